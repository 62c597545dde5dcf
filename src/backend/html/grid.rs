//! Grids as HTML: tables in which white is left to be written in.

use super::Page;
use crate::document::{Breadth, ColumnRole, Grid, GridCell, GridColumn, Side};

impl Page {
    pub(super) fn grid(&mut self, grid: &Grid) {
        // On a narrow screen the frame scrolls, and the keyboard must reach it.
        let caption = grid.caption_node().0;
        if grid.caption.is_empty() {
            self.line(format_args!("<div class=\"frame\" tabindex=\"0\">"));
        } else {
            self.line(format_args!(
                "<div class=\"frame\" role=\"region\" tabindex=\"0\" \
                 aria-labelledby=\"n{caption}\">"
            ));
        }
        self.line(format_args!("<table class=\"grid\">"));
        if !grid.caption.is_empty() {
            self.put(format_args!("<caption id=\"n{caption}\">"));
            self.text(&grid.caption);
            self.line(format_args!("</caption>"));
        }
        if grid.columns.iter().any(|column| !column.head.is_empty()) {
            self.html.push_str("<thead>\n<tr>");
            for column in &grid.columns {
                let name = if column.head.is_empty() { "td" } else { "th scope=\"col\"" };
                self.put(format_args!("<{name}>"));
                self.text(&column.head);
                self.put(format_args!("</{}>", &name[..2]));
            }
            self.html.push_str("</tr>\n</thead>\n");
        }
        self.html.push_str("<tbody>\n");
        for row in &grid.rows {
            let lines = row.cells.iter().any(|cell| matches!(cell, GridCell::Lines(_)));
            self.html.push_str(if lines { "<tr class=\"lines\">" } else { "<tr>" });
            for (cell, column) in row.cells.iter().zip(&grid.columns) {
                self.grid_cell(cell, column);
            }
            self.html.push_str("</tr>\n");
        }
        self.line(format_args!("</tbody>\n</table>\n</div>"));
    }

    fn grid_cell(&mut self, cell: &GridCell, column: &GridColumn) {
        let heads = column.role == ColumnRole::RowHead && !cell.is_blank();
        let name = if heads { "th" } else { "td" };
        self.put(format_args!("<{name}"));
        if heads {
            self.html.push_str(" scope=\"row\"");
        }
        if let Some(class) = class(cell, column) {
            self.put(format_args!(" class=\"{class}\""));
        }
        self.html.push('>');
        match cell {
            GridCell::Empty | GridCell::Closed => {}
            GridCell::Text(text) => self.text(text),
            GridCell::Split(parts) => {
                for part in parts {
                    self.html.push_str("<div>");
                    self.text(part);
                    self.html.push_str("</div>");
                }
            }
            GridCell::Lines(lines) => {
                for (index, line) in lines.iter().enumerate() {
                    self.html.push_str(if index > 0 { "<br>" } else { "" });
                    self.text(line);
                }
            }
            GridCell::Choices(choices) => {
                for (index, choice) in choices.iter().enumerate() {
                    let space = if index > 0 { " " } else { "" };
                    self.put(format_args!("{space}<span class=\"choice\">"));
                    self.text(choice);
                    self.html.push_str("</span>");
                }
            }
        }
        self.put(format_args!("</{name}>"));
    }
}

/// What a cell looks like where that is not what cells look like anyway.
fn class(cell: &GridCell, column: &GridColumn) -> Option<&'static str> {
    match (cell, column.breadth, column.align) {
        (GridCell::Closed, ..) => Some("closed"),
        (GridCell::Split(_), ..) => Some("split"),
        (GridCell::Lines(_), ..) => Some("start words"),
        (GridCell::Empty, Breadth::Writing(_), _) => Some("write"),
        (GridCell::Text(_), Breadth::Words, Side::Start) => Some("start words"),
        (GridCell::Text(_), Breadth::Square, _) => None,
        (GridCell::Text(_), _, Side::Start) => Some("start"),
        (GridCell::Text(_), _, Side::End) => Some("end"),
        _ => None,
    }
}
