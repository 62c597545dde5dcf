//! The published cells in the document and in CSV.

use roundsheet::document::{Content, Row, Table};
use roundsheet::locale::Place;

use super::{EDITIONS, Edition, sizes};
use crate::support::golden::{Cell, table, without};
use crate::support::program::written;
use crate::support::{appendix, brief};

/// The tables of the edition's document.
fn tables(edition: &Edition) -> Vec<Table> {
    let mut brief = brief(edition.locale, edition.games[0]);
    brief.games = edition.games.to_vec();
    appendix(&brief).tables().cloned().collect()
}

/// The pairings of a row as cells of round `round`, and the number that is marked in each.
fn pairings(round: u32, row: &Row) -> Vec<(Cell, Option<u32>)> {
    let (number, pairings) = row.cells.split_first().expect("a round has a number");
    assert!(matches!(number.content, Content::Number(number) if number == round));
    let pairings = (1..).zip(pairings).map(|(board, cell)| {
        let Content::Pairing { first, second, marked } = cell.content else { panic!("{cell:?}") };
        let marked = marked.map(|place| match place {
            Place::First => first,
            Place::Second => second,
        });
        ([round, board, first, second], marked)
    });
    pairings.collect()
}

#[test]
fn the_document_holds_every_published_cell_and_marks_the_largest_number() {
    for edition in EDITIONS {
        let tables = tables(&edition);
        assert_eq!(tables.len(), sizes().count());
        for (size, table) in sizes().zip(tables) {
            assert_eq!(table.caption.to_plain(), edition.caption(size));
            assert_eq!(table.rows.len() as u32, size - 1);
            for ((round, published), row) in (1..).zip(edition.rounds(size)).zip(&table.rows) {
                let expected: Vec<(Cell, Option<u32>)> = published
                    .into_iter()
                    .map(|cell| (cell, cell[2..].contains(&size).then_some(size)))
                    .collect();
                assert_eq!(pairings(round, row), expected, "{} {size}", edition.name);
                assert_eq!(expected[0].1, Some(size), "column one has the largest number");
            }
        }
    }
}

/// A line of CSV: the number of entrants, then round, board, first, second.
type Line = (u32, u32, Option<u32>, u32, Option<u32>);

/// What the lines of `players` are by the published cells.
fn lines(players: u32, cells: &[Cell]) -> Vec<Line> {
    let size = players.next_multiple_of(2);
    let (games, byes) =
        if players == size { (cells.to_vec(), vec![]) } else { without(size, cells) };
    let rounds = cells.iter().map(|cell| cell[0]).max().expect("rounds");
    let mut lines = vec![];
    for round in 1..=rounds {
        let resting = byes.iter().filter(|(at, _)| *at == round);
        lines.extend(resting.map(|&(round, number)| (players, round, None, number, None)));
        let played = games.iter().filter(|cell| cell[0] == round);
        lines.extend(played.map(|&[round, board, a, b]| (players, round, Some(board), a, Some(b))));
    }
    lines
}

#[test]
fn csv_has_every_published_cell_for_both_sizes_of_each_table() {
    for edition in EDITIONS {
        let csv = written(&[edition.words, &["--format", "csv"]].concat());
        let mut reader = csv::Reader::from_reader(&*csv);
        let heads = reader.headers().expect("a head").iter().collect::<Vec<_>>();
        assert_eq!(heads, ["players", "round", "board", "first", "second"]);
        let mut found: Vec<Line> = reader.deserialize().map(|line| line.expect("a line")).collect();
        // The last published table of one edition is an excerpt.
        let excerpt = edition.rounds(20).len() as u32;
        found.retain(|line| line.0 < 19 || line.1 <= excerpt);
        let expected: Vec<Line> = (3..=20)
            .flat_map(|players: u32| {
                lines(players, &table(edition.name, players.next_multiple_of(2)))
            })
            .collect();
        assert_eq!(found, expected, "{}", edition.name);
    }
}
