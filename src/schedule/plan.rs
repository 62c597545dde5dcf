//! What is to be drawn, and why it may be refused.

use std::fmt;

use super::order;

/// The smallest field that can be drawn.
pub const MIN_ENTRANTS: u32 = 2;

/// The largest field that can be drawn.
pub const MAX_ENTRANTS: u32 = 2000;

/// How often everybody meets everybody.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Cycles {
    /// Once.
    #[default]
    Single,
    /// Twice, with first and second exchanged in cycle two.
    Double {
        /// Whether the last two rounds of cycle one are exchanged, so that in an even field
        /// nobody is on the same side in three rounds running (recommended by FIDE C.05
        /// Annex 1). A table for two has one round and nothing to exchange.
        swap_last_rounds: bool,
    },
}

impl Cycles {
    /// The number of cycles.
    pub const fn count(self) -> u32 {
        match self {
            Self::Single => 1,
            Self::Double { .. } => 2,
        }
    }

    /// Whether last rounds are exchanged in a field of `entrants`.
    pub(super) const fn swap_in(self, entrants: u32) -> bool {
        matches!(self, Self::Double { swap_last_rounds: true }) && entrants > 2
    }
}

/// What is to be drawn.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Plan {
    /// How many entrants there are: [`MIN_ENTRANTS`] to [`MAX_ENTRANTS`].
    pub entrants: u32,
    /// How often everybody meets everybody.
    pub cycles: Cycles,
    /// The table rounds of the whole schedule in the order in which they are played, each
    /// named once; none for the order of the table. The Russian draughts and renju rules
    /// let the chief arbiter change the order by a reasoned decision.
    pub order: Option<Vec<u32>>,
    /// Whether first and second are exchanged in every pair of the table, boards and order
    /// of pairs unchanged, as organisers sometimes decide.
    pub exchange_sides: bool,
}

impl Plan {
    /// A plan in the order of the table.
    pub const fn new(entrants: u32, cycles: Cycles) -> Self {
        Self { entrants, cycles, order: None, exchange_sides: false }
    }

    /// How many rounds the whole schedule has.
    pub const fn rounds(&self) -> u32 {
        rounds_per_cycle(self.entrants).saturating_mul(self.cycles.count())
    }

    /// Checks that it can be drawn.
    ///
    /// # Errors
    ///
    /// The number of entrants is outside [`MIN_ENTRANTS`] to [`MAX_ENTRANTS`], or the order
    /// of rounds does not name each round of the schedule once.
    pub fn check(&self) -> Result<(), DrawError> {
        let entrants = self.entrants;
        if !(MIN_ENTRANTS..=MAX_ENTRANTS).contains(&entrants) {
            return Err(DrawError::Entrants { entrants });
        }
        match &self.order {
            Some(order) => order::check(order, self.rounds()),
            None => Ok(()),
        }
    }

    /// Whether drawing this plan exchanges the last two rounds of cycle one: it is asked
    /// for, and the table has two rounds to exchange.
    pub const fn swaps_last_rounds(&self) -> bool {
        self.cycles.swap_in(self.entrants)
    }
}

/// The size of the table for `entrants`: rounded up to even.
pub(super) const fn table_size(entrants: u32) -> u32 {
    entrants.saturating_add(entrants % 2)
}

/// The number of rounds in one cycle of `entrants`.
pub(super) const fn rounds_per_cycle(entrants: u32) -> u32 {
    table_size(entrants).saturating_sub(1)
}

/// Why a plan cannot be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DrawError {
    /// The field is too small or too large.
    Entrants {
        /// The number of entrants asked for.
        entrants: u32,
    },
    /// The order of rounds is too short or too long.
    OrderCount {
        /// How many rounds the order names.
        given: usize,
        /// How many rounds the schedule has.
        needed: u32,
    },
    /// The order of rounds names a round that the schedule does not have.
    OrderOutOfRange {
        /// The round named.
        round: u32,
        /// The last round of the schedule.
        last: u32,
    },
    /// The order of rounds names a round twice.
    OrderTwice {
        /// The round named twice.
        round: u32,
    },
}

impl DrawError {
    /// What would put it right.
    pub const fn hint(&self) -> &'static str {
        match self {
            Self::Entrants { .. } => "divide a larger field into groups",
            Self::OrderCount { .. } | Self::OrderOutOfRange { .. } | Self::OrderTwice { .. } => {
                "the order names each round of the table once, both cycles included"
            }
        }
    }
}

impl fmt::Display for DrawError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Entrants { entrants } => write!(
                f,
                "number of entrants: `{entrants}` is outside {MIN_ENTRANTS} to {MAX_ENTRANTS}"
            ),
            Self::OrderCount { given, needed } => {
                write!(f, "order of rounds: {given} given, {needed} needed")
            }
            Self::OrderOutOfRange { round, last } => {
                write!(f, "order of rounds: `{round}` is outside 1 to {last}")
            }
            Self::OrderTwice { round } => {
                write!(f, "order of rounds: `{round}` is given twice")
            }
        }
    }
}

impl std::error::Error for DrawError {}
