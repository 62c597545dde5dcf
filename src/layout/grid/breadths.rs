//! The widths of the columns of grids: one width for like columns of all grids of a document,
//! so that they stand in line from grid to grid.

use std::rc::Rc;

use crate::document::{Breadth, Document, Grid};
use crate::layout::LayoutError;
use crate::layout::fit::{Fits, count};
use crate::layout::style::Style;
use crate::units::Length;

use super::head;
use super::need::Need;
use super::parts::parts;

/// The grids of a document in classes of like columns.
pub(crate) struct Classes<'d> {
    list: Vec<Class<'d>>,
}

/// Grids with like columns.
struct Class<'d> {
    grids: Vec<&'d Grid>,
    breadths: Rc<Breadths>,
}

/// The widths of the columns of a class.
#[derive(Clone, Debug, Default)]
pub(crate) struct Breadths {
    /// The width of each column.
    pub columns: Vec<Length>,
    /// How high and wide squares are, where there are any.
    pub side: Option<Length>,
    /// The height of the tallest head of a column.
    pub head: Length,
    /// The columns of each part that a grid stands in, where it goes on beside the page.
    pub parts: Vec<Vec<usize>>,
    /// In how many columns the rows are set.
    pub abreast: usize,
    /// The white between such columns.
    pub gap: Length,
}

/// Where grids stand.
#[derive(Clone, Copy)]
pub(crate) struct Room {
    /// The width that they have.
    pub measure: Length,
    /// The height that they have on a page without anything else.
    pub depth: Length,
    /// Whether they fill it.
    pub fills: bool,
    /// In how many columns the rows of a grid may be set.
    pub abreast: usize,
    /// Whether a grid may go on beside the page.
    pub parts: bool,
}

/// A grid of fewer rows is not set in columns of rows.
const ABREAST_FROM: usize = 8;

/// How much of what is left the columns for writing may take, in hundredths of their width.
const WIDER_WRITING: i64 = 50;

/// The widest grid that is filled up, in ems.
const WIDEST: i64 = 48;

/// The widest that a column of names asks to be, in ems: one very long name is set smaller.
const WIDEST_NAME: i64 = 20;

/// The height of what stands over and under a crosstable, in ems.
const HEADED: i64 = 14;

/// The width of a name that is set comfortably, in ems.
const COMFORT: i64 = 12;

impl<'d> Classes<'d> {
    /// The classes of `grids`.
    pub(crate) fn of(
        grids: impl Iterator<Item = &'d Grid>,
        document: &Document,
        fits: &Fits<'d>,
        style: &Style,
        room: Room,
    ) -> Result<Self, LayoutError> {
        let mut list: Vec<Class<'d>> = Vec::new();
        for grid in grids {
            match list.iter_mut().find(|class| like(class.grids[0], grid)) {
                Some(class) => class.grids.push(grid),
                None => list.push(Class { grids: vec![grid], breadths: Rc::default() }),
            }
        }
        for class in &mut list {
            let mut breadths = Breadths::of(&class.grids, document, fits, style, room)?;
            breadths.head = head_height(&class.grids, &breadths, fits, style)?;
            class.breadths = Rc::new(breadths);
        }
        Ok(Self { list })
    }

    /// The widths of the columns of `grid`.
    pub(crate) fn breadths(&self, grid: &Grid) -> Rc<Breadths> {
        let class = self.list.iter().find(|class| like(class.grids[0], grid));
        class.map(|class| Rc::clone(&class.breadths)).unwrap_or_default()
    }

    /// How many classes there are.
    pub(crate) fn count(&self) -> usize {
        self.list.len()
    }

    /// The width of the widest grid.
    pub(crate) fn widest(&self) -> Length {
        self.list.iter().map(|class| class.breadths.extent()).fold(Length::ZERO, Length::max)
    }
}

/// Whether two grids have like columns.
fn like(one: &Grid, other: &Grid) -> bool {
    one.columns.len() == other.columns.len()
        && one.columns.iter().zip(&other.columns).all(|(one, other)| {
            one.breadth == other.breadth && one.role == other.role && one.repeats == other.repeats
        })
}

