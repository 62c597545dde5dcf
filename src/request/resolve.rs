//! From what was typed to what it means.

use std::path::PathBuf;

use super::choice::choose;
use super::medium::medium;
use super::number::{is_digits, optional, rounds, size, sizes};
use super::outlet::{csv_options, format_and_path, usual_path};
use super::page::{paper, press};
use super::resolve_event::{event_file, lots, new, sheets};
use super::writing::{SEPARATOR, notation, separator, text};
use super::{
    AppendixRequest, EditionRequest, Environment, Format, MAX_PAIRINGS, Request, RequestError,
    SheetRequest, TableRequest,
};
use crate::cli::{AppendixArgs, Args, Command, SheetArgs, Shell, TableArgs};
use crate::game::{Game, Sides};
use crate::locale::{Entrants, Locale};
use crate::output::Target;
use crate::schedule::{Cycles, Plan, draw};

/// The sizes of an appendix where none are asked for.
const DEFAULT_SIZES: (u32, u32) = (3, 20);

/// What stands first in what is said of the number of entrants of one table, which is typed
/// without an option.
pub(super) const ENTRANTS_OF_TABLE: &str = "number of entrants";

/// The option for the title.
const TITLE: &str = "--title";

/// The option for the number of the appendix.
const NUMBER: &str = "--number";

/// What `args` mean to a user in `environment`.
///
/// # Errors
///
/// If a value is none of those that its option takes, or two options do not go together.
pub fn resolve(args: Args, environment: &Environment) -> Result<Request, RequestError> {
    match args.command {
        Command::Appendix(args) => appendix(args, environment).map(Request::Appendix),
        Command::Table(args) => table(&args, environment).map(Request::Table),
        Command::New(args) => new(&args, environment).map(Request::New),
        Command::Check(args) => event_file(&args.file).map(Request::Check),
        Command::Lots(args) => lots(&args, environment).map(Request::Lots),
        Command::Sheets(args) => sheets(&args, environment).map(Request::Sheets),
        Command::Games => Ok(Request::Games),
        Command::Locales => Ok(Request::Locales),
        Command::Fonts => Ok(Request::Fonts),
        Command::Completions(args) => {
            let shells = Shell::ALL.map(|shell| (shell.name(), shell));
            choose("completions", "shell", &args.shell, shells).map(Request::Completions)
        }
        Command::Man(args) => match args.output.as_deref() {
            Some("") => Err(RequestError::NoFolder),
            folder => Ok(Request::Manual(folder.map(PathBuf::from))),
        },
    }
}

fn appendix(
    args: AppendixArgs,
    environment: &Environment,
) -> Result<AppendixRequest, RequestError> {
    let (lower, upper) = match &args.players {
        Some(typed) => sizes("--players", typed)?,
        None => DEFAULT_SIZES,
    };
    let mut sheet = sheet(&args.sheet, "appendix", (lower, upper), environment)?;
    if let Some(typed) = text(NUMBER, args.number.as_deref())? {
        for edition in &mut sheet.editions {
            let number = match typed.parse() {
                Ok(digits) if is_digits(&typed) => edition.locale.ordinal_numeral(digits),
                _ => typed.clone(),
            };
            edition.texts.push((NUMBER, number.clone()));
            edition.number = Some(number);
        }
    }
    Ok(AppendixRequest { lower, upper, method: !args.no_method, sheet })
}

fn table(args: &TableArgs, environment: &Environment) -> Result<TableRequest, RequestError> {
    let players = size(ENTRANTS_OF_TABLE, &args.players)?;
    let mut sheet = sheet(&args.sheet, "table", (players, players), environment)?;
    sheet.exchange_sides = args.exchange_sides;
    Ok(TableRequest { players, sheet })
}

/// What every sheet needs to know; `command` and `sizes` go into the name of its file.
fn sheet(
    args: &SheetArgs,
    command: &str,
    sizes: (u32, u32),
    environment: &Environment,
) -> Result<SheetRequest, RequestError> {
    let (games, locales) = games_and_locales(&args.games, &args.locales, environment)?;
    let entrants = match &args.entrants {
        Some(typed) => choose("--entrants", "kind of entrants", typed, ENTRANTS)?,
        None => Entrants::default(),
    };
    let cycles = cycles(args)?;
    let (format, path) = format_and_path(args.format.as_deref(), args.output.as_deref())?;
    let editions = if format.is_data() { 1 } else { locales.len() };
    check_amount(command, amount(sizes, cycles, format), editions)?;
    let order = order(args, sizes, cycles)?;
    let sides = match &args.sides {
        Some(typed) => choose("--sides", "way to decide", typed, SIDES)?,
        None => Sides::default(),
    };
    let boards = optional("--boards", args.boards.as_deref(), 1, 100)?;
    if boards.is_some() && entrants != Entrants::Teams {
        return Err(RequestError::BoardsOfPlayers);
    }
    let games_per_match = optional("--games-per-match", args.games_per_match.as_deref(), 1, 20)?;
    let shown = [("--boards", boards), ("--games-per-match", games_per_match)];
    if let (Sides::ByLot, Some((option, _))) =
        (sides, shown.iter().find(|(_, count)| count.is_some()))
    {
        return Err(RequestError::LotsDecide { option });
    }
    let (paper, orientation, margins) = paper(&args.page)?;
    let press = press(&args.page)?;
    let medium = medium(&args.medium, (format, path), environment)?;
    let csv = csv_options(args, format)?;

    let title = text(TITLE, args.title.as_deref())?;
    let separator = separator(args.writing.separator.as_deref())?;
    let mut texts = Vec::new();
    texts.extend(title.iter().map(|title| (TITLE, title.clone())));
    texts.extend(separator.iter().map(|separator| (SEPARATOR, separator.clone())));
    let editions = locales
        .iter()
        .map(|locale| {
            let notation = notation(&args.writing, *locale, format, separator.clone(), command)?;
            let texts = texts.clone();
            Ok(EditionRequest { locale: *locale, notation, number: None, texts })
        })
        .collect::<Result<_, RequestError>>()?;

    let announce = path.is_none();
    let target = match path {
        Some("-") => Target::Stdout,
        Some(path) => Target::File(path.into()),
        None => Target::File(usual_path(command, &games, &locales, sizes, format)),
    };
    Ok(SheetRequest {
        games,
        editions,
        entrants,
        cycles,
        exchange_sides: false,
        order,
        sides,
        boards,
        games_per_match,
        title,
        instructions: !args.no_instructions,
        paper,
        orientation,
        margins,
        press,
        medium,
        csv,
        target,
        announce,
    })
}

