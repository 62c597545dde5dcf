//! Checks lines that were drawn or typed. Works from the pairings alone and shares no
//! arithmetic with their construction.

mod balance;
mod fault;
mod meetings;
mod rounds;

pub use fault::{Fault, Place};

use super::{Cycles, MAX_ENTRANTS, MIN_ENTRANTS, Plan, Round};

/// Checks the `rounds` of the round robin that `plan` asks for, in whatever order they stand,
/// and returns what is wrong; nothing for a sound schedule. The order of play that the plan
/// has is not looked at.
///
/// First each round alone: numbers out of range, twice, missing; byes. Then each cycle:
/// everybody meets everybody once, in an odd field everybody rests once; cycle two is cycle
/// one with first and second exchanged, board by board. Who begins how often, and how often
/// running, is looked at only if every pair and bye is right, because one wrong pair upsets
/// the counts of people who have nothing to do with it.
///
/// Runs are those of the table order. If the chief arbiter changes the order of rounds,
/// longer runs are the price of that decision and no fault of the lines.
pub fn audit(plan: &Plan, rounds: &[Round]) -> Vec<Fault> {
    let entrants = plan.entrants;
    if !(MIN_ENTRANTS..=MAX_ENTRANTS).contains(&entrants) {
        return vec![Fault::Entrants { entrants }];
    }
    let field = Field::new(plan);
    let mut in_table_order: Vec<&Round> = rounds.iter().collect();
    in_table_order.sort_by_key(|round| round.table_round);

    let mut faults = Vec::new();
    let complete = rounds::numbering(&field, &in_table_order, &mut faults);
    for round in &in_table_order {
        rounds::one(&field, round, &mut faults);
    }
    let cycles: Vec<&[&Round]> = field.split(&in_table_order);
    for (cycle, rounds) in (1..).zip(&cycles) {
        meetings::once_each(&field, cycle, rounds, complete, &mut faults);
    }
    let pairs_are_right = faults.is_empty();
    if let ([one, two], true) = (cycles.as_slice(), complete) {
        meetings::exchanged(&field, one, two, &mut faults);
    }
    if pairs_are_right {
        for (cycle, rounds) in (1..).zip(&cycles) {
            balance::first_moves(&field, cycle, rounds, &mut faults);
        }
        balance::runs(&field, &cycles, &mut faults);
    }
    faults
}

/// What the audit knows before it looks at a line.
struct Field {
    /// The number of entrants.
    entrants: u32,
    /// Rounds in one cycle: an odd field needs one more than its opponents, because
    /// everybody rests once.
    per_cycle: u32,
    /// The number of cycles.
    cycles: u32,
    /// Whether the last two rounds of cycle one are exchanged.
    swapped: bool,
    /// Whether first and second are exchanged in every pair.
    exchanged: bool,
}

impl Field {
    /// The field of `plan`.
    fn new(plan: &Plan) -> Self {
        let &Plan { entrants, cycles, exchange_sides: exchanged, .. } = plan;
        let opponents = entrants - 1;
        let per_cycle = if entrants.is_multiple_of(2) { opponents } else { opponents + 1 };
        let swapped = cycles == Cycles::Double { swap_last_rounds: true };
        Self { entrants, per_cycle, cycles: cycles.count(), swapped, exchanged }
    }

    /// Whether nobody rests.
    fn is_even(&self) -> bool {
        self.entrants.is_multiple_of(2)
    }

    /// The number of rounds in all cycles.
    fn rounds(&self) -> u32 {
        self.per_cycle * self.cycles
    }

    /// The rounds of each cycle, from `rounds` in table order. What lies beyond the last
    /// cycle is left out: its number has been reported.
    fn split<'a, 'r>(&self, rounds: &'a [&'r Round]) -> Vec<&'a [&'r Round]> {
        let end = |cycle| rounds.partition_point(|r| r.table_round <= self.per_cycle * cycle);
        let start = rounds.partition_point(|round| round.table_round == 0);
        let ends: Vec<usize> = (1..=self.cycles).map(end).collect();
        let starts = std::iter::once(start).chain(ends.iter().copied());
        starts.zip(&ends).map(|(start, &end)| &rounds[start..end]).collect()
    }

    /// A list with a place for each number, found at the number itself.
    fn each<T: Clone>(&self, value: T) -> Vec<T> {
        vec![value; self.entrants as usize + 1]
    }
}
