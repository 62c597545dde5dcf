//! The structure of a file: its elements in order, what they claim, and what is wrong.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Dictionary, Document, Object, ObjectId};

use super::content::{self, Page, object};
use super::fonts;

/// An element of the tree.
#[derive(Debug)]
pub(super) struct Element {
    pub(super) id: ObjectId,
    pub(super) tag: String,
    /// The sequences that it claims, each with the place of its page.
    claims: Vec<(usize, i64)>,
    pub(super) children: Vec<usize>,
    attributes: Dictionary,
}

/// A file, read.
pub(super) struct Book {
    pub(super) file: Document,
    pub(super) pages: Vec<Page>,
    /// In the order of the tree.
    pub(super) elements: Vec<Element>,
    pub(super) faults: Vec<String>,
}

/// The types of elements that the files may have.
const TAGS: [&str; 18] = [
    "Document", "Part", "Sect", "H1", "H2", "H3", "P", "L", "LI", "Lbl", "LBody", "Table",
    "Caption", "THead", "TBody", "TR", "TH", "TD",
];

impl Book {
    /// Reads a file.
    pub(super) fn read(bytes: &[u8]) -> Self {
        Self::of(Document::load_mem(bytes).expect("a file that opens"))
    }

    /// Reads what a file is made of.
    pub(super) fn of(file: Document) -> Self {
        let ids: Vec<ObjectId> = file.page_iter().collect();
        let fonts = fonts::fonts(&file);
        let pages: Vec<Page> = ids.iter().map(|&id| content::read(&file, id, &fonts)).collect();
        let mut faults: Vec<String> = pages.iter().flat_map(|page| page.faults.clone()).collect();
        for (name, font) in &fonts {
            let shown = pages.iter().filter_map(|page| page.shown.get(name)).flatten();
            faults.extend(font.faults(&shown.copied().collect()));
        }
        let mut book = Self { file: Document::new(), pages, elements: vec![], faults };
        let mut walk = Walk { file: &file, pages: &ids, book: &mut book, seen: BTreeSet::new() };
        walk.the_tree();
        book.claims();
        book.parent_tree(&file, &ids);
        book.tables();
        book.file = file;
        book
    }

    fn fault(&mut self, fault: String) {
        self.faults.push(fault);
    }

    /// What an element says: what the pages show of it.
    pub(super) fn text(&self, element: &Element) -> String {
        let said = element.claims.iter().filter_map(|&(page, number)| {
            self.pages[page].sequences.iter().find(|sequence| sequence.number == number)
        });
        said.map(|sequence| sequence.text.as_str()).collect()
    }

    /// The pages on which the parts of an element are.
    pub(super) fn pages_of(&self, element: &Element) -> BTreeSet<usize> {
        let children = element.children.iter().map(|&child| &self.elements[child]);
        children.flat_map(|child| child.claims.iter().map(|(page, _)| *page)).collect()
    }

    /// Every sequence is claimed once, and on each page in the order of the tree.
    fn claims(&mut self) {
        let mut claimed = BTreeMap::new();
        let mut last = BTreeMap::new();
        let claims: Vec<_> = self.elements.iter().flat_map(|one| one.claims.clone()).collect();
        for claim in claims {
            *claimed.entry(claim).or_insert(0) += 1;
            if last.insert(claim.0, claim.1).is_some_and(|last| last > claim.1) {
                self.fault(format!("{claim:?} is out of order"));
            }
        }
        for page in 0..self.pages.len() {
            for number in
                self.pages[page].sequences.iter().map(|one| one.number).collect::<Vec<_>>()
            {
                match claimed.remove(&(page, number)) {
                    Some(1) => {}
                    count => self.fault(format!("{:?} is claimed {count:?} times", (page, number))),
                }
            }
        }
        for claim in claimed.into_keys() {
            self.fault(format!("{claim:?} is claimed and not there"));
        }
    }

