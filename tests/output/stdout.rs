//! Standard output of the program itself.

use std::fs::{self, File, OpenOptions};
use std::io::{Read, pipe};
use std::process::{Command, Output, Stdio};

use tempfile::tempdir;

/// The program with `words`, in an empty environment.
fn program(words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_roundsheet"));
    command.args(words).env_clear().stdin(Stdio::null());
    command
}

/// Exit code and standard error.
fn ending(output: &Output) -> (Option<i32>, String) {
    (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
}

/// Longer than a pipe holds.
const LONG: [&str; 6] = ["table", "200", "--format", "csv", "--output", "-"];

#[test]
fn a_closed_pipe_is_success() {
    for words in [&["--help"][..], &["--version"], &LONG, &["locales"]] {
        let (reader, writer) = pipe().unwrap();
        drop(reader);
        let output = program(words).stdout(writer).output().unwrap();
        assert_eq!(ending(&output), (Some(0), String::new()), "{words:?}");
    }
}

#[test]
fn a_reader_who_leaves_early_is_success() {
    for path in ["-", "/dev/stdout"] {
        let mut words = LONG;
        words[5] = path;
        let (mut reader, writer) = pipe().unwrap();
        let child = program(&words).stdout(writer).stderr(Stdio::piped()).spawn().unwrap();
        reader.read_exact(&mut [0; 10]).unwrap();
        drop(reader);
        let output = child.wait_with_output().unwrap();
        assert_eq!(ending(&output), (Some(0), String::new()), "{path}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for words in [&["--help"][..], &LONG, &["locales"]] {
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = program(words).stdout(full).output().unwrap();
        let (code, said) = ending(&output);
        assert_eq!(code, Some(3), "{words:?}");
        assert_eq!(
            said,
            "error: standard output cannot be written: No space left on device (os error 28)\n"
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_whose_name_cannot_be_told_is_told_of_on_standard_error() {
    for (more, files) in [
        (&["--format", "txt"][..], "the file is written: `table-60-chess-en.txt`"),
        (
            &["--format", "png", "--resolution", "36", "--paper", "A5"],
            "the files are written: `table-60-chess-en-1.png` to `table-60-chess-en-",
        ),
    ] {
        let folder = tempdir().unwrap();
        let full = OpenOptions::new().write(true).open("/dev/full").unwrap();
        let words = [&["table", "60", "--locale", "en"], more].concat();
        let output = program(&words).current_dir(folder.path()).stdout(full).output().unwrap();
        let (code, said) = ending(&output);
        assert_eq!(code, Some(3), "{said}");
        let said = said.strip_prefix(
            "error: standard output cannot be written: No space left on device (os error 28)\n",
        );
        let hint = said.and_then(|said| said.strip_prefix("hint: ")).unwrap();
        assert!(hint.starts_with(files), "{hint}");
        assert!(fs::read_dir(folder.path()).unwrap().count() > 0);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn standard_output_by_its_path_goes_on_where_it_is() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("log");
    fs::write(&path, b"before\n").unwrap();
    let log: File = OpenOptions::new().append(true).open(&path).unwrap();
    let words = ["table", "2", "--format", "csv", "--output", "/dev/stdout"];
    let output = program(&words).stdout(log).output().unwrap();
    assert_eq!(ending(&output), (Some(0), String::new()));
    assert_eq!(
        fs::read_to_string(&path).unwrap(),
        "before\nplayers,round,board,first,second\n2,1,1,1,2\n"
    );
}

#[test]
fn a_refused_command_line_says_so_on_standard_error() {
    let output = program(&["table", "1"]).output().unwrap();
    assert!(output.stdout.is_empty());
    assert_eq!(
        ending(&output),
        (
            Some(2),
            "error: number of entrants: `1` is too few for a table\nhint: the smallest table is for 2\n".to_owned()
        )
    );
}

#[test]
fn the_bare_program_explains_itself_on_standard_error() {
    let output = program(&[]).output().unwrap();
    assert!(output.stdout.is_empty());
    let (code, said) = ending(&output);
    assert_eq!(code, Some(2));
    assert!(said.contains("Usage: roundsheet <COMMAND>"), "{said}");
}

#[test]
fn a_file_that_the_program_names_itself_is_told() {
    let folder = tempdir().unwrap();
    let output = program(&["table", "5", "--game", "chess", "--format", "txt"])
        .current_dir(folder.path())
        .output()
        .unwrap();
    assert_eq!(ending(&output), (Some(0), String::new()));
    assert_eq!(output.stdout, b"table-5-chess-en.txt\n");
    assert!(folder.path().join("table-5-chess-en.txt").is_file());
}
