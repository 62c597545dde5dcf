//! The file of an event, begun.

use crate::event::{New, sample};
use crate::locale::{Book, Catalog};
use crate::output::{Target, create, write_stdout};
use crate::request::NewRequest;
use crate::run::{Report, RunError};
use crate::sheets::ComposeError;

/// Begins the file of an event. One that is there already is left alone.
pub(in crate::run) fn new(request: &NewRequest) -> Result<Report, RunError> {
    let new = New {
        title: request.title.clone().unwrap_or_default(),
        place: request.place.clone(),
        game: Some(request.game),
        entrants: request.entrants,
        boards: request.boards,
        cycles: request.cycles,
        games_per_match: request.games_per_match,
        list: request.list.clone(),
    };
    let catalog = Catalog::of(request.locale, &[Book::File]).map_err(ComposeError::from)?;
    let text = sample(&new, &catalog).map_err(ComposeError::from)?;
    match &request.target {
        Target::Stdout => write_stdout(text.as_bytes())?,
        Target::File(path) => create(path, text.as_bytes())?,
    }
    Ok(Report::default())
}
