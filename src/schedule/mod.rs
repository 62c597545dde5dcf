//! Who meets whom, and when. Knows drawn numbers only: no names, no language, no page.

pub mod audit;
mod berger;
pub mod boards;
mod cycles;
mod number;
mod order;
mod pairing;
mod plan;
mod round;

pub use audit::{Fault, audit};
pub use boards::{Begins, begins};
pub use number::Number;
pub use pairing::Pairing;
pub use plan::{Cycles, DrawError, MAX_ENTRANTS, MIN_ENTRANTS, Plan};
pub use round::Round;

/// The rounds of a round robin, drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    /// How many entrants there are, [`MIN_ENTRANTS`] to [`MAX_ENTRANTS`].
    pub entrants: u32,
    /// How often everybody meets everybody.
    pub cycles: Cycles,
    /// The rounds in the order of play.
    pub rounds: Vec<Round>,
}

impl Schedule {
    /// The largest number of the printed table: the number of entrants, rounded up to even.
    pub const fn largest(&self) -> u32 {
        plan::table_size(self.entrants)
    }

    /// How many rounds one cycle has.
    pub const fn rounds_per_cycle(&self) -> u32 {
        plan::rounds_per_cycle(self.entrants)
    }

    /// Whether the last two rounds of cycle one are exchanged.
    pub const fn swaps_last_rounds(&self) -> bool {
        self.cycles.swap_in(self.entrants)
    }

    /// Whether the rounds are played in another order than that of the table.
    pub fn is_reordered(&self) -> bool {
        self.rounds.iter().any(|round| round.played != round.table_round)
    }
}

/// Draws the rounds that `plan` asks for.
///
/// # Errors
///
/// The number of entrants is outside [`MIN_ENTRANTS`] to [`MAX_ENTRANTS`], or the order of
/// rounds does not name each round of the schedule once.
pub fn draw(plan: &Plan) -> Result<Schedule, DrawError> {
    let &Plan { entrants, cycles, ref order, exchange_sides } = plan;
    plan.check()?;
    let mut table = berger::table(entrants);
    if exchange_sides {
        for pairing in table.iter_mut().flatten() {
            *pairing = pairing.exchanged();
        }
    }
    let mut rounds = cycles::chain(table, plan);
    if let Some(order) = order {
        order::apply(order, &mut rounds);
    }
    Ok(Schedule { entrants, cycles, rounds })
}
