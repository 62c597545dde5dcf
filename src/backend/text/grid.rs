//! Grids as plain text: columns in line, white to be written in, boxes to tick.

use super::width::{Side as Spaces, pad, width};
use super::{MEASURE, plain, push_line, wrap};
use crate::document::{Breadth, Grid, GridCell, GridColumn, Side, Writing};
use crate::locale::Locale;

/// What stands between two columns.
const GAP: &str = "  ";

/// What stands in a cell in which nothing can.
const CLOSED: &str = "×";

/// What stands between the parts of a cell.
const PARTS: &str = " / ";

/// A column of words is not wider than this: what is longer goes on below.
const WIDEST_WORDS: usize = 40;

/// Adds `grid` to `sheet`: caption, head, rows.
pub(super) fn write(sheet: &mut String, grid: &Grid, locale: Locale) {
    for line in wrap(&plain(&grid.caption), MEASURE, locale) {
        push_line(sheet, &line);
    }
    let widths: Vec<usize> = (0..grid.columns.len()).map(|at| column_width(grid, at)).collect();
    let headed = grid.columns.iter().any(|column| !column.head.is_empty());
    if headed {
        let heads = grid.columns.iter().zip(&widths);
        let heads: Vec<String> =
            heads.map(|(column, width)| aligned(&plain(&column.head), *width, column)).collect();
        push_line(sheet, &heads.join(GAP));
        let rules: Vec<String> = widths.iter().map(|width| "-".repeat(*width)).collect();
        push_line(sheet, &rules.join(GAP));
    }
    for row in &grid.rows {
        let cells: Vec<Vec<String>> = row
            .cells
            .iter()
            .zip(&grid.columns)
            .zip(&widths)
            .map(|((cell, column), width)| {
                let lines = cell_lines(cell, column).into_iter();
                match column.breadth {
                    Breadth::Words => lines.flat_map(|line| wrap(&line, *width, locale)).collect(),
                    _ => lines.collect(),
                }
            })
            .collect();
        let lines = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for line in 0..lines {
            let parts = cells.iter().zip(&grid.columns).zip(&widths);
            let parts = parts.map(|((cell, column), width)| {
                aligned(cell.get(line).map_or("", String::as_str), *width, column)
            });
            push_line(sheet, &parts.collect::<Vec<_>>().join(GAP));
        }
    }
}

fn column_width(grid: &Grid, column: usize) -> usize {
    let of = &grid.columns[column];
    let cells = grid.rows.iter().filter_map(|row| row.cells.get(column));
    let lines = cells.flat_map(|cell| cell_lines(cell, of));
    let widest = lines.map(|line| width(&line)).max().unwrap_or(0);
    let head = width(&plain(&of.head));
    let widest = if of.breadth == Breadth::Words { widest.min(WIDEST_WORDS) } else { widest };
    widest.max(head)
}

/// `text` as wide as its column, where its column says.
fn aligned(text: &str, columns: usize, column: &GridColumn) -> String {
    let middle = column.breadth == Breadth::Square || column.align == Side::Middle;
    if middle {
        let left = columns.saturating_sub(width(text)) / 2;
        return pad(&(" ".repeat(left) + text), columns, Spaces::Right);
    }
    let spaces = if column.align == Side::End { Spaces::Left } else { Spaces::Right };
    pad(text, columns, spaces)
}

/// What stands in a cell, line by line.
fn cell_lines(cell: &GridCell, column: &GridColumn) -> Vec<String> {
    match cell {
        GridCell::Lines(lines) => lines.iter().map(plain).collect(),
        cell => vec![cell_text(cell, column)],
    }
}

/// What stands in a cell, on one line.
fn cell_text(cell: &GridCell, column: &GridColumn) -> String {
    match cell {
        GridCell::Empty => match column.breadth {
            Breadth::Writing(Writing::Mark) => "_____".to_owned(),
            Breadth::Writing(Writing::Result) => "_________".to_owned(),
            Breadth::Writing(Writing::Name) => "_".repeat(20),
            Breadth::Square => ".".to_owned(),
            Breadth::Content | Breadth::Name | Breadth::Words => String::new(),
        },
        GridCell::Closed => CLOSED.to_owned(),
        GridCell::Text(text) => plain(text),
        GridCell::Lines(lines) => lines.iter().map(plain).collect::<Vec<_>>().join(GAP),
        GridCell::Split(parts) => {
            let parts =
                parts.iter().map(|part| if part.is_empty() { ".".to_owned() } else { plain(part) });
            parts.collect::<Vec<_>>().join(PARTS)
        }
        GridCell::Choices(choices) => {
            let choices = choices.iter().map(|choice| format!("[ ] {}", plain(choice)));
            choices.collect::<Vec<_>>().join(GAP)
        }
    }
}
