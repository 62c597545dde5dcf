//! The numbering of rounds, and each round alone.

use super::{Fault, Field, Place};
use crate::schedule::{Number, Pairing, Round};

/// Checks that `rounds`, sorted by table round, are all rounds of the table, each with its
/// own place in the order of play. Returns whether the table is complete.
pub(super) fn numbering(field: &Field, rounds: &[&Round], faults: &mut Vec<Fault>) -> bool {
    let last = field.rounds();
    let before = faults.len();
    if rounds.len() != last as usize {
        faults.push(Fault::RoundCount { given: rounds.len(), needed: last });
    }
    let mut named = vec![false; last as usize + 1];
    for &Round { table_round: round, .. } in rounds {
        if !(1..=last).contains(round) {
            faults.push(Fault::RoundOutOfRange { round: *round, last });
        } else if std::mem::replace(&mut named[*round as usize], true) {
            faults.push(Fault::RoundTwice { round: *round });
        }
    }
    let missing = (1..=last).filter(|&round| !named[round as usize]);
    faults.extend(missing.map(|round| Fault::RoundMissing { round }));
    let complete = faults.len() == before;

    let mut places: Vec<Option<u32>> = vec![None; last as usize + 1];
    for &&Round { table_round: round, played, cycle, .. } in rounds {
        let needed = if round > field.per_cycle { field.cycles } else { 1 };
        if (1..=last).contains(&round) && cycle != needed {
            faults.push(Fault::WrongCycle { round, given: cycle, needed });
        }
        if !(1..=last).contains(&played) {
            faults.push(Fault::PlayedOutOfRange { round, played, last });
        } else if let Some(other) = places[played as usize].replace(round) {
            faults.push(Fault::PlayedTwice { round, played, other });
        }
    }
    complete
}

/// Checks that each number stands in `round` once, and rests only where it may.
pub(super) fn one(field: &Field, round: &Round, faults: &mut Vec<Fault>) {
    let mut sheet = Sheet { field, round: round.table_round, places: field.each(None), faults };
    let mut bye: Option<Number> = None;
    let mut board = 0;
    for &pairing in &round.pairings {
        match pairing {
            Pairing::Game { first, second } => {
                board += 1;
                sheet.enter(first, Place::Board(board));
                sheet.enter(second, Place::Board(board));
            }
            Pairing::Bye(number) => {
                sheet.enter(number, Place::Bye);
                let round = sheet.round;
                if field.is_even() {
                    sheet.faults.push(Fault::ByeInEvenField { round, number });
                } else if let Some(earlier) = bye {
                    sheet.faults.push(Fault::ByeTwice { round, number, earlier });
                }
                bye = bye.or(Some(number));
            }
        }
    }
    let Sheet { round, places, faults, .. } = sheet;
    if bye.is_none() && !field.is_even() {
        faults.push(Fault::ByeMissing { round });
    }
    let missing = (1..=field.entrants).filter(|&number| places[number as usize].is_none());
    faults.extend(missing.map(|number| Fault::NumberMissing { round, number }));
}

/// The numbers met so far in one round.
struct Sheet<'a> {
    field: &'a Field,
    round: u32,
    places: Vec<Option<Place>>,
    faults: &'a mut Vec<Fault>,
}

impl Sheet<'_> {
    /// Enters `number` at `place`, if it may stand there.
    fn enter(&mut self, number: Number, place: Place) {
        let (round, entrants) = (self.round, self.field.entrants);
        match self.places.get_mut(number.get() as usize) {
            None => {
                self.faults.push(Fault::NumberOutOfRange { round, place, number, entrants });
            }
            Some(&mut Some(earlier)) => {
                self.faults.push(Fault::NumberTwice { round, place, number, earlier });
            }
            Some(free) => *free = Some(place),
        }
    }
}
