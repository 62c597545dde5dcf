//! Command lines that mean nothing, and paper that is too small: what is wrong, what to do,
//! and no file.

use super::refused;
use crate::support::program::{Desk, written};

const SIZES: &str = "hint: give a number or a range, as in 8 or 3-20\n";
const GAMES: &str = "there are xiangqi draughts renju go chess\n";
const ORDER: &str = "hint: the order names each round of the table once, both cycles included\n";

#[test]
fn sizes_that_have_no_table() {
    for (line, error, hint) in [
        (
            "appendix --players 0",
            "--players: `0` is too few for a table",
            "the smallest table is for 2",
        ),
        (
            "appendix --players 1",
            "--players: `1` is too few for a table",
            "the smallest table is for 2",
        ),
        (
            "appendix --players 1-8",
            "--players: `1` is too few for a table",
            "the smallest table is for 2",
        ),
        (
            "appendix --players 2001",
            "--players: `2001` is more than the largest table holds",
            "the largest table is for 2000",
        ),
        (
            "appendix --players 20-3",
            "--players: the range `20-3` runs backwards",
            "write the smaller number first: 3-20",
        ),
        (
            "appendix --players 3-",
            "--players: the range `3-` has no end",
            "give both ends, as in 3-20",
        ),
        (
            "appendix --players -3",
            "--players: the range `-3` has no beginning",
            "give both ends, as in 3-20",
        ),
        (
            "table 0",
            "number of entrants: `0` is too few for a table",
            "the smallest table is for 2",
        ),
        (
            "table 1",
            "number of entrants: `1` is too few for a table",
            "the smallest table is for 2",
        ),
        ("table 3-4", "`3-4` is not a number of entrants", "give a number, as in 8"),
        (
            "table 99999999999999999999",
            "number of entrants: `99999999999999999999` is more than the largest table holds",
            "the largest table is for 2000",
        ),
    ] {
        refused(line, 2, &format!("error: {error}\nhint: {hint}\n"));
    }
}

#[test]
fn what_is_no_size_in_plain_digits() {
    for typed in ["eight", "３", "１２", "③", "²", "٣", "+7", "7.0", "3--4", "3-4-5"] {
        let said = format!("error: --players: `{typed}` is not a number of entrants\n{SIZES}");
        refused(&format!("appendix --players {typed}"), 2, &said);
    }
}

#[test]
fn a_name_that_is_not_known_is_met_with_the_nearest() {
    for (line, error, hint) in [
        (
            "table 8 --game ches",
            "--game: there is no game `ches`",
            format!("did you mean `chess`? {GAMES}"),
        ),
        (
            "table 8 --game shogi",
            "--game: there is no game `shogi`",
            "choose one of xiangqi draughts renju go chess\n".to_owned(),
        ),
        (
            "table 8 --locale zh-Hanz",
            "--locale: there is no locale `zh-Hanz`",
            "did you mean `zh-Hans`? there are zh-Hant zh-Hans ru en\n".to_owned(),
        ),
        (
            "appendix --locale ja",
            "--locale: there is no locale `ja`",
            "choose one of zh-Hant zh-Hans ru en\n".to_owned(),
        ),
    ] {
        refused(line, 2, &format!("error: {error}\nhint: {hint}"));
    }
}

#[test]
fn an_order_that_does_not_name_every_round_once() {
    for (line, error) in [
        ("table 4 --rounds 1,2", "order of rounds: 2 given, 3 needed"),
        ("table 4 --rounds 1,2,3,4", "order of rounds: 4 given, 3 needed"),
        ("table 4 --rounds 1,2,4", "order of rounds: `4` is outside 1 to 3"),
        ("table 4 --rounds 0,1,2", "order of rounds: `0` is outside 1 to 3"),
        ("table 4 --rounds 3,1,3", "order of rounds: `3` is given twice"),
        ("table 4 --cycles 2 --rounds 3,1,2", "order of rounds: 3 given, 6 needed"),
        ("appendix --players 7-8 --rounds 7,6,5", "order of rounds: 3 given, 7 needed"),
    ] {
        refused(line, 2, &format!("error: --rounds: {error}\n{ORDER}"));
    }
}

#[test]
fn paper_that_is_too_small() {
    for (line, error, hint) in [
        (
            "table 8 --paper A5 --margins 70mm",
            "--margins: the margins leave 8 x 70 mm for text, which is too little",
            "it fits on `--paper A5` with its usual margins",
        ),
        (
            "appendix --paper A4 --margins 100mm",
            "--margins: the margins leave 10 x 97 mm for text, which is too little",
            "it fits on `--paper A5` with its usual margins",
        ),
    ] {
        refused(line, 1, &format!("error: {error}\nhint: {hint}\n"));
    }
    let refusal = "error: --margins: nothing is left of A5\n\
                   hint: give smaller margins or larger paper\n";
    refused("table 8 --paper A5 --margins 80mm", 2, refusal);
}

