//! Slips for the drawing of lots, or the draw by program.

use super::read::{Read, read};
use super::sheets::{catalog, prepare};
use super::volume::{Way, lay_out, warnings};
use crate::console::Notice;
use crate::document::{Document, Volume};
use crate::event::lots::{Draw, draw, new_seed};
use crate::event::{Event, write_draw};
use crate::font::{FontSet, Style};
use crate::output::{Batch, Target, plain};
use crate::request::{EventRequest, LotsDraw, LotsRequest};
use crate::run::made::Made;
use crate::run::progress::Progress;
use crate::run::{Report, RunError, viewer};
use crate::sheets::event::lots::{protocol, slips};

/// Makes slips, or draws and makes the record of the draw.
pub(in crate::run) fn lots(
    request: &LotsRequest,
    notices: &mut Vec<Notice>,
) -> Result<Report, RunError> {
    match &request.draw {
        Some(how) => drawn(&request.event, how, notices),
        None => by_hand(&request.event, notices),
    }
}

/// Slips with numbers, to be drawn by hand.
fn by_hand(request: &EventRequest, notices: &mut Vec<Notice>) -> Result<Report, RunError> {
    let Read { mut event, sources } = read(&request.file, notices)?;
    let fonts = prepare(request, &mut event, notices)?;
    let document = slips(&event, &catalog(&event)?)?;
    let made = make(document, Way::CARDS, &fonts, request, notices)?;
    let mut batch = Batch::default();
    batch.spare(sources.paths());
    made.deliver(&request.target, batch, request.announce, request.medium.open, notices)
}

/// The document as bytes.
fn make(
    document: Document,
    way: Way,
    fonts: &FontSet,
    request: &EventRequest,
    notices: &mut Vec<Notice>,
) -> Result<Made, RunError> {
    let EventRequest { medium, target, page, .. } = request;
    let volume: Volume = document.into();
    if let Some(made) = Made::without_pages(&volume, medium.format) {
        return Ok(made);
    }
    let mut progress = Progress::new();
    let mut shortened = Vec::new();
    let list = lay_out(&volume, &[way], fonts, page, &mut progress, &mut shortened)?;
    notices.extend(warnings(&shortened));
    Made::of_pages(&volume, &list, fonts, medium, target, &mut progress)
}

/// Draws, writes the numbers and the seed into the files of the event, and makes the record:
/// all of it, or nothing.
fn drawn(
    request: &EventRequest,
    how: &LotsDraw,
    notices: &mut Vec<Notice>,
) -> Result<Report, RunError> {
    let seed = match &how.seed {
        Some(seed) => seed.clone(),
        None => new_seed().map_err(RunError::Chance)?,
    };
    let Read { mut event, sources } = read(&request.file, notices)?;
    let mut draw = draw(&event, &seed, how.redraw).map_err(RunError::Draw)?;
    let files = write_draw(&sources, &draw).map_err(RunError::Numbers)?;
    let fonts = prepare(request, &mut event, notices)?;
    if let Err(uncovered) = fonts.itemize(&draw.seed, Style::Text, event.locale) {
        return Err(RunError::Uncovered { option: "--seed", uncovered });
    }
    name(&mut draw, &event);
    let record = protocol(&event, &draw, &catalog(&event)?)?;
    let made = make(record, Way::FORM, &fonts, request, notices)?;

    let mut batch = Batch::default();
    let mut report = Report::default();
    report.line(&format!("seed: {}", draw.seed));
    for (path, bytes) in &files {
        plain(path)?;
        batch.stage(path, bytes)?;
        report.file(path);
    }
    batch.spare(sources.paths());
    match &request.target {
        Target::Stdout => {
            // The record is all that is written there.
            report = Report::default();
            made.write_stdout()?;
            batch.commit()?;
        }
        Target::File(path) => {
            let paths = made.stage(&mut batch, path)?;
            batch.commit()?;
            paths.iter().for_each(|path| report.file(path));
            if request.medium.open {
                notices.extend(paths.first().and_then(|path| viewer::show(path)));
            }
        }
    }
    Ok(report)
}

/// Has the lots of `draw` the names of `event`, whose characters can be drawn.
fn name(draw: &mut Draw, event: &Event) {
    for lot in &mut draw.lots {
        if let Some(entrant) = event.field.get(lot.entry) {
            lot.name.clone_from(&entrant.name);
        }
    }
}
