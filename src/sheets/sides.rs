//! Small tables of who begins: on each board of a team match, in each game of a match.

use super::{Brief, ComposeError};
use crate::document::{Cell, Column, ColumnRole, Look, NodeId, Row, RowKind, Table, Text};
use crate::locale::{Catalog, Message};
use crate::schedule::{Begins, begins};

/// The tables of sides that `brief` asks for.
pub(super) fn tables(brief: &Brief, catalog: &Catalog) -> Result<Vec<Table>, ComposeError> {
    let mut tables = Vec::new();
    if let Some(boards) = brief.boards {
        let heads = (&Message::BoardSidesCaption, &Message::BoardHead);
        tables.push(table(brief, catalog, heads, boards, |board| begins(board, 1))?);
    }
    if let Some(games) = brief.games_per_match {
        let heads = (&Message::GameSidesCaption, &Message::GameHead);
        tables.push(table(brief, catalog, heads, games, |game| begins(1, game))?);
    }
    Ok(tables)
}

fn table(
    brief: &Brief,
    catalog: &Catalog,
    (caption, head): (&Message, &Message),
    count: u32,
    begins: impl Fn(u32) -> Begins,
) -> Result<Table, ComposeError> {
    let say = |message: &Message| catalog.say(message).map(Text::plain);
    let entrants = brief.entrants;
    // With one game its sides are named; with several it is said who begins.
    let (moves_first, moves_second) = match brief.only_game() {
        Some(game) => (
            Message::SideName { side: game.first_side() },
            Message::SideName { side: game.second_side() },
        ),
        None => (Message::Begins, Message::PlaysSecond),
    };
    let (moves_first, moves_second) = (say(&moves_first)?, say(&moves_second)?);
    let rows = (1..=count)
        .map(|number| {
            let (first_named, second_named) = match begins(number) {
                Begins::First => (&moves_first, &moves_second),
                Begins::Second => (&moves_second, &moves_first),
            };
            let cells = vec![
                Cell::number(number),
                Cell::text(first_named.clone()),
                Cell::text(second_named.clone()),
            ];
            Row { kind: RowKind::Plain, cells }
        })
        .collect();
    let caption = catalog.say(caption)?;
    let continued = catalog.say(&Message::Continued { caption: caption.clone() })?;
    let column = |head, role| Column { head, role };
    Ok(Table {
        node: NodeId(0),
        caption: Text::plain(caption),
        continued: Text::plain(continued),
        columns: vec![
            column(say(head)?, ColumnRole::RowHead),
            column(say(&Message::FirstNamedHead { entrants })?, ColumnRole::Data),
            column(say(&Message::SecondNamedHead { entrants })?, ColumnRole::Data),
        ],
        rows,
        notation: brief.notation.clone(),
        largest: count,
        look: if brief.boxed { Look::Boxed } else { Look::Open },
    })
}
