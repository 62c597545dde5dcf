//! How the tables are used, in the language of the sheet.

use super::{Brief, ComposeError};
use crate::document::Text;
use crate::game::{Game, Side, Sides};
use crate::locale::{Catalog, Entrants, Locale, Message};
use crate::schedule::{Cycles, Plan};

/// The instructions for use, as labelled items. `largest` is the largest number of entrants
/// shown.
pub(super) fn items(
    brief: &Brief,
    catalog: &Catalog,
    largest: u32,
) -> Result<Vec<(String, Text)>, ComposeError> {
    let entrants = brief.entrants;
    let mut sentences = vec![
        catalog.say(&Message::Lots { entrants })?,
        catalog.say(&Message::UseTable { entrants })?,
        who_begins(brief, catalog)?,
    ];
    if brief.sides == Sides::ByTable {
        sentences.push(catalog.say(&Message::TeamBoards { several_games: true, entrants })?);
        sentences.push(catalog.say(&Message::MatchGames { entrants })?);
    }
    let mark = brief.notation.mark;
    sentences.push(catalog.say(&Message::OddField { mark, entrants })?);
    sentences.extend(about_cycles(brief, catalog, largest)?);
    sentences.push(catalog.say(&Message::RoundOrder)?);
    labelled(catalog, sentences.into_iter().map(Text::plain))
}

/// What is said of a table for exactly `count` entrants, in a few sentences.
pub(super) fn notes(
    brief: &Brief,
    catalog: &Catalog,
    count: u32,
) -> Result<Vec<Text>, ComposeError> {
    let entrants = brief.entrants;
    let several_games = brief.games_per_match.is_some_and(|games| games > 1);
    let mut sentences = vec![who_begins(brief, catalog)?];
    if brief.sides == Sides::ByTable {
        if entrants == Entrants::Teams {
            sentences.push(catalog.say(&Message::TeamBoards { several_games, entrants })?);
        }
        if several_games {
            sentences.push(catalog.say(&Message::MatchGames { entrants })?);
        }
    }
    if count % 2 == 1 {
        sentences.push(catalog.say(&Message::ByeNote { entrants })?);
    }
    sentences.extend(about_cycles(brief, catalog, count)?);
    Ok(sentences.into_iter().map(Text::plain).collect())
}

/// Where the tables depart from those of the rule book, which must be said whatever else is
/// left out; what the instructions say is not said again. `largest` is the largest number of
/// entrants shown.
pub(super) fn departures(
    brief: &Brief,
    catalog: &Catalog,
    largest: u32,
) -> Result<Vec<Text>, ComposeError> {
    let mut notes = Vec::new();
    if !brief.instructions && swaps_last_rounds(brief, largest) {
        notes.push(Text::plain(catalog.say(&Message::LastRoundsSwapped)?));
    }
    if brief.order.is_some() {
        notes.push(Text::plain(catalog.say(&Message::OrderChanged)?));
    }
    if brief.exchange_sides {
        notes.push(Text::plain(catalog.say(&Message::SidesExchanged)?));
    }
    Ok(notes)
}

/// What is said of two cycles.
fn about_cycles(
    brief: &Brief,
    catalog: &Catalog,
    largest: u32,
) -> Result<Vec<String>, ComposeError> {
    let (sides, entrants) = (brief.sides, brief.entrants);
    let mut sentences = Vec::new();
    if let Cycles::Double { .. } = brief.cycles {
        sentences.push(catalog.say(&Message::DoubleCycle { sides, entrants })?);
    }
    if swaps_last_rounds(brief, largest) {
        sentences.push(catalog.say(&Message::LastRoundsSwapped)?);
    }
    Ok(sentences)
}

fn swaps_last_rounds(brief: &Brief, largest: u32) -> bool {
    Plan::new(largest, brief.cycles).swaps_last_rounds()
}

/// Who begins and with which side, for every game of the sheet.
fn who_begins(brief: &Brief, catalog: &Catalog) -> Result<String, ComposeError> {
    let entrants = brief.entrants;
    match (brief.sides, brief.games.as_slice()) {
        (Sides::ByTable, &[game]) => {
            let (first, second) = (game.first_side(), game.second_side());
            Ok(catalog.say(&Message::FirstBegins { game, first, second, entrants })?)
        }
        (Sides::ByTable, games) => {
            let mut sentences = Vec::new();
            for (first, second, games) in by_sides(games) {
                let game = if let [game] = games.as_slice() { Some(*game) } else { None };
                let games = list(catalog, &games)?;
                let message = Message::FirstBeginsIn { games, game, first, second, entrants };
                sentences.push(catalog.say(&message)?);
            }
            Ok(joined(brief.locale, &sentences))
        }
        (Sides::ByLot, &[game]) => Ok(catalog.say(&Message::SidesByLot { game })?),
        (Sides::ByLot, games) => {
            let games = list(catalog, games)?;
            Ok(catalog.say(&Message::SidesByLotIn { games })?)
        }
    }
}

/// The games with the same sides together, in the order in which the sides come up.
fn by_sides(games: &[Game]) -> Vec<(Side, Side, Vec<Game>)> {
    let mut groups: Vec<(Side, Side, Vec<Game>)> = Vec::new();
    for game in games.iter().copied() {
        let (first, second) = (game.first_side(), game.second_side());
        match groups.iter_mut().find(|group| (group.0, group.1) == (first, second)) {
            Some((_, _, group)) => group.push(game),
            None => groups.push((first, second, vec![game])),
        }
    }
    groups
}

/// The names of `games` as they stand after "in", joined in the language's way.
fn list(catalog: &Catalog, games: &[Game]) -> Result<String, ComposeError> {
    let name = |game: &Game| catalog.say(&Message::GameNameIn { game: *game });
    let mut names = games.iter().map(name).collect::<Result<Vec<_>, _>>()?;
    let last = names.pop().unwrap_or_default();
    if names.is_empty() {
        return Ok(last);
    }
    let items = names.join(&catalog.say(&Message::EnumerationComma)?);
    Ok(catalog.say(&Message::List { items, last })?)
}

/// Sentences that follow one another.
pub(super) fn joined(locale: Locale, sentences: &[String]) -> String {
    sentences.join(if locale.is_chinese() { "" } else { " " })
}

/// Items with the language's labels.
pub(super) fn labelled(
    catalog: &Catalog,
    texts: impl Iterator<Item = Text>,
) -> Result<Vec<(String, Text)>, ComposeError> {
    (1..)
        .zip(texts)
        .map(|(number, text)| Ok((catalog.say(&Message::ListLabel { number })?, text)))
        .collect()
}
