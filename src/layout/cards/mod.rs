//! Cards: how many share a page, in which type they are set, and what stands on each.

mod cuts;
mod frame;
mod lead;
mod trial;
mod turn;

use std::ops::Range;

use crate::display::Mark;
use crate::document::{Block, Card, Cards, Document, PerPage};
use crate::layout::LayoutError;
use crate::layout::fill::Shown;
use crate::layout::fit::{self, Fits};
use crate::layout::slab::{Content, Slab};
use crate::layout::slab_pen::SlabPen;
use crate::layout::style::{FLOOR, GOOD_CARD, Setting, Style};
use crate::units::{Length, Point};
use frame::Frame;
use lead::Lead;
use trial::{Set, Trial};

/// Cards set in one type, at their places on the page.
pub(crate) struct CardsPlan<'d> {
    document: &'d Document,
    cards: &'d Cards,
    lead: Lead,
    frame: Frame,
    set: Set<'d>,
}

/// How many cards may share a page, the most first.
const COUNTS: [u8; 7] = [12, 10, 8, 6, 4, 2, 1];

/// Type sizes of cards, the largest first.
const SIZES: [i64; 13] = [
    13_000, 12_000, 11_500, 11_000, 10_500, 10_000, 9_500, 9_000, 8_500, 8_000, 7_500, 7_000, 6_500,
];

/// Larger sizes, for cards that are read from afar.
const AFAR: [i64; 5] = [24_000, 21_000, 18_000, 16_000, 14_500];

/// Smaller type with low rows is better than smaller type than this with high ones.
const GOOD_WITH_PEN: i64 = 9_500;

/// A good height for a row that is written in.
const GOOD_ROW: Length = Length::mm(7);

/// The most by which the white above a grid is made larger, in hundredths of the type.
const MOST_WHITE: i64 = 120;

/// In how many columns the rows of a grid may be set.
const MOST_ABREAST: usize = 3;

impl<'d> CardsPlan<'d> {
    /// Sets `cards`, over which the headings and lines `lead` stand.
    pub(crate) fn new(
        cards: &'d Cards,
        lead: &'d [Block],
        document: &'d Document,
        fits: &Fits<'d>,
        setting: &Setting,
    ) -> Result<Self, LayoutError> {
        let lead = Lead::new(lead, fits, setting)?;
        let trial = Trial { cards, document, fits };
        let (counts, exact): (Vec<u8>, bool) = match cards.per_page {
            PerPage::Exactly(count) => (vec![count.max(1)], true),
            PerPage::UpTo(most) => {
                (COUNTS.into_iter().filter(|count| *count <= most.max(1)).collect(), false)
            }
        };
        let last = counts.last().copied();
        // Room for names comes before the number of cards; with less of it only the fewest do.
        let roomy = counts.iter().map(|count| (*count, true));
        let tries: Vec<(u8, bool)> = roomy.chain(last.map(|count| (count, false))).collect();
        let mut refused = None;
        for (count, roomy) in tries {
            let frames = Frame::all(count, cards.folded, setting, lead.room());
            let least = if exact || Some(count) == last { FLOOR } else { GOOD_CARD };
            for style in styles(&trial, least) {
                let style = style.with_room_for_names(roomy);
                for frame in &frames {
                    for abreast in 1..=trial.abreast(MOST_ABREAST) {
                        match trial.set(style, frame.inner, abreast) {
                            Ok(set) => {
                                return Ok(Self { document, cards, lead, frame: *frame, set });
                            }
                            Err(error) if error.is_for_want_of_room() => {
                                if !roomy {
                                    refused.get_or_insert(error);
                                }
                            }
                            Err(error) => return Err(error),
                        }
                    }
                }
            }
        }
        Err(refused
            .unwrap_or(LayoutError::NoRoom { width: setting.measure(), height: setting.depth() }))
    }

    /// The cards of each page.
    pub(crate) fn pages(&self) -> Vec<Range<usize>> {
        let (count, all) = (self.frame.count(), self.cards.cards.len());
        (0..all.max(1)).step_by(count).map(|start| start..(start + count).min(all)).collect()
    }

