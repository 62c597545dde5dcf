//! Headings, paragraphs and lists as elements.

use super::{Attributes, Says, Structure, Tag};
use crate::document::{Block, Item, NodeId};

impl<'d> Structure<'d> {
    /// Adds a block inside `parent`.
    pub(super) fn block(&mut self, block: &'d Block, parent: u32) {
        match block {
            Block::Heading { node, level, text } => {
                self.add_node(Tag::Heading(*level), parent, *node, Says::Text(text));
            }
            Block::Paragraph { node, text } => {
                self.add_node(Tag::P, parent, *node, Says::Text(text));
            }
            Block::List { node, items } => self.list(*node, items, parent),
            Block::Table(table) => self.table(table, parent),
            _ => {}
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
