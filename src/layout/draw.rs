//! Tables drawn: captions, heads, rows, rules. Every mark says which node of the document it
//! shows.

use super::LayoutError;
use super::line::{Line, RingAt};
use super::measure::{Measures, ring_gap, separator_gap};
use super::paragraph::{Align, set};
use super::shape::{Shaped, Type, TypeCase, width};
use super::style::Style;
use super::table::{RowPart, TablePlan};
use crate::display::{Mark, Role, Shape};
use crate::document::{Cell, Content, Look, NodeId, Row, RowKind};
use crate::font::Style as FontStyle;
use crate::locale::{Mark as NumberMark, Place};
use crate::units::{Length, Point};

/// Draws tables onto one page.
pub(crate) struct TablePen<'p, 'f> {
    pub style: &'p Style,
    pub measures: &'p Measures,
    pub face: Type<'f>,
    /// The numbers of the table that is drawn.
    pub case: TypeCase<'f>,
    pub marks: &'p mut Vec<Mark>,
}

impl TablePen<'_, '_> {
    /// Draws `parts` of a table whose top left corner is at `at`, with its caption and head.
    /// `goes_on` says that the table began before.
    pub(crate) fn table(
        &mut self,
        plan: &TablePlan<'_>,
        parts: &[RowPart],
        goes_on: bool,
        at: Point,
    ) -> Result<(), LayoutError> {
        let caption = if goes_on { &plan.continued } else { &plan.caption };
        let role = |node| if goes_on { Role::Repeated } else { Role::Content(node) };
        let mut y = at.y;
        for line in caption {
            let x = at.x + (plan.width - line.width) / 2;
            let baseline = y + self.style.caption_baseline();
            let caption_size = self.style.caption;
            self.put(line, Point::new(x, baseline), caption_size, role(plan.table.caption_node()));
            y += self.style.caption_line();
        }
        if !caption.is_empty() {
            y += self.style.caption_gap;
        }
        let top = y;
        self.head(plan, Point::new(at.x, y), goes_on);
        y += plan.head_height(self.style, self.measures);
        let body = y;
        y += self.style.body_padding();
        let mut boundaries = Vec::with_capacity(parts.len() + 1);
        if let Some(divider) = parts.first().and_then(|first| plan.divider_over(first, goes_on)) {
            self.divider(plan, &divider, Role::Repeated, Point::new(at.x, y))?;
            y += plan.part_height(&divider, self.style, self.measures);
            boundaries.push((y, RowKind::Divider));
        }
        for part in parts {
            let row = &plan.table.rows[part.row];
            let node = plan.row_nodes[part.row];
            let place = Point::new(at.x, y);
            match row.kind {
                RowKind::Divider => self.divider(plan, part, cell_role(node, 0), place)?,
                RowKind::Plain => self.row(plan, row, node, part, place)?,
            }
            y += plan.part_height(part, self.style, self.measures);
            boundaries.push((y, row.kind));
        }
        self.rules(plan, at.x, top, body, &boundaries);
        Ok(())
    }

    fn head(&mut self, plan: &TablePlan<'_>, at: Point, goes_on: bool) {
        let heads = plan.left.iter().map(|column| (column.width, &column.head));
        let flow = (plan.per_line > 0).then(|| (plan.flow_width(), &plan.flow_head));
        let right = plan.right.iter().map(|column| (column.width, &column.head));
        let heads: Vec<_> = heads.chain(flow).chain(right).collect();
        let line = self.style.head_line();
        let mut x = at.x;
        for (index, (width, lines)) in heads.into_iter().enumerate() {
            let role =
                if goes_on { Role::Repeated } else { Role::Content(plan.table.head_node(index)) };
            let height = line * i64::try_from(lines.len()).unwrap_or(0);
            let mut y = at.y + (plan.head_height(self.style, self.measures) - height) / 2;
            for text in lines {
                let left = x + (width - text.width) / 2;
                let baseline = y + self.baseline(line);
                self.put(text, Point::new(left, baseline), self.style.table, role);
                y += line;
            }
            x += width;
        }
    }

