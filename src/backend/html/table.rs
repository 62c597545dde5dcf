//! Tables as HTML: what heads what is said by `scope`, never by looks alone.

use super::Page;
use super::escape::Escaped;
use crate::document::{Cell, ColumnRole, Content, Row, RowKind, Table};
use crate::locale::{Mark, Place};

/// The most columns that a cell may span in HTML.
const MAX_SPAN: usize = 1000;

/// The columns of a table as HTML counts them: the flow column is as many as it has cells.
struct Columns {
    /// Before the flow.
    left: usize,
    /// The cells of the flow.
    flow: usize,
    /// After the flow.
    right: usize,
}

impl Page {
    pub(super) fn table(&mut self, table: &Table) {
        let (left, right) = table.fixed_columns();
        let columns = Columns { left, flow: table.flow_cells(), right };
        // On a narrow screen the frame scrolls, and the keyboard must reach it.
        let caption = table.caption_node().0;
        self.line(format_args!(
            "<div class=\"frame\" role=\"region\" tabindex=\"0\" aria-labelledby=\"n{caption}\">"
        ));
        self.line(format_args!("<table>"));
        self.put(format_args!("<caption id=\"n{caption}\">"));
        self.text(&table.caption);
        self.line(format_args!("</caption>"));
        self.table_head(table, &columns);
        self.table_rows(table, &columns);
        self.line(format_args!("</table>"));
        self.line(format_args!("</div>"));
    }

    fn table_head(&mut self, table: &Table, columns: &Columns) {
        if table.columns.iter().all(|column| column.head.is_empty()) {
            return;
        }
        self.html.push_str("<thead>\n<tr>");
        for column in &table.columns {
            let is_flow = column.role == ColumnRole::Flow;
            let span = if is_flow { columns.flow.min(MAX_SPAN) } else { 1 };
            if span == 0 {
                continue;
            }
            let name = if column.head.is_empty() { "td" } else { "th scope=\"col\"" };
            if span == 1 {
                self.put(format_args!("<{name}>"));
            } else {
                self.put(format_args!("<{name} colspan=\"{span}\">"));
            }
            self.text(&column.head);
            self.put(format_args!("</{}>", &name[..2]));
        }
        self.html.push_str("</tr>\n</thead>\n");
    }

    /// The rows; a divider begins a group of rows, which it heads.
    fn table_rows(&mut self, table: &Table, columns: &Columns) {
        let mut rest = &table.rows[..];
        while let [first, others @ ..] = rest {
            let group = others
                .iter()
                .position(|row| row.kind == RowKind::Divider)
                .map_or(rest.len(), |at| at + 1);
            self.html.push_str("<tbody>\n");
            match first.kind {
                RowKind::Divider => self.divider(table, first, columns),
                RowKind::Plain => self.row(table, first, columns),
            }
            for row in &rest[1..group] {
                self.row(table, row, columns);
            }
            self.html.push_str("</tbody>\n");
            rest = &rest[group..];
        }
    }

    fn divider(&mut self, table: &Table, row: &Row, columns: &Columns) {
        let span = columns.left + columns.flow + columns.right;
        self.put(format_args!(
            "<tr><th scope=\"rowgroup\" colspan=\"{}\">",
            span.clamp(1, MAX_SPAN)
        ));
        for cell in &row.cells {
            self.content(table, cell);
        }
        self.line(format_args!("</th></tr>"));
    }

    fn row(&mut self, table: &Table, row: &Row, columns: &Columns) {
        self.html.push_str("<tr>");
        let flow = row.cells.len().saturating_sub(columns.left + columns.right);
        let after_flow = columns.left + flow;
        for (index, cell) in row.cells.iter().enumerate() {
            if index == after_flow {
                self.missing(columns.flow - flow);
            }
            let column = match index {
                _ if index < columns.left => table.columns.get(index),
                _ if index < after_flow => None,
                _ => table.columns.get(index - after_flow + columns.left + 1),
            };
            if column.is_some_and(|column| column.role == ColumnRole::RowHead) {
                self.html.push_str("<th scope=\"row\">");
                self.content(table, cell);
                self.html.push_str("</th>");
            } else {
                self.html.push_str("<td>");
                self.content(table, cell);
                self.html.push_str("</td>");
            }
        }
        if row.cells.len() <= after_flow {
            self.missing(columns.flow - flow);
        }
        self.html.push_str("</tr>\n");
    }

    /// Cells for the pairings that a row has fewer than the longest one.
    fn missing(&mut self, count: usize) {
        for _ in 0..count {
            self.html.push_str("<td></td>");
        }
    }

    fn content(&mut self, table: &Table, cell: &Cell) {
        match &cell.content {
            Content::Empty => {}
            Content::Text(text) => self.text(text),
            Content::Number(number) => {
                self.put(format_args!("{}", Escaped(&table.notation.number(*number))));
            }
            Content::Pairing { first, second, marked } => {
                let pair = table.notation.pair(*first, *second, *marked);
                let ringed = marked.filter(|_| table.notation.mark == Mark::Ring);
                self.member(&pair.first, ringed == Some(Place::First));
                self.put(format_args!("{}", Escaped(&table.notation.separator)));
                self.member(&pair.second, ringed == Some(Place::Second));
            }
        }
    }

    /// One number of a pairing.
    fn member(&mut self, number: &str, ringed: bool) {
        let number = Escaped(number);
        if ringed {
            self.put(format_args!("<span class=\"ring\">{number}</span>"));
        } else {
            self.put(format_args!("{number}"));
        }
    }
}
