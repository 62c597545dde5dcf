//! Grids on pages: a short one is kept whole, a long one goes on with its head repeated, and
//! one that is wider than the page goes on beside it.

use std::ops::Range;

use super::LayoutError;
use super::fill::{Filler, ROWS_TOGETHER, Shown};
use super::grid::{GridPlan, Slice};
use crate::units::Length;

/// A grid with at most this many rows is not parted where a page has room for all of it.
const SHORT: usize = 12;

impl Filler<'_, '_> {
    /// The height of a grid with its first rows.
    pub(super) fn begun_grid_height(&self, plan: &GridPlan<'_>) -> Length {
        let rows = plan.rows_height(0..plan.count().min(ROWS_TOGETHER));
        plan.frame_height(false, &self.slabs.style) + rows
    }

    /// The height that must be left on a page for a grid to begin there.
    pub(super) fn least_grid_height(&self, plan: &GridPlan<'_>) -> Length {
        let frame = plan.frame_height(false, &self.slabs.style);
        let whole = frame + plan.rows_height(0..plan.count());
        let begun = self.begun_grid_height(plan);
        if whole > self.depth {
            begun
        } else if plan.count() <= SHORT {
            whole
        } else {
            begun.max(whole.min(self.depth / 3))
        }
    }

    /// Places a grid. One that goes on beside the page has pages of its own for each part,
    /// with the same rows on them, so that they can be laid side by side.
    pub(super) fn place_grid(
        &mut self,
        index: usize,
        above: Length,
        plan: &GridPlan<'_>,
    ) -> Result<(), LayoutError> {
        // What only leads on to a grid does not stay behind.
        let least = if self.is_led(index) {
            self.begun_grid_height(plan)
        } else {
            self.least_grid_height(plan)
        };
        if !self.at_top() && self.y + above + least > self.depth {
            self.new_page();
        }
        let parts = plan.breadths.parts.len();
        let mut runs: Vec<Range<usize>> = Vec::new();
        let mut done = 0;
        loop {
            let goes_on = done > 0;
            let top = self.top(above);
            let frame = plan.frame_height(goes_on, &self.slabs.style);
            // Every part but the first begins with what it is called where it goes on.
            let later = plan.frame_height(true, &self.slabs.style);
            let taller = if parts > 1 { later.max(top + frame) } else { top + frame };
            let mut taken = plan.rows_in(done, self.depth - taller);
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
            self.put_slice(index, top, plan, Slice { part: 0, rows: rows.clone(), goes_on });
            runs.push(rows);
            done += taken;
            if done >= plan.count() {
                break;
            }
            self.new_page();
        }
        for part in 1..parts {
            for rows in &runs {
                self.new_page();
                let (rows, goes_on) = (rows.clone(), rows.start > 0);
                self.put_slice(index, Length::ZERO, plan, Slice { part, rows, goes_on });
            }
        }
        Ok(())
    }

    fn put_slice(&mut self, index: usize, top: Length, plan: &GridPlan<'_>, slice: Slice) {
        let frame = plan.frame_height(slice.goes_on || slice.part > 0, &self.slabs.style);
        self.y = top + frame + plan.rows_height(slice.rows.clone());
        self.put(index, top, Shown::Slice(slice));
    }

    /// Whether what stands on the page leads on to a slab: it would stay behind alone.
    pub(super) fn is_led(&self, index: usize) -> bool {
        let before = index.checked_sub(1).and_then(|before| self.slabs.slabs.get(before));
        !self.at_top() && (before.is_some_and(|slab| slab.keeps_next) || self.is_headed())
    }

    /// Whether the page has nothing yet but the title of a document and its lines.
    pub(super) fn is_headed(&self) -> bool {
        !self.at_top() && self.y <= self.depth / 2 && self.has_only_lines()
    }
}
