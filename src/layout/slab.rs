//! The document cut into what a page is filled with: lines, tables, grids, cards, and the
//! white between them.

use std::rc::Rc;

use super::LayoutError;
use super::beside::Row;
use super::builder::Builder;
use super::cards::CardsPlan;
use super::columns::Group;
use super::fit::Fits;
use super::grid::GridPlan;
use super::line::Line;
use super::measure::Measures;
use super::signatures::Blank;
use super::style::{Setting, Style};
use super::table::TablePlan;
use crate::document::{Document, NodeId};
use crate::font::FontSet;
use crate::units::Length;

/// What stands on a page as one.
pub(crate) struct Slab<'d> {
    /// White above it, dropped at the top of a page.
    pub above: Length,
    pub height: Length,
    /// Whether the next slab must stand on the same page.
    pub keeps_next: bool,
    /// The section that begins with it.
    pub section: Option<Section>,
    pub content: Content<'d>,
}

/// A section that begins with a slab.
#[derive(Clone, Copy)]
pub(crate) struct Section {
    /// How many slabs it has.
    pub slabs: usize,
    /// Whether it begins a page.
    pub begins_page: bool,
}

/// What a slab shows.
pub(crate) enum Content<'d> {
    /// A line of a heading, paragraph or item.
    Line(TextLine),
    /// Tables that follow each other; the height of the slab is for them to say.
    Tables(Group<'d>),
    /// A grid, from that far on from the left edge of the text; its height is for it to say.
    Grid(Length, Box<GridPlan<'d>>),
    /// Lines to be signed, side by side.
    Signatures(Vec<Blank>),
    /// Tables and grids side by side.
    Beside(Row<'d>),
    /// Cards, on pages of their own.
    Cards(Box<CardsPlan<'d>>),
}

/// A line of text at its place in the measure.
pub(crate) struct TextLine {
    pub node: NodeId,
    pub x: Length,
    pub line: Rc<Line>,
    pub size: Length,
    /// The label of the item that begins with this line, and its node.
    pub label: Option<(NodeId, Line)>,
    /// Where the label stands in the measure.
    pub label_x: Length,
    /// The heading level and words, on the first line of a heading.
    pub heading: Option<(u8, String)>,
    /// What stands on the same line at its end.
    pub beside: Option<Beside>,
    /// The whole text, where not all of it could be shown.
    pub shortened: Option<String>,
}

/// A text that stands at the end of another's line.
pub(crate) struct Beside {
    pub node: NodeId,
    pub x: Length,
    pub line: Rc<Line>,
    pub size: Length,
}

/// A document cut into slabs in one style.
pub(crate) struct Slabs<'d> {
    pub document: &'d Document,
    pub fits: Rc<Fits<'d>>,
    pub style: Style,
    pub measures: Measures,
    pub slabs: Vec<Slab<'d>>,
}

impl<'d> Slabs<'d> {
    /// Cuts `document` for pages of `setting`, in `style`.
    pub(crate) fn build(
        document: &'d Document,
        fonts: &'d FontSet,
        setting: &Setting,
        style: Style,
    ) -> Result<Self, LayoutError> {
        let measures = Measures::of(document, fonts, &style)?;
        let fits = Rc::new(Fits::new(fonts, document.language));
        let slabs = Builder::for_pages(document, &fits, setting, style, measures)?.document()?;
        Ok(Self { document, fits, style, measures, slabs })
    }

    /// Whether a round of any table takes more than one line.
    pub(crate) fn wraps(&self) -> bool {
        self.slabs.iter().any(|slab| match &slab.content {
            Content::Tables(group) => group.plans.iter().any(TablePlan::wraps),
            _ => false,
        })
    }
}
