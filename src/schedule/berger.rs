//! The Berger table of one cycle, from its closed form. Leaves cycles and the order of play
//! to others.

use super::{Number, Pairing, plan};

/// The rounds of one cycle for `entrants` (at least 2), in the order of the table of FIDE
/// C.05 Annex 1. In an odd field, whoever would meet the largest number of the table rests.
///
/// Let N be the size of the table and c the number that meets N in round r. In an odd round
/// r = 2k − 1, c is k and begins; in an even round r = 2k, c is N/2 + k and N begins. The
/// further pairs are (c + k) − (c − k) for k = 1 … N/2 − 1, counted round the circle of the
/// numbers 1 … N − 1.
pub(super) fn table(entrants: u32) -> Vec<Vec<Pairing>> {
    let size = plan::table_size(entrants);
    (1..size).map(|round| pairings(round, size, entrants)).collect()
}

/// The pairings of `round` in the table of `size`, for `entrants`.
fn pairings(round: u32, size: u32, entrants: u32) -> Vec<Pairing> {
    let half = size / 2;
    let circle = size - 1;
    let begins = round % 2 == 1;
    let centre = if begins { round.div_ceil(2) } else { half + round / 2 };

    let mut pairings = Vec::with_capacity(half as usize);
    pairings.push(match (entrants == size, begins) {
        (false, _) => Pairing::Bye(number(centre)),
        (true, true) => game(centre, size),
        (true, false) => game(size, centre),
    });
    let (mut above, mut below) = (centre, centre);
    for _ in 1..half {
        above = if above == circle { 1 } else { above + 1 };
        below = if below == 1 { circle } else { below - 1 };
        pairings.push(game(above, below));
    }
    pairings
}

/// The game of `first` against `second`.
fn game(first: u32, second: u32) -> Pairing {
    Pairing::Game { first: number(first), second: number(second) }
}

/// The number on the circle, which has no 0.
fn number(number: u32) -> Number {
    Number::new(number).expect("the circle counts from 1")
}
