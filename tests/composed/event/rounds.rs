//! The pairings and cards follow the table: boards, byes, cycles.

use roundsheet::document::{Block, GridCell};
use roundsheet::event::Event;
use roundsheet::game::Game;
use roundsheet::locale::{EventMessage, Locale};
use roundsheet::schedule::Cycles;
use roundsheet::sheets::event::Kind;

use super::{cards, event, grids, headings, heads, lines, rows, said_of_event, sheet, sheet_with};

/// The numbers that meet, round by round and board by board.
fn met(event: &Event) -> Vec<Vec<(String, String)>> {
    let document = sheet(event, Kind::Pairings);
    let mut found = Vec::new();
    for grid in grids(&document) {
        let rows = rows(grid);
        for (board, row) in (1..).zip(&rows) {
            assert_eq!(row[0], event_number(event, board), "boards are numbered from 1");
        }
        let (first, second) = (1, rows[0].len() - 2);
        found.push(rows.iter().map(|row| (row[first].clone(), row[second].clone())).collect());
    }
    found
}

/// `number` as the sheets of `event` write it.
fn event_number(event: &Event, number: u32) -> String {
    let schedule = event.draw().expect("it can be drawn");
    roundsheet::sheets::event::EventBrief::new(event, &schedule).notation.number(number)
}

fn pairs(pairs: &[(u32, u32)]) -> Vec<(String, String)> {
    pairs.iter().map(|(first, second)| (first.to_string(), second.to_string())).collect()
}

/// FIDE C.05 Annex 1, table 6: round 2 is 6-4, 5-3, 1-2.
#[test]
fn boards_stand_in_the_order_of_the_table() {
    for locale in [Locale::En, Locale::Ru, Locale::ZhHans] {
        let met = met(&event(locale, Game::Chess, 6));
        assert_eq!(met.len(), 5);
        assert_eq!(met[0], pairs(&[(1, 6), (2, 5), (3, 4)]));
        assert_eq!(met[1], pairs(&[(6, 4), (5, 3), (1, 2)]));
    }
}

#[test]
fn cycle_two_has_the_order_of_cycle_one_and_exchanged_pairs() {
    let mut event = event(Locale::En, Game::Chess, 6);
    event.cycles = Cycles::Double { swap_last_rounds: false };
    let met = met(&event);
    let (one, two) = met.split_at(5);
    for (one, two) in one.iter().zip(two) {
        let exchanged: Vec<_> = two.iter().map(|(a, b)| (b.clone(), a.clone())).collect();
        assert_eq!(*one, exchanged);
    }
    let headings = headings(&sheet(&event, Kind::Pairings), 2);
    assert_eq!(headings[4], "Round 5, first cycle");
    assert_eq!(headings[5], "Round 6, second cycle");
}

#[test]
fn exchanged_sides_keep_the_boards() {
    let mut event = event(Locale::En, Game::Chess, 6);
    event.exchange_sides = true;
    assert_eq!(met(&event)[1], pairs(&[(4, 6), (3, 5), (2, 1)]));
}

#[test]
fn a_changed_order_shows_both_numbers_of_a_round() {
    let mut event = event(Locale::En, Game::Chess, 6);
    event.order = Some(vec![2, 1, 3, 4, 5]);
    assert_eq!(met(&event)[0], pairs(&[(6, 4), (5, 3), (1, 2)]));
    let headings = headings(&sheet(&event, Kind::Pairings), 2);
    assert_eq!(headings[0], "Round 1 (round 2 of the table)");
}

#[test]
fn one_round_can_be_asked_for() {
    let event = event(Locale::En, Game::Chess, 6);
    let document = sheet_with(&event, Kind::Pairings, |brief| brief.round = Some(2));
    assert_eq!(headings(&document, 1), ["Pairings"]);
    assert_eq!(headings(&document, 2), ["Round 2"]);
    assert!(document.title.starts_with("Pairings of round 2 – "), "{}", document.title);
    let slips = sheet_with(&event, Kind::Slips, |brief| brief.round = Some(5));
    assert_eq!(headings(&slips, 1), ["Result slips, round 5"]);
    assert_eq!(
        headings(&slips, 2),
        ["Round 5 · Board 1", "Round 5 · Board 2", "Round 5 · Board 3"]
    );
}

#[test]
fn rounds_begin_pages_where_that_is_asked_for() {
    let event = event(Locale::En, Game::Chess, 6);
    for (asked, expected) in [(false, [false; 5]), (true, [false, true, true, true, true])] {
        let document = sheet_with(&event, Kind::Pairings, |brief| brief.round_a_page = asked);
        let begins: Vec<bool> = document
            .blocks
            .iter()
            .filter_map(|block| match block {
                Block::Section { begins_page, .. } => Some(*begins_page),
                _ => None,
            })
            .collect();
        assert_eq!(begins, expected);
    }
}

