//! The structure of the file: what its pages say, as a tree of elements made from the
//! document's nodes (ISO 32000-1, 14.7 and 14.8).

mod blocks;
mod grid;
mod script;
mod table;
mod tree;

pub(super) use script::{Cue, Cursor, Manner, Script};
pub(super) use tree::Tree;

use crate::document::{Document, Nesting, NodeId, Text};
use crate::locale::{Locale, Notation, Place};

/// All elements, each before those inside it.
pub(super) struct Structure<'d> {
    elements: Vec<Element<'d>>,
    /// The element of each node, by its number.
    nodes: Vec<Option<u32>>,
    /// The headings that the next element is under.
    nesting: Nesting,
}

/// One element, or one set of attributes that elements share.
struct Element<'d> {
    tag: Tag,
    /// The place of the element that it is in; its own for the root and for attributes.
    parent: u32,
    says: Says<'d>,
    attributes: Attributes,
}

/// The type of an element, or that it is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Tag {
    Document,
    Part,
    Sect,
    Heading(u8),
    P,
    L,
    LI,
    Lbl,
    LBody,
    Table,
    Caption,
    THead,
    TBody,
    TR,
    TH,
    TD,
    /// Attributes that elements share, which are an object of their own.
    Attributes,
}

/// What the text of an element is.
#[derive(Clone, Copy)]
pub(super) enum Says<'d> {
    /// What its glyphs say.
    Glyphs,
    /// A text, which lines may have broken.
    Text(&'d Text),
    /// Several texts, between which there is white.
    Texts(&'d [Text]),
    /// A pairing in which a ring is drawn.
    Ringed { notation: &'d Notation, first: u32, second: u32, ringed: Place },
}

/// What is said of an element besides its type.
enum Attributes {
    None,
    /// The language of all that is in it.
    Language(Locale),
    /// Its items have numbers.
    Numbered,
    Head(Box<Head>),
    /// The attributes at this place among the elements.
    Shared(u32),
}

/// What is said of a cell of a table.
#[derive(Default)]
struct Head {
    /// `Row` or `Column`: what it is the head of.
    scope: Option<&'static str>,
    /// How many columns it spans.
    columns: usize,
    /// Whether other cells name it.
    named: bool,
    /// The elements of the cells that are its heads.
    heads: Vec<u32>,
}

impl<'d> Structure<'d> {
    /// The structure of `documents`: each a part where there are several.
    pub(super) fn of(documents: &'d [Document]) -> Self {
        let nesting = Nesting::default();
        let mut structure = Self { elements: vec![], nodes: vec![], nesting };
        let root = structure.add(Tag::Document, 0);
        for document in documents {
            let whole = match documents {
                [_] => root,
                _ => structure.add(Tag::Part, root),
            };
            structure.set_attributes(whole, Attributes::Language(document.language));
            structure.nesting = Nesting::default();
            for block in &document.blocks {
                structure.block(block, whole);
            }
        }
        structure
    }

    /// The place of the element that shows `node`, if the document has such a node.
    pub(super) fn element(&self, node: NodeId) -> Option<u32> {
        self.nodes.get(node.0 as usize).copied().flatten()
    }

    /// The type of the element at `place`.
    pub(super) fn tag(&self, place: u32) -> Tag {
        self.elements[place as usize].tag
    }

    /// What the element at `place` says.
    pub(super) fn says(&self, place: u32) -> Says<'d> {
        self.elements[place as usize].says
    }

    /// How many elements and sets of shared attributes there are.
    pub(super) fn count(&self) -> u32 {
        position(self.elements.len())
    }

    /// Adds an element inside `parent` and says where it is.
    fn add(&mut self, tag: Tag, parent: u32) -> u32 {
        let place = self.count();
        let (says, attributes) = (Says::Glyphs, Attributes::None);
        self.elements.push(Element { tag, parent, says, attributes });
        place
    }

    /// Adds an element that shows `node`.
    fn add_node(&mut self, tag: Tag, parent: u32, node: NodeId, says: Says<'d>) -> u32 {
        let place = self.add(tag, parent);
        self.elements[place as usize].says = says;
        let node = node.0 as usize;
        if self.nodes.len() <= node {
            self.nodes.resize(node + 1, None);
        }
        self.nodes[node] = Some(place);
        place
    }

    fn set_attributes(&mut self, place: u32, attributes: Attributes) {
        self.elements[place as usize].attributes = attributes;
    }
}

impl Tag {
    /// The name of the type (ISO 32000-1, 14.8.4).
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Document => "Document",
            Self::Part => "Part",
            Self::Sect => "Sect",
            Self::Heading(level) => match level {
                0 | 1 => "H1",
                2 => "H2",
                3 => "H3",
                4 => "H4",
                5 => "H5",
                _ => "H6",
            },
            Self::P => "P",
            Self::L => "L",
            Self::LI => "LI",
            Self::Lbl => "Lbl",
            Self::LBody => "LBody",
            Self::Table => "Table",
            Self::Caption => "Caption",
            Self::THead => "THead",
            Self::TBody => "TBody",
            Self::TR => "TR",
            Self::TH => "TH",
            Self::TD => "TD",
            Self::Attributes => "",
        }
    }
}

/// A place among the elements. There are fewer than nodes, cells that a short row lacks and
/// one set of attributes a row taken together, and of each fewer than 2^30.
fn position(index: usize) -> u32 {
    u32::try_from(index).unwrap_or(u32::MAX)
}
