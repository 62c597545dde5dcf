//! One opened face: which glyph draws a character and how large it is. Every number is in
//! font units; scaling to a type size is the caller's.

use std::borrow::Cow;
use std::fmt;

use self_cell::self_cell;
use ttf_parser::{Tag, name_id};

/// The tables of glyphs that are pictures in colour.
const PICTURES: [&[u8; 4]; 4] = [b"CBDT", b"COLR", b"SVG ", b"sbix"];

/// The space that fills a square.
const IDEOGRAPHIC_SPACE: char = '\u{3000}';

/// The most characters of a PostScript name (OpenType, `name`, name 6).
const LONGEST_NAME: usize = 63;

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

/// What is read from the bytes of a font.
type Tables<'a> = ttf_parser::Face<'a>;

self_cell! {
    /// The bytes of a font, and what is read from them.
    struct Opened {
        owner: Cow<'static, [u8]>,
        #[covariant]
        dependent: Tables,
    }
}

/// A face that is open for reading.
pub struct Face {
    opened: Opened,
    index: u32,
    name: String,
    cap_height: i16,
    /// Whether glyphs may be pictures in colour, so that one without an outline is not blank.
    coloured: bool,
    /// The glyph and the advance of each ASCII character: most of what large tables hold.
    ascii: [Option<(GlyphId, u16)>; 128],
}

impl Face {
    /// Opens face `index` of a font file or collection. Whether it is fit for print is not
    /// asked: see [`Face::of_user`].
    ///
    /// # Errors
    ///
    /// When the bytes are no OpenType font, or there is no such face.
    pub fn open(data: impl Into<Cow<'static, [u8]>>, index: u32) -> Result<Self, FaceError> {
        let opened = Opened::try_new(data.into(), |data| Tables::parse(data, index))
            .map_err(|reason| FaceError::Unreadable { index, reason })?;
        let tables = opened.borrow_dependent();
        let name = post_script_name(tables);
        let pictures = PICTURES.map(|tag| tables.raw_face().table(Tag::from_bytes(tag)));
        let coloured = pictures.iter().any(Option::is_some);
        let ascii = [None; 128];
        let mut face = Self { opened, index, name, cap_height: 0, coloured, ascii };
        for code in 0_u8..128 {
            let character = char::from(code);
            face.ascii[usize::from(code)] = look_up(face.tables(), character)
                .filter(|&glyph| character == ' ' || !face.is_picture(glyph))
                .map(|glyph| (glyph, face.advance(glyph)));
        }
        face.cap_height = face
            .tables()
            .capital_height()
            .or_else(|| Some(face.bounds(face.glyph('H')?)?.y_max))
            .unwrap_or_else(|| face.ascent());
        Ok(face)
    }

    fn tables(&self) -> &Tables<'_> {
        self.opened.borrow_dependent()
    }

    /// Its PostScript name, of letters and digits of ASCII and the signs `-`, `_` and `.`
    /// only: what else there is in it is left out, and where nothing is left, the name of the
    /// font or `Nameless` stands for it.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The font units in an em, at least 16.
    pub fn units_per_em(&self) -> u16 {
        self.tables().units_per_em()
    }

    /// From the baseline up to the top of the line, in font units.
    pub fn ascent(&self) -> i16 {
        self.tables().ascender()
    }

    /// From the baseline to the foot of the line, in font units; below the baseline is
    /// negative.
    pub fn descent(&self) -> i16 {
        self.tables().descender()
    }

    /// The height of a capital letter, in font units.
    pub fn cap_height(&self) -> i16 {
        self.cap_height
    }

    /// The weight of its strokes, 400 for regular and 700 for bold.
    pub fn weight(&self) -> u16 {
        self.tables().weight().to_number()
    }

    /// The box that holds every glyph.
    pub fn bbox(&self) -> Bounds {
        self.tables().global_bounding_box().into()
    }

    /// Whether its outlines are in the CFF format, with cubic curves.
    pub fn is_cff(&self) -> bool {
        let tables = self.tables().raw_face();
        let has = |tag| tables.table(Tag::from_bytes(tag)).is_some();
        has(b"CFF ") && !has(b"glyf")
    }

    /// How many glyphs it has.
    pub fn glyph_count(&self) -> u16 {
        self.tables().number_of_glyphs()
    }

    /// The glyph that draws `character`, if the face has one. A picture in colour is none,
    /// and neither is a space of another width in a face that has no plain one.
    pub fn glyph(&self, character: char) -> Option<GlyphId> {
        match self.ascii.get(character as usize) {
            Some(entry) => entry.map(|(glyph, _)| glyph),
            None => look_up(self.tables(), character).filter(|&glyph| {
                if character.is_whitespace() && character != IDEOGRAPHIC_SPACE {
                    self.ascii[usize::from(b' ')].is_some()
                } else {
                    !self.is_picture(glyph)
                }
            }),
        }
    }

    /// Whether `glyph` has no outline in a face in which that may mean a picture in colour.
    fn is_picture(&self, glyph: GlyphId) -> bool {
        self.coloured && self.bounds(glyph).is_none()
    }

    /// The glyph that draws `character` and its advance, if the face has one.
    pub fn glyph_and_advance(&self, character: char) -> Option<(GlyphId, u16)> {
        match self.ascii.get(character as usize) {
            Some(entry) => *entry,
            None => self.glyph(character).map(|glyph| (glyph, self.advance(glyph))),
        }
    }

    /// How far `glyph` advances, in font units; 0 for a glyph that the face does not have.
    pub fn advance(&self, glyph: GlyphId) -> u16 {
        self.tables().glyph_hor_advance(ttf_parser::GlyphId(glyph.0)).unwrap_or(0)
    }

    /// The box that the outline of `glyph` fills; none for a blank.
    pub fn bounds(&self, glyph: GlyphId) -> Option<Bounds> {
        self.tables().glyph_bounding_box(ttf_parser::GlyphId(glyph.0)).map(Bounds::from)
    }

    /// The bytes of the font file or collection.
    pub fn data(&self) -> &[u8] {
        self.opened.borrow_owner()
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

fn look_up(tables: &Tables<'_>, character: char) -> Option<GlyphId> {
    let glyph = tables.glyph_index(character)?;
    (glyph.0 != 0).then_some(GlyphId(glyph.0))
}

/// The name by which a PDF file calls the face.
fn post_script_name(tables: &Tables<'_>) -> String {
    let read = |name: ttf_parser::name::Name<'_>| {
        // `to_string` knows only names in Unicode.
        let name = name.to_string().unwrap_or_else(|| String::from_utf8_lossy(name.name).into());
        let sign = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let name: String = name.chars().filter(sign).take(LONGEST_NAME).collect();
        (!name.is_empty()).then_some(name)
    };
    let kinds = [name_id::POST_SCRIPT_NAME, name_id::FULL_NAME, name_id::FAMILY];
    let mut names = kinds
        .into_iter()
        .flat_map(|kind| tables.names().into_iter().filter(move |n| n.name_id == kind));
    names.find_map(read).unwrap_or_else(|| "Nameless".to_owned())
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
}

impl fmt::Display for FaceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable { index, reason } => write!(f, "face {index}: {reason}"),
        }
    }
}

impl std::error::Error for FaceError {}
