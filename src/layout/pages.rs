//! Filled pages drawn: every slab at its place, the furniture round it.

use super::LayoutError;
use super::crop::{crop_marks, slug};
use super::fill::{Filled, Placement, Shown, fill};
use super::furniture::{Furnished, furniture};
use super::grid::node;
use super::outline::Outline;
use super::slab::{Content, Slabs};
use super::slab_pen::SlabPen;
use super::style::{Setting, Style};
use crate::display::{DisplayList, Mark, Page};
use crate::document::Document;
use crate::font::FontSet;
use crate::units::{Length, Point};

/// Slabs at their places.
pub(crate) struct Pages<'d> {
    slabs: Slabs<'d>,
    pages: Vec<Vec<Placement>>,
    /// How far down the last page is filled.
    end: Length,
}

impl<'d> Pages<'d> {
    /// Fills pages of `setting`.
    pub(crate) fn fill(slabs: Slabs<'d>, setting: &Setting) -> Result<Self, LayoutError> {
        let Filled { pages, end } = fill(&slabs, setting.depth())?;
        Ok(Self { slabs, pages, end })
    }

    /// The number of pages.
    pub(crate) fn count(&self) -> usize {
        self.pages.len()
    }

    /// The style, and how far down the last page is filled.
    pub(crate) fn style_and_end(&self) -> (Style, Length) {
        (self.slabs.style, self.end)
    }

    /// Draws the pages after those that `list` has. `only` says that there is but one page
    /// in all.
    pub(crate) fn draw(
        &self,
        document: &Document,
        fonts: &FontSet,
        setting: &Setting,
        only: bool,
        list: &mut DisplayList,
    ) -> Result<(), LayoutError> {
        let before = list.pages.len();
        let mut outline = Outline { entries: std::mem::take(&mut list.outline) };
        for (index, placements) in (before..).zip(&self.pages) {
            let number = setting.press.first_page + u32::try_from(index).unwrap_or(u32::MAX);
            let left = setting.left_margin(number);
            let mut marks = Vec::new();
            let mut cut_apart = false;
            for (place, placement) in placements.iter().enumerate() {
                let slab = &self.slabs.slabs[placement.slab];
                let at = Point::new(left, setting.margins.top + placement.y);
                let mut pen = SlabPen {
                    document,
                    fits: &self.slabs.fits,
                    style: &self.slabs.style,
                    measures: &self.slabs.measures,
                    page: index,
                    marks: &mut marks,
                    outline: &mut outline,
                    shortened: &mut list.shortened,
                };
                match (&slab.content, &placement.shown) {
                    (Content::Cards(plan), Shown::Cards(cards)) => {
                        let first = place == 0 && cards.start == 0;
                        plan.draw(cards.clone(), first, setting, at, &mut pen)?;
                        cut_apart = true;
                    }
                    (_, shown) => pen.slab(slab, shown, at)?,
                }
            }
            put_in_order(placements, &mut marks);
            if !cut_apart {
                let furnished = Furnished { number, first: index == before, only };
                marks.extend(furniture(document, fonts, setting, furnished)?);
            }
            marks.extend(crop_marks(&setting.press, setting.page));
            let (size, bleed) = (setting.page, setting.press.bleed);
            list.pages.push(Page { number, size, slug: slug(&setting.press), bleed, marks });
        }
        list.outline = outline.entries;
        Ok(())
    }
}

/// Puts the marks of a page in the order of their nodes where two parts of a grid that goes on
/// beside the page stand one below the other: its rows are read across both.
fn put_in_order(placements: &[Placement], marks: &mut [Mark]) {
    let parted = placements.iter().any(|placement| {
        let beside = matches!(&placement.shown, Shown::Slice(slice) if slice.part > 0);
        let same = placements.iter().filter(|other| other.slab == placement.slab);
        beside && same.count() > 1
    });
    if parted {
        marks.sort_by_key(|mark| node(mark).map_or(u32::MAX, |node| node.0));
    }
}
