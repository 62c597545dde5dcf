//! Blocks cut into slabs, one after the other, with the white that each asks for.

use std::rc::Rc;

use super::LayoutError;
use super::cards::CardsPlan;
use super::columns::Group;
use super::fit::{Fits, Fitted};
use super::grid::{Classes, GridPlan, Room};
use super::line::Line;
use super::measure::Measures;
use super::paragraph::{Align, set};
use super::slab::{Content, Section, Slab, TextLine};
use super::style::{Scale, Setting, Style};
use super::table::TablePlan;
use crate::document::{Block, Document, Grid, Item, NodeId, Table, Text};
use crate::font::Style as FontStyle;
use crate::units::{Length, Size};

/// Cuts blocks into slabs.
pub(crate) struct Builder<'d, 'f> {
    pub document: &'d Document,
    pub fits: &'f Fits<'d>,
    pub style: Style,
    pub measures: Measures,
    pub classes: Rc<Classes<'d>>,
    pub scale: Scale,
    /// The width of the text.
    pub measure: Length,
    /// The height of the text.
    pub depth: Length,
    setting: Option<&'f Setting>,
    pub slabs: Vec<Slab<'d>>,
    /// The white that the block before asks for below it.
    pub gap: Option<Length>,
    /// The white left and right of running text.
    pub inset: Length,
    /// Whether headings and lines stand in the middle.
    pub centred: bool,
    /// The type size of what is to be read from afar.
    pub large: Length,
    /// The level of the heading that came last.
    pub under: Option<u8>,
}

/// The narrowest running text beside a table, in ems.
const NARROWEST_TEXT: i64 = 32;

impl<'d, 'f> Builder<'d, 'f> {
    /// A builder for the pages of a document.
    pub(crate) fn for_pages(
        document: &'d Document,
        fits: &'f Fits<'d>,
        setting: &'f Setting,
        style: Style,
        measures: Measures,
    ) -> Result<Self, LayoutError> {
        let measure = setting.measure();
        let fills = setting.scale != Scale::Wall;
        let room = Room { measure, depth: setting.depth(), fills, abreast: 1, parts: true };
        let classes = Classes::of(grids_of(&document.blocks), document, fits, &style, room)?;
        let mut builder = Self {
            document,
            fits,
            style,
            measures,
            classes: Rc::new(classes),
            scale: setting.scale,
            measure,
            depth: setting.depth(),
            setting: Some(setting),
            slabs: Vec::new(),
            gap: None,
            inset: Length::ZERO,
            centred: false,
            large: Length::pt(48),
            under: None,
        };
        builder.inset = builder.text_inset()?;
        Ok(builder)
    }

    /// A builder for one card with `room` for its text.
    pub(crate) fn for_card(
        document: &'d Document,
        fits: &'f Fits<'d>,
        style: Style,
        measures: Measures,
        classes: Rc<Classes<'d>>,
        room: Size,
    ) -> Self {
        Self {
            document,
            fits,
            style,
            measures,
            classes,
            scale: Scale::Form,
            measure: room.width,
            depth: room.height,
            setting: None,
            slabs: Vec::new(),
            gap: None,
            inset: Length::ZERO,
            centred: false,
            large: Length::ZERO,
            under: None,
        }
    }

