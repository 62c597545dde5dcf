//! The sheets of an event, in one file or a file of each kind.

use super::characters;
use super::read::{Read, read};
use super::volume::{Way, lay_out, warnings};
use crate::console::{Level, Notice};
use crate::document::{Document, Volume};
use crate::event::Event;
use crate::font::FontSet;
use crate::layout::Scale;
use crate::locale::{Book, Catalog, Entrants, Mark};
use crate::output::{Batch, Target, is_folder};
use crate::request::{Characters, EventRequest, Format, SheetsRequest};
use crate::run::made::Made;
use crate::run::pages::font_set;
use crate::run::progress::Progress;
use crate::run::{Report, RunError, viewer};
use crate::schedule::Schedule;
use crate::sheets::ComposeError;
use crate::sheets::event::{EventBrief, Kind, compose};

/// The most pairings on the forms of one run, which are many words each.
const MOST_PAIRINGS: u64 = 100_000;

/// Makes the sheets that are asked for.
pub(in crate::run) fn sheets(
    request: &SheetsRequest,
    notices: &mut Vec<Notice>,
) -> Result<Report, RunError> {
    let EventRequest { file, medium, target, page, announce, .. } = &request.event;
    let Read { mut event, sources } = read(file, notices)?;
    event.game = request.game.unwrap_or(event.game);
    event.exchange_sides |= request.exchange_sides;
    let fonts = prepare(&request.event, &mut event, notices)?;
    let schedule = event.draw().map_err(ComposeError::from)?;
    let kinds = kinds(request, &event, &schedule)?;
    let brief = brief(request, &event, &schedule);
    let catalog = catalog(&event)?;
    let documents = kinds
        .iter()
        .map(|kind| Ok((*kind, compose(*kind, &brief, &catalog)?)))
        .collect::<Result<Vec<_>, ComposeError>>()?;

    let mut progress = Progress::new();
    let mut shortened = Vec::new();
    let mut make = |documents: Vec<(Kind, Document)>, progress: &mut Progress| {
        let ways: Vec<Way> = documents.iter().map(|(kind, _)| way(*kind)).collect();
        let volume = Volume::of(documents.into_iter().map(|(_, document)| document).collect());
        if let Some(made) = Made::without_pages(&volume, medium.format) {
            return Ok(made);
        }
        let list = lay_out(&volume, &ways, &fonts, page, progress, &mut shortened)?;
        Made::of_pages(&volume, &list, &fonts, medium, target, progress)
    };
    let mut batch = Batch::default();
    batch.spare(sources.paths());
    match target {
        Target::File(folder) if is_folder(folder) => {
            let mut first = None;
            for (kind, document) in documents {
                let made = make(vec![(kind, document)], &mut progress)?;
                let path = folder.join(format!("{}.{}", kind.id(), medium.format.name()));
                let paths = made.stage(&mut batch, &path)?;
                first = first.or(paths.into_iter().next());
            }
            drop(progress);
            batch.commit()?;
            notices.extend(warnings(&shortened));
            if medium.open {
                notices.extend(first.and_then(|path| viewer::show(&path)));
            }
            Ok(Report::default())
        }
        target => {
            let made = make(documents, &mut progress)?;
            drop(progress);
            notices.extend(warnings(&shortened));
            made.deliver(target, batch, *announce, medium.open, notices)
        }
    }
}

/// The faces for the sheets of `event`, once what was asked for in place of what its file says
/// is in it and its texts are known to be drawable.
pub(super) fn prepare(
    request: &EventRequest,
    event: &mut Event,
    notices: &mut Vec<Notice>,
) -> Result<FontSet, RunError> {
    let style = &request.style;
    event.locale = request.locale.unwrap_or(event.locale);
    event.style.digits = style.digits.or(event.style.digits);
    event.style.mark = style.mark.or(event.style.mark);
    event.style.separator = style.separator.clone().or(event.style.separator.take());
    let fonts = font_set(&request.medium.fonts)?;
    // Formats that draw nothing take every character.
    let draws = matches!(request.medium.format, Format::Pdf | Format::Png);
    if draws || request.characters != Characters::Refuse {
        let file = request.file.path.display().to_string();
        let found = characters::check(event, &file, &fonts, request.characters);
        let (errors, warnings): (Vec<_>, Vec<_>) =
            found.into_iter().partition(|notice| notice.level == Level::Error);
        notices.extend(warnings);
        if !errors.is_empty() {
            return Err(RunError::Event(errors));
        }
    }
    Ok(fonts)
}

