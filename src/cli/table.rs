//! The options of one table.

use clap::Args as ClapArgs;

use super::SheetArgs;

/// The options of `table`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct TableArgs {
    /// Number of entrants, from 2 to 2000
    #[arg(value_name = "N", allow_negative_numbers = true)]
    pub players: String,

    /// Exchange first and second in every pairing of the table; order and
    /// boards stay, and the sheet says so
    #[arg(long, verbatim_doc_comment, help_heading = "What is printed")]
    pub exchange_sides: bool,

    /// The options of every sheet.
    #[command(flatten)]
    pub sheet: SheetArgs,
}
