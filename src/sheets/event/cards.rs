//! A card for each entrant with all its rounds: to whom, on which board, with which side.

use super::head;
use super::pen::{Pen, column, numbers, row_head, words, words_or_white, writing};
use crate::document::{
    Block, Breadth, Card, Cards, Document, GridCell, GridColumn, GridRow, LineRole, PerPage, Text,
    Writing,
};
use crate::event::Entrant;
use crate::locale::{CatalogError, EventMessage, Message};
use crate::schedule::{Begins, Number, Round};
use crate::sheets::ComposeError;

/// The most cards that share a page where nothing else is asked for.
const A_PAGE: u8 = 8;

/// Composes the cards of all who play.
///
/// # Errors
///
/// A message cannot be said.
pub(super) fn compose(pen: &Pen<'_>) -> Result<Document, ComposeError> {
    let title = pen.say(&EventMessage::CardsTitle { entrants: pen.event().entrants })?;
    let mut document = head::cards(pen, title)?;
    let players = pen.entrants().filter(|(_, entrant)| !entrant.withdrawn);
    let cards = players
        .map(|(number, entrant)| card(pen, number, entrant))
        .collect::<Result<_, CatalogError>>()?;
    let per_page = pen.brief.cards_a_page.map_or(PerPage::UpTo(A_PAGE), PerPage::Exactly);
    document.push(Block::Cards(Cards { cards, per_page, folded: false }));
    Ok(document)
}

fn card(pen: &Pen<'_>, number: Number, entrant: &Entrant) -> Result<Card, CatalogError> {
    let name = pen.numbered_name(number)?;
    let mut blocks = vec![pen.event_line(), Block::heading(2, Text::plain(name))];
    let facts: Vec<String> =
        [&entrant.team, &entrant.federation].into_iter().flatten().cloned().collect();
    if let Some(facts) = head::join(pen, &facts)? {
        blocks.push(Block::line(LineRole::Details, Text::plain(facts)));
    }
    blocks.extend(head::departures_in_short(pen)?);
    let rounds = pen.brief.schedule.rounds.iter();
    let rows = rounds.map(|round| row(pen, number, round)).collect::<Result<_, _>>()?;
    blocks.push(pen.grid("", columns(pen)?, rows)?);
    Ok(Card::of(blocks))
}

/// Whether any round has a date.
fn has_dates(pen: &Pen<'_>) -> bool {
    !pen.event().dates.is_empty()
}

fn columns(pen: &Pen<'_>) -> Result<Vec<GridColumn>, CatalogError> {
    let entrants = pen.event().entrants;
    // Sides that are drawn are not those of game one only.
    let several_games = pen.has_several_games() && pen.has_sides();
    let mut columns = vec![row_head(numbers(pen.text(&Message::RoundHead)?))];
    if has_dates(pen) {
        columns.push(column(pen.text(&EventMessage::DateHead)?, Breadth::Content));
    }
    let side = pen.text(&EventMessage::SideHead { several_games, entrants })?;
    columns.extend([
        numbers(pen.text(&EventMessage::PairingHead { entrants })?),
        column(side, Breadth::Content),
        column(pen.text(&EventMessage::OpponentHead)?, Breadth::Name),
        writing(pen.text(&EventMessage::ResultHead)?, Writing::Result),
    ]);
    Ok(columns)
}

fn row(pen: &Pen<'_>, number: Number, round: &Round) -> Result<GridRow, CatalogError> {
    let mut cells = vec![words(pen.number(round.played))];
    if has_dates(pen) {
        let date = pen.date(round).map(|date| pen.short_date(date)).transpose()?;
        cells.push(words_or_white(date.as_deref()));
    }
    let mut games = round.games();
    let game = games.find(|(_, first, second)| *first == number || *second == number);
    let Some((board, first, second)) = game else {
        let bye = pen.cell(&Message::ByeHead)?;
        cells.extend([GridCell::Closed, GridCell::Closed, bye, GridCell::Closed]);
        return Ok(GridRow { cells });
    };
    let begins = first == number;
    let opponent = if begins { second } else { first };
    let (first_side, second_side) = pen.sides(Begins::First);
    let side = if pen.has_sides() {
        pen.cell(&Message::SideName { side: if begins { first_side } else { second_side } })?
    } else {
        pen.cell(&EventMessage::SideDrawn { game: pen.event().game })?
    };
    let result = if pen.plays(opponent) { GridCell::Empty } else { GridCell::Closed };
    cells.extend([words(pen.number(board)), side, words(pen.numbered_name(opponent)?), result]);
    Ok(GridRow { cells })
}
