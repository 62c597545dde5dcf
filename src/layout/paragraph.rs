//! Paragraphs: pieces and white to lines, all lines of a paragraph weighed together.

use super::LayoutError;
use super::breaks::{Cut, Item, cut};
pub(crate) use super::choose::Align;
use super::choose::{Totals, choose};
use super::line::{Line, RingAt, ring_radius};
use super::shape::{Type, width};
use crate::document::Text;
use crate::units::Length;

/// The lines of `text` in `face`, none wider than `measure`.
pub(crate) fn set(
    text: &Text,
    face: &Type<'_>,
    measure: Length,
    align: Align,
) -> Result<Vec<Line>, LayoutError> {
    let mut cut = cut(text, face, align == Align::Justified)?;
    if cut.items.is_empty() {
        return Ok(Vec::new());
    }
    let ends = match choose(&cut, measure, align, face.size) {
        Some(ends) => ends,
        None => {
            split_pieces(&mut cut, measure);
            choose(&cut, measure, align, face.size).ok_or_else(|| LayoutError::TooNarrow {
                what: text.to_plain(),
                needed: face.size * 2,
                available: measure,
            })?
        }
    };
    let mut lines = Vec::with_capacity(ends.len());
    let mut start = 0;
    for (index, end) in ends.iter().enumerate() {
        let last = index + 1 == ends.len();
        let stretch_to = (align == Align::Justified && !last).then_some(measure);
        lines.push(line(&cut, start, *end, measure, stretch_to, face));
        start = end + 1;
    }
    Ok(lines)
}

/// The lines of `text`, none wider than `measure` and no word parted: they end at spaces and
/// after hyphens, and between Han characters if `han` says so. None where a word is wider.
pub(crate) fn set_words(
    text: &Text,
    face: &Type<'_>,
    measure: Length,
    han: bool,
) -> Result<Option<Vec<Line>>, LayoutError> {
    let mut cut = cut(text, face, false)?;
    if !han {
        keep_words(&mut cut);
    }
    if cut.items.is_empty() {
        return Ok(Some(Vec::new()));
    }
    let Some(ends) = choose(&cut, measure, Align::Centred, face.size) else { return Ok(None) };
    let mut start = 0;
    let lines = ends.into_iter().map(|end| {
        let line = line(&cut, start, end, measure, None, face);
        start = end + 1;
        line
    });
    Ok(Some(lines.collect()))
}

/// Lets no line end between two Han characters.
fn keep_words(cut: &mut Cut) {
    let is_han = |glyph: usize| matches!(cut.glyphs[glyph].character, '\u{2e80}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3ffff}');
    for at in 1..cut.items.len().saturating_sub(1) {
        let (before, after) = match (&cut.items[at - 1], &cut.items[at + 1]) {
            (Item::Piece { glyphs: before, .. }, Item::Piece { glyphs: after, .. }) => {
                (before.end.saturating_sub(1), after.start)
            }
            _ => continue,
        };
        let inside = is_han(before) && is_han(after);
        if let Item::White { space: None, breaks, .. } = &mut cut.items[at] {
            *breaks &= !inside;
        }
    }
}

/// The width of `text` on one line.
pub(crate) fn natural_width(text: &Text, face: &Type<'_>) -> Result<Length, LayoutError> {
    let cut = cut(text, face, false)?;
    let all = Totals::over(&cut);
    Ok(all.last().copied().unwrap_or_default().width)
}

/// The width of the widest part of `text` that no line end may part, hyphens excepted.
pub(crate) fn widest_piece(text: &Text, face: &Type<'_>) -> Result<Length, LayoutError> {
    let cut = cut(text, face, false)?;
    let (mut widest, mut width) = (Length::ZERO, Length::ZERO);
    for item in &cut.items {
        match item {
            Item::Piece { width: piece, .. } => width += *piece,
            Item::White { breaks: true, .. } | Item::Hyphen { .. } => width = Length::ZERO,
            Item::White { width: white, .. } => width += *white,
        }
        widest = widest.max(width);
    }
    Ok(widest)
}

