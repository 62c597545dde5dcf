//! Grids measured: what stands in each cell and how high each row is.

mod breadths;
mod need;
mod parts;
mod pen;
mod sizes;

pub(crate) use breadths::{Breadths, Classes, Room};
pub(crate) use pen::{GridPen, Slice, node};

use std::ops::Range;
use std::rc::Rc;

use crate::document::{Breadth, Document, Grid, GridCell, GridColumn, Text};
use crate::font::Style as FontStyle;
use crate::units::{Length, Size};

use super::LayoutError;
use super::fit::{Fits, Fitted, count};
use super::paragraph::Align;
use super::style::Style;

/// A grid measured in one style.
pub(crate) struct GridPlan<'d> {
    pub grid: &'d Grid,
    pub breadths: Rc<Breadths>,
    /// The head of each column.
    heads: Vec<Rc<Fitted>>,
    caption: Rc<Fitted>,
    continued: Rc<Fitted>,
    rows: Vec<RowPlan>,
}

/// A row measured.
struct RowPlan {
    height: Length,
    /// How far below its upper edge all words begin, where a cell has lines; elsewhere words
    /// stand in the middle.
    top: Option<Length>,
    cells: Vec<CellPlan>,
}

/// What stands in a cell.
enum CellPlan {
    Blank,
    Words(Rc<Fitted>),
    Closed,
    Split(Vec<Rc<Fitted>>),
    Lines(Vec<Rc<Fitted>>),
    Choices(Vec<Rc<Fitted>>),
}

impl<'d> GridPlan<'d> {
    /// Measures `grid`, whose columns have the widths `breadths`.
    pub(crate) fn new(
        grid: &'d Grid,
        breadths: Rc<Breadths>,
        fits: &Fits<'d>,
        style: &Style,
    ) -> Result<Self, LayoutError> {
        let measure = breadths.extent().max(style.caption * 12);
        let over = |text| fits.set(text, FontStyle::Head, style.caption, measure, Align::Centred);
        let (caption, continued) = (over(&grid.caption)?, over(&grid.continued)?);
        let mut heads = Vec::with_capacity(grid.columns.len());
        for (column, width) in grid.columns.iter().zip(&breadths.columns) {
            heads.push(head(column, *width, fits, style)?);
        }
        let written = grid.is_written_in();
        let base = match breadths.side {
            Some(side) => side + style.air,
            None if written => style.pen_row(),
            None => style.grid_row(),
        };
        let mut rows = Vec::with_capacity(grid.rows.len());
        for row in &grid.rows {
            let parts = row.cells.iter().map(|cell| match cell {
                GridCell::Split(parts) => parts.len(),
                _ => 1,
            });
            let parts = parts.max().unwrap_or(1);
            let least = style.part_height(base) * count(if parts > 1 { parts } else { 0 });
            let mut height = base.max(least);
            let mut cells = Vec::with_capacity(row.cells.len());
            for ((cell, column), width) in
                row.cells.iter().zip(&grid.columns).zip(&breadths.columns)
            {
                let room = Size::new(*width - style.cell_padding * 2, height);
                let plan = CellPlan::of(cell, column, room, fits, style)?;
                let goes_on = column.breadth == Breadth::Words || plan.has_lines();
                if goes_on {
                    height = height.max(plan.words_height() + style.table.scaled(40, 100));
                }
                cells.push(plan);
            }
            let tallest = cells.iter().map(CellPlan::words_height).max().unwrap_or_default();
            let lines = cells.iter().any(CellPlan::has_lines);
            let top = lines.then(|| (height - tallest).max(Length::ZERO) / 2);
            rows.push(RowPlan { height, top, cells });
        }
        Ok(Self { grid, breadths, heads, caption, continued, rows })
    }

    /// The number of rows.
    pub(crate) fn count(&self) -> usize {
        self.rows.len()
    }

    /// The height of some rows.
    pub(crate) fn rows_height(&self, rows: Range<usize>) -> Length {
        self.rows[rows].iter().map(|row| row.height).sum()
    }

    /// How many rows from `first` on stand in `room`.
    pub(crate) fn rows_in(&self, first: usize, room: Length) -> usize {
        let mut left = room;
        let fitting = self.rows[first..].iter().take_while(|row| {
            left -= row.height;
            left >= Length::ZERO
        });
        fitting.count()
    }

    /// The height of the caption and the white under it.
    fn caption_height(&self, goes_on: bool, style: &Style) -> Length {
        let caption = if goes_on { &self.continued } else { &self.caption };
        if caption.lines.is_empty() {
            return Length::ZERO;
        }
        style.caption_line() * count(caption.lines.len()) + style.caption_gap
    }

    /// The height of the heads of the columns, down to the rule under them.
    fn head_height(&self, style: &Style) -> Length {
        let tallest = self.breadths.head;
        if tallest == Length::ZERO {
            return Length::ZERO;
        }
        (tallest + style.head_padding() * 2).max(style.table.scaled(160, 100))
    }

    /// The height of all that a grid has besides its rows.
    pub(crate) fn frame_height(&self, goes_on: bool, style: &Style) -> Length {
        self.caption_height(goes_on, style) + self.head_height(style) + self.body_padding(style) * 2
    }

