//! An event from its files, in order or refused.

use crate::console::{Level, Notice};
use crate::event::{self, Event, Problem, Severity, Sources};
use crate::input;
use crate::request::EventFile;
use crate::run::RunError;

/// An event and its files.
pub(super) struct Read {
    /// The event.
    pub(super) event: Event,
    /// Its files as they were read.
    pub(super) sources: Sources,
}

/// Reads the event. What is probably not meant is added to `notices`.
///
/// # Errors
///
/// A file cannot be read, or there are mistakes in it: all of them, and with them what is
/// probably not meant, in the order of the files.
pub(super) fn read(file: &EventFile, notices: &mut Vec<Notice>) -> Result<Read, RunError> {
    let mut load = |path: &std::path::Path| input::read(path);
    let reading = event::read(&file.path, &file.options, &mut load).map_err(RunError::Read)?;
    let problems: Vec<Notice> = reading.problems.into_iter().map(notice).collect();
    match reading.event {
        Some(event) if problems.iter().all(|notice| notice.level == Level::Warning) => {
            notices.extend(problems);
            Ok(Read { event, sources: reading.sources })
        }
        _ => Err(RunError::Event(problems)),
    }
}

fn notice(problem: Problem) -> Notice {
    let level = match problem.severity {
        Severity::Error => Level::Error,
        Severity::Warning => Level::Warning,
    };
    Notice { level, text: problem.to_string(), hint: problem.hint }
}
