//! The file of an event, begun.

use crate::request::NewRequest;
use crate::run::{Report, RunError};

/// Begins the file of an event. One that is there already is left alone.
pub(in crate::run) fn new(_request: &NewRequest) -> Result<Report, RunError> {
    Ok(Report::default())
}
