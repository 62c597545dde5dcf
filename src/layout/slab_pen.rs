//! One slab drawn at its place.

use super::LayoutError;
use super::beside::Row;
use super::draw::TablePen;
use super::fill::Shown;
use super::fit::Fits;
use super::grid::GridPen;
use super::line::Line;
use super::measure::{Measures, table_type};
use super::outline::Outline;
use super::shape::TypeCase;
use super::signatures::Blank;
use super::slab::{Content, Slab, TextLine};
use super::style::Style;
use crate::display::{Mark, Role, Shape};
use crate::document::{Document, NodeId};
use crate::units::{Length, Point};

use super::columns::Group;

/// Draws slabs onto one page.
pub(crate) struct SlabPen<'p, 'd> {
    pub document: &'p Document,
    pub fits: &'p Fits<'d>,
    pub style: &'p Style,
    pub measures: &'p Measures,
    /// The page, from 0.
    pub page: usize,
    pub marks: &'p mut Vec<Mark>,
    pub outline: &'p mut Outline,
    pub shortened: &'p mut Vec<String>,
}

impl SlabPen<'_, '_> {
    /// Draws what is `shown` of a slab with its top left corner at `at`.
    pub(crate) fn slab(
        &mut self,
        slab: &Slab<'_>,
        shown: &Shown,
        at: Point,
    ) -> Result<(), LayoutError> {
        match &slab.content {
            Content::Line(line) => {
                self.outline.heading(line, self.page, at.y);
                self.line(line, slab.height, at);
            }
            Content::Signatures(blanks) => {
                for blank in blanks {
                    self.blank(blank, slab.height, at);
                }
            }
            Content::Tables(group) => self.tables(group, shown, at)?,
            Content::Grid(x, plan) => {
                let at = Point::new(at.x + *x, at.y);
                let begins = match shown {
                    Shown::Slice(slice) => !slice.goes_on && slice.part == 0,
                    _ => true,
                };
                if begins {
                    self.outline.table(&plan.grid.caption.to_plain(), self.page, at.y);
                }
                let style = self.style;
                let mut pen =
                    GridPen { style, marks: &mut *self.marks, shortened: &mut *self.shortened };
                match shown {
                    Shown::Slice(slice) => pen.slice(plan, slice, at, true),
                    _ => pen.whole(plan, at),
                }
            }
            Content::Beside(row) => {
                for (x, part) in &row.parts {
                    let shown = Row::shown(&part.content);
                    self.slab(part, &shown, Point::new(at.x + *x, at.y))?;
                }
            }
            // Cards draw themselves.
            Content::Cards(_) => {}
        }
        Ok(())
    }

    fn tables(&mut self, group: &Group<'_>, shown: &Shown, at: Point) -> Result<(), LayoutError> {
        let face = table_type(self.document, self.fits.fonts, self.style);
        let (tables, part) = match shown {
            Shown::Whole(tables) => (tables.clone(), None),
            Shown::Part { table, rows, goes_on } => (*table..*table + 1, Some((rows, *goes_on))),
            Shown::All | Shown::Slice(_) | Shown::Cards(_) => return Ok(()),
        };
        let places = group.places(tables.clone());
        for (plan, x) in group.plans[tables].iter().zip(places) {
            let whole = if part.is_none() { plan.parts() } else { Vec::new() };
            let (rows, goes_on) = part.unwrap_or((&whole, false));
            if !goes_on {
                self.outline.table(&plan.table.caption.to_plain(), self.page, at.y);
            }
            let at = Point::new(at.x + x, at.y);
            let mut pen = TablePen {
                style: self.style,
                measures: self.measures,
                face,
                case: TypeCase::of(face, &plan.table.notation),
                marks: &mut *self.marks,
            };
            pen.table(plan, rows, goes_on, at)?;
        }
        Ok(())
    }

    /// Draws a line at its place in a measure that begins at `at`.
    pub(crate) fn line(&mut self, line: &TextLine, height: Length, at: Point) {
        // The baseline stands where the descenders of the line end at its foot.
        let baseline = at.y + (height + line.size.scaled(70, 100)) / 2;
        if let Some((node, label)) = &line.label {
            self.put(*node, label, line.size, Point::new(at.x + line.label_x, baseline));
        }
        self.put(line.node, &line.line, line.size, Point::new(at.x + line.x, baseline));
        if let Some(beside) = &line.beside {
            let place = Point::new(at.x + beside.x, baseline);
            self.put(beside.node, &beside.line, beside.size, place);
        }
        if let Some(name) = &line.shortened {
            self.tell(name);
        }
    }

    /// A label, and the rule after it to write on.
    fn blank(&mut self, blank: &Blank, height: Length, at: Point) {
        let foot = at.y + height - self.style.text.scaled(30, 100);
        let (label, line_height) = (&blank.label, blank.label.line_height());
        let mut baseline = foot - line_height * (super::fit::count(label.lines.len()) - 1);
        for line in &label.lines {
            self.put(blank.node, line, label.size, Point::new(at.x + blank.x, baseline));
            baseline += line_height;
        }
        let y = foot + self.style.text.scaled(12, 100);
        let shape = Shape::Rule {
            from: Point::new(at.x + blank.from, y),
            to: Point::new(at.x + blank.to, y),
            width: self.style.light_rule,
        };
        self.marks.push(Mark { role: Role::Ornament, shape });
        if let Some(name) = &blank.shortened {
            self.tell(name);
        }
    }

    fn tell(&mut self, name: &str) {
        if !self.shortened.iter().any(|told| told == name) {
            self.shortened.push(name.to_owned());
        }
    }

    fn put(&mut self, node: NodeId, line: &Line, size: Length, at: Point) {
        let width = self.style.light_rule.max(size / 18);
        for shape in line.shapes(at, size, width) {
            let role = match shape {
                Shape::Glyphs(_) => Role::Content(node),
                _ => Role::Ornament,
            };
            self.marks.push(Mark { role, shape });
        }
    }
}
