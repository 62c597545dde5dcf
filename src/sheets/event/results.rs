//! The results that a game can have, and the sides, as boxes to tick.

use super::pen::Pen;
use crate::document::{GridCell, Text};
use crate::game::{HalfPoints, Scoring, Side};
use crate::locale::{CatalogError, EventMessage, Message};
use crate::schedule::Begins;

/// The results of a game that `begins` begins: the first-named wins, a draw, the other one
/// wins. Where sides are drawn, the side that begins stands first in every game.
pub(super) fn choices(pen: &Pen<'_>, begins: Begins) -> Result<GridCell, CatalogError> {
    let game = pen.event().game;
    let Scoring { win, draw } = game.scoring();
    let (first, second) = pen.sides(if pen.has_sides() { begins } else { Begins::First });
    let outcome = |winner: Option<Side>, first: HalfPoints, second: HalfPoints| {
        let (first, second) = (first.to_string(), second.to_string());
        pen.text(&EventMessage::Outcome { game, winner, first, second })
    };
    Ok(GridCell::Choices(vec![
        outcome(Some(first), win, HalfPoints::NONE)?,
        outcome(None, draw, draw)?,
        outcome(Some(second), HalfPoints::NONE, win)?,
    ]))
}

/// The sides of the first-named and of the other one in a game that `begins` begins; boxes
/// to tick where sides are drawn.
pub(super) fn sides(pen: &Pen<'_>, begins: Begins) -> Result<[GridCell; 2], CatalogError> {
    let (first, second) = pen.sides(begins);
    if pen.has_sides() {
        let cell = |side| pen.cell(&Message::SideName { side });
        return Ok([cell(first)?, cell(second)?]);
    }
    let (first, second) = pen.sides(Begins::First);
    let either = || -> Result<Vec<Text>, CatalogError> {
        [first, second].iter().map(|side| pen.text(&Message::SideName { side: *side })).collect()
    };
    Ok([GridCell::Choices(either()?), GridCell::Choices(either()?)])
}
