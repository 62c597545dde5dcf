//! From what was typed about an event to what it means.

use std::path::{Path, PathBuf};

use super::choice::choose;
use super::event::{
    Characters, EventFile, EventPage, EventRequest, LotsDraw, LotsRequest, NewRequest,
    SheetsRequest,
};
use super::medium::medium;
use super::number::optional;
use super::outlet::{DELIMITERS, format_and_path};
use super::page::{paper, press};
use super::resolve::{ENTRANTS, games_and_locales, named_game, named_locale};
use super::writing::{digits, mark, separator, text};
use super::{Environment, Format, Medium, RequestError};
use crate::cli::{EventFileArgs, EventSheetArgs, LotsArgs, NewArgs, PaperArgs, SheetsArgs};
use crate::event::lots;
use crate::event::{Encoding, MAX_TEXT, ReadOptions, Style};
use crate::locale::{Entrants, Mark};
use crate::output::Target;
use crate::paper::{Margins, Orientation};
use crate::sheets::event::Kind;
use crate::units::Length;

/// What is done about characters that no face draws, on the command line.
const CHARACTERS: [(&str, Characters); 3] =
    [("refuse", Characters::Refuse), ("mark", Characters::Mark), ("drop", Characters::Drop)];

/// How many cards share a page, on the command line.
const COUNTS: [(&str, u8); 5] = [("1", 1), ("2", 2), ("4", 4), ("6", 6), ("8", 8)];

/// The margins of pages that are cut into cards, where none are asked for.
const CUT_MARGIN: Length = Length::mm(10);

/// The latest round that can be asked for, which no event reaches.
const LAST_ROUND: u32 = 9_999;

pub(super) fn new(args: &NewArgs, environment: &Environment) -> Result<NewRequest, RequestError> {
    let target = match args.event.as_str() {
        "" => return Err(RequestError::NoEvent),
        "-" => Target::Stdout,
        path => Target::File(path.into()),
    };
    let (games, locales) =
        games_and_locales(args.game.as_slice(), args.locale.as_slice(), environment)?;
    let entrants = match &args.entrants {
        Some(typed) => choose("--entrants", "kind of entrants", typed, ENTRANTS)?,
        None => Entrants::default(),
    };
    let boards = optional("--boards", args.boards.as_deref(), 1, 100)?;
    if boards.is_some() && entrants != Entrants::Teams {
        return Err(RequestError::BoardsOfPlayers);
    }
    let games_per_match = optional("--games-per-match", args.games_per_match.as_deref(), 1, 20)?;
    let list = match args.from.as_deref() {
        Some("") => return Err(RequestError::NoText { option: "--from" }),
        list => list.map(str::to_owned),
    };
    Ok(NewRequest {
        target,
        title: event_text("--title", args.title.as_deref())?,
        place: event_text("--place", args.place.as_deref())?,
        // Either has one at least.
        game: games[0],
        locale: locales[0],
        entrants,
        boards,
        cycles: optional("--cycles", args.cycles.as_deref(), 1, 2)?,
        games_per_match,
        list,
    })
}

/// A text of an event's file, if it was given at all.
fn event_text(option: &'static str, typed: Option<&str>) -> Result<Option<String>, RequestError> {
    let text = text(option, typed)?;
    match text.as_ref().map_or(0, |text| text.chars().count()) {
        count if count > MAX_TEXT => Err(RequestError::LongText { option, count }),
        _ => Ok(text),
    }
}

pub(super) fn event_file(args: &EventFileArgs) -> Result<EventFile, RequestError> {
    if args.event.is_empty() {
        return Err(RequestError::NoEvent);
    }
    let encoding = args.encoding.as_deref().map(encoding).transpose()?;
    let delimiter = match &args.delimiter {
        Some(typed) => Some(choose("--delimiter", "delimiter", typed, DELIMITERS)?),
        None => None,
    };
    let options =
        ReadOptions { encoding, delimiter: delimiter.map(char::from), drop_unseen: false };
    Ok(EventFile { path: PathBuf::from(&args.event), options })
}

/// The encoding that was asked for by its name.
fn encoding(typed: &str) -> Result<Encoding, RequestError> {
    Encoding::from_label(typed).ok_or_else(|| RequestError::Unknown {
        option: "--encoding",
        noun: "encoding",
        value: typed.to_owned(),
        names: Encoding::NAMES.to_vec(),
        nearest: Encoding::nearest(typed),
    })
}

pub(super) fn lots(
    args: &LotsArgs,
    environment: &Environment,
) -> Result<LotsRequest, RequestError> {
    for (option, given) in [("--seed", args.seed.is_some()), ("--redraw", args.redraw)] {
        if given && !args.draw {
            return Err(RequestError::NoDraw { option });
        }
    }
    let seed = args.seed.as_deref().map(lots::seed).transpose().map_err(RequestError::Seed)?;
    let what = if args.draw { "lots" } else { "lot-slips" };
    let outlet = Outlet { format: args.format.as_deref(), path: args.output.as_deref() };
    let event = event(&args.event, &outlet, what, environment)?;
    let draw = args.draw.then_some(LotsDraw { seed, redraw: args.redraw });
    Ok(LotsRequest { event, draw })
}

