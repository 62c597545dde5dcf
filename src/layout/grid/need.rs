//! What the columns of grids ask for: the widths of their cells and heads.

use crate::document::{Breadth, Grid, GridCell, Text, Writing};
use crate::font::Style as FontStyle;
use crate::layout::LayoutError;
use crate::layout::fit::{Fits, count};
use crate::layout::style::Style;
use crate::units::Length;

/// What a column asks for.
#[derive(Clone, Copy)]
pub(super) struct Need {
    pub breadth: Breadth,
    pub repeats: bool,
    /// Its widest cell or head, with the white beside it.
    pub whole: Length,
    /// The least that it can do with.
    pub least: Length,
}

impl Need {
    /// What `column` of `grids` asks for.
    pub(super) fn of<'d>(
        grids: &[&'d Grid],
        column: usize,
        fits: &Fits<'d>,
        style: &Style,
    ) -> Result<Self, LayoutError> {
        let breadth = grids[0].columns[column].breadth;
        let (mut widest, mut piece, mut ticks) = (Length::ZERO, Length::ZERO, Length::ZERO);
        let width = |text: &'d Text| fits.width(text, FontStyle::Text, style.table);
        for cell in grids.iter().flat_map(|grid| &grid.rows).filter_map(|row| row.cells.get(column))
        {
            match cell {
                GridCell::Empty | GridCell::Closed => {}
                GridCell::Text(text) => {
                    widest = widest.max(width(text)?);
                    if breadth == Breadth::Words {
                        piece = piece.max(fits.piece_width(text, FontStyle::Text, style.table)?);
                    }
                }
                GridCell::Split(parts) => {
                    for part in parts {
                        widest = widest.max(width(part)?);
                    }
                }
                GridCell::Lines(lines) => {
                    for line in lines {
                        widest = widest.max(width(line)?);
                        piece = piece.max(fits.piece_width(line, FontStyle::Text, style.table)?);
                    }
                }
                GridCell::Choices(choices) => {
                    let mut all = style.table.scaled(60, 100) * (count(choices.len()) - 1);
                    for choice in choices {
                        all += style.tick() + style.tick_gap() + width(choice)?;
                    }
                    ticks = ticks.max(all);
                }
            }
        }
        let mut head = Length::ZERO;
        for grid in grids {
            let text = &grid.columns[column].head;
            head = head.max(match breadth {
                Breadth::Name => fits.width(text, FontStyle::Head, style.table)?,
                Breadth::Square => Length::ZERO,
                _ => fits.head_width(text, style.table)?,
            });
        }
        let around = style.cell_padding * 2;
        let padded = |width: Length| if width > Length::ZERO { width + around } else { width };
        let whole = padded(widest.max(head).max(ticks));
        let ticks = padded(ticks);
        let (whole, least) = match breadth {
            Breadth::Content => (whole, whole),
            Breadth::Writing(writing) => {
                let whole = whole.max(style.writing(writing));
                (whole, whole)
            }
            Breadth::Square => {
                let narrow = widest + style.table.scaled(30, 100);
                (narrow.max(ticks), narrow.max(ticks))
            }
            Breadth::Name => (whole, whole.min(style.least_name()).max(ticks)),
            Breadth::Words => {
                let least = padded(piece.max(head)).max(style.least_name()).max(ticks);
                (whole, whole.min(least))
            }
        };
        Ok(Self { breadth, repeats: grids[0].columns[column].repeats, whole, least })
    }

    /// Whether its width is what other columns leave.
    pub(super) const fn flows(&self) -> bool {
        matches!(self.breadth, Breadth::Name | Breadth::Words)
    }
}

impl Style {
    /// The width of a column for something to be written by hand.
    fn writing(&self, writing: Writing) -> Length {
        let usual = match writing {
            Writing::Mark => Length::mm(14),
            Writing::Result => Length::mm(22),
            Writing::Name => Length::mm(45),
        };
        usual.scaled(self.table.to_milli(), Self::USUAL_TYPE.to_milli())
    }
}
