//! The options of the sheets of an event.

use clap::Args as ClapArgs;

use super::EventSheetArgs;

/// The options of `sheets`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct SheetsArgs {
    /// Kinds of sheets, as in pairings,cards: entrants, schedule,
    /// pairings, cards, slips, crosstable, matches, places [default: all;
    /// matches for teams only; with --round, those that have rounds]
    #[arg(
        long,
        value_name = "KINDS",
        value_delimiter = ',',
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub only: Vec<String>,

    /// One round, by its place in the order of play
    #[arg(long, value_name = "N", allow_negative_numbers = true, help_heading = "What is printed")]
    pub round: Option<String>,

    /// Begin a page with each round of the pairings
    #[arg(long, help_heading = "What is printed")]
    pub round_a_page: bool,

    /// How many slips share a page [default: as many as suit]
    #[arg(
        long,
        value_name = "1|2|4|6|8",
        allow_negative_numbers = true,
        help_heading = "What is printed"
    )]
    pub slips_per_page: Option<String>,

    /// How many cards of entrants share a page [default: as many as suit]
    #[arg(
        long,
        value_name = "1|2|4|6|8",
        allow_negative_numbers = true,
        help_heading = "What is printed"
    )]
    pub cards_per_page: Option<String>,

    /// Game: xiangqi, draughts, renju, go or chess [default: what the file
    /// says]
    #[arg(
        short,
        long,
        value_name = "GAME",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub game: Option<String>,

    /// Exchange first and second in every pairing of the table; order and
    /// boards stay, and the sheets say so
    #[arg(long, verbatim_doc_comment, help_heading = "What is printed")]
    pub exchange_sides: bool,

    /// How the largest number is marked where it stands in column one of
    /// the table. A ring cannot be drawn in txt [default: what the file
    /// says; else ring in zh-Hant, with brackets for txt; brackets in
    /// zh-Hans; plain in ru and en]
    #[arg(
        long,
        value_name = "ring|brackets|plain",
        verbatim_doc_comment,
        help_heading = "How it is written"
    )]
    pub mark: Option<String>,

    /// What stands between the two numbers of a pairing: 1 to 3
    /// characters, no digits [default: what the file says; else － in
    /// zh-Hant, : in ru, - in zh-Hans and en]
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "How it is written"
    )]
    pub separator: Option<String>,

    /// File to write, or - for standard output; or a folder, given as DIR/
    /// or there already, for a file of each kind. What exists is replaced
    /// once everything new is complete [default: a name such as
    /// EVENT-sheets.pdf in the current folder, which is printed on
    /// standard output]
    #[arg(
        short,
        long,
        value_name = "FILE|DIR/",
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
