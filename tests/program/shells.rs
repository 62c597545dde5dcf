//! Scripts for shells, and the manual.

use std::fs;

use clap::CommandFactory;
use roundsheet::cli::{Args, Shell};

use super::refused;
use crate::support::program::Desk;

/// The names of the commands.
fn commands() -> Vec<String> {
    let commands = Args::command().get_subcommands().map(|one| one.get_name().to_owned()).collect();
    let commands: Vec<String> = commands;
    assert!(commands.len() > 10, "{commands:?}");
    commands
}

#[test]
fn a_script_knows_every_command_and_its_options() {
    for shell in Shell::ALL {
        let said = Desk::new().run(&["completions", shell.name()]);
        assert_eq!((said.code, said.stderr.as_str()), (0, ""));
        let script = String::from_utf8(said.stdout).expect("UTF-8");
        for command in commands() {
            assert!(script.contains(&command), "{}: {command}", shell.name());
        }
        for option in ["no-tags", "slips-per-page", "missing-characters", "redraw"] {
            assert!(script.contains(option), "{}: {option}", shell.name());
        }
        assert!(script.contains("roundsheet"));
    }
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let desk = Desk::new();
    let main = desk.run(&["man"]);
    assert_eq!((main.code, main.stderr.as_str()), (0, ""));
    fs::create_dir(desk.path("man1")).expect("a folder");
    desk.says("man -o man1", 0, "", "");
    let entries = fs::read_dir(desk.path("man1")).expect("a folder");
    let mut names: Vec<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
        .collect();
    names.sort();
    let mut wanted: Vec<String> =
        commands().iter().map(|command| format!("roundsheet-{command}.1")).collect();
    wanted.push("roundsheet.1".to_owned());
    wanted.sort();
    assert_eq!(names, wanted);
    assert_eq!(desk.read("man1/roundsheet.1"), main.stdout);
    for command in commands() {
        let page = desk.read(&format!("man1/roundsheet-{command}.1"));
        let page = String::from_utf8(page).expect("UTF-8");
        assert!(page.starts_with(".ie \\n(.g .ds Aq"), "{page}");
        assert!(
            page.contains(&format!("\\fBroundsheet {}\\fR", command.replace('-', "\\-"))),
            "{page}"
        );
    }
    let main = String::from_utf8(main.stdout).expect("UTF-8");
    assert!(main.contains("Exit codes"), "{main}");
}

#[test]
fn a_folder_for_the_manual_is_not_made() {
    let said = "error: `man1/roundsheet.1` cannot be written: there is no folder `man1`\n\
                hint: make the folder first\n";
    refused("man -o man1", 3, said);
}
