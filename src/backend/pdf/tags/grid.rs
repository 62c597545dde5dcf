//! Grids as elements: tables whose heads say by themselves what they head.

use super::{Attributes, Head, Says, Structure, Tag};
use crate::document::{ColumnRole, Grid, GridCell};

impl<'d> Structure<'d> {
    /// Adds a grid inside `parent`.
    pub(super) fn grid(&mut self, grid: &'d Grid, parent: u32) {
        let whole = self.add_node(Tag::Table, parent, grid.node, Says::Glyphs);
        if !grid.caption.is_empty() {
            let says = Says::Text(&grid.caption);
            self.add_node(Tag::Caption, whole, grid.caption_node(), says);
        }
        if grid.columns.iter().any(|column| !column.head.is_empty()) {
            let head = self.add(Tag::THead, whole);
            let tr = self.add(Tag::TR, head);
            for (index, column) in grid.columns.iter().enumerate() {
                let says = Says::Text(&column.head);
                let empty = column.head.is_empty();
                let tag = if empty { Tag::TD } else { Tag::TH };
                let cell = self.add_node(tag, tr, grid.head_node(index), says);
                if !empty {
                    self.scope(cell, "Column");
                }
            }
        }
        if grid.rows.is_empty() {
            return;
        }
        let body = self.add(Tag::TBody, whole);
        for (place, row) in grid.rows.iter().enumerate() {
            let tr = self.add_node(Tag::TR, body, grid.row_node(place), Says::Glyphs);
            for (index, (cell, column)) in row.cells.iter().zip(&grid.columns).enumerate() {
                let says = match cell {
                    GridCell::Empty | GridCell::Closed => Says::Glyphs,
                    GridCell::Text(text) => Says::Text(text),
                    GridCell::Split(texts) | GridCell::Lines(texts) | GridCell::Choices(texts) => {
                        Says::Texts(texts)
                    }
                };
                let heads = column.role == ColumnRole::RowHead && !cell.is_blank();
                let tag = if heads { Tag::TH } else { Tag::TD };
                let cell = self.add_node(tag, tr, grid.cell_node(place, index), says);
                if heads {
                    self.scope(cell, "Row");
                }
            }
        }
    }

    fn scope(&mut self, cell: u32, scope: &'static str) {
        let head = Head { scope: Some(scope), columns: 1, ..Head::default() };
        self.set_attributes(cell, Attributes::Head(Box::new(head)));
    }
}
