//! What the contents pane shows: headings, and tables that are called something.

use super::slab::TextLine;
use crate::display::OutlineEntry;
use crate::units::Length;

/// The level of tables in the contents pane: they stand under the title like sections.
const TABLE_LEVEL: u8 = 2;

/// Headings below this level are left out.
const LOWEST: u8 = 2;

/// The contents pane as it grows.
#[derive(Default)]
pub(crate) struct Outline {
    pub entries: Vec<OutlineEntry>,
}

/// Puts the entries from `first` on under one that is called `title` and leads to the top of
/// `page`: cards have no heading that stands over all of them.
pub(crate) fn put_under(entries: &mut Vec<OutlineEntry>, first: usize, title: &str, page: usize) {
    for entry in entries.iter_mut().skip(first) {
        entry.level = entry.level.saturating_add(1);
    }
    let title = title.to_owned();
    entries.insert(first, OutlineEntry { level: 1, title, page, y: Length::ZERO });
}

impl Outline {
    /// Adds the heading that begins with `line`, if one does.
    pub(crate) fn heading(&mut self, line: &TextLine, page: usize, y: Length) {
        if let Some((level, title)) = &line.heading {
            self.entry(*level, title, page, y);
        }
    }

    /// Adds a heading.
    pub(crate) fn entry(&mut self, level: u8, title: &str, page: usize, y: Length) {
        if level <= LOWEST {
            self.entries.push(OutlineEntry { level, title: title.to_owned(), page, y });
        }
    }

    /// Adds a table or grid, if it is called something.
    pub(crate) fn table(&mut self, caption: &str, page: usize, y: Length) {
        if !caption.is_empty() {
            self.entry(TABLE_LEVEL, caption, page, y);
        }
    }
}