/// In a field of five nobody sits on a board three, and the bye is a line of its own.
#[test]
fn a_bye_is_neither_board_nor_row() {
    for locale in Locale::ALL {
        let event = event(locale, Game::Draughts, 5);
        let document = sheet(&event, Kind::Pairings);
        let lines = lines(&document);
        // 5 players: 1, 4, 2, 5, 3 rest.
        for (round, number) in [1, 4, 2, 5, 3].into_iter().enumerate() {
            assert_eq!(grids(&document)[round].rows.len(), 2, "{locale:?}");
            let name = event.field[number as usize - 1].name.clone();
            let number = event_number(&event, number);
            let bye = said_of_event(locale, &EventMessage::Bye { number, name });
            assert!(lines.contains(&bye), "{locale:?} {bye}");
        }
        let crosstable = sheet(&event, Kind::Crosstable);
        assert_eq!(grids(&crosstable)[0].rows.len(), 5);
        let places = sheet(&event, Kind::Places);
        assert_eq!(cards(&places).1.cards.len(), 2);
        let slips = sheet(&event, Kind::Slips);
        assert_eq!(headings(&slips, 2).len(), 10);
    }
}

#[test]
fn a_card_has_all_rounds_of_its_entrant() {
    let document = sheet(&event(Locale::En, Game::Chess, 5), Kind::Cards);
    assert_eq!(headings(&document, 1), ["Player cards"]);
    assert_eq!(headings(&document, 2).len(), 5);
    let grids = grids(&document);
    assert_eq!(heads(grids[0]), ["Round", "Board", "Side", "Opponent", "Result"]);
    let names = super::NAMES;
    assert_eq!(
        rows(grids[0]),
        [
            ["1", "#", "#", "Bye", "#"],
            ["2", "2", "White", &format!("2 {}", names[1]), "_"],
            ["3", "1", "Black", &format!("3 {}", names[2]), "_"],
            ["4", "1", "White", &format!("4 {}", names[3]), "_"],
            ["5", "2", "Black", &format!("5 {}", names[4]), "_"],
        ]
    );
}

#[test]
fn rounds_have_their_dates() {
    let mut event = event(Locale::En, Game::Chess, 6);
    event.dates = vec![super::date(5, 1), super::date(5, 2)];
    let pairings = lines(&sheet(&event, Kind::Pairings));
    assert!(pairings.contains(&"1–2 May 2026".to_owned()), "{pairings:?}");
    assert!(pairings.contains(&"1 May 2026, 14:00".to_owned()));
    let cards = sheet(&event, Kind::Cards);
    let dates: Vec<String> = rows(grids(&cards)[0]).into_iter().map(|row| row[1].clone()).collect();
    assert_eq!(dates, ["1 May, 14:00", "2 May, 14:00", "_", "_", "_"]);
    let schedule = sheet(&event, Kind::Schedule);
    let Some(Block::Beside(blocks)) = schedule.blocks.last() else { panic!("table and names") };
    let [Block::Table(table), Block::Grid(names)] = blocks.as_slice() else { panic!("both") };
    assert_eq!(table.columns.last().map(|column| column.head.to_plain()), Some("Date".to_owned()));
    assert!(table.rows.iter().all(|row| row.cells.len() == 5), "number, three pairings, date");
    assert_eq!(names.rows.len(), 6);
}

#[test]
fn a_crosstable_has_a_square_for_each_opponent() {
    for (cycles, meeting) in [
        (Cycles::Single, GridCell::Empty),
        (
            Cycles::Double { swap_last_rounds: true },
            GridCell::Split(vec![Default::default(), Default::default()]),
        ),
    ] {
        let mut event = event(Locale::En, Game::Chess, 6);
        (event.cycles, event.games_per_match) = (cycles, 2);
        let document = sheet(&event, Kind::Crosstable);
        let grid = grids(&document)[0];
        assert_eq!(
            heads(grid),
            ["No.", "Name", "1", "2", "3", "4", "5", "6", "Points", "Tie-break", "Place"]
        );
        assert!(grid.columns.iter().take(2).all(|column| column.repeats));
        for (row, cells) in rows(grid).iter().enumerate() {
            for column in 0..6 {
                let expected = if row == column { GridCell::Closed } else { meeting.clone() };
                assert_eq!(cells[column + 2], super::shown(&expected));
            }
        }
    }
}
