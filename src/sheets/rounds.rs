//! A schedule as a table: a row for each round, its pairings in the printed order.

use super::{Brief, ComposeError};
use crate::document::{Cell, Column, ColumnRole, Content, Look, NodeId, Row, RowKind, Table, Text};
use crate::locale::{Catalog, Message, Place};
use crate::schedule::{Pairing, Round, Schedule};

/// Where the one who rests in an odd field is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Byes {
    /// In column one, against the largest number of the table, which nobody drew.
    InColumnOne,
    /// In a column of its own.
    InTheirColumn,
}

/// The caption of the table for exactly `count` entrants.
pub(super) fn exact_caption(brief: &Brief, count: u32) -> Message {
    let count_text = brief.notation.number(count);
    Message::ExactCaption { count, count_text, entrants: brief.entrants }
}

/// The table of `schedule`.
pub(super) fn table(
    brief: &Brief,
    catalog: &Catalog,
    schedule: &Schedule,
    caption: &Message,
    byes: Byes,
) -> Result<Table, ComposeError> {
    let say = |message: &Message| catalog.say(message).map(Text::plain);
    let reordered = brief.order.is_some();
    let with_byes = byes == Byes::InTheirColumn && schedule.entrants % 2 == 1;
    let mut columns = Vec::new();
    let mut column = |head, role| columns.push(Column { head, role });
    if reordered {
        column(say(&Message::PlayedRoundHead)?, ColumnRole::RowHead);
        column(say(&Message::TableRoundHead)?, ColumnRole::Data);
    } else {
        column(say(&Message::RoundHead)?, ColumnRole::RowHead);
    }
    column(say(&Message::PairingsHead)?, ColumnRole::Flow);
    if with_byes {
        column(say(&Message::ByeHead)?, ColumnRole::Data);
    }
    let mut rows = Vec::with_capacity(schedule.rounds.len() + 2);
    let mut cycle = 0;
    for round in &schedule.rounds {
        let divides = schedule.rounds_per_cycle() < count(&schedule.rounds) && !reordered;
        if divides && round.cycle != cycle {
            cycle = round.cycle;
            let cells = vec![Cell::text(say(&Message::CycleHead { cycle })?)];
            rows.push(Row { kind: RowKind::Divider, cells });
        }
        rows.push(row(round, schedule, reordered, with_byes));
    }
    let caption = catalog.say(caption)?;
    let continued = catalog.say(&Message::Continued { caption: caption.clone() })?;
    Ok(Table {
        node: NodeId::UNNUMBERED,
        caption: Text::plain(caption),
        continued: Text::plain(continued),
        columns,
        rows,
        notation: brief.notation.clone(),
        largest: schedule.largest().max(count(&schedule.rounds)),
        look: if brief.boxed { Look::Boxed } else { Look::Open },
    })
}

fn row(round: &Round, schedule: &Schedule, reordered: bool, with_byes: bool) -> Row {
    let mut cells = Vec::with_capacity(round.pairings.len() + 3);
    cells.push(Cell::number(round.played));
    if reordered {
        cells.push(Cell::number(round.table_round));
    }
    let largest = schedule.largest();
    for pairing in &round.pairings {
        if let Pairing::Game { first, second } = *pairing {
            let (first, second) = (first.get(), second.get());
            let marked = match largest {
                largest if first == largest => Some(Place::First),
                largest if second == largest => Some(Place::Second),
                _ => None,
            };
            cells.push(Cell { content: Content::Pairing { first, second, marked } });
        }
    }
    if let (true, Some(bye)) = (with_byes, round.bye()) {
        cells.push(Cell::number(bye.get()));
    }
    Row { kind: RowKind::Plain, cells }
}

fn count(rounds: &[Round]) -> u32 {
    u32::try_from(rounds.len()).unwrap_or(u32::MAX)
}
