//! The options of an appendix.

use clap::Args as ClapArgs;

use super::SheetArgs;

/// The options of `appendix`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct AppendixArgs {
    /// Numbers of entrants that have a table: a number or a range from 2
    /// to 2000, as in 8 or 7-12. One table serves an even number and the
    /// odd number below it [default: 3-20]
    #[arg(
        long,
        value_name = "SIZES",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub players: Option<String>,

    /// Number of the appendix. The language's word for an appendix stands
    /// before digits, written in its numerals (2 in Chinese: 附录二), and
    /// before one word such as B. A text with a space (Annex B), or in
    /// Chinese with 附, stands as it is [default: none]
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub number: Option<String>,

    /// Leave out the method by which larger tables are made
    #[arg(long, help_heading = "What is printed")]
    pub no_method: bool,

    /// The options of every sheet.
    #[command(flatten)]
    pub sheet: SheetArgs,
}
