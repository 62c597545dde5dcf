//! Faces: which there are, which of them draws a character, how far it advances, and the
//! part of a face that a document needs.

mod face;
mod fallback;
mod id;
mod script;
mod set;
mod subset;
mod unhinted;

pub use face::{Bounds, Face, FaceError, GlyphId};
pub use fallback::Uncovered;
pub use id::{Chinese, FaceId, Region, Style};
pub use set::FontSet;
pub use subset::{Subset, SubsetError, subset, with_cmap};
