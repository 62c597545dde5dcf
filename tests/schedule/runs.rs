//! Runs of one side, as the audit finds them.

use roundsheet::schedule::{Cycles, Fault, Plan, Round, draw};

use super::{PLAIN_DOUBLE, SWAPPED_DOUBLE, audit, drawn};

/// Table rounds in another order make longer runs, which the audit does find, and which an
/// order of the chief arbiter does not bring about.
#[test]
fn runs_are_those_of_the_table() {
    let order = [1, 3, 5, 2, 4];
    let plan = Plan { order: Some(order.to_vec()), ..Plan::new(5, Cycles::Single) };
    let mut rounds = draw(&plan).unwrap().rounds;
    assert_eq!(audit(5, Cycles::Single, &rounds), []);
    for (number, round) in (1..).zip(&mut rounds) {
        round.table_round = number;
    }
    let faults = audit(5, Cycles::Single, &rounds);
    assert!(!faults.is_empty());
    assert!(faults.iter().all(|fault| matches!(fault, Fault::LongRun { .. })), "{faults:?}");
}

/// The numbers whose runs in `rounds` are too long: within a cycle, or over the seam.
fn long_runs(entrants: u32, rounds: &[Round], within: [usize; 2], across: usize) -> Vec<u32> {
    let is_too_long = |&number: &u32| {
        let games = rounds.iter().flat_map(|round| round.games().map(|game| (round.cycle, game)));
        let sides: Vec<(u32, bool)> = games
            .filter(|&(_, (_, first, second))| [first.get(), second.get()].contains(&number))
            .map(|(cycle, (_, first, _))| (cycle, first.get() == number))
            .collect();
        sides.chunk_by(|a, b| a.1 == b.1).any(|run| {
            let cycles = [1, 2].map(|cycle| run.iter().any(|game| game.0 == cycle));
            let allowed = match cycles {
                [true, true] => across,
                [true, false] => within[0],
                _ => within[1],
            };
            run.len() > allowed
        })
    };
    (1..=entrants).filter(is_too_long).collect()
}

/// Makes `order` the next one in the dictionary's order; `false` after the last.
fn next_order(order: &mut [usize]) -> bool {
    let Some(pivot) = order.windows(2).rposition(|pair| pair[0] < pair[1]) else { return false };
    let above = order.iter().rposition(|&place| place > order[pivot]).expect("the next place");
    order.swap(pivot, above);
    order[pivot + 1..].reverse();
    true
}

/// Tables whose lines stand in every other order: who then has too long runs, counted again.
#[test]
fn runs_in_every_order_of_lines() {
    for (entrants, cycles, within, across) in [
        (5, PLAIN_DOUBLE, [1, 1], 2),
        (5, SWAPPED_DOUBLE, [2, 1], 2),
        (6, PLAIN_DOUBLE, [2, 2], 3),
        (6, SWAPPED_DOUBLE, [2, 2], 2),
        (8, PLAIN_DOUBLE, [2, 2], 3),
    ] {
        let table = drawn(entrants, cycles);
        let single = drawn(entrants, Cycles::Single).rounds;
        let mut order: Vec<usize> = (0..single.len()).collect();
        let mut orders = 0_usize;
        loop {
            let mut rounds = table.rounds.clone();
            for (place, &line) in order.iter().enumerate() {
                let pairings = &single[line].pairings;
                let answer = pairings.iter().map(|pairing| pairing.exchanged()).collect();
                rounds[place].pairings.clone_from(pairings);
                rounds[place + single.len()].pairings = answer;
            }
            if table.swaps_last_rounds() {
                let last = std::mem::take(&mut rounds[4].pairings);
                rounds[4].pairings = std::mem::replace(&mut rounds[3].pairings, last);
            }
            let faults = audit(entrants, cycles, &rounds);
            let mut found: Vec<u32> = faults
                .iter()
                .map(|fault| match fault {
                    Fault::LongRun { number, .. } => *number,
                    other => panic!("{other}"),
                })
                .collect();
            found.sort_unstable();
            found.dedup();
            let expected = long_runs(entrants, &rounds, within, across);
            assert_eq!(found, expected, "{entrants}, {cycles:?}, {order:?}");
            orders += 1;
            if !next_order(&mut order) {
                break;
            }
        }
        assert_eq!(orders, (1..=single.len()).product::<usize>());
    }
}
