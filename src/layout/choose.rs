//! Where the lines of a paragraph end: all ways are weighed against each other, as Knuth and
//! Plass do it.

use super::breaks::{Cut, Item};
use crate::units::Length;

/// How the ends of lines stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

/// What a last line of a short word, or of the long rest of a word, costs.
const WIDOW: i64 = 12_000;

/// What a last line of one Chinese character and its mark, or of nothing but the short rest
/// of a word, costs: as much as a very loose line before it.
const STUB: i64 = 800_000;

/// What a last line of a word or two costs.
const SHORT_LAST: i64 = 2_000;

/// A line is never so loose that it costs more than this.
const LOOSEST: i64 = 20_000;

/// Sums over the items before a place.
#[derive(Clone, Copy, Default)]
pub(crate) struct Totals {
    pub width: Length,
    stretch: Length,
    shrink: Length,
}

impl Totals {
    pub(crate) fn over(cut: &Cut) -> Vec<Self> {
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
pub(crate) fn choose(cut: &Cut, measure: Length, align: Align, em: Length) -> Option<Vec<usize>> {
    let items = &cut.items;
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
                if (parted && natural < em * 5) || natural < em.scaled(22, 10) {
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
