//! A slip for the result of each game; all games of a match of players on one, and one for
//! each board of a match of teams.

use super::pen::{Pen, column, row_head, words, words_or_white};
use super::{head, results};
use crate::document::{
    Block, Breadth, Card, Cards, Document, GridColumn, GridRow, LineRole, PerPage, Side as Align,
    Text, Writing,
};
use crate::game::Signing;
use crate::locale::{CatalogError, Entrants, EventMessage, Message};
use crate::schedule::{Begins, Number, Round, begins};
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
    let mut document = head::cards(pen, title)?;
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
    let mut blocks = vec![pen.event_line(), Block::heading(2, pen.text(&title)?)];
    if let Some(date) = pen.date(slip.round) {
        blocks.push(Block::line(LineRole::Details, Text::plain(pen.full_date(date)?)));
    }
    blocks.extend(head::exchange_in_short(pen)?);
    if pen.has_several_games() {
        blocks.push(opponents(pen, slip)?);
        blocks.push(games(pen, slip)?);
    } else {
        blocks.push(game(pen, slip)?);
    }
    let signing = pen.event().game.signing();
    if signing == Signing::Loser {
        blocks.push(Block::line(LineRole::Details, pen.text(&EventMessage::LoserSigns)?));
    }
    let mut labels = Vec::new();
    for number in [slip.first, slip.second] {
        let number = pen.number(number.get());
        let entrants = pen.event().entrants;
        labels.push(pen.text(&EventMessage::EntrantSignature { number, entrants })?);
    }
    if signing == Signing::BothAndArbiter {
        labels.push(pen.text(&EventMessage::ArbiterSignature)?);
    }
    blocks.push(Block::signatures(labels));
    Ok(Card::of(blocks))
}

/// Who meets in several games: the two names; of teams, the players too.
fn opponents(pen: &Pen<'_>, slip: &Slip<'_>) -> Result<Block, CatalogError> {
    let mut columns = vec![row_head(column(Text::default(), Breadth::Name))];
    let players = slip.team_board.map(|board| players(pen, slip, board));
    if let Some(players) = players {
        // White is left for the names of players that are not known.
        let known = !players.contains(&None);
        let breadth = if known { Breadth::Name } else { Breadth::Writing(Writing::Name) };
        columns.push(GridColumn { align: Align::Start, ..column(Text::default(), breadth) });
    }
    let mut rows = Vec::new();
    for (place, number) in [slip.first, slip.second].into_iter().enumerate() {
        let mut cells = vec![words(pen.numbered_name(number)?)];
        cells.extend(players.map(|players| words_or_white(players[place])));
        rows.push(GridRow { cells });
    }
    pen.grid("", columns, rows)
}

/// The players on a board of the two teams, where they are known.
fn players<'a>(pen: &Pen<'a>, slip: &Slip<'_>, board: u32) -> [Option<&'a str>; 2] {
    [slip.first, slip.second].map(|number| pen.player(number, board))
}

/// The only game: who has which side, whoever begins first, and the results that it can
/// have, as whoever begins would tell them. Of teams, the team stands under its player.
fn game(pen: &Pen<'_>, slip: &Slip<'_>) -> Result<Block, CatalogError> {
    let label = column(Text::default(), Breadth::Content);
    let columns = vec![
        row_head(GridColumn { align: Align::Start, ..label }),
        column(Text::default(), Breadth::Name),
    ];
    let begins = begins(slip.team_board.unwrap_or(1), 1);
    let order = if pen.has_sides() && begins == Begins::Second {
        [slip.second, slip.first]
    } else {
        [slip.first, slip.second]
    };
    let mut rows = Vec::new();
    for (number, side) in order.into_iter().zip(results::sides(pen, Begins::First)?) {
        let Some(board) = slip.team_board else {
            rows.push(GridRow { cells: vec![side, words(pen.numbered_name(number)?)] });
            continue;
        };
        let player = words_or_white(pen.player(number, board));
        rows.push(GridRow { cells: vec![side, player] });
        let team = EventMessage::NumberOfEntrant { number: pen.number(number.get()) };
        rows.push(GridRow { cells: vec![pen.cell(&team)?, words(pen.name(number)?)] });
    }
    let choices = results::choices(pen, Begins::First)?;
    rows.push(GridRow { cells: vec![pen.cell(&EventMessage::ResultHead)?, choices] });
    pen.grid("", columns, rows)
}

/// The results of all games, with the sides in each.
fn games(pen: &Pen<'_>, slip: &Slip<'_>) -> Result<Block, CatalogError> {
    let head = |number: Number| {
        pen.text(&EventMessage::NumberOfEntrant { number: pen.number(number.get()) })
    };
    let columns = vec![
        row_head(column(pen.text(&Message::GameHead)?, Breadth::Content)),
        column(head(slip.first)?, Breadth::Content),
        GridColumn {
            align: Align::Middle,
            ..column(pen.text(&EventMessage::ResultHead)?, Breadth::Name)
        },
        column(head(slip.second)?, Breadth::Content),
    ];
    let mut rows = Vec::new();
    for game in 1..=pen.event().games_per_match {
        let begins = begins(slip.team_board.unwrap_or(1), game);
        let [first, second] = results::sides(pen, begins)?;
        let cells = vec![words(pen.number(game)), first, results::choices(pen, begins)?, second];
        rows.push(GridRow { cells });
    }
    pen.grid("", columns, rows)
}