#[test]
fn options_that_clash() {
    for (line, error, hint) in [
        (
            "table 8 --swap-last-rounds",
            "--swap-last-rounds: there is only one cycle",
            "add `--cycles 2`",
        ),
        ("table 8 --boards 3", "--boards: only teams have boards", "add `--entrants teams`"),
        (
            "table 8 --mark ring -o x.csv",
            "--mark: a `ring` cannot be drawn in csv",
            "choose `brackets` or `plain`",
        ),
        (
            "appendix --rounds 1,2,3",
            "--rounds: the order is for one table, and there are several",
            "name one table, as in `--players 8` or `--players 7-8`",
        ),
        (
            "table 8 -o sheet.doc",
            "--output: `sheet.doc`: no format has the ending `.doc`",
            "name the format with `--format`, one of pdf png html txt csv json",
        ),
    ] {
        refused(line, 2, &format!("error: {error}\nhint: {hint}\n"));
    }
}

/// No byte on standard error does more to a terminal than stand there.
#[test]
fn what_was_typed_is_told_so_that_a_terminal_can_show_it() {
    let long = "x".repeat(500);
    let shown = format!("{}…{}", "x".repeat(89), "x".repeat(30));
    for (words, code, start) in [
        (
            ["--game", "a\u{1b}[2J\nerror: \u{202e}"],
            2,
            "there is no game `a\\u{1b}[2J\\nerror: \\u{202e}`",
        ),
        (["--game", &long], 2, &*format!("there is no game `{shown}`\n")),
        (["--rounds", "1\u{7}"], 2, "`1\\u{7}` is not a whole number"),
        (["--output", "no\u{9b}m/a.pdf"], 3, "there is no folder `no\\u{9b}m`"),
        (["--a\n\u{1b}c", "b"], 2, "unexpected argument '--a\\n\\u{1b}c' found"),
        (["\u{1b}", "b\r"], 2, "unexpected argument '\\u{1b}' found"),
    ] {
        let said = Desk::new().run(&[&["table", "4"], &words[..]].concat());
        assert_eq!(said.code, code, "{words:?}");
        assert!(said.stderr.contains(start), "{}", said.stderr);
        let tame = |seen: char| seen == '\n' || !(seen.is_control() || seen == '\u{202e}');
        assert!(said.stderr.chars().all(tame), "{}", said.stderr);
        let own = said.stderr.lines().filter(|line| line.starts_with("error: ")).count();
        assert_eq!(own, 1, "{}", said.stderr);
    }
}

/// After `--` a word that begins with a hyphen would be no better.
#[test]
fn no_wrong_tip_is_given() {
    let said = Desk::new().run(&["table", "8", "--boards", "-x"]);
    assert!(said.stderr.starts_with("error: unexpected argument '-x' found"), "{}", said.stderr);
    assert!(!said.stderr.contains("tip:"), "{}", said.stderr);
    let said = Desk::new().run(&["table", "8", "--titel", "x"]);
    assert!(said.stderr.contains("tip: a similar argument exists: '--title'"), "{}", said.stderr);
}

#[test]
fn what_is_said_to_fit_fits() {
    let line = "table 6 -l en --entrants teams --boards 3 --paper A5 --margins 10mm,61mm";
    let said = "error: `Who begins on each board` needs a width of 36 mm and the page has 26 mm \
                between its margins\n\
                hint: it fits on `--paper A5` with its usual margins\n";
    refused(line, 1, said);
    for line in [
        line,
        "table 8 --paper A5 --margins 95mm,10mm",
        "appendix --paper A3 --landscape --margins 140mm",
        "table 60 --paper A4 --margins 100mm",
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let said = Desk::new().run(&words);
        let hint = said.stderr.lines().last().expect("a hint");
        let start = "hint: it fits on `--paper ";
        let paper =
            hint.strip_prefix(start).and_then(|rest| rest.strip_suffix("` with its usual margins"));
        let paper = paper.unwrap_or_else(|| panic!("{line}: {}", said.stderr));
        let kept = words.iter().position(|word| *word == "--paper").expect("paper");
        let mut again = words[..=kept].to_vec();
        again.extend(paper.split(' '));
        assert!(written(&again).starts_with(b"%PDF"), "{again:?}");
    }
}
