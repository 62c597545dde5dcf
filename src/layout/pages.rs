//! Filled pages drawn: every slab at its place, the furniture round it, and what the contents
//! pane shows.

use super::LayoutError;
use super::crop::{crop_marks, slug};
use super::draw::TablePen;
use super::fill::{Filled, Placement, Tables, fill};
use super::furniture::{Furnished, furniture};
use super::measure::table_type;
use super::shape::TypeCase;
use super::slab::{Content, Slabs, TextLine};
use super::style::{Setting, Style};
use super::table::TablePlan;
use crate::display::{DisplayList, Mark, OutlineEntry, Page, Role};
use crate::document::{Document, NodeId};
use crate::font::FontSet;
use crate::units::{Length, Point};

/// Slabs at their places.
pub(crate) struct Pages<'d> {
    slabs: Slabs<'d>,
    pages: Vec<Vec<Placement>>,
    /// How far down the last page is filled.
    end: Length,
}

impl<'d> Pages<'d> {
    /// Fills pages of `setting`.
    pub(crate) fn fill(slabs: Slabs<'d>, setting: &Setting) -> Result<Self, LayoutError> {
        let Filled { pages, end } = fill(&slabs, setting.depth())?;
        Ok(Self { slabs, pages, end })
    }

    /// The number of pages.
    pub(crate) fn count(&self) -> usize {
        self.pages.len()
    }

    /// The style, and how far down the last page is filled.
    pub(crate) fn style_and_end(&self) -> (Style, Length) {
        (self.slabs.style, self.end)
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
                    Content::Tables(group) => {
                        let face = table_type(document, fonts, &self.slabs.style);
                        let (tables, part) = match &placement.tables {
                            Tables::None => continue,
                            Tables::Whole(tables) => (tables.clone(), None),
                            Tables::Part { table, rows, goes_on } => {
                                (*table..*table + 1, Some((rows, *goes_on)))
                            }
                        };
                        let places = group.places(tables.clone());
                        for (plan, x) in group.plans[tables].iter().zip(places) {
                            let whole = if part.is_none() { plan.parts() } else { Vec::new() };
                            let (rows, goes_on) = part.unwrap_or((&whole, false));
                            if !goes_on {
                                outline.table(plan, index, at.y);
                            }
                            let at = Point::new(at.x + x, at.y);
                            let mut pen = TablePen {
                                style: &self.slabs.style,
                                measures: &self.slabs.measures,
                                face,
                                case: TypeCase::of(face, &plan.table.notation),
                                marks: &mut marks,
                            };
                            pen.table(plan, rows, goes_on, at)?;
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
        let width = self.slabs.style.light_rule.max(line.size / 18);
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
            put(*node, label, at.x + line.label_x);
        }
        put(line.node, &line.line, at.x + line.x);
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