/// The height of the tallest head of a column. Where names stand at the head, it is that of
/// two lines, whatever the names.
fn head_height<'d>(
    grids: &[&'d Grid],
    breadths: &Breadths,
    fits: &Fits<'d>,
    style: &Style,
) -> Result<Length, LayoutError> {
    let mut tallest = Length::ZERO;
    for grid in grids {
        for (index, (column, width)) in grid.columns.iter().zip(&breadths.columns).enumerate() {
            tallest = tallest.max(head(column, *width, fits, style)?.height());
            let is_name = column.breadth == Breadth::Name;
            if is_name && column.head != grids[0].columns[index].head {
                tallest = tallest.max(style.table.scaled(232, 100));
            }
        }
    }
    Ok(tallest)
}

impl Breadths {
    fn of<'d>(
        grids: &[&'d Grid],
        document: &Document,
        fits: &Fits<'d>,
        style: &Style,
        room: Room,
    ) -> Result<Self, LayoutError> {
        let columns = grids[0].columns.len();
        let longest = grids.iter().map(|grid| grid.rows.len()).max().unwrap_or(0);
        let abreast = if longest >= ABREAST_FROM { room.abreast } else { 1 };
        let gap = style.table * 2;
        let measure = (room.measure - gap * (count(abreast) - 1)) / count(abreast);
        let mut needs = Vec::with_capacity(columns);
        for column in 0..columns {
            needs.push(Need::of(grids, column, fits, style)?);
        }
        // Columns of names are alike.
        let is_name = |need: &Need| need.breadth == Breadth::Name;
        let name = needs.iter().filter(|need| is_name(need)).map(|need| need.whole).max();
        for need in needs.iter_mut().filter(|need| is_name(need)) {
            // What there is to tick is never set smaller.
            let whole = name.unwrap_or_default().min(style.table * WIDEST_NAME);
            need.whole = whole.max(need.least);
            need.least = need.least.max(whole.min(style.least_name()));
        }
        let squares = count(needs.iter().filter(|need| need.breadth == Breadth::Square).count());
        let text = needs.iter().filter(|need| need.breadth == Breadth::Square);
        let text = text.map(|need| need.whole).fold(Length::ZERO, Length::max);
        let (small, large) = style.squares();
        // Squares that let all rows stand on one page, under a title, are better than large
        // ones.
        let low = (room.depth - style.text * HEADED) / count(longest.max(1));
        let large = if low >= small { large.min(low) } else { large };
        let (small, large) = (small.max(text), large.max(text));
        let least = |need: &Need| match need.breadth {
            Breadth::Square => small,
            _ => need.least,
        };
        let needed: Length = needs.iter().map(least).sum();
        let several = Self { abreast, gap, ..Self::default() };
        if needed > measure {
            let error = || LayoutError::TooNarrow {
                what: grids[0].name(document),
                needed: (needed + gap) * count(abreast) - gap,
                available: room.measure,
            };
            let repeats: Vec<bool> = needs.iter().map(|need| need.repeats).collect();
            if !room.parts || !repeats.contains(&true) {
                return Err(error());
            }
            let comfort = style.table * COMFORT;
            return several
                .in_parts(&needs, &repeats, (small, large), (comfort, measure))
                .ok_or_else(error);
        }
        let comfort = style.table * COMFORT;
        let others: Length = needs
            .iter()
            .map(|need| match need.breadth {
                Breadth::Square => Length::ZERO,
                Breadth::Name | Breadth::Words => need.whole.min(comfort).max(need.least),
                Breadth::Content | Breadth::Writing(_) => need.least,
            })
            .sum();
        let side = (measure - others) / squares.max(1);
        let side = (squares > 0).then_some(side.min(large).max(small));
        let mut columns: Vec<Length> = needs.iter().map(|need| need.least).collect();
        for (width, need) in columns.iter_mut().zip(&needs) {
            if let (Breadth::Square, Some(side)) = (need.breadth, side) {
                *width = side;
            }
        }
        flow(&mut columns, &needs, measure);
        if room.fills {
            fill(&mut columns, &needs, measure.min(style.table * WIDEST));
            if style.is_card() {
                fill_up(&mut columns, &needs, measure);
            }
        }
        let parts = vec![(0..columns.len()).collect()];
        Ok(Self { columns, side, parts, ..several })
    }