    /// Draws the cards of a page whose text begins at `at`. With the first of them stands
    /// what leads over to them, in the margin.
    pub(crate) fn draw(
        &self,
        cards: Range<usize>,
        first: bool,
        setting: &Setting,
        at: Point,
        pen: &mut SlabPen<'_, 'd>,
    ) -> Result<(), LayoutError> {
        if first {
            self.lead.draw(at, setting, pen);
        }
        let at = Point::new(at.x, at.y + self.frame.down);
        for (place, card) in self.cards.cards[cards].iter().enumerate() {
            let corner = self.frame.corner(place, at);
            let start = pen.marks.len();
            self.card(card, corner, pen)?;
            if self.cards.folded {
                let centre = self.frame.centre(place, at);
                let copy: Vec<Mark> =
                    pen.marks[start..].iter().map(|mark| turn::turned(mark, centre)).collect();
                pen.marks.extend(copy);
            }
        }
        pen.marks.extend(cuts::cuts(&self.frame, self.cards.folded, setting, at));
        Ok(())
    }

    /// Draws a card whose content begins at `corner`.
    fn card(
        &self,
        card: &'d Card,
        corner: Point,
        pen: &mut SlabPen<'_, 'd>,
    ) -> Result<(), LayoutError> {
        let slabs = self.set.slabs(card, self.document, pen.fits)?;
        let whole = self.set.height(&slabs);
        let mut spare = self.frame.inner.height - whole;
        let mut pen = SlabPen {
            document: pen.document,
            fits: pen.fits,
            style: &self.set.style,
            measures: &self.set.measures,
            page: pen.page,
            marks: &mut *pen.marks,
            outline: &mut *pen.outline,
            shortened: &mut *pen.shortened,
        };
        let mut y = corner.y;
        if card.blocks.iter().any(|block| matches!(block, Block::Large { .. })) {
            // What is read from afar stands in the middle with what goes with it.
            y += spare / 2;
            spare = Length::ZERO;
        }
        let is_apart = |slab: &&Slab<'_>| matches!(slab.content, Content::Grid(..));
        let apart = slabs.iter().skip(1).filter(is_apart).count();
        let white = spare / (2 * fit::count(apart) + 1);
        let white = white.min(self.set.style.text.scaled(MOST_WHITE, 100));
        for (index, slab) in slabs.iter().enumerate() {
            if index > 0 {
                y += slab.above;
                if is_apart(&slab) {
                    y += white;
                    spare -= white;
                }
            }
            if matches!(slab.content, Content::Signatures(_)) {
                // Lines to be signed stand at the foot.
                y += spare;
                spare = Length::ZERO;
            }
            let shown = match &slab.content {
                Content::Tables(group) => Shown::Whole(0..group.plans.len()),
                _ => Shown::All,
            };
            pen.slab(slab, &shown, Point::new(corner.x, y))?;
            y += self.set.slab_height(slab);
        }
        Ok(())
    }
}

/// The styles to try, the best first, in type of `least` at the smallest: good type with rows
/// of a good height for a pen, then any type.
fn styles(trial: &Trial<'_, '_>, least: Length) -> Vec<Style> {
    let style = |size: Length| Style::card(trial.document, size);
    let afar = AFAR.into_iter().filter(|_| trial.is_read_from_afar());
    let good = SIZES.into_iter().filter(|size| *size >= GOOD_WITH_PEN);
    let good = afar.chain(good).map(Length::milli).map(|size| style(size).with_pen(GOOD_ROW));
    let any = SIZES.into_iter().map(Length::milli).filter(|size| *size >= least);
    good.chain(any.map(style)).collect()
}

/// The height of a slab on a card, with the white above it.
fn stacked(slabs: &[Slab<'_>], height: impl Fn(&Slab<'_>) -> Length) -> Length {
    let heights = slabs.iter().enumerate().map(|(index, slab)| {
        let above = if index > 0 { slab.above } else { Length::ZERO };
        above + height(slab)
    });
    heights.sum()
}
