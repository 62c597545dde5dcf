//! Who may use whom: the rooms of the program from the ground up, and the doors to the crates
//! outside.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms in `src`, each with what it uses: only rooms above it, and no more than these.
const ROOMS: [(&str, &[&str]); 19] = [
    ("units", &[]),
    ("paper", &["units"]),
    ("schedule", &[]),
    ("game", &[]),
    ("locale", &["game"]),
    ("clean", &[]),
    ("event", &["schedule", "game", "locale", "clean"]),
    ("font", &["locale"]),
    ("document", &["locale"]),
    ("sheets", &["schedule", "game", "locale", "event", "document"]),
    ("display", &["units", "locale", "font", "document"]),
    ("layout", &["units", "paper", "locale", "font", "document", "display"]),
    ("backend", &["units", "locale", "font", "document", "display"]),
    ("input", &[]),
    ("output", &[]),
    ("console", &["clean"]),
    ("cli", &["clean"]),
    (
        "request",
        &[
            "units",
            "paper",
            "schedule",
            "game",
            "locale",
            "clean",
            "event",
            "sheets::event",
            "backend::csv",
            "backend::pdf",
            "output",
            "cli",
        ],
    ),
    (
        "run",
        &[
            "units", "paper", "schedule", "game", "locale", "event", "font", "document", "sheets",
            "display", "layout", "backend", "input", "output", "console", "cli", "request",
        ],
    ),
];

/// The crates outside, each with the files that name it.
const DOORS: [(&str, &[&str]); 34] = [
    ("anstream", &["console.rs"]),
    ("anstyle", &["console.rs"]),
    ("clap", &["cli.rs", "cli/"]),
    ("clap_complete", &["cli/completions.rs"]),
    ("clap_mangen", &["cli/man.rs"]),
    ("csv", &["backend/csv.rs"]),
    ("encoding_rs", &["event/encoding.rs"]),
    ("flate2", &["backend/pdf/container.rs"]),
    ("fluent_bundle", &["locale/catalog.rs"]),
    ("fontdue", &["backend/png/glyphs.rs"]),
    ("getrandom", &["event/lots/fresh.rs"]),
    ("hypher", &["locale/words.rs"]),
    ("icu_collator", &["locale/collation.rs"]),
    ("icu_locale_core", &["locale/collation.rs"]),
    ("indicatif", &["run/progress.rs"]),
    ("lopdf", &["backend/pdf/"]),
    ("open", &["run/viewer.rs"]),
    ("png", &["backend/png/mod.rs"]),
    ("printpdf", &["backend/pdf/"]),
    ("self_cell", &["font/face.rs"]),
    ("serde", &["backend/json.rs", "document/dataset.rs"]),
    ("serde_json", &["backend/json.rs"]),
    ("sha2", &["event/lots/digest.rs"]),
    ("strsim", &["clean/nearest.rs"]),
    ("subsetter", &["font/subset.rs"]),
    ("tempfile", &["output.rs"]),
    ("time", &["backend/pdf/date.rs"]),
    ("toml_edit", &["event/toml/tree.rs"]),
    ("ttf_parser", &["font/face.rs", "font/user.rs"]),
    ("unic_langid", &["locale/language.rs"]),
    ("unicode_linebreak", &["locale/words.rs"]),
    ("unicode_normalization", &["clean.rs"]),
    ("unicode_width", &["backend/text/width.rs"]),
    ("write_fonts", &["font/subset.rs", "font/unhinted.rs", "font/user.rs"]),
];

/// The parts of the standard library that reach the world outside, each with the files that
/// name it.
const WORLD: [(&str, &[&str]); 10] = [
    ("std::env", &["main.rs"]),
    ("std::fs", &["input.rs", "output.rs"]),
    ("std::net", &[]),
    ("std::os", &["output.rs"]),
    ("std::process", &["main.rs"]),
    ("std::thread", &["backend/pdf/cores.rs"]),
    ("std::time", &[]),
    ("io::stderr", &[]),
    ("io::stdin", &[]),
    ("io::stdout", &["output.rs"]),
];

