//! The file of an event, how it is read, and the options of a check.

use clap::Args as ClapArgs;

/// The options of `check`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct CheckArgs {
    /// The file of the event.
    #[command(flatten)]
    pub file: EventFileArgs,
}

/// The file of an event, and how it is read.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct EventFileArgs {
    /// File of the event, as `roundsheet new` begins one
    #[arg(value_name = "EVENT")]
    pub event: String,

    /// Encoding of its list of entrants, where that is a file in CSV:
    /// utf-8, gb18030, big5, windows-1251 … [default: utf-8, or what a
    /// mark at the beginning says]
    #[arg(long, value_name = "NAME", verbatim_doc_comment, help_heading = "How it is read")]
    pub encoding: Option<String>,

    /// What separates the fields of that list [default: what its first
    /// line has]
    #[arg(
        long,
        value_name = ",|;|tab",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "How it is read"
    )]
    pub delimiter: Option<String>,
}
