//! A sheet for each match of teams: its boards, who plays, with which side, the results.

use super::head;
use super::pen::{Pen, column, numbers, row_head, words, words_or_white, writing};
use crate::document::{
    Block, Breadth, Document, GridCell, GridColumn, GridRow, LineRole, Text, Writing,
};
use crate::locale::{CatalogError, EventMessage, Message};
use crate::schedule::{Begins, Number, Round, begins};
use crate::sheets::ComposeError;

/// The most games of a match that have columns of their own.
const MOST_GAMES: u32 = 4;

/// A match.
struct Match {
    first: Number,
    second: Number,
}

/// Composes the sheets of the matches in which both teams play.
///
/// # Errors
///
/// A message cannot be said.
pub(super) fn compose(pen: &Pen<'_>) -> Result<Document, ComposeError> {
    let heading = pen.say(&EventMessage::MatchesTitle)?;
    let title = pen.of_round(heading.clone())?;
    let mut document = head::begin(pen, &heading, title)?;
    for note in head::who_begins(pen)?.into_iter().chain(head::departures(pen)?) {
        document.paragraph(note);
    }
    for round in pen.rounds() {
        for (number, first, second) in round.games() {
            if pen.plays(first) && pen.plays(second) {
                let blocks = section(pen, round, number, &Match { first, second })?;
                document.push(Block::section(false, blocks));
            }
        }
    }
    Ok(document)
}

fn section(
    pen: &Pen<'_>,
    round: &Round,
    number: u32,
    teams: &Match,
) -> Result<Vec<Block>, CatalogError> {
    let title = pen.say(&EventMessage::MatchTitle {
        round: pen.number(round.played),
        number: pen.number(number),
        first: pen.name(teams.first)?,
        second: pen.name(teams.second)?,
    })?;
    let mut blocks = vec![Block::heading(2, Text::plain(title.clone()))];
    if let Some(date) = pen.date(round) {
        blocks.push(Block::line(LineRole::Details, Text::plain(pen.full_date(date)?)));
    }
    blocks.push(pen.grid(&title, columns(pen, teams)?, rows(pen, teams)?)?);
    let mut labels = Vec::new();
    for number in [teams.first, teams.second] {
        let number = pen.number(number.get());
        labels.push(pen.text(&EventMessage::CaptainSignature { number })?);
    }
    labels.push(pen.text(&EventMessage::ArbiterSignature)?);
    blocks.push(Block::signatures(labels));
    Ok(blocks)
}

/// How many columns of results there are: one for each game of a board, as far as there is
/// room.
fn result_columns(pen: &Pen<'_>) -> u32 {
    let games = pen.event().games_per_match;
    if games <= MOST_GAMES { games } else { 1 }
}

fn columns(pen: &Pen<'_>, teams: &Match) -> Result<Vec<GridColumn>, CatalogError> {
    let boards = 1..=pen.event().boards;
    // White is left for the names that are not known.
    let player = |team: Number| -> Result<GridColumn, CatalogError> {
        let known = boards.clone().all(|board| pen.player(team, board).is_some());
        let breadth = if known { Breadth::Name } else { Breadth::Writing(Writing::Name) };
        Ok(column(Text::plain(pen.numbered_name(team)?), breadth))
    };
    let several_games = pen.has_several_games();
    let side = pen.text(&EventMessage::GameSideHead { several_games })?;
    let side =
        if pen.has_sides() { column(side, Breadth::Content) } else { writing(side, Writing::Mark) };
    let mut columns =
        vec![row_head(numbers(pen.text(&Message::BoardHead)?)), side.clone(), player(teams.first)?];
    match result_columns(pen) {
        1 => columns.push(writing(pen.text(&EventMessage::ResultHead)?, Writing::Result)),
        games => {
            for game in 1..=games {
                let head = pen.text(&Message::NumberedGameHead { number: pen.number(game) })?;
                columns.push(writing(head, Writing::Result));
            }
        }
    }
    columns.extend([player(teams.second)?, side]);
    Ok(columns)
}

/// A row for each board, and one for the result of the match.
fn rows(pen: &Pen<'_>, teams: &Match) -> Result<Vec<GridRow>, CatalogError> {
    let results = result_columns(pen);
    let side = |begins: Begins, first: bool| {
        if !pen.has_sides() {
            return Ok(GridCell::Empty);
        }
        let sides = pen.sides(begins);
        pen.cell(&Message::SideName { side: if first { sides.0 } else { sides.1 } })
    };
    let mut rows = Vec::new();
    for board in 1..=pen.event().boards {
        let begins = begins(board, 1);
        let mut cells = vec![words(pen.number(board)), side(begins, true)?];
        cells.push(words_or_white(pen.player(teams.first, board)));
        cells.extend((0..results).map(|_| GridCell::Empty));
        cells.push(words_or_white(pen.player(teams.second, board)));
        cells.push(side(begins, false)?);
        rows.push(GridRow { cells });
    }
    let mut total = vec![pen.cell(&EventMessage::TotalHead)?, GridCell::Closed, GridCell::Closed];
    total.extend((1..results).map(|_| GridCell::Closed));
    total.extend([GridCell::Empty, GridCell::Closed, GridCell::Closed]);
    rows.push(GridRow { cells: total });
    Ok(rows)
}
