//! Pages filled with slabs: nothing is parted that belongs together, and a table taller than
//! a page goes on with its head repeated.

use super::LayoutError;
use super::crop::{crop_marks, slug};
use super::draw::TablePen;
use super::furniture::{Furnished, furniture};
use super::measure::table_type;
use super::shape::TypeCase;
use super::slab::{Content, Slab, Slabs, TextLine};
use super::style::Setting;
use super::table::{RowPart, TablePlan};
use crate::display::{DisplayList, Mark, OutlineEntry, Page, Role};
use crate::document::{Document, NodeId};
use crate::font::FontSet;
use crate::units::{Length, Point};

/// A table is not begun at the foot of a page with fewer rows than this.
const ROWS_AT_FOOT: usize = 3;

/// Slabs at their places.
pub(crate) struct Pages<'d> {
    slabs: Slabs<'d>,
    pages: Vec<Vec<Placement>>,
}

/// A slab, or part of one, at a distance from the top of the text.
struct Placement {
    slab: usize,
    y: Length,
    /// The rows, where the slab is a table that takes several pages.
    part: Option<Part>,
}

struct Part {
    rows: Vec<RowPart>,
    goes_on: bool,
}

impl<'d> Pages<'d> {
    /// Fills pages of `setting`.
    pub(crate) fn fill(slabs: Slabs<'d>, setting: &Setting) -> Result<Self, LayoutError> {
        let mut filler = Filler {
            slabs: &slabs,
            depth: setting.depth(),
            pages: vec![Vec::new()],
            y: Length::ZERO,
        };
        for index in 0..slabs.slabs.len() {
            filler.place(index)?;
        }
        let pages = filler.pages;
        Ok(Self { slabs, pages })
    }

    /// The number of pages.
    pub(crate) fn count(&self) -> usize {
        self.pages.len()
    }

    /// Draws the pages after those that `list` has. `only` says that there is but one page
    /// in all.
    pub(crate) fn draw(
        &self,
        document: &Document,
        fonts: &FontSet,
        setting: &Setting,
        only: bool,
        list: &mut DisplayList,
    ) -> Result<(), LayoutError> {
        let before = list.pages.len();
        let mut outline = Outline { entries: std::mem::take(&mut list.outline) };
        for (index, placements) in (before..).zip(&self.pages) {
            let number = setting.press.first_page + u32::try_from(index).unwrap_or(u32::MAX);
            let left = setting.left_margin(number);
            let mut marks = Vec::new();
            for placement in placements {
                let slab = &self.slabs.slabs[placement.slab];
                let at = Point::new(left, setting.margins.top + placement.y);
                match &slab.content {
                    Content::Line(line) => {
                        outline.heading(line, index, at.y);
                        self.draw_line(line, slab.height, at, &mut marks);
                    }
                    Content::Band(band) => {
                        let face = table_type(document, fonts, &self.slabs.style);
                        let mut pen = TablePen {
                            style: &self.slabs.style,
                            measures: &self.slabs.measures,
                            face,
                            case: TypeCase::new(face),
                            marks: &mut marks,
                        };
                        for (x, plan) in &band.tables {
                            let goes_on = placement.part.as_ref().is_some_and(|part| part.goes_on);
                            if !goes_on {
                                outline.table(plan, index, at.y);
                            }
                            let nodes: Vec<NodeId> = plan.table.row_nodes().collect();
                            let whole;
                            let rows = match &placement.part {
                                Some(part) => &part.rows,
                                None => {
                                    whole = plan.parts();
                                    &whole
                                }
                            };
                            let at = Point::new(at.x + *x, at.y);
                            pen.table(plan, &nodes, rows, goes_on, at)?;
                        }
                    }
                }
            }
            let furnished = Furnished { number, first: index == before, only };
            marks.extend(furniture(document, fonts, setting, furnished)?);
            marks.extend(crop_marks(&setting.press, setting.page));
            let (size, bleed) = (setting.page, setting.press.bleed);
            list.pages.push(Page { number, size, slug: slug(&setting.press), bleed, marks });
        }
        list.outline = outline.entries;
        Ok(())
    }

    fn draw_line(&self, line: &TextLine, height: Length, at: Point, marks: &mut Vec<Mark>) {
        // The baseline stands where the descenders of the line end at its foot.
        let baseline = at.y + (height + line.size.scaled(70, 100)) / 2;
        let width = self.slabs.style.light_rule.at_least(line.size / 18);
        let mut put = |node: NodeId, text: &super::line::Line, x: Length| {
            for shape in text.shapes(Point::new(x, baseline), line.size, width) {
                let role = match shape {
                    crate::display::Shape::Glyphs(_) => Role::Content(node),
                    _ => Role::Ornament,
                };
                marks.push(Mark { role, shape });
            }
        };
        if let Some((node, label)) = &line.label {
            put(*node, label, at.x);
        }
        put(line.node, &line.line, at.x + line.x);
    }
}

struct Filler<'s, 'd> {
    slabs: &'s Slabs<'d>,
    depth: Length,
    pages: Vec<Vec<Placement>>,
    /// How far down the page is filled.
    y: Length,
}

impl Filler<'_, '_> {
    fn place(&mut self, index: usize) -> Result<(), LayoutError> {
        let slab = &self.slabs.slabs[index];
        if slab.height > self.depth {
            return match &slab.content {
                Content::Band(band) if band.tables.len() == 1 => {
                    self.place_table(index, slab.above, &band.tables[0].1)
                }
                _ => Err(LayoutError::TooLow {
                    what: self.name(slab),
                    needed: slab.height,
                    available: self.depth,
                }),
            };
        }
        if !self.at_top() && self.y + self.needed(index) > self.depth {
            self.new_page();
        }
        let y = if self.at_top() { Length::ZERO } else { self.y + slab.above };
        self.put(index, y, None);
        self.y = y + slab.height;
        Ok(())
    }

