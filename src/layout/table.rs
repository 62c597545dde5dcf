//! One table measured: the widths of its columns, the heights of its rows, how many
//! pairings of a round stand on one line.

use std::ops::Range;

use super::LayoutError;
use super::line::Line;
use super::measure::{Measures, table_type};
use super::paragraph::{Align, natural_width, set, widest_piece};
use super::shape::{Type, TypeCase};
use super::style::Style;
use crate::document::{Cell, ColumnRole, Content, Document, NodeId, Row, RowKind, Table, Text};
use crate::font::{FontSet, Style as FontStyle};
use crate::units::Length;

/// A column head up to this many ems wide is set on one line.
const HEAD_EMS: i64 = 5;

/// A table measured in one style.
pub(crate) struct TablePlan<'d> {
    pub table: &'d Table,
    /// The nodes of its rows; the cells of each have the numbers after it.
    pub row_nodes: Vec<NodeId>,
    /// The lines of its caption.
    pub caption: Vec<Line>,
    /// The lines of its caption where it goes on.
    pub continued: Vec<Line>,
    /// The columns left of the pairings.
    pub left: Vec<FixedColumn>,
    /// The columns right of the pairings.
    pub right: Vec<FixedColumn>,
    /// The head over the pairings.
    pub flow_head: Vec<Line>,
    /// How many pairings stand on one line, at least 1 where there are any.
    pub per_line: usize,
    /// The width of a pairing's cell.
    pub cell: Length,
    /// By how much the cells of column one are wider.
    mark: Length,
    /// The least width of a cell with which the head over the pairings is not broken.
    least_cell: Length,
    /// The width between the outer rules.
    pub width: Length,
    /// The lines of the tallest column head.
    pub head_lines: usize,
}

/// A column that does not wrap.
pub(crate) struct FixedColumn {
    pub width: Length,
    pub head: Vec<Line>,
}

/// The part of a row that stands together: a row, or some lines of one that is taller than
/// a page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct RowPart {
    pub row: usize,
    pub lines: Range<usize>,
}

impl<'d> TablePlan<'d> {
    /// Measures `table` for a text of width `measure`.
    pub(crate) fn new(
        table: &'d Table,
        document: &Document,
        fonts: &FontSet,
        style: &Style,
        measures: &Measures,
        measure: Length,
    ) -> Result<Self, LayoutError> {
        let head_type = Type { style: FontStyle::Head, ..table_type(document, fonts, style) };
        let (left_count, right_count) = table.fixed_columns();
        let fixed = |columns: Range<usize>, from_end: Option<usize>| {
            columns
                .map(|index| {
                    let widest = widest_cell(table, index, from_end, document, fonts, style)?;
                    FixedColumn::new(&table.columns[index].head, widest, &head_type, style)
                })
                .collect::<Result<Vec<_>, LayoutError>>()
        };
        let columns = table.columns.len();
        let left = fixed(0..left_count, None)?;
        let right = fixed(columns - right_count..columns, Some(columns))?;
        let fixed_width: Length = left.iter().chain(&right).map(|column| column.width).sum();
        let flow = table.flow_cells();
        let room = measure - fixed_width;
        let mark = if table.has_marks() { measures.mark } else { Length::ZERO };
        let fit = ((room - mark).to_milli() / measures.cell.to_milli().max(1)).max(0);
        let fit = usize::try_from(fit).unwrap_or(0);
        if room < Length::ZERO || (flow > 0 && fit == 0) {
            let needed = fixed_width + if flow > 0 { measures.cell + mark } else { Length::ZERO };
            return Err(LayoutError::TooNarrow {
                what: table.name(document),
                needed,
                available: measure,
            });
        }
        // As even as can be: 20 pairings where 12 fit are set as 10 and 10.
        let lines = flow.div_ceil(fit.max(1)).max(1);
        let per_line = flow.div_ceil(lines);
        let mut plan = Self {
            table,
            row_nodes: table.row_nodes().collect(),
            caption: Vec::new(),
            continued: Vec::new(),
            left,
            right,
            flow_head: Vec::new(),
            per_line,
            cell: measures.cell,
            mark,
            least_cell: Length::ZERO,
            width: Length::ZERO,
            head_lines: 0,
        };
        if let Some(column) = table.columns.iter().find(|column| column.role == ColumnRole::Flow) {
            let head = unbroken_width(&column.head, &head_type)? + style.cell_padding * 2;
            let count = i64::try_from(per_line.max(1)).unwrap_or(i64::MAX);
            plan.least_cell = (head + Length::milli(count - 1)) / count;
            plan.set_cell(measures.cell);
            let inner = plan.flow_width() - style.cell_padding * 2;
            plan.flow_head = set(&column.head, &head_type, inner, Align::Centred)?;
        }
        plan.set_cell(measures.cell);
        plan.head_lines = plan
            .left
            .iter()
            .chain(&plan.right)
            .map(|column| column.head.len())
            .chain([plan.flow_head.len()])
            .max()
            .unwrap_or(0);
        let caption_type = Type { size: style.caption, ..head_type };
        let widest = plan.width.max(style.caption * 12).min(measure);
        plan.caption = set(&table.caption, &caption_type, widest, Align::Centred)?;
        plan.continued = set(&table.continued, &caption_type, widest, Align::Centred)?;
        Ok(plan)
    }