    /// The columns in as few parts as do, as even as can be.
    fn in_parts(
        mut self,
        needs: &[Need],
        repeats: &[bool],
        (small, large): (Length, Length),
        (name, measure): (Length, Length),
    ) -> Option<Self> {
        let with = |side: Length, name: Length| -> Vec<Length> {
            let width = |need: &Need| match need.breadth {
                Breadth::Square => side,
                Breadth::Name => need.whole.min(name).max(need.least),
                _ => need.least,
            };
            needs.iter().map(width).collect()
        };
        let few = parts(&with(small, Length::ZERO), repeats, measure)?.len();
        let fits = |side, name| {
            parts(&with(side, name), repeats, measure).is_some_and(|parts| parts.len() == few)
        };
        // Names in good type first, then large squares.
        let step = Length::mm(1) / 4;
        let mut name = name;
        while name > Length::ZERO && !fits(small, name) {
            name -= step * 4;
        }
        let mut side = large;
        while side > small && !fits(side, name) {
            side = (side - step).max(small);
        }
        self.columns = with(side, name);
        self.parts = parts(&self.columns, repeats, measure)?;
        self.side = Some(side);
        // Names that come again take what the widest part leaves.
        let spare = measure - self.extent();
        let names = needs.iter().filter(|need| need.repeats && need.breadth == Breadth::Name);
        let names = count(names.count()).max(1);
        for (width, need) in self.columns.iter_mut().zip(needs) {
            if need.repeats && need.breadth == Breadth::Name {
                *width = (*width + spare / names).min(need.whole).max(*width);
            }
        }
        Some(self)
    }

    /// The width of the columns of a part.
    pub(crate) fn width(&self, part: usize) -> Length {
        let columns = self.parts.get(part).map(Vec::as_slice).unwrap_or_default();
        columns.iter().map(|column| self.columns[*column]).sum()
    }

    /// The width that a grid takes: that of its widest part.
    pub(crate) fn extent(&self) -> Length {
        let parts = (0..self.parts.len()).map(|part| self.width(part));
        let widest = parts.fold(Length::ZERO, Length::max);
        (widest + self.gap) * count(self.abreast) - self.gap
    }
}

/// Widens the columns of names and words up to what they need, each up to its share of what
/// the others leave.
fn flow(columns: &mut [Length], needs: &[Need], measure: Length) {
    let mut order: Vec<usize> = (0..needs.len()).filter(|at| needs[*at].flows()).collect();
    order.sort_by_key(|at| (needs[*at].whole, *at));
    let fixed: Length =
        (0..needs.len()).filter(|at| !needs[*at].flows()).map(|at| columns[at]).sum();
    let mut left = measure - fixed;
    let mut rest: Length = order.iter().map(|at| columns[*at]).sum();
    for (index, at) in order.iter().enumerate() {
        rest -= columns[*at];
        let share = left / count(order.len() - index);
        let width = needs[*at].whole.min(share).min(left - rest).max(columns[*at]);
        columns[*at] = width;
        left -= width;
    }
}

/// Widens the columns for writing, for names and for words so that they fill `measure`.
fn fill(columns: &mut [Length], needs: &[Need], measure: Length) {
    let spare = measure - columns.iter().copied().sum::<Length>();
    if spare <= Length::ZERO {
        return;
    }
    let is_writing = |need: &Need| matches!(need.breadth, Breadth::Writing(_));
    let (writing, flowing) =
        (needs.iter().filter(|need| is_writing(need)), needs.iter().filter(|need| need.flows()));
    let (writing, flowing) = (writing.count(), flowing.count());
    let mut left = spare;
    if writing > 0 {
        let share = if flowing > 0 { spare / 2 } else { spare };
        let share = share / count(writing);
        for (width, _) in columns.iter_mut().zip(needs).filter(|(_, need)| is_writing(need)) {
            let more = width.scaled(WIDER_WRITING, 100).min(share);
            *width += more;
            left -= more;
        }
    }
    if flowing > 0 {
        let share = left / count(flowing);
        for (width, _) in columns.iter_mut().zip(needs).filter(|(_, need)| need.flows()) {
            *width += share;
        }
    }
}

/// Widens the columns for names and words or, where there are none, those for writing so that
/// they fill `measure` whatever it is: a card has an edge to reach.
fn fill_up(columns: &mut [Length], needs: &[Need], measure: Length) {
    let spare = measure - columns.iter().copied().sum::<Length>();
    let is_writing = |need: &Need| matches!(need.breadth, Breadth::Writing(_));
    let flowing = needs.iter().any(Need::flows);
    let widened = |need: &Need| if flowing { need.flows() } else { is_writing(need) };
    let places: Vec<usize> = (0..needs.len()).filter(|at| widened(&needs[*at])).collect();
    if spare <= Length::ZERO || places.is_empty() {
        return;
    }
    let share = spare / count(places.len());
    for at in places {
        columns[at] += share;
    }
}
