//! Slips for the drawing of lots, or the draw by program.

use crate::console::Notice;
use crate::request::LotsRequest;
use crate::run::{Report, RunError};

pub(in crate::run) fn lots(
    _request: &LotsRequest,
    _notices: &mut Vec<Notice>,
) -> Result<Report, RunError> {
    Ok(Report::default())
}
