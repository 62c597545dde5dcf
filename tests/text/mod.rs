//! Plain text, compared to the character.

mod forms;

use roundsheet::backend::text;
use roundsheet::document::{
    Cell, Column, ColumnRole, Content, Document, Look, NodeId, Row, RowKind, Table, Text,
};
use roundsheet::locale::{Digits, Locale, Mark, Notation, Place};

fn document() -> Document {
    Document::new(Locale::En, "Title".to_owned(), Text::default(), 1)
}

fn column(head: &str, role: ColumnRole) -> Column {
    Column { head: Text::plain(head), role }
}

fn pairing(first: u32, second: u32, marked: Option<Place>) -> Cell {
    Cell { content: Content::Pairing { first, second, marked } }
}

/// A table with a flow between a column of rounds and `behind`.
fn table(behind: Option<Column>, rows: Vec<Vec<Cell>>, notation: Notation) -> Table {
    let mut columns =
        vec![column("Round", ColumnRole::RowHead), column("Pairings", ColumnRole::Flow)];
    columns.extend(behind);
    let rows = rows.into_iter().map(|cells| Row { kind: RowKind::Plain, cells }).collect();
    Table {
        node: NodeId(0),
        caption: Text::plain("9 or 10 players"),
        continued: Text::default(),
        columns,
        rows,
        notation,
        largest: 10,
        look: Look::Boxed,
    }
}

fn notation(mark: Mark) -> Notation {
    Notation { separator: "-".to_owned(), digits: Digits::HalfWidth, mark }
}

#[test]
fn blocks_stand_apart_and_headings_are_underlined() {
    let mut document = document();
    document.heading(1, Text::plain("表 A"));
    document.heading(2, Text::plain("Use"));
    document.paragraph(Text::ringed("10\u{20dd} rests."));
    assert_eq!(text::write(&document.clone().into()), "表 A\n====\n\nUse\n---\n\n(10) rests.\n");
}

#[test]
fn an_empty_sheet_is_empty() {
    assert_eq!(text::write(&document().into()), "");
}

#[test]
fn running_text_keeps_to_eighty_columns() {
    let mut document = document();
    document.paragraph(Text::plain("one two ".repeat(30)));
    document.paragraph(Text::plain("轮次".repeat(50)));
    let sheet = text::write(&document.clone().into());
    let widths: Vec<usize> = sheet
        .lines()
        .map(|line| line.chars().map(|one| if one.is_ascii() { 1 } else { 2 }).sum())
        .collect();
    assert_eq!(widths, [79, 79, 79, 0, 80, 80, 40]);
    assert!(!sheet.contains(" \n"));
}

#[test]
fn items_hang_from_their_labels() {
    let mut document = document();
    document.list([
        ("9.".to_owned(), Text::plain("Short.")),
        ("10.".to_owned(), Text::plain(format!("Long{}", " word".repeat(16)))),
    ]);
    document.list([("一、".to_owned(), Text::plain("抽签"))]);
    assert_eq!(
        text::write(&document.clone().into()),
        "9.  Short.\n\
         10. Long word word word word word word word word word word word word word word\n    \
         word word\n\
         \n\
         一、抽签\n"
    );
}

#[test]
fn pairings_stand_in_line_at_their_separators() {
    let mut document = document();
    let rows = vec![
        vec![Cell::number(1), pairing(1, 10, Some(Place::Second)), pairing(2, 9, None)],
        vec![Cell::number(10), pairing(10, 6, Some(Place::First)), pairing(7, 5, None)],
    ];
    document.table(table(None, rows, notation(Mark::Ring)));
    assert_eq!(
        text::write(&document.clone().into()),
        "9 or 10 players\n\
         Round  Pairings\n\
         -----  --------------------\n    \
         1     1-(10)     2-9\n   \
         10  (10)-6        7-5\n"
    );
}

#[test]
fn full_width_characters_count_twice() {
    let mut document = document();
    let notation =
        Notation { separator: "－".to_owned(), digits: Digits::FullBelowTen, mark: Mark::Plain };
    let rows = vec![
        vec![Cell::number(9), pairing(1, 10, None), pairing(2, 9, None)],
        vec![Cell::number(10), pairing(10, 6, None), pairing(7, 5, None)],
    ];
    document.table(table(None, rows, notation));
    let sheet = text::write(&document.clone().into());
    let lines: Vec<&str> = sheet.lines().skip(3).collect();
    assert_eq!(lines, ["   ９  １－10  ２－９", "   10  10－６  ７－５"]);
}

#[test]
fn what_stands_behind_the_flow_stays_in_line() {
    let mut document = document();
    let behind = Some(column("Bye", ColumnRole::Data));
    let rows = vec![
        vec![Cell::number(1), pairing(2, 5, None), pairing(3, 4, None), Cell::number(1)],
        vec![Cell::number(2), pairing(5, 3, None), Cell::number(4)],
        vec![Cell::number(3), pairing(3, 1, None), Cell { content: Content::Empty }],
    ];
    document.table(table(behind, rows, notation(Mark::Plain)));
    assert_eq!(
        text::write(&document.clone().into()),
        "9 or 10 players\n\
         Round  Pairings  Bye\n\
         -----  --------  ---\n    \
         1  2-5  3-4    1\n    \
         2  5-3         4\n    \
         3  3-1\n"
    );
}

#[test]
fn a_long_round_wraps_inside_its_row() {
    let mut document = document();
    let cells = (1..=30).map(|number| pairing(number, 61 - number, None));
    let rows = vec![std::iter::once(Cell::number(1)).chain(cells).collect()];
    document.table(table(None, rows, notation(Mark::Plain)));
    let sheet = text::write(&document.clone().into());
    let lines: Vec<&str> = sheet.lines().skip(3).collect();
    assert_eq!(lines.len(), 3);
    assert!(lines[0].starts_with("    1   1-60   2-59"), "{}", lines[0]);
    assert!(lines[1].starts_with("       14-47  15-46"), "{}", lines[1]);
    assert!(lines[2].starts_with("       27-34") && lines[2].ends_with("30-31"));
    assert!(sheet.lines().all(|line| line.len() <= 100));
}

#[test]
fn tables_without_a_flow_are_columns_of_words() {
    let mut document = document();
    let word = |word: &str| Cell::text(Text::plain(word));
    let mut table = table(None, vec![], notation(Mark::Plain));
    table.columns = vec![
        column("Board", ColumnRole::RowHead),
        column("First team", ColumnRole::Data),
        column("Second team", ColumnRole::Data),
    ];
    table.rows = vec![
        Row { kind: RowKind::Divider, cells: vec![word("Match")] },
        Row { kind: RowKind::Plain, cells: vec![Cell::number(1), word("Red"), word("Black")] },
        Row { kind: RowKind::Plain, cells: vec![Cell::number(2), word("黑"), word("红")] },
    ];
    document.table(table);
    assert_eq!(
        text::write(&document.clone().into()),
        "9 or 10 players\n\
         Board  First team  Second team\n\
         -----  ----------  -----------\n\
         Match\n    \
         1  Red         Black\n    \
         2  黑          红\n"
    );
}
