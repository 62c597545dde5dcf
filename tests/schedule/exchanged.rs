//! First and second exchanged in every pairing: the same pairs, rounds and boards, and an
//! audit that knows of it.

use roundsheet::schedule::{Fault, Pairing, Plan, audit, draw};

use super::{CYCLES, drawn, line};

/// The plan for `entrants` with first and second exchanged.
fn plan(entrants: u32, cycles: roundsheet::schedule::Cycles) -> Plan {
    Plan { exchange_sides: true, ..Plan::new(entrants, cycles) }
}

#[test]
fn order_and_boards_stay_and_sides_change() {
    for cycles in CYCLES {
        for entrants in 2..=15 {
            let table = drawn(entrants, cycles);
            let exchanged = draw(&plan(entrants, cycles)).unwrap();
            assert_eq!(table.rounds.len(), exchanged.rounds.len());
            for (round, other) in table.rounds.iter().zip(&exchanged.rounds) {
                assert_eq!(round.bye(), other.bye());
                let answers = other.games().map(|(board, first, second)| (board, second, first));
                assert!(round.games().eq(answers), "{}", line(other));
            }
        }
    }
}

#[test]
fn the_audit_finds_no_fault_where_it_is_told_of_the_exchange() {
    for cycles in CYCLES {
        for entrants in 2..=30 {
            let plan = plan(entrants, cycles);
            let schedule = draw(&plan).unwrap();
            assert_eq!(audit(&plan, &schedule.rounds), [], "{entrants} {cycles:?}");
        }
    }
}

#[test]
fn the_audit_of_an_even_field_tells_an_exchange_that_it_is_not_told_of() {
    for cycles in CYCLES {
        for entrants in (2..=30).step_by(2) {
            let (table, exchanged) = (Plan::new(entrants, cycles), plan(entrants, cycles));
            let of_table = draw(&table).unwrap().rounds;
            let of_exchanged = draw(&exchanged).unwrap().rounds;
            for (plan, rounds) in [(&table, &of_exchanged), (&exchanged, &of_table)] {
                let faults = audit(plan, rounds);
                let counted = |fault: &Fault| {
                    matches!(fault, Fault::FirstMoves { .. } | Fault::TurnedRound { .. })
                };
                assert!(!faults.is_empty() && faults.iter().all(counted), "{faults:?}");
            }
        }
    }
}

#[test]
fn one_pair_that_was_not_exchanged_is_found() {
    for entrants in [6, 8, 14] {
        let plan = plan(entrants, CYCLES[0]);
        let mut rounds = draw(&plan).unwrap().rounds;
        let pairing = &mut rounds[2].pairings[1];
        let Pairing::Game { first, second } = *pairing else { panic!("{pairing:?}") };
        *pairing = Pairing::Game { first: second, second: first };
        let found = audit(&plan, &rounds);
        let fault = Fault::TurnedRound { round: 3, board: 2, first: second, second: first };
        assert!(found.contains(&fault), "{found:?}");
    }
}
