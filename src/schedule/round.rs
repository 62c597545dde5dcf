//! One round: its place in the table, its place in the order of play, its pairings.

use super::{Number, Pairing};

/// One round of a schedule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Its place in the order of play, from 1; cycles run on.
    pub played: u32,
    /// Its number in the printed table, after any exchange of last rounds, from 1; cycles
    /// run on. It differs from `played` where the chief arbiter changed the order.
    pub table_round: u32,
    /// The cycle it belongs to, from 1.
    pub cycle: u32,
    /// The pairings in printed order. In an odd field the bye comes first: it stands for
    /// column one, where the largest number of the table would be met.
    pub pairings: Vec<Pairing>,
}

impl Round {
    /// The games in printed order as (board, first, second). Boards count from 1; a bye
    /// takes none.
    pub fn games(&self) -> impl Iterator<Item = (u32, Number, Number)> + '_ {
        let games = self.pairings.iter().filter_map(|&pairing| match pairing {
            Pairing::Game { first, second } => Some((first, second)),
            Pairing::Bye(_) => None,
        });
        (1..).zip(games).map(|(board, (first, second))| (board, first, second))
    }

    /// The number that rests; none in an even field.
    pub fn bye(&self) -> Option<Number> {
        self.pairings.iter().find_map(|&pairing| match pairing {
            Pairing::Bye(number) => Some(number),
            Pairing::Game { .. } => None,
        })
    }
}