    /// The lists of the pages say the same as the tree.
    fn parent_tree(&mut self, file: &Document, ids: &[ObjectId]) {
        let root = tree_root(file);
        let numbers =
            object(file, root.get(b"ParentTree").expect("lists")).as_dict().expect("as written");
        let numbers = numbers.get(b"Nums").expect("as written").as_array().expect("numbers");
        let lists: BTreeMap<i64, &Vec<Object>> = numbers
            .chunks(2)
            .map(|pair| {
                (
                    pair[0].as_i64().expect("as written"),
                    object(file, &pair[1]).as_array().expect("as written"),
                )
            })
            .collect();
        let mut expected = BTreeMap::new();
        for element in &self.elements {
            expected.extend(element.claims.iter().map(|&claim| (claim, element.id)));
        }
        let mut found = BTreeMap::new();
        for (page, &id) in ids.iter().enumerate() {
            let key = file.get_dictionary(id).expect("as written").get(b"StructParents");
            let list = key.and_then(Object::as_i64).ok().and_then(|key| lists.get(&key));
            for (number, entry) in (0..).zip(list.into_iter().flat_map(|list| list.iter())) {
                found.extend(entry.as_reference().map(|id| ((page, number), id)));
            }
        }
        if expected != found {
            self.fault("the lists of the pages and the tree differ".to_owned());
        }
        if root.get(b"ParentTreeNextKey").and_then(Object::as_i64).ok()
            != i64::try_from(ids.len()).ok()
        {
            self.fault("the next list has another number".to_owned());
        }
    }

    /// Every row of a table has as many columns as the others.
    fn tables(&mut self) {
        for place in 0..self.elements.len() {
            if self.elements[place].tag != "Table" {
                continue;
            }
            let widths: BTreeSet<usize> =
                self.rows(place).into_iter().map(|row| self.width(row)).collect();
            if widths.len() != 1 {
                self.fault(format!("a table has rows of {widths:?} columns"));
            }
        }
    }

    /// The rows of a table.
    fn rows(&self, table: usize) -> Vec<usize> {
        let groups = self.elements[table]
            .children
            .iter()
            .filter(|&&group| self.elements[group].tag != "Caption");
        groups.flat_map(|&group| self.elements[group].children.clone()).collect()
    }

    fn width(&self, row: usize) -> usize {
        let cells = self.elements[row].children.iter();
        cells.map(|&cell| usize::try_from(self.elements[cell].span()).expect("as written")).sum()
    }
}

impl Element {
    fn span(&self) -> i64 {
        self.attributes.get(b"ColSpan").and_then(Object::as_i64).unwrap_or(1)
    }

    /// On how many pages it is.
    pub(super) fn pages(&self) -> usize {
        self.claims.iter().map(|(page, _)| page).collect::<BTreeSet<_>>().len()
    }

    /// What it is the head of.
    pub(super) fn scope(&self) -> Option<String> {
        let scope = self.attributes.get(b"Scope").and_then(Object::as_name).ok()?;
        Some(String::from_utf8_lossy(scope).into_owned())
    }

    /// The names of its heads.
    pub(super) fn heads(&self) -> Vec<Vec<u8>> {
        let heads = self.attributes.get(b"Headers").and_then(Object::as_array);
        heads.map_or(vec![], |heads| {
            heads.iter().map(|head| head.as_str().expect("as written").to_vec()).collect()
        })
    }
}

/// The root of the tree.
pub(super) fn tree_root(file: &Document) -> &Dictionary {
    let root = file.catalog().expect("a catalog").get(b"StructTreeRoot").expect("a tree");
    object(file, root).as_dict().expect("a tree")
}

struct Walk<'a> {
    file: &'a Document,
    pages: &'a [ObjectId],
    book: &'a mut Book,
    seen: BTreeSet<ObjectId>,
}