/// The most lines that a file has.
const MOST_LINES: usize = 400;

/// A source file.
struct Source {
    /// Its path under `src`, with `/` between the parts.
    path: String,
    /// Its lines without comments, up to its own tests.
    code: String,
    /// Its lines without comments.
    all: String,
}

impl Source {
    /// The room that it belongs to; none for `main.rs` and `lib.rs`.
    fn room(&self) -> Option<&str> {
        let (room, _) = self.path.split_once('/').or_else(|| self.path.split_once('.'))?;
        (!matches!(room, "main" | "lib")).then_some(room)
    }

    /// What follows each `crate::`: a path, to the end of its words.
    fn uses(&self) -> impl Iterator<Item = &str> {
        self.all.match_indices("crate::").map(|(at, found)| {
            let rest = &self.all[at + found.len()..];
            let end = rest.find(|next: char| !(is_word(next) || next == ':'));
            rest[..end.unwrap_or(rest.len())].trim_end_matches(':')
        })
    }

    /// Whether it names the outside `krate`, and not something of its own of that name.
    fn names(&self, krate: &str) -> bool {
        let imported = self.all.split(';').any(|statement| {
            let import = statement.trim_start();
            let own = import.starts_with("use crate::") || import.starts_with("pub mod");
            own && import.split(|next: char| !is_word(next)).any(|word| word == krate)
        });
        let named = self.all.match_indices(krate).any(|(at, found)| {
            let before = self.all[..at].chars().next_back();
            let after = &self.all[at + found.len()..];
            let whole = !before.is_some_and(|last| is_word(last) || last == ':');
            whole && (after.starts_with("::") || before.is_some() && after.starts_with(';'))
        });
        named && !imported
    }
}

fn is_word(character: char) -> bool {
    character.is_alphanumeric() || character == '_'
}

/// The Rust files under `folder` of the package, in order.
fn files(folder: &str) -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let (mut folders, mut found) = (vec![root.clone()], BTreeMap::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("the folder can be read") {
            let path: PathBuf = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let name = path.strip_prefix(&root).expect("under the root");
                let name = name.to_str().expect("plain names").replace('\\', "/");
                found.insert(name, fs::read_to_string(path).expect("UTF-8"));
            }
        }
    }
    found.into_iter().collect()
}

