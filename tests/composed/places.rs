//! From the document to the page nothing is lost: every node shows its own words, in glyphs
//! of its faces, and the page says which it is.

use std::collections::BTreeMap;

use roundsheet::backend::pdf;
use roundsheet::display::{DisplayList, Page, Role, Shape};
use roundsheet::document::{Block, Document, NodeId};
use roundsheet::font::{FontSet, GlyphId};
use roundsheet::layout::{self, Scale};
use roundsheet::locale::Locale;

use super::{Kind, each, shown};
use crate::pdf::reader::{open, read};
use crate::support::{PAPERS, setting};

/// Every how many sheets one is laid out, and how many of these one is written as PDF.
const EVERY: usize = 5;
const EVERY_FILE: usize = 20;

/// The signs of `text`: spaces stand only between words and hyphens also at the ends of lines.
fn signs(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_whitespace() && *sign != '-').collect()
}

/// What each node of `document` has to say, where it says anything.
fn said(document: &Document) -> BTreeMap<NodeId, String> {
    let mut said = BTreeMap::new();
    for block in &document.blocks {
        match block {
            Block::Heading { node, text, .. } | Block::Paragraph { node, text } => {
                said.insert(*node, signs(&text.to_plain()));
            }
            Block::List { items, .. } => {
                for item in items {
                    said.insert(item.label_node(), signs(&item.label));
                    said.insert(item.text_node(), signs(&item.text.to_plain()));
                }
            }
            Block::Table(table) => {
                said.insert(table.caption_node(), signs(&table.caption.to_plain()));
                for (column, head) in table.columns.iter().enumerate() {
                    said.insert(table.head_node(column), signs(&head.head.to_plain()));
                }
                for (row, node) in table.rows.iter().zip(table.row_nodes()) {
                    for index in 0..row.cells.len() {
                        let cell = NodeId(node.0 + index as u32 + 1);
                        said.insert(cell, signs(&shown(table, row, index)));
                    }
                }
            }
            other => panic!("no sheet of tables has {other:?}"),
        }
    }
    said.retain(|_, text| !text.is_empty());
    said
}

/// What each node says on the pages.
fn printed(list: &DisplayList) -> BTreeMap<NodeId, String> {
    let mut printed: BTreeMap<NodeId, String> = BTreeMap::new();
    for mark in list.pages.iter().flat_map(|page| &page.marks) {
        if let (Role::Content(node), Shape::Glyphs(run)) = (mark.role, &mark.shape) {
            printed.entry(node).or_default().push_str(&signs(&run.text()));
        }
    }
    printed
}

/// The words that belong to the page.
fn furniture(page: &Page) -> String {
    let marks = page.marks.iter().filter(|mark| mark.role == Role::Furniture);
    marks
        .filter_map(|mark| match &mark.shape {
            Shape::Glyphs(run) => Some(signs(&run.text())),
            _ => None,
        })
        .collect()
}

fn assert_whole(document: &Document, list: &DisplayList) {
    assert_eq!(printed(list), said(document));
    let count = list.pages.len();
    for (number, page) in (1..).zip(&list.pages) {
        let head =
            if number > 1 { signs(&document.running_head.to_plain()) } else { String::new() };
        let folio = if count > 1 { number.to_string() } else { String::new() };
        assert_eq!(furniture(page), format!("{head}{folio}"), "page {number} of {count}");
        for mark in &page.marks {
            if let Shape::Glyphs(run) = &mark.shape {
                let missing = run.glyphs.iter().find(|glyph| glyph.id == GlyphId(0));
                assert_eq!(missing, None, "{mark}");
            }
        }
    }
    assert_eq!((list.language, &list.title), (document.language, &document.title));
    let headings = document.blocks.iter().filter(|block| matches!(block, Block::Heading { .. }));
    assert!(list.outline.len() >= headings.count(), "{:?}", list.outline);
}

#[test]
fn every_sheet_is_laid_out_whole() {
    let fonts = FontSet::bundled();
    for (index, locale) in Locale::ALL.into_iter().enumerate() {
        let (mut sheet, mut several, mut single) = (index, 0, 0);
        each(locale, |brief, kind, document| {
            sheet += 1;
            if sheet % EVERY != 0 {
                return;
            }
            let (_, width, height) = PAPERS[sheet / EVERY % PAPERS.len()];
            let scale = if kind == Kind::Exact { Scale::Wall } else { Scale::Book };
            let setting = setting(width, height, 15, scale);
            let list = layout::lay_out(&document.clone().into(), &fonts, &setting)
                .unwrap_or_else(|error| panic!("{brief:?}: {error}"));
            assert_whole(document, &list);
            if list.pages.len() > 1 {
                several += 1
            } else {
                single += 1
            };
            if sheet % (EVERY * EVERY_FILE) == 0 {
                assert_file_shows(&list, document, &fonts);
            }
        });
        assert!(several > 5 && single > 5, "{locale:?}: {several} {single}");
    }
}

/// Asserts that the PDF file of `list` has the same characters in the same order.
fn assert_file_shows(list: &DisplayList, document: &Document, fonts: &FontSet) {
    let (volume, options) = (document.clone().into(), pdf::Options { tags: false, date: None });
    let file = pdf::write(list, &volume, fonts, &options).expect("a file");
    let pages = read(&open(&file));
    assert_eq!(pages.glyphs.len(), list.pages.len());
    for (number, page) in list.pages.iter().enumerate() {
        let runs = page.marks.iter().filter_map(|mark| match &mark.shape {
            Shape::Glyphs(run) => Some(run.text()),
            _ => None,
        });
        let expected: String = runs.collect();
        let expected: String = expected
            .chars()
            .map(|sign| if matches!(sign, '\u{a0}' | '\u{202f}') { ' ' } else { sign })
            .collect();
        assert_eq!(pages.text(number), expected);
    }
}
