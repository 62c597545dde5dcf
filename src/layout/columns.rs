//! Tables side by side: bands of as many as fit, in reading order, flush with each other
//! down the page.

use super::measure::Measures;
use super::style::Style;
use super::table::TablePlan;
use crate::units::Length;

/// Tables that stand side by side.
pub(crate) struct Band<'d> {
    /// The tables and the distance of each from the left edge of the band.
    pub tables: Vec<(Length, TablePlan<'d>)>,
    /// The height of the tallest.
    pub height: Length,
}

/// How wide a cell may be made, in hundredths of what it needs, so that the widest table
/// fills the measure.
const WIDEST_CELL: i64 = 150;

/// In how many steps a width for cells is looked for.
const FILLING_STEPS: i64 = 10;

/// Puts `plans` into bands of at most `abreast` tables. A table taller than `depth` stands
/// alone.
pub(crate) fn bands<'d>(
    mut plans: Vec<TablePlan<'d>>,
    style: &Style,
    measures: &Measures,
    measure: Length,
    depth: Length,
    abreast: usize,
) -> Vec<Band<'d>> {
    let few = count(&plans, style, measures, measure, depth, abreast);
    // Cells as wide as they may be, short of parting tables that stand side by side.
    let widest = filling_cell(&plans, measures, measure);
    for step in (0..=FILLING_STEPS).rev() {
        let cell = measures.cell + (widest - measures.cell).scaled(step, FILLING_STEPS);
        set_cells(&mut plans, cell);
        if count(&plans, style, measures, measure, depth, abreast) == few {
            break;
        }
    }
    let groups = groups(&plans, style, measures, measure, depth, abreast);
    let mut plans = plans.into_iter();
    groups
        .into_iter()
        .map(|size| {
            let group: Vec<TablePlan<'d>> = plans.by_ref().take(size).collect();
            let height = group
                .iter()
                .map(|plan| plan.height(style, measures))
                .fold(Length::ZERO, Length::max);
            let mut x = Length::ZERO;
            let tables = group
                .into_iter()
                .map(|plan| {
                    let overhang = (plan.extent() - plan.width) / 2;
                    let place = x + overhang;
                    x += plan.extent() + style.abreast_gap;
                    (place, plan)
                })
                .collect();
            Band { tables, height }
        })
        .collect()
}

impl Band<'_> {
    /// The width from the left edge of the first table to the right edge of the last.
    pub(crate) fn width(&self) -> Length {
        self.tables
            .iter()
            .map(|(x, plan)| *x + plan.width + (plan.extent() - plan.width) / 2)
            .fold(Length::ZERO, Length::max)
    }
}

/// The cell width at which the widest table fills the measure, or the widest there may be.
fn filling_cell(plans: &[TablePlan<'_>], measures: &Measures, measure: Length) -> Length {
    let widest = plans.iter().filter(|plan| plan.per_line > 0).max_by_key(|plan| plan.width);
    let Some(widest) = widest else { return measures.cell };
    let per_line = i64::try_from(widest.per_line).unwrap_or(i64::MAX);
    let cell = widest.cell + (measure - widest.width).max(Length::ZERO) / per_line;
    cell.min(measures.cell.scaled(WIDEST_CELL, 100))
}

fn set_cells(plans: &mut [TablePlan<'_>], cell: Length) {
    for plan in plans {
        plan.set_cell(cell);
    }
}

fn count(
    plans: &[TablePlan<'_>],
    style: &Style,
    measures: &Measures,
    measure: Length,
    depth: Length,
    abreast: usize,
) -> usize {
    groups(plans, style, measures, measure, depth, abreast).len()
}

/// How many tables each band has.
fn groups(
    plans: &[TablePlan<'_>],
    style: &Style,
    measures: &Measures,
    measure: Length,
    depth: Length,
    abreast: usize,
) -> Vec<usize> {
    let mut groups: Vec<usize> = Vec::new();
    let mut width = Length::ZERO;
    let mut closed = true;
    for plan in plans {
        let tall = plan.height(style, measures) > depth;
        let wider = width + style.abreast_gap + plan.extent();
        match groups.last_mut() {
            Some(size) if !closed && !tall && *size < abreast && wider <= measure => {
                *size += 1;
                width = wider;
            }
            _ => {
                groups.push(1);
                width = plan.extent();
                closed = tall;
            }
        }
    }
    groups
}
