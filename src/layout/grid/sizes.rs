//! What the sizes of a style mean for grids: heights of rows, squares, boxes to tick.

use crate::layout::style::{Purpose, Style};
use crate::units::Length;

impl Style {
    /// The type size for which the widths of columns for writing are meant.
    pub(crate) const USUAL_TYPE: Length = Length::milli(10_500);

    /// The height of a row of words.
    pub(crate) fn grid_row(&self) -> Length {
        let row = match self.purpose {
            Purpose::Form => self.table.scaled(175, 100),
            Purpose::Card => self.table.scaled(145, 100),
            Purpose::Reading => {
                let padding = (self.row_padding * 2).max(self.table.scaled(28, 100));
                self.table.scaled(125, 100) + padding
            }
        };
        row + self.air
    }

    /// The height of a row that is written in.
    pub(crate) fn pen_row(&self) -> Length {
        self.grid_row().max(self.pen + self.air)
    }

    /// The smallest and the best side of a square to be written in.
    pub(crate) fn squares(&self) -> (Length, Length) {
        let least = Length::micrometres(5_500).max(self.table.scaled(140, 100));
        (least, Length::mm(8).max(self.table.scaled(175, 100)))
    }

    /// The height of one of several parts of a cell in a row of `row`.
    pub(crate) fn part_height(&self, row: Length) -> Length {
        row.scaled(75, 100).max(self.table.scaled(120, 100))
    }

    /// The narrowest column of names.
    pub(crate) fn least_name(&self) -> Length {
        match self.purpose {
            Purpose::Reading | Purpose::Form => self.table * 8,
            // Large type is for cards on which names need not be set smaller.
            Purpose::Card if self.table > Self::USUAL_TYPE => self.table * 20,
            // Fewer cards on a page are better than names that are cut.
            Purpose::Card if self.roomy => self.table * 15,
            Purpose::Card => self.table * 7,
        }
    }

    /// The height of a name at the head of a column: that of two lines.
    pub(crate) fn name_head(&self) -> Length {
        self.table.scaled(265, 100)
    }

    /// The side of a box to tick.
    pub(crate) fn tick(&self) -> Length {
        self.table.scaled(85, 100)
    }

    /// The white between a box to tick and what it stands for.
    pub(crate) fn tick_gap(&self) -> Length {
        self.table.scaled(35, 100)
    }

    /// From one line to be signed to the next.
    pub(crate) fn signature_pitch(&self) -> Length {
        match self.purpose {
            Purpose::Card => Length::mm(9),
            Purpose::Form | Purpose::Reading => Length::mm(10).max(self.text * 2),
        }
    }

    /// White above and below a grid.
    pub(crate) fn grid_gap(&self) -> Length {
        match self.purpose {
            Purpose::Card => self.table.scaled(40, 100),
            Purpose::Form => self.table.scaled(60, 100),
            Purpose::Reading => self.band_gap,
        }
    }

    /// Whether it is for cards.
    pub(crate) const fn is_card(&self) -> bool {
        matches!(self.purpose, Purpose::Card)
    }

    /// Whether it is for forms.
    pub(crate) const fn is_form(&self) -> bool {
        matches!(self.purpose, Purpose::Form)
    }
}
