//! How the tables are used, in the language of the sheet.

use super::{Brief, ComposeError};
use crate::document::Text;
use crate::game::Sides;
use crate::locale::{Catalog, Entrants, Message};
use crate::schedule::{Cycles, Plan};

/// The instructions for use, as labelled items.
pub(super) fn items(brief: &Brief, catalog: &Catalog) -> Result<Vec<(String, Text)>, ComposeError> {
    let entrants = brief.entrants;
    let mut sentences = vec![
        catalog.say(&Message::Lots { entrants })?,
        catalog.say(&Message::UseTable { entrants })?,
        who_begins(brief, catalog)?,
    ];
    if brief.sides == Sides::ByTable {
        sentences.push(catalog.say(&Message::MatchGames { entrants })?);
        sentences.push(catalog.say(&Message::TeamBoards { entrants })?);
    }
    let mark = brief.notation.mark;
    sentences.push(catalog.say(&Message::OddField { mark, entrants })?);
    if let Cycles::Double { .. } = brief.cycles {
        sentences.push(catalog.say(&Message::DoubleCycle { entrants })?);
    }
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
    let mut notes = vec![Text::plain(who_begins(brief, catalog)?)];
    if entrants == Entrants::Teams && brief.sides == Sides::ByTable {
        notes.push(Text::plain(catalog.say(&Message::TeamBoards { entrants })?));
    }
    if brief.games_per_match.is_some() && brief.sides == Sides::ByTable {
        notes.push(Text::plain(catalog.say(&Message::MatchGames { entrants })?));
    }
    if count % 2 == 1 {
        notes.push(Text::plain(catalog.say(&Message::ByeNote { entrants })?));
    }
    if let Cycles::Double { .. } = brief.cycles {
        notes.push(Text::plain(catalog.say(&Message::DoubleCycle { entrants })?));
    }
    Ok(notes)
}

/// Where the tables depart from those of the rule book, which must be said whatever else is
/// left out. `largest` is the largest number of entrants shown.
pub(super) fn departures(
    brief: &Brief,
    catalog: &Catalog,
    largest: u32,
) -> Result<Vec<Text>, ComposeError> {
    let plan = Plan { entrants: largest, cycles: brief.cycles, order: None };
    let mut notes = Vec::new();
    if plan.swaps_last_rounds() {
        notes.push(Text::plain(catalog.say(&Message::LastRoundsSwapped)?));
    }
    if brief.order.is_some() {
        notes.push(Text::plain(catalog.say(&Message::OrderChanged)?));
    }
    Ok(notes)
}

/// Who begins and with which side, for every game of the sheet.
fn who_begins(brief: &Brief, catalog: &Catalog) -> Result<String, ComposeError> {
    let entrants = brief.entrants;
    let mut sentences = Vec::new();
    for game in brief.games.iter().copied() {
        let (first, second) = (game.first_side(), game.second_side());
        let one = brief.games.len() == 1;
        sentences.push(catalog.say(&match (brief.sides, one) {
            (Sides::ByTable, true) => Message::FirstBegins { game, first, second, entrants },
            (Sides::ByTable, false) => Message::FirstBeginsIn { game, first, second, entrants },
            (Sides::ByLot, true) => Message::SidesByLot { game },
            (Sides::ByLot, false) => Message::SidesByLotIn { game },
        })?);
    }
    let between = if brief.locale.is_chinese() { "" } else { " " };
    Ok(sentences.join(between))
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
