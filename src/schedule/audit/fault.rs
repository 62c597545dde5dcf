//! What an audit can find, and how it says so.

use std::fmt;

use crate::schedule::{Begins, MAX_ENTRANTS, MIN_ENTRANTS, Number};

/// Where in a round a number stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// At a board, from 1.
    Board(u32),
    /// It rests.
    Bye,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Board(board) => write!(f, "board {board}"),
            Self::Bye => f.write_str("bye"),
        }
    }
}

/// Something wrong with the lines of a schedule. A `round` is always the round of the
/// table, from 1, which keeps its number when the order of play is changed; `earlier` and
/// `model` are such rounds too, unless their type says otherwise. Boards, cycles and places
/// in the order of play count from 1; `given` is what was found, `needed` what is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "the fields are explained once, for all faults together")]
pub enum Fault {
    /// No schedule can have so few or so many entrants; nothing else was looked at.
    Entrants { entrants: u32 },
    /// There are too few or too many rounds.
    RoundCount { given: usize, needed: u32 },
    /// The schedule has no round of this number.
    RoundOutOfRange { round: u32, last: u32 },
    /// Two rounds have the same number in the table.
    RoundTwice { round: u32 },
    /// A round of the table is not there.
    RoundMissing { round: u32 },
    /// A round is said to belong to a cycle to which its number does not belong.
    WrongCycle { round: u32, given: u32, needed: u32 },
    /// A round has a place in the order of play that does not exist.
    PlayedOutOfRange { round: u32, played: u32, last: u32 },
    /// Two rounds have the same place in the order of play.
    PlayedTwice { round: u32, played: u32, other: u32 },
    /// A number is larger than the number of entrants.
    NumberOutOfRange { round: u32, place: Place, number: Number, entrants: u32 },
    /// A number stands in the round already.
    NumberTwice { round: u32, place: Place, number: Number, earlier: Place },
    /// A number does not stand in the round.
    NumberMissing { round: u32, number: u32 },
    /// Somebody rests although the number of entrants is even.
    ByeInEvenField { round: u32, number: Number },
    /// Nobody rests although the number of entrants is odd.
    ByeMissing { round: u32 },
    /// Somebody rests in the round already.
    ByeTwice { round: u32, number: Number, earlier: Number },
    /// A number rests for the second time in one cycle.
    RestsAgain { round: u32, number: Number, earlier: u32 },
    /// A number does not rest in a whole cycle.
    NeverRests { cycle: u32, number: u32 },
    /// Two numbers meet for the second time in one cycle.
    MeetsAgain { round: u32, board: u32, first: Number, second: Number, earlier: u32 },
    /// Two numbers do not meet in a whole cycle.
    NeverMeets { cycle: u32, lower: u32, higher: u32 },
    /// A line of cycle two is not that of cycle one with first and second exchanged.
    NotExchanged { round: u32, place: Place, model: u32 },
    /// Two numbers begin once too often and once too rarely, and the game where they meet,
    /// turned round, would put both right.
    TurnedRound { round: u32, board: u32, first: Number, second: Number },
    /// A number begins too often or too rarely in a cycle.
    FirstMoves { cycle: u32, number: u32, given: u32, needed: u32 },
    /// A number begins, or plays second, too often running; byes do not interrupt a run.
    LongRun { number: u32, side: Begins, from: u32, to: u32, length: u32, allowed: u32 },
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Entrants { entrants } => write!(
                f,
                "number of entrants: `{entrants}` is outside {MIN_ENTRANTS} to {MAX_ENTRANTS}"
            ),
            Self::RoundCount { given, needed } => {
                write!(f, "number of rounds: {given} given, {needed} needed")
            }
            Self::RoundOutOfRange { round, last } => {
                write!(f, "table round {round}: the table ends with round {last}")
            }
            Self::RoundTwice { round } => write!(f, "table round {round}: given twice"),
            Self::RoundMissing { round } => write!(f, "table round {round}: missing"),
            Self::WrongCycle { round, given, needed } => {
                write!(f, "table round {round}: belongs to cycle {needed}, not {given}")
            }
            Self::PlayedOutOfRange { round, played, last } => write!(
                f,
                "table round {round}: place `{played}` in the order of play is outside 1 to {last}"
            ),
            Self::PlayedTwice { round, played, other } => write!(
                f,
                "table round {round}: place `{played}` in the order of play is taken by \
                 table round {other}"
            ),
            Self::NumberOutOfRange { round, place, number, entrants } => {
                write!(f, "table round {round}, {place}: `{number}` is outside 1 to {entrants}")
            }
            Self::NumberTwice { round, place, number, earlier } if place == earlier => {
                write!(f, "table round {round}, {place}: `{number}` meets itself")
            }
            Self::NumberTwice { round, place, number, earlier: Place::Bye } => {
                write!(f, "table round {round}, {place}: `{number}` rests in this round")
            }
            Self::NumberTwice { round, place, number, earlier } => {
                write!(f, "table round {round}, {place}: `{number}` stands at {earlier} already")
            }
            Self::NumberMissing { round, number } => {
                write!(f, "table round {round}: {number} is missing")
            }
            Self::ByeInEvenField { round, number } => write!(
                f,
                "table round {round}, bye: `{number}` rests, but in an even field nobody does"
            ),
            Self::ByeMissing { round } => {
                write!(f, "table round {round}, bye: nobody rests, but in an odd field one does")
            }
            Self::ByeTwice { round, number, earlier } => {
                write!(f, "table round {round}, bye: `{number}` rests, but {earlier} does already")
            }
            Self::RestsAgain { round, number, earlier } => write!(
                f,
                "table round {round}, bye: `{number}` rested in table round {earlier} already"
            ),
            Self::NeverRests { cycle, number } => {
                write!(f, "cycle {cycle}: {number} never rests")
            }
            Self::MeetsAgain { round, board, first, second, earlier } => write!(
                f,
                "table round {round}, board {board}: `{first}-{second}` met in table round \
                 {earlier} already"
            ),
            Self::NeverMeets { cycle, lower, higher } => {
                write!(f, "cycle {cycle}: {lower} and {higher} never meet")
            }
            Self::NotExchanged { round, place, model } => write!(
                f,
                "table round {round}, {place}: is not the line of table round {model} with \
                 first and second exchanged"
            ),
            Self::TurnedRound { round, board, first, second } => write!(
                f,
                "table round {round}, board {board}: `{first}-{second}` is turned round: \
                 {first} begins once too often, {second} once too rarely"
            ),
            Self::FirstMoves { cycle, number, given, needed } => {
                write!(f, "cycle {cycle}: {number} begins {given} times, not {needed}")
            }
            Self::LongRun { number, side, from, to, length, allowed } => {
                let does = match side {
                    Begins::First => "begins",
                    Begins::Second => "plays second",
                };
                write!(
                    f,
                    "table rounds {from} to {to}: {number} {does} {length} times running, \
                     at most {allowed} allowed"
                )
            }
        }
    }
}

impl std::error::Error for Fault {}
