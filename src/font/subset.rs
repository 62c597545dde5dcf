//! The part of a face that a document needs, as a font of its own.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use subsetter::GlyphRemapper;
use write_fonts::FontBuilder;
use write_fonts::read::FontRef;
use write_fonts::tables::cmap::Cmap;
use write_fonts::types::GlyphId as NewGlyphId;

use super::unhinted::unhinted;
use super::{Face, GlyphId};

/// The part of a face that a document needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subset {
    /// The font: CFF with its glyphs numbered in order, or `glyf` without hints. It has no
    /// map from characters to glyphs.
    pub data: Vec<u8>,
    /// For each glyph of the face, its number in the subset.
    pub glyphs: BTreeMap<GlyphId, u16>,
}

/// Takes the given glyphs out of a face. Glyph 0 comes along always, and so do the parts
/// of glyphs that are put together from others. The new numbers follow the old order, so
/// that the same glyphs give the same bytes.
///
/// # Errors
///
/// When the face cannot be read or taken apart, or lacks one of the glyphs.
pub fn subset(face: &Face, glyphs: &BTreeSet<GlyphId>) -> Result<Subset, SubsetError> {
    if let Some(&glyph) = glyphs.iter().find(|glyph| glyph.0 >= face.glyph_count()) {
        return Err(SubsetError::NoSuchGlyph { face: face.name().to_owned(), glyph });
    }
    let mut remapper = GlyphRemapper::new();
    let map = glyphs.iter().map(|&glyph| (glyph, remapper.remap(glyph.0))).collect();
    let data = subsetter::subset(face.data(), face.index(), &remapper)
        .map_err(|reason| SubsetError::Taking { face: face.name().to_owned(), reason })?;
    let data = if face.is_cff() {
        data
    } else {
        unhinted(&data).map_err(|reason| SubsetError::Rebuilding {
            face: face.name().to_owned(),
            reason: reason.to_string(),
        })?
    };
    Ok(Subset { data, glyphs: map })
}

/// The subset as a font that opens by itself: with a map from the given characters to the
/// face's glyphs. Glyphs that the subset does not have are left out.
///
/// # Errors
///
/// When a character is given two glyphs, or the subset cannot be read.
pub fn with_cmap(
    subset: &Subset,
    characters: impl IntoIterator<Item = (char, GlyphId)>,
) -> Result<Vec<u8>, SubsetError> {
    let failed = |reason: &dyn fmt::Display| SubsetError::Rebuilding {
        face: "subset".to_owned(),
        reason: reason.to_string(),
    };
    let mappings = characters.into_iter().filter_map(|(character, glyph)| {
        let new = subset.glyphs.get(&glyph)?;
        Some((character, NewGlyphId::new(u32::from(*new))))
    });
    let cmap = Cmap::from_mappings(mappings).map_err(|reason| failed(&reason))?;
    let font = FontRef::new(&subset.data).map_err(|reason| failed(&reason))?;
    let mut builder = FontBuilder::new();
    builder.add_table(&cmap).map_err(|reason| failed(&reason))?;
    Ok(builder.copy_missing_tables(font).build())
}

/// Why a subset cannot be made. None of these is the user's fault with a bundled face.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SubsetError {
    /// The face has no glyph of this number.
    NoSuchGlyph {
        /// The PostScript name of the face.
        face: String,
        /// The number.
        glyph: GlyphId,
    },
    /// The face cannot be taken apart.
    Taking {
        /// The PostScript name of the face.
        face: String,
        /// What is wrong with it.
        reason: subsetter::Error,
    },
    /// The part cannot be put together as a font.
    Rebuilding {
        /// The PostScript name of the face.
        face: String,
        /// What is wrong with it.
        reason: String,
    },
}

impl fmt::Display for SubsetError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSuchGlyph { face, glyph } => write!(f, "{face}: no glyph {}", glyph.0),
            Self::Taking { face, reason } => {
                write!(f, "{face}: cannot take glyphs out: {reason}")
            }
            Self::Rebuilding { face, reason } => {
                write!(f, "{face}: cannot put the part together: {reason}")
            }
        }
    }
}

impl std::error::Error for SubsetError {}
