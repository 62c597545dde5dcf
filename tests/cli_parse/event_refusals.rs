//! What is refused of the commands of an event, with the very words.

use super::refusals::refused;
use super::{request, request_in, words};

#[test]
fn words_that_choose_nothing() {
    refused(&[
        (
            "sheets cup.toml --only paring",
            "--only: there is no kind of sheets `paring`",
            "did you mean `pairings`? there are entrants schedule pairings cards slips crosstable \
             matches places",
        ),
        (
            "sheets cup.toml --only pairings,",
            "--only: there is no kind of sheets ``",
            "choose one of entrants schedule pairings cards slips crosstable matches places",
        ),
        (
            "sheets cup.toml --missing-characters skip",
            "--missing-characters: there is no way `skip`",
            "choose one of refuse mark drop",
        ),
        (
            "sheets cup.toml --slips-per-page 3",
            "--slips-per-page: there is no number of slips `3`",
            "choose one of 1 2 4 6 8",
        ),
        (
            "sheets cup.toml --cards-per-page -1",
            "--cards-per-page: there is no number of cards `-1`",
            "choose one of 1 2 4 6 8",
        ),
        (
            "completions ksh",
            "completions: there is no shell `ksh`",
            "choose one of bash zsh fish powershell elvish",
        ),
        (
            "completions fihs",
            "completions: there is no shell `fihs`",
            "did you mean `fish`? there are bash zsh fish powershell elvish",
        ),
        (
            "check cup.toml --delimiter comma",
            "--delimiter: there is no delimiter `comma`",
            "choose one of , ; tab",
        ),
    ]);
    let error = request("check cup.toml --encoding windows-1215").unwrap_err();
    assert_eq!(error.to_string(), "--encoding: there is no encoding `windows-1215`");
    assert!(error.hint().starts_with("did you mean `windows-125"), "{}", error.hint());
}

#[test]
fn data_are_no_sheets_of_an_event() {
    let hint = "choose one of pdf png html txt";
    for (command, format) in [("sheets", "csv"), ("sheets", "json"), ("lots", "csv")] {
        refused(&[
            (
                &format!("{command} cup.toml --format {format}"),
                &format!("--format: the sheets of an event are not written in {format}"),
                hint,
            ),
            (
                &format!("{command} cup.toml -o cup.{format}"),
                &format!("--output: the sheets of an event are not written in {format}"),
                hint,
            ),
        ]);
    }
}

#[test]
fn rounds_of_kinds_that_have_none() {
    let hint = "leave out `--round`, or choose among pairings slips matches places with `--only`";
    for kind in ["entrants", "schedule", "cards", "crosstable"] {
        refused(&[(
            &format!("sheets cup.toml --round 1 --only pairings,{kind}"),
            &format!("--round: `{kind}` has all rounds on it"),
            hint,
        )]);
    }
    let range = "give a number from 1 to 9999";
    refused(&[
        ("sheets cup.toml --round 0", "--round: `0` is outside 1 to 9999", range),
        ("sheets cup.toml --round -1", "--round: `-1` is outside 1 to 9999", range),
        (
            "sheets cup.toml --round final",
            "--round: `final` is not a whole number",
            "write it in digits",
        ),
    ]);
}

#[test]
fn options_without_what_they_are_for() {
    refused(&[
        (
            "sheets cup.toml --only cards --slips-per-page 4",
            "--slips-per-page: no slips are among what is printed",
            "add `slips` to `--only`, or leave out `--slips-per-page`",
        ),
        (
            "sheets cup.toml --round 2 --cards-per-page 4",
            "--cards-per-page: no cards are among what is printed",
            "add `cards` to `--only`, or leave out `--cards-per-page`",
        ),
        (
            "sheets cup.toml --only cards --round-a-page",
            "--round-a-page: no pairings are among what is printed",
            "add `pairings` to `--only`, or leave out `--round-a-page`",
        ),
        (
            "lots cup.toml --seed 5",
            "--seed: the lots are not drawn by program",
            "add `--draw`, or leave out `--seed`",
        ),
        (
            "lots cup.toml --redraw",
            "--redraw: the lots are not drawn by program",
            "add `--draw`, or leave out `--redraw`",
        ),
        ("new cup.toml --boards 4", "--boards: only teams have boards", "add `--entrants teams`"),
        (
            "sheets cup.toml -f txt --mark ring",
            "--mark: a `ring` cannot be drawn in txt",
            "choose `brackets` or `plain`",
        ),
    ]);
    for line in ["table 8 -o - --open", "sheets cup.toml -o - --open", "lots c.toml --open -o -"] {
        refused(&[(
            line,
            "--open: standard output is no file to be opened",
            "name a file with `--output`, or leave out `--open`",
        )]);
    }
}

#[test]
fn names_that_are_empty() {
    for command in ["new", "check", "lots", "sheets"] {
        let line = [words(command), vec!["".into()]].concat();
        let error = request_in("", &line).unwrap_err();
        assert_eq!(error.to_string(), "the name of the event's file is empty");
        assert_eq!(
            (error.hint().as_str(), error.exit_code()),
            ("name a file, as in event.toml", 2)
        );
    }
    let line = [words("man -o"), vec!["".into()]].concat();
    let error = request_in("", &line).unwrap_err();
    assert_eq!(error.to_string(), "--output: the name of the folder is empty");
}

#[test]
fn seeds_that_are_none() {
    let seed = |seed: &str| {
        let line = [words("lots cup.toml --draw --seed"), vec![seed.into()]].concat();
        let error = request_in("", &line).unwrap_err();
        (error.to_string(), error.exit_code())
    };
    assert_eq!(seed(" "), ("--seed: the text is empty".to_owned(), 2));
    assert_eq!(seed(&"x".repeat(101)).0, "--seed: 101 characters are more than 100");
    let (said, code) = seed("a\u{202e}");
    assert_eq!(
        (said.as_str(), code),
        ("--seed: character 2 is U+202E, an invisible direction mark", 1)
    );
}
