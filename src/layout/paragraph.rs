//! Paragraphs: pieces and white to lines, all lines of a paragraph weighed together.

use super::LayoutError;
use super::breaks::{Cut, Item, cut};
use super::line::{Line, RingAt, ring_radius};
use super::shape::{Type, width};
use crate::document::Text;
use crate::units::Length;

/// How the ends of lines stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Align {
    /// Both ends in line; words are hyphenated.
    Justified,
    /// The left ends in line.
    Left,
    /// The middles in line.
    Centred,
}

/// What a hyphen at the end of a line costs.
const HYPHEN: i64 = 70;

/// What a second line in a row that ends with a hyphen costs besides.
const SECOND_HYPHEN: i64 = 6_000;

/// What a last line of a letter or two, or of the rest of a word, costs.
const WIDOW: i64 = 12_000;

/// What a last line of nothing but the short rest of a word costs: as much as a very loose
/// line before it.
const STUB: i64 = 800_000;

/// What a last line of a word or two costs.
const SHORT_LAST: i64 = 2_000;

/// A line is never so loose that it costs more than this.
const LOOSEST: i64 = 20_000;

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
    let ends = match choose(&cut.items, &cut, measure, align, face.size) {
        Some(ends) => ends,
        None => {
            split_pieces(&mut cut, measure);
            choose(&cut.items, &cut, measure, align, face.size).ok_or_else(|| {
                LayoutError::TooNarrow {
                    what: text.to_plain(),
                    needed: face.size * 2,
                    available: measure,
                }
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

/// Sums over the items before a place.
#[derive(Clone, Copy, Default)]
struct Totals {
    width: Length,
    stretch: Length,
    shrink: Length,
}

impl Totals {
    fn over(cut: &Cut) -> Vec<Self> {
        let mut sums = Vec::with_capacity(cut.items.len() + 1);
        let mut sum = Self::default();
        sums.push(sum);
        for item in &cut.items {
            match item {
                Item::Piece { width, .. } => sum.width += *width,
                Item::White { width, stretch, shrink, .. } => {
                    sum.width += *width;
                    sum.stretch += *stretch;
                    sum.shrink += *shrink;
                }
                Item::Hyphen { .. } => {}
            }
            sums.push(sum);
        }
        sums
    }
}

/// The best way found to end a line at an item.
#[derive(Clone, Copy)]
struct Best {
    cost: i64,
    /// The item that ends the line before.
    previous: Option<usize>,
}

/// The items at which the lines end, the last being one past the end; `None` where no way
/// fits.
fn choose(
    items: &[Item],
    cut: &Cut,
    measure: Length,
    align: Align,
    em: Length,
) -> Option<Vec<usize>> {
    let sums = Totals::over(cut);
    let may_end = |index: usize| match items.get(index) {
        None | Some(Item::Hyphen { .. }) => true,
        Some(Item::White { breaks, .. }) => *breaks,
        Some(Item::Piece { .. }) => false,
    };
    let is_hyphen = |index: usize| matches!(items.get(index), Some(Item::Hyphen { .. }));
    let mut best: Vec<Option<Best>> = vec![None; items.len() + 1];
    for end in (0..=items.len()).filter(|index| may_end(*index)) {
        let hyphen = match items.get(end) {
            Some(Item::Hyphen { glyph }) => cut.glyphs[*glyph].advance,
            _ => Length::ZERO,
        };
        for start in (0..=end).rev() {
            let (cost_before, previous) = match start.checked_sub(1) {
                None => (0, None),
                Some(before) => match best[before] {
                    Some(best) if may_end(before) => (best.cost, Some(before)),
                    _ => continue,
                },
            };
            if start == end {
                continue;
            }
            let natural = sums[end].width - sums[start].width + hyphen;
            let shrink = sums[end].shrink - sums[start].shrink;
            if natural - shrink > measure {
                break;
            }
            let stretch = sums[end].stretch - sums[start].stretch;
            let last = end == items.len();
            let mut cost = cost_of(natural, stretch, shrink, measure, align, last);
            if is_hyphen(end) {
                cost += HYPHEN * HYPHEN;
                if previous.is_some_and(is_hyphen) {
                    cost += SECOND_HYPHEN;
                }
            }
            if last && previous.is_some() {
                let parted = previous.is_some_and(is_hyphen);
                if parted && natural < em * 5 {
                    cost += STUB;
                } else if parted || natural < em.scaled(33, 10) {
                    cost += WIDOW;
                } else if natural < em * 6 {
                    cost += SHORT_LAST;
                }
            }
            let cost = cost_before + cost;
            if best[end].is_none_or(|best| cost < best.cost) {
                best[end] = Some(Best { cost, previous });
            }
        }
    }
    let mut ends = vec![items.len()];
    let mut at = best[items.len()]?;
    while let Some(previous) = at.previous {
        ends.push(previous);
        at = best[previous]?;
    }
    ends.reverse();
    Some(ends)
}

/// What a line costs: the square of ten and its badness, as Knuth and Plass weigh it.
fn cost_of(
    natural: Length,
    stretch: Length,
    shrink: Length,
    measure: Length,
    align: Align,
    last: bool,
) -> i64 {
    let missing = (measure - natural).to_milli();
    // Lines in the middle should be of like length; elsewhere the last may be short.
    if missing >= 0 && last && align != Align::Centred {
        return 100;
    }
    let badness = if missing < 0 {
        let ratio = -missing * 1000 / shrink.to_milli().max(1);
        ratio * ratio / 1000 * ratio / 1000 * 100 / 1000
    } else if align == Align::Justified {
        let ratio = (missing * 1000 / stretch.to_milli().max(1)).min(6_000);
        (ratio * ratio / 1000 * ratio / 1000 * 100 / 1000).min(LOOSEST)
    } else {
        let share = missing * 1000 / measure.to_milli().max(1);
        share * share / 2000
    };
    (10 + badness) * (10 + badness)
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
