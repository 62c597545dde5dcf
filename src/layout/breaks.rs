//! Where a line may end: text cut into pieces with the white between them.
//!
//! Chinese: no closing mark at the start of a line and no opening mark at its end; a
//! quarter em between Han and Latin or digits; full-width marks keep half an em of white
//! that goes where two marks meet or a line ends. Russian and English: words are hyphenated,
//! short words and dashes stay with their neighbour. White is movement, never a character.

use std::ops::Range;

use super::LayoutError;
use super::line::ring_radius;
use super::marks::{Class, class};
use super::shape::{Shaped, Type, width};
use crate::document::{SpanKind, Text};
use crate::locale::{allowed_breaks, syllable_starts};
use crate::units::Length;

/// Text cut into pieces and white, in turn.
pub(crate) struct Cut {
    /// Every glyph of the text.
    pub glyphs: Vec<Shaped>,
    /// Pieces, and between any two of them at most one white or hyphen.
    pub items: Vec<Item>,
}

/// A part of a line.
#[derive(Clone, Debug)]
pub(crate) enum Item {
    /// Glyphs that stay together.
    Piece {
        glyphs: Range<usize>,
        width: Length,
        /// How far the glyphs are moved left: the white half of an opening mark.
        lead: Length,
        ring: bool,
    },
    /// White that may grow and shrink.
    White {
        width: Length,
        stretch: Length,
        shrink: Length,
        /// The space that is drawn in it, if there is one in the text.
        space: Option<usize>,
        /// Whether a line may end here; the white is then dropped.
        breaks: bool,
    },
    /// A line may end here with a hyphen.
    Hyphen { glyph: usize },
}

/// Cuts `text`, set in `face`, for lines that are `hyphenated` or not.
pub(crate) fn cut(text: &Text, face: &Type<'_>, hyphenated: bool) -> Result<Cut, LayoutError> {
    let mut glyphs = Vec::new();
    let mut ringed = Vec::new();
    for span in &text.spans {
        let face = Type { locale: span.language.unwrap_or(face.locale), ..*face };
        let start = glyphs.len();
        glyphs.extend(face.shape(&span.string)?);
        if span.kind == SpanKind::Ringed {
            ringed.push(start..glyphs.len());
        }
    }
    let characters: Vec<char> = glyphs.iter().map(|glyph| glyph.character).collect();
    let hyphen = glyphs.len();
    let mut allowed = allowed_breaks(&characters, face.locale);
    let mut syllables = if hyphenated {
        glyphs.extend(face.shape("-")?);
        syllable_starts(&characters, face.locale)
    } else {
        vec![false; characters.len()]
    };
    // The last word is not parted, nor set on a line of its own after a dash.
    if let Some(space) = characters.iter().rposition(|character| *character == ' ') {
        syllables[space..].fill(false);
        if let (true, Some(allowed)) =
            (characters[..space].ends_with(&['—']), allowed.get_mut(space + 1))
        {
            *allowed = false;
        }
    }
    let cutter = Cutter {
        face,
        glyphs: &glyphs[..hyphen],
        classes: glyphs[..hyphen].iter().map(|glyph| class(glyph, face.locale)).collect(),
        allowed,
        syllables,
        ringed,
        hyphen,
    };
    let items = cutter.items();
    Ok(Cut { glyphs, items })
}

struct Cutter<'c> {
    face: &'c Type<'c>,
    glyphs: &'c [Shaped],
    classes: Vec<Class>,
    /// Whether a line may end before the glyph with this index.
    allowed: Vec<bool>,
    /// Whether a word may be hyphenated before the glyph with this index.
    syllables: Vec<bool>,
    ringed: Vec<Range<usize>>,
    /// The index of the hyphen's glyph.
    hyphen: usize,
}

impl Cutter<'_> {
    fn items(&self) -> Vec<Item> {
        let mut items = Vec::new();
        let mut at = 0;
        while at < self.glyphs.len() {
            if matches!(self.classes[at], Class::Space | Class::NoBreakSpace) {
                self.space(at, &mut items);
                at += 1;
                continue;
            }
            if matches!(items.last(), Some(Item::Piece { .. })) {
                items.push(self.between(at - 1, at));
            }
            let (range, ring) = self.piece_at(at);
            at = range.end;
            items.push(self.piece(range, ring));
        }
        items
    }

    /// The glyphs from `start` that stay together, and whether a ring is drawn round them.
    fn piece_at(&self, start: usize) -> (Range<usize>, bool) {
        if let Some(ringed) = self.ringed.iter().find(|range| range.start == start) {
            return (ringed.clone(), true);
        }
        let western = |at: usize| matches!(self.classes[at], Class::Word | Class::Western);
        let mut end = start + 1;
        if western(start) {
            while end < self.glyphs.len()
                && western(end)
                && !self.allowed[end]
                && !self.syllables[end]
                && !self.ringed.iter().any(|range| range.start == end)
            {
                end += 1;
            }
        }
        (start..end, false)
    }

    fn piece(&self, glyphs: Range<usize>, ring: bool) -> Item {
        let whole = width(&self.glyphs[glyphs.clone()]);
        if ring {
            let height = self.face.digit_height(self.glyphs[glyphs.start].face);
            let radius = ring_radius(whole, height, self.face.size);
            let width = radius * 2 + self.face.size / 5;
            return Item::Piece { glyphs, width, lead: (whole - width) / 2, ring };
        }
        let half = whole / 2;
        let (width, lead) = match self.classes[glyphs.start] {
            Class::Opening => (whole - half, half),
            Class::Closing => (whole - half, Length::ZERO),
            _ => (whole, Length::ZERO),
        };
        Item::Piece { glyphs, width, lead, ring }
    }

    /// A space of the text; several in a row count as one.
    fn space(&self, at: usize, items: &mut Vec<Item>) {
        let breaks = self.classes[at] == Class::Space && self.allowed.get(at + 1) == Some(&true);
        let width = self.glyphs[at].advance;
        if let Some(Item::White { breaks: also, .. }) = items.last_mut() {
            *also &= breaks;
            return;
        }
        items.push(Item::White {
            width,
            stretch: width / 2,
            shrink: width / 3,
            space: Some(at),
            breaks,
        });
    }

    /// What stands between two glyphs that no space divides.
    fn between(&self, left: usize, right: usize) -> Item {
        use Class::{Closing, Han, Middle, Opening, Word};
        let em = self.face.size;
        let breaks = self.allowed[right];
        if self.syllables[right] && !breaks {
            return Item::Hyphen { glyph: self.hyphen };
        }
        let (width, stretch, shrink) = match (self.classes[left], self.classes[right]) {
            (Closing, Closing) | (Opening, Opening) => (Length::ZERO, Length::ZERO, Length::ZERO),
            (Closing, _) | (_, Opening) => (em / 2, em / 8, em / 4),
            (Han, Word) | (Word, Han) => (em / 4, em / 8, em / 8),
            (Han | Middle, Han | Middle) if breaks => (Length::ZERO, em / 8, Length::ZERO),
            _ => (Length::ZERO, Length::ZERO, Length::ZERO),
        };
        Item::White { width, stretch, shrink, space: None, breaks }
    }
}
