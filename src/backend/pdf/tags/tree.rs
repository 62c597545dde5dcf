//! The tree as objects of the file. They are written straight into packs, never kept: a large
//! table has a million.

use std::io::Write;
use std::ops::Range;

use lopdf::{Dictionary, Object, ObjectId, StringFormat};

use super::{Attributes, Head, Says, Structure, Tag};

/// How many objects share a stream.
const PACK: u32 = 1000;

/// A sequence of marked content that an element claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Claim {
    element: u32,
    page: u32,
    /// The number of the sequence on its page.
    sequence: u32,
}

/// What the pages show, in the order of the elements. `pages` says for each page the element
/// of every sequence of marked content on it.
fn claims_by_element(pages: &[Vec<u32>]) -> Vec<Claim> {
    let mut claims = Vec::with_capacity(pages.iter().map(Vec::len).sum());
    for (page, elements) in (0..).zip(pages) {
        let sequences = (0..).zip(elements);
        claims.extend(sequences.map(|(sequence, &element)| Claim { element, page, sequence }));
    }
    claims.sort_unstable();
    claims
}

/// The tree, ready to be written.
pub(crate) struct Tree<'s, 'd> {
    structure: &'s Structure<'d>,
    /// For each page, the element of every sequence on it.
    pages: &'s [Vec<u32>],
    claims: Vec<Claim>,
    /// The object of each page.
    page_objects: Vec<ObjectId>,
    /// The number of the first element; the lists of the pages come after the elements.
    first: u32,
    /// The elements inside each element.
    children: Children,
}

impl<'s, 'd> Tree<'s, 'd> {
    /// The tree whose objects have the numbers from `first`.
    pub(crate) fn new(
        structure: &'s Structure<'d>,
        pages: &'s [Vec<u32>],
        page_objects: Vec<ObjectId>,
        first: u32,
    ) -> Self {
        let claims = claims_by_element(pages);
        let children = Children::of(structure);
        Self { structure, pages, claims, page_objects, first, children }
    }

    /// How many objects the tree of `structure` takes with that many pages.
    pub(crate) fn count(structure: &Structure<'_>, pages: usize) -> u32 {
        structure.count().saturating_add(super::position(pages))
    }

    /// The object of the element at `place`.
    pub(crate) const fn object(&self, place: u32) -> ObjectId {
        (self.first + place, 0)
    }

    /// The headings and the tables with a caption, in reading order: what each is called, and
    /// its object.
    pub(crate) fn titled(&self) -> Vec<(String, ObjectId)> {
        let mut titled = vec![];
        for (place, element) in (0..).zip(&self.structure.elements) {
            let place = match element.tag {
                Tag::Heading(_) => place,
                Tag::Caption => element.parent,
                _ => continue,
            };
            if let Says::Text(text) = element.says {
                titled.push((text.to_plain(), self.object(place)));
            }
        }
        titled
    }

    /// The numbers of the objects, in ranges that are to share a stream.
    pub(crate) fn packs(&self) -> Vec<Range<u32>> {
        let end = self.first + Self::count(self.structure, self.pages.len());
        let starts = (self.first..end).step_by(PACK as usize);
        starts.map(|start| start..end.min(start.saturating_add(PACK))).collect()
    }

    /// Writes the object with this number.
    pub(crate) fn write(&self, number: u32, out: &mut Vec<u8>) -> std::io::Result<()> {
        let place = number - self.first;
        match (place as usize).checked_sub(self.structure.elements.len()) {
            None => self.element(place, out),
            Some(page) => self.list(page, out),
        }
    }

    /// The root of the tree (ISO 32000-1, 14.7.2).
    pub(crate) fn root(&self) -> Dictionary {
        let lists = self.first + self.structure.count();
        let numbers = (0..self.pages.len()).flat_map(|page| {
            let list = Object::Reference((lists + super::position(page), 0));
            [Object::Integer(whole(page)), list]
        });
        let mut root = Dictionary::new();
        root.set("Type", "StructTreeRoot");
        root.set("K", Object::Reference(self.object(0)));
        root.set("ParentTree", lopdf::dictionary! { "Nums" => numbers.collect::<Vec<_>>() });
        root.set("ParentTreeNextKey", whole(self.pages.len()));
        let names: Vec<Object> = self.names().collect();
        if !names.is_empty() {
            root.set("IDTree", lopdf::dictionary! { "Names" => names });
        }
        root
    }

    /// The names of the cells that others name, each with its object, in order.
    fn names(&self) -> impl Iterator<Item = Object> {
        (0..).zip(&self.structure.elements).flat_map(|(place, element)| match &element.attributes {
            Attributes::Head(head) if head.named => {
                let name = Object::String(self.name(place).into(), StringFormat::Literal);
                vec![name, Object::Reference(self.object(place))]
            }
            _ => vec![],
        })
    }

    /// The name of the element at `place`: its place in so many digits that names sort as
    /// places do.
    fn name(&self, place: u32) -> String {
        let width = self.structure.count().to_string().len();
        format!("{place:0width$}")
    }

