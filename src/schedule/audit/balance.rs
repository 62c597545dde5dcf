//! Who begins how often, and how often running.

use super::{Fault, Field};
use crate::schedule::{Begins, Number, Round};

/// Checks how often each number begins in the `rounds` of `cycle`, where everybody meets
/// everybody once.
///
/// In an odd field everybody begins in half of the games. In an even field that cannot be:
/// in cycle one the lower half of the numbers begins once more than it plays second, and in
/// cycle two the upper half does (the tables of FIDE C.05 Annex 1 and of the xiangqi,
/// draughts and renju rules). Where first and second are exchanged in every pair, it is the
/// other way round.
pub(super) fn first_moves(field: &Field, cycle: u32, rounds: &[&Round], faults: &mut Vec<Fault>) {
    let mut counts: Vec<u32> = field.each(0);
    for (_, first, _) in rounds.iter().flat_map(|round| round.games()) {
        counts[first.get() as usize] += 1;
    }
    let needed = |number: u32| {
        let games = field.entrants - 1;
        let is_lower = number <= field.entrants / 2;
        let lower_has_more = (cycle == 1) != field.exchanged;
        let has_more = !field.is_even() || is_lower == lower_has_more;
        if has_more { games.div_ceil(2) } else { games / 2 }
    };
    let wrong: Vec<(u32, u32, u32)> = (1..=field.entrants)
        .map(|number| (number, counts[number as usize], needed(number)))
        .filter(|&(_, given, needed)| given != needed)
        .collect();
    if let Some(fault) = turned_round(&wrong, rounds) {
        faults.push(fault);
        return;
    }
    faults.extend(wrong.into_iter().map(|(number, given, needed)| Fault::FirstMoves {
        cycle,
        number,
        given,
        needed,
    }));
}

/// The one game that puts the two `wrong` counts right if it is turned round. Where pairs
/// are right, what one begins too often the other begins too rarely.
fn turned_round(wrong: &[(u32, u32, u32)], rounds: &[&Round]) -> Option<Fault> {
    let &[one, other] = wrong else { return None };
    let (often, rarely) = if one.1 > one.2 { (one, other) } else { (other, one) };
    if often.1 != often.2 + 1 {
        return None;
    }
    rounds.iter().find_map(|round| {
        let mut games = round.games();
        let is_it = |&(_, first, second): &(u32, Number, Number)| {
            (first.get(), second.get()) == (often.0, rarely.0)
        };
        let (board, first, second) = games.find(is_it)?;
        Some(Fault::TurnedRound { round: round.table_round, board, first, second })
    })
}

/// Checks how often running each number begins or plays second, in table order.
///
/// Within one cycle of an even field it is twice at most. In an odd field everybody takes
/// turns strictly, and a bye does not count as a turn; only the exchange of last rounds
/// allows twice. Over the seam of two cycles it is twice, except that in an even field
/// without the exchange it is three times.
pub(super) fn runs(field: &Field, cycles: &[&[&Round]], faults: &mut Vec<Fault>) {
    let within = |cycle: usize| {
        if field.is_even() || (field.swapped && cycle == 0) { 2 } else { 1 }
    };
    let across = if field.is_even() && !field.swapped { 3 } else { 2 };
    let mut open: Vec<Option<Run>> = field.each(None);
    for (cycle, rounds) in cycles.iter().enumerate() {
        for round in *rounds {
            let games = round.games();
            for (number, side) in games
                .flat_map(|(_, first, second)| [(first, Begins::First), (second, Begins::Second)])
            {
                let place = &mut open[number.get() as usize];
                let run = match *place {
                    Some(run) if run.side == side => run.longer(round.table_round),
                    ended => {
                        report(number.get(), ended, faults);
                        Run::new(side, round.table_round)
                    }
                };
                let spans = run.from <= field.per_cycle && cycle > 0;
                let allowed = if spans { across } else { within(cycle) };
                *place = Some(Run { allowed, ..run });
            }
        }
    }
    for (number, run) in (0..).zip(open) {
        report(number, run, faults);
    }
}

/// Games of one number on one side, one after the other.
#[derive(Clone, Copy)]
struct Run {
    side: Begins,
    from: u32,
    to: u32,
    length: u32,
    allowed: u32,
}

impl Run {
    /// A run that begins in table round `round`.
    fn new(side: Begins, round: u32) -> Self {
        Self { side, from: round, to: round, length: 1, allowed: 1 }
    }

    /// The run with one more game in table round `round`.
    fn longer(self, round: u32) -> Self {
        Self { to: round, length: self.length + 1, ..self }
    }
}

/// Reports a run that has come to its end, if it is too long.
fn report(number: u32, run: Option<Run>, faults: &mut Vec<Fault>) {
    let Some(Run { side, from, to, length, allowed }) = run else { return };
    if length > allowed {
        faults.push(Fault::LongRun { number, side, from, to, length, allowed });
    }
}
