//! Text to glyphs: which face draws each character, and how far it advances.

use std::collections::BTreeMap;

use super::LayoutError;
use crate::font::{FaceId, FontSet, GlyphId, Style as FontStyle};
use crate::locale::Locale;
use crate::units::Length;

/// A character with the glyph that draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shaped {
    pub face: FaceId,
    pub id: GlyphId,
    pub character: char,
    /// The face's own advance at the size that was asked for.
    pub advance: Length,
}

/// What a character is drawn with: everything that shaping depends on but the text.
#[derive(Clone, Copy)]
pub(crate) struct Type<'f> {
    pub fonts: &'f FontSet,
    pub style: FontStyle,
    pub size: Length,
    pub locale: Locale,
}

impl Type<'_> {
    /// The glyphs of `text`, in order.
    pub(crate) fn shape(&self, text: &str) -> Result<Vec<Shaped>, LayoutError> {
        let stretches = self
            .fonts
            .itemize(text, self.style, self.locale)
            .map_err(|uncovered| LayoutError::Uncovered { uncovered, text: text.to_owned() })?;
        let mut glyphs = Vec::with_capacity(text.len());
        for (face_id, stretch) in stretches {
            let face = self.fonts.face(face_id);
            glyphs.extend(stretch.chars().filter_map(|character| {
                let id = face.glyph(character)?;
                let advance = self.size.advance(i64::from(face.advance(id)), face.units_per_em());
                Some(Shaped { face: face_id, id, character, advance })
            }));
        }
        Ok(glyphs)
    }

    /// The height of a digit above the baseline.
    pub(crate) fn digit_height(&self, face: FaceId) -> Length {
        let face = self.fonts.face(face);
        self.size.advance(i64::from(face.cap_height()), face.units_per_em())
    }
}

/// The sum of the advances.
pub(crate) fn width(glyphs: &[Shaped]) -> Length {
    glyphs.iter().map(|glyph| glyph.advance).sum()
}

/// The characters of numbers and pairings, shaped once.
pub(crate) struct TypeCase<'f> {
    face: Type<'f>,
    sorts: BTreeMap<char, Shaped>,
}

impl<'f> TypeCase<'f> {
    pub(crate) fn new(face: Type<'f>) -> Self {
        Self { face, sorts: BTreeMap::new() }
    }

    /// Adds the glyphs of `text` to `line`. Each character is shaped by itself, which holds
    /// for digits, brackets and separators.
    pub(crate) fn set(&mut self, text: &str, line: &mut Vec<Shaped>) -> Result<(), LayoutError> {
        for character in text.chars() {
            let shaped = match self.sorts.get(&character) {
                Some(shaped) => *shaped,
                None => {
                    let shaped = self.face.shape(character.encode_utf8(&mut [0; 4]))?;
                    let Some(shaped) = shaped.first().copied() else { continue };
                    self.sorts.insert(character, shaped);
                    shaped
                }
            };
            line.push(shaped);
        }
        Ok(())
    }

    /// The width of `text`.
    pub(crate) fn width(&mut self, text: &str) -> Result<Length, LayoutError> {
        let mut line = Vec::new();
        self.set(text, &mut line)?;
        Ok(width(&line))
    }
}