    fn element(&self, place: u32, out: &mut Vec<u8>) -> std::io::Result<()> {
        let element = &self.structure.elements[place as usize];
        if element.tag == Tag::Attributes {
            return self.attributes(&element.attributes, out);
        }
        // The root of the tree has the number before the elements.
        let parent = if place == 0 { self.first - 1 } else { self.first + element.parent };
        write!(out, "<</S/{}/P {parent} 0 R", element.tag.name())?;
        match &element.attributes {
            Attributes::None => {}
            Attributes::Language(language) => write!(out, "/Lang({})", language.tag())?,
            Attributes::Shared(at) => write!(out, "/A {} 0 R", self.first + at)?,
            Attributes::Head(head) => {
                if head.named {
                    write!(out, "/ID({})", self.name(place))?;
                }
                if head.says_something() {
                    out.write_all(b"/A")?;
                    self.attributes(&element.attributes, out)?;
                }
            }
            Attributes::Numbered => {
                out.write_all(b"/A")?;
                self.attributes(&element.attributes, out)?;
            }
        }
        self.content(place, out)?;
        out.write_all(b">>")
    }

    /// What is in an element: other elements, or what the pages show of it.
    fn content(&self, place: u32, out: &mut Vec<u8>) -> std::io::Result<()> {
        let children = self.children.of_element(place);
        if let [only] = children {
            return write!(out, "/K {} 0 R", self.first + only);
        }
        if !children.is_empty() {
            out.write_all(b"/K")?;
            return self.references(children, out);
        }
        let start = self.claims.partition_point(|claim| claim.element < place);
        let end =
            start + self.claims[start..].iter().take_while(|claim| claim.element == place).count();
        let claims = &self.claims[start..end];
        let Some(first) = claims.first() else { return Ok(()) };
        write!(out, "/Pg {} 0 R/K", self.page_objects[first.page as usize].0)?;
        if let [only] = claims {
            return write!(out, " {}", only.sequence);
        }
        out.write_all(b"[")?;
        for claim in claims {
            if claim.page == first.page {
                write!(out, "{} ", claim.sequence)?;
            } else {
                let page = self.page_objects[claim.page as usize].0;
                write!(out, "<</Type/MCR/Pg {page} 0 R/MCID {}>>", claim.sequence)?;
            }
        }
        out.write_all(b"]")
    }

    /// A dictionary of attributes (ISO 32000-1, 14.8.5).
    fn attributes(&self, attributes: &Attributes, out: &mut Vec<u8>) -> std::io::Result<()> {
        match attributes {
            Attributes::None | Attributes::Language(_) | Attributes::Shared(_) => Ok(()),
            Attributes::Numbered => out.write_all(b"<</O/List/ListNumbering/Decimal>>"),
            Attributes::Head(head) => {
                out.write_all(b"<</O/Table")?;
                if let Some(scope) = head.scope {
                    write!(out, "/Scope/{scope}")?;
                }
                if head.columns > 1 {
                    write!(out, "/ColSpan {}", head.columns)?;
                }
                if !head.heads.is_empty() {
                    out.write_all(b"/Headers[")?;
                    for &place in &head.heads {
                        write!(out, "({})", self.name(place))?;
                    }
                    out.write_all(b"]")?;
                }
                out.write_all(b">>")
            }
        }
    }

    /// For each sequence on a page, its element.
    fn list(&self, page: usize, out: &mut Vec<u8>) -> std::io::Result<()> {
        self.references(&self.pages[page], out)
    }

    fn references(&self, places: &[u32], out: &mut Vec<u8>) -> std::io::Result<()> {
        out.write_all(b"[")?;
        for (index, place) in places.iter().enumerate() {
            let space = if index > 0 { " " } else { "" };
            write!(out, "{space}{} 0 R", self.first + place)?;
        }
        out.write_all(b"]")
    }
}

impl Head {
    fn says_something(&self) -> bool {
        self.scope.is_some() || self.columns > 1 || !self.heads.is_empty()
    }
}

/// The elements inside each element.
struct Children {
    /// Where the children of each element begin in the list; one more for the end.
    starts: Vec<u32>,
    list: Vec<u32>,
}

impl Children {
    fn of(structure: &Structure<'_>) -> Self {
        let inside =
            || (0..).zip(&structure.elements).filter(|(place, element)| *place != element.parent);
        let mut starts = vec![0; structure.elements.len() + 1];
        for (_, element) in inside() {
            starts[element.parent as usize + 1] += 1;
        }
        for index in 1..starts.len() {
            starts[index] += starts[index - 1];
        }
        let mut next = starts.clone();
        let mut list = vec![0; starts.last().copied().unwrap_or(0) as usize];
        for (place, element) in inside() {
            let next = &mut next[element.parent as usize];
            list[*next as usize] = place;
            *next += 1;
        }
        Self { starts, list }
    }

    fn of_element(&self, place: u32) -> &[u32] {
        let place = place as usize;
        &self.list[self.starts[place] as usize..self.starts[place + 1] as usize]
    }
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}
