//! From the table of one cycle to the rounds of all cycles, in the order of the table.

use super::{Cycles, Pairing, Plan, Round};

/// The rounds of all cycles of `plan`, whose first is `table`.
///
/// Cycle two follows the order of cycle one with first and second exchanged. The exchange of
/// the last two rounds (FIDE C.05 Annex 1) touches cycle one only.
pub(super) fn chain(table: Vec<Vec<Pairing>>, plan: &Plan) -> Vec<Round> {
    let second: Vec<Vec<Pairing>> = match plan.cycles {
        Cycles::Single => Vec::new(),
        Cycles::Double { .. } => table.iter().map(|pairings| exchanged(pairings)).collect(),
    };
    let mut first = table;
    if plan.swaps_last_rounds() {
        let last = first.len() - 1;
        first.swap(last - 1, last);
    }
    let cycles = first.into_iter().map(|pairings| (1, pairings));
    let cycles = cycles.chain(second.into_iter().map(|pairings| (2, pairings)));
    (1..)
        .zip(cycles)
        .map(|(number, (cycle, pairings))| Round {
            played: number,
            table_round: number,
            cycle,
            pairings,
        })
        .collect()
}

/// `pairings` with first and second exchanged.
fn exchanged(pairings: &[Pairing]) -> Vec<Pairing> {
    pairings.iter().map(|pairing| pairing.exchanged()).collect()
}
