//! Grids on pages: a short one is kept whole, a long one goes on with its head repeated, and
//! one that is wider than the page goes on beside it.

use super::LayoutError;
use super::fill::{Filler, ROWS_TOGETHER, Shown};
use super::grid::{GridPlan, Slice};
use crate::units::Length;

/// A grid with at most this many rows is not parted where a page has room for all of it.
const SHORT: usize = 12;

impl Filler<'_, '_> {
    /// The height that must be left on a page for a grid to begin there.
    pub(super) fn least_grid_height(&self, plan: &GridPlan<'_>) -> Length {
        let style = &self.slabs.style;
        let frame = plan.frame_height(false, style);
        let whole = frame + plan.rows_height(0..plan.count());
        let begun = frame + plan.rows_height(0..plan.count().min(ROWS_TOGETHER));
        if whole > self.depth {
            begun
        } else if plan.count() <= SHORT {
            whole
        } else {
            begun.max(whole.min(self.depth / 3))
        }
    }

    /// Places a grid, with all rows of each part before those of the next.
    pub(super) fn place_grid(
        &mut self,
        index: usize,
        above: Length,
        plan: &GridPlan<'_>,
    ) -> Result<(), LayoutError> {
        let mut above = above;
        for part in 0..plan.breadths.parts.len() {
            let least = self.least_grid_height(plan);
            if !self.at_top() && self.y + above + least > self.depth {
                self.new_page();
            }
            let (mut done, mut goes_on) = (0, false);
            loop {
                let top = self.top(above);
                let frame = plan.frame_height(goes_on || part > 0, &self.slabs.style);
                let room = self.depth - top - frame;
                let mut taken = plan.rows_in(done, room);
                let rest = plan.count() - done - taken;
                if rest > 0 && taken < ROWS_TOGETHER && !self.at_top() {
                    self.new_page();
                    continue;
                }
                if rest > 0 && taken == 0 {
                    let needed = frame + plan.rows_height(done..done + 1);
                    return Err(self.too_low(plan.name(self.slabs.document), needed));
                }
                if rest > 0 && rest < ROWS_TOGETHER && taken >= 2 * ROWS_TOGETHER {
                    taken -= ROWS_TOGETHER - rest;
                }
                let rows = done..done + taken;
                let height = plan.rows_height(rows.clone());
                self.put(index, top, Shown::Slice(Slice { part, rows, goes_on }));
                self.y = top + frame + height;
                done += taken;
                goes_on = true;
                if done >= plan.count() {
                    break;
                }
                self.new_page();
            }
            above = self.slabs.style.band_gap;
        }
        Ok(())
    }
}
