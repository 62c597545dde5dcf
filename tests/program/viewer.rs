//! Files that are opened once they are written, with a program of ours in the place of the
//! system's.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use crate::support::program::Desk;

/// A desk on whose search path is nothing but an `xdg-open` that notes what it was given.
fn desk() -> Desk {
    let desk = Desk::new();
    fs::create_dir(desk.path("bin")).expect("a folder");
    // Only what the shell itself can do: the search path has nothing else.
    desk.put("bin/xdg-open", b"#!/bin/sh\nprintf '%s\\n' \"$1\" > opened.part\nread -r line < opened.part\nprintf '%s\\n' \"$line\" > opened\n");
    let path = desk.path("bin/xdg-open");
    fs::set_permissions(path, fs::Permissions::from_mode(0o755)).expect("it can be run");
    let bin: PathBuf = desk.path("bin");
    desk.with_owned("PATH", bin.into_os_string())
}

/// What was opened, once it was.
fn opened(desk: &Desk) -> String {
    let end = Instant::now() + Duration::from_secs(10);
    while Instant::now() < end {
        if let Ok(text) = fs::read_to_string(desk.path("opened"))
            && text.ends_with('\n')
        {
            return text;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    panic!("nothing was opened");
}

#[test]
fn the_file_or_the_first_of_several_is_opened() {
    for (line, said, file) in [
        ("table 4 -l en --open", "table-4-chess-en.pdf\n", "table-4-chess-en.pdf"),
        ("table 4 -o a.html --open", "", "a.html"),
        ("appendix -f png --resolution 36 -o a.png --open", "", "a-1.png"),
        ("appendix -o -a.txt --open", "", "./-a.txt"),
        ("sheets cup.toml -f html --open", "cup-sheets.html\n", "cup-sheets.html"),
        ("sheets cup.toml -f html -o . --open", "", "./entrants.html"),
        ("lots cup.toml -f txt --open", "cup-lot-slips.txt\n", "cup-lot-slips.txt"),
    ] {
        let desk = desk();
        let event = "title = \"Cup\"\ngame = \"go\"\n[[player]]\nname = \"A\"\nnumber = 1\n\
                     [[player]]\nname = \"B\"\nnumber = 2\n";
        desk.put("cup.toml", event.as_bytes());
        desk.says(line, 0, said, "");
        assert_eq!(opened(&desk), format!("{file}\n"), "{line}");
    }
}

#[test]
fn where_nothing_opens_files_the_file_is_there_all_the_same() {
    let desk = Desk::new().with("PATH", "/nonexistent");
    let said = desk.run(&["table", "4", "-o", "a.txt", "--open"]);
    assert_eq!((said.code, said.stdout.as_slice()), (0, &b""[..]));
    let start = "warning: --open: `a.txt` is written, but not opened: ";
    assert!(said.stderr.starts_with(start), "{}", said.stderr);
    assert!(said.stderr.ends_with("hint: open it by hand\n"), "{}", said.stderr);
    assert!(!desk.read("a.txt").is_empty());
}

#[test]
fn nothing_is_opened_that_was_not_written() {
    let desk = desk();
    let said = desk.run(&["table", "1", "--open"]);
    assert_eq!(said.code, 2);
    assert_eq!(desk.names(), ["bin"]);
}
