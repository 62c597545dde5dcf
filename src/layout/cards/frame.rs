//! How cards share a page: in how many columns and rows, and where each stands.

use crate::layout::style::Setting;
use crate::units::{Length, Point, Size};

/// The white between the edge of a card and what stands on it.
const PADDING: Length = Length::mm(4);

/// A card is not more than so many times as long as it is wide, or as wide as it is long, in
/// hundredths.
const LONGEST: i64 = 330;

/// The shapes that cards are best in: width to height in thousandths, as A6 lying and
/// standing.
const BEST: [i64; 2] = [1_414, 707];

/// Cards in columns and rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Frame {
    pub columns: usize,
    pub rows: usize,
    /// How far below the upper margin the cards begin.
    pub down: Length,
    /// The size of a card.
    pub card: Size,
    /// The room for what stands on it: where it is folded, on one half.
    pub inner: Size,
    folded: bool,
}

impl Frame {
    /// The ways in which `count` cards can share a page, the best shape first. `down` is what
    /// is taken off at the top.
    pub(crate) fn all(count: u8, folded: bool, setting: &Setting, down: Length) -> Vec<Self> {
        let count = usize::from(count);
        let area = Size::new(setting.measure(), setting.depth() - down);
        let mut frames: Vec<(i64, Self)> = Vec::new();
        for columns in (1..=count).filter(|columns| count.is_multiple_of(*columns)) {
            let rows = count / columns;
            let part = |whole: Length, parts: usize| whole / i64::try_from(parts).unwrap_or(1);
            let card = Size::new(part(area.width, columns), part(area.height, rows));
            let padding = if count == 1 { Length::ZERO } else { PADDING };
            let half = if folded { card.height / 2 } else { card.height };
            let folding = if folded { PADDING.max(padding) } else { padding };
            let inner = Size::new(card.width - padding * 2, half - padding - folding);
            let frame = Self { columns, rows, down, card, inner, folded };
            frames.push((shape(card), frame));
        }
        frames.sort_by_key(|(shape, _)| *shape);
        let sensible = frames.iter().filter(|(shape, _)| *shape <= LONGEST).count().max(1);
        frames.into_iter().take(sensible).map(|(_, frame)| frame).collect()
    }

    /// How many cards there are.
    pub(crate) const fn count(&self) -> usize {
        self.columns * self.rows
    }

    /// The top left corner of the card at `place`, in a text that begins at `at`.
    fn edge(&self, place: usize, at: Point) -> Point {
        let along = |size: Length, steps: usize| size * i64::try_from(steps).unwrap_or(0);
        Point::new(
            at.x + along(self.card.width, place % self.columns),
            at.y + along(self.card.height, place / self.columns),
        )
    }

    /// Where what stands on the card at `place` begins: where it is folded, on the lower half.
    pub(crate) fn corner(&self, place: usize, at: Point) -> Point {
        let edge = self.edge(place, at);
        let x = edge.x + (self.card.width - self.inner.width) / 2;
        let y = if self.folded {
            edge.y + self.card.height / 2 + PADDING
        } else {
            edge.y + (self.card.height - self.inner.height) / 2
        };
        Point::new(x, y)
    }

    /// The centre of the card at `place`.
    pub(crate) fn centre(&self, place: usize, at: Point) -> Point {
        let edge = self.edge(place, at);
        Point::new(edge.x + self.card.width / 2, edge.y + self.card.height / 2)
    }
}

/// How far a card is from the best shape, in hundredths: its longer to its shorter side
/// against those of the best.
fn shape(card: Size) -> i64 {
    let (width, height) = (card.width.to_milli().max(1), card.height.to_milli().max(1));
    let ratio = width * 1_000 / height;
    let off = |best: i64| if ratio > best { ratio * 100 / best } else { best * 100 / ratio.max(1) };
    BEST.into_iter().map(off).min().unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::layout::Scale;
    use crate::paper::{Margins, Orientation, Paper, Press};

    fn best(count: u8, orientation: Orientation) -> (usize, usize) {
        let setting = Setting {
            page: Paper::A4.held(orientation),
            margins: Margins::all(Length::mm(20)),
            scale: Scale::Form,
            press: Press::default(),
        };
        let frame = Frame::all(count, false, &setting, Length::ZERO)[0];
        (frame.columns, frame.rows)
    }

    #[test]
    fn cards_are_of_a_sensible_shape() {
        let upright = |count| best(count, Orientation::Portrait);
        assert_eq!(
            [1, 2, 4, 6, 8, 10, 12].map(upright),
            [(1, 1), (1, 2), (2, 2), (2, 3), (2, 4), (2, 5), (3, 4)]
        );
        let lying = |count| best(count, Orientation::Landscape);
        assert_eq!([2, 4, 6, 8].map(lying), [(2, 1), (2, 2), (3, 2), (4, 2)]);
    }
}
