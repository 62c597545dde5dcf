//! The engine: published tables, properties by enumeration, orders, boards, and the audit.

mod audit;
mod boards;
mod exchanged;
mod order;
mod properties;
mod published;
mod runs;

use roundsheet::schedule::{self, Cycles, Fault, Number, Plan, Round, Schedule, draw};

/// Every way to play cycles.
const CYCLES: [Cycles; 3] = [
    Cycles::Single,
    Cycles::Double { swap_last_rounds: false },
    Cycles::Double { swap_last_rounds: true },
];

/// Both cycles, in the order of the table.
const PLAIN_DOUBLE: Cycles = CYCLES[1];

/// Both cycles, the last two rounds of cycle one exchanged.
const SWAPPED_DOUBLE: Cycles = CYCLES[2];

/// The schedule of `entrants` in the order of the table.
#[track_caller]
fn drawn(entrants: u32, cycles: Cycles) -> Schedule {
    draw(&Plan::new(entrants, cycles)).expect("the field can be drawn")
}

/// What is wrong with `rounds` as those of a table.
fn audit(entrants: u32, cycles: Cycles, rounds: &[Round]) -> Vec<Fault> {
    schedule::audit(&Plan::new(entrants, cycles), rounds)
}

/// The drawn number `number`.
#[track_caller]
fn number(number: u32) -> Number {
    Number::new(number).expect("drawn numbers count from 1")
}

/// A round as rule books print it: `(4) 5-3 1-2`, the bye in brackets.
fn line(round: &Round) -> String {
    let bye = round.bye().map(|number| format!("({number})"));
    let games = round.games().map(|(_, first, second)| format!("{first}-{second}"));
    bye.into_iter().chain(games).collect::<Vec<_>>().join(" ")
}

/// All rounds as rule books print them.
fn lines(rounds: &[Round]) -> Vec<String> {
    rounds.iter().map(line).collect()
}
