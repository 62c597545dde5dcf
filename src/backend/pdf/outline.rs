//! The contents pane: a tree of titles that lead to places on the pages.

use lopdf::{Dictionary, Document, Object, ObjectId};

use super::metadata::text;
use super::page::Sheet;
use super::tags::Tree;
use crate::display::{DisplayList, OutlineEntry};

/// An entry and those under it.
struct Item<'a> {
    entry: &'a OutlineEntry,
    /// The element that it leads to, where there is one.
    element: Option<ObjectId>,
    children: Vec<Item<'a>>,
}

/// Adds the outline to the file and says where it is; none when there is nothing to show.
/// Entries that lead to no page are left out.
pub(super) fn add(
    file: &mut Document,
    display: &DisplayList,
    pages: &[ObjectId],
    tree: Option<&Tree<'_, '_>>,
) -> Option<ObjectId> {
    let titled = tree.map(Tree::titled).unwrap_or_default();
    let mut titled = &titled[..];
    let mut entries = vec![];
    for entry in &display.outline {
        // Both follow the order of the document.
        let place = titled.iter().position(|(title, _)| *title == entry.title);
        let element = place.map(|place| titled[place].1);
        titled = &titled[place.map_or(0, |place| place + 1)..];
        if entry.page < pages.len() {
            entries.push((entry, element));
        }
    }
    let items = nest(&entries);
    if items.is_empty() {
        return None;
    }
    let root = file.new_object_id();
    let mut dictionary = Dictionary::new();
    dictionary.set("Type", "Outlines");
    add_level(file, display, pages, &items, root, &mut dictionary);
    file.set_object(root, dictionary);
    Some(root)
}

/// Puts every entry under the last one before it that has a smaller level.
fn nest<'a>(entries: &[(&'a OutlineEntry, Option<ObjectId>)]) -> Vec<Item<'a>> {
    let mut items = vec![];
    let mut rest = entries;
    while let [(entry, element), below @ ..] = rest {
        let deeper = below.iter().take_while(|(other, _)| other.level > entry.level).count();
        items.push(Item { entry, element: *element, children: nest(&below[..deeper]) });
        rest = &below[deeper..];
    }
    items
}

/// Adds the items as children of `parent`, and to its dictionary what it says of them.
/// Returns how many lines they and those under them take.
fn add_level(
    file: &mut Document,
    display: &DisplayList,
    pages: &[ObjectId],
    items: &[Item<'_>],
    parent: ObjectId,
    dictionary: &mut Dictionary,
) -> i64 {
    let ids: Vec<ObjectId> = items.iter().map(|_| file.new_object_id()).collect();
    let (Some(&first), Some(&last)) = (ids.first(), ids.last()) else { return 0 };
    let mut lines = 0;
    for (place, (item, &id)) in items.iter().zip(&ids).enumerate() {
        let OutlineEntry { title, page, y, .. } = item.entry;
        let top = Sheet::of(&display.pages[*page]).up(*y);
        let mut child = Dictionary::new();
        child.set("Title", text(title));
        child.set("Parent", parent);
        if let Some(&previous) = place.checked_sub(1).and_then(|place| ids.get(place)) {
            child.set("Prev", previous);
        }
        if let Some(&next) = ids.get(place + 1) {
            child.set("Next", next);
        }
        let destination: Vec<Object> = vec![
            pages[*page].into(),
            "XYZ".into(),
            Object::Null,
            Object::Real(super::text::points(top)),
            Object::Null,
        ];
        child.set("Dest", destination);
        if let Some(element) = item.element {
            child.set("SE", element);
        }
        lines += 1 + add_level(file, display, pages, &item.children, id, &mut child);
        file.set_object(id, child);
    }
    dictionary.set("First", first);
    dictionary.set("Last", last);
    dictionary.set("Count", lines);
    lines
}