fn sources() -> Vec<Source> {
    let uncommented = |text: &str| {
        let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    let sources: Vec<Source> = files("src")
        .into_iter()
        .map(|(path, text)| {
            let all = uncommented(&text);
            let (code, _) = all.split_once("#[cfg(test)]\n").unwrap_or((&all, ""));
            Source { path, code: code.to_owned(), all }
        })
        .collect();
    assert!(sources.len() > 50, "the sources are found");
    sources
}

#[test]
fn every_room_is_on_the_list_and_uses_only_rooms_above_it() {
    let found: BTreeSet<String> =
        sources().iter().filter_map(|source| source.room().map(str::to_owned)).collect();
    let listed: BTreeSet<String> = ROOMS.iter().map(|(room, _)| (*room).to_owned()).collect();
    assert_eq!(found, listed);
    for (place, (room, uses)) in ROOMS.iter().enumerate() {
        for used in *uses {
            let used = used.split("::").next();
            let above = ROOMS[..place].iter().any(|(above, _)| Some(*above) == used);
            assert!(above, "{room} may not use {used:?}, which is not above it");
        }
    }
}

#[test]
fn a_room_uses_what_its_row_names_and_nothing_else() {
    for (room, allowed) in ROOMS {
        let mut used = BTreeSet::new();
        for source in sources().iter().filter(|source| source.room() == Some(room)) {
            assert!(!source.all.contains("use crate::{"), "{}: one room a line", source.path);
            for path in source.uses().filter(|path| path.split("::").next() != Some(room)) {
                let matches = |row: &&&str| path == **row || path.starts_with(&format!("{row}::"));
                let row = allowed.iter().find(matches);
                used.insert(*row.unwrap_or_else(|| panic!("{}: crate::{path}", source.path)));
            }
        }
        assert_eq!(used, allowed.iter().copied().collect(), "{room} uses less than its row");
    }
}

#[test]
fn no_path_climbs_out_of_its_room() {
    for source in sources() {
        assert!(!source.all.contains("super::super"), "{}", source.path);
        let parts: Vec<&str> = source.path.split('/').collect();
        // In these files `super` is the crate itself.
        let top = matches!(parts[..], [_] | [_, "mod.rs"]);
        assert!(!top || !source.code.contains("super::"), "{}", source.path);
    }
}

#[test]
fn back_ends_do_not_use_each_other() {
    for source in sources().iter().filter(|source| source.room() == Some("backend")) {
        assert!(!source.code.contains("crate::backend"), "{}", source.path);
        let parts: Vec<&str> = source.path.split('/').collect();
        let top = matches!(parts[..], [_, _] | [_, _, "mod.rs"]);
        assert!(!top || !source.code.contains("super::"), "{}", source.path);
    }
}

#[test]
fn main_uses_only_what_it_connects() {
    let sources = sources();
    let main = sources.iter().find(|source| source.path == "main.rs").expect("main.rs");
    let used: BTreeSet<&str> = main
        .all
        .match_indices("roundsheet::")
        .filter_map(|(at, found)| main.all[at + found.len()..].split("::").next())
        .collect();
    assert_eq!(used, ["cli", "console", "output", "request", "run"].into());
}

/// The files of `sources` that name `krate`, where `doors` are the places that may.
fn assert_doors(
    sources: &[Source],
    name: &str,
    doors: &[&str],
    is_named: impl Fn(&Source) -> bool,
) {
    let mut used = BTreeSet::new();
    for source in sources.iter().filter(|source| is_named(source)) {
        let at = |door: &&&str| {
            source.path == **door || door.ends_with('/') && source.path.starts_with(**door)
        };
        let door = doors.iter().find(at);
        used.insert(*door.unwrap_or_else(|| panic!("{} names {name}", source.path)));
    }
    assert_eq!(used, doors.iter().copied().collect(), "{name} has a door that is not used");
}

#[test]
fn each_outside_crate_has_its_door() {
    let sources = sources();
    for (name, doors) in DOORS {
        assert_doors(&sources, name, doors, |source| source.names(name));
    }
    assert!(sources.iter().all(|source| !source.all.contains("extern crate")));
}

#[test]
fn the_doors_are_the_dependencies() {
    let manifest = include_str!("../Cargo.toml");
    let (_, dependencies) = manifest.split_once("[dependencies]\n").expect("dependencies");
    let (dependencies, _) = dependencies.split_once("\n[").expect("another section");
    let named: Vec<String> = dependencies
        .lines()
        .filter_map(|line| line.split_once(" = "))
        .map(|(name, _)| name.replace('-', "_"))
        .collect();
    assert_eq!(named, DOORS.map(|(name, _)| name));
}

#[test]
fn the_world_outside_has_its_door() {
    let sources = sources();
    for (name, doors) in WORLD {
        assert_doors(&sources, name, doors, |source| source.code.contains(name));
    }
    assert!(sources.iter().all(|source| !source.all.contains("use std::{")), "one module a line");
}

#[test]
fn every_file_says_what_it_owns_and_stays_short() {
    for folder in ["src", "tests"] {
        for (path, text) in files(folder) {
            assert!(text.starts_with("//! "), "{folder}/{path} does not say what it owns");
            let lines = text.lines().count();
            assert!(lines <= MOST_LINES, "{folder}/{path} has {lines} lines");
        }
    }
}
