//! Tables as plain text: columns in line, pairings in line at their separators.

use super::width::{Side, pad, width};
use super::{MEASURE, plain, push_line, wrap};
use crate::document::{Cell, Content, Row, RowKind, Table};
use crate::locale::{Locale, Mark, Notation};

/// How many columns of the screen a table takes where its pairings can be wrapped.
const TABLE_MEASURE: usize = 100;

/// What stands between two columns of a table.
const GAP: &str = "  ";

/// A column other than the flow.
struct Column {
    width: usize,
    /// Where the spaces go: left of numbers, right of words.
    spaces: Side,
}

/// A table with all its widths known.
struct Layout<'a> {
    table: &'a Table,
    notation: Notation,
    left: Vec<Column>,
    right: Vec<Column>,
    /// The widths of what stands before and after the separator of a pairing.
    pair: (usize, usize),
    /// The width of a cell of the flow.
    cell: usize,
    /// How many cells of the flow stand in one line.
    per_line: usize,
    /// The width of the flow.
    flow: usize,
}

/// Adds `table` to `sheet`: caption, head, rows.
pub(super) fn write(sheet: &mut String, table: &Table, locale: Locale) {
    for line in wrap(&plain(&table.caption), MEASURE, locale) {
        push_line(sheet, &line);
    }
    let layout = Layout::of(table);
    layout.write_head(sheet);
    for row in &table.rows {
        match row.kind {
            RowKind::Plain => layout.write_row(sheet, row),
            RowKind::Divider => {
                let heads: Vec<_> = row.cells.iter().map(|cell| layout.cell(cell)).collect();
                push_line(sheet, &heads.join(GAP));
            }
        }
    }
}

impl<'a> Layout<'a> {
    fn of(table: &'a Table) -> Self {
        let mut notation = table.notation.clone();
        if notation.mark == Mark::Ring {
            notation.mark = Mark::Brackets;
        }
        let (left, right) = table.fixed_columns();
        let mut layout = Self {
            table,
            notation,
            left: Vec::new(),
            right: Vec::new(),
            pair: (0, 0),
            cell: 0,
            per_line: 1,
            flow: 0,
        };
        layout.left = (0..left).map(|index| layout.fixed_column(index, false)).collect();
        layout.right = (0..right).map(|index| layout.fixed_column(index, true)).collect();
        layout.measure_flow(left, right);
        layout
    }

    /// The widths of the `index`th column left or right of the flow.
    fn fixed_column(&self, index: usize, behind: bool) -> Column {
        let (left, right) = self.table.fixed_columns();
        let head = self.table.columns.get(if behind { left + 1 + index } else { index });
        let mut widest = head.map_or(0, |column| width(&plain(&column.head)));
        let mut spaces = Side::Left;
        for row in self.table.rows.iter().filter(|row| row.kind == RowKind::Plain) {
            let index =
                if behind { (row.cells.len() + index).checked_sub(right) } else { Some(index) };
            let Some(cell) = index.and_then(|index| row.cells.get(index)) else { continue };
            widest = widest.max(width(&self.cell(cell)));
            if matches!(cell.content, Content::Text(_)) {
                spaces = Side::Right;
            }
        }
        Column { width: widest, spaces }
    }

    fn measure_flow(&mut self, left: usize, right: usize) {
        let flow_cells = self
            .table
            .rows
            .iter()
            .filter(|row| row.kind == RowKind::Plain)
            .flat_map(|row| flow_of(row, left, right));
        let mut other = 0;
        for cell in flow_cells {
            if let Content::Pairing { first, second, marked } = cell.content {
                let pair = self.notation.pair(first, second, marked);
                self.pair.0 = self.pair.0.max(width(&pair.first));
                self.pair.1 = self.pair.1.max(width(&pair.second));
            } else {
                other = other.max(width(&self.cell(cell)));
            }
        }
        let pair = self.pair.0 + width(&self.notation.separator) + self.pair.1;
        self.cell = pair.max(other);
        let fixed: usize =
            self.left.iter().chain(&self.right).map(|column| column.width + GAP.len()).sum();
        let free = TABLE_MEASURE.saturating_sub(fixed) + GAP.len();
        let most = self.table.flow_cells().max(1);
        self.per_line = (free / (self.cell + GAP.len())).clamp(1, most);
        let cells = self.per_line * (self.cell + GAP.len()) - GAP.len();
        let head = self.table.columns.get(left).map_or(0, |column| width(&plain(&column.head)));
        self.flow = if self.table.flow_cells() == 0 { 0 } else { cells.max(head) };
    }

