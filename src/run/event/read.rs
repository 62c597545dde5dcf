//! An event from its files, in order or refused.

use crate::console::Notice;
use crate::event::Event;
use crate::request::EventFile;
use crate::run::RunError;

/// An event and its files.
pub(super) struct Read {
    /// The event.
    pub(super) event: Event,
}

/// Reads the event. What is probably not meant is added to `notices`.
///
/// # Errors
///
/// A file cannot be read, or there are mistakes in it: all of them.
pub(super) fn read(_file: &EventFile, _notices: &mut Vec<Notice>) -> Result<Read, RunError> {
    Err(RunError::Event(Vec::new()))
}
