//! What a sheet says, in reading order: headings, paragraphs, lists, tables. The language
//! of every text is known; places on a page are not.

mod dataset;
mod table;
mod text;
mod volume;

pub use dataset::{Dataset, DatasetGame, DatasetPairing, DatasetRound, DatasetTable};
pub use table::{Cell, Column, ColumnRole, Content, Look, Row, RowKind, Table};
pub use text::{Span, SpanKind, Text};
pub use volume::Volume;

use crate::locale::Locale;

/// The number of a node of the document: the thing that a mark on the page shows.
///
/// Nodes are numbered in reading order from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(pub u32);

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

    /// The number for the next node.
    pub fn next_node(&mut self) -> NodeId {
        self.next_nodes(1)
    }

    /// The first of `count` successive new node numbers.
    ///
    /// # Panics
    ///
    /// If the document has more than 2^32 nodes, which the largest table is far below.
    pub fn next_nodes(&mut self, count: usize) -> NodeId {
        let node = NodeId(self.nodes);
        let count = u32::try_from(count).expect("a document has fewer than 2^32 nodes");
        self.nodes = self.nodes.checked_add(count).expect("a document has fewer than 2^32 nodes");
        node
    }

    /// Adds a heading of `level`.
    pub fn heading(&mut self, level: u8, text: Text) {
        let node = self.next_node();
        self.blocks.push(Block::Heading { node, level, text });
    }

    /// Adds a paragraph.
    pub fn paragraph(&mut self, text: Text) {
        let node = self.next_node();
        self.blocks.push(Block::Paragraph { node, text });
    }

    /// Adds a list of labelled items.
    pub fn list(&mut self, items: impl IntoIterator<Item = (String, Text)>) {
        let node = self.next_node();
        let items = items
            .into_iter()
            .map(|(label, text)| Item { node: self.next_nodes(Item::NODES), label, text })
            .collect();
        self.blocks.push(Block::List { node, items });
    }

    /// Adds a table, whose nodes are numbered here.
    pub fn table(&mut self, mut table: Table) {
        table.node = self.next_nodes(table.count_nodes());
        self.blocks.push(Block::Table(table));
    }

    /// The tables in reading order.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Table(table) => Some(table),
            _ => None,
        })
    }
}