/// Lets a line end anywhere: the last resort for a word that is wider than the measure.
fn split_pieces(cut: &mut Cut, measure: Length) {
    let mut items = Vec::with_capacity(cut.items.len());
    let seam = || Item::White {
        width: Length::ZERO,
        stretch: Length::ZERO,
        shrink: Length::ZERO,
        space: None,
        breaks: true,
    };
    for item in cut.items.drain(..) {
        match item {
            Item::Piece { ref glyphs, width: wide, ring: false, .. }
                if wide > measure && glyphs.len() > 1 =>
            {
                for index in glyphs.clone() {
                    if index > glyphs.start {
                        items.push(seam());
                    }
                    items.push(Item::Piece {
                        glyphs: index..index + 1,
                        width: cut.glyphs[index].advance,
                        lead: Length::ZERO,
                        ring: false,
                    });
                }
            }
            Item::White { width, stretch, shrink, space, .. } => {
                items.push(Item::White { width, stretch, shrink, space, breaks: true });
            }
            other => items.push(other),
        }
    }
    cut.items = items;
}

/// The line of the items from `start` to before `end`, set to `stretch_to` or, where that is
/// too much for it, as it comes.
fn line(
    cut: &Cut,
    start: usize,
    end: usize,
    measure: Length,
    stretch_to: Option<Length>,
    face: &Type<'_>,
) -> Line {
    let items = &cut.items[start..end];
    let hyphen = match cut.items.get(end) {
        Some(Item::Hyphen { glyph }) => Some(cut.glyphs[*glyph]),
        _ => None,
    };
    let (mut natural, mut stretch, mut shrink) = (Length::ZERO, Length::ZERO, Length::ZERO);
    for item in items {
        match item {
            Item::Piece { width, .. } => natural += *width,
            Item::White { width, stretch: grow, shrink: give, .. } => {
                natural += *width;
                stretch += *grow;
                shrink += *give;
            }
            Item::Hyphen { .. } => {}
        }
    }
    natural += hyphen.map_or(Length::ZERO, |glyph| glyph.advance);
    let target = stretch_to.unwrap_or(natural.min(measure));
    let mut white = Shares::new(target - natural, stretch, shrink);
    let mut line = Line::default();
    let mut x = Length::ZERO;
    for item in items {
        match item {
            Item::Piece { glyphs, width: wide, lead, ring } => {
                place(&mut line, cut, glyphs.clone(), x - *lead);
                x += *wide;
                if let Some(last) = line.placed.last_mut() {
                    last.extent = if *ring { last.extent } else { x - last.x };
                }
                if *ring {
                    let glyphs = &cut.glyphs[glyphs.clone()];
                    let height = face.digit_height(glyphs[0].face);
                    line.rings.push(RingAt {
                        x: x - *wide / 2,
                        rise: height / 2,
                        radius: ring_radius(width(glyphs), height, face.size),
                    });
                }
                line.width = x;
            }
            Item::White { width, stretch, shrink, space, .. } => {
                if let Some(space) = space {
                    line.push(cut.glyphs[*space], x);
                }
                x += *width + white.next(*stretch, *shrink);
                line.width = x;
            }
            Item::Hyphen { .. } => {}
        }
    }
    if let Some(hyphen) = hyphen {
        line.push(hyphen, x);
    }
    line
}

fn place(line: &mut Line, cut: &Cut, glyphs: std::ops::Range<usize>, mut x: Length) {
    for glyph in &cut.glyphs[glyphs] {
        line.push(*glyph, x);
        x += glyph.advance;
    }
}

/// Shares out what a line has too much or too little of over its white, so that the shares
/// add up exactly.
struct Shares {
    difference: Length,
    room: Length,
    seen: Length,
    given: Length,
    grows: bool,
}

impl Shares {
    fn new(difference: Length, stretch: Length, shrink: Length) -> Self {
        let grows = difference >= Length::ZERO;
        let room = if grows { stretch } else { shrink };
        Self { difference, room, seen: Length::ZERO, given: Length::ZERO, grows }
    }

    fn next(&mut self, stretch: Length, shrink: Length) -> Length {
        if self.room == Length::ZERO {
            return Length::ZERO;
        }
        self.seen += if self.grows { stretch } else { shrink };
        let due = self.difference.scaled(self.seen.to_milli(), self.room.to_milli());
        let share = due - self.given;
        self.given = due;
        share
    }
}
