//! Faces: which there are, which of them draws a character, how far it advances, and the
//! part of a face that a document needs.

mod face;
mod fallback;
mod subset;

pub use face::{Bounds, Face, GlyphId};
pub use fallback::Uncovered;
pub use subset::{Subset, SubsetError, subset};
