//! The sheets of an event: in one file, or a file of each kind.

use std::fs;

use hayro::hayro_syntax::object::Dict;

use super::{TEAMS, THREE, desk, text};
use crate::pdf::properties::{catalog, lines};
use crate::pdf::reader::open;

/// The kinds of an event of players, and of one of teams.
const OF_PLAYERS: [&str; 7] =
    ["entrants", "schedule", "pairings", "cards", "slips", "crosstable", "places"];

/// The file names of `folder`, in order.
fn names(folder: &std::path::Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort();
    names
}

#[test]
fn one_file_has_everything_with_bookmarks() {
    let desk = desk(THREE);
    desk.says("sheets cup.toml", 0, "cup-sheets.pdf\n", "");
    assert_eq!(desk.names(), ["cup-sheets.pdf", "cup.toml"]);
    let bytes = desk.read("cup-sheets.pdf");
    let pdf = open(&bytes);
    let outline: Dict<'_> = catalog(&pdf).get("Outlines").expect("a contents pane");
    let mut entries = vec![];
    lines(&pdf, &outline, 1, &mut entries);
    let titles = entries.iter().filter(|entry| entry.0 == 1).count();
    assert_eq!(titles, OF_PLAYERS.len(), "{entries:?}");
}

#[test]
fn a_folder_gets_a_file_of_each_kind() {
    for (event, teams) in [(THREE, false), (TEAMS, true)] {
        for (output, make) in [("hall/", true), ("hall", true), (".", false), ("./", false)] {
            let desk = desk(event);
            if make {
                fs::create_dir(desk.path("hall")).expect("a folder");
            }
            desk.says(&format!("sheets cup.toml -f html -o {output}"), 0, "", "");
            let mut found = names(&desk.path(output));
            found.retain(|name| name != "cup.toml");
            let mut wanted = OF_PLAYERS.map(|kind| format!("{kind}.html")).to_vec();
            if teams {
                wanted.push("matches.html".to_owned());
            }
            wanted.sort();
            assert_eq!(found, wanted, "{output}");
        }
    }
}

#[test]
fn pages_of_png_are_numbered_in_each_kind() {
    let desk = desk(THREE);
    fs::create_dir(desk.path("hall")).expect("a folder");
    let line = "sheets cup.toml -f png --resolution 36 --only pairings,slips --slips-per-page 1 \
                -o hall/";
    desk.says(line, 0, "", "");
    assert_eq!(
        names(&desk.path("hall")),
        ["pairings.png", "slips-1.png", "slips-2.png", "slips-3.png"]
    );
}

#[test]
fn only_what_is_asked_for_is_printed() {
    let desk = desk(THREE);
    let pairings = text(&desk, &["sheets", "cup.toml", "--only", "pairings", "--round", "2"]);
    assert!(pairings.contains("Ada") && pairings.contains("Cy"), "{pairings}");
    let all = text(&desk, &["sheets", "cup.toml", "--only", "pairings"]);
    assert!(all.len() > pairings.len(), "{all}");
    let two = text(&desk, &["sheets", "cup.toml", "--only", "pairings,entrants"]);
    assert!(two.len() > all.len() && two.contains(all.trim_end()), "{two}");
}

#[test]
fn the_language_and_the_game_are_those_that_are_asked_for() {
    let desk = desk(THREE);
    let words = ["sheets", "cup.toml", "--only", "pairings"];
    let english = text(&desk, &words);
    let russian = text(&desk, &[&words[..], &["--locale", "ru", "--game", "draughts"]].concat());
    assert!(english.contains("Pairings") && english.contains("White"), "{english}");
    assert!(russian.contains("Пары по турам") && russian.contains("Белые"), "{russian}");
}

#[test]
fn sides_are_exchanged_where_that_is_asked_for() {
    let desk = desk(THREE);
    let words = ["sheets", "cup.toml", "--only", "schedule"];
    let plain = text(&desk, &words);
    let exchanged = text(&desk, &[&words[..], &["--exchange-sides"]].concat());
    assert!(plain.contains("2-3") && !plain.contains("3-2"), "{plain}");
    assert!(exchanged.contains("3-2") && !exchanged.contains("2-3"), "{exchanged}");
    // A file that says so already is not turned back.
    desk.put("cup.toml", format!("exchange-sides = true\n{THREE}").as_bytes());
    assert_eq!(text(&desk, &words), exchanged);
    assert_eq!(text(&desk, &[&words[..], &["--exchange-sides"]].concat()), exchanged);
}

#[test]
fn a_ring_of_the_file_is_brackets_where_none_is_drawn() {
    let desk = desk(
        &format!("{THREE}[style]\nmark = \"ring\"\n")
            .replace("\n[[player]]\nnumber = 3", "\n[[player]]\nnumber = 3"),
    );
    let said = desk.run(&["sheets", "cup.toml", "--only", "schedule", "-f", "txt", "-o", "-"]);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""));
}

#[test]
fn the_same_event_gives_the_same_bytes() {
    let (here, elsewhere) = (desk(TEAMS), desk(TEAMS).with("LANG", "zh_TW").with("TZ", "UTC"));
    for format in ["pdf", "html", "txt"] {
        let words = ["sheets", "cup.toml", "--format", format];
        assert!(here.bytes(&words) == elsewhere.bytes(&words), "{format}");
    }
}
