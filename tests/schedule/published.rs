//! The tables that rule books print, cell by cell.

use roundsheet::schedule::{Cycles, Number};

use super::{drawn, line, lines};
use crate::support::golden::{Cell, cells, published, without};

/// The editions whose tables for 3 to 20 entrants are on file.
const EDITIONS: [&str; 3] = ["xiangqi-zh-hant", "xiangqi-zh-hans", "draughts-renju-ru"];

/// The cells and the byes (round, number) of the engine's table for `entrants`, up to round
/// `last`.
fn drawn_cells(entrants: u32, last: u32) -> (Vec<Cell>, Vec<(u32, u32)>) {
    let mut schedule = drawn(entrants, Cycles::Single);
    schedule.rounds.retain(|round| round.table_round <= last);
    let cells = schedule.rounds.iter().flat_map(|round| {
        let row = |(board, first, second): (u32, Number, Number)| {
            [round.table_round, board, first.get(), second.get()]
        };
        round.games().map(row).collect::<Vec<_>>()
    });
    let byes = schedule.rounds.iter();
    let byes = byes.filter_map(|round| Some((round.table_round, round.bye()?.get())));
    (cells.collect(), byes.collect())
}

#[test]
fn every_cell_of_every_edition() {
    for edition in EDITIONS {
        for size in (4..=20).step_by(2) {
            let name = format!("{edition}-{}-{size}.csv", size - 1);
            let cells = cells(&published(&name));
            let is_excerpt = name == "draughts-renju-ru-19-20.csv";
            let rounds = if is_excerpt { 5 } else { size - 1 };
            assert_eq!(cells.len() as u32, rounds * size / 2, "{name}: rounds on file");

            assert_eq!(drawn_cells(size, rounds), (cells.clone(), vec![]), "{name}, {size}");
            let odd = size - 1;
            assert_eq!(drawn_cells(odd, rounds), without(size, &cells), "{name}, {odd}");
        }
    }
}

/// The seven tables of the FIDE Handbook, C.05, Annex 1.
#[test]
fn fide_c05_annex_1() {
    let file = published("fide-c05-annex-1.txt");
    let mut sizes = Vec::new();
    for table in file.split("\n\n") {
        let (heading, printed) = table.split_once('\n').expect("a heading and lines");
        let (_, size) = heading.split_once(" or ").expect("`odd or even`");
        let size: u32 = size.parse().expect("a number");
        let printed: Vec<&str> = printed.lines().collect();
        assert_eq!(lines(&drawn(size, Cycles::Single).rounds), printed, "{heading}");
        sizes.push(size);
    }
    assert_eq!(sizes, [4, 6, 8, 10, 12, 14, 16]);
}

/// Boards follow the printed line; nobody sorts them by the smaller number.
#[test]
fn boards_stand_as_printed() {
    let rounds = drawn(6, Cycles::Single).rounds;
    let boards: Vec<String> = rounds[1]
        .games()
        .map(|(board, first, second)| format!("{board}: {first}-{second}"))
        .collect();
    assert_eq!(boards, ["1: 6-4", "2: 5-3", "3: 1-2"]);
}

/// In an odd field the bye stands for column one and takes no board.
#[test]
fn an_odd_field_of_five() {
    let rounds = drawn(5, Cycles::Single).rounds;
    assert_eq!(
        lines(&rounds),
        ["(1) 2-5 3-4", "(4) 5-3 1-2", "(2) 3-1 4-5", "(5) 1-4 2-3", "(3) 4-2 5-1"]
    );
    assert_eq!(rounds[0].games().map(|(board, ..)| board).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn the_smallest_fields() {
    assert_eq!(lines(&drawn(2, Cycles::Single).rounds), ["1-2"]);
    assert_eq!(lines(&drawn(3, Cycles::Single).rounds), ["(1) 2-3", "(3) 1-2", "(2) 3-1"]);
    let largest = [2, 3, 4, 5, 2000].map(|entrants| drawn(entrants, Cycles::Single).largest());
    assert_eq!(largest, [2, 4, 4, 6, 2000]);
}

/// The rule that the xiangqi appendix gives for fields beyond its tables, step by step:
/// round one folds the numbers; then the largest number meets the last number printed in the
/// round before, on alternate sides, and the others are paired off from the back of that
/// round's line.
#[test]
fn the_written_rule_for_larger_fields() {
    for size in (4..=200).step_by(2) {
        let fold = (1..=size / 2).map(|low| (low, size + 1 - low));
        let mut before: Vec<(u32, u32)> = fold.collect();
        for (index, round) in drawn(size, Cycles::Single).rounds.iter().enumerate() {
            if index > 0 {
                let row: Vec<u32> = before
                    .iter()
                    .flat_map(|&(first, second)| [first, second])
                    .filter(|&number| number != size)
                    .collect();
                let (last, rest) = row.split_last().expect("a line has numbers");
                let begins = index % 2 == 1;
                let head = if begins { (size, *last) } else { (*last, size) };
                let pairs = rest.rchunks(2).map(|pair| (pair[0], pair[1]));
                before = std::iter::once(head).chain(pairs).collect();
            }
            let rule: Vec<String> = before.iter().map(|(a, b)| format!("{a}-{b}")).collect();
            assert_eq!(line(round), rule.join(" "), "field of {size}");
        }
    }
}
