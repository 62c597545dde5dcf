//! What is refused in the light of the event: one or two lines, and nothing written.

use super::{TEAMS, THREE, desk, undrawn};

/// Asserts that `line` is refused for `event` with `code` and exactly `stderr`.
#[track_caller]
fn refused(event: &str, line: &str, code: i32, stderr: &str) {
    let desk = desk(event);
    desk.says(line, code, "", stderr);
    assert_eq!(desk.names(), ["cup.toml"], "{line}");
    assert_eq!(desk.read("cup.toml"), event.as_bytes(), "{line}");
}

#[test]
fn rounds_that_the_event_does_not_have() {
    let said = |round| {
        format!(
            "error: --round: `{round}` is none of the 3 rounds of the event\n\
             hint: give a number from 1 to 3\n"
        )
    };
    for event in [THREE, TEAMS] {
        refused(event, "sheets cup.toml --round 4", 2, &said(4));
        refused(event, "sheets cup.toml --only pairings --round 9999", 2, &said(9999));
        for round in 1..=3 {
            let line = format!("sheets cup.toml --round {round} -f html -o a.html");
            desk(event).says(&line, 0, "", "");
        }
    }
}

#[test]
fn matches_are_of_teams() {
    let said = "error: --only: there are no matches where players meet\n\
                hint: leave them out of `--only`, or have the file say that teams meet\n";
    refused(THREE, "sheets cup.toml --only matches", 2, said);
    desk(TEAMS).says("sheets cup.toml --only matches -f txt", 0, "cup-matches.txt\n", "");
}

#[test]
fn sheets_need_the_lots() {
    let said = "error: `cup.toml`: the lots are not drawn, and the sheets need them\n\
                hint: draw them with `roundsheet lots cup.toml --draw`, or write the numbers that \
                were drawn into the file\n";
    refused(&undrawn(), "sheets cup.toml", 1, said);
    refused(&undrawn(), "sheets cup.toml --only cards,places", 1, said);
    for kind in ["entrants", "places"] {
        let line = format!("sheets cup.toml --only {kind} -f html");
        desk(&undrawn()).says(&line, 0, &format!("cup-{kind}.html\n"), "");
    }
}

#[test]
fn an_event_of_nobody_or_of_one() {
    let head = "title = \"Cup\"\ngame = \"chess\"\n";
    for players in ["", "[[player]]\nname = \"A\"\n", "[[player]]\nname = \"A\"\nnumber = 1\n"] {
        let event = format!("{head}{players}");
        for command in ["check", "sheets", "lots", "lots --draw"] {
            let desk = desk(&event);
            let words: Vec<&str> = command.split(' ').chain(["cup.toml"]).collect();
            let said = desk.run(&words);
            assert_eq!((said.code, said.stdout.as_slice()), (1, &b""[..]), "{command}");
            assert!(said.stderr.starts_with("error: cup.toml"), "{}", said.stderr);
            assert_eq!(said.stderr.lines().count(), 2, "{}", said.stderr);
            assert_eq!(desk.names(), ["cup.toml"]);
        }
    }
}

#[test]
fn a_folder_that_is_not_there_is_not_made() {
    let said = "error: `hall/entrants.html` cannot be written: there is no folder `hall`\n\
                hint: make the folder first\n";
    refused(THREE, "sheets cup.toml -f html -o hall/", 3, said);
}

#[test]
fn paper_that_is_too_small() {
    let event = THREE;
    let desk = desk(event);
    let said = desk.run(&["sheets", "cup.toml", "--paper", "A5", "--margins", "70mm"]);
    assert_eq!((said.code, said.stdout.as_slice()), (1, &b""[..]));
    assert!(said.stderr.starts_with("error: "), "{}", said.stderr);
    assert!(said.stderr.contains("hint: it fits on `--paper A5` with"), "{}", said.stderr);
    assert_eq!(desk.names(), ["cup.toml"]);
}

#[test]
fn what_was_there_outlives_a_failure() {
    let desk = desk(THREE);
    std::fs::create_dir(desk.path("hall")).expect("a folder");
    desk.put("hall/entrants.html", b"what was there");
    // No file can take the place of a folder: the last of all files.
    std::fs::create_dir(desk.path("hall/places.html")).expect("a folder");
    let said = desk.run(&["sheets", "cup.toml", "--format", "html", "-o", "hall"]);
    assert_eq!(said.code, 3, "{}", said.stderr);
    assert_eq!(desk.read("hall/entrants.html"), b"what was there");
    let names = std::fs::read_dir(desk.path("hall")).expect("a folder").count();
    assert_eq!(names, 2);
}
