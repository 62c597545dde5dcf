//! How sheets begin: the event, the kind of sheet, place, dates and arbiters; then where the
//! rounds depart from the table.

use super::pen::{Pen, day};
use crate::document::{Block, Document, LineRole, Text};
use crate::game::Sides;
use crate::locale::{CatalogError, Entrants, EventMessage, Message};
use crate::sheets::ComposeError;
use crate::sheets::instructions::joined;

/// A sheet with its beginning: it is headed `heading`, and called `title` in its running
/// head and properties.
pub(super) fn begin(pen: &Pen<'_>, heading: &str, title: String) -> Result<Document, ComposeError> {
    let mut document = pen.document(title)?;
    document.push(pen.event_line());
    document.heading(1, Text::plain(heading));
    for details in details(pen)? {
        document.push(Block::line(LineRole::Details, Text::plain(details)));
    }
    Ok(document)
}

/// A document of cards, headed `title`: the heading stands in the margin of their first page.
pub(super) fn cards(pen: &Pen<'_>, title: String) -> Result<Document, ComposeError> {
    let heading = Text::plain(title.clone());
    let mut document = pen.document(title)?;
    document.heading(1, heading);
    Ok(document)
}

/// Place and days, and the chief arbiter, each in a line, as far as they are known.
fn details(pen: &Pen<'_>) -> Result<Vec<String>, CatalogError> {
    let event = pen.event();
    let mut parts = Vec::new();
    if let Some(place) = event.place.clone() {
        parts.push(pen.say(&EventMessage::Venue { place })?);
    }
    let days = || event.dates.iter().copied().map(day);
    if let (Some(first), Some(last)) = (days().min(), days().max()) {
        parts.push(if first == last {
            pen.say(&EventMessage::Date { day: first })?
        } else {
            pen.say(&EventMessage::DateSpan { first, last })?
        });
    }
    let mut lines: Vec<String> = join(pen, &parts)?.into_iter().collect();
    if let Some(name) = event.chief_arbiter.clone() {
        lines.push(pen.say(&EventMessage::ChiefArbiter { name })?);
    }
    Ok(lines)
}

/// `parts` in one line; none where there are none.
pub(super) fn join(pen: &Pen<'_>, parts: &[String]) -> Result<Option<String>, CatalogError> {
    if parts.is_empty() {
        return Ok(None);
    }
    Ok(Some(parts.join(&pen.say(&EventMessage::DetailsSeparator)?)))
}

/// A line with the deputies of the chief arbiter, if there are any.
pub(super) fn deputies(pen: &Pen<'_>) -> Result<Option<Block>, CatalogError> {
    let names = &pen.event().deputy_arbiters;
    if names.is_empty() {
        return Ok(None);
    }
    let count = u32::try_from(names.len()).unwrap_or(u32::MAX);
    let names = names.join(&pen.say(&EventMessage::NamesSeparator)?);
    let text = pen.text(&EventMessage::DeputyArbiters { count, names })?;
    Ok(Some(Block::line(LineRole::Details, text)))
}

/// Who begins on which board and in which game, where the heads of columns do not say it.
pub(super) fn who_begins(pen: &Pen<'_>) -> Result<Vec<Text>, CatalogError> {
    let event = pen.event();
    let (game, entrants) = (event.game, event.entrants);
    let several_games = pen.has_several_games();
    let mut notes = Vec::new();
    match event.sides {
        Sides::ByLot => notes.push(pen.text(&Message::SidesByLot { game })?),
        Sides::ByTable => {
            if entrants == Entrants::Teams {
                let (first, second) = (game.first_side(), game.second_side());
                notes.push(pen.text(&Message::FirstBegins { game, first, second, entrants })?);
                notes.push(pen.text(&Message::TeamBoards { several_games, entrants })?);
            }
            if several_games {
                notes.push(pen.text(&Message::MatchGames { entrants })?);
            }
        }
    }
    Ok(notes)
}

/// Where the rounds depart from the table, in sentences.
pub(super) fn departures(pen: &Pen<'_>) -> Result<Vec<Text>, CatalogError> {
    let schedule = pen.brief.schedule;
    let mut notes = Vec::new();
    if schedule.is_reordered() {
        let mut sentences = vec![pen.say(&Message::OrderChanged)?];
        if let Some(reason) = pen.event().order_reason.clone() {
            // The message ends the sentence.
            let reason = reason.trim_end_matches(['.', '。', '．']).to_owned();
            sentences.push(pen.say(&EventMessage::OrderReason { reason })?);
        }
        notes.push(Text::plain(joined(pen.event().locale, &sentences)));
    }
    if schedule.swaps_last_rounds() {
        notes.push(pen.text(&Message::LastRoundsSwapped)?);
    }
    if pen.event().exchange_sides {
        notes.push(pen.text(&Message::SidesExchanged)?);
    }
    Ok(notes)
}

/// The same in a few words, for a card with all rounds of an entrant; none where there is
/// nothing to say.
pub(super) fn departures_in_short(pen: &Pen<'_>) -> Result<Option<Block>, CatalogError> {
    let schedule = pen.brief.schedule;
    let mut notes = Vec::new();
    if schedule.is_reordered() {
        notes.push(pen.say(&EventMessage::OrderNote)?);
    }
    if schedule.swaps_last_rounds() {
        notes.push(pen.say(&EventMessage::LastRoundsNote)?);
    }
    if pen.event().exchange_sides {
        notes.push(pen.say(&EventMessage::ExchangeNote)?);
    }
    let line = |note| Block::line(LineRole::Details, Text::plain(note));
    Ok(join(pen, &notes)?.map(line))
}

/// That first and second are exchanged in every pair, for a card with the sides of one game,
/// on which no other departure shows; none where they are not.
pub(super) fn exchange_in_short(pen: &Pen<'_>) -> Result<Option<Block>, CatalogError> {
    if !pen.event().exchange_sides {
        return Ok(None);
    }
    Ok(Some(Block::line(LineRole::Details, pen.text(&EventMessage::ExchangeNote)?)))
}
