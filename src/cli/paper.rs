//! Options for the page: paper, margins, what a press needs.

use clap::Args as ClapArgs;

/// Paper, margins, and what a press needs to know.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct PaperArgs {
    /// Paper for pdf and png: A3, A4, A5, B5 (ISO, 176 × 250 mm), Letter
    /// or Legal [default: A4]
    #[arg(long, value_name = "PAPER", verbatim_doc_comment, help_heading = "Paper")]
    pub paper: Option<String>,

    /// Hold the paper sideways. Without it, schedule and crosstable of an
    /// event are held as suits them, and all else is held upright
    #[arg(long, verbatim_doc_comment, help_heading = "Paper")]
    pub landscape: bool,

    /// Margins in mm, cm, in or pt: one for all edges (15mm), two for top
    /// and bottom, left and right (20mm,12.5mm), or four for top, right,
    /// bottom, left [default: 20mm, on A5 and B5 15mm; for cards that are
    /// cut apart 10mm]
    #[arg(
        long,
        value_name = "LIST",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Paper"
    )]
    pub margins: Option<String>,

    /// Number of the first page, from 1 to 9999, where the sheet becomes
    /// part of a book [default: 1]
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "Paper"
    )]
    pub first_page: Option<String>,

    /// Exchange the left and right margins on pages with even numbers: the
    /// left margin is then the inner one of a bound book
    #[arg(long, verbatim_doc_comment, help_heading = "Paper")]
    pub mirror: bool,

    /// White round the page that is cut off, up to 20mm, as in 3mm
    /// [default: none]
    #[arg(
        long,
        value_name = "LENGTH",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Paper"
    )]
    pub bleed: Option<String>,

    /// Draw marks where the page is cut
    #[arg(long, help_heading = "Paper")]
    pub crop_marks: bool,
}
