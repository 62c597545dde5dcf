//! A check says everything that is wrong, or what the event is.

use super::{TEAMS, THREE, desk, undrawn};
use crate::support::program::Desk;

#[test]
fn a_good_file_gets_one_line() {
    for (event, said) in [
        (THREE.to_owned(), "Club final: 3 players, 3 rounds, lots are drawn\n"),
        (undrawn(), "Club final: 3 players, 3 rounds, lots are not drawn\n"),
        (TEAMS.to_owned(), "Team cup: 4 teams, 3 rounds, lots are drawn\n"),
    ] {
        desk(&event).says("check cup.toml", 0, said, "");
    }
    let two = "title = \"Duel\"\ngame = \"go\"\n\
               [[player]]\nname = \"A\"\n[[player]]\nname = \"B\"\n";
    desk(two).says("check cup.toml", 0, "Duel: 2 players, 1 round, lots are not drawn\n", "");
}

#[test]
fn all_mistakes_are_told_at_once_with_their_places() {
    let event = "title = \"Cup\"\ngame = \"ches\"\nlocale = \"xx\"\n\
                 [[player]]\nname = \"\"\n[[player]]\nname = \"B\"\nnumber = 0\n";
    let said = desk(event).run(&["check", "cup.toml"]);
    assert_eq!((said.code, said.stdout.as_slice()), (1, &b""[..]));
    let errors: Vec<&str> =
        said.stderr.lines().filter(|line| line.starts_with("error: cup.toml:")).collect();
    assert!(errors.len() >= 4, "{}", said.stderr);
    for line in [2, 3, 5, 8] {
        let place = format!("error: cup.toml:{line}:");
        assert!(errors.iter().any(|error| error.starts_with(&place)), "{line}: {}", said.stderr);
    }
    let lines = said.stderr.lines();
    let ours = |line: &str| line.starts_with("error: ") || line.starts_with("hint: ");
    assert!(lines.clone().all(ours), "{}", said.stderr);
}

#[test]
fn files_that_are_no_event() {
    let desk = Desk::new();
    desk.put("empty.toml", b"");
    std::fs::create_dir(desk.path("folder")).expect("a folder");
    for (name, code) in [("empty.toml", 1), ("folder", 3), ("absent.toml", 3)] {
        for command in ["check", "sheets", "lots"] {
            let said = desk.run(&[command, name]);
            assert_eq!((said.code, said.stdout.as_slice()), (code, &b""[..]), "{name}");
            assert!(said.stderr.starts_with("error: "), "{}", said.stderr);
            assert!(said.stderr.contains(name), "{}", said.stderr);
        }
    }
    assert_eq!(desk.names(), ["empty.toml", "folder"]);
}

#[test]
fn a_list_is_read_as_it_is_said_to_be() {
    let event = "title = \"Cup\"\ngame = \"chess\"\n[players]\nfile = \"list.csv\"\n";
    let desk = desk(event);
    // Имя;№ and two names, in windows-1251.
    let list = b"\xc8\xec\xff;\xb9\n\xc0\xed\xed\xe0;1\n\xc1\xee\xf0\xe8\xf1;2\n";
    desk.put("list.csv", list);
    let said = desk.run(&["check", "cup.toml"]);
    assert_eq!(said.code, 1, "{}", said.stderr);
    assert!(said.stderr.contains("list.csv"), "{}", said.stderr);
    assert!(said.stderr.contains("--encoding"), "{}", said.stderr);
    let line = "check cup.toml --encoding windows-1251 --delimiter ;";
    desk.says(line, 0, "Cup: 2 players, 1 round, lots are drawn\n", "");
}
