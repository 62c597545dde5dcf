//! The numbers of nodes: in reading order, without gaps.

use super::{Block, Card, Item, NodeId};

impl Block {
    /// Numbers the block and all that is in it, from `next` on; leaves in `next` the number
    /// that comes after them.
    ///
    /// # Panics
    ///
    /// If the document has more than 2^32 nodes, which the largest sheet is far below.
    pub(super) fn number(&mut self, next: &mut u32) {
        let mut take = |count: usize| {
            let node = NodeId(*next);
            let count = u32::try_from(count).expect("a document has fewer than 2^32 nodes");
            *next = next.checked_add(count).expect("a document has fewer than 2^32 nodes");
            node
        };
        match self {
            Self::Heading { node, .. }
            | Self::Paragraph { node, .. }
            | Self::Line { node, .. }
            | Self::Large { node, .. } => *node = take(1),
            Self::List { node, items } => {
                *node = take(1);
                for item in items {
                    item.node = take(Item::NODES);
                }
            }
            Self::Table(table) => table.node = take(table.count_nodes()),
            Self::Grid(grid) => grid.node = take(grid.count_nodes()),
            Self::Signatures { node, labels } => *node = take(labels.len()),
            Self::Section { node, blocks, .. } => {
                *node = take(1);
                for block in blocks {
                    block.number(next);
                }
            }
            Self::Beside(blocks) => {
                for block in blocks {
                    block.number(next);
                }
            }
            Self::Cards(cards) => {
                for Card { node, blocks } in &mut cards.cards {
                    *node = NodeId(*next);
                    *next = next.checked_add(1).expect("a document has fewer than 2^32 nodes");
                    for block in blocks {
                        block.number(next);
                    }
                }
            }
        }
    }

    /// The block, and the blocks in it, in reading order.
    pub fn all(&self) -> Box<dyn Iterator<Item = &Self> + '_> {
        let itself = std::iter::once(self);
        match self {
            Self::Section { blocks, .. } | Self::Beside(blocks) => {
                Box::new(itself.chain(blocks.iter().flat_map(Self::all)))
            }
            Self::Cards(cards) => {
                let blocks = cards.cards.iter().flat_map(|card| &card.blocks);
                Box::new(itself.chain(blocks.flat_map(Self::all)))
            }
            _ => Box::new(itself),
        }
    }
}
