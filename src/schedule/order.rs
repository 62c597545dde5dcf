//! Rounds in the order that the chief arbiter decides. Pairs, sides and boards stay those of
//! the table.

use super::{DrawError, Round};

/// Checks that `order` names each round from 1 to `rounds` once.
///
/// # Errors
///
/// It names too few or too many, one out of range, or one twice.
pub(super) fn check(order: &[u32], rounds: u32) -> Result<(), DrawError> {
    if order.len() != rounds as usize {
        return Err(DrawError::OrderCount { given: order.len(), needed: rounds });
    }
    let mut named = vec![false; order.len()];
    for &round in order {
        if !(1..=rounds).contains(&round) {
            return Err(DrawError::OrderOutOfRange { round, last: rounds });
        }
        if std::mem::replace(&mut named[round as usize - 1], true) {
            return Err(DrawError::OrderTwice { round });
        }
    }
    Ok(())
}

/// Puts `rounds`, which stand in the order of the table, into `order`, which was checked.
pub(super) fn apply(order: &[u32], rounds: &mut [Round]) {
    for (played, &table_round) in (1..).zip(order) {
        rounds[table_round as usize - 1].played = played;
    }
    rounds.sort_by_key(|round| round.played);
}