pub(super) fn sheets(
    args: &SheetsArgs,
    environment: &Environment,
) -> Result<SheetsRequest, RequestError> {
    let round = optional("--round", args.round.as_deref(), 1, LAST_ROUND)?;
    let only = kinds(&args.only, round)?;
    let count = |option, noun, kind, typed: &Option<String>| {
        let chosen = typed.as_ref().map(|typed| choose(option, noun, typed, COUNTS)).transpose()?;
        for_kind(option, chosen.is_some(), kind, only.as_deref(), round)?;
        Ok(chosen)
    };
    let (slips, cards) = (&args.slips_per_page, &args.cards_per_page);
    let slips_a_page = count("--slips-per-page", "number of slips", Kind::Slips, slips)?;
    let cards_a_page = count("--cards-per-page", "number of cards", Kind::Cards, cards)?;
    let paged = args.round_a_page;
    for_kind("--round-a-page", paged, Kind::Pairings, only.as_deref(), round)?;
    let game = args.game.as_deref().map(named_game).transpose()?;

    let mut what = match &only {
        Some(only) => only.iter().map(|kind| kind.id()).collect::<Vec<_>>().join("-"),
        None => "sheets".to_owned(),
    };
    if let Some(round) = round {
        what.push_str(&format!("-round-{round}"));
    }
    let outlet = Outlet { format: args.format.as_deref(), path: args.output.as_deref() };
    let mut event = event(&args.event, &outlet, &what, environment)?;
    event.style.separator = separator(args.separator.as_deref())?;
    event.style.mark = args.mark.as_deref().map(mark).transpose()?;
    let format = event.medium.format;
    if event.style.mark == Some(Mark::Ring) && !format.draws() {
        return Err(RequestError::Ring { format });
    }
    Ok(SheetsRequest {
        event,
        only,
        round,
        round_a_page: args.round_a_page,
        slips_a_page,
        cards_a_page,
        game,
        exchange_sides: args.exchange_sides,
    })
}

/// The kinds that were asked for, in the order of a file; none if none were.
fn kinds(typed: &[String], round: Option<u32>) -> Result<Option<Vec<Kind>>, RequestError> {
    let mut kinds = Vec::new();
    for typed in typed {
        let known = Kind::ALL.map(|kind| (kind.id(), kind));
        let kind = choose("--only", "kind of sheets", typed.trim(), known)?;
        if round.is_some() && !kind.has_rounds() {
            return Err(RequestError::RoundOfKind { kind: kind.id() });
        }
        kinds.push(kind);
    }
    kinds.sort_unstable();
    kinds.dedup();
    Ok((!kinds.is_empty()).then_some(kinds))
}

/// Refuses an option for `kind` where that kind is not printed.
fn for_kind(
    option: &'static str,
    given: bool,
    kind: Kind,
    only: Option<&[Kind]>,
    round: Option<u32>,
) -> Result<(), RequestError> {
    let printed = match only {
        Some(only) => only.contains(&kind),
        None => round.is_none() || kind.has_rounds(),
    };
    if given && !printed {
        return Err(RequestError::OtherKind { option, kind: kind.id() });
    }
    Ok(())
}

/// Where the sheets go, as it was typed.
struct Outlet<'a> {
    format: Option<&'a str>,
    path: Option<&'a str>,
}

/// What all sheets of an event need to know; `what` goes into the name of their file.
fn event(
    args: &EventSheetArgs,
    outlet: &Outlet<'_>,
    what: &str,
    environment: &Environment,
) -> Result<EventRequest, RequestError> {
    let mut file = event_file(&args.file)?;
    let locale = args.locale.as_deref().map(named_locale).transpose()?;
    let characters = match &args.missing_characters {
        Some(typed) => choose("--missing-characters", "way", typed, CHARACTERS)?,
        None => Characters::default(),
    };
    file.options.drop_unseen = characters != Characters::Refuse;
    let digits = args.digits.as_deref().map(digits).transpose()?;
    let (format, path) = format_and_path(outlet.format, outlet.path)?;
    if format.is_data() {
        let option = if outlet.format.is_some() { "--format" } else { "--output" };
        return Err(RequestError::DataOfEvent { option, format });
    }
    let page = page(&args.page)?;
    let medium: Medium = medium(&args.medium, (format, path), environment)?;
    let announce = path.is_none();
    let target = match path {
        Some("-") => Target::Stdout,
        Some(path) => Target::File(path.into()),
        None => Target::File(usual_path(&file.path, what, format)),
    };
    let style = Style { digits, ..Style::default() };
    Ok(EventRequest { file, locale, style, characters, page, medium, target, announce })
}

fn page(args: &PaperArgs) -> Result<EventPage, RequestError> {
    let (paper, orientation, margins) = paper(args)?;
    let cut_margins = match &args.margins {
        Some(_) => margins,
        None => Margins::all(CUT_MARGIN),
    };
    Ok(EventPage {
        paper,
        orientation: (orientation == Orientation::Landscape).then_some(orientation),
        margins,
        cut_margins,
        press: press(args)?,
    })
}

/// The name of a file that says which event it belongs to and what it holds, in the current
/// folder: `event-sheets.pdf`.
fn usual_path(event: &Path, what: &str, format: Format) -> PathBuf {
    let mut name = event.file_stem().unwrap_or_default().to_owned();
    name.push(format!("-{what}.{}", format.name()));
    PathBuf::from(name)
}
