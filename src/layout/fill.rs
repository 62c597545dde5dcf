//! Pages filled with slabs: nothing is parted that belongs together, and a table taller than
//! a page goes on with its head repeated.

use std::ops::Range;

use super::LayoutError;
use super::columns::Group;
use super::grid::Slice;
use super::slab::{Content, Slab, Slabs};
use super::table::{RowPart, TablePlan};
use crate::document::RowKind;
use crate::units::Length;

/// A table is neither begun nor ended with fewer rows than this on a page.
pub(super) const ROWS_TOGETHER: usize = 3;

/// A slab, or part of one, at a distance from the top of the text.
pub(crate) struct Placement {
    pub slab: usize,
    pub y: Length,
    /// What is shown of it.
    pub shown: Shown,
}

/// What is shown of a slab.
pub(crate) enum Shown {
    /// All of it: a line.
    All,
    /// These of its tables, whole, side by side.
    Whole(Range<usize>),
    /// Part of its grid.
    Slice(Slice),
    /// These of its cards.
    Cards(Range<usize>),
    /// Some rows of one of its tables.
    Part {
        /// Which.
        table: usize,
        /// The rows.
        rows: Vec<RowPart>,
        /// Whether it began before.
        goes_on: bool,
    },
}

/// Filled pages.
pub(crate) struct Filled {
    /// What stands on each.
    pub pages: Vec<Vec<Placement>>,
    /// How far down the last one is filled.
    pub end: Length,
}

/// Fills pages of `depth` with `slabs`.
pub(crate) fn fill(slabs: &Slabs<'_>, depth: Length) -> Result<Filled, LayoutError> {
    let mut filler = Filler { slabs, depth, pages: vec![Vec::new()], y: Length::ZERO };
    for index in 0..slabs.slabs.len() {
        filler.place(index)?;
    }
    Ok(Filled { pages: filler.pages, end: filler.y })
}

pub(super) struct Filler<'s, 'd> {
    pub(super) slabs: &'s Slabs<'d>,
    pub(super) depth: Length,
    pages: Vec<Vec<Placement>>,
    /// How far down the page is filled.
    pub(super) y: Length,
}

impl Filler<'_, '_> {
    fn place(&mut self, index: usize) -> Result<(), LayoutError> {
        let slab = &self.slabs.slabs[index];
        self.begin_section(index);
        match &slab.content {
            Content::Line(_) | Content::Signatures(_) | Content::Beside(_) => {
                if slab.height > self.depth {
                    return Err(self.too_low(self.name(slab), slab.height));
                }
                if !self.at_top() && self.y + self.needed(index) > self.depth {
                    self.new_page();
                }
                let y = self.top(slab.above);
                self.put(index, y, Shown::All);
                self.y = y + slab.height;
                Ok(())
            }
            Content::Tables(group) => self.place_group(index, slab.above, group),
            Content::Grid(_, plan) => self.place_grid(index, slab.above, plan),
            Content::Cards(plan) => {
                for cards in plan.pages() {
                    if !self.at_top() {
                        self.new_page();
                    }
                    self.put(index, Length::ZERO, Shown::Cards(cards));
                }
                // Nothing else stands on a page of cards.
                self.y = self.depth + Length::pt(1);
                Ok(())
            }
        }
    }

    /// Begins a page for the section that begins with a slab, where it asks for one or where
    /// it would be parted here and not there.
    fn begin_section(&mut self, index: usize) {
        let Some(section) = self.slabs.slabs[index].section else { return };
        // The title of a document does not stay behind alone.
        if self.at_top() || self.is_headed() {
            return;
        }
        if section.begins_page {
            self.new_page();
            return;
        }
        let slabs = &self.slabs.slabs[index..index + section.slabs];
        let heights = slabs.iter().map(|slab| slab.above + self.whole_height(slab));
        let height: Length = heights.sum();
        let parted = self.y + height > self.depth;
        if parted && height - slabs[0].above <= self.depth {
            self.new_page();
        }
    }

    /// The height of a slab, were there no page to end.
    fn whole_height(&self, slab: &Slab<'_>) -> Length {
        match &slab.content {
            Content::Line(_) | Content::Signatures(_) | Content::Beside(_) => slab.height,
            Content::Grid(_, plan) => plan.height(&self.slabs.style),
            Content::Cards(_) => self.depth,
            Content::Tables(group) => {
                let (mut height, mut from) = (Length::ZERO, 0);
                while from < group.plans.len() {
                    let to = from + group.abreast_from(from);
                    let band = group.plans[from..to].iter().map(|plan| self.height(plan));
                    height += band.fold(Length::ZERO, Length::max);
                    height += if from > 0 { self.slabs.style.band_gap } else { Length::ZERO };
                    from = to;
                }
                height
            }
        }
    }