/// The kinds of entrants on the command line.
pub(super) const ENTRANTS: [(&str, Entrants); 2] =
    [("players", Entrants::Players), ("teams", Entrants::Teams)];

/// What decides about sides on the command line.
const SIDES: [(&str, Sides); 2] = [("by-table", Sides::ByTable), ("by-lot", Sides::ByLot)];

/// The games and the languages; each, where it is not named, follows from the other.
pub(super) fn games_and_locales(
    typed_games: &[String],
    typed_locales: &[String],
    environment: &Environment,
) -> Result<(Vec<Game>, Vec<Locale>), RequestError> {
    let mut games = Vec::new();
    for typed in typed_games {
        let game = named_game(typed)?;
        if !games.contains(&game) {
            games.push(game);
        }
    }
    let mut locales = Vec::new();
    for typed in typed_locales {
        let locale = named_locale(typed)?;
        if !locales.contains(&locale) {
            locales.push(locale);
        }
    }
    let first = locales.first().copied().or_else(|| environment.locale());
    let first = first
        .unwrap_or_else(|| games.first().map_or(Locale::ZhHans, |game| Locale::usual_for(*game)));
    if locales.is_empty() {
        locales.push(first);
    }
    if games.is_empty() {
        games.push(first.usual_game());
    }
    Ok((games, locales))
}

/// The game that was asked for by its name.
pub(super) fn named_game(typed: &str) -> Result<Game, RequestError> {
    choose("--game", "game", typed, Game::ALL.map(|game| (game.id(), game)))
}

/// The locale that was asked for by its tag.
pub(super) fn named_locale(typed: &str) -> Result<Locale, RequestError> {
    let tags = Locale::ALL.map(|locale| (locale.tag(), locale));
    choose("--locale", "locale", typed, tags).map_err(|error| match error {
        // A tag such as zh-TW says more than its letters do.
        RequestError::Unknown { option, noun, value, names, nearest } => {
            let meant = Locale::from_environment(typed).map(Locale::tag);
            RequestError::Unknown { option, noun, value, names, nearest: meant.or(nearest) }
        }
        error => error,
    })
}

fn cycles(args: &SheetArgs) -> Result<Cycles, RequestError> {
    let count = optional("--cycles", args.cycles.as_deref(), 1, 2)?.unwrap_or(1);
    let swap_last_rounds = args.swap_last_rounds;
    match count {
        1 if swap_last_rounds => Err(RequestError::SwapInOneCycle),
        1 => Ok(Cycles::Single),
        _ => Ok(Cycles::Double { swap_last_rounds }),
    }
}

/// The tables that serve `sizes`: the half of each one's size.
fn tables((lower, upper): (u32, u32)) -> std::ops::RangeInclusive<u32> {
    lower.div_ceil(2)..=upper.div_ceil(2)
}

/// How many pairings, byes among them, a sheet in one language has. Data have a table for
/// each size, other formats one for an even number and the odd number below it.
fn amount(sizes: (u32, u32), cycles: Cycles, format: Format) -> u64 {
    let pairings = |half: u32| u64::from(half) * u64::from(2 * half - 1);
    let single: u64 = if format.is_data() {
        (sizes.0..=sizes.1).map(|size| pairings(size.div_ceil(2))).sum()
    } else {
        tables(sizes).map(pairings).sum()
    };
    single * u64::from(cycles.count())
}

/// Refuses what would take all memory.
fn check_amount(command: &str, amount: u64, editions: usize) -> Result<(), RequestError> {
    let pairings = (0..editions).map(|_| amount).sum();
    if pairings > MAX_PAIRINGS {
        let option = if command == "table" { ENTRANTS_OF_TABLE } else { "--players" };
        let fewer_languages = amount <= MAX_PAIRINGS;
        return Err(RequestError::TooMuch { option, pairings, fewer_languages });
    }
    Ok(())
}

/// The order of rounds, checked against the one table that it is for.
fn order(
    args: &SheetArgs,
    sizes: (u32, u32),
    cycles: Cycles,
) -> Result<Option<Vec<u32>>, RequestError> {
    let Some(typed) = &args.rounds else { return Ok(None) };
    if tables(sizes).count() != 1 {
        return Err(RequestError::OrderOfSeveral);
    }
    let mut plan = Plan::new(sizes.1, cycles);
    plan.order = Some(rounds("--rounds", typed, plan.rounds())?);
    let schedule = draw(&plan).map_err(RequestError::Order)?;
    // An order that is the table's own changes nothing, and no sheet says that it does.
    Ok(plan.order.filter(|_| schedule.is_reordered()))
}
