//! The options of the drawing of lots.

use clap::Args as ClapArgs;

use super::EventSheetArgs;

/// The options of `lots`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct LotsArgs {
    /// Draw the lots by program: write the numbers and the seed into the
    /// event's file and its list, and make the record of the draw. Without
    /// it, print slips with numbers to be drawn by hand
    #[arg(long, verbatim_doc_comment, help_heading = "The draw")]
    pub draw: bool,

    /// Seed of the draw: the same seed gives the same numbers. Needs
    /// --draw [default: a new one, which is printed]
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "The draw"
    )]
    pub seed: Option<String>,

    /// Draw again where numbers are there already. Needs --draw
    #[arg(long, help_heading = "The draw")]
    pub redraw: bool,

    /// File to write, or - for standard output. An existing file is
    /// replaced once everything new is complete [default: EVENT-lots.pdf
    /// for the record, EVENT-lot-slips.pdf for slips, in the current
    /// folder; its name is printed on standard output]
    #[arg(
        short,
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Output"
    )]
    pub output: Option<String>,

    /// Format: pdf, png, html or txt. Several pages of png become
    /// NAME-1.png, NAME-2.png … [default: by the ending of FILE; without
    /// one, pdf]
    #[arg(short, long, value_name = "FORMAT", verbatim_doc_comment, help_heading = "Output")]
    pub format: Option<String>,

    /// The options of every sheet of an event.
    #[command(flatten)]
    pub event: EventSheetArgs,
}
