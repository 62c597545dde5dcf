//! What is told on standard error: mistakes, warnings, hints. On a terminal the word that a
//! line begins with has a colour. The door to standard error, `anstream` and `anstyle`.

use std::io::Write;

use anstyle::{AnsiColor, Style};

use crate::clean::told;

/// Something that the user is told beside the result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How bad it is.
    pub level: Level,
    /// What it is, in one line.
    pub text: String,
    /// What can be done, in one line.
    pub hint: Option<String>,
}

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Nothing was made.
    Error,
    /// Something was made that may not be what was meant.
    Warning,
}

impl Level {
    /// The word that stands before what is told.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Warning => "warning",
        }
    }
}

impl Notice {
    /// Why nothing was made.
    pub fn error(text: impl Into<String>, hint: Option<String>) -> Self {
        Self { level: Level::Error, text: text.into(), hint }
    }

    /// What may not be meant.
    pub fn warning(text: impl Into<String>, hint: Option<String>) -> Self {
        Self { level: Level::Warning, text: text.into(), hint }
    }
}

/// Tells `notices` in order. Where not even that can be told, the exit code tells.
pub fn tell(notices: &[Notice]) {
    let mut lines = Vec::new();
    for Notice { level, text, hint } in notices {
        lines.push(format!("{}: {text}", level.word()));
        lines.extend(hint.iter().map(|hint| format!("hint: {hint}")));
    }
    tell_lines(lines.iter().map(String::as_str));
}

/// Tells lines that say for themselves what they are, each so that it does no more to a
/// terminal than stand there.
pub fn tell_lines<'l>(lines: impl Iterator<Item = &'l str>) {
    let mut stderr = anstream::stderr().lock();
    for line in lines {
        let line = told(line);
        let word = line.split_once(": ").map(|(word, _)| word);
        let written = match word.and_then(|word| Some((word, colour(word)?))) {
            Some((word, style)) => {
                let rest = &line[word.len() + 1..];
                writeln!(stderr, "{style}{word}:{style:#}{rest}")
            }
            None => writeln!(stderr, "{line}"),
        };
        if written.is_err() {
            return;
        }
    }
}

/// How the word before a line is set apart, if it is one of ours.
fn colour(word: &str) -> Option<Style> {
    let colour = match word {
        "error" => AnsiColor::Red,
        "warning" => AnsiColor::Yellow,
        "hint" => AnsiColor::Cyan,
        _ => return None,
    };
    Some(colour.on_default().bold())
}
