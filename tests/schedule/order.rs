//! Orders of rounds, and plans that are refused.

use roundsheet::schedule::{Cycles, DrawError, MAX_ENTRANTS, MIN_ENTRANTS, Number, Plan, draw};

use super::{CYCLES, PLAIN_DOUBLE, audit, drawn, line, lines};

/// A plan for a single cycle of `entrants`, played in `order`.
fn ordered(entrants: u32, cycles: Cycles, order: &[u32]) -> Plan {
    Plan { order: Some(order.to_vec()), ..Plan::new(entrants, cycles) }
}

/// The Russian draughts and renju rules let the chief arbiter change the order of rounds.
#[test]
fn eight_played_backwards() {
    let schedule = draw(&ordered(8, Cycles::Single, &[7, 6, 5, 4, 3, 2, 1])).unwrap();
    assert!(schedule.is_reordered());
    let rounds: Vec<String> = schedule
        .rounds
        .iter()
        .map(|round| format!("{} ({}): {}", round.played, round.table_round, line(round)))
        .collect();
    assert_eq!(
        rounds,
        [
            "1 (7): 4-8 5-3 6-2 7-1",
            "2 (6): 8-7 1-6 2-5 3-4",
            "3 (5): 3-8 4-2 5-1 6-7",
            "4 (4): 8-6 7-5 1-4 2-3",
            "5 (3): 2-8 3-1 4-7 5-6",
            "6 (2): 8-5 6-4 7-3 1-2",
            "7 (1): 1-8 2-7 3-6 4-5",
        ]
    );
}

#[test]
fn an_order_changes_nothing_but_the_order() {
    for entrants in 2..=30 {
        for cycles in CYCLES {
            let table = drawn(entrants, cycles);
            let mut order: Vec<u32> = (1..=Plan::new(entrants, cycles).rounds()).collect();
            let third = order.len() / 3;
            order.rotate_left(third);
            order.reverse();
            let mut schedule = draw(&ordered(entrants, cycles, &order)).unwrap();
            let table_rounds: Vec<u32> = schedule.rounds.iter().map(|r| r.table_round).collect();
            assert_eq!(table_rounds, order);
            assert!(schedule.rounds.iter().map(|round| round.played).eq(1..=order.len() as u32));
            assert_eq!(audit(entrants, cycles, &schedule.rounds), [], "field of {entrants}");

            schedule.rounds.sort_by_key(|round| round.table_round);
            assert_eq!(lines(&schedule.rounds), lines(&table.rounds));
        }
    }
}

#[test]
fn cycles_may_be_mixed() {
    let schedule = draw(&ordered(3, PLAIN_DOUBLE, &[4, 1, 5, 2, 6, 3])).unwrap();
    let cycles: Vec<u32> = schedule.rounds.iter().map(|round| round.cycle).collect();
    assert_eq!(cycles, [2, 1, 2, 1, 2, 1]);
}

#[test]
fn the_order_of_the_table_is_no_change() {
    let schedule = draw(&ordered(6, Cycles::Single, &[1, 2, 3, 4, 5])).unwrap();
    assert_eq!(schedule, drawn(6, Cycles::Single));
    assert!(!schedule.is_reordered());
}

/// The refusal of `order` in a single cycle of eight.
#[track_caller]
fn refusal(order: &[u32]) -> DrawError {
    draw(&ordered(8, Cycles::Single, order)).expect_err("not an order of seven rounds")
}

#[test]
fn orders_that_are_none() {
    let few = refusal(&[1, 2, 3]);
    assert_eq!(few, DrawError::OrderCount { given: 3, needed: 7 });
    assert_eq!(few.to_string(), "order of rounds: 3 given, 7 needed");
    assert_eq!(refusal(&[]), DrawError::OrderCount { given: 0, needed: 7 });
    let many = refusal(&[1, 2, 3, 4, 5, 6, 7, 7]);
    assert_eq!(many, DrawError::OrderCount { given: 8, needed: 7 });

    let outside = refusal(&[1, 2, 3, 4, 5, 6, 8]);
    assert_eq!(outside, DrawError::OrderOutOfRange { round: 8, last: 7 });
    assert_eq!(outside.to_string(), "order of rounds: `8` is outside 1 to 7");
    assert_eq!(refusal(&[0, 1, 2, 3, 4, 5, 6]), DrawError::OrderOutOfRange { round: 0, last: 7 });

    let twice = refusal(&[7, 6, 5, 5, 3, 2, 1]);
    assert_eq!(twice, DrawError::OrderTwice { round: 5 });
    assert_eq!(twice.to_string(), "order of rounds: `5` is given twice");
    assert!(twice.hint().contains("once"));
}

/// The order names the rounds of both cycles.
#[test]
fn an_order_of_one_cycle_is_too_short_for_two() {
    let refused = draw(&ordered(4, PLAIN_DOUBLE, &[3, 2, 1])).unwrap_err();
    assert_eq!(refused, DrawError::OrderCount { given: 3, needed: 6 });
}

#[test]
fn fields_that_are_too_small_or_too_large() {
    for entrants in [0, 1, MAX_ENTRANTS + 1, u32::MAX] {
        for cycles in CYCLES {
            let refused = draw(&ordered(entrants, cycles, &[1])).unwrap_err();
            assert_eq!(refused, DrawError::Entrants { entrants });
        }
    }
    let refused = draw(&Plan::new(1, Cycles::Single)).unwrap_err();
    assert_eq!(refused.to_string(), "number of entrants: `1` is outside 2 to 2000");
    for entrants in [MIN_ENTRANTS, MAX_ENTRANTS - 1, MAX_ENTRANTS] {
        assert!(draw(&Plan::new(entrants, Cycles::Single)).is_ok());
    }
}

#[test]
fn nobody_draws_zero() {
    assert_eq!(Number::new(0), None);
    assert_eq!(Number::new(7).map(Number::get), Some(7));
    assert_eq!(Number::new(12).unwrap().to_string(), "12");
    assert!(Number::new(9) < Number::new(10));
}
