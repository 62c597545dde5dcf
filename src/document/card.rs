//! Cards: pieces of a page that are cut apart.

use super::{Block, NodeId};

/// Cards of one size, several to a page, from a page of their own on.
#[derive(Clone, Debug)]
pub struct Cards {
    /// The cards in reading order.
    pub cards: Vec<Card>,
    /// How many share a page.
    pub per_page: PerPage,
    /// Whether each is folded across its middle: what it says is then drawn on both halves,
    /// so that it can be read from both sides of the board.
    pub folded: bool,
}

/// How many cards share a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PerPage {
    /// This many: 1, 2, 4, 6, 8, 10 or 12.
    Exactly(u8),
    /// As many as leave room for everything in type of a good size, at most this many.
    UpTo(u8),
}

/// One card.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its number in the document; those of its blocks follow.
    pub node: NodeId,
    /// What stands on it: no sections and no cards.
    pub blocks: Vec<Block>,
}