    fn row(
        &mut self,
        plan: &TablePlan<'_>,
        row: &Row,
        node: NodeId,
        part: &RowPart,
        at: Point,
    ) -> Result<(), LayoutError> {
        let baseline = at.y + self.style.row_padding + self.baseline(self.measures.line);
        let goes_on = part.lines.start > 0;
        let cell_node = |index: usize| cell_role(node, index);
        let mut x = at.x;
        for (index, (column, cell)) in plan.left.iter().zip(&row.cells).enumerate() {
            let role = if goes_on { Role::Repeated } else { cell_node(index) };
            self.fixed_cell(plan, cell, role, Point::new(x, baseline), column.width)?;
            x += column.width;
        }
        let flow = plan.flow_cells(row);
        let first = part.lines.start * plan.per_line;
        let last = (part.lines.end * plan.per_line).min(flow.len());
        for (index, cell) in flow.iter().enumerate().take(last).skip(first) {
            let line = i64::try_from(index / plan.per_line - part.lines.start).unwrap_or(0);
            let centre = x + plan.middle(index % plan.per_line);
            let place = Point::new(centre, baseline + self.measures.line * line);
            self.pairing(plan, cell, cell_node(plan.left.len() + index), place)?;
        }
        x += plan.flow_width();
        let offset = plan.left.len() + flow.len();
        for (index, (column, cell)) in plan.right.iter().zip(&row.cells[offset..]).enumerate() {
            let role = if goes_on { Role::Repeated } else { cell_node(offset + index) };
            self.fixed_cell(plan, cell, role, Point::new(x, baseline), column.width)?;
            x += column.width;
        }
        Ok(())
    }

    fn divider(
        &mut self,
        plan: &TablePlan<'_>,
        part: &RowPart,
        role: Role,
        at: Point,
    ) -> Result<(), LayoutError> {
        let height = plan.part_height(part, self.style, self.measures);
        let baseline = at.y + self.baseline(height);
        let row = &plan.table.rows[part.row];
        let face = Type { style: FontStyle::Head, ..self.face };
        if let Some(Content::Text(text)) = row.cells.first().map(|cell| &cell.content) {
            for line in set(text, &face, plan.width, Align::Centred)?.iter().take(1) {
                let x = at.x + (plan.width - line.width) / 2;
                self.put(line, Point::new(x, baseline), self.style.table, role);
            }
        }
        Ok(())
    }

    /// A cell with words or a number, centred in its column.
    fn fixed_cell(
        &mut self,
        plan: &TablePlan<'_>,
        cell: &Cell,
        role: Role,
        at: Point,
        column: Length,
    ) -> Result<(), LayoutError> {
        let line = match &cell.content {
            Content::Number(number) => {
                let mut glyphs = Vec::new();
                self.case.set(&plan.table.notation.number(*number), &mut glyphs)?;
                Line::of(&glyphs)
            }
            Content::Text(text) => set(text, &self.face, column, Align::Centred)?
                .into_iter()
                .next()
                .unwrap_or_default(),
            Content::Empty | Content::Pairing { .. } => return Ok(()),
        };
        let x = at.x + (column - line.width) / 2;
        self.put(&line, Point::new(x, at.y), self.style.table, role);
        Ok(())
    }

    /// A pairing with the middle of its separator at `at`.
    fn pairing(
        &mut self,
        plan: &TablePlan<'_>,
        cell: &Cell,
        role: Role,
        at: Point,
    ) -> Result<(), LayoutError> {
        let Content::Pairing { first, second, marked } = cell.content else { return Ok(()) };
        let notation = &plan.table.notation;
        let pair = notation.pair(first, second, marked);
        let mut glyphs: Vec<Shaped> = Vec::with_capacity(12);
        self.case.set(&pair.first, &mut glyphs)?;
        let separator = glyphs.len();
        self.case.set(&notation.separator, &mut glyphs)?;
        let after = glyphs.len();
        self.case.set(&pair.second, &mut glyphs)?;
        let separator_width = width(&glyphs[separator..after]);
        let ring = self.measures.ring.filter(|_| notation.mark == NumberMark::Ring);
        // A ringed number stands out far enough for its ring to clear the separator.
        let outset = |width: Length, number, place| match (ring, marked) {
            (Some(radius), Some(marked)) if marked == place => {
                (radius - width / 2).max(Length::ZERO) + ring_gap(self.style)
            }
            _ => separator_gap(notation, number, self.style),
        };
        let first_width = width(&glyphs[..separator]);
        let second_width = width(&glyphs[after..]);
        let left = outset(first_width, first, Place::First);
        let right = outset(second_width, second, Place::Second);
        let origin = separator_width / 2 + left + first_width;
        let mut line = Line::default();
        let mut x = Length::ZERO;
        for (index, glyph) in glyphs.iter().enumerate() {
            if index == separator {
                x += left;
            }
            if index == after {
                x += right;
            }
            line.push(*glyph, x);
            x += glyph.advance;
        }
        if let (Some(radius), Some(place)) = (ring, marked) {
            let middle = match place {
                Place::First => first_width / 2,
                Place::Second => x - second_width / 2,
            };
            line.rings.push(RingAt { x: middle, rise: self.measures.digit / 2, radius });
        }
        self.put(&line, Point::new(at.x - origin, at.y), self.style.table, role);
        Ok(())
    }

