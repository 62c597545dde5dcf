//! What the printed rounds mean: boards, cycles, orders, sides, as a reader of the data finds
//! them.

use serde_json::Value;

use crate::support::program::written;

/// The sheet that `line` asks for, as data.
fn json(line: &str) -> Value {
    let mut words: Vec<&str> = line.split(' ').collect();
    words.extend(["--format", "json"]);
    serde_json::from_slice(&written(&words)).expect("JSON")
}

/// A number of the sheet.
fn number(value: &Value) -> u64 {
    value.as_u64().expect("a number")
}

/// The pairings of the only table round by round, in order of boards.
fn rounds(sheet: &Value) -> Vec<Vec<(u64, u64)>> {
    let rounds = sheet["tables"][0]["rounds"].as_array().expect("rounds");
    let pairs = |round: &Value| {
        let pairings = round["pairings"].as_array().expect("pairings");
        let boards: Vec<u64> = pairings.iter().map(|pairing| number(&pairing["board"])).collect();
        assert_eq!(boards, (1..=boards.len() as u64).collect::<Vec<_>>());
        pairings.iter().map(|pair| (number(&pair["first"]), number(&pair["second"]))).collect()
    };
    rounds.iter().map(pairs).collect()
}

/// The text of the sheet that `line` asks for.
fn text(line: &str) -> String {
    let mut words: Vec<&str> = line.split(' ').collect();
    words.extend(["--format", "txt"]);
    String::from_utf8(written(&words)).expect("UTF-8")
}

#[test]
fn boards_stand_in_the_order_of_the_table() {
    assert_eq!(rounds(&json("table 6"))[1], [(6, 4), (5, 3), (1, 2)]);
    let printed = text("table 6 --locale en");
    let row = printed.lines().find(|line| line.starts_with("2 ") || line.trim().starts_with("2 "));
    let cells: Vec<&str> = row.expect("round 2").split_whitespace().collect();
    assert_eq!(cells, ["2", "6-4", "5-3", "1-2"]);
}

#[test]
fn the_second_cycle_repeats_the_first_with_sides_exchanged() {
    for size in [4, 6] {
        let rounds = rounds(&json(&format!("table {size} --cycles 2")));
        let (one, two) = rounds.split_at(size - 1);
        let exchanged: Vec<Vec<(u64, u64)>> =
            one.iter().map(|round| round.iter().map(|&(a, b)| (b, a)).collect()).collect();
        assert_eq!(two, exchanged);
        let sorted = |round: &[(u64, u64)]| {
            let mut pairs: Vec<_> = round.iter().map(|&(a, b)| (a.min(b), a.max(b))).collect();
            pairs.sort_unstable();
            pairs
        };
        for next in rounds.windows(2) {
            let (before, after) = (sorted(&next[0]), sorted(&next[1]));
            assert!(before.iter().all(|pair| !after.contains(pair)), "{before:?} {after:?}");
        }
    }
}

#[test]
fn a_changed_order_keeps_pairs_and_sides_and_is_told() {
    let table = rounds(&json("table 8"));
    let sheet = json("table 8 --rounds 7,6,5,4,3,2,1");
    let mut backwards = table;
    backwards.reverse();
    assert_eq!(rounds(&sheet), backwards);
    let numbers: Vec<(u64, u64)> = sheet["tables"][0]["rounds"]
        .as_array()
        .expect("rounds")
        .iter()
        .map(|round| (number(&round["round"]), number(&round["table_round"])))
        .collect();
    assert_eq!(numbers, (1..=7).map(|round| (round, 8 - round)).collect::<Vec<_>>());
    for line in ["table 8 --locale en", "appendix --locale en --players 7-8 --no-instructions"] {
        let note = "The chief arbiter has changed the order of the rounds.";
        assert!(!text(line).contains(note), "{line}");
        assert!(text(&format!("{line} --rounds 7,6,5,4,3,2,1")).contains(note), "{line}");
    }
}

#[test]
fn exchanged_last_rounds_are_told() {
    let note = "The last two rounds of the first cycle are exchanged.";
    let line = "table 8 --locale en --cycles 2";
    assert!(!text(line).contains(note));
    assert!(text(&format!("{line} --swap-last-rounds --no-instructions")).contains(note));
}

#[test]
fn each_board_of_a_team_match_has_its_own_side() {
    for (game, first, second) in
        [("xiangqi", "Red", "Black"), ("draughts", "White", "Black"), ("renju", "Black", "White")]
    {
        for boards in [3, 4, 5] {
            let line = format!("table 4 -l en -g {game} --entrants teams --boards {boards}");
            let printed = text(&line);
            let expected: Vec<Vec<String>> = (1..=boards)
                .map(|board| {
                    let (a, b) = if board % 2 == 1 { (first, second) } else { (second, first) };
                    vec![board.to_string(), a.to_owned(), b.to_owned()]
                })
                .collect();
            let rows: Vec<Vec<String>> = printed
                .lines()
                .map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>())
                .filter(|row: &Vec<String>| row.len() == 3 && !row[1].contains('-'))
                .filter(|row| row[0].parse::<u32>().is_ok())
                .collect();
            assert_eq!(rows, expected, "{printed}");
        }
    }
}

#[test]
fn data_names_the_side_that_begins_and_none_by_lot() {
    for (game, first, second) in [
        ("xiangqi", "red", "black"),
        ("draughts", "white", "black"),
        ("renju", "black", "white"),
        ("go", "black", "white"),
        ("chess", "white", "black"),
    ] {
        let sheet = json(&format!("table 4 --game {game}"));
        assert_eq!(sheet["games"][0]["first"], first, "{game}");
        assert_eq!(sheet["games"][0]["second"], second, "{game}");
        let sheet = json(&format!("table 4 --game {game} --sides by-lot"));
        assert_eq!(sheet["games"][0]["first"], Value::Null, "{game}");
        assert_eq!(sheet["sides"], "lot");
    }
}
