//! Whether what the files say fits together. What does is an event.

mod field;
mod rounds;

use std::path::PathBuf;
use std::sync::Arc;

use super::draft::{At, Draft};
use super::problem::{Place, Problems};
use super::{Event, System};
use crate::game::Game;
use crate::locale::{Entrants, Locale};
use crate::schedule::{Cycles, MIN_ENTRANTS};

/// The event that `draft` is, with what does not fit noted in `problems`. Where they have an
/// error it is to be thrown away. `path` is the event file.
pub(super) fn finish(mut draft: Draft, path: &Arc<PathBuf>, problems: &mut Problems) -> Event {
    let entrants = draft.entrants.unwrap_or_default();
    let cycles = cycles(&draft, problems);
    let boards = boards(&draft, entrants, problems);
    if draft.complete {
        field::check(&draft.rows, path, entrants, boards, problems);
        rounds::check(&mut draft, cycles, path, problems);
    }
    let (game, locale) = game_and_locale(draft.game, draft.locale);
    Event {
        title: draft.title.unwrap_or_default(),
        place: draft.place,
        chief_arbiter: draft.chief_arbiter,
        deputy_arbiters: draft.deputy_arbiters,
        game,
        locale,
        system: System::RoundRobin,
        cycles,
        exchange_sides: draft.exchange_sides,
        order: draft.order.map(|order| order.value),
        order_reason: draft.order_reason.map(|reason| reason.value),
        games_per_match: draft.games_per_match.unwrap_or(1),
        boards,
        sides: draft.sides,
        style: draft.style,
        dates: draft.dates.into_iter().map(|date| date.value).collect(),
        entrants,
        field: draft.rows.into_iter().map(|row| row.entrant).collect(),
        seed: draft.seed,
    }
}

/// The game and the language; each, where it is not named, follows from the other.
fn game_and_locale(game: Option<Game>, locale: Option<Locale>) -> (Game, Locale) {
    match (game, locale) {
        (Some(game), Some(locale)) => (game, locale),
        (Some(game), None) => (game, Locale::usual_for(game)),
        (None, locale) => {
            let locale = locale.unwrap_or(Locale::ZhHans);
            (locale.usual_game(), locale)
        }
    }
}

fn cycles(draft: &Draft, problems: &mut Problems) -> Cycles {
    let swap_last_rounds = draft.swap_last_rounds.as_ref().is_some_and(|swap| swap.value);
    if draft.cycles == Some(2) {
        return Cycles::Double { swap_last_rounds };
    }
    if let Some(At { value: true, place }) = &draft.swap_last_rounds {
        let said = "`swap-last-rounds`: there is only one cycle";
        problems.error(place.clone(), said, "add cycles = 2, or leave it out");
    }
    Cycles::Single
}

/// How many boards a match has.
fn boards(draft: &Draft, entrants: Entrants, problems: &mut Problems) -> u32 {
    let listed = draft.rows.iter().find(|row| !row.entrant.players.is_empty());
    match (&draft.boards, entrants, listed) {
        (Some(boards), Entrants::Players, _) if !draft.rows.is_empty() => {
            let said = "`boards`: only teams have boards";
            problems.error(boards.place.clone(), said, "leave it out, or list teams");
            1
        }
        (Some(boards), ..) => boards.value,
        (None, Entrants::Teams, Some(row)) => {
            let players = row.entrant.players.len();
            let said = format!(
                "`{}` has players, and it is not said how many boards a match has",
                row.entrant.name
            );
            let hint = format!("add boards = {players} to the event file, or as many as there are");
            problems.error(Place::from(&row.entrant.source), said, hint);
            1
        }
        (None, ..) => 1,
    }
}

/// What is said where there are too few.
const fn few(count: usize) -> &'static str {
    match count {
        0 => "nobody takes part",
        _ => "only one takes part, and a round is for two at least",
    }
}

/// Whether a table serves `count`.
const fn enough(count: usize) -> bool {
    count >= MIN_ENTRANTS as usize
}