    fn write_head(&self, sheet: &mut String) {
        let heads: Vec<String> =
            self.table.columns.iter().map(|column| plain(&column.head)).collect();
        if heads.iter().all(String::is_empty) {
            return;
        }
        let flow = Column { width: self.flow, spaces: Side::Right };
        let has_flow = heads.len() > self.left.len() + self.right.len();
        let columns = self.left.iter().chain(has_flow.then_some(&flow)).chain(&self.right);
        let (mut names, mut rules) = (Vec::new(), Vec::new());
        for (head, column) in heads.iter().zip(columns) {
            names.push(pad(head, column.width, column.spaces));
            rules.push("-".repeat(column.width));
        }
        push_line(sheet, &names.join(GAP));
        push_line(sheet, &rules.join(GAP));
    }

    /// A row, its flow wrapped below its own beginning.
    fn write_row(&self, sheet: &mut String, row: &Row) {
        let (left, right) = (self.left.len(), self.right.len());
        let flow: Vec<String> =
            flow_of(row, left, right).iter().map(|cell| self.flow_cell(cell)).collect();
        let mut lines = flow.chunks(self.per_line).map(|cells| cells.join(GAP));

        let mut line = self.fixed(&self.left, &row.cells[..left.min(row.cells.len())]);
        if self.flow > 0 {
            line.push(pad(&lines.next().unwrap_or_default(), self.flow, Side::Right));
        }
        let behind = row.cells.len().saturating_sub(right).max(left.min(row.cells.len()));
        line.extend(self.fixed(&self.right, &row.cells[behind..]));
        push_line(sheet, &line.join(GAP));

        let indent: String =
            self.left.iter().map(|column| " ".repeat(column.width) + GAP).collect();
        for cells in lines {
            push_line(sheet, &format!("{indent}{cells}"));
        }
    }

    /// Cells beside the flow, as wide as their columns.
    fn fixed(&self, columns: &[Column], cells: &[Cell]) -> Vec<String> {
        columns
            .iter()
            .zip(cells)
            .map(|(column, cell)| pad(&self.cell(cell), column.width, column.spaces))
            .collect()
    }

    /// A cell of the flow, with the separators of all rows below each other.
    fn flow_cell(&self, cell: &Cell) -> String {
        let Content::Pairing { first, second, marked } = cell.content else {
            return pad(&self.cell(cell), self.cell, Side::Right);
        };
        let pair = self.notation.pair(first, second, marked);
        let first = pad(&pair.first, self.pair.0, Side::Left);
        let second = pad(&pair.second, self.pair.1, Side::Right);
        pad(&format!("{first}{}{second}", self.notation.separator), self.cell, Side::Right)
    }

    /// What stands in a cell.
    fn cell(&self, cell: &Cell) -> String {
        match &cell.content {
            Content::Empty => String::new(),
            Content::Text(text) => plain(text),
            Content::Number(number) => self.notation.number(*number),
            Content::Pairing { first, second, marked } => {
                let pair = self.notation.pair(*first, *second, *marked);
                format!("{}{}{}", pair.first, self.notation.separator, pair.second)
            }
        }
    }
}

/// The cells of `row` between `left` columns before them and `right` columns after them.
fn flow_of(row: &Row, left: usize, right: usize) -> &[Cell] {
    let end = row.cells.len().saturating_sub(right);
    row.cells.get(left..end).unwrap_or(&[])
}
