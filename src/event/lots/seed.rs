//! The seed of a draw: a text that can be read out, written down and typed again.

use std::fmt;

use crate::clean::{self, Refused};

/// The most characters that a seed has.
const MAX_SEED: usize = 100;

/// Why a text cannot be the seed of a draw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BadSeed {
    /// It is empty.
    Empty,
    /// It has more than 100 characters; here is how many.
    Long(usize),
    /// A character of it is not seen.
    Refused(Refused),
}

/// The seed that `typed` is: in NFC, with single spaces and none at the ends.
///
/// # Errors
///
/// It is empty, has more than 100 characters, or one that is not seen.
pub fn seed(typed: &str) -> Result<String, BadSeed> {
    let seed = clean::line(typed).map_err(BadSeed::Refused)?;
    match seed.chars().count() {
        0 => Err(BadSeed::Empty),
        count if count > MAX_SEED => Err(BadSeed::Long(count)),
        _ => Ok(seed),
    }
}

impl BadSeed {
    /// What would put it right.
    pub fn hint(&self) -> String {
        match self {
            Self::Empty | Self::Long(_) => {
                format!("give 1 to {MAX_SEED} characters that nobody could choose to advantage")
            }
            Self::Refused(refused) => refused.hint(),
        }
    }
}

impl fmt::Display for BadSeed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(f, "seed: the text is empty"),
            Self::Long(count) => write!(f, "seed: {count} characters are more than {MAX_SEED}"),
            Self::Refused(refused) => write!(f, "seed: {refused}"),
        }
    }
}

impl std::error::Error for BadSeed {}
