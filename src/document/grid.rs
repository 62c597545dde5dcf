//! Grids: tables whose cells hold words, or white to be written in.

use super::{ColumnRole, Document, Look, NodeId, Text};

/// A table of words, and of white to be written in.
///
/// Every row has one cell for each column.
#[derive(Clone, Debug)]
pub struct Grid {
    /// The number of its first node. Its nodes follow in reading order: the grid, its
    /// caption, its head cells, then row by row the row and its cells.
    pub node: NodeId,
    /// What it is called; empty where the heading over it says so.
    pub caption: Text,
    /// What it is called where it goes on over a page break; empty where nothing is repeated.
    pub continued: Text,
    /// The columns.
    pub columns: Vec<GridColumn>,
    /// The rows under the head.
    pub rows: Vec<GridRow>,
    /// How it is ruled.
    pub look: Look,
}

/// One column of a grid.
#[derive(Clone, Debug)]
pub struct GridColumn {
    /// What stands at its head; empty where nothing does.
    pub head: Text,
    /// What its cells are: heads of their rows, or content. A grid has no flow.
    pub role: ColumnRole,
    /// What decides its width.
    pub breadth: Breadth,
    /// Where in its cells the words stand.
    pub align: Side,
    /// Whether it is repeated where a grid is too wide for a page and goes on beside it: the
    /// numbers and names of a crosstable.
    pub repeats: bool,
}

/// What decides the width of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Breadth {
    /// Its widest cell; it never wraps.
    Content,
    /// What the other columns leave. A name too long for it is set smaller, then on two
    /// lines, then shortened, and that is reported: the row keeps its height.
    Name,
    /// What the other columns leave. Words too long for it go on below, however many lines
    /// they need: nothing is shortened.
    Words,
    /// Room for something to be written by hand.
    Writing(Writing),
    /// As wide as its rows are high: the opponents of a crosstable.
    Square,
}

/// What is written by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Writing {
    /// A number or a word: points, a place, a side.
    Mark,
    /// A result: `1 : 0`.
    Result,
    /// A name.
    Name,
}

/// Where in its room something stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// Where a line begins.
    #[default]
    Start,
    /// In the middle.
    Middle,
    /// Where a line ends.
    End,
}

/// One row of a grid.
#[derive(Clone, Debug)]
pub struct GridRow {
    /// Its cells, one for each column.
    pub cells: Vec<GridCell>,
}

/// What stands in a cell of a grid.
#[derive(Clone, Debug)]
pub enum GridCell {
    /// Nothing: white to be written in, where the column is for writing.
    Empty,
    /// Words.
    Text(Text),
    /// Nothing, and nothing can: an entrant against itself.
    Closed,
    /// Parts one above the other, empty ones to be written in: a meeting in each cycle.
    Split(Vec<Text>),
    /// Several short texts, each on a line of its own: the players of a team.
    Lines(Vec<Text>),
    /// Boxes to tick, each with what it stands for: the results that a game can have.
    Choices(Vec<Text>),
}

impl GridCell {
    /// Whether there is nothing to read in it.
    pub fn is_blank(&self) -> bool {
        match self {
            Self::Empty | Self::Closed => true,
            Self::Text(text) => text.is_empty(),
            Self::Split(texts) | Self::Lines(texts) | Self::Choices(texts) => {
                texts.iter().all(Text::is_empty)
            }
        }
    }
}

impl Grid {
    /// How many nodes the grid has: itself, its caption, head cells, rows and cells.
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

    /// The node of `row`; its cells have the numbers after it.
    pub fn row_node(&self, row: usize) -> NodeId {
        self.node_at(2 + self.columns.len() + row * (1 + self.columns.len()))
    }

    /// The node of the cell of `row` in `column`.
    pub fn cell_node(&self, row: usize, column: usize) -> NodeId {
        NodeId(self.row_node(row).0 + 1 + u32::try_from(column).unwrap_or(u32::MAX))
    }

    fn node_at(&self, offset: usize) -> NodeId {
        NodeId(self.node.0 + u32::try_from(offset).unwrap_or(u32::MAX))
    }
}
