//! What is wrong with the files of an event: all of it at once, each with its place.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use super::Source;
use super::lines::Lines;

/// Something that is wrong, or probably not meant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Whether the event can be used all the same.
    pub severity: Severity,
    /// Where it is.
    pub place: Place,
    /// What it is, in one line.
    pub said: String,
    /// What would put it right, in one line.
    pub hint: Option<String>,
}

/// Whether an event with a problem can be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// It cannot.
    Error,
    /// It can: the problem is told, and nothing more.
    Warning,
}

/// A place in a file, or a file as a whole.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    /// The file as it was named.
    pub path: Arc<PathBuf>,
    /// The line, from 1; none for the file as a whole.
    pub line: Option<usize>,
    /// The column in characters, from 1, where it is known.
    pub column: Option<usize>,
}

impl Severity {
    /// The word that stands before a problem.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

impl Place {
    /// The file as a whole.
    pub fn of_file(path: &Arc<PathBuf>) -> Self {
        Self { path: Arc::clone(path), line: None, column: None }
    }

    /// A line.
    pub fn of_line(path: &Arc<PathBuf>, line: usize) -> Self {
        Self { path: Arc::clone(path), line: Some(line), column: None }
    }

    /// The place of the byte `offset` of the text in `path` whose lines are `lines`.
    pub(super) fn at(path: &Arc<PathBuf>, lines: &Lines, text: &str, offset: usize) -> Self {
        let (line, column) = lines.place(text, offset);
        Self { path: Arc::clone(path), line: Some(line), column }
    }
}

impl From<&Source> for Place {
    fn from(source: &Source) -> Self {
        Self::of_line(&source.path, source.line)
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.path.display())?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        if let Some(column) = self.column {
            write!(f, ":{column}")?;
        }
        Ok(())
    }
}

/// The place and what is wrong there; neither severity nor hint.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.said)
    }
}

/// The most errors that are told at once, and the most warnings: nobody reads more, and a file
/// that is something else altogether has one on each line.
const MOST: usize = 1000;

/// What has been found so far.
#[derive(Debug, Default)]
pub(super) struct Problems {
    found: Vec<Problem>,
    errors: usize,
    warnings: usize,
}

impl Problems {
    /// Notes an error.
    pub(super) fn error(&mut self, place: Place, said: impl Into<String>, hint: impl Into<String>) {
        self.note(Severity::Error, place, said.into(), hint.into());
    }

    /// Notes a warning.
    pub(super) fn warning(
        &mut self,
        place: Place,
        said: impl Into<String>,
        hint: impl Into<String>,
    ) {
        self.note(Severity::Warning, place, said.into(), hint.into());
    }

    fn note(&mut self, severity: Severity, place: Place, said: String, hint: String) {
        let count = match severity {
            Severity::Error => &mut self.errors,
            Severity::Warning => &mut self.warnings,
        };
        *count += 1;
        if *count <= MOST {
            let hint = (!hint.is_empty()).then_some(hint);
            self.found.push(Problem { severity, place, said, hint });
        }
    }

    /// Whether any of them is an error.
    pub(super) const fn has_errors(&self) -> bool {
        self.errors > 0
    }

    /// Those that are told in the order of their places, those in `first` before those in other
    /// files; then how many more there are.
    pub(super) fn sorted(mut self, first: &Arc<PathBuf>) -> Vec<Problem> {
        self.found.sort_by_key(|problem| {
            let Place { path, line, column } = &problem.place;
            (*path != *first, Arc::clone(path), *line, *column)
        });
        let counts = [
            (Severity::Error, self.errors, "mistakes"),
            (Severity::Warning, self.warnings, "warnings"),
        ];
        for (severity, count, what) in counts {
            let more = count.saturating_sub(MOST);
            if more > 0 {
                let place = Place::of_file(first);
                let said = match more {
                    1 => format!("there is one more {}", what.trim_end_matches('s')),
                    _ => format!("there are {more} more {what}"),
                };
                let hint = Some("put the first of them right, and check again".to_owned());
                self.found.push(Problem { severity, place, said, hint });
            }
        }
        self.found
    }
}
