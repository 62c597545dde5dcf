//! Options for how numbers and pairings are written.

use clap::Args as ClapArgs;

/// How numbers and pairings are written.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct WritingArgs {
    /// How the largest number is marked where it stands in column one of
    /// the table. A ring cannot be drawn in txt, csv and json [default:
    /// ring in zh-Hant, with brackets for those formats; brackets in
    /// zh-Hans; plain in ru and en]
    #[arg(
        long,
        value_name = "ring|brackets|plain",
        verbatim_doc_comment,
        help_heading = "How it is written"
    )]
    pub mark: Option<String>,

    /// What stands between the two numbers of a pairing: 1 to 3
    /// characters, no digits [default: － in zh-Hant, : in ru, - in
    /// zh-Hans and en]
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "How it is written"
    )]
    pub separator: Option<String>,

    /// Form of digits: half-width (1, 10), full-width (１, １０) or
    /// full-below-ten (１, 10) [default: full-below-ten in zh-Hant,
    /// half-width elsewhere]
    #[arg(long, value_name = "FORM", verbatim_doc_comment, help_heading = "How it is written")]
    pub digits: Option<String>,
}
