//! What README states of options, formats, limits and exit codes, held against the program.

use std::collections::BTreeSet;

use roundsheet::request::MAX_PAIRINGS;
use roundsheet::schedule::{MAX_ENTRANTS, MIN_ENTRANTS};
use serde_json::Value;
use tempfile::tempdir;

use super::{README, program, root, said};

/// The options named in a text.
fn options(text: &str) -> BTreeSet<String> {
    let mut options = BTreeSet::new();
    for (place, _) in text.match_indices("--") {
        let before = text[..place].chars().next_back();
        let name: String =
            text[place..].chars().take_while(|c| c.is_ascii_lowercase() || *c == '-').collect();
        if before.is_none_or(|c| c.is_whitespace() || "`(".contains(c))
            && name.chars().any(|c| c != '-')
        {
            options.insert(name);
        }
    }
    options
}

/// What the program prints for `words`.
fn told(words: &[&str]) -> String {
    let folder = tempdir().expect("a folder");
    let mut command = program(folder.path());
    command.args(words);
    said(command)
}

/// The exit code for `words`.
fn code(words: &[&str]) -> Option<i32> {
    let folder = tempdir().expect("a folder");
    program(folder.path()).args(words).output().expect("it starts").status.code()
}

/// A number with commas between its thousands.
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[test]
fn every_option_is_named_and_exists() {
    let commands = ["appendix", "table", "new", "check", "lots", "sheets", "man"];
    let help = commands.map(|command| told(&[command, "--help"])).concat();
    let known = options(&help);
    assert!(known.len() > 20, "{known:?}");
    let spoken: String =
        README.lines().filter(|line| !line.starts_with("cargo ")).collect::<Vec<_>>().join("\n");
    let version = "--version".to_owned();
    let named: BTreeSet<String> =
        options(&spoken).into_iter().filter(|name| *name != version).collect();
    assert_eq!(named.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new());
    assert_eq!(known.difference(&named).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn the_fields_of_json_are_those_of_its_writer() {
    let row = |line: &&str| line.starts_with("| `") && line.matches('|').count() == 3;
    let documented: Vec<&str> = include_str!("../../src/backend/json.rs")
        .lines()
        .filter_map(|line| line.strip_prefix("//! "))
        .filter(row)
        .collect();
    assert!(documented.len() > 10, "{documented:?}");
    let (_, after) = README.split_once("| field | value |").unwrap();
    let shown: Vec<&str> = after.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    assert_eq!(shown, documented);
}

#[test]
fn every_field_of_json_is_in_the_table() {
    fn keys(value: &Value, into: &mut BTreeSet<String>) {
        match value {
            Value::Object(map) => map.iter().for_each(|(key, value)| {
                into.insert(key.clone());
                keys(value, into);
            }),
            Value::Array(values) => values.iter().for_each(|value| keys(value, into)),
            _ => {}
        }
    }
    let sheet = told(&["table", "3", "--format", "json", "-o", "-"]);
    let mut fields = BTreeSet::new();
    keys(&serde_json::from_str(&sheet).unwrap(), &mut fields);
    assert!(fields.len() > 10, "{fields:?}");
    let (_, after) = README.split_once("| field | value |").unwrap();
    let table: Vec<&str> = after.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    let table = table.join("\n");
    for field in fields {
        let named =
            table.split(|c: char| !c.is_ascii_lowercase() && c != '_').any(|word| word == field);
        assert!(named, "{field}");
    }
}

#[test]
fn the_limits_are_those_of_the_program() {
    let entrants = format!("{} to {} entrants", MIN_ENTRANTS, grouped(u64::from(MAX_ENTRANTS)));
    let pairings = format!("at most {} pairings", grouped(MAX_PAIRINGS));
    let words = README.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(words.contains(&entrants), "{entrants}");
    assert!(words.contains(&pairings), "{pairings}");
    let manifest = include_str!("../../Cargo.toml");
    let (_, after) = manifest.split_once("rust-version = \"").unwrap();
    let (version, _) = after.split_once('"').unwrap();
    assert!(words.contains(&format!("Rust toolchain, {version} or later")), "{version}");
}

#[test]
fn the_exit_codes_are_those_that_help_lists() {
    assert_eq!(code(&["table", "4", "-o", "-", "--format", "txt"]), Some(0));
    assert_eq!(code(&["table", "4", "--title", "\u{1f600}"]), Some(1));
    assert_eq!(code(&["table", "200", "--paper", "A5", "--margins", "70mm"]), Some(1));
    assert_eq!(code(&["table", "1"]), Some(2));
    assert_eq!(code(&["table"]), Some(2));
    assert_eq!(code(&["table", "4", "-o", "absent/table.pdf"]), Some(3));
}

#[test]
fn formats_that_draw_nothing_take_every_character() {
    for format in ["html", "txt", "csv", "json"] {
        let words = ["table", "4", "--title", "\u{1f600}", "--format", format, "-o", "-"];
        assert_eq!(code(&words), Some(0), "{format}");
    }
    for format in ["pdf", "png"] {
        let words = ["table", "4", "--title", "\u{1f600}", "--format", format, "-o", "-"];
        assert_eq!(code(&words), Some(1), "{format}");
    }
}

#[test]
fn every_link_within_the_package_leads_somewhere() {
    let mut count = 0;
    for part in README.split("](").skip(1) {
        let (target, _) = part.split_once(')').unwrap();
        assert!(!target.contains("://"), "{target}");
        assert!(root().join(target).exists(), "{target}");
        count += 1;
    }
    assert!(count > 5, "only {count} links were found");
}

#[test]
fn the_fields_of_an_event_are_those_of_its_reader() {
    let documented: Vec<&str> = include_str!("../../src/event/toml/mod.rs")
        .lines()
        .filter_map(|line| line.strip_prefix("//! "))
        .filter(|line| line.starts_with("| `"))
        .collect();
    assert!(documented.len() > 15, "{documented:?}");
    let (_, after) = README.split_once("| field | what it is | default |").unwrap();
    let shown: Vec<&str> = after.lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    assert_eq!(shown, documented);
}