    fn put(&mut self, line: &Line, at: Point, size: Length, role: Role) {
        for shape in line.shapes(at, size, self.style.light_rule.max(size / 18)) {
            let role = match shape {
                Shape::Glyphs(_) => role,
                Shape::Rule { .. } | Shape::Ring { .. } | Shape::Tint { .. } => Role::Ornament,
            };
            self.marks.push(Mark { role, shape });
        }
    }

    /// From the top of a line of `height` to the baseline at which digits stand in its
    /// middle.
    fn baseline(&self, height: Length) -> Length {
        (height + self.measures.digit) / 2
    }

    fn rules(
        &mut self,
        plan: &TablePlan<'_>,
        left: Length,
        top: Length,
        body: Length,
        rows: &[(Length, RowKind)],
    ) {
        let right = left + plan.width;
        let bottom = rows.last().map_or(body, |(y, _)| *y) + self.style.body_padding();
        let (heavy, light) = (self.style.heavy_rule, self.style.light_rule);
        // Where two rules meet at a corner, the horizontal one covers it.
        let (from, to) = (left - heavy / 2, right + heavy / 2);
        self.rule(Point::new(from, top), Point::new(to, top), heavy);
        if body > top {
            self.rule(Point::new(left, body), Point::new(right, body), light);
        }
        self.rule(Point::new(from, bottom), Point::new(to, bottom), heavy);
        let boxed = plan.table.look == Look::Boxed;
        for (row, next) in rows.iter().zip(rows.iter().skip(1)) {
            let inside = self.style.body_padding();
            let y = match (row.1, next.1) {
                (RowKind::Divider, _) => row.0 - inside,
                (_, RowKind::Divider) => row.0 + inside,
                (RowKind::Plain, RowKind::Plain) if boxed => row.0,
                (RowKind::Plain, RowKind::Plain) => continue,
            };
            self.rule(Point::new(left, y), Point::new(right, y), light);
        }
        if !boxed {
            return;
        }
        self.rule(Point::new(left, top), Point::new(left, bottom), heavy);
        self.rule(Point::new(right, top), Point::new(right, bottom), heavy);
        for x in inner_edges(plan, left) {
            self.upright(x, top, body, rows);
        }
    }

    /// A rule between columns, with gaps where a row spans them.
    fn upright(&mut self, x: Length, top: Length, body: Length, rows: &[(Length, RowKind)]) {
        let light = self.style.light_rule;
        let (mut start, mut y) = (top, body);
        for (next, kind) in rows {
            if *kind == RowKind::Divider {
                if y > start {
                    self.rule(Point::new(x, start), Point::new(x, y), light);
                }
                start = *next;
            }
            y = *next;
        }
        if y > start {
            self.rule(Point::new(x, start), Point::new(x, y), light);
        }
    }

    fn rule(&mut self, from: Point, to: Point, width: Length) {
        self.marks.push(Mark { role: Role::Ornament, shape: Shape::Rule { from, to, width } });
    }
}

/// Where rules between columns stand: after each fixed column, and before those on the
/// right.
fn inner_edges(plan: &TablePlan<'_>, left: Length) -> Vec<Length> {
    let mut edges = Vec::new();
    let mut x = left;
    for column in &plan.left {
        x += column.width;
        edges.push(x);
    }
    x += plan.flow_width();
    for column in &plan.right {
        edges.push(x);
        x += column.width;
    }
    edges.retain(|edge| *edge > left && *edge < left + plan.width);
    edges
}

fn cell_role(row: NodeId, index: usize) -> Role {
    let offset = u32::try_from(index + 1).unwrap_or(u32::MAX);
    Role::Content(NodeId(row.0.saturating_add(offset)))
}
