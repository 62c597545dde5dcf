//! Several documents bound as one file: the same sheet in several languages.

use super::Document;
use crate::locale::Locale;

/// Documents that are written one after the other into one file.
#[derive(Clone, Debug)]
pub struct Volume {
    documents: Vec<Document>,
}

impl Volume {
    /// The documents in order. Their nodes are numbered on from one to the next, so that a
    /// number names one node of the whole volume.
    pub fn of(documents: Vec<Document>) -> Self {
        let mut next = 0;
        let mut bound = Vec::with_capacity(documents.len());
        for mut document in documents {
            document.number_from(next);
            next = document.nodes;
            bound.push(document);
        }
        Self { documents: bound }
    }

    /// The documents, in order.
    pub fn documents(&self) -> &[Document] {
        &self.documents
    }

    /// The language of the volume: that of its first document.
    pub fn language(&self) -> Locale {
        self.documents.first().map_or(Locale::En, |document| document.language)
    }

    /// The title for the file's properties: those of the documents, each once.
    pub fn title(&self) -> String {
        let mut titles: Vec<&str> = Vec::new();
        for document in &self.documents {
            if !titles.contains(&document.title.as_str()) {
                titles.push(&document.title);
            }
        }
        titles.join(" · ")
    }
}

impl From<Document> for Volume {
    fn from(document: Document) -> Self {
        Self::of(vec![document])
    }
}

impl Document {
    /// Numbers the nodes from `first` on, in the same order.
    fn number_from(&mut self, first: u32) {
        self.nodes = first;
        for block in &mut self.blocks {
            block.number(&mut self.nodes);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Block, Text};

    fn document(language: Locale, title: &str) -> Document {
        let mut document = Document::new(language, title.to_owned(), Text::default(), 1);
        document.heading(1, Text::plain(title));
        document.list([("1.".to_owned(), Text::plain("a"))]);
        document
    }

    #[test]
    fn nodes_are_numbered_on() {
        let volume = Volume::of(vec![document(Locale::Ru, "А"), document(Locale::En, "B")]);
        let nodes: Vec<u32> = volume
            .documents()
            .iter()
            .flat_map(|document| &document.blocks)
            .map(|block| match block {
                Block::Heading { node, .. } | Block::List { node, .. } => node.0,
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(nodes, [0, 1, 5, 6]);
        assert_eq!(volume.title(), "А · B");
        assert_eq!(volume.language(), Locale::Ru);
    }
}
