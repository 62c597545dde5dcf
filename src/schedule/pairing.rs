//! One line of a round: two numbers that meet, or one that rests.

use super::Number;

/// Two numbers that meet, or one that rests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pairing {
    /// Two numbers meet.
    Game {
        /// The first-named, who begins.
        first: Number,
        /// The second-named.
        second: Number,
    },
    /// A number rests: in an odd field one does in every round.
    Bye(Number),
}

impl Pairing {
    /// The same pairing with first and second exchanged; a bye stays as it is.
    pub const fn exchanged(self) -> Self {
        match self {
            Self::Game { first, second } => Self::Game { first: second, second: first },
            Self::Bye(number) => Self::Bye(number),
        }
    }
}