    /// Sets the width of the pairings' cells.
    pub(crate) fn set_cell(&mut self, cell: Length) {
        self.cell = cell.max(self.least_cell);
        let fixed: Length = self.left.iter().chain(&self.right).map(|column| column.width).sum();
        self.width = fixed + self.flow_width();
    }

    /// The width that the table takes on the page: its own or its caption's.
    pub(crate) fn extent(&self) -> Length {
        self.caption.iter().map(|line| line.width).fold(self.width, Length::max)
    }

    /// The width of the pairings on one line.
    pub(crate) fn flow_width(&self) -> Length {
        let mark = if self.per_line > 0 { self.mark } else { Length::ZERO };
        self.cell * i64::try_from(self.per_line).unwrap_or(i64::MAX) + mark
    }

    /// From the left edge of the pairings to the middle of those in `column`, from 0.
    pub(crate) fn middle(&self, column: usize) -> Length {
        let before = self.cell * i64::try_from(column).unwrap_or(i64::MAX);
        if column == 0 { (self.cell + self.mark) / 2 } else { before + self.mark + self.cell / 2 }
    }

    /// Whether a round takes more than one line.
    pub(crate) fn wraps(&self) -> bool {
        self.per_line < self.table.flow_cells()
    }

    /// The number of lines of a row.
    pub(crate) fn lines(&self, row: &Row) -> usize {
        match row.kind {
            RowKind::Divider => 1,
            RowKind::Plain => self.flow_cells(row).len().div_ceil(self.per_line.max(1)).max(1),
        }
    }