impl Walk<'_> {
    fn the_tree(&mut self) {
        let root = self
            .file
            .catalog()
            .expect("as written")
            .get(b"StructTreeRoot")
            .expect("as written")
            .as_reference()
            .expect("as written");
        let first = tree_root(self.file)
            .get(b"K")
            .expect("as written")
            .as_reference()
            .expect("one element");
        self.element(first, root);
        let mut named = BTreeMap::new();
        let elements = self.book.elements.iter();
        let elements: Vec<_> = elements.map(|one| (one.id, one.heads())).collect();
        for (id, _) in &elements {
            let name = self
                .file
                .get_dictionary(*id)
                .expect("as written")
                .get(b"ID")
                .and_then(Object::as_str);
            if name.is_ok_and(|name| named.insert(name.to_vec(), *id).is_some()) {
                self.book.fault("two elements have one name".to_owned());
            }
        }
        if elements.iter().flat_map(|(_, heads)| heads).any(|head| !named.contains_key(head)) {
            self.book.fault("a head is named that is not there".to_owned());
        }
        let names = tree_root(self.file).get(b"IDTree").and_then(Object::as_dict);
        let names = names.and_then(|tree| tree.get(b"Names")).and_then(Object::as_array);
        let listed: Vec<_> = names.map_or(vec![], |names| {
            let pairs = names.chunks(2);
            pairs
                .map(|pair| {
                    (
                        pair[0].as_str().expect("as written").to_vec(),
                        pair[1].as_reference().expect("as written"),
                    )
                })
                .collect()
        });
        // Both in the order of the names.
        if listed != named.into_iter().collect::<Vec<_>>() {
            self.book.fault("the list of names and the tree differ".to_owned());
        }
    }

    fn element(&mut self, id: ObjectId, parent: ObjectId) -> Option<usize> {
        if !self.seen.insert(id) {
            self.book.fault(format!("element {id:?} is there twice"));
            return None;
        }
        let Ok(dictionary) = self.file.get_dictionary(id) else {
            self.book.fault(format!("element {id:?} is not there"));
            return None;
        };
        let tag = dictionary.get(b"S").and_then(Object::as_name).unwrap_or_default();
        let tag = String::from_utf8_lossy(tag).into_owned();
        if !TAGS.contains(&tag.as_str()) {
            self.book.fault(format!("`{tag}` is no type"));
        }
        if dictionary.get(b"P").and_then(Object::as_reference).ok() != Some(parent) {
            self.book.fault(format!("element {id:?} names another parent"));
        }
        let attributes = dictionary.get(b"A").map(|attributes| object(self.file, attributes));
        let attributes = attributes.and_then(Object::as_dict).cloned().unwrap_or_default();
        let place = self.book.elements.len();
        self.book.elements.push(Element { id, tag, claims: vec![], children: vec![], attributes });
        let kids = match dictionary.get(b"K") {
            Err(_) => vec![],
            Ok(Object::Array(kids)) => kids.clone(),
            Ok(kid) => vec![kid.clone()],
        };
        let page = dictionary.get(b"Pg").and_then(Object::as_reference).ok();
        for kid in kids {
            match kid {
                Object::Integer(number) => self.claim(place, page, number),
                Object::Dictionary(reference) => {
                    let page = reference.get(b"Pg").and_then(Object::as_reference).ok();
                    self.claim(
                        place,
                        page,
                        reference.get(b"MCID").expect("as written").as_i64().expect("as written"),
                    );
                }
                kid => {
                    let kid = kid.as_reference().expect("an element");
                    let child = self.element(kid, id);
                    self.book.elements[place].children.extend(child);
                }
            }
        }
        Some(place)
    }

    fn claim(&mut self, element: usize, page: Option<ObjectId>, number: i64) {
        match self.pages.iter().position(|other| page == Some(*other)) {
            Some(page) => self.book.elements[element].claims.push((page, number)),
            None => self.book.fault(format!("element {element} is on no page")),
        }
    }
}
