//! One opened face: which glyph draws a character and how large it is. Every number is in
//! font units; scaling to a type size is the caller's.

use std::fmt;

/// The number of a glyph in its face. 0 is the box for a missing character and is never
/// given out for one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GlyphId(pub u16);

/// The box that a glyph's outline fills, in font units, `y` growing upwards from the
/// baseline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Bounds {
    /// The left edge, from the glyph's origin.
    pub x_min: i16,
    /// The lower edge, from the baseline.
    pub y_min: i16,
    /// The right edge, from the glyph's origin.
    pub x_max: i16,
    /// The upper edge, from the baseline.
    pub y_max: i16,
}

impl From<ttf_parser::Rect> for Bounds {
    fn from(rect: ttf_parser::Rect) -> Self {
        Self { x_min: rect.x_min, y_min: rect.y_min, x_max: rect.x_max, y_max: rect.y_max }
    }
}

/// A face that is open for reading.
pub struct Face {
    data: &'static [u8],
    index: u32,
    tables: ttf_parser::Face<'static>,
    name: String,
    cap_height: i16,
    /// The glyph and the advance of each ASCII character: most of what large tables hold.
    ascii: [Option<(GlyphId, u16)>; 128],
}

impl Face {
    /// Opens face `index` of a font file or collection.
    ///
    /// # Errors
    ///
    /// When the bytes are no OpenType font, there is no such face, or it has no PostScript
    /// name.
    pub fn open(data: &'static [u8], index: u32) -> Result<Self, FaceError> {
        let tables = ttf_parser::Face::parse(data, index)
            .map_err(|reason| FaceError::Unreadable { index, reason })?;
        let name = tables
            .names()
            .into_iter()
            .filter(|name| name.name_id == ttf_parser::name_id::POST_SCRIPT_NAME)
            .find_map(|name| name.to_string())
            .ok_or(FaceError::Nameless { index })?;
        let mut face = Self { data, index, tables, name, cap_height: 0, ascii: [None; 128] };
        for (code, entry) in (0_u8..).zip(&mut face.ascii) {
            *entry = look_up(&face.tables, char::from(code))
                .map(|glyph| (glyph, advance(&face.tables, glyph)));
        }
        face.cap_height = face
            .tables
            .capital_height()
            .or_else(|| Some(face.bounds(face.glyph('H')?)?.y_max))
            .unwrap_or_else(|| face.ascent());
        Ok(face)
    }

    /// Its PostScript name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The font units in an em, at least 16.
    pub fn units_per_em(&self) -> u16 {
        self.tables.units_per_em()
    }

    /// From the baseline up to the top of the line, in font units.
    pub fn ascent(&self) -> i16 {
        self.tables.ascender()
    }

    /// From the baseline to the foot of the line, in font units; below the baseline is
    /// negative.
    pub fn descent(&self) -> i16 {
        self.tables.descender()
    }

    /// The height of a capital letter, in font units.
    pub fn cap_height(&self) -> i16 {
        self.cap_height
    }

    /// The weight of its strokes, 400 for regular and 700 for bold.
    pub fn weight(&self) -> u16 {
        self.tables.weight().to_number()
    }

    /// The box that holds every glyph.
    pub fn bbox(&self) -> Bounds {
        self.tables.global_bounding_box().into()
    }

    /// Whether its outlines are in the CFF format, with cubic curves.
    pub fn is_cff(&self) -> bool {
        self.tables.tables().cff.is_some()
    }

    /// How many glyphs it has.
    pub fn glyph_count(&self) -> u16 {
        self.tables.number_of_glyphs()
    }

    /// The glyph that draws `character`, if the face has one.
    pub fn glyph(&self, character: char) -> Option<GlyphId> {
        match self.ascii.get(character as usize) {
            Some(entry) => entry.map(|(glyph, _)| glyph),
            None => look_up(&self.tables, character),
        }
    }

    /// The glyph that draws `character` and its advance, if the face has one.
    pub fn glyph_and_advance(&self, character: char) -> Option<(GlyphId, u16)> {
        match self.ascii.get(character as usize) {
            Some(entry) => *entry,
            None => look_up(&self.tables, character).map(|glyph| (glyph, self.advance(glyph))),
        }
    }

    /// How far `glyph` advances, in font units; 0 for a glyph that the face does not have.
    pub fn advance(&self, glyph: GlyphId) -> u16 {
        advance(&self.tables, glyph)
    }

    /// The box that the outline of `glyph` fills; none for a blank.
    pub fn bounds(&self, glyph: GlyphId) -> Option<Bounds> {
        self.tables.glyph_bounding_box(ttf_parser::GlyphId(glyph.0)).map(Bounds::from)
    }

    /// The bytes of the font file or collection.
    pub fn data(&self) -> &[u8] {
        self.data
    }

    /// Which face of the collection it is, from 0.
    pub fn index(&self) -> u32 {
        self.index
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Face").field("name", &self.name).field("index", &self.index).finish()
    }
}

fn look_up(tables: &ttf_parser::Face<'_>, character: char) -> Option<GlyphId> {
    let glyph = tables.glyph_index(character)?;
    (glyph.0 != 0).then_some(GlyphId(glyph.0))
}

fn advance(tables: &ttf_parser::Face<'_>, glyph: GlyphId) -> u16 {
    tables.glyph_hor_advance(ttf_parser::GlyphId(glyph.0)).unwrap_or(0)
}

/// Why a face cannot be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FaceError {
    /// The bytes are no OpenType font, or the collection has no such face.
    Unreadable {
        /// The face that was asked for, from 0.
        index: u32,
        /// What is wrong with it.
        reason: ttf_parser::FaceParsingError,
    },
    /// The face has no PostScript name, so that a PDF cannot name it.
    Nameless {
        /// The face that was asked for, from 0.
        index: u32,
    },
}

impl fmt::Display for FaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { index, reason } => write!(f, "face {index}: {reason}"),
            Self::Nameless { index } => write!(f, "face {index}: no PostScript name"),
        }
    }
}

impl std::error::Error for FaceError {}
