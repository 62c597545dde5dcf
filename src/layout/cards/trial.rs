//! Cards set in a type and a room: whether everything fits, and what is left.

use std::rc::Rc;

use super::stacked;
use crate::document::{Block, Card, Cards, Document, Grid, Text};
use crate::font::Style as FontStyle;
use crate::layout::LayoutError;
use crate::layout::builder::Builder;
use crate::layout::columns::Group;
use crate::layout::fit::{Fits, count};
use crate::layout::grid::{Classes, Room};
use crate::layout::heads::large_height;
use crate::layout::measure::Measures;
use crate::layout::slab::{Content, Slab};
use crate::layout::style::Style;
use crate::units::{Length, Size};

/// Cards that are to be set.
pub(super) struct Trial<'t, 'd> {
    pub cards: &'d Cards,
    pub document: &'d Document,
    pub fits: &'t Fits<'d>,
}

/// How cards are set.
pub(super) struct Set<'d> {
    pub style: Style,
    pub measures: Measures,
    classes: Rc<Classes<'d>>,
    room: Size,
    /// The type size of what is to be read from afar.
    large: Length,
}

/// A trial that a few cards fail need not be made with all.
const SAMPLE: usize = 6;

/// The type size at which the width of what is to be read from afar is taken.
const LARGE: Length = Length::pt(100);

/// The most of the height that a line to be read from afar may take, in hundredths.
const LARGEST: i64 = 66;

/// The least of it, where what stands beside it is large too, and in any case.
const GOOD_LARGE: i64 = 50;
const LEAST_LARGE: i64 = 22;

/// Type that is not larger than what is read in the hand.
const USUAL: Length = Length::milli(10_500);

/// How much higher the rows of grids may be made where there is room, in hundredths of the
/// type.
const MOST_AIR: i64 = 70;

impl<'d> Trial<'_, 'd> {
    /// In how many columns rows may be set, at most `most`.
    pub(super) fn abreast(&self, most: usize) -> usize {
        let long = grids(&self.cards.cards).any(|grid| grid.rows.len() >= 2 * most);
        if long { most } else { 1 }
    }

    /// Sets the cards in type of `size` in a `room`, with the rows of long grids in `abreast`
    /// columns.
    pub(super) fn set(
        &self,
        style: Style,
        room: Size,
        abreast: usize,
    ) -> Result<Set<'d>, LayoutError> {
        let all = &self.cards.cards[..];
        if all.len() > SAMPLE * 2 {
            self.set_some(&all[..SAMPLE], style, room, abreast)?;
            self.set_some(&all[all.len() - SAMPLE..], style, room, abreast)?;
        }
        self.set_some(all, style, room, abreast)
    }

    /// Whether there is something to be read from afar.
    pub(super) fn is_read_from_afar(&self) -> bool {
        self.cards.cards.iter().any(|card| large(card).next().is_some())
    }

    fn set_some(
        &self,
        cards: &'d [Card],
        style: Style,
        room: Size,
        abreast: usize,
    ) -> Result<Set<'d>, LayoutError> {
        let (document, fits) = (self.document, self.fits);
        let measures = Measures::of(document, fits.fonts, &style)?;
        let (measure, depth) = (room.width, room.height);
        let place = Room { measure, depth, fills: true, abreast, parts: false };
        let classes = Rc::new(Classes::of(grids(cards), document, fits, &style, place)?);
        let mut set = Set { style, measures, classes, room, large: Length::ZERO };
        let mut widest = Length::ZERO;
        let mut large_room: Option<Length> = None;
        let mut air = style.table.scaled(MOST_AIR, 100);
        for card in cards {
            let slabs = set.slabs(card, document, fits)?;
            let needed = set.height(&slabs);
            let left = room.height - needed;
            if left < Length::ZERO {
                let what = document.title.clone();
                return Err(LayoutError::TooLow { what, needed, available: room.height });
            }
            for text in large(card) {
                widest = widest.max(fits.width(text, FontStyle::Head, LARGE)?);
                large_room = Some(large_room.map_or(left, |least| least.min(left)));
            }
            let rows = slabs.iter().map(rows).sum::<usize>();
            if rows > 0 {
                air = air.min(left / count(rows));
            }
        }
        if let Some(left) = large_room {
            let share = if style.text > USUAL { GOOD_LARGE } else { LEAST_LARGE };
            set.large = large_size(widest, left, room, share, document)?;
        } else {
            set.style.air = air;
        }
        Ok(set)
    }
}

impl<'d> Set<'d> {
    /// The slabs of a card.
    pub(super) fn slabs(
        &self,
        card: &'d Card,
        document: &'d Document,
        fits: &Fits<'d>,
    ) -> Result<Vec<Slab<'d>>, LayoutError> {
        let classes = Rc::clone(&self.classes);
        let (style, measures) = (self.style, self.measures);
        let mut builder = Builder::for_card(document, fits, style, measures, classes, self.room);
        builder.large = self.large;
        builder.centred = large(card).next().is_some();
        builder.blocks(&card.blocks)?;
        Ok(builder.slabs)
    }

    /// The height of the slabs of a card.
    pub(super) fn height(&self, slabs: &[Slab<'_>]) -> Length {
        stacked(slabs, |slab| self.slab_height(slab))
    }

    /// The height of a slab.
    pub(super) fn slab_height(&self, slab: &Slab<'_>) -> Length {
        match &slab.content {
            Content::Line(_) | Content::Signatures(_) | Content::Beside(_) | Content::Cards(_) => {
                slab.height
            }
            Content::Grid(_, plan) => plan.height(&self.style),
            Content::Tables(group) => self.tables_height(group),
        }
    }

    fn tables_height(&self, group: &Group<'_>) -> Length {
        let heights = group.plans.iter().map(|plan| plan.height(&self.style, &self.measures));
        heights.fold(Length::ZERO, Length::max)
    }
}

/// The largest type in which a line of width `widest` in type of [`LARGE`] fits the room.
fn large_size(
    widest: Length,
    left: Length,
    room: Size,
    share: i64,
    document: &Document,
) -> Result<Length, LayoutError> {
    let height = left.min(room.height.scaled(LARGEST, 100));
    // The height of a line goes with its size.
    let by_height = height.scaled(LARGE.to_milli(), large_height(LARGE).to_milli());
    let by_width = match widest {
        Length::ZERO => by_height,
        widest => room.width.scaled(98, 100).scaled(LARGE.to_milli(), widest.to_milli()),
    };
    let least = room.height.scaled(share, 100);
    if by_height < least {
        let (what, needed) = (document.title.clone(), room.height + least - by_height);
        return Err(LayoutError::TooLow { what, needed, available: room.height });
    }
    Ok(by_height.min(by_width))
}

/// How many rows stand one below the other in a slab.
fn rows(slab: &Slab<'_>) -> usize {
    match &slab.content {
        Content::Grid(_, plan) => plan.stacked_rows(),
        _ => 0,
    }
}

/// The grids on `cards`.
fn grids(cards: &[Card]) -> impl Iterator<Item = &Grid> {
    cards.iter().flat_map(|card| &card.blocks).filter_map(|block| match block {
        Block::Grid(grid) => Some(grid),
        _ => None,
    })
}

/// What is to be read from afar on a card.
fn large(card: &Card) -> impl Iterator<Item = &Text> {
    card.blocks.iter().filter_map(|block| match block {
        Block::Large { text, .. } => Some(text),
        _ => None,
    })
}
