//! Options for what the formats need to know.

use clap::Args as ClapArgs;

/// What the formats of pages need to know.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct MediumArgs {
    /// Font with characters that the bundled faces lack, for pdf and png: a
    /// TrueType or OpenType file; FILE#N is face N of a collection, from 0.
    /// Give it again for more: they are asked in this order
    #[arg(
        long = "font",
        value_name = "FILE",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Output"
    )]
    pub fonts: Vec<String>,

    /// Dots per inch of png, from 36 to 1200 [default: 150]
    #[arg(long, value_name = "DPI", allow_negative_numbers = true, help_heading = "Output")]
    pub resolution: Option<String>,

    /// Leave the structure of the text out of pdf, which then keeps
    /// PDF/A-2u in place of PDF/A-2a and PDF/UA-1. Tables of hundreds of
    /// entrants become much smaller
    #[arg(long, verbatim_doc_comment, help_heading = "Output")]
    pub no_tags: bool,

    /// Date in the properties of pdf, as in 2026-11-29 or
    /// 2026-11-29T18:00:00Z [default: SOURCE_DATE_EPOCH, or none]
    #[arg(
        long,
        value_name = "DATE",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Output"
    )]
    pub date: Option<String>,

    /// Open the file, or the first of several, with the program that the
    /// system has for it
    #[arg(long, verbatim_doc_comment, help_heading = "Output")]
    pub open: bool,
}
