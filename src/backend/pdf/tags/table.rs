//! Tables as elements: what heads what. The head of a column and that of a row say so by
//! themselves; under a divider every cell names its heads, because the head that is found by
//! looking up from it would be the divider's alone.

use super::{Attributes, Head, Says, Structure, Tag};
use crate::document::{Cell, ColumnRole, Content, NodeId, Row, RowKind, Table};
use crate::locale::Mark;

/// A table whose elements are being made.
struct Grid<'d> {
    table: &'d Table,
    /// The columns before the pairings, the pairings of the longest row, the columns after.
    columns: (usize, usize, usize),
    /// Whether the table has dividers, so that its cells name their heads.
    divided: bool,
    /// The element of the head of each column.
    heads: Vec<Option<u32>>,
    /// The element of the last divider.
    divider: Option<u32>,
}

impl<'d> Structure<'d> {
    /// Adds a table inside `parent`.
    pub(super) fn table(&mut self, table: &'d Table, parent: u32) {
        let whole = self.add_node(Tag::Table, parent, table.node, Says::Glyphs);
        if !table.caption.is_empty() {
            let says = Says::Text(&table.caption);
            self.add_node(Tag::Caption, whole, table.caption_node(), says);
        }
        let (left, right) = table.fixed_columns();
        let mut grid = Grid {
            table,
            columns: (left, table.flow_cells(), right),
            divided: table.rows.iter().any(|row| row.kind == RowKind::Divider),
            heads: vec![None; table.columns.len()],
            divider: None,
        };
        self.table_head(&mut grid, whole);
        let mut body = None;
        for (row, node) in table.rows.iter().zip(table.row_nodes()) {
            if row.kind == RowKind::Divider {
                body = None;
            }
            let body = *body.get_or_insert_with(|| self.add(Tag::TBody, whole));
            let tr = self.add_node(Tag::TR, body, node, Says::Glyphs);
            match row.kind {
                RowKind::Divider => self.divider(&mut grid, row, node, tr),
                RowKind::Plain => self.row(&grid, row, node, tr),
            }
        }
    }

    fn table_head(&mut self, grid: &mut Grid<'d>, whole: u32) {
        let table = grid.table;
        if table.columns.iter().all(|column| column.head.is_empty()) {
            return;
        }
        let head = self.add(Tag::THead, whole);
        let tr = self.add(Tag::TR, head);
        for (index, column) in table.columns.iter().enumerate() {
            let span = if column.role == ColumnRole::Flow { grid.columns.1 } else { 1 };
            if span == 0 {
                continue;
            }
            let empty = column.head.is_empty();
            let tag = if empty { Tag::TD } else { Tag::TH };
            let says = Says::Text(&column.head);
            let cell = self.add_node(tag, tr, table.head_node(index), says);
            let scope = (!empty).then_some("Column");
            let named = grid.divided && !empty;
            let head = Head { scope, columns: span, named, heads: vec![] };
            self.set_attributes(cell, Attributes::Head(Box::new(head)));
            grid.heads[index] = (!empty).then_some(cell);
        }
    }

    fn divider(&mut self, grid: &mut Grid<'d>, row: &'d Row, node: NodeId, tr: u32) {
        let (left, flow, right) = grid.columns;
        let says = row.cells.first().map_or(Says::Glyphs, |cell| says(grid.table, cell));
        let cell = self.add_node(Tag::TH, tr, NodeId(node.0 + 1), says);
        let head = Head {
            scope: Some("Column"),
            columns: left + flow + right,
            named: true,
            heads: vec![],
        };
        self.set_attributes(cell, Attributes::Head(Box::new(head)));
        grid.divider = Some(cell);
    }

    fn row(&mut self, grid: &Grid<'d>, row: &'d Row, node: NodeId, tr: u32) {
        let (left, longest, right) = grid.columns;
        let flow = row.cells.len().saturating_sub(left + right);
        let mut row_heads = vec![];
        let mut shared = None;
        let mut nodes = (node.0 + 1..).map(NodeId);
        for (index, cell) in row.cells.iter().enumerate() {
            if index == left + flow {
                self.missing(longest - flow, tr);
            }
            let column = match index {
                _ if index < left => index,
                _ if index < left + flow => left,
                _ => index - flow + usize::from(left < grid.table.columns.len()),
            };
            let role = grid.table.columns.get(column).map(|column| column.role);
            let above = grid.heads.get(column).copied().flatten();
            let heads = || grid.divider.into_iter().chain(above);
            let says = says(grid.table, cell);
            let Some(node) = nodes.next() else { break };
            if role == Some(ColumnRole::RowHead) {
                let heads = if grid.divided { heads().collect() } else { vec![] };
                let place = self.add_node(Tag::TH, tr, node, says);
                let named = grid.divided;
                let head = Head { scope: Some("Row"), columns: 1, named, heads };
                self.set_attributes(place, Attributes::Head(Box::new(head)));
                row_heads.push(place);
                continue;
            }
            let mut attributes = Attributes::None;
            if grid.divided {
                let place = match shared {
                    Some((of, place)) if of == column => place,
                    _ => self.shared(heads().chain(row_heads.iter().copied()).collect()),
                };
                shared = Some((column, place));
                attributes = Attributes::Shared(place);
            }
            let place = self.add_node(Tag::TD, tr, node, says);
            self.set_attributes(place, attributes);
        }
        if row.cells.len() <= left + flow {
            self.missing(longest - flow, tr);
        }
    }

    /// Adds cells for the pairings that a row has fewer than the longest one.
    fn missing(&mut self, count: usize, tr: u32) {
        for _ in 0..count {
            self.add(Tag::TD, tr);
        }
    }

    /// Adds attributes that say which cells are heads; says where they are.
    fn shared(&mut self, heads: Vec<u32>) -> u32 {
        let place = self.add(Tag::Attributes, self.count());
        let head = Head { columns: 1, heads, ..Head::default() };
        self.set_attributes(place, Attributes::Head(Box::new(head)));
        place
    }
}

/// What a cell says.
fn says<'d>(table: &'d Table, cell: &'d Cell) -> Says<'d> {
    match &cell.content {
        Content::Text(text) => Says::Text(text),
        Content::Pairing { first, second, marked: Some(ringed) }
            if table.notation.mark == Mark::Ring =>
        {
            let (first, second, ringed) = (*first, *second, *ringed);
            Says::Ringed { notation: &table.notation, first, second, ringed }
        }
        Content::Empty | Content::Number(_) | Content::Pairing { .. } => Says::Glyphs,
    }
}
