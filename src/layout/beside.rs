//! Blocks side by side, where the measure has room for all of them as they are.

use super::LayoutError;
use super::builder::Builder;
use super::columns::Group;
use super::fill::Shown;
use super::fit::count;
use super::grid::{Classes, GridPlan, Room};
use super::slab::{Content, Slab};
use super::style::Scale;
use crate::document::{Block, Grid};
use crate::units::Length;

/// Blocks that stand side by side, each with its place in the measure.
pub(crate) struct Row<'d> {
    pub parts: Vec<(Length, Slab<'d>)>,
}

impl Row<'_> {
    /// What is shown of a part: all of it.
    pub(crate) fn shown(content: &Content<'_>) -> Shown {
        match content {
            Content::Tables(group) => Shown::Whole(0..group.plans.len()),
            _ => Shown::All,
        }
    }
}

impl<'d> Builder<'d, '_> {
    /// Adds blocks side by side or, where they do not fit so, one under the other.
    pub(crate) fn beside(&mut self, blocks: &'d [Block]) -> Result<(), LayoutError> {
        let grids = blocks.iter().filter_map(|block| match block {
            Block::Grid(grid) => Some(grid),
            _ => None,
        });
        // Side by side, a grid is as wide as it needs to be.
        let (measure, depth) = (self.measure, self.depth);
        let room = Room { measure, depth, fills: false, abreast: 1, parts: false };
        let classes = Classes::of(grids, self.document, self.fits, &self.style, room);
        if let Ok(classes) = &classes
            && let Some((row, height)) = self.row(blocks, classes)?
        {
            let above = self.above(self.style.band_gap);
            self.push(above, height, Content::Beside(row));
            self.gap = Some(self.style.band_gap);
            return Ok(());
        }
        self.blocks(blocks)
    }

    /// The blocks side by side and their height, if they fit so.
    fn row(
        &self,
        blocks: &'d [Block],
        classes: &Classes<'d>,
    ) -> Result<Option<(Row<'d>, Length)>, LayoutError> {
        let gap = self.style.abreast_gap;
        let extent = |grid: &Grid| classes.breadths(grid).extent();
        let gaps = gap * (count(blocks.len()) - 1).max(0);
        let grids: Length = blocks
            .iter()
            .map(|block| match block {
                Block::Grid(grid) => extent(grid),
                _ => Length::ZERO,
            })
            .sum();
        let tables = blocks.iter().filter(|block| matches!(block, Block::Table(_))).count();
        let left = (self.measure - gaps - grids) / count(tables.max(1));
        if tables + classes.count() == 0 || left < Length::ZERO {
            return Ok(None);
        }
        let mut parts = Vec::with_capacity(blocks.len());
        let (mut x, mut height) = (Length::ZERO, Length::ZERO);
        for block in blocks {
            let (shift, width, high, content) = match block {
                Block::Table(table) => match self.group_in(&[table], left) {
                    Ok(group) if group.plans.iter().all(|plan| !plan.wraps()) => {
                        let (inset, width) = group.first_extent();
                        (inset, width, self.tables_height(&group), Content::Tables(group))
                    }
                    Ok(_) => return Ok(None),
                    Err(error) if error.is_for_want_of_room() => return Ok(None),
                    Err(error) => return Err(error),
                },
                Block::Grid(grid) => {
                    let plan = GridPlan::new(grid, classes.breadths(grid), self.fits, &self.style)?;
                    let high = plan.height(&self.style);
                    let content = Content::Grid(Length::ZERO, Box::new(plan));
                    (Length::ZERO, extent(grid), high, content)
                }
                _ => return Ok(None),
            };
            let above = Length::ZERO;
            let slab = Slab { above, height: high, keeps_next: false, section: None, content };
            parts.push((x - shift, slab));
            height = height.max(high);
            x += width + gap;
        }
        if height > self.depth {
            return Ok(None);
        }
        let spare = (self.measure - (x - gap)).max(Length::ZERO);
        let inset = if self.scale == Scale::Wall { spare / 2 } else { self.inset.min(spare) };
        for (x, _) in &mut parts {
            *x += inset;
        }
        Ok(Some((Row { parts }, height)))
    }

    /// The height of tables side by side.
    fn tables_height(&self, group: &Group<'_>) -> Length {
        let heights = group.plans.iter().map(|plan| plan.height(&self.style, &self.measures));
        heights.fold(Length::ZERO, Length::max)
    }
}
