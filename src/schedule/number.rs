//! The number that an entrant drew.

use std::fmt;
use std::num::NonZeroU32;

/// A drawn number, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Number(NonZeroU32);

impl Number {
    /// The drawn number `number`; none for 0, which nobody draws.
    pub const fn new(number: u32) -> Option<Self> {
        match NonZeroU32::new(number) {
            Some(number) => Some(Self(number)),
            None => None,
        }
    }

    /// The number as a plain integer, from 1.
    pub const fn get(self) -> u32 {
        self.0.get()
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
