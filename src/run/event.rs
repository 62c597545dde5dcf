//! Everything about an event: its file is begun, checked, drawn for, and its sheets are made.

mod characters;
mod lots;
mod new;
mod read;
mod sheets;
mod volume;

pub(super) use lots::lots;
pub(super) use new::new;
pub(super) use sheets::sheets;

use super::{Report, RunError};
use crate::console::Notice;
use crate::locale::Entrants;
use crate::request::EventFile;
use read::read;

/// Says what is wrong with the files of an event, or in one line what they are.
pub(super) fn check(file: &EventFile, notices: &mut Vec<Notice>) -> Result<Report, RunError> {
    let event = read(file, notices)?.event;
    let schedule = event.draw().map_err(crate::sheets::ComposeError::from)?;
    let who = match event.entrants {
        Entrants::Players => "players",
        Entrants::Teams => "teams",
    };
    let (count, rounds) = (event.size(), schedule.rounds.len());
    let drawn = if event.is_drawn() { "lots are drawn" } else { "lots are not drawn" };
    let plural = if rounds == 1 { "round" } else { "rounds" };
    let mut report = Report::default();
    report.line(&format!("{}: {count} {who}, {rounds} {plural}, {drawn}", event.title));
    Ok(report)
}