    fn body_padding(&self, style: &Style) -> Length {
        if self.is_ruled() { Length::ZERO } else { style.body_padding() }
    }

    /// Whether there are rules between its rows.
    fn is_ruled(&self) -> bool {
        self.grid.look == crate::document::Look::Boxed || self.grid.is_written_in()
    }

    /// The height of the whole grid, were there no page to end.
    pub(crate) fn height(&self, style: &Style) -> Length {
        let parts = self.breadths.parts.len();
        let runs = self.runs().into_iter().map(|run| self.rows_height(run));
        let body = runs.max().unwrap_or_default();
        let first = self.frame_height(false, style) + body;
        first + (self.frame_height(true, style) + body + style.band_gap) * (count(parts) - 1)
    }

    /// The rows of each column of rows.
    pub(crate) fn runs(&self) -> Vec<Range<usize>> {
        let abreast = self.breadths.abreast.max(1);
        let each = self.rows.len().div_ceil(abreast).max(1);
        (0..self.rows.len().max(1))
            .step_by(each)
            .map(|start| start..(start + each).min(self.rows.len()))
            .collect()
    }

    /// How many rows stand one below the other, one in parts counted as often as it has parts.
    pub(crate) fn stacked_rows(&self) -> usize {
        let parts = |cell: &CellPlan| match cell {
            CellPlan::Split(parts) => parts.len(),
            _ => 1,
        };
        let row = |row: &RowPlan| row.cells.iter().map(parts).max().unwrap_or(1);
        let runs = self.runs().into_iter().map(|run| self.rows[run].iter().map(row).sum());
        runs.max().unwrap_or(0)
    }

    /// What it is called in a message.
    pub(crate) fn name(&self, document: &Document) -> String {
        self.grid.name(document)
    }
}

/// The head of a column.
fn head<'d>(
    column: &'d GridColumn,
    width: Length,
    fits: &Fits<'d>,
    style: &Style,
) -> Result<Rc<Fitted>, LayoutError> {
    let inner = width - style.cell_padding * 2;
    let one_line = Size::new(inner, style.head_line());
    match column.breadth {
        Breadth::Name => {
            let two_lines = Size::new(width - style.table.scaled(40, 100), style.name_head());
            fits.name(&column.head, FontStyle::Head, style.table, two_lines)
        }
        Breadth::Square => {
            let room = Size::new(width - style.table.scaled(20, 100), one_line.height);
            fits.name(&column.head, FontStyle::Head, style.table, room)
        }
        Breadth::Content | Breadth::Words | Breadth::Writing(_) => {
            let inner = inner.max(Length::milli(1));
            fits.set(&column.head, FontStyle::Head, style.table, inner, Align::Centred)
        }
    }
}

impl CellPlan {
    fn of<'d>(
        cell: &'d GridCell,
        column: &GridColumn,
        room: Size,
        fits: &Fits<'d>,
        style: &Style,
    ) -> Result<Self, LayoutError> {
        let fitted = |text: &'d Text, room| fits.name(text, FontStyle::Text, style.table, room);
        let each = |texts: &'d [Text], room| {
            texts.iter().map(|text| fitted(text, room)).collect::<Result<Vec<_>, _>>()
        };
        // Nothing in a column as wide as its widest cell is ever made to fit.
        let wide = Size::new(room.width + style.cell_padding * 2, room.height);
        Ok(match cell {
            GridCell::Empty => Self::Blank,
            GridCell::Closed => Self::Closed,
            GridCell::Text(text) => Self::Words(match column.breadth {
                Breadth::Words => {
                    fits.set(text, FontStyle::Text, style.table, room.width, Align::Left)?
                }
                Breadth::Square => fitted(text, wide)?,
                _ => fitted(text, room)?,
            }),
            GridCell::Split(parts) => {
                let height = room.height / count(parts.len().max(1));
                Self::Split(each(parts, Size::new(wide.width, height))?)
            }
            GridCell::Lines(lines) => {
                let set =
                    |line| fits.set(line, FontStyle::Text, style.table, room.width, Align::Left);
                Self::Lines(lines.iter().map(set).collect::<Result<_, _>>()?)
            }
            GridCell::Choices(choices) => Self::Choices(each(choices, wide)?),
        })
    }

    /// The height of the words in it.
    fn words_height(&self) -> Length {
        match self {
            Self::Words(words) => words.height(),
            Self::Lines(lines) => lines.iter().map(|line| line.height()).sum(),
            Self::Blank | Self::Closed | Self::Split(_) | Self::Choices(_) => Length::ZERO,
        }
    }

    const fn has_lines(&self) -> bool {
        matches!(self, Self::Lines(_))
    }
}

impl Grid {
    /// Whether there is white in it to be written in.
    fn is_written_in(&self) -> bool {
        let for_writing =
            |column: &GridColumn| matches!(column.breadth, Breadth::Writing(_) | Breadth::Square);
        let ticked = |cell: &GridCell| matches!(cell, GridCell::Choices(_));
        self.columns.iter().any(for_writing)
            || self.rows.iter().any(|row| row.cells.iter().any(ticked))
    }
}
