//! Writes the pages as a PDF 1.7 file: black text from embedded subsets, rules and rings,
//! a contents pane, and the document's structure, so that the file keeps PDF/A-2a and
//! PDF/UA-1. The same pages give the same bytes.
//!
//! printpdf writes the fonts and the content of the pages; the file round them is put
//! together here, because printpdf leaves its language, identity and version to chance and
//! knows no structure.

mod container;
mod cores;
mod date;
mod error;
mod file;
mod fonts;
mod icc;
mod metadata;
mod outline;
mod page;
mod tags;
mod text;
mod xmp;

pub use date::Date;
pub use error::PdfError;

use crate::display::DisplayList;
use crate::document::Volume;
use crate::font::FontSet;

/// How a file is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Whether the file has the structure of the volume. With it the file keeps PDF/A-2a
    /// (ISO 19005-2) and PDF/UA-1 (ISO 14289-1), without it PDF/A-2u: very large tables are
    /// a fraction of the size without.
    pub tags: bool,
    /// When the file says that it was made; it says nothing where there is no date.
    pub date: Option<Date>,
}

impl Default for Options {
    fn default() -> Self {
        Self { tags: true, date: None }
    }
}

/// The pages as a PDF file. `display` is how `volume` was laid out.
///
/// # Errors
///
/// When there is no page, or a face cannot be subset or lacks a glyph that a page shows, or
/// the pages show a node that the volume lacks.
pub fn write(
    display: &DisplayList,
    volume: &Volume,
    fonts: &FontSet,
    options: &Options,
) -> Result<Vec<u8>, PdfError> {
    if display.pages.is_empty() {
        return Err(PdfError::NoPages);
    }
    let structure = options.tags.then(|| tags::Structure::of(volume.documents()));
    let embedded = fonts::Fonts::collect(display, fonts, options.tags)?;
    let contents = page::contents(display, &embedded, structure.as_ref())?;
    let mut languages = vec![display.language];
    for document in volume.documents() {
        if !languages.contains(&document.language) {
            languages.push(document.language);
        }
    }
    file::save(display, &embedded, contents, structure.as_ref(), &languages, options.date)
}
