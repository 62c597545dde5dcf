//! Tables: what heads what.

use roundsheet::document::{
    Cell, Column, ColumnRole, Content, Document, Look, Row, RowKind, Table, Text,
};
use roundsheet::locale::{Digits, Locale, Mark, Notation, Place};

use super::{all, document, page, texts};

fn column(head: &str, role: ColumnRole) -> Column {
    Column { head: Text::plain(head), role }
}

fn pairing(first: u32, second: u32, marked: Option<Place>) -> Cell {
    Cell { content: Content::Pairing { first, second, marked } }
}

fn row(cells: Vec<Cell>) -> Row {
    Row { kind: RowKind::Plain, cells }
}

fn divider(head: &str) -> Row {
    Row { kind: RowKind::Divider, cells: vec![Cell::text(Text::plain(head))] }
}

/// A sheet with a table of two cycles, its second row shorter than the others, a column of
/// byes behind the flow.
fn sheet(mark: Mark) -> Document {
    let mut document = document(Locale::En);
    document.table(Table {
        node: roundsheet::document::NodeId(0),
        caption: Text::plain("3 & 4 <players>"),
        continued: Text::plain("continued"),
        columns: vec![
            column("Round", ColumnRole::RowHead),
            column("Pairings", ColumnRole::Flow),
            column("", ColumnRole::Data),
        ],
        rows: vec![
            divider("Cycle 1"),
            row(vec![
                Cell::number(1),
                pairing(1, 4, Some(Place::Second)),
                pairing(2, 3, None),
                Cell::number(9),
            ]),
            row(vec![
                Cell::number(2),
                pairing(4, 3, Some(Place::First)),
                Cell { content: Content::Empty },
            ]),
            divider("Cycle 2"),
            row(vec![Cell::number(3), pairing(5, 6, None), pairing(7, 8, None), Cell::number(2)]),
        ],
        notation: Notation { separator: "&".to_owned(), digits: Digits::HalfWidth, mark },
        largest: 9,
        look: Look::Boxed,
    });
    document
}

#[test]
fn the_table_is_named_and_can_be_scrolled_with_the_keyboard() {
    let page = page(&sheet(Mark::Plain));
    assert_eq!(texts(&page, "table > caption"), ["3 & 4 <players>"]);
    let caption = all(&page, "caption")[0].attr("id").expect("the caption has an id");
    let frame = all(&page, "div:has(> table)")[0];
    assert_eq!(frame.attr("aria-labelledby"), Some(caption));
    assert_eq!((frame.attr("role"), frame.attr("tabindex")), (Some("region"), Some("0")));
}

#[test]
fn every_head_says_what_it_heads() {
    let page = page(&sheet(Mark::Plain));
    assert_eq!(texts(&page, "thead > tr > th[scope='col']"), ["Round", "Pairings"]);
    assert_eq!(texts(&page, "thead > tr > th[colspan='2']"), ["Pairings"]);
    assert_eq!(texts(&page, "thead > tr > td"), [""]);
    assert_eq!(texts(&page, "tbody > tr > th[scope='row']"), ["1", "2", "3"]);
    assert_eq!(all(&page, "th:not([scope])").len(), 0);
}

#[test]
fn a_divider_heads_the_rows_of_its_group() {
    let page = page(&sheet(Mark::Plain));
    let heads = texts(&page, "tbody > tr:first-child > th[scope='rowgroup'][colspan='4']");
    assert_eq!(heads, ["Cycle 1", "Cycle 2"]);
    assert_eq!(all(&page, "tbody").len(), 2);
    assert_eq!(texts(&page, "tbody:nth-of-type(1) > tr > th[scope='row']"), ["1", "2"]);
}

#[test]
fn every_row_has_a_cell_for_every_column() {
    let page = page(&sheet(Mark::Plain));
    assert_eq!(
        texts(&page, "tbody > tr > td"),
        ["1&4", "2&3", "9", "4&3", "", "", "5&6", "7&8", "2"]
    );
}

#[test]
fn the_largest_number_has_its_mark() {
    let ringed = page(&sheet(Mark::Ring));
    assert_eq!(texts(&ringed, "td > span.ring"), ["4", "4"]);
    assert_eq!(texts(&ringed, "td:has(.ring)"), ["1&4", "4&3"]);
    let bracketed = page(&sheet(Mark::Brackets));
    assert_eq!(texts(&bracketed, "tbody td:first-of-type"), ["1&(4)", "(4)&3", "5&6"]);
    assert_eq!(all(&bracketed, "td span").len(), 0);
}