    /// The height of a slab with the white above it and all that must follow on its page.
    /// A chain that is taller than a page is kept together with the first rows of its grid
    /// or, where that is too much too, not at all.
    fn needed(&self, index: usize) -> Length {
        let alone = &self.slabs.slabs[index];
        let begun = |slab: &Slab<'_>| match &slab.content {
            Content::Grid(_, plan) => self.begun_grid_height(plan),
            _ => self.least_height(slab),
        };
        let least = |slab: &Slab<'_>| self.least_height(slab);
        // What began a chain chose the page for all of it.
        let whole = if self.is_led(index) { None } else { self.chain(index, least) };
        whole
            .or_else(|| self.chain(index, begun))
            .unwrap_or_else(|| alone.above + self.least_height(alone))
    }

    /// The height of the slabs from `index` on that stay together, if a page has room for it.
    fn chain(&self, index: usize, height: impl Fn(&Slab<'_>) -> Length) -> Option<Length> {
        let mut needed = Length::ZERO;
        for slab in &self.slabs.slabs[index..] {
            needed += slab.above + height(slab);
            if needed > self.depth {
                return None;
            }
            if !slab.keeps_next {
                break;
            }
        }
        Some(needed)
    }

    /// The height of a slab, or of the least that stands of it at the foot of a page.
    fn least_height(&self, slab: &Slab<'_>) -> Length {
        match &slab.content {
            Content::Line(_) | Content::Signatures(_) | Content::Beside(_) => slab.height,
            Content::Tables(group) => group.plans.first().map_or(Length::ZERO, |plan| {
                let whole = self.height(plan);
                if whole > self.depth { self.begun_height(plan).min(self.depth) } else { whole }
            }),
            Content::Grid(_, plan) => self.least_grid_height(plan),
            Content::Cards(_) => self.depth,
        }
    }

    /// Places tables, as many side by side as fit the measure and the rest of the page.
    fn place_group(
        &mut self,
        index: usize,
        above: Length,
        group: &Group<'_>,
    ) -> Result<(), LayoutError> {
        let mut above = above;
        let mut from = 0;
        while let Some(plan) = group.plans.get(from) {
            if self.height(plan) > self.depth {
                self.place_table(index, from, above, plan)?;
                from += 1;
            } else {
                let top = self.top(above);
                let height = |count: usize| {
                    let band = &group.plans[from..from + count];
                    band.iter().map(|plan| self.height(plan)).fold(Length::ZERO, Length::max)
                };
                let fitting = (1..=group.abreast_from(from)).rev();
                let fits = fitting.map(|count| (count, height(count)));
                match fits.into_iter().find(|(_, height)| top + *height <= self.depth) {
                    Some((count, height)) => {
                        self.put(index, top, Shown::Whole(from..from + count));
                        self.y = top + height;
                        from += count;
                    }
                    None => {
                        self.new_page();
                        continue;
                    }
                }
            }
            above = self.slabs.style.band_gap;
        }
        Ok(())
    }

    /// Places a table that is taller than a page.
    fn place_table(
        &mut self,
        index: usize,
        table: usize,
        above: Length,
        plan: &TablePlan<'_>,
    ) -> Result<(), LayoutError> {
        let begun = self.begun_height(plan);
        if !self.at_top() && self.y + above + begun > self.depth && begun <= self.depth {
            self.new_page();
        }
        let mut parts = plan.parts();
        let mut done = 0;
        let mut goes_on = false;
        while let Some(first) = parts.get(done).cloned() {
            let top = self.top(above);
            let head =
                plan.part_head_height(&first, goes_on, &self.slabs.style, &self.slabs.measures);
            let room = self.depth - top - head;
            let mut taken = self.rows_in(plan, &parts[done..], room);
            if taken == 0 && !self.at_top() {
                self.new_page();
                continue;
            }
            if taken == 0 {
                // One round is taller than a page: it goes on within its row.
                let lines = self.lines_in(room);
                if lines == 0 {
                    let line = RowPart { row: first.row, lines: 0..1 };
                    let needed = head + self.part_height(plan, &line);
                    return Err(self.too_low(plan.table.name(self.slabs.document), needed));
                }
                let middle = first.lines.start + lines;
                parts[done] = RowPart { row: first.row, lines: first.lines.start..middle };
                parts.insert(done + 1, RowPart { row: first.row, lines: middle..first.lines.end });
                taken = 1;
            }
            let rows = parts[done..done + taken].to_vec();
            let height: Length = rows.iter().map(|part| self.part_height(plan, part)).sum();
            self.put(index, top, Shown::Part { table, rows, goes_on });
            self.y = top + head + height;
            done += taken;
            goes_on = true;
            if done < parts.len() {
                self.new_page();
            }
        }
        Ok(())
    }

    /// How many of `parts` stand in `room`, if the table must go on after them: not the name
    /// of a cycle without its rounds, not a cycle that would fit a page of its own, and not
    /// so many that only a round or two are left.
    fn rows_in(&self, plan: &TablePlan<'_>, parts: &[RowPart], room: Length) -> usize {
        let mut left = room;
        let fitting = parts.iter().take_while(|part| {
            left -= self.part_height(plan, part);
            left >= Length::ZERO
        });
        let fitting = fitting.count();
        let rest = parts.len() - fitting;
        if rest == 0 || fitting == 0 {
            return fitting;
        }
        let divides = |at: usize| plan.table.rows[parts[at].row].kind == RowKind::Divider;
        let mut taken = fitting;
        if let Some(cycle) = (1..fitting).rev().find(|at| divides(*at)) {
            let height: Length =
                parts[cycle..].iter().map(|part| self.part_height(plan, part)).sum();
            let page = self.depth
                - plan.frame_height(&plan.continued, &self.slabs.style, &self.slabs.measures);
            if height <= page {
                taken = cycle;
            }
        }
        if taken == fitting && rest < ROWS_TOGETHER && fitting >= 2 * ROWS_TOGETHER {
            taken = fitting + rest - ROWS_TOGETHER;
        }
        while taken > 1 && divides(taken - 1) {
            taken -= 1;
        }
        taken
    }

    /// How many lines of a round stand in `room`.
    fn lines_in(&self, room: Length) -> usize {
        let room = room - self.slabs.style.row_padding * 2;
        let lines = room.to_milli() / self.slabs.measures.line.to_milli().max(1);
        usize::try_from(lines).unwrap_or(0)
    }

    /// The height of a table's caption, head and first rows.
    fn begun_height(&self, plan: &TablePlan<'_>) -> Length {
        let parts = plan.parts();
        let rows: Length =
            parts.iter().take(ROWS_TOGETHER).map(|part| self.part_height(plan, part)).sum();
        plan.frame_height(&plan.caption, &self.slabs.style, &self.slabs.measures) + rows
    }

    fn height(&self, plan: &TablePlan<'_>) -> Length {
        plan.height(&self.slabs.style, &self.slabs.measures)
    }

    fn part_height(&self, plan: &TablePlan<'_>, part: &RowPart) -> Length {
        plan.part_height(part, &self.slabs.style, &self.slabs.measures)
    }

    pub(super) fn too_low(&self, what: String, needed: Length) -> LayoutError {
        LayoutError::TooLow { what, needed, available: self.depth }
    }

    /// What a slab is, for an error.
    fn name(&self, slab: &Slab<'_>) -> String {
        match &slab.content {
            Content::Line(line) => {
                line.line.placed.iter().map(|placed| placed.glyph.character).collect()
            }
            Content::Tables(group) => group
                .plans
                .first()
                .map_or_else(String::new, |plan| plan.table.name(self.slabs.document)),
            Content::Grid(_, plan) => plan.name(self.slabs.document),
            Content::Signatures(_) | Content::Beside(_) | Content::Cards(_) => {
                self.slabs.document.title.clone()
            }
        }
    }

    /// Where the next slab stands that asks for `above`: white is dropped at the top.
    pub(super) fn top(&self, above: Length) -> Length {
        if self.at_top() { Length::ZERO } else { self.y + above }
    }

    pub(super) fn at_top(&self) -> bool {
        self.pages.last().is_none_or(Vec::is_empty)
    }

    /// Whether the page has nothing but lines.
    pub(super) fn has_only_lines(&self) -> bool {
        let is_line =
            |placed: &Placement| matches!(self.slabs.slabs[placed.slab].content, Content::Line(_));
        self.pages.last().is_some_and(|page| page.iter().all(is_line))
    }

    pub(super) fn new_page(&mut self) {
        self.pages.push(Vec::new());
        self.y = Length::ZERO;
    }

    pub(super) fn put(&mut self, slab: usize, y: Length, shown: Shown) {
        if let Some(page) = self.pages.last_mut() {
            page.push(Placement { slab, y, shown });
        }
    }
}
