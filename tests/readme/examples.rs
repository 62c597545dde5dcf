//! The examples: each makes what it says.

use std::fs;

use roundsheet::schedule::{Cycles, Plan, draw};
use tempfile::tempdir;

use super::outputs::check_form;

/// The example as a module: its functions do all that its `main` does.
#[expect(dead_code, reason = "its main is called by cargo alone")]
#[path = "../../examples/library.rs"]
mod library;

#[test]
fn the_library_tells_round_one() {
    let schedule = draw(&Plan::new(7, Cycles::Single)).unwrap();
    assert_eq!(
        library::in_words(&schedule.rounds[0]),
        "round 1\n\
         board 1: 2 begins against 7\n\
         board 2: 3 begins against 6\n\
         board 3: 4 begins against 5\n\
         1 has the bye\n"
    );
}

#[test]
fn the_library_writes_a_sheet() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("library.pdf");
    library::write_sheet(&path).unwrap();
    check_form(&path);
    let file = crate::pdf::reader::open(&fs::read(&path).unwrap());
    let text = crate::pdf::reader::read(&file).text(0);
    assert!(text.contains("Club championship"), "{text}");
}

/// The scripts are for a POSIX shell.
#[cfg(unix)]
mod scripts {
    use std::path::Path;

    use tempfile::tempdir;

    use super::check_form;
    use crate::readme::{files, said, script};

    /// The names of the files in `folder`, each of which has the form of its ending.
    fn checked(folder: &Path) -> Vec<String> {
        let files = files(folder);
        files.iter().for_each(|file| check_form(file));
        files
            .iter()
            .map(|file| file.file_name().expect("a name").to_string_lossy().into_owned())
            .collect()
    }

    #[test]
    fn editions_has_two_files_of_each() {
        let folder = tempdir().unwrap();
        let mut command = script("examples/editions.sh", folder.path());
        command.arg("made/here");
        let told = said(command);
        let names = checked(&folder.path().join("made/here"));
        assert_eq!(
            names,
            [
                "chess-en.html",
                "chess-en.pdf",
                "draughts-renju-ru.html",
                "draughts-renju-ru.pdf",
                "xiangqi-zh-Hans.html",
                "xiangqi-zh-Hans.pdf",
                "xiangqi-zh-Hant.html",
                "xiangqi-zh-Hant.pdf",
            ]
        );
        let mut lines: Vec<&str> = told.lines().collect();
        lines.sort_unstable();
        let paths: Vec<String> = names.iter().map(|name| format!("made/here/{name}")).collect();
        assert_eq!(lines, paths);
    }

    #[test]
    fn wall_serves_the_wall_the_screen_and_the_spreadsheet() {
        let folder = tempdir().unwrap();
        let mut command = script("examples/wall.sh", folder.path());
        command.args(["hall of 2", "9", "zh-Hant"]);
        assert_eq!(said(command), "");
        let names = checked(&folder.path().join("hall of 2"));
        assert_eq!(names, ["pairings.csv", "screen.png", "wall.pdf"]);
    }

    #[test]
    fn a_script_without_its_arguments_fails() {
        for name in ["examples/editions.sh", "examples/wall.sh"] {
            let folder = tempdir().unwrap();
            let output = script(name, folder.path()).output().unwrap();
            assert!(!output.status.success(), "{name}");
            assert!(files(folder.path()).is_empty(), "{name}");
        }
    }
}
