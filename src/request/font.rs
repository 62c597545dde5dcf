//! The fonts of the user: which files, and which face of each.

use std::path::PathBuf;

use super::number::is_digits;
use super::{Format, MAX_FONTS, RequestError};
use crate::cli::MediumArgs;

/// The option.
const FONT: &str = "--font";

/// The largest number of a face that can be asked for.
const LAST_FACE: u32 = 65_535;

/// A face in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FontFile {
    /// The file.
    pub path: PathBuf,
    /// The number of the face in it, from 0.
    pub index: u32,
}

/// The fonts, in the order in which they are given.
pub(super) fn fonts(args: &MediumArgs, format: Format) -> Result<Vec<FontFile>, RequestError> {
    let count = args.fonts.len();
    if count > 0 && !matches!(format, Format::Pdf | Format::Png) {
        return Err(RequestError::FontsOfFormat { format });
    }
    if count > MAX_FONTS {
        return Err(RequestError::TooManyFonts { count });
    }
    args.fonts.iter().map(|typed| font(typed)).collect()
}

/// What stands behind the last `#` is the number of a face, if it is one.
fn font(typed: &str) -> Result<FontFile, RequestError> {
    let numbered = typed.rsplit_once('#').filter(|(_, number)| is_digits(number));
    let (path, number) = numbered.unwrap_or((typed, "0"));
    if path.is_empty() {
        return Err(RequestError::NoFont);
    }
    match number.parse() {
        Ok(index) if index <= LAST_FACE => Ok(FontFile { path: path.into(), index }),
        _ => {
            let (value, range) = (number.to_owned(), 0..=LAST_FACE);
            Err(RequestError::OutOfRange { option: FONT, value, range })
        }
    }
}
