//! Slips for a draw by hand, and the draw by program: numbers, seed and record together, or
//! nothing.

use std::fs;

use super::{THREE, desk, text, undrawn};
use crate::pdf::reader::{open, read};

#[test]
fn slips_have_the_numbers_from_one() {
    for event in [undrawn(), THREE.to_owned()] {
        let desk = desk(&event);
        desk.says("lots cup.toml", 0, "cup-lot-slips.pdf\n", "");
        assert_eq!(desk.names(), ["cup-lot-slips.pdf", "cup.toml"]);
        assert_eq!(desk.read("cup.toml"), event.as_bytes());
        let bytes = desk.read("cup-lot-slips.pdf");
        let pages = read(&open(&bytes)).text(0);
        for number in ["1", "2", "3"] {
            assert!(pages.contains(number), "{pages}");
        }
        desk.says("lots cup.toml -f png --resolution 36 -o lots.png", 0, "", "");
        assert!(desk.read("lots.png").starts_with(b"\x89PNG"));
    }
}

#[test]
fn a_draw_writes_numbers_seed_and_record() {
    let desk = desk(&undrawn());
    let said = "seed: alpha\ncup.toml\ncup-lots.pdf\n";
    desk.says("lots cup.toml --draw --seed alpha", 0, said, "");
    assert_eq!(desk.names(), ["cup-lots.pdf", "cup.toml"]);
    let event = String::from_utf8(desk.read("cup.toml")).expect("UTF-8");
    assert!(event.contains("\"alpha\""), "{event}");
    let numbers = event.lines().filter(|line| line.starts_with("number = ")).count();
    assert_eq!(numbers, 3, "{event}");
    desk.says("check cup.toml", 0, "Club final: 3 players, 3 rounds, lots are drawn\n", "");
    let record = read(&open(&desk.read("cup-lots.pdf"))).text(0);
    for word in ["alpha", "Ada", "Bo", "Cy"] {
        assert!(record.contains(word), "{word}: {record}");
    }
    desk.says("sheets cup.toml -f html", 0, "cup-sheets.html\n", "");
}

#[test]
fn the_same_seed_gives_the_same_files() {
    let drawn = |seed: &str| {
        let desk = desk(&undrawn());
        let said = desk.run(&["lots", "cup.toml", "--draw", "--seed", seed]);
        assert_eq!((said.code, said.stderr.as_str()), (0, ""));
        (desk.read("cup.toml"), desk.read("cup-lots.pdf"))
    };
    assert!(drawn("alpha") == drawn("alpha"));
    assert!(drawn("alpha") != drawn("beta"));
}

#[test]
fn without_a_seed_there_is_a_new_one() {
    let seed = || {
        let desk = desk(&undrawn());
        let said = desk.run(&["lots", "cup.toml", "--draw"]);
        assert_eq!((said.code, said.stderr.as_str()), (0, ""));
        let said = String::from_utf8(said.stdout).expect("UTF-8");
        let seed = said.lines().next().and_then(|line| line.strip_prefix("seed: "));
        let seed = seed.unwrap_or_else(|| panic!("{said}")).to_owned();
        let event = String::from_utf8(desk.read("cup.toml")).expect("UTF-8");
        assert!(event.contains(&format!("\"{seed}\"")), "{event}");
        seed
    };
    let (one, other) = (seed(), seed());
    assert_eq!((one.len(), other.len()), (16, 16));
    assert_ne!(one, other);
}

#[test]
fn what_was_drawn_is_not_drawn_again_unasked() {
    let desk = desk(THREE);
    let said = "error: --draw: lots have been drawn: `Ada` has number 2\n\
                hint: a draw is made once; `--redraw` makes another and writes over its numbers\n";
    desk.says("lots cup.toml --draw --seed alpha", 1, "", said);
    assert_eq!(desk.names(), ["cup.toml"]);
    assert_eq!(desk.read("cup.toml"), THREE.as_bytes());
    let said = "seed: alpha\ncup.toml\ncup-lots.pdf\n";
    desk.says("lots cup.toml --draw --redraw --seed alpha", 0, said, "");
    assert_ne!(desk.read("cup.toml"), THREE.as_bytes());
}

#[test]
fn a_record_can_go_elsewhere() {
    let desk = desk(&undrawn());
    let record = text(&desk, &["lots", "cup.toml", "--draw", "--seed", "alpha"]);
    assert!(record.contains("alpha") && !record.contains("cup.toml"), "{record}");
    assert!(String::from_utf8_lossy(&desk.read("cup.toml")).contains("\"alpha\""));
    let line = "lots cup.toml --draw --redraw --seed beta -o record.html";
    desk.says(line, 0, "seed: beta\ncup.toml\nrecord.html\n", "");
}

#[test]
fn numbers_go_into_the_list_where_there_is_one() {
    let desk = desk("title = \"Cup\"\ngame = \"go\"\n[players]\nfile = \"list.csv\"\n");
    desk.put("list.csv", b"Name;Club\r\nAda;\"A;B\"\r\nBo;\r\n");
    let said = "seed: alpha\ncup.toml\nlist.csv\ncup-lots.txt\n";
    desk.says("lots cup.toml --draw --seed alpha -f txt", 0, said, "");
    let list = String::from_utf8(desk.read("list.csv")).expect("UTF-8");
    assert!(list.contains(";\"A;B\"") && list.lines().count() == 3, "{list}");
    desk.says("check cup.toml", 0, "Cup: 2 players, 1 round, lots are drawn\n", "");
}

#[test]
fn a_draw_that_cannot_be_recorded_is_not_made() {
    let event = undrawn().replace("Ada", "Max \u{1f600}");
    let desk = desk(&event);
    fs::create_dir(desk.path("folder.pdf")).expect("a folder");
    for (line, code) in [
        ("lots cup.toml --draw", 1),
        ("lots cup.toml --draw -f txt -o absent/a.txt", 3),
        ("lots cup.toml --draw -f html -o folder.pdf", 3),
        ("lots cup.toml --draw --missing-characters drop --margins 100mm", 1),
        ("lots cup.toml --draw --missing-characters drop --seed \u{1f600}", 1),
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let said = desk.run(&words);
        assert_eq!((said.code, said.stdout.as_slice()), (code, &b""[..]), "{line}");
        assert!(said.stderr.contains("error: "), "{}", said.stderr);
        assert_eq!(desk.names(), ["cup.toml", "folder.pdf"], "{line}");
        assert_eq!(desk.read("cup.toml"), event.as_bytes(), "{line}");
    }
    let line = "lots cup.toml --draw --seed alpha --missing-characters mark";
    let words: Vec<&str> = line.split(' ').collect();
    let said = desk.run(&words);
    assert_eq!(said.code, 0, "{}", said.stderr);
    // What is marked on paper stays in the file.
    assert!(String::from_utf8_lossy(&desk.read("cup.toml")).contains("Max \u{1f600}"));
    assert!(read(&open(&desk.read("cup-lots.pdf"))).text(0).contains("Max 〓"));
}

#[cfg(unix)]
#[test]
fn a_file_that_must_not_be_written_keeps_the_draw_from_being_made() {
    use std::os::unix::fs::symlink;

    // A device cannot be told from a file that was lost; a link to nowhere is no event.
    let desk = desk(&undrawn());
    symlink("/dev/full", desk.path("record.txt")).expect("a link");
    let said = desk.run(&["lots", "cup.toml", "--draw", "-o", "record.txt"]);
    assert_eq!((said.code, said.stdout.as_slice()), (3, &b""[..]));
    assert_eq!(desk.read("cup.toml"), undrawn().as_bytes());
}
