//! The same tables as data: one for each exact number of entrants, its byes among the
//! rounds.

use super::{Brief, ComposeError};
use crate::document::{Dataset, DatasetGame, DatasetPairing, DatasetRound, DatasetTable};
use crate::game::Sides;
use crate::locale::Entrants;
use crate::schedule::Round;

/// Collects the tables for every number of entrants from `brief.lower` to `brief.upper`.
///
/// # Errors
///
/// The order of rounds does not fit a table.
pub fn collect(brief: &Brief, title: String) -> Result<Dataset, ComposeError> {
    let by_table = brief.sides == Sides::ByTable;
    let games = brief.games.iter().map(|game| DatasetGame {
        id: game.id(),
        first: by_table.then(|| game.first_side().id()),
        second: by_table.then(|| game.second_side().id()),
    });
    let mut last_rounds_swapped = false;
    let tables = (brief.lower..=brief.upper)
        .map(|players| {
            let schedule = brief.draw(players)?;
            last_rounds_swapped |= schedule.swaps_last_rounds();
            let rounds = schedule.rounds.iter().map(round).collect();
            Ok(DatasetTable { players, rounds })
        })
        .collect::<Result<_, ComposeError>>()?;
    Ok(Dataset {
        title,
        locale: brief.locale.tag(),
        entrants: match brief.entrants {
            Entrants::Players => "players",
            Entrants::Teams => "teams",
        },
        games: games.collect(),
        sides: if by_table { "table" } else { "lot" },
        cycles: brief.cycles.count(),
        last_rounds_swapped,
        sides_exchanged: brief.exchange_sides,
        tables,
    })
}

fn round(round: &Round) -> DatasetRound {
    DatasetRound {
        round: round.played,
        table_round: round.table_round,
        cycle: round.cycle,
        pairings: round
            .games()
            .map(|(board, first, second)| DatasetPairing {
                board,
                first: first.get(),
                second: second.get(),
            })
            .collect(),
        bye: round.bye().map(|number| number.get()),
    }
}
