//! A draw of lots that anybody can repeat with a pencil and `sha256sum`.
//!
//! Each of those who take part has a position in the list, from 1. The lot of position `k` is
//! the SHA-256 of the text `SEED:k` in UTF-8. In the order of these digests, from the smallest,
//! they have the numbers from 1.

mod digest;
mod fresh;
mod seed;

pub use fresh::{NoChance, new_seed};
pub use seed::{BadSeed, seed};

use std::fmt;

use self::digest::digest;
use super::Event;
use crate::schedule::{MIN_ENTRANTS, Number};

/// A draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// What it was made with: whoever has it can make it again.
    pub seed: String,
    /// The lots in the order of the list.
    pub lots: Vec<Lot>,
}

/// The lot of one who takes part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lot {
    /// The position among those who take part, in the order of the list, from 1.
    pub position: u32,
    /// The name.
    pub name: String,
    /// The SHA-256 of seed, colon and position, as 64 small hexadecimal digits.
    pub digest: String,
    /// The number that was drawn.
    pub number: Number,
    /// The place in [`Event::field`] of the one whose lot it is.
    pub entry: usize,
}

/// Why no lots are drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawRefused {
    /// Lots have been drawn already.
    Drawn {
        /// The name of one who has a number.
        name: String,
        /// That number.
        number: Number,
    },
    /// There are not two to draw.
    TooFew,
    /// The seed is none.
    Seed(BadSeed),
}

/// Draws lots for those of `event` who have not withdrawn. Where `redraw` is not set, numbers
/// that were drawn before are kept, and nothing is drawn.
///
/// # Errors
///
/// Somebody has a number already and `redraw` is not set, fewer than two have not withdrawn,
/// or the seed is none.
pub fn draw(event: &Event, seed: &str, redraw: bool) -> Result<Draw, DrawRefused> {
    let seed = self::seed(seed).map_err(DrawRefused::Seed)?;
    let drawn = event.field.iter().find_map(|entrant| Some((entrant, entrant.number?)));
    if let Some((entrant, number)) = drawn.filter(|_| !redraw) {
        return Err(DrawRefused::Drawn { name: entrant.name.clone(), number });
    }
    let mut lots: Vec<Lot> = (1..)
        .zip(event.field.iter().enumerate().filter(|(_, entrant)| !entrant.withdrawn))
        .filter_map(|(position, (entry, entrant))| {
            let digest = digest(&format!("{seed}:{position}"));
            // The number follows when all are there.
            let number = Number::new(position)?;
            Some(Lot { position, name: entrant.name.clone(), digest, number, entry })
        })
        .collect();
    if lots.len() < MIN_ENTRANTS as usize {
        return Err(DrawRefused::TooFew);
    }
    lots.sort_by(|one, other| {
        one.digest.cmp(&other.digest).then(one.position.cmp(&other.position))
    });
    for (number, lot) in (1..).filter_map(Number::new).zip(&mut lots) {
        lot.number = number;
    }
    lots.sort_by_key(|lot| lot.position);
    Ok(Draw { seed, lots })
}

impl Draw {
    /// The number of each of `count` entrants of the event, in the order of [`Event::field`];
    /// none for those who have no lot.
    pub(super) fn numbers(&self, count: usize) -> Vec<Option<Number>> {
        let mut numbers = vec![None; count];
        for lot in &self.lots {
            if let Some(number) = numbers.get_mut(lot.entry) {
                *number = Some(lot.number);
            }
        }
        numbers
    }

    /// Gives the numbers to those who take part in `event`, for which they were drawn, and
    /// notes the seed.
    pub fn apply(&self, event: &mut Event) {
        let numbers = self.numbers(event.field.len());
        for (entrant, number) in event.field.iter_mut().zip(numbers) {
            entrant.number = number;
        }
        event.seed = Some(self.seed.clone());
    }

    /// The lots by number, as they would come out of the bag.
    pub fn by_number(&self) -> Vec<&Lot> {
        let mut lots: Vec<&Lot> = self.lots.iter().collect();
        lots.sort_by_key(|lot| lot.number);
        lots
    }
}

impl DrawRefused {
    /// What would put it right.
    pub fn hint(&self) -> String {
        match self {
            Self::Drawn { .. } => {
                "a draw is made once; `--redraw` makes another and writes over its numbers"
                    .to_owned()
            }
            Self::TooFew => "add those who take part, or take `withdrawn` away".to_owned(),
            Self::Seed(error) => error.hint(),
        }
    }
}

impl fmt::Display for DrawRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Drawn { name, number } => {
                write!(f, "lots have been drawn: `{name}` has number {number}")
            }
            Self::TooFew => write!(f, "no lots are drawn: fewer than two take part"),
            Self::Seed(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DrawRefused {}
