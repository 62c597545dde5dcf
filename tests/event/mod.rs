//! Event files: what is read of them, what is refused and where, and what is written into them.

mod encodings;
mod examples;
mod fields;
mod limits;
mod lists;
mod lots;
mod numbers;
mod quotes;
mod rounds;
mod sample;
mod writing;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use roundsheet::event::{self, Event, Problem, ReadOptions, Reading, Severity};

/// Files that are nowhere but here.
pub(crate) struct Files(BTreeMap<PathBuf, Vec<u8>>);

impl Files {
    pub(crate) fn of(files: &[(&str, &[u8])]) -> Self {
        Self(files.iter().map(|(name, bytes)| (name.into(), bytes.to_vec())).collect())
    }

    /// Reads `event.toml`.
    pub(crate) fn read(&self, options: &ReadOptions) -> Reading {
        let mut load = |path: &Path| self.0.get(path).cloned().ok_or_else(|| path.to_owned());
        event::read(Path::new("event.toml"), options, &mut load).expect("the file is there")
    }
}

/// What is read of one event file.
pub(crate) fn read(text: &str) -> Reading {
    Files::of(&[("event.toml", text.as_bytes())]).read(&ReadOptions::default())
}

/// The event in `text`, in which nothing is wrong.
pub(crate) fn event(text: &str) -> Event {
    let reading = read(text);
    assert_eq!(told(&reading.problems), [""; 0]);
    reading.event.expect("no error")
}

/// Each problem in one line, with its hint after an arrow.
pub(crate) fn told(problems: &[Problem]) -> Vec<String> {
    let tell = |problem: &Problem| {
        let word = if problem.severity == Severity::Warning { "warning: " } else { "" };
        let hint = problem.hint.as_deref().map_or(String::new(), |hint| format!(" -> {hint}"));
        format!("{word}{problem}{hint}")
    };
    problems.iter().map(tell).collect()
}

/// Four players of whom nothing is known but the names.
pub(crate) const FOUR: &str = "[[player]]\nname = \"A\"\n[[player]]\nname = \"B\"\n\
                               [[player]]\nname = \"C\"\n[[player]]\nname = \"D\"\n";

/// An event file with `above` over the tables of its four players.
pub(crate) fn with_four(above: &str) -> String {
    format!("title = \"T\"\n{above}\n{FOUR}")
}

/// An event file that names `list.csv`, a list of `kind`.
pub(crate) fn naming(kind: &str, more: &str) -> String {
    format!("title = \"T\"\n{more}\n[{kind}]\nfile = \"list.csv\"\n")
}

/// What is read of a list of players.
pub(crate) fn players(list: &[u8]) -> Reading {
    listed("players", list, &ReadOptions::default())
}

/// What is read of a list of `kind`.
pub(crate) fn listed(kind: &str, list: &[u8], options: &ReadOptions) -> Reading {
    let event = naming(kind, if kind == "teams" { "boards = 2" } else { "" });
    Files::of(&[("event.toml", event.as_bytes()), ("list.csv", list)]).read(options)
}

/// The number, if there is one, and the name of all in a list in which nothing is wrong.
pub(crate) fn entries(reading: &Reading) -> Vec<(u32, &str)> {
    assert_eq!(told(&reading.problems), [""; 0]);
    let event = reading.event.as_ref().expect("no error");
    let number = |number: roundsheet::schedule::Number| number.get();
    event.field.iter().map(|it| (it.number.map_or(0, number), it.name.as_str())).collect()
}
