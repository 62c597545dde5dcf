//! Grids drawn: captions, heads, cells, rules. Every mark says which node of the document it
//! shows.

use std::ops::Range;

use super::{CellPlan, GridPlan};
use crate::display::{Mark, Role, Shape};
use crate::document::{Breadth, GridCell, GridColumn, Look, NodeId, Side, Text};
use crate::layout::fit::{Fitted, count};
use crate::layout::style::Style;
use crate::units::{Length, Point, Size};

/// What is shown of a grid at one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Slice {
    /// Which part of a grid that goes on beside the page.
    pub part: usize,
    /// The rows.
    pub rows: Range<usize>,
    /// Whether the grid began before.
    pub goes_on: bool,
}

/// Draws grids.
pub(crate) struct GridPen<'p> {
    pub style: &'p Style,
    pub marks: &'p mut Vec<Mark>,
    /// The names that had to be shortened.
    pub shortened: &'p mut Vec<String>,
}

/// A rectangle on the page.
#[derive(Clone, Copy)]
struct Box {
    at: Point,
    size: Size,
}

impl Box {
    /// The part of it that is `height` high and begins `top` below its upper edge.
    fn line(self, top: Length, height: Length) -> Self {
        let at = Point::new(self.at.x, self.at.y + top);
        Self { at, size: Size::new(self.size.width, height) }
    }
}

/// A column of a slice: its place among the columns, where it stands, how wide it is.
struct Placed<'p> {
    index: usize,
    column: &'p GridColumn,
    x: Length,
    width: Length,
    /// Whether it was shown before, in the first part.
    again: bool,
}

