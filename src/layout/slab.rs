//! The document cut into what a page is filled with: lines, groups of tables, and the white
//! between them.

use super::LayoutError;
use super::columns::Group;
use super::line::Line;
use super::measure::Measures;
use super::paragraph::{Align, set};
use super::shape::Type;
use super::style::{Scale, Setting, Style};
use super::table::TablePlan;
use crate::document::{Block, Document, NodeId, Table, Text};
use crate::font::{FontSet, Style as FontStyle};
use crate::units::Length;

/// What stands on a page as one.
pub(crate) struct Slab<'d> {
    /// White above it, dropped at the top of a page.
    pub above: Length,
    pub height: Length,
    /// Whether the next slab must stand on the same page.
    pub keeps_next: bool,
    pub content: Content<'d>,
}

/// What a slab shows.
pub(crate) enum Content<'d> {
    /// A line of a heading, paragraph or item.
    Line(TextLine),
    /// Tables that follow each other; the height of the slab is for them to say.
    Tables(Group<'d>),
}

/// A line of text at its place in the measure.
pub(crate) struct TextLine {
    pub node: NodeId,
    pub x: Length,
    pub line: Line,
    pub size: Length,
    /// The label of the item that begins with this line, and its node.
    pub label: Option<(NodeId, Line)>,
    /// Where the label stands in the measure.
    pub label_x: Length,
    /// The heading level and words, on the first line of a heading.
    pub heading: Option<(u8, String)>,
}

/// A document cut into slabs in one style.
pub(crate) struct Slabs<'d> {
    pub document: &'d Document,
    pub style: Style,
    pub measures: Measures,
    pub slabs: Vec<Slab<'d>>,
}

impl<'d> Slabs<'d> {
    /// Cuts `document` for pages of `setting`, in `style`.
    pub(crate) fn build(
        document: &'d Document,
        fonts: &FontSet,
        setting: &Setting,
        style: Style,
    ) -> Result<Self, LayoutError> {
        let measures = Measures::of(document, fonts, &style)?;
        let mut builder = Builder {
            document,
            fonts,
            setting,
            style,
            measures,
            slabs: Vec::new(),
            gap: None,
            inset: Length::ZERO,
        };
        builder.inset = builder.text_inset()?;
        let mut blocks = document.blocks.iter().peekable();
        while let Some(block) = blocks.next() {
            match block {
                Block::Heading { node, level, text } => builder.heading(*node, *level, text)?,
                Block::Paragraph { node, text } => builder.paragraph(*node, text)?,
                Block::List { items, .. } => builder.list(items)?,
                Block::Table(table) => {
                    let mut tables = vec![table];
                    while let Some(Block::Table(next)) = blocks.next_if(|next| like(next, table)) {
                        tables.push(next);
                    }
                    builder.tables(&tables)?;
                }
                _ => {}
            }
        }
        Ok(Self { document, style, measures, slabs: builder.slabs })
    }

    /// Whether a round of any table takes more than one line.
    pub(crate) fn wraps(&self) -> bool {
        self.slabs.iter().any(|slab| match &slab.content {
            Content::Tables(group) => group.plans.iter().any(TablePlan::wraps),
            Content::Line(_) => false,
        })
    }
}

/// Whether `block` is a table of the same kind as `table`: only such stand side by side.
fn like(block: &Block, table: &Table) -> bool {
    let flows = |table: &Table| table.flow_cells() > 0;
    matches!(block, Block::Table(other) if flows(other) == flows(table))
}

struct Builder<'d, 'f> {
    document: &'d Document,
    fonts: &'f FontSet,
    setting: &'f Setting,
    style: Style,
    measures: Measures,
    slabs: Vec<Slab<'d>>,
    /// The white that the block before asks for below it.
    gap: Option<Length>,
    /// The white left and right of running text.
    inset: Length,
}

/// The narrowest running text beside a table, in ems.
const NARROWEST_TEXT: i64 = 32;

