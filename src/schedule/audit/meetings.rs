//! Who meets whom in a cycle, and whether cycle two answers cycle one.

use super::{Fault, Field, Place};
use crate::schedule::{Number, Round};

/// Checks that in the `rounds` of `cycle` everybody meets everybody once, and in an odd
/// field rests once. Where rounds are missing, what never happens is not reported.
pub(super) fn once_each(
    field: &Field,
    cycle: u32,
    rounds: &[&Round],
    complete: bool,
    faults: &mut Vec<Fault>,
) {
    let is_entrant = |number: Number| number.get() <= field.entrants;
    let mut met = Pairs::new(field);
    let mut rested: Vec<Option<u32>> = field.each(None);
    for round in rounds {
        let number_of_round = round.table_round;
        for (board, first, second) in round.games() {
            if first == second || !is_entrant(first) || !is_entrant(second) {
                continue;
            }
            let meeting = met.get_mut(first.get(), second.get());
            if *meeting == 0 {
                *meeting = number_of_round;
            } else {
                let (round, earlier) = (number_of_round, *meeting);
                faults.push(Fault::MeetsAgain { round, board, first, second, earlier });
            }
        }
        if let Some(number) = round.bye().filter(|&number| is_entrant(number)) {
            let rest = &mut rested[number.get() as usize];
            if let Some(earlier) = *rest {
                faults.push(Fault::RestsAgain { round: number_of_round, number, earlier });
            } else {
                *rest = Some(number_of_round);
            }
        }
    }
    if !complete {
        return;
    }
    for higher in 2..=field.entrants {
        for lower in 1..higher {
            if *met.get_mut(lower, higher) == 0 {
                faults.push(Fault::NeverMeets { cycle, lower, higher });
            }
        }
    }
    if !field.is_even() {
        let never = (1..=field.entrants).filter(|&number| rested[number as usize].is_none());
        faults.extend(never.map(|number| Fault::NeverRests { cycle, number }));
    }
}

/// The round in which each pair meets; 0 where it has not met.
struct Pairs(Vec<Vec<u32>>);

impl Pairs {
    fn new(field: &Field) -> Self {
        Self((0..=field.entrants).map(|higher| vec![0; higher as usize]).collect())
    }

    /// The meeting of two different entrants.
    fn get_mut(&mut self, one: u32, other: u32) -> &mut u32 {
        &mut self.0[one.max(other) as usize][one.min(other) as usize]
    }
}

/// Checks that the rounds of cycle `two` are those of cycle `one` in the same order, before
/// any exchange of last rounds, with first and second exchanged on every board.
pub(super) fn exchanged(field: &Field, one: &[&Round], two: &[&Round], faults: &mut Vec<Fault>) {
    let mut models: Vec<&Round> = one.to_vec();
    if let (true, [.., before_last, last]) = (field.swapped, models.as_mut_slice()) {
        std::mem::swap(before_last, last);
    }
    for (model, round) in models.iter().zip(two) {
        let mut report = |place| {
            let (round, model) = (round.table_round, model.table_round);
            faults.push(Fault::NotExchanged { round, place, model });
        };
        if round.bye() != model.bye() {
            report(Place::Bye);
        }
        let mut games = round.games();
        let mut answers = model.games().map(|(board, first, second)| (board, second, first));
        loop {
            match (games.next(), answers.next()) {
                (None, None) => break,
                (game, answer) if game == answer => {}
                (Some((board, ..)), _) | (None, Some((board, ..))) => {
                    report(Place::Board(board));
                }
            }
        }
    }
}
