//! What a sheet says, in reading order: headings, paragraphs, lists, tables. The language
//! of every text is known; places on a page are not.

mod card;
mod dataset;
mod grid;
mod nesting;
mod numbering;
mod table;
mod text;
mod volume;

pub use card::{Card, Cards, PerPage};
pub use dataset::{Dataset, DatasetGame, DatasetPairing, DatasetRound, DatasetTable};
pub use grid::{Breadth, Grid, GridCell, GridColumn, GridRow, Side, Writing};
pub use nesting::Nesting;
pub use table::{Cell, Column, ColumnRole, Content, Look, Row, RowKind, Table};
pub use text::{Span, SpanKind, Text};
pub use volume::Volume;

use crate::locale::Locale;

/// The number of a node of the document: the thing that a mark on the page shows.
///
/// Nodes are numbered in reading order from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

impl NodeId {
    /// The number of a block that is in no document yet.
    pub const UNNUMBERED: Self = Self(0);
}

/// A whole sheet, ready to be laid out or written as text.
#[derive(Clone, Debug)]
pub struct Document {
    /// The language of everything that does not name another.
    pub language: Locale,
    /// The title as file properties show it.
    pub title: String,
    /// What stands at the head of every page after the first.
    pub running_head: Text,
    /// The content in reading order.
    pub blocks: Vec<Block>,
    /// How many tables may stand side by side, at least 1.
    pub abreast: usize,
    /// The next free node number.
    nodes: u32,
}

/// One piece of a document.
#[derive(Clone, Debug)]
pub enum Block {
    /// A heading.
    Heading {
        /// Its number in the document.
        node: NodeId,
        /// 1 for the title, 2 for a section.
        level: u8,
        /// What it says.
        text: Text,
    },
    /// A paragraph of running text.
    Paragraph {
        /// Its number in the document.
        node: NodeId,
        /// What it says.
        text: Text,
    },
    /// A list of items.
    List {
        /// Its number in the document.
        node: NodeId,
        /// The items, each with its number in the document and its label ("1.").
        items: Vec<Item>,
    },
    /// A table.
    Table(Table),
    /// A table of words, and of white to be written in.
    Grid(Grid),
    /// A line of text that is for something.
    Line {
        /// Its number in the document.
        node: NodeId,
        /// What it is for.
        role: LineRole,
        /// What it says.
        text: Text,
    },
    /// Something to be read from afar: a number as large as its room allows.
    Large {
        /// Its number in the document.
        node: NodeId,
        /// What it says.
        text: Text,
    },
    /// Lines to be signed or filled in, each after what says by whom or with what.
    Signatures {
        /// The number of the first; the others follow.
        node: NodeId,
        /// What stands before each line.
        labels: Vec<Text>,
    },
    /// Blocks that belong together: they stay on one page where a page has room for them.
    Section {
        /// Its number in the document; those of its blocks follow.
        node: NodeId,
        /// Whether it begins a page.
        begins_page: bool,
        /// What it consists of: no sections and no cards.
        blocks: Vec<Block>,
    },
    /// Blocks that stand side by side where they fit, from the start of the line on, and one
    /// under the other where they do not: no sections and no cards.
    Beside(Vec<Self>),
    /// Cards to be cut apart.
    Cards(Cards),
}

/// What a line of text is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LineRole {
    /// It names the event, over the heading of a sheet or on a card.
    Event,
    /// It says when and where, and who is in charge, under a heading.
    Details,
    /// It stands by itself and matters as much as a row of the table near it: who rests in a
    /// round.
    Plain,
}

/// One item of a list.
#[derive(Clone, Debug)]
pub struct Item {
    /// Its number in the document; its label and its text have the two numbers after it.
    pub node: NodeId,
    /// What stands before it, in its language's form: `1.`, `1)`.
    pub label: String,
    /// What it says.
    pub text: Text,
}

impl Item {
    /// How many nodes an item has: itself, its label, its text.
    const NODES: usize = 3;

    /// The node of the label.
    pub const fn label_node(&self) -> NodeId {
        NodeId(self.node.0 + 1)
    }

    /// The node of the text.
    pub const fn text_node(&self) -> NodeId {
        NodeId(self.node.0 + 2)
    }
}

impl Block {
    /// A heading of `level`.
    pub const fn heading(level: u8, text: Text) -> Self {
        Self::Heading { node: NodeId::UNNUMBERED, level, text }
    }

    /// A paragraph.
    pub const fn paragraph(text: Text) -> Self {
        Self::Paragraph { node: NodeId::UNNUMBERED, text }
    }

    /// A line of text that is for something.
    pub const fn line(role: LineRole, text: Text) -> Self {
        Self::Line { node: NodeId::UNNUMBERED, role, text }
    }

    /// Something to be read from afar.
    pub const fn large(text: Text) -> Self {
        Self::Large { node: NodeId::UNNUMBERED, text }
    }

    /// Lines to be signed, each after its label.
    pub const fn signatures(labels: Vec<Text>) -> Self {
        Self::Signatures { node: NodeId::UNNUMBERED, labels }
    }

    /// Blocks that belong together.
    pub const fn section(begins_page: bool, blocks: Vec<Self>) -> Self {
        Self::Section { node: NodeId::UNNUMBERED, begins_page, blocks }
    }
}

impl Card {
    /// A card with `blocks` on it.
    pub const fn of(blocks: Vec<Block>) -> Self {
        Self { node: NodeId::UNNUMBERED, blocks }
    }
}

impl Document {
    /// An empty document in `language`.
    pub fn new(language: Locale, title: String, running_head: Text, abreast: usize) -> Self {
        Self {
            language,
            title,
            running_head,
            blocks: Vec::new(),
            abreast: abreast.max(1),
            nodes: 0,
        }
    }

    /// Adds a block, whose nodes, and those of all that is in it, are numbered here.
    pub fn push(&mut self, mut block: Block) {
        block.number(&mut self.nodes);
        self.blocks.push(block);
    }

    /// Adds a heading of `level`.
    pub fn heading(&mut self, level: u8, text: Text) {
        self.push(Block::heading(level, text));
    }

    /// Adds a paragraph.
    pub fn paragraph(&mut self, text: Text) {
        self.push(Block::paragraph(text));
    }

    /// Adds a list of labelled items.
    pub fn list(&mut self, items: impl IntoIterator<Item = (String, Text)>) {
        let node = NodeId::UNNUMBERED;
        let items = items.into_iter().map(|(label, text)| Item { node, label, text }).collect();
        self.push(Block::List { node, items });
    }

    /// Adds a table.
    pub fn table(&mut self, table: Table) {
        self.push(Block::Table(table));
    }

    /// The tables in reading order, those in sections and on cards among them.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.blocks.iter().flat_map(Block::all).filter_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        })
    }

    /// The grids in reading order, those in sections and on cards among them.
    pub fn grids(&self) -> impl Iterator<Item = &Grid> {
        self.blocks.iter().flat_map(Block::all).filter_map(|block| match block {
            Block::Grid(grid) => Some(grid),
            _ => None,
        })
    }
}
