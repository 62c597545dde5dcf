//! A slip for the result of each game; all games of a match of players on one, and one for
//! each board of a match of teams.

use super::pen::{Pen, column, row_head, words, words_or_white};
use super::{head, results};
use crate::document::{
    Block, Breadth, Card, Cards, Document, GridCell, GridColumn, GridRow, LineRole, PerPage, Text,
    Writing,
};
use crate::game::Signing;
use crate::locale::{CatalogError, Entrants, EventMessage, Message};
use crate::schedule::{Number, Round, begins};
use crate::sheets::ComposeError;

/// The most slips that share a page where nothing else is asked for.
const A_PAGE: u8 = 8;

/// What a slip is for.
struct Slip<'a> {
    round: &'a Round,
    /// The place of the pairing in its round.
    pairing: u32,
    first: Number,
    second: Number,
    /// The board of a match of teams.
    team_board: Option<u32>,
}

/// Composes the slips of all who play, round by round.
///
/// # Errors
///
/// A message cannot be said.
pub(super) fn compose(pen: &Pen<'_>) -> Result<Document, ComposeError> {
    let title = pen.of_round(pen.say(&EventMessage::SlipsTitle)?)?;
    let mut document = pen.document(title)?;
    let boards: Vec<Option<u32>> = match pen.event().entrants {
        Entrants::Players => vec![None],
        Entrants::Teams => (1..=pen.event().boards).map(Some).collect(),
    };
    let mut cards = Vec::new();
    for round in pen.rounds() {
        for (pairing, first, second) in round.games() {
            if !(pen.plays(first) && pen.plays(second)) {
                continue;
            }
            for &team_board in &boards {
                cards.push(card(pen, &Slip { round, pairing, first, second, team_board })?);
            }
        }
    }
    let per_page = pen.brief.slips_a_page.map_or(PerPage::UpTo(A_PAGE), PerPage::Exactly);
    document.push(Block::Cards(Cards { cards, per_page, folded: false }));
    Ok(document)
}

fn card(pen: &Pen<'_>, slip: &Slip<'_>) -> Result<Card, CatalogError> {
    let (round, number) = (pen.number(slip.round.played), pen.number(slip.pairing));
    let title = match slip.team_board {
        None => EventMessage::SlipTitle { round, board: number },
        Some(board) => EventMessage::BoardSlipTitle { round, number, board: pen.number(board) },
    };
    let mut blocks = vec![pen.event_line(), Block::heading(1, pen.text(&title)?)];
    if let Some(date) = pen.date(slip.round) {
        blocks.push(Block::line(LineRole::Details, Text::plain(pen.full_date(date)?)));
    }
    blocks.extend(head::exchange_in_short(pen)?);
    blocks.push(pen.grid("", columns(pen, slip)?, rows(pen, slip)?)?);
    let signing = pen.event().game.signing();
    if signing == Signing::Loser {
        blocks.push(Block::line(LineRole::Details, pen.text(&EventMessage::LoserSigns)?));
    }
    let mut labels = Vec::new();
    for number in [slip.first, slip.second] {
        let number = pen.number(number.get());
        labels.push(pen.text(&EventMessage::EntrantSignature { number })?);
    }
    if signing == Signing::BothAndArbiter {
        labels.push(pen.text(&EventMessage::ArbiterSignature)?);
    }
    blocks.push(Block::signatures(labels));
    Ok(Card::of(blocks))
}

/// Whether the rows of the slip need heads: there are several, or one is for names.
fn has_row_heads(pen: &Pen<'_>, slip: &Slip<'_>) -> bool {
    pen.has_several_games() || slip.team_board.is_some()
}

fn columns(pen: &Pen<'_>, slip: &Slip<'_>) -> Result<Vec<GridColumn>, CatalogError> {
    // White is left for the names of players of teams that are not known.
    let breadth = match slip.team_board {
        Some(board) if players(pen, slip, board).contains(&None) => Breadth::Writing(Writing::Name),
        _ => Breadth::Name,
    };
    let mut columns = Vec::new();
    if has_row_heads(pen, slip) {
        columns.push(row_head(column(pen.text(&Message::GameHead)?, Breadth::Content)));
    }
    columns.extend([
        column(Text::plain(pen.numbered_name(slip.first)?), breadth),
        column(pen.text(&EventMessage::ResultHead)?, Breadth::Content),
        column(Text::plain(pen.numbered_name(slip.second)?), breadth),
    ]);
    Ok(columns)
}

/// The players on a board of the two teams, where they are known.
fn players<'a>(pen: &Pen<'a>, slip: &Slip<'_>, board: u32) -> [Option<&'a str>; 2] {
    [slip.first, slip.second].map(|number| pen.player(number, board))
}

fn rows(pen: &Pen<'_>, slip: &Slip<'_>) -> Result<Vec<GridRow>, CatalogError> {
    let mut rows = Vec::new();
    if let Some(board) = slip.team_board {
        let [first, second] = players(pen, slip, board).map(words_or_white);
        let head = pen.cell(&EventMessage::PlayerHead)?;
        rows.push(GridRow { cells: vec![head, first, GridCell::Empty, second] });
    }
    for game in 1..=pen.event().games_per_match {
        let begins = begins(slip.team_board.unwrap_or(1), game);
        let [first, second] = results::sides(pen, begins)?;
        let mut cells = Vec::new();
        if has_row_heads(pen, slip) {
            cells.push(words(pen.number(game)));
        }
        cells.extend([first, results::choices(pen, begins)?, second]);
        rows.push(GridRow { cells });
    }
    Ok(rows)
}
