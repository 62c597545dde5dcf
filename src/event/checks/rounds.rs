//! The rounds: their order and their dates.

use std::path::PathBuf;
use std::sync::Arc;

use super::field::takes_part;
use crate::event::draft::{At, Draft};
use crate::event::problem::{Place, Problems};
use crate::event::{MAX_FIELD, RoundDate};
use crate::schedule::{Cycles, Plan};

/// Checks order and dates of the rounds, and takes out an order that changes nothing; `path`
/// is the event file.
pub(super) fn check(
    draft: &mut Draft,
    cycles: Cycles,
    path: &Arc<PathBuf>,
    problems: &mut Problems,
) {
    let entrants = draft.rows.iter().filter(|row| takes_part(row)).count();
    let plan = u32::try_from(entrants).ok().map(|entrants| Plan::new(entrants, cycles));
    let plan = plan.filter(|_| super::enough(entrants) && entrants <= MAX_FIELD);
    order(draft, plan.clone(), problems);
    if let Some(plan) = plan {
        dates(&draft.dates, plan.rounds(), path, problems);
    }
}

fn order(draft: &mut Draft, plan: Option<Plan>, problems: &mut Problems) {
    match (&draft.order, &draft.order_reason) {
        (Some(order), None) => problems.warning(
            order.place.clone(),
            "`order`: no reason is given",
            "the rules ask the chief arbiter for one: add order-reason = \"…\"",
        ),
        (None, Some(reason)) => problems.warning(
            reason.place.clone(),
            "`order-reason`: there is no `order`",
            "add order = [ … ], the table rounds in the order of play",
        ),
        _ => {}
    }
    let Some(order) = &draft.order else { return };
    if let Some(mut plan) = plan {
        plan.order = Some(order.value.clone());
        if let Err(error) = plan.check() {
            problems.error(order.place.clone(), error.to_string(), error.hint());
        }
    }
    // An order that is the table's own changes nothing, and no sheet says that it does.
    if order.value.iter().copied().eq(1..=u32::try_from(order.value.len()).unwrap_or(0)) {
        draft.order = None;
    }
}

fn dates(dates: &[At<RoundDate>], rounds: u32, path: &Arc<PathBuf>, problems: &mut Problems) {
    let (given, needed) = (dates.len(), rounds as usize);
    if let Some(beyond) = dates.get(needed) {
        let said = format!("`dates`: {given} given, and there are {needed} rounds");
        problems.error(beyond.place.clone(), said, "give one for each round, or fewer");
    } else if given > 0 && given < needed {
        let last = dates.last().map(|date| date.place.clone());
        let said = format!("`dates`: {given} given, and there are {needed} rounds");
        let place = last.unwrap_or_else(|| Place::of_file(path));
        problems.warning(place, said, "the rounds after them stay without a date");
    }
    for (round, pair) in (2..).zip(dates.windows(2)) {
        let (before, after) = (pair[0].value, pair[1].value);
        let day = |date: RoundDate| (date.year, date.month, date.day);
        let timed = before.time.is_some() && after.time.is_some();
        if day(after) < day(before) || (timed && after < before) {
            let said = format!("`dates`: round {round} is before round {}", round - 1);
            problems.warning(pair[1].place.clone(), said, "dates are in the order of play");
        }
    }
}
