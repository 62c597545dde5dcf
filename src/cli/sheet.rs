//! The options of sheets of tables.

use clap::Args as ClapArgs;

use super::{MediumArgs, PaperArgs, WritingArgs};

/// The options of `appendix` and `table`.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct SheetArgs {
    /// Game that the sheet is for: xiangqi, draughts, renju, go or chess.
    /// Give it again for a sheet for several games [default: xiangqi in
    /// Chinese, draughts in Russian, chess in English; see --locale]
    #[arg(
        short,
        long = "game",
        value_name = "GAME",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub games: Vec<String>,

    /// Language of the sheet: zh-Hant, zh-Hans, ru or en. Give it again to
    /// set the sheet once more in another language [default: from LC_ALL,
    /// LC_MESSAGES or LANG; where they name none of these, zh-Hans for
    /// xiangqi and go, ru for draughts and renju, en for chess; and where
    /// there is no --game either, zh-Hans and xiangqi]
    #[arg(
        short,
        long = "locale",
        value_name = "LOCALE",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub locales: Vec<String>,

    /// Whether players or teams meet [default: players]
    #[arg(long, value_name = "players|teams", help_heading = "What is printed")]
    pub entrants: Option<String>,

    /// How many times everybody meets everybody. In cycle two first and
    /// second are exchanged [default: 1]
    #[arg(
        long,
        value_name = "1|2",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub cycles: Option<String>,

    /// Exchange the last two rounds of cycle one, so that nobody in an
    /// even field has the same side three times running where the cycles
    /// meet. Needs --cycles 2
    #[arg(long, verbatim_doc_comment, help_heading = "What is printed")]
    pub swap_last_rounds: bool,

    /// Order in which the rounds of one table are played, as in 3,1,2:
    /// every round of every cycle, once [default: the order of the table]
    #[arg(
        long,
        value_name = "LIST",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub rounds: Option<String>,

    /// What decides who has which side: the table, or a draw before each
    /// game. By lot, the table only says who meets whom
    /// [default: by-table]
    #[arg(
        long,
        value_name = "by-table|by-lot",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub sides: Option<String>,

    /// Add a table of who begins on each of K boards of a team match, K
    /// from 1 to 100. Needs --entrants teams
    #[arg(
        long,
        value_name = "K",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub boards: Option<String>,

    /// Add a table of who begins in each of K games of a match, K from 1
    /// to 20
    #[arg(
        long,
        value_name = "K",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub games_per_match: Option<String>,

    /// Title in place of the usual one
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, help_heading = "What is printed")]
    pub title: Option<String>,

    /// Leave out the instructions for use
    #[arg(long, help_heading = "What is printed")]
    pub no_instructions: bool,

    /// How numbers and pairings are written.
    #[command(flatten)]
    pub writing: WritingArgs,

    /// The page.
    #[command(flatten)]
    pub page: PaperArgs,

    /// File to write, or - for standard output. An existing file is
    /// replaced once the new one is complete [default: a name such as
    /// appendix-xiangqi-zh-Hans-3-20.pdf in the current folder, which is
    /// printed on standard output]
    #[arg(
        short,
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Output"
    )]
    pub output: Option<String>,

    /// Format: pdf, png, html, txt, csv or json. Several pages of png
    /// become NAME-1.png, NAME-2.png … [default: by the ending of FILE;
    /// without one, pdf]
    #[arg(short, long, value_name = "FORMAT", verbatim_doc_comment, help_heading = "Output")]
    pub format: Option<String>,

    /// What the format needs to know.
    #[command(flatten)]
    pub medium: MediumArgs,

    /// Begin csv with a byte order mark, for spreadsheets that need one
    #[arg(long, help_heading = "Output")]
    pub csv_bom: bool,

    /// What separates the fields of csv [default: ,]
    #[arg(long, value_name = ",|;|tab", allow_hyphen_values = true, help_heading = "Output")]
    pub csv_delimiter: Option<String>,
}
