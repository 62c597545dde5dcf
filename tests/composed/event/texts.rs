//! What holds for every sheet in every language.

use std::collections::BTreeSet;

use roundsheet::document::{Block, Document, Grid, GridCell, LineRole, PerPage};
use roundsheet::event::{Event, RoundDate};
use roundsheet::locale::{Day, EventMessage, Locale};
use roundsheet::sheets::event::Kind;

use super::{
    NAMES, all, blocks, cards, each, event, grids, headings, said_of_event, sheet, sheet_with,
};
use roundsheet::game::Game;

/// `text` without what the arbiter typed.
fn without_names(text: &str) -> String {
    let mut names = NAMES;
    names.sort_by_key(|name| std::cmp::Reverse(name.len()));
    names.iter().fold(text.to_owned(), |text, name| text.replace(name, ""))
}

#[test]
fn no_text_shows_syntax_or_controls() {
    each(|event, kind, document| {
        for text in all(document) {
            let wrong = |character: char| {
                matches!(character, '{' | '}' | '$')
                    || matches!(character, '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
                    || character.is_control()
            };
            let text = without_names(&text);
            assert!(!text.contains(wrong), "{:?} {kind:?} {text:?}", event.locale);
        }
    });
}

#[test]
fn every_grid_has_a_cell_for_each_column_and_heads() {
    each(|event, kind, document| {
        for grid in grids(document) {
            let columns = grid.columns.len();
            assert!(grid.rows.iter().all(|row| row.cells.len() == columns), "{kind:?}");
            assert!(!grid.rows.is_empty(), "{:?} {kind:?}", event.locale);
            let heads = grid
                .columns
                .iter()
                .filter(|column| column.role == roundsheet::document::ColumnRole::RowHead);
            assert!(heads.count() <= 1, "{kind:?}");
            for cell in grid.rows.iter().flat_map(|row| &row.cells) {
                if let GridCell::Text(text) = cell {
                    assert!(!text.is_empty(), "{kind:?}: white is no text");
                }
            }
        }
        assert_heads(event, kind, &grids(document));
    });
}

/// Every column has a head, but for the names and the only result on slips: there the rows
/// have heads instead.
fn assert_heads(event: &Event, kind: Kind, grids: &[&Grid]) {
    for (index, grid) in grids.iter().enumerate() {
        let bare = kind == Kind::Slips && (index % 2 == 0 || event.games_per_match == 1);
        assert!(grid.columns.iter().all(|column| column.head.is_empty() == bare), "{kind:?}");
        if bare {
            let role = grid.columns[0].role;
            assert_eq!(role, roundsheet::document::ColumnRole::RowHead);
        }
    }
}

/// Sheets of cards are nothing but a heading and cards.
#[test]
fn a_sheet_begins_with_the_event_and_its_kind() {
    each(|event, kind, document| {
        assert!(document.title.contains(&event.title), "{kind:?} {}", document.title);
        assert_eq!(document.running_head.to_plain(), document.title);
        if matches!(kind, Kind::Cards | Kind::Slips | Kind::Places) {
            let (title, cards) = cards(document);
            let of_event = EventMessage::OfEvent { title, event: event.title.clone() };
            assert_eq!(document.title, said_of_event(event.locale, &of_event));
            for card in &cards.cards {
                assert!(begins_with_event(event, &card.blocks), "{kind:?}");
                let headed = matches!(card.blocks[1], Block::Heading { level: 2, .. });
                assert_eq!(headed, kind != Kind::Places, "{kind:?}");
            }
        } else {
            assert!(begins_with_event(event, &document.blocks), "{kind:?}");
            assert!(matches!(document.blocks[1], Block::Heading { level: 1, .. }), "{kind:?}");
            let [place, arbiter] = [2, 3].map(|at| details(&document.blocks[at]));
            let (first, last) = (day(event.dates[0]), day(event.dates[1]));
            let days = said_of_event(event.locale, &EventMessage::DateSpan { first, last });
            assert!(place.contains("Łódź") && place.ends_with(&days), "{place}");
            let name = "Zoë".to_owned();
            let named = said_of_event(event.locale, &EventMessage::ChiefArbiter { name });
            assert_eq!(arbiter, named);
        }
        assert_levels(document, kind);
    });
}

/// What a line of details says.
fn details(block: &Block) -> String {
    match block {
        Block::Line { role: LineRole::Details, text, .. } => text.to_plain(),
        other => panic!("details: {other:?}"),
    }
}

const fn day(date: RoundDate) -> Day {
    Day { year: date.year, month: date.month, day: date.day }
}

fn begins_with_event(event: &Event, blocks: &[Block]) -> bool {
    matches!(blocks.first(), Some(Block::Line { text, .. }) if text.to_plain() == event.title)
}

/// No heading skips a level.
fn assert_levels(document: &Document, kind: Kind) {
    let mut last = 0;
    for block in blocks(document) {
        if let Block::Heading { level, .. } = block {
            assert!(*level <= last + 1, "{kind:?}");
            last = *level;
        }
    }
}

#[test]
fn names_come_out_as_they_were_typed() {
    for locale in Locale::ALL {
        let event = event(locale, Game::Chess, 8);
        for kind in [Kind::Entrants, Kind::Schedule, Kind::Pairings, Kind::Crosstable] {
            let cells: BTreeSet<String> =
                grids(&sheet(&event, kind)).into_iter().flat_map(super::rows).flatten().collect();
            for name in NAMES {
                assert!(cells.contains(name), "{locale:?} {kind:?} {name}");
            }
        }
        let slips: Vec<String> = grids(&sheet(&event, Kind::Slips))
            .into_iter()
            .flat_map(super::rows)
            .filter_map(|row| row.get(1).cloned())
            .collect();
        let cards = headings(&sheet(&event, Kind::Cards), 2);
        assert_eq!(cards.len(), NAMES.len());
        for (card, name) in cards.iter().zip(NAMES) {
            assert!(card.ends_with(&format!(" {name}")), "{card}");
            assert_eq!(slips.iter().filter(|cell| *cell == card).count(), 7, "{card}");
        }
    }
}

#[test]
fn each_kind_has_a_title_of_its_own_in_each_language() {
    for locale in Locale::ALL {
        let mut titles = BTreeSet::new();
        for kind in Kind::ALL {
            titles.insert(sheet(&event(locale, Game::Chess, 4), kind).title);
        }
        assert_eq!(titles.len(), Kind::ALL.len(), "{locale:?}");
    }
}

#[test]
fn as_many_cards_share_a_page_as_are_asked_for() {
    let event = event(Locale::En, Game::Chess, 6);
    for (kind, asked, expected) in [
        (Kind::Slips, None, PerPage::UpTo(8)),
        (Kind::Slips, Some(6), PerPage::Exactly(6)),
        (Kind::Cards, None, PerPage::UpTo(8)),
        (Kind::Cards, Some(2), PerPage::Exactly(2)),
        (Kind::Places, Some(2), PerPage::UpTo(4)),
    ] {
        let document = sheet_with(&event, kind, |brief| {
            (brief.slips_a_page, brief.cards_a_page) = (asked, asked);
        });
        let (_, cards) = cards(&document);
        assert_eq!(cards.per_page, expected);
        assert_eq!(cards.folded, kind == Kind::Places);
    }
}

/// Müller by its letters, Chinese names by sound or by strokes.
#[test]
fn the_list_by_name_is_in_the_order_of_the_language() {
    for (locale, names, expected) in [
        (Locale::En, ["Zoe", "Özil", "Adam", "Peter"], ["Adam", "Özil", "Peter", "Zoe"]),
        (Locale::Ru, ["Яшин", "Ёлкин", "Жуков", "Ежов"], ["Ежов", "Ёлкин", "Жуков", "Яшин"]),
        (Locale::ZhHans, ["王", "张", "李", "丁"], ["丁", "李", "王", "张"]),
        (Locale::ZhHant, ["張", "李", "王", "丁"], ["丁", "王", "李", "張"]),
    ] {
        let mut event = event(locale, Game::Chess, 4);
        for (entrant, name) in event.field.iter_mut().zip(names) {
            entrant.name = name.to_owned();
        }
        let document = sheet(&event, Kind::Entrants);
        let grids = grids(&document);
        let sorted: Vec<String> =
            super::rows(grids[1]).into_iter().map(|row| row[0].clone()).collect();
        assert_eq!(sorted, expected);
        let numbered: Vec<String> =
            super::rows(grids[0]).into_iter().map(|row| row[1].clone()).collect();
        assert_eq!(numbered, names);
    }
}

#[test]
fn namesakes_stand_by_their_numbers() {
    let mut event = event(Locale::En, Game::Chess, 4);
    for (entrant, number) in event.field.iter_mut().zip([3, 1, 4, 2]) {
        entrant.name = "Ann Lee".to_owned();
        entrant.number = roundsheet::schedule::Number::new(number);
    }
    let document = sheet(&event, Kind::Entrants);
    let numbers: Vec<String> =
        super::rows(grids(&document)[1]).into_iter().map(|row| row[1].clone()).collect();
    assert_eq!(numbers, ["1", "2", "3", "4"]);
}

#[test]
fn the_list_has_columns_for_what_is_known() {
    let mut event = event(Locale::En, Game::Go, 4);
    event.field[1].rating = Some("5d".to_owned());
    event.field[2].federation = Some("POL".to_owned());
    let document = sheet(&event, Kind::Entrants);
    let grid = grids(&document)[0];
    assert_eq!(super::heads(grid), ["No.", "Name", "Federation", "Rating"]);
    assert_eq!(super::rows(grid)[1][2..], ["_", "5d"]);
}

#[test]
fn deputies_are_named() {
    for (names, expected) in [
        (vec!["Ann"], "Deputy chief arbiter: Ann"),
        (vec!["A, B", "C"], "Deputy chief arbiters: A, B; C"),
    ] {
        let mut event = event(Locale::En, Game::Go, 4);
        event.deputy_arbiters = names.into_iter().map(str::to_owned).collect();
        let document = sheet(&event, Kind::Crosstable);
        assert!(super::lines(&document).contains(&expected.to_owned()));
    }
}

/// The catalog of the tables alone has none of these texts.
#[test]
fn a_text_that_is_not_there_is_an_error() {
    let catalog = roundsheet::locale::Catalog::new(Locale::En).expect("the file is sound");
    let event = event(Locale::En, Game::Chess, 4);
    let schedule = event.draw().expect("it can be drawn");
    let brief = roundsheet::sheets::event::EventBrief::new(&event, &schedule);
    let composed = roundsheet::sheets::event::compose(Kind::Slips, &brief, &catalog);
    assert!(composed.is_err());
    assert!(super::catalog(Locale::En).say(&EventMessage::SlipsTitle).is_ok());
}
