//! README and the examples: every command does what is said of it, every statement that can
//! be held against the program is.

mod commands;
mod examples;
mod outputs;
mod picture;
mod statements;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// README as it is.
const README: &str = include_str!("../../README.md");

/// The folder of the package.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The program, in `folder`, for a user who has named no language.
fn program(folder: &Path) -> Command {
    without_language(Command::new(env!("CARGO_BIN_EXE_roundsheet")), folder)
}

/// The script `name` of the examples, with the program on its search path.
fn script(name: &str, folder: &Path) -> Command {
    let mut command = without_language(Command::new("sh"), folder);
    let beside = Path::new(env!("CARGO_BIN_EXE_roundsheet")).parent().expect("a folder");
    let path = std::env::join_paths([beside, Path::new("/usr/bin"), Path::new("/bin")]);
    command.env("PATH", path.expect("folders without colons")).arg(root().join(name));
    command
}

fn without_language(mut command: Command, folder: &Path) -> Command {
    command.current_dir(folder);
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
        command.env_remove(variable);
    }
    command
}

/// Runs `command`, which is to succeed and to warn of nothing; what it says.
#[track_caller]
fn said(mut command: Command) -> String {
    let Output { status, stdout, stderr } = command.output().expect("it starts");
    let stderr = String::from_utf8_lossy(&stderr);
    assert!(status.success(), "{command:?}: {status}\n{stderr}");
    assert_eq!(stderr, "", "{command:?}");
    String::from_utf8(stdout).expect("it speaks UTF-8")
}

/// The files of a folder, by name.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("the folder is there");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}
