//! Tables: columns, rows, cells. The pairings of a round are a flow: as many cells as the
//! round has, set in a row while they fit and wrapped inside the row where they do not.

use super::{Document, NodeId, Text};
use crate::locale::{Notation, Place};

/// A table with a caption.
///
/// Every row has one cell for each column, those of the flow column excepted: it has as
/// many as the longest row needs, and rows may have fewer.
#[derive(Clone, Debug)]
pub struct Table {
    /// The number of its first node. Its nodes follow in reading order: the table, its
    /// caption, its head cells, then row by row the row and its cells.
    pub node: NodeId,
    /// What it is called.
    pub caption: Text,
    /// What it is called where it goes on over a page or column break.
    pub continued: Text,
    /// The columns.
    pub columns: Vec<Column>,
    /// The rows under the head.
    pub rows: Vec<Row>,
    /// How its pairings are written.
    pub notation: Notation,
    /// The largest number that occurs, for uniform widths.
    pub largest: u32,
    /// How it is ruled.
    pub look: Look,
}

/// How a table is ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Rules round it and between its rows and columns.
    Boxed,
    /// Rules above and below the head and at the foot.
    Open,
}

/// One column of a table.
#[derive(Clone, Debug)]
pub struct Column {
    /// What stands at its head; empty where nothing does.
    pub head: Text,
    /// What its cells are.
    pub role: ColumnRole,
}

/// What the cells of a column are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ColumnRole {
    /// Head cells of their rows.
    RowHead,
    /// Cells with content.
    Data,
    /// The pairings of a round; a table has at most one such column.
    Flow,
}

/// One row of a table.
#[derive(Clone, Debug)]
pub struct Row {
    /// What it is.
    pub kind: RowKind,
    /// Its cells in reading order; a divider has one, which spans the table.
    pub cells: Vec<Cell>,
}

/// What a row is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// A row like the others.
    Plain,
    /// The head of the rows below it, across the whole table: the name of a cycle.
    Divider,
}

/// One cell of a table.
#[derive(Clone, Debug)]
pub struct Cell {
    /// What stands in it.
    pub content: Content,
}

/// What stands in a cell.
#[derive(Clone, Debug)]
pub enum Content {
    /// Nothing.
    Empty,
    /// Words.
    Text(Box<Text>),
    /// A number, written in the table's notation.
    Number(u32),
    /// Two numbers that meet, written in the table's notation.
    Pairing {
        /// The first-named.
        first: u32,
        /// The second-named.
        second: u32,
        /// Which of them has the mark of the largest number.
        marked: Option<Place>,
    },
}

impl Table {
    /// How many nodes the table has: itself, its caption, head cells, rows and cells.
    pub fn count_nodes(&self) -> usize {
        2 + self.columns.len() + self.rows.iter().map(|row| 1 + row.cells.len()).sum::<usize>()
    }

    /// What it is called in a message: by its caption or, where it has none, by the title of
    /// its document.
    pub fn name(&self, document: &Document) -> String {
        if self.caption.is_empty() { document.title.clone() } else { self.caption.to_plain() }
    }

    /// The node of the caption.
    pub fn caption_node(&self) -> NodeId {
        self.node_at(1)
    }

    /// The node of the head cell of `column`.
    pub fn head_node(&self, column: usize) -> NodeId {
        self.node_at(2 + column)
    }

    /// For each row in order, its node; its cells have the numbers after it.
    pub fn row_nodes(&self) -> impl Iterator<Item = NodeId> {
        let first = 2 + self.columns.len();
        self.rows.iter().scan(first, |next, row| {
            let node = self.node_at(*next);
            *next += 1 + row.cells.len();
            Some(node)
        })
    }

    /// The number of columns left of the flow, and the number right of it; all columns are
    /// left where there is no flow.
    pub fn fixed_columns(&self) -> (usize, usize) {
        match self.columns.iter().position(|column| column.role == ColumnRole::Flow) {
            Some(flow) => (flow, self.columns.len() - flow - 1),
            None => (self.columns.len(), 0),
        }
    }

    /// Whether the largest number is marked anywhere: it stands in column one of the flow.
    pub fn has_marks(&self) -> bool {
        let (first, _) = self.fixed_columns();
        let mut cells = self.rows.iter().filter_map(|row| row.cells.get(first));
        cells.any(|cell| matches!(cell.content, Content::Pairing { marked: Some(_), .. }))
    }

    /// The number of flow cells in the longest row.
    pub fn flow_cells(&self) -> usize {
        let (left, right) = self.fixed_columns();
        self.rows
            .iter()
            .filter(|row| row.kind == RowKind::Plain)
            .map(|row| row.cells.len().saturating_sub(left + right))
            .max()
            .unwrap_or(0)
    }

    fn node_at(&self, offset: usize) -> NodeId {
        NodeId(self.node.0 + u32::try_from(offset).unwrap_or(u32::MAX))
    }
}

impl Cell {
    /// A cell with words.
    pub fn text(text: Text) -> Self {
        Self { content: Content::Text(Box::new(text)) }
    }

    /// A cell with a number.
    pub const fn number(number: u32) -> Self {
        Self { content: Content::Number(number) }
    }
}
