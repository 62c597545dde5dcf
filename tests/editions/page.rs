//! The published cells as a reader of the PDF file finds them: the same signs in the same
//! order, each in its row and column.

use super::{EDITIONS, Edition, sizes};
use crate::pdf::reader::{Pages, Seen, open, read};
use crate::support::golden::Cell;
use crate::support::program::written;

/// The edition as the program prints it, read back.
pub(super) fn printed(edition: &Edition) -> Pages {
    read(&open(&written(edition.words)))
}

/// A pairing and its glyphs.
pub(super) type Printed = (Cell, Vec<Seen>);

/// A table that was found on a page.
pub(super) struct Found {
    /// The page, from 0, and the place among its glyphs.
    pub(super) at: (usize, usize),
    /// Row by row the round number and its pairings, glyph by glyph.
    pub(super) rows: Vec<(Vec<Seen>, Vec<Printed>)>,
}

/// Finds the table of `size`, which must stand on the pages exactly once: caption, heads,
/// then row by row the round number and each pairing as printed.
pub(super) fn find(edition: &Edition, size: u32, pages: &Pages) -> Found {
    let mut signs = format!("{}{}", edition.caption(size), edition.heads.concat());
    signs.retain(|sign| sign != ' ');
    let before = signs.chars().count();
    let rounds = edition.rounds(size);
    for (round, cells) in (1..).zip(&rounds) {
        signs.push_str(&edition.number(round));
        signs.extend(cells.iter().map(|cell| edition.pairing(size, *cell)));
    }
    let mut found = vec![];
    for (number, page) in pages.glyphs.iter().enumerate() {
        let glyphs: Vec<Seen> = page.iter().filter(|seen| seen.text != " ").cloned().collect();
        let text: String = glyphs.iter().map(|seen| seen.text.as_str()).collect();
        for (at, _) in text.match_indices(&signs) {
            found.push((number, text[..at].chars().count(), glyphs.clone()));
        }
    }
    let count = found.len();
    let [(page, at, glyphs)] = <[_; 1]>::try_from(found)
        .unwrap_or_else(|_| panic!("{} {size} is printed {count} times", edition.name));
    let mut next = at + before;
    let mut take = |text: &str| {
        let start = next;
        next += text.chars().count();
        glyphs[start..next].to_vec()
    };
    let rows = (1..).zip(rounds).map(|(round, cells)| {
        let number = take(&edition.number(round));
        let cells = cells.into_iter().map(|cell| (cell, take(&edition.pairing(size, cell))));
        (number, cells.collect())
    });
    Found { at: (page, at), rows: rows.collect() }
}

/// Asserts that all `places` are `place`, to a fiftieth of a point.
#[track_caller]
fn assert_in_line(places: &[f64], what: &str) {
    let off = places.iter().find(|place| (**place - places[0]).abs() > 0.02);
    assert_eq!(off, None, "{what}: {places:?}");
}

#[test]
fn every_published_cell_is_printed_in_reading_order() {
    for edition in EDITIONS {
        let pages = printed(&edition);
        let places: Vec<(usize, usize)> =
            sizes().map(|size| find(&edition, size, &pages).at).collect();
        assert!(places.is_sorted(), "{} {places:?}", edition.name);
    }
}

#[test]
fn every_row_is_a_line_and_every_column_stands_at_its_separators() {
    for edition in EDITIONS {
        let pages = printed(&edition);
        for size in sizes() {
            let Found { rows, .. } = find(&edition, size, &pages);
            let what = format!("{} {size}", edition.name);
            let mut columns: Vec<Vec<f64>> = vec![vec![]; size as usize / 2];
            let mut height = f64::INFINITY;
            for (number, cells) in &rows {
                let glyphs = number.iter().chain(cells.iter().flat_map(|(_, glyphs)| glyphs));
                let heights: Vec<f64> = glyphs.map(|seen| seen.place.1).collect();
                assert_in_line(&heights, &what);
                assert!(heights[0] < height, "{what}: rows stand in order");
                height = heights[0];
                let mut end = number.last().expect("a number").place.0;
                for (column, (_, glyphs)) in columns.iter_mut().zip(cells) {
                    let ascending = glyphs.windows(2).all(|two| two[0].place.0 < two[1].place.0);
                    assert!(ascending && end < glyphs[0].place.0, "{what}: cells stand in order");
                    end = glyphs.last().expect("a pairing").place.0;
                    let separator = edition.separator.to_string();
                    let separator = glyphs.iter().find(|seen| seen.text == separator);
                    column.push(separator.expect("a separator").place.0);
                }
            }
            for column in &columns {
                assert_eq!(column.len(), rows.len());
                assert_in_line(column, &what);
            }
        }
    }
}
