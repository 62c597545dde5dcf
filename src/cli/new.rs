//! The options of a new file of an event.

use clap::Args as ClapArgs;

/// The options of `new`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct NewArgs {
    /// File to begin, or - for standard output. A file that is there
    /// already is left alone
    #[arg(value_name = "EVENT", verbatim_doc_comment)]
    pub event: String,

    /// What the event is called
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, help_heading = "What it says")]
    pub title: Option<String>,

    /// Where it is held
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, help_heading = "What it says")]
    pub place: Option<String>,

    /// Game: xiangqi, draughts, renju, go or chess [default: xiangqi in
    /// Chinese, draughts in Russian, chess in English; see --locale]
    #[arg(short, long, value_name = "GAME", verbatim_doc_comment, help_heading = "What it says")]
    pub game: Option<String>,

    /// Language of the file's comments and of the sheets: zh-Hant,
    /// zh-Hans, ru or en [default: from LC_ALL, LC_MESSAGES or LANG; where
    /// they name none of these, that of the game; else zh-Hans]
    #[arg(short, long, value_name = "LOCALE", verbatim_doc_comment, help_heading = "What it says")]
    pub locale: Option<String>,

    /// Whether players or teams meet [default: players]
    #[arg(long, value_name = "players|teams", help_heading = "What it says")]
    pub entrants: Option<String>,

    /// Number of boards of a match of teams, from 1 to 100. Needs
    /// --entrants teams
    #[arg(
        long,
        value_name = "K",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "What it says"
    )]
    pub boards: Option<String>,

    /// How many times everybody meets everybody [default: 1]
    #[arg(long, value_name = "1|2", allow_negative_numbers = true, help_heading = "What it says")]
    pub cycles: Option<String>,

    /// Number of games of a match, from 1 to 20 [default: 1]
    #[arg(long, value_name = "K", allow_negative_numbers = true, help_heading = "What it says")]
    pub games_per_match: Option<String>,

    /// List of the entrants as a file in CSV, named as the event's file is
    /// to name it: beside it, or by a path from there
    #[arg(
        long = "from",
        value_name = "CSV",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "What it says"
    )]
    pub from: Option<String>,
}
