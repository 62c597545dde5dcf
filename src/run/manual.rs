//! The manual, and scripts for shells.

use std::path::Path;

use super::{Report, RunError};
use crate::cli::{Shell, completions, manual};
use crate::output::Batch;

/// The script by which `shell` completes command lines.
pub(super) fn script(shell: Shell) -> Report {
    Report::text(completions(shell))
}

/// The main page of the manual, or all pages into `folder`.
pub(super) fn pages(folder: Option<&Path>) -> Result<Report, RunError> {
    let pages = manual();
    let Some(folder) = folder else {
        return Ok(Report::text(
            pages.into_iter().next().map(|page| page.text).unwrap_or_default(),
        ));
    };
    let mut batch = Batch::default();
    for page in pages {
        batch.stage(&folder.join(page.name), &page.text)?;
    }
    batch.commit()?;
    Ok(Report::default())
}