    /// The slabs of the whole document.
    pub(crate) fn document(mut self) -> Result<Vec<Slab<'d>>, LayoutError> {
        let mut rest = &self.document.blocks[..];
        while !rest.is_empty() {
            let leads =
                |block: &&Block| matches!(block, Block::Heading { .. } | Block::Line { .. });
            let lead = rest.iter().take_while(leads).count();
            if let (Some(Block::Cards(cards)), Some(setting)) = (rest.get(lead), self.setting) {
                let (document, fits) = (self.document, self.fits);
                let plan = CardsPlan::new(cards, &rest[..lead], document, fits, setting)?;
                self.push(Length::ZERO, Length::ZERO, Content::Cards(Box::new(plan)));
                (self.gap, rest) = (None, &rest[lead + 1..]);
                continue;
            }
            let until = |block: &Block| matches!(block, Block::Cards(_));
            let cards = rest.iter().position(until).unwrap_or(rest.len());
            let back = rest[..cards].iter().rev().take_while(leads).count();
            let (now, later) =
                if cards < rest.len() { rest.split_at(cards - back) } else { rest.split_at(cards) };
            self.blocks(now)?;
            rest = later;
        }
        Ok(self.slabs)
    }

    /// Adds blocks.
    pub(crate) fn blocks(&mut self, blocks: &'d [Block]) -> Result<(), LayoutError> {
        let mut blocks = blocks.iter().peekable();
        while let Some(block) = blocks.next() {
            match block {
                Block::Heading { node, level, text } => self.heading(*node, *level, text)?,
                Block::Paragraph { node, text } => self.paragraph(*node, text)?,
                Block::List { items, .. } => self.list(items)?,
                Block::Table(table) => {
                    let mut tables = vec![table];
                    while let Some(Block::Table(next)) = blocks.next_if(|next| like(next, table)) {
                        tables.push(next);
                    }
                    self.tables(&tables)?;
                }
                Block::Grid(grid) => self.grid(grid)?,
                Block::Line { node, role, text } => self.text_line(*node, *role, text)?,
                Block::Large { node, text } => self.large(*node, text)?,
                Block::Signatures { node, labels } => self.signatures(*node, labels)?,
                Block::Section { begins_page, blocks, .. } => self.section(*begins_page, blocks)?,
                Block::Beside(blocks) => self.beside(blocks)?,
                // Cards stand on pages of their own: see `document`.
                Block::Cards(_) => {}
            }
        }
        Ok(())
    }

    fn section(&mut self, begins_page: bool, blocks: &'d [Block]) -> Result<(), LayoutError> {
        let apart = self.style.text * 2;
        self.gap = self.gap.map(|gap| gap.max(apart));
        let start = self.slabs.len();
        self.blocks(blocks)?;
        let slabs = self.slabs.len() - start;
        if let Some(first) = self.slabs.get_mut(start) {
            first.section = Some(Section { slabs, begins_page });
        }
        self.gap = Some(apart);
        self.under = None;
        Ok(())
    }

    /// On a wall sheet running text stands as wide as the tables, if they are not too narrow
    /// for it, and so it does on a form; elsewhere it fills the measure.
    fn text_inset(&self) -> Result<Length, LayoutError> {
        if self.scale == Scale::Book {
            return Ok(Length::ZERO);
        }
        let flowing: Vec<&'d Table> =
            self.document.tables().filter(|table| table.flow_cells() > 0).collect();
        let widest = self.group(&flowing)?.widest().max(self.classes.widest());
        if self.scale == Scale::Form && widest == Length::ZERO {
            return Ok(Length::ZERO);
        }
        let widest = widest.max(self.style.text * NARROWEST_TEXT);
        Ok((self.measure - widest).max(Length::ZERO) / 2)
    }

    /// The width of running text.
    pub(crate) fn text_measure(&self) -> Length {
        self.measure - self.inset * 2
    }

    fn group(&self, tables: &[&'d Table]) -> Result<Group<'d>, LayoutError> {
        self.group_in(tables, self.measure)
    }

    /// Tables measured for a text of width `measure`.
    pub(crate) fn group_in(
        &self,
        tables: &[&'d Table],
        measure: Length,
    ) -> Result<Group<'d>, LayoutError> {
        let Self { document, fits, style, measures, .. } = self;
        let plans = tables
            .iter()
            .map(|table| TablePlan::new(table, document, fits.fonts, style, measures, measure))
            .collect::<Result<Vec<_>, LayoutError>>()?;
        let centred = self.scale == Scale::Wall;
        Ok(Group::new(plans, style, measures, measure, document.abreast, centred))
    }

    /// The white above a block that asks for `above`.
    pub(crate) fn above(&mut self, above: Length) -> Length {
        self.gap.take().map_or(above, |below| below.max(above))
    }

    /// Adds a slab that the next one need not follow.
    pub(crate) fn push(&mut self, above: Length, height: Length, content: Content<'d>) {
        self.slabs.push(Slab { above, height, keeps_next: false, section: None, content });
    }

    fn paragraph(&mut self, node: NodeId, text: &'d Text) -> Result<(), LayoutError> {
        // In the large type of a wall sheet, and on a card, justified lines would gape.
        let align = match self.scale {
            Scale::Book | Scale::Form if !self.style.is_card() => Align::Justified,
            Scale::Book | Scale::Form | Scale::Wall => Align::Left,
        };
        let (size, measure) = (self.style.text, self.text_measure());
        let lines = self.fits.set(text, FontStyle::Text, size, measure, align)?;
        self.lines(node, &lines, self.inset, None);
        Ok(())
    }

    fn list(&mut self, items: &'d [Item]) -> Result<(), LayoutError> {
        let size = self.style.text;
        let mut labels = Vec::with_capacity(items.len());
        for item in items {
            let face = self.fits.face(FontStyle::Text, size);
            let label = Text::plain(item.label.clone());
            let line = set(&label, &face, self.measure, Align::Left)?;
            labels.push(line.into_iter().next().unwrap_or_default());
        }
        let widest = labels.iter().map(|label| label.width).fold(Length::ZERO, Length::max);
        let indent = widest + size / 2;
        for (item, label) in items.iter().zip(labels) {
            let measure = self.text_measure() - indent;
            let lines =
                self.fits.set(&item.text, FontStyle::Text, size, measure, Align::Justified)?;
            let label = Some((item.label_node(), label));
            self.lines(item.text_node(), &lines, self.inset + indent, label);
        }
        self.gap = Some(size.scaled(45, 100));
        Ok(())
    }

    /// Adds the lines of a paragraph; neither its first nor its last line stands alone.
    fn lines(
        &mut self,
        node: NodeId,
        lines: &Fitted,
        x: Length,
        mut label: Option<(NodeId, Line)>,
    ) {
        let mut above = self.above(self.style.paragraph_gap());
        let count = lines.lines.len();
        for (index, line) in lines.lines.iter().enumerate() {
            let line = TextLine {
                label: label.take(),
                label_x: self.inset,
                ..TextLine::new(node, x, Rc::clone(line), lines.size)
            };
            self.push(above, self.style.leading, Content::Line(line));
            if let Some(slab) = self.slabs.last_mut() {
                slab.keeps_next = count > 1 && (index == 0 || index + 2 == count);
            }
            above = Length::ZERO;
        }
    }

    fn tables(&mut self, tables: &[&'d Table]) -> Result<(), LayoutError> {
        let group = self.group(tables)?;
        let above = self.above(self.style.band_gap);
        self.push(above, Length::ZERO, Content::Tables(group));
        self.gap = Some(self.style.band_gap);
        Ok(())
    }

    fn grid(&mut self, grid: &'d Grid) -> Result<(), LayoutError> {
        let breadths = self.classes.breadths(grid);
        let plan = GridPlan::new(grid, breadths, self.fits, &self.style)?;
        let white = (self.measure - plan.breadths.extent()).max(Length::ZERO);
        let x = match self.scale {
            Scale::Form => self.inset,
            Scale::Book if white < self.measure / 4 => Length::ZERO,
            Scale::Book | Scale::Wall => white / 2,
        };
        let above = self.above(self.style.grid_gap());
        self.push(above, Length::ZERO, Content::Grid(x, Box::new(plan)));
        self.gap = Some(self.style.grid_gap());
        Ok(())
    }
}

/// Whether `block` is a table of the same kind as `table`: only such stand side by side.
fn like(block: &Block, table: &Table) -> bool {
    let flows = |table: &Table| table.flow_cells() > 0;
    matches!(block, Block::Table(other) if flows(other) == flows(table))
}

/// The grids that stand on pages: those on cards are left out.
fn grids_of<'d>(blocks: &'d [Block]) -> Box<dyn Iterator<Item = &'d Grid> + 'd> {
    Box::new(blocks.iter().flat_map(|block| -> Box<dyn Iterator<Item = &'d Grid>> {
        match block {
            Block::Grid(grid) => Box::new(std::iter::once(grid)),
            Block::Section { blocks, .. } | Block::Beside(blocks) => grids_of(blocks),
            _ => Box::new(std::iter::empty()),
        }
    }))
}