    /// The height of a slab with the white above it and all that must follow on its page.
    /// A chain that is taller than a page is not kept together.
    fn needed(&self, index: usize) -> Length {
        let mut needed = Length::ZERO;
        for (offset, slab) in self.slabs.slabs[index..].iter().enumerate() {
            let height = self.least_height(slab);
            if offset > 0 && needed + slab.above + height > self.depth {
                break;
            }
            needed += slab.above + height;
            if !slab.keeps_next {
                break;
            }
        }
        needed
    }

    /// The height of a slab, or of the least that stands of it at the foot of a page.
    fn least_height(&self, slab: &Slab<'_>) -> Length {
        match &slab.content {
            Content::Band(band) if slab.height > self.depth => band
                .tables
                .first()
                .map_or(slab.height, |(_, plan)| self.begun_height(plan).min(self.depth)),
            _ => slab.height,
        }
    }

    /// The height of a table's caption, head and first rows.
    fn begun_height(&self, plan: &TablePlan<'_>) -> Length {
        let rows: Length =
            plan.parts().iter().take(ROWS_AT_FOOT).map(|part| self.part_height(plan, part)).sum();
        self.head_height(plan, false) + rows
    }

    fn head_height(&self, plan: &TablePlan<'_>, goes_on: bool) -> Length {
        let style = &self.slabs.style;
        let caption = if goes_on { &plan.continued } else { &plan.caption };
        plan.frame_height(caption, style)
    }

    fn part_height(&self, plan: &TablePlan<'_>, part: &RowPart) -> Length {
        plan.part_height(part, &self.slabs.style, &self.slabs.measures)
    }

    /// Places a table that is taller than a page.
    fn place_table(
        &mut self,
        index: usize,
        above: Length,
        plan: &TablePlan<'_>,
    ) -> Result<(), LayoutError> {
        let begun = self.begun_height(plan);
        if !self.at_top() && self.y + above + begun > self.depth && begun <= self.depth {
            self.new_page();
        }
        let mut rows = plan.parts().into_iter().peekable();
        let mut goes_on = false;
        while let Some(first) = rows.peek().cloned() {
            let top = if self.at_top() { Length::ZERO } else { self.y + above };
            let head = self.head_height(plan, goes_on);
            let mut room = self.depth - top - head;
            let mut taken = Vec::new();
            while let Some(part) = rows.next_if(|part| self.part_height(plan, part) <= room) {
                room -= self.part_height(plan, &part);
                taken.push(part);
            }
            if taken.is_empty() && !self.at_top() {
                self.new_page();
                continue;
            }
            if taken.is_empty() {
                // One round is taller than a page: it goes on within its row.
                let line = self.slabs.measures.line;
                let lines = ((room - self.slabs.style.row_padding * 2).to_milli()
                    / line.to_milli().max(1))
                .max(0);
                let lines = usize::try_from(lines).unwrap_or(0);
                if lines == 0 {
                    return Err(LayoutError::TooLow {
                        what: plan.table.name(self.slabs.document),
                        needed: head
                            + self.part_height(plan, &RowPart { row: first.row, lines: 0..1 }),
                        available: self.depth,
                    });
                }
                let middle = first.lines.start + lines;
                let part = RowPart { row: first.row, lines: first.lines.start..middle };
                let rest = RowPart { row: first.row, lines: middle..first.lines.end };
                rows.next();
                let remaining: Vec<RowPart> = std::iter::once(rest).chain(rows).collect();
                rows = remaining.into_iter().peekable();
                room -= self.part_height(plan, &part);
                taken.push(part);
            }
            self.put(index, top, Some(Part { rows: taken, goes_on }));
            self.y = self.depth - room;
            goes_on = true;
            if rows.peek().is_some() {
                self.new_page();
            }
        }
        Ok(())
    }

    /// What a slab is, for an error.
    fn name(&self, slab: &Slab<'_>) -> String {
        match &slab.content {
            Content::Line(line) => {
                line.line.placed.iter().map(|placed| placed.glyph.character).collect()
            }
            Content::Band(band) => band
                .tables
                .first()
                .map_or_else(String::new, |(_, plan)| plan.table.name(self.slabs.document)),
        }
    }

    fn at_top(&self) -> bool {
        self.pages.last().is_none_or(Vec::is_empty)
    }

    fn new_page(&mut self) {
        self.pages.push(Vec::new());
        self.y = Length::ZERO;
    }

    fn put(&mut self, slab: usize, y: Length, part: Option<Part>) {
        if let Some(page) = self.pages.last_mut() {
            page.push(Placement { slab, y, part });
        }
    }
}

/// The level of tables in the contents pane: they stand under the title like sections.
const TABLE_LEVEL: u8 = 2;

/// The contents pane as it grows.
#[derive(Default)]
struct Outline {
    entries: Vec<OutlineEntry>,
}

impl Outline {
    fn heading(&mut self, line: &TextLine, page: usize, y: Length) {
        if let Some((level, title)) = &line.heading {
            self.entries.push(OutlineEntry { level: *level, title: title.clone(), page, y });
        }
    }

    fn table(&mut self, plan: &TablePlan<'_>, page: usize, y: Length) {
        let title = plan.table.caption.to_plain();
        if !title.is_empty() {
            self.entries.push(OutlineEntry { level: TABLE_LEVEL, title, page, y });
        }
    }
}
