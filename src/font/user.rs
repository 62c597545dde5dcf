//! Which fonts that a user brings can be printed with, and why others cannot.

use std::collections::BTreeSet;
use std::error::Error;
use std::fmt;

use ttf_parser::{FaceParsingError, Permissions, RawFace, Tag, fonts_in_collection};
use write_fonts::read::{FontRef, TableProvider};
use write_fonts::types::Tag as AxisTag;

use super::{Face, FaceError};

/// Other tables that glyphs are kept in, each of which makes no outline to print with.
const OTHER_GLYPHS: [&[u8; 4]; 7] = [b"CBDT", b"sbix", b"COLR", b"SVG ", b"EBDT", b"bdat", b"CFF2"];

/// The units that an em has (OpenType, `head`).
const UNITS_PER_EM: std::ops::RangeInclusive<u16> = 16..=16_384;

impl Face {
    /// Opens face `index` of a font file or collection that a user brings: static, with
    /// outlines in `glyf` or `CFF`, advances and a map from Unicode, and free to be embedded in
    /// part.
    ///
    /// # Errors
    ///
    /// When it is none of these.
    pub fn of_user(data: Vec<u8>, index: u32) -> Result<Self, UserFaceError> {
        let count = fonts_in_collection(&data).unwrap_or(1);
        let raw = RawFace::parse(&data, index).map_err(|reason| match reason {
            FaceParsingError::FaceIndexOutOfBounds => UserFaceError::NoSuchFace { index, count },
            FaceParsingError::UnknownMagic => UserFaceError::NotFont,
            reason => UserFaceError::Broken { reason },
        })?;
        if index >= count {
            return Err(UserFaceError::NoSuchFace { index, count });
        }
        check_tables(&raw)?;
        if raw.table(Tag::from_bytes(b"fvar")).is_some() {
            return Err(UserFaceError::Variable { weight: default_weight(&data, index) });
        }
        let tables = ttf_parser::Face::parse(&data, index)
            .map_err(|reason| UserFaceError::Broken { reason })?;
        check_embedding(&tables)?;
        check_glyphs(&tables)?;
        Self::open(data, index).map_err(|error| match error {
            FaceError::Unreadable { reason, .. } => UserFaceError::Broken { reason },
        })
    }
}

/// Refuses a font whose tables cannot be printed with.
fn check_tables(raw: &RawFace<'_>) -> Result<(), UserFaceError> {
    let head = raw.table(Tag::from_bytes(b"head")).unwrap_or_default();
    if let Some(&[high, low]) = head.get(18..20) {
        let units = u16::from_be_bytes([high, low]);
        if !UNITS_PER_EM.contains(&units) {
            return Err(UserFaceError::UnitsPerEm { units });
        }
    }
    if raw.table(Tag::from_bytes(b"name")).is_some_and(|names| !are_whole(names)) {
        return Err(UserFaceError::BrokenNames);
    }
    let has = |tag| raw.table(Tag::from_bytes(tag)).is_some();
    if has(b"glyf") || has(b"CFF ") || has(b"fvar") { Ok(()) } else { Err(no_outlines(raw)) }
}

/// Whether every Unicode name in the table lies within it, and the names are not too long to
/// be written again: a subset takes them along.
fn are_whole(names: &[u8]) -> bool {
    let word = |at: usize| Some(u16::from_be_bytes([*names.get(at)?, *names.get(at + 1)?]));
    let (Some(count), Some(storage)) = (word(2), word(4)) else { return false };
    let room = names.len().saturating_sub(usize::from(storage)).min(usize::from(u16::MAX));
    let mut strings = BTreeSet::new();
    for record in (0..usize::from(count)).map(|number| 6 + 12 * number) {
        let (Some(platform), Some(length), Some(offset)) =
            (word(record), word(record + 8), word(record + 10))
        else {
            return false;
        };
        if matches!(platform, 0 | 3) {
            if usize::from(offset) + usize::from(length) > room {
                return false;
            }
            strings.insert((offset, length));
        }
    }
    let length: usize = strings.iter().map(|&(_, length)| usize::from(length)).sum();
    length <= usize::from(u16::MAX)
}

/// The refusal of a font without outlines, with what it has instead.
fn no_outlines(raw: &RawFace<'_>) -> UserFaceError {
    let has = |tag: &&&[u8; 4]| raw.table(Tag::from_bytes(tag)).is_some();
    let instead = OTHER_GLYPHS.iter().find(has);
    UserFaceError::NoOutlines { instead: instead.and_then(|tag| std::str::from_utf8(*tag).ok()) }
}

/// Refuses a font that must not be embedded in part (OpenType, `OS/2`, `fsType`). A font that
/// says nothing of it may be.
fn check_embedding(tables: &ttf_parser::Face<'_>) -> Result<(), UserFaceError> {
    if tables.tables().os2.is_none() {
        return Ok(());
    }
    let forbidden = if tables.permissions() == Some(Permissions::Restricted) {
        Forbidden::Embedding
    } else if !tables.is_subsetting_allowed() {
        Forbidden::Part
    } else if !tables.is_outline_embedding_allowed() {
        Forbidden::Outlines
    } else {
        return Ok(());
    };
    Err(UserFaceError::Forbidden(forbidden))
}

