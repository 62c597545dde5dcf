//! Cards with the numbers of boards, and who sits there in a round.

use super::head;
use super::pen::Pen;
use crate::document::{Block, Card, Cards, Document, LineRole, PerPage, Text};
use crate::locale::{CatalogError, Entrants, EventMessage};
use crate::schedule::{Number, Round, begins};
use crate::sheets::ComposeError;

/// The most cards that share a page.
const A_PAGE: u8 = 4;

/// Composes a card for each board; for teams, for each board of each match.
///
/// # Errors
///
/// A message cannot be said.
pub(super) fn compose(pen: &Pen<'_>) -> Result<Document, ComposeError> {
    let title = pen.of_round(pen.say(&EventMessage::PlacesTitle)?)?;
    let mut document = head::cards(pen, title)?;
    let round = pen.brief.round.and_then(|_| pen.rounds().next());
    let mut cards = Vec::new();
    for pairing in 1..=pen.brief.schedule.entrants / 2 {
        match pen.event().entrants {
            Entrants::Players => cards.push(card(pen, round, pairing, None)?),
            Entrants::Teams => {
                for board in 1..=pen.event().boards {
                    cards.push(card(pen, round, pairing, Some(board))?);
                }
            }
        }
    }
    let per_page = PerPage::UpTo(A_PAGE);
    document.push(Block::Cards(Cards { cards, per_page, folded: true }));
    Ok(document)
}

/// The card of the board of pairing `pairing`, or of a board of that match.
fn card(
    pen: &Pen<'_>,
    round: Option<&Round>,
    pairing: u32,
    board: Option<u32>,
) -> Result<Card, CatalogError> {
    let number = pen.number(pairing);
    let (large, what) = match board {
        None => (number.clone(), EventMessage::PlaceBoard { board: number }),
        Some(board) => {
            let board = pen.number(board);
            (format!("{number}.{board}"), EventMessage::PlaceMatch { number, board })
        }
    };
    let plain = |text| Block::line(LineRole::Plain, text);
    let mut blocks =
        vec![pen.event_line(), Block::large(Text::plain(large)), plain(pen.text(&what)?)];
    let Some(round) = round else { return Ok(Card::of(blocks)) };
    let title = Text::plain(pen.round_title(round)?);
    blocks.push(Block::line(LineRole::Details, title));
    blocks.extend(head::exchange_in_short(pen)?);
    let game = round.games().find(|(place, ..)| *place == pairing);
    if let Some((_, first, second)) = game {
        let sides = pen.sides(begins(board.unwrap_or(1), 1));
        for (number, side) in [(first, sides.0), (second, sides.1)] {
            let name = seated(pen, number, board)?;
            blocks.push(plain(if pen.has_sides() && !pen.has_several_games() {
                pen.text(&EventMessage::SideAndName { side, name })?
            } else {
                Text::plain(name)
            }));
        }
    }
    Ok(Card::of(blocks))
}

/// Who sits at a board: number and name; of a team, its player as well, where it is known.
fn seated(pen: &Pen<'_>, number: Number, board: Option<u32>) -> Result<String, CatalogError> {
    let name = pen.numbered_name(number)?;
    match board.and_then(|board| pen.player(number, board)) {
        Some(player) => {
            let parts = [name, player.to_owned()];
            Ok(head::join(pen, &parts)?.unwrap_or_default())
        }
        None => Ok(name),
    }
}
