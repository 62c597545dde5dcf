//! Text to glyphs: which face draws each character, and how far it advances.

use std::collections::BTreeMap;

use super::LayoutError;
use crate::font::{Chinese, FaceId, FontSet, GlyphId, Style as FontStyle};
use crate::locale::{Digits, Locale, Notation};
use crate::units::Length;

/// A character with the glyph that draws it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shaped {
    pub face: FaceId,
    pub id: GlyphId,
    pub character: char,
    /// The face's own advance at the size that was asked for, or that of the widest digit
    /// where digits are set to one width.
    pub advance: Length,
    /// The white before it, where it is narrower than its advance.
    pub lead: Length,
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
                Some(Shaped { face: face_id, id, character, advance, lead: Length::ZERO })
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
    /// The face of half-width digits, where they are to match full-width ones beside them.
    digits: Option<FaceId>,
    sorts: BTreeMap<char, Shaped>,
}

impl<'f> TypeCase<'f> {
    /// A case for `notation`: where digits of both widths stand side by side, both are the
    /// Chinese face's, and the half-width ones, which it has in several widths, are set to
    /// that of the widest.
    pub(crate) fn of(face: Type<'f>, notation: &Notation) -> Self {
        let chinese = Chinese::of(face.locale).filter(|_| notation.digits == Digits::FullBelowTen);
        let digits = chinese.map(|chinese| {
            let core = FaceId::core(face.style, chinese);
            if face.fonts.face(core).glyph('0').is_some() { core } else { core.whole() }
        });
        Self { face, digits, sorts: BTreeMap::new() }
    }

    /// Adds the glyphs of `text` to `line`. Each character is shaped by itself, which holds
    /// for digits, brackets and separators.
    pub(crate) fn set(&mut self, text: &str, line: &mut Vec<Shaped>) -> Result<(), LayoutError> {
        for character in text.chars() {
            let shaped = match self.sorts.get(&character) {
                Some(shaped) => *shaped,
                None => {
                    let Some(shaped) = self.sort(character)? else { continue };
                    self.sorts.insert(character, shaped);
                    shaped
                }
            };
            line.push(shaped);
        }
        Ok(())
    }

    fn sort(&self, character: char) -> Result<Option<Shaped>, LayoutError> {
        if let (Some(id), true) = (self.digits, character.is_ascii_digit()) {
            let face = self.face.fonts.face(id);
            let scaled = |units: u16| self.face.size.advance(i64::from(units), face.units_per_em());
            let advance = |digit| face.glyph_and_advance(digit).map_or(0, |(_, advance)| advance);
            if let Some((glyph, own)) = face.glyph_and_advance(character) {
                let widest = ('0'..='9').map(advance).max().unwrap_or(own);
                let (advance, lead) = (scaled(widest), scaled(widest - own) / 2);
                return Ok(Some(Shaped { face: id, id: glyph, character, advance, lead }));
            }
        }
        Ok(self.face.shape(character.encode_utf8(&mut [0; 4]))?.first().copied())
    }

    /// The width of `text`.
    pub(crate) fn width(&mut self, text: &str) -> Result<Length, LayoutError> {
        let mut line = Vec::new();
        self.set(text, &mut line)?;
        Ok(width(&line))
    }
}
