//! Tables side by side: as many as fit, in reading order, flush with each other down the
//! page.

use super::measure::Measures;
use super::style::Style;
use super::table::TablePlan;
use crate::units::Length;

/// Tables of one kind that follow each other.
pub(crate) struct Group<'d> {
    pub plans: Vec<TablePlan<'d>>,
    /// How many may stand side by side, at least 1.
    abreast: usize,
    /// The width that they have to stand in.
    measure: Length,
    /// The white between two that stand side by side.
    gap: Length,
    /// The white left of the first, so that all of them together stand in the middle.
    inset: Length,
}

/// How wide a cell may be made, in hundredths of what it needs, so that the widest table
/// fills the measure.
const WIDEST_CELL: i64 = 150;

/// In how many steps a width for cells is looked for.
const FILLING_STEPS: i64 = 10;

impl<'d> Group<'d> {
    /// `plans` as a group with cells as wide as they may be, short of parting tables that
    /// stand side by side; `centred` says that they stand in the middle in any case.
    pub(crate) fn new(
        plans: Vec<TablePlan<'d>>,
        style: &Style,
        measures: &Measures,
        measure: Length,
        abreast: usize,
        centred: bool,
    ) -> Self {
        let gap = style.abreast_gap;
        let mut group = Self { plans, abreast, measure, gap, inset: Length::ZERO };
        let few = group.bands().len();
        let widest = group.filling_cell(measures);
        for step in (0..=FILLING_STEPS).rev() {
            group.set_cells(measures.cell + (widest - measures.cell).scaled(step, FILLING_STEPS));
            if group.bands().len() == few {
                break;
            }
        }
        let width = group.bands().into_iter().map(|band| group.width(band));
        let widest = width.fold(Length::ZERO, Length::max);
        // In a book, tables nearly as wide as the text stand on its margin.
        let white = (measure - widest).max(Length::ZERO);
        let flush = !centred && white < measure / 4;
        group.inset = if flush { Length::ZERO } else { white / 2 };
        group
    }

    /// How many of the tables from `from` on fit side by side, at least one.
    pub(crate) fn abreast_from(&self, from: usize) -> usize {
        (1..=self.abreast)
            .take_while(|count| {
                let last = from + count;
                *count == 1 || (last <= self.plans.len() && self.width(from..last) <= self.measure)
            })
            .last()
            .unwrap_or(1)
    }

    /// Where the tables of a band stand, from the left edge of the text.
    pub(crate) fn places(&self, band: std::ops::Range<usize>) -> Vec<Length> {
        let mut x = self.inset;
        self.plans[band]
            .iter()
            .map(|plan| {
                let place = x + (plan.extent() - plan.width) / 2;
                x += plan.extent() + self.gap;
                place
            })
            .collect()
    }

    /// Where the first table begins, from the left edge of the text, and the width that it
    /// takes with its caption.
    pub(crate) fn first_extent(&self) -> (Length, Length) {
        (self.inset, self.plans.first().map_or(Length::ZERO, TablePlan::extent))
    }

    /// The width of the widest table.
    pub(crate) fn widest(&self) -> Length {
        self.plans.iter().map(|plan| plan.width).fold(Length::ZERO, Length::max)
    }

    /// The bands, were there no page to end.
    fn bands(&self) -> Vec<std::ops::Range<usize>> {
        let mut bands = Vec::new();
        let mut from = 0;
        while from < self.plans.len() {
            let to = from + self.abreast_from(from);
            bands.push(from..to);
            from = to;
        }
        bands
    }

    /// The width of a band.
    fn width(&self, band: std::ops::Range<usize>) -> Length {
        let gaps = i64::try_from(band.len()).unwrap_or(i64::MAX) - 1;
        self.plans[band].iter().map(TablePlan::extent).sum::<Length>() + self.gap * gaps
    }

    /// The cell width at which the widest table fills the measure, or the widest there may
    /// be.
    fn filling_cell(&self, measures: &Measures) -> Length {
        let flowing = self.plans.iter().filter(|plan| plan.per_line > 0);
        let Some(widest) = flowing.max_by_key(|plan| plan.width) else { return measures.cell };
        let per_line = i64::try_from(widest.per_line).unwrap_or(i64::MAX);
        let cell = widest.cell + (self.measure - widest.width).max(Length::ZERO) / per_line;
        cell.min(measures.cell.scaled(WIDEST_CELL, 100)).max(measures.cell)
    }

    fn set_cells(&mut self, cell: Length) {
        for plan in &mut self.plans {
            plan.set_cell(cell);
        }
    }
}