    /// The cells of a row that flow.
    pub(crate) fn flow_cells<'r>(&self, row: &'r Row) -> &'r [Cell] {
        let (left, right) = (self.left.len(), self.right.len());
        row.cells.get(left..row.cells.len().saturating_sub(right)).unwrap_or_default()
    }

    /// Every row, whole.
    pub(crate) fn parts(&self) -> Vec<RowPart> {
        let parts = self.table.rows.iter().enumerate();
        parts.map(|(row, content)| RowPart { row, lines: 0..self.lines(content) }).collect()
    }

    /// The height of a caption and the white under it.
    pub(crate) fn caption_height(&self, lines: &[Line], style: &Style) -> Length {
        if lines.is_empty() {
            return Length::ZERO;
        }
        style.caption_line() * i64::try_from(lines.len()).unwrap_or(i64::MAX) + style.caption_gap
    }

    /// The height of the head of the columns, down to the rule under it.
    pub(crate) fn head_height(&self, style: &Style, measures: &Measures) -> Length {
        if self.head_lines == 0 {
            return Length::ZERO;
        }
        let lines = i64::try_from(self.head_lines).unwrap_or(i64::MAX);
        let head = style.head_line() * lines + style.head_padding() * 2;
        head.max(measures.line + style.row_padding * 2)
    }

    /// The height of all that a table has besides its rows.
    pub(crate) fn frame_height(
        &self,
        caption: &[Line],
        style: &Style,
        measures: &Measures,
    ) -> Length {
        self.caption_height(caption, style)
            + self.head_height(style, measures)
            + style.body_padding() * 2
    }

    /// The height of all that stands over `first` where the table begins or goes on with it,
    /// and of the white under the last row.
    pub(crate) fn part_head_height(
        &self,
        first: &RowPart,
        goes_on: bool,
        style: &Style,
        measures: &Measures,
    ) -> Length {
        let caption = if goes_on { &self.continued } else { &self.caption };
        let divider = self.divider_over(first, goes_on);
        let repeated =
            divider.map_or(Length::ZERO, |divider| self.part_height(&divider, style, measures));
        self.frame_height(caption, style, measures) + repeated
    }

    /// The name of the cycle that `first` belongs to, where the table goes on with it.
    pub(crate) fn divider_over(&self, first: &RowPart, goes_on: bool) -> Option<RowPart> {
        let divides = |row: &usize| self.table.rows[*row].kind == RowKind::Divider;
        if !goes_on || divides(&first.row) {
            return None;
        }
        let row = (0..first.row).rev().find(divides)?;
        Some(RowPart { row, lines: 0..1 })
    }

    /// The height of part of a row.
    pub(crate) fn part_height(&self, part: &RowPart, style: &Style, measures: &Measures) -> Length {
        let lines = i64::try_from(part.lines.len()).unwrap_or(i64::MAX);
        let padding = match self.table.rows[part.row].kind {
            RowKind::Plain => style.row_padding * 2,
            RowKind::Divider => (style.head_padding() + style.body_padding()) * 2,
        };
        // Without rules, white tells one wrapped round from the next.
        let apart = if self.wraps() { style.body_padding() * 2 } else { Length::ZERO };
        measures.line * lines + padding + apart
    }

    /// The height of the whole table with its caption.
    pub(crate) fn height(&self, style: &Style, measures: &Measures) -> Length {
        let rows: Length =
            self.parts().iter().map(|part| self.part_height(part, style, measures)).sum();
        self.frame_height(&self.caption, style, measures) + rows
    }
}

impl FixedColumn {
    fn new(
        head: &Text,
        widest_cell: Length,
        face: &Type<'_>,
        style: &Style,
    ) -> Result<Self, LayoutError> {
        let inner = widest_cell.max(unbroken_width(head, face)?);
        let lines = set(head, face, inner.max(Length::milli(1)), Align::Centred)?;
        let head_width = lines.iter().map(|line| line.width).fold(Length::ZERO, Length::max);
        Ok(Self { width: inner.max(head_width) + style.cell_padding * 2, head: lines })
    }
}

/// The width that a column head needs so that neither a word nor a short head is broken.
pub(crate) fn unbroken_width(head: &Text, face: &Type<'_>) -> Result<Length, LayoutError> {
    let one_line = natural_width(head, face)?;
    let short = one_line <= face.size * HEAD_EMS;
    if short { Ok(one_line) } else { Ok(widest_piece(head, face)?.max(face.size * HEAD_EMS)) }
}

/// The width of the widest cell in a fixed column. `columns` is given for a column right of
/// the flow, which is counted from the end of the row.
fn widest_cell(
    table: &Table,
    column: usize,
    columns: Option<usize>,
    document: &Document,
    fonts: &FontSet,
    style: &Style,
) -> Result<Length, LayoutError> {
    let face = table_type(document, fonts, style);
    let mut case = TypeCase::of(face, &table.notation);
    let mut widest = Length::ZERO;
    for row in table.rows.iter().filter(|row| row.kind == RowKind::Plain) {
        let index = match columns {
            Some(columns) => (row.cells.len() + column).checked_sub(columns),
            None => Some(column),
        };
        let content = index.and_then(|index| row.cells.get(index)).map(|cell| &cell.content);
        let width = match content {
            Some(Content::Number(number)) => case.width(&table.notation.number(*number))?,
            Some(Content::Text(text)) => natural_width(text, &face)?,
            Some(Content::Empty | Content::Pairing { .. }) | None => Length::ZERO,
        };
        widest = widest.max(width);
    }
    Ok(widest)
}