/// Refuses a font that draws nothing.
fn check_glyphs(tables: &ttf_parser::Face<'_>) -> Result<(), UserFaceError> {
    if tables.tables().hmtx.is_none() {
        return Err(UserFaceError::NoAdvances);
    }
    let mut mapped = ('!'..=char::MAX)
        .filter_map(|character| tables.glyph_index(character))
        .filter(|glyph| glyph.0 != 0)
        .peekable();
    if mapped.peek().is_none() {
        return Err(UserFaceError::NoCharacters);
    }
    match mapped.find_map(|glyph| tables.glyph_bounding_box(glyph)) {
        Some(_) => Ok(()),
        None => Err(no_outlines(tables.raw_face())),
    }
}

/// The weight of a variable font where none is chosen, if it can be chosen.
fn default_weight(data: &[u8], index: u32) -> Option<i32> {
    let font = FontRef::from_index(data, index).ok()?;
    let axes = font.fvar().ok()?.axes().ok()?;
    let axis = axes.iter().find(|axis| axis.axis_tag() == AxisTag::new(b"wght"))?;
    Some(axis.default_value().to_i32())
}

/// What the maker of a font forbids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// To embed it.
    Embedding,
    /// To embed a part of it.
    Part,
    /// To embed its outlines.
    Outlines,
}

/// Why a font that a user brings cannot be printed with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UserFaceError {
    /// The bytes are no font, or one in another format.
    NotFont,
    /// The file has fewer faces.
    NoSuchFace {
        /// The face that was asked for, from 0.
        index: u32,
        /// How many faces the file has.
        count: u32,
    },
    /// A table that every font has is missing or cannot be read.
    Broken {
        /// Which.
        reason: FaceParsingError,
    },
    /// Its table of names cannot be read.
    BrokenNames,
    /// Its em has a number of units that no em has.
    UnitsPerEm {
        /// The number.
        units: u16,
    },
    /// Its weight or another property is still to be chosen.
    Variable {
        /// The weight that it has where none is chosen, if weight is among what is to be
        /// chosen: 400 is regular.
        weight: Option<i32>,
    },
    /// It has no outlines that can be embedded.
    NoOutlines {
        /// The table that its glyphs are kept in.
        instead: Option<&'static str>,
    },
    /// It does not say how far its glyphs advance.
    NoAdvances,
    /// It does not say which Unicode characters its glyphs draw.
    NoCharacters,
    /// Its maker forbids what every PDF file does.
    Forbidden(Forbidden),
}

impl UserFaceError {
    /// What would put it right.
    pub fn hint(&self) -> String {
        match self {
            Self::NotFont => "give a TrueType or OpenType file: .ttf, .otf, .ttc, .otc".to_owned(),
            Self::NoSuchFace { count: 0 | 1, .. } => "leave out the `#` and the number".to_owned(),
            Self::NoSuchFace { count, .. } => {
                format!("give a number from 0 to {} after the `#`", count - 1)
            }
            Self::Variable { .. } => {
                "give a static file, such as the one for the regular weight".to_owned()
            }
            Self::Broken { .. } | Self::BrokenNames | Self::UnitsPerEm { .. } => {
                "give another copy of it".to_owned()
            }
            Self::NoOutlines { .. } | Self::NoAdvances | Self::NoCharacters => {
                "give a font with outlines for Unicode characters".to_owned()
            }
            Self::Forbidden(_) => "give a font that may be embedded".to_owned(),
        }
    }
}

impl fmt::Display for UserFaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotFont => f.write_str("not a TrueType or OpenType font"),
            Self::NoSuchFace { index, count: 0 | 1 } => {
                write!(f, "there is no face {index}, only face 0")
            }
            Self::NoSuchFace { index, count } => {
                write!(f, "there is no face {index}: the {count} faces count from 0")
            }
            Self::Broken { reason } => write!(f, "a broken font: {reason}"),
            Self::BrokenNames => f.write_str("a broken font: a name is not in the table name"),
            Self::UnitsPerEm { units } => {
                let (least, most) = (UNITS_PER_EM.start(), UNITS_PER_EM.end());
                write!(f, "a broken font: its em has {units} units and not {least} to {most}")
            }
            Self::Variable { weight: Some(weight) } => {
                write!(f, "a variable font, whose default weight is {weight}")
            }
            Self::Variable { weight: None } => f.write_str("a variable font"),
            Self::NoOutlines { instead: Some(table) } => {
                write!(f, "no outlines in the tables glyf or CFF: it has {}", table.trim_end())
            }
            Self::NoOutlines { instead: None } => {
                f.write_str("no outlines in the tables glyf or CFF")
            }
            Self::NoAdvances => f.write_str("a broken font: no advances in the table hmtx"),
            Self::NoCharacters => f.write_str("no Unicode character leads to a glyph of it"),
            Self::Forbidden(Forbidden::Embedding) => {
                f.write_str("its maker forbids to embed it (fsType: restricted licence)")
            }
            Self::Forbidden(Forbidden::Part) => {
                f.write_str("its maker forbids to embed a part of it (fsType: no subsetting)")
            }
            Self::Forbidden(Forbidden::Outlines) => {
                f.write_str("its maker forbids to embed its outlines (fsType: bitmaps only)")
            }
        }
    }
}

impl Error for UserFaceError {}