/// What the sheets of `event` say in its language.
pub(super) fn catalog(event: &Event) -> Result<Catalog, ComposeError> {
    Ok(Catalog::of(event.locale, &[Book::Tables, Book::Event])?)
}

/// The kinds that are made of `event`.
fn kinds(
    request: &SheetsRequest,
    event: &Event,
    schedule: &Schedule,
) -> Result<Vec<Kind>, RunError> {
    let last = u32::try_from(schedule.rounds.len()).unwrap_or(u32::MAX);
    if let Some(round) = request.round.filter(|round| *round > last) {
        return Err(RunError::NoRound { round, last });
    }
    let teams = event.entrants == Entrants::Teams;
    let kinds: Vec<Kind> = match &request.only {
        Some(only) => only.clone(),
        None => Kind::ALL
            .into_iter()
            .filter(|kind| teams || !kind.is_for_teams())
            .filter(|kind| request.round.is_none() || kind.has_rounds())
            .collect(),
    };
    if let Some(kind) = kinds.iter().find(|kind| kind.is_for_teams() && !teams) {
        return Err(RunError::NoTeams { kind: kind.id() });
    }
    let pairings = kinds.iter().map(|kind| pairings(*kind, schedule, request.round)).sum();
    if pairings > MOST_PAIRINGS {
        return Err(RunError::TooMuch { pairings, most: MOST_PAIRINGS });
    }
    if !event.is_drawn() && kinds.iter().any(|kind| needs_numbers(*kind)) {
        return Err(RunError::NotDrawn { path: request.event.file.path.clone() });
    }
    Ok(kinds)
}

/// How many pairings a kind of sheet has, each counted as often as it stands there. The
/// schedule has numbers only, and is no larger than a table may be.
fn pairings(kind: Kind, schedule: &Schedule, round: Option<u32>) -> u64 {
    let rounds = if round.is_some() { 1 } else { schedule.rounds.len() as u64 };
    let of_rounds = rounds * u64::from(schedule.entrants / 2);
    match kind {
        Kind::Entrants | Kind::Schedule | Kind::Places => 0,
        Kind::Pairings | Kind::Slips | Kind::Matches | Kind::Crosstable => of_rounds,
        Kind::Cards => of_rounds * 2,
    }
}

/// Whether a kind of sheet has the numbers that entrants drew.
const fn needs_numbers(kind: Kind) -> bool {
    !matches!(kind, Kind::Places | Kind::Entrants)
}

/// What the sheets are asked to show.
fn brief<'e>(request: &SheetsRequest, event: &'e Event, schedule: &'e Schedule) -> EventBrief<'e> {
    let mut brief = EventBrief::new(event, schedule);
    if brief.notation.mark == Mark::Ring && !request.event.medium.format.draws() {
        brief.notation.mark = Mark::Brackets;
    }
    EventBrief {
        round: request.round,
        round_a_page: request.round_a_page,
        slips_a_page: request.slips_a_page,
        cards_a_page: request.cards_a_page,
        ..brief
    }
}

/// How a kind of sheet is set.
const fn way(kind: Kind) -> Way {
    match kind {
        Kind::Schedule => Way { scale: Scale::Wall, turns: true, ..Way::FORM },
        Kind::Crosstable => Way { turns: true, ..Way::FORM },
        Kind::Cards | Kind::Slips | Kind::Places => Way::CARDS,
        Kind::Entrants | Kind::Pairings | Kind::Matches => Way::FORM,
    }
}