impl GridPen<'_> {
    /// Draws a whole grid, in one or more columns of rows, with its top left corner at `at`.
    pub(crate) fn whole(&mut self, plan: &GridPlan<'_>, at: Point) {
        let advance = plan.breadths.width(0) + plan.breadths.gap;
        let mut x = at.x;
        for (index, rows) in plan.runs().into_iter().enumerate() {
            let slice = Slice { part: 0, rows, goes_on: index > 0 };
            let caption = plan.caption_height(false, self.style);
            let y = if index > 0 { at.y + caption } else { at.y };
            self.slice(plan, &slice, Point::new(x, y), false);
            x += advance;
        }
    }

    /// Draws part of a grid with its top left corner at `at`, with its head, and with its
    /// caption if it is `captioned`.
    pub(crate) fn slice(&mut self, plan: &GridPlan<'_>, slice: &Slice, at: Point, captioned: bool) {
        let goes_on = slice.goes_on || slice.part > 0;
        let mut y = at.y;
        if captioned || !goes_on {
            y = self.caption(plan, goes_on, at);
        }
        let columns = columns(plan, slice.part, at.x);
        let top = y;
        let head = plan.head_height(self.style);
        for column in &columns {
            let again = slice.goes_on || column.again;
            let role = if again {
                Role::Repeated
            } else {
                Role::Content(plan.grid.head_node(column.index))
            };
            let side = match plan.grid.look {
                Look::Boxed => Side::Middle,
                Look::Open => column.column.align,
            };
            let room = Box { at: Point::new(column.x, y), size: Size::new(column.width, head) };
            let fitted = &plan.heads[column.index];
            self.words(fitted, &column.column.head, role, room, side);
        }
        y += head;
        let body = y;
        y += plan.body_padding(self.style);
        let mut edges = vec![y];
        for row in slice.rows.clone() {
            let height = plan.rows[row].height;
            for column in &columns {
                let node = plan.grid.cell_node(row, column.index);
                let role = if column.again { Role::Repeated } else { Role::Content(node) };
                let room =
                    Box { at: Point::new(column.x, y), size: Size::new(column.width, height) };
                self.cell(plan, row, column, role, room);
            }
            y += height;
            edges.push(y);
        }
        let bottom = y + plan.body_padding(self.style);
        self.rules(plan, &columns, (top, body, bottom), &edges);
    }

    fn caption(&mut self, plan: &GridPlan<'_>, goes_on: bool, at: Point) -> Length {
        let caption = if goes_on { &plan.continued } else { &plan.caption };
        let role = if goes_on { Role::Repeated } else { Role::Content(plan.grid.caption_node()) };
        let mut y = at.y;
        for line in &caption.lines {
            let x = at.x + (plan.breadths.extent() - line.width).max(Length::ZERO) / 2;
            let place = Point::new(x, y + self.style.caption_baseline());
            self.put(&line.shapes(place, caption.size, self.style.light_rule), role);
            y += self.style.caption_line();
        }
        at.y + plan.caption_height(goes_on, self.style)
    }

    fn cell(
        &mut self,
        plan: &GridPlan<'_>,
        row: usize,
        column: &Placed<'_>,
        role: Role,
        room: Box,
    ) {
        let Some(cell) = plan.rows[row].cells.get(column.index) else { return };
        let source = &plan.grid.rows[row].cells[column.index];
        let square = column.column.breadth == Breadth::Square;
        let side = if square { Side::Middle } else { column.column.align };
        match (cell, source) {
            (CellPlan::Words(fitted), GridCell::Text(text)) => {
                let room = match plan.rows[row].top {
                    Some(top) => room.line(top, fitted.height()),
                    None => room,
                };
                self.words(fitted, text, role, room, side);
            }
            (CellPlan::Lines(lines), GridCell::Lines(texts)) => {
                let mut top = plan.rows[row].top.unwrap_or_default();
                for (line, text) in lines.iter().zip(texts) {
                    let room = room.line(top, line.height());
                    self.words(line, text, role, room, Side::Start);
                    top += line.height();
                }
            }
            (CellPlan::Closed, _) => {
                let shape = Shape::Tint { at: room.at, size: room.size };
                self.marks.push(Mark { role: Role::Ornament, shape });
            }
            (CellPlan::Split(parts), GridCell::Split(texts)) => {
                let height = room.size.height / count(parts.len().max(1));
                let size = Size::new(room.size.width, height);
                let mut at = room.at;
                for (index, (part, text)) in parts.iter().zip(texts).enumerate() {
                    if index > 0 {
                        let to = Point::new(at.x + size.width, at.y);
                        self.rule(at, to, self.style.light_rule);
                    }
                    self.words(part, text, role, Box { at, size }, Side::Middle);
                    at.y += height;
                }
            }
            (CellPlan::Choices(choices), GridCell::Choices(texts)) => {
                self.choices(choices, texts, role, room);
            }
            _ => {}
        }
    }

    /// Boxes to tick, each before what it stands for, spaced evenly.
    fn choices(&mut self, choices: &[std::rc::Rc<Fitted>], texts: &[Text], role: Role, room: Box) {
        let (tick, gap) = (self.style.tick(), self.style.tick_gap());
        let widths: Vec<Length> = choices.iter().map(|one| tick + gap + one.width()).collect();
        let spare = room.size.width - widths.iter().copied().sum::<Length>();
        let space = (spare / (count(choices.len()) + 1)).min(self.style.table * 3);
        let used = space * (count(choices.len()) - 1) + widths.iter().copied().sum::<Length>();
        let mut x = room.at.x + (room.size.width - used) / 2;
        for ((choice, text), width) in choices.iter().zip(texts).zip(widths) {
            let baseline = self.baseline(choice, room, 0);
            let foot = baseline + tick.scaled(8, 100);
            self.square(Point::new(x, foot - tick), tick);
            let words = Box {
                at: Point::new(x + tick + gap, room.at.y),
                size: Size::new(width - tick - gap, room.size.height),
            };
            self.lines(choice, text, role, words, Side::Start, Length::ZERO);
            x += width + space;
        }
    }

    fn square(&mut self, at: Point, side: Length) {
        let (right, foot) = (at.x + side, at.y + side);
        let width = self.style.light_rule.max(self.style.heavy_rule * 7 / 10);
        let half = width / 2;
        for y in [at.y, foot] {
            self.rule(Point::new(at.x - half, y), Point::new(right + half, y), width);
        }
        for x in [at.x, right] {
            self.rule(Point::new(x, at.y), Point::new(x, foot), width);
        }
    }

    /// Words in a cell.
    fn words(&mut self, fitted: &Fitted, text: &Text, role: Role, room: Box, side: Side) {
        self.lines(fitted, text, role, room, side, self.style.cell_padding);
    }

    fn lines(
        &mut self,
        fitted: &Fitted,
        text: &Text,
        role: Role,
        room: Box,
        side: Side,
        padding: Length,
    ) {
        for (index, line) in fitted.lines.iter().enumerate() {
            let x = room.at.x
                + match side {
                    Side::Start => padding,
                    Side::Middle => (room.size.width - line.width) / 2,
                    Side::End => room.size.width - padding - line.width,
                };
            let place = Point::new(x, self.baseline(fitted, room, index));
            self.put(&line.shapes(place, fitted.size, self.style.light_rule), role);
        }
        if fitted.shortened {
            tell(text, self.shortened);
        }
    }

    /// The baseline of a line of words in the middle of a cell.
    fn baseline(&self, fitted: &Fitted, room: Box, index: usize) -> Length {
        let first = room.at.y + (room.size.height - fitted.height()) / 2;
        let capital = fitted.size.scaled(72, 100);
        first + fitted.line_height() * count(index) + (fitted.line_height() + capital) / 2
    }

    fn rules(
        &mut self,
        plan: &GridPlan<'_>,
        columns: &[Placed<'_>],
        (top, body, bottom): (Length, Length, Length),
        edges: &[Length],
    ) {
        let (Some(first), Some(last)) = (columns.first(), columns.last()) else { return };
        let (left, right) = (first.x, last.x + last.width);
        let (heavy, light) = (self.style.heavy_rule, self.style.light_rule);
        let boxed = plan.grid.look == Look::Boxed;
        let from = |y| Point::new(left - heavy / 2, y);
        let to = |y| Point::new(right + heavy / 2, y);
        self.rule(from(top), to(top), heavy);
        if body > top {
            let under_head = if boxed { heavy } else { light };
            self.rule(Point::new(left, body), Point::new(right, body), under_head);
        }
        self.rule(from(bottom), to(bottom), heavy);
        if plan.is_ruled() {
            for y in edges.iter().skip(1).take(edges.len().saturating_sub(2)) {
                self.rule(Point::new(left, *y), Point::new(right, *y), light);
            }
        }
        if boxed {
            self.rule(Point::new(left, top), Point::new(left, bottom), heavy);
            self.rule(Point::new(right, top), Point::new(right, bottom), heavy);
        }
        let written = |column: &Placed<'_>| {
            matches!(column.column.breadth, Breadth::Writing(_) | Breadth::Square)
        };
        if !boxed {
            // A cell to be written in is closed at the edge too.
            let edges = [(first, left), (last, right)];
            for (_, x) in edges.into_iter().filter(|(column, _)| written(column)) {
                self.rule(Point::new(x, top), Point::new(x, bottom), light);
            }
        }
        for (before, after) in columns.iter().zip(columns.iter().skip(1)) {
            if boxed || written(before) || written(after) {
                let x = after.x;
                self.rule(Point::new(x, top), Point::new(x, bottom), light);
            }
        }
    }

    fn rule(&mut self, from: Point, to: Point, width: Length) {
        self.marks.push(Mark { role: Role::Ornament, shape: Shape::Rule { from, to, width } });
    }

    fn put(&mut self, shapes: &[Shape], role: Role) {
        self.marks.extend(shapes.iter().map(|shape| {
            let role = if matches!(shape, Shape::Glyphs(_)) { role } else { Role::Ornament };
            Mark { role, shape: shape.clone() }
        }));
    }
}

/// Adds a name to those that had to be shortened, once.
pub(crate) fn tell(text: &Text, shortened: &mut Vec<String>) {
    let name = text.to_plain();
    if !shortened.contains(&name) {
        shortened.push(name);
    }
}

fn columns<'p>(plan: &'p GridPlan<'_>, part: usize, left: Length) -> Vec<Placed<'p>> {
    let mut x = left;
    let indices = plan.breadths.parts.get(part).map(Vec::as_slice).unwrap_or_default();
    let mut placed = Vec::with_capacity(indices.len());
    for index in indices.iter().copied() {
        let (column, width) = (&plan.grid.columns[index], plan.breadths.columns[index]);
        placed.push(Placed { index, column, x, width, again: part > 0 && column.repeats });
        x += width;
    }
    placed
}

/// The node of a mark that shows something, for putting marks in the order of nodes.
pub(crate) fn node(mark: &Mark) -> Option<NodeId> {
    match mark.role {
        Role::Content(node) => Some(node),
        Role::Furniture | Role::Ornament | Role::Repeated => None,
    }
}
