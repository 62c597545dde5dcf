//! The commands of README, run in order in one folder.

use std::path::Path;

use tempfile::tempdir;

use super::outputs::{self, Wanted};
use super::{README, files, program, root, said, script};

/// The commands that make sheets of an event.
const EVENT: [&str; 2] = ["lots", "sheets"];

/// How README runs the program before it is built.
const CARGO_RUN: &str = "cargo run --release --locked -- ";

/// A fenced block: the language that its fence names, and the name of a file if it is one to be
/// saved; its lines, and whether the block
/// before it ends right above it.
struct Block {
    language: String,
    lines: Vec<String>,
    follows: bool,
}

#[test]
fn every_command_does_what_it_says() {
    let folder = tempdir().unwrap();
    let blocks = blocks();
    let mut run = 0;
    for (place, block) in blocks.iter().enumerate() {
        if let Some((_, name)) = block.language.split_once(' ') {
            let text: String = block.lines.iter().map(|line| format!("{line}\n")).collect();
            std::fs::write(folder.path().join(name), text).unwrap();
        }
        if block.language != "sh" {
            continue;
        }
        let told: String = block.lines.iter().map(|line| follow(line, folder.path())).collect();
        run += block.lines.len();
        if let Some(next) = blocks.get(place + 1).filter(|next| next.follows) {
            assert_eq!(next.language, "text", "the block after {:?}", block.lines);
            assert_eq!(next.lines.join("\n") + "\n", told, "what {:?} prints", block.lines);
        }
    }
    assert!(run > 40, "only {run} commands were found");
}

#[test]
fn every_text_is_what_a_command_prints() {
    for pair in blocks().windows(2) {
        let [before, after] = pair else { unreachable!("windows of two") };
        match after.language.as_str() {
            "text" => assert!(after.follows && before.language == "sh", "{:?}", after.lines),
            // A file that the commands after it read.
            language if language.contains(' ') => {}
            language => assert_eq!(language, "sh", "{:?}", after.lines),
        }
    }
}

/// Does what a line says; what it prints.
fn follow(line: &str, folder: &Path) -> String {
    if let Some(rest) = line.strip_prefix(CARGO_RUN).or(line.strip_prefix("roundsheet ")) {
        return run(&words(rest), folder);
    }
    if let Some(rest) = line.strip_prefix("sh ") {
        return if cfg!(unix) { run_script(&words(rest), folder) } else { String::new() };
    }
    assert!(line.starts_with("cargo "), "what is `{line}`?");
    // What a bench measures takes long to build; the checks run each of them once.
    let checked = line.replace("cargo bench", "cargo test");
    let checks = include_str!("../../.ci/run");
    assert!(checks.lines().any(|one| one == checked), "`{checked}` is not among the checks");
    String::new()
}

/// Runs the program and looks at what it was to write.
fn run(words: &[String], folder: &Path) -> String {
    let mut command = program(folder);
    command.args(words);
    let told = said(command);
    let wanted = Wanted::of(words);
    match option(words, "-o") {
        Some("-") => assert!(!told.is_empty(), "{words:?}"),
        Some(name) if EVENT.contains(&words[0].as_str()) => {
            assert_eq!(told, "", "{words:?}");
            let path = folder.join(name);
            let made = if path.is_dir() { files(&path) } else { vec![path] };
            made.iter()
                .filter(|path| outputs::is_sheet(path))
                .for_each(|it| outputs::check_form(it));
        }
        Some(file) => {
            assert_eq!(told, "", "{words:?}");
            outputs::check(&outputs::first_page(&folder.join(file)), &wanted);
        }
        None if ["appendix", "table"].contains(&words[0].as_str()) => {
            assert!(!told.is_empty(), "{words:?}");
            told.lines().for_each(|file| outputs::check(&folder.join(file), &wanted));
        }
        None if EVENT.contains(&words[0].as_str()) => {
            let made = told.lines().map(|file| folder.join(file));
            let made: Vec<_> = made.filter(|path| outputs::is_sheet(path)).collect();
            assert_eq!(made.len(), 1, "{told}");
            outputs::check_form(&made[0]);
        }
        None => {}
    }
    told
}

/// Runs a script, whose first argument is the folder that it fills.
fn run_script(words: &[String], folder: &Path) -> String {
    let [name, filled, ..] = words else { panic!("{words:?} name no folder") };
    assert!(root().join(name).is_file(), "{name}");
    let mut command = script(name, folder);
    command.args(&words[1..]);
    let told = said(command);
    let files = files(&folder.join(filled));
    assert!(!files.is_empty(), "{words:?}");
    files.iter().for_each(|file| outputs::check_form(file));
    told
}

/// The value that follows `option`.
pub(super) fn option<'w>(words: &'w [String], option: &str) -> Option<&'w str> {
    let place = words.iter().position(|word| word == option)?;
    words.get(place + 1).map(String::as_str)
}

/// The words of a command: double quotes hold words together, and nothing else is special.
fn words(line: &str) -> Vec<String> {
    assert!(!line.contains(['$', '`', '\\', '\'', '|', '>', '<', '&', '*']), "{line}");
    let mut words = vec![];
    for (place, part) in line.split('"').enumerate() {
        if place % 2 == 1 {
            words.push(part.to_owned());
        } else {
            words.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    words
}

/// The fenced blocks, in order.
fn blocks() -> Vec<Block> {
    let mut blocks: Vec<Block> = vec![];
    let mut open: Option<Block> = None;
    let mut follows = false;
    for line in README.lines() {
        match (line.strip_prefix("```"), open.take()) {
            (Some(""), Some(block)) => {
                blocks.push(block);
                follows = true;
            }
            (Some(language), None) => {
                assert!(!language.is_empty(), "a fence names its language");
                open = Some(Block { language: language.to_owned(), lines: vec![], follows });
            }
            (Some(_), Some(block)) => panic!("a fence within {:?}", block.lines),
            (None, Some(mut block)) => {
                block.lines.push(line.to_owned());
                open = Some(block);
            }
            (None, None) => follows &= line.is_empty(),
        }
    }
    assert!(open.is_none(), "a fence is left open");
    blocks
}
