//! The options that all sheets of an event have.

use clap::Args as ClapArgs;

use super::{EventFileArgs, MediumArgs, PaperArgs};

/// The options of `sheets` and `lots`.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct EventSheetArgs {
    /// The file of the event.
    #[command(flatten)]
    pub file: EventFileArgs,

    /// Language of the sheets: zh-Hant, zh-Hans, ru or en [default: what
    /// the file says]
    #[arg(
        short,
        long,
        value_name = "LOCALE",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub locale: Option<String>,

    /// What becomes of a character that no face draws: refuse the sheets,
    /// put a mark (〓) in its place, or drop it [default: refuse]
    #[arg(
        long,
        value_name = "refuse|mark|drop",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub missing_characters: Option<String>,

    /// Form of digits: half-width (1, 10), full-width (１, １０) or
    /// full-below-ten (１, 10) [default: what the file says; else
    /// full-below-ten in zh-Hant, half-width elsewhere]
    #[arg(long, value_name = "FORM", verbatim_doc_comment, help_heading = "How it is written")]
    pub digits: Option<String>,

    /// The page.
    #[command(flatten)]
    pub page: PaperArgs,

    /// What the format needs to know.
    #[command(flatten)]
    pub medium: MediumArgs,
}
