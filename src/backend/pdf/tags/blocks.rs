//! Headings, paragraphs, lists, sections and cards as elements.

use super::{Attributes, Says, Structure, Tag};
use crate::document::{Block, Card, Item, NodeId};

impl<'d> Structure<'d> {
    /// Adds a block inside `parent`.
    pub(super) fn block(&mut self, block: &'d Block, parent: u32) {
        match block {
            Block::Heading { node, level, text } => {
                let depth = self.nesting.depth(*level);
                self.add_node(Tag::Heading(depth), parent, *node, Says::Text(text));
            }
            Block::Paragraph { node, text } => {
                self.add_node(Tag::P, parent, *node, Says::Text(text));
            }
            Block::List { node, items } => self.list(*node, items, parent),
            Block::Table(table) => self.table(table, parent),
            Block::Grid(grid) => self.grid(grid, parent),
            Block::Line { node, text, .. } | Block::Large { node, text } => {
                self.add_node(Tag::P, parent, *node, Says::Text(text));
            }
            Block::Signatures { node, labels } => {
                for (node, label) in (node.0..).map(NodeId).zip(labels) {
                    self.add_node(Tag::P, parent, node, Says::Text(label));
                }
            }
            Block::Beside(blocks) => {
                for block in blocks {
                    self.block(block, parent);
                }
            }
            Block::Section { node, blocks, .. } => self.part(*node, blocks, parent),
            Block::Cards(cards) => {
                for Card { node, blocks } in &cards.cards {
                    self.part(*node, blocks, parent);
                }
            }
        }
    }

    /// Adds blocks that belong together.
    fn part(&mut self, node: NodeId, blocks: &'d [Block], parent: u32) {
        let part = self.add_node(Tag::Sect, parent, node, Says::Glyphs);
        for block in blocks {
            self.block(block, part);
        }
    }

    fn list(&mut self, node: NodeId, items: &'d [Item], parent: u32) {
        let list = self.add_node(Tag::L, parent, node, Says::Glyphs);
        self.set_attributes(list, Attributes::Numbered);
        for item in items {
            let whole = self.add_node(Tag::LI, list, item.node, Says::Glyphs);
            self.add_node(Tag::Lbl, whole, item.label_node(), Says::Glyphs);
            self.add_node(Tag::LBody, whole, item.text_node(), Says::Text(&item.text));
        }
    }
}
