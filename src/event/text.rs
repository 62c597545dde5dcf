//! Texts of an event's files: names, places, titles.

use std::fmt;

use crate::clean::{self, Refused};

/// The most characters that a text of an event has.
pub const MAX_TEXT: usize = 500;

/// What is in the place of a text that is refused, so that it is not missed besides.
pub(super) const REFUSED: &str = "?";

/// Why a text cannot stand on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TextFault {
    /// A character of it cannot.
    Refused(Refused),
    /// It is longer than any name or title.
    Long(usize),
}

/// `typed` as one line in the form that sheets print; it may be empty.
///
/// # Errors
///
/// A character would not be seen, or there are more than 500.
pub(super) fn line(typed: &str) -> Result<String, TextFault> {
    let text = clean::line(typed).map_err(TextFault::Refused)?;
    let count = text.chars().count();
    if count > MAX_TEXT { Err(TextFault::Long(count)) } else { Ok(text) }
}

impl TextFault {
    /// What would put it right.
    pub(super) fn hint(&self) -> String {
        match self {
            Self::Refused(refused) => refused.hint(),
            Self::Long(_) => "shorten it".to_owned(),
        }
    }
}

impl fmt::Display for TextFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused(refused) => refused.fmt(f),
            Self::Long(count) => write!(f, "{count} characters are more than {MAX_TEXT}"),
        }
    }
}
