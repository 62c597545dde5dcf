//! Event files: what is read of them, what is refused and where, and what is written into them.

mod examples;

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
