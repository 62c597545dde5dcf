//! Why a document could not be laid out.

use std::fmt;

use crate::font::Uncovered;
use crate::units::Length;

/// Why a document could not be laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// A character that no face draws.
    Uncovered {
        /// The character and the faces that were tried.
        uncovered: Uncovered,
        /// The text that it stands in.
        text: String,
    },
    /// Something is wider than the text, even in the smallest type.
    TooNarrow {
        /// What it is: the caption of a table, the words of a paragraph.
        what: String,
        /// The width that it needs.
        needed: Length,
        /// The width that there is.
        available: Length,
    },
    /// Something is higher than a page, even in the smallest type.
    TooLow {
        /// What it is.
        what: String,
        /// The height that it needs.
        needed: Length,
        /// The height that there is.
        available: Length,
    },
    /// The margins leave no room for text.
    NoRoom {
        /// The width between the margins.
        width: Length,
        /// The height between the margins.
        height: Length,
    },
}

impl LayoutError {
    /// Whether smaller type may help.
    pub(crate) const fn is_for_want_of_room(&self) -> bool {
        matches!(self, Self::TooNarrow { .. } | Self::TooLow { .. })
    }
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uncovered { uncovered, text } => write!(f, "`{text}`: {uncovered}"),
            Self::TooNarrow { what, needed, available } => write!(
                f,
                "`{what}` needs a width of {} mm and the page has {} mm between its margins",
                needed.to_mm() + 1,
                available.to_mm()
            ),
            Self::TooLow { what, needed, available } => write!(
                f,
                "`{what}` needs a height of {} mm and the page has {} mm between its margins",
                needed.to_mm() + 1,
                available.to_mm()
            ),
            Self::NoRoom { width, height } => write!(
                f,
                "the margins leave {} x {} mm for text, which is too little",
                width.to_mm(),
                height.to_mm()
            ),
        }
    }
}

impl std::error::Error for LayoutError {}