impl<'d> Builder<'d, '_> {
    fn face(&self, style: FontStyle, size: Length) -> Type<'_> {
        Type { fonts: self.fonts, style, size, locale: self.document.language }
    }

    /// On a wall sheet running text stands as wide as the tables, if they are not too narrow
    /// for it; elsewhere it fills the measure.
    fn text_inset(&self) -> Result<Length, LayoutError> {
        if self.setting.scale != Scale::Wall {
            return Ok(Length::ZERO);
        }
        let flowing: Vec<&'d Table> =
            self.document.tables().filter(|table| table.flow_cells() > 0).collect();
        let widest = self.group(&flowing)?.widest().max(self.style.text * NARROWEST_TEXT);
        Ok((self.setting.measure() - widest).max(Length::ZERO) / 2)
    }

    /// The width of running text.
    fn text_measure(&self) -> Length {
        self.setting.measure() - self.inset * 2
    }

    fn group(&self, tables: &[&'d Table]) -> Result<Group<'d>, LayoutError> {
        let Self { document, fonts, style, measures, .. } = self;
        let measure = self.setting.measure();
        let plans = tables
            .iter()
            .map(|table| TablePlan::new(table, document, fonts, style, measures, measure))
            .collect::<Result<Vec<_>, LayoutError>>()?;
        let centred = self.setting.scale == Scale::Wall;
        Ok(Group::new(plans, style, measures, measure, document.abreast, centred))
    }

    /// The white above a block that asks for `above`.
    fn above(&mut self, above: Length) -> Length {
        self.gap.take().map_or(above, |below| below.max(above))
    }

    fn heading(&mut self, node: NodeId, level: u8, text: &Text) -> Result<(), LayoutError> {
        let title = level == 1;
        let size = if title { self.style.title } else { self.style.heading };
        let align = if title { Align::Centred } else { Align::Left };
        let measure = self.setting.measure();
        let lines = set(text, &self.face(FontStyle::Head, size), measure, align)?;
        let mut above = self.above(if title { Length::ZERO } else { size.scaled(130, 100) });
        for (index, line) in lines.into_iter().enumerate() {
            let x = if title { (measure - line.width) / 2 } else { Length::ZERO };
            self.slabs.push(Slab {
                above,
                height: size.scaled(135, 100),
                keeps_next: true,
                content: Content::Line(TextLine {
                    node,
                    x,
                    line,
                    size,
                    label: None,
                    label_x: Length::ZERO,
                    heading: (index == 0).then(|| (level, text.to_plain())),
                }),
            });
            above = Length::ZERO;
        }
        self.gap = Some(if title { size.scaled(75, 100) } else { size.scaled(35, 100) });
        Ok(())
    }

    fn paragraph(&mut self, node: NodeId, text: &Text) -> Result<(), LayoutError> {
        let face = self.face(FontStyle::Text, self.style.text);
        // In the large type of a wall sheet justified lines would gape.
        let align = match self.setting.scale {
            Scale::Book | Scale::Form => Align::Justified,
            Scale::Wall => Align::Left,
        };
        let lines = set(text, &face, self.text_measure(), align)?;
        self.lines(node, lines, self.inset, None);
        Ok(())
    }

    fn list(&mut self, items: &[crate::document::Item]) -> Result<(), LayoutError> {
        let size = self.style.text;
        let mut labels = Vec::with_capacity(items.len());
        for item in items {
            let face = self.face(FontStyle::Text, size);
            let label = Text::plain(item.label.clone());
            let line = set(&label, &face, self.setting.measure(), Align::Left)?;
            labels.push(line.into_iter().next().unwrap_or_default());
        }
        let widest = labels.iter().map(|label| label.width).fold(Length::ZERO, Length::max);
        let indent = widest + size / 2;
        for (item, label) in items.iter().zip(labels) {
            let face = self.face(FontStyle::Text, size);
            let measure = self.text_measure() - indent;
            let lines = set(&item.text, &face, measure, Align::Justified)?;
            let label = Some((item.label_node(), label));
            self.lines(item.text_node(), lines, self.inset + indent, label);
        }
        self.gap = Some(size.scaled(45, 100));
        Ok(())
    }

    /// Adds the lines of a paragraph; neither its first nor its last line stands alone.
    fn lines(
        &mut self,
        node: NodeId,
        lines: Vec<Line>,
        x: Length,
        mut label: Option<(NodeId, Line)>,
    ) {
        let mut above = self.above(self.style.paragraph_gap());
        let count = lines.len();
        for (index, line) in lines.into_iter().enumerate() {
            let keeps_next = count > 1 && (index == 0 || index + 2 == count);
            self.slabs.push(Slab {
                above,
                height: self.style.leading,
                keeps_next,
                content: Content::Line(TextLine {
                    node,
                    x,
                    line,
                    size: self.style.text,
                    label: label.take(),
                    label_x: self.inset,
                    heading: None,
                }),
            });
            above = Length::ZERO;
        }
    }

    fn tables(&mut self, tables: &[&'d Table]) -> Result<(), LayoutError> {
        let group = self.group(tables)?;
        let above = self.above(self.style.band_gap);
        self.slabs.push(Slab {
            above,
            height: Length::ZERO,
            keeps_next: false,
            content: Content::Tables(group),
        });
        self.gap = Some(self.style.band_gap);
        Ok(())
    }
}
