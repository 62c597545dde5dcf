//! Faces: which there are, which of them draws a character, how far it advances, and the
//! part of a face that a document needs.

mod face;
mod fallback;
mod id;
mod script;
mod set;
mod subset;
mod unhinted;
mod user;

pub use face::{Bounds, Face, FaceError, GlyphId};
pub use fallback::{Lack, Uncovered};
pub use id::{Chinese, FaceId, Region, Style};
pub use set::FontSet;
pub use subset::{Subset, SubsetError, subset, with_cmap};
pub use user::{Forbidden, UserFaceError};
