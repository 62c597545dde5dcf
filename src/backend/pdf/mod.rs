//! Writes the pages as a PDF 1.7 file: black text from embedded subsets, rules and rings,
//! a contents pane, the language and the title. The same pages give the same bytes.
//!
//! printpdf writes the fonts and the content of the pages; the file round them is put
//! together here, because printpdf leaves its language, identity and version to chance.

mod error;
mod file;
mod fonts;
mod metadata;
mod outline;
mod page;
mod text;

pub use error::PdfError;

use crate::display::DisplayList;
use crate::font::FontSet;

/// The pages as a PDF file.
///
/// # Errors
///
/// When there is no page, or a face cannot be subset or lacks a glyph that a page shows.
pub fn write(display: &DisplayList, fonts: &FontSet) -> Result<Vec<u8>, PdfError> {
    if display.pages.is_empty() {
        return Err(PdfError::NoPages);
    }
    let embedded = fonts::Fonts::collect(display, fonts)?;
    let contents = page::contents(display, &embedded)?;
    file::save(display, &embedded, contents)
}
