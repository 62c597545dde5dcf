//! Who meets whom in each round, with room for the results.

use super::head;
use super::pen::{Pen, column, numbers, row_head, words, writing};
use crate::document::{
    Block, Breadth, Document, GridCell, GridColumn, GridRow, LineRole, Text, Writing,
};
use crate::game::Side;
use crate::locale::{CatalogError, Entrants, EventMessage, Message};
use crate::schedule::{Begins, Number, Round};
use crate::sheets::ComposeError;

/// The most games of a match that have columns of their own.
const MOST_GAMES: u32 = 4;

/// Composes the pairings, a section for each round.
///
/// # Errors
///
/// A message cannot be said.
pub(super) fn compose(pen: &Pen<'_>) -> Result<Document, ComposeError> {
    let heading = pen.say(&EventMessage::PairingsTitle)?;
    let title = match pen.brief.round {
        Some(round) => pen.say(&EventMessage::PairingsOfRound { round: pen.number(round) })?,
        None => heading.clone(),
    };
    let mut document = head::begin(pen, &heading, title)?;
    for note in head::who_begins(pen)?.into_iter().chain(head::departures(pen)?) {
        document.paragraph(note);
    }
    for (index, round) in pen.rounds().enumerate() {
        let begins_page = pen.brief.round_a_page && index > 0;
        document.push(Block::section(begins_page, section(pen, round)?));
    }
    Ok(document)
}

/// What is said of `round`.
fn section(pen: &Pen<'_>, round: &Round) -> Result<Vec<Block>, CatalogError> {
    let title = pen.round_title(round)?;
    let mut blocks = vec![Block::heading(2, Text::plain(title.clone()))];
    if let Some(date) = pen.date(round) {
        blocks.push(Block::line(LineRole::Details, Text::plain(pen.full_date(date)?)));
    }
    let rows = round.games().map(|game| row(pen, game)).collect::<Result<_, _>>()?;
    blocks.push(pen.grid(&title, columns(pen)?, rows)?);
    if let Some(number) = round.bye() {
        let (name, number) = (pen.name(number)?, pen.number(number.get()));
        let text = pen.text(&EventMessage::Bye { number, name })?;
        blocks.push(Block::line(LineRole::Plain, text));
    }
    blocks.push(Block::signatures(vec![
        pen.text(&EventMessage::ArbiterSignature)?,
        pen.text(&EventMessage::DateLine)?,
    ]));
    Ok(blocks)
}

/// How many columns of results there are: one for each game of a match of players, as far as
/// there is room.
fn result_columns(pen: &Pen<'_>) -> u32 {
    let games = pen.event().games_per_match;
    if pen.event().entrants == Entrants::Players && games <= MOST_GAMES { games } else { 1 }
}

fn columns(pen: &Pen<'_>) -> Result<Vec<GridColumn>, CatalogError> {
    let entrants = pen.event().entrants;
    let (first, second) = pen.sides(Begins::First);
    let board = pen.text(&EventMessage::PairingHead { entrants })?;
    let number = numbers(pen.text(&EventMessage::NumberHead)?);
    let mut columns = vec![
        row_head(numbers(board)),
        number.clone(),
        column(name_head(pen, first, Message::FirstNamedHead { entrants })?, Breadth::Name),
    ];
    match result_columns(pen) {
        1 => {
            columns.push(writing(pen.text(&EventMessage::ResultHead)?, Writing::Result));
        }
        games => {
            for game in 1..=games {
                let head = pen.text(&Message::NumberedGameHead { number: pen.number(game) })?;
                columns.push(writing(head, Writing::Result));
            }
        }
    }
    columns.push(number);
    let second = name_head(pen, second, Message::SecondNamedHead { entrants })?;
    columns.push(column(second, Breadth::Name));
    Ok(columns)
}

/// The head over names: their side where the table decides it for the whole pairing, or
/// whether they are named first.
fn name_head(pen: &Pen<'_>, side: Side, place: Message) -> Result<Text, CatalogError> {
    if pen.has_sides() && pen.event().entrants == Entrants::Players {
        let several_games = pen.has_several_games();
        pen.text(&EventMessage::SideOfPair { side, several_games })
    } else {
        pen.text(&place)
    }
}

fn row(
    pen: &Pen<'_>,
    (board, first, second): (u32, Number, Number),
) -> Result<GridRow, CatalogError> {
    let result =
        if pen.plays(first) && pen.plays(second) { GridCell::Empty } else { GridCell::Closed };
    let number = |number: Number| words(pen.number(number.get()));
    let mut cells = vec![words(pen.number(board)), number(first), words(pen.name(first)?)];
    cells.extend((0..result_columns(pen)).map(|_| result.clone()));
    cells.extend([number(second), words(pen.name(second)?)]);
    Ok(GridRow { cells })
}
