//! How tables larger than the printed ones are made, with a worked example.

use super::instructions::{joined, labelled};
use super::{Brief, ComposeError};
use crate::document::Text;
use crate::locale::{Catalog, Message, Place};
use crate::schedule::{self, Cycles, Plan, Round};

/// The size of the table in the worked example.
const EXAMPLE: u32 = 6;

/// The steps of the method as labelled items, and the worked example.
pub(super) fn steps(
    brief: &Brief,
    catalog: &Catalog,
) -> Result<(Vec<(String, Text)>, Text), ComposeError> {
    let entrants = brief.entrants;
    let printed = brief.notation.number(brief.upper.next_multiple_of(2));
    let cycles = brief.cycles.count();
    let size = [Message::MethodLargest { printed, entrants }, Message::MethodRounds { cycles }];
    let mut steps = vec![
        Message::MethodFirstRound,
        Message::MethodColumnOne,
        Message::MethodOpponent,
        Message::MethodPairs,
        Message::MethodBye { cycles, entrants },
    ];
    if let Cycles::Double { swap_last_rounds } = brief.cycles {
        steps.push(Message::MethodCycleTwo);
        steps.extend(swap_last_rounds.then_some(Message::MethodSwap));
    }
    let size = size.iter().map(|part| catalog.say(part)).collect::<Result<Vec<_>, _>>()?;
    let mut texts = vec![Text::plain(joined(brief.locale, &size))];
    for step in &steps {
        texts.push(Text::plain(catalog.say(step)?));
    }
    Ok((labelled(catalog, texts.into_iter())?, example(brief, catalog)?))
}

/// The step from round one to round two of a small table, worked out.
fn example(brief: &Brief, catalog: &Catalog) -> Result<Text, ComposeError> {
    let plan = Plan::new(EXAMPLE, Cycles::Single);
    let drawn = schedule::draw(&plan)?;
    let comma = catalog.say(&Message::EnumerationComma)?;
    let join = |parts: Vec<String>| parts.join(&comma);
    let number = |number: u32| brief.notation.number(number);
    let pairs = |round: &Round, skip: usize| {
        let pairs = round.games().skip(skip).map(|(_, first, second)| {
            let (first, second) = (first.get(), second.get());
            let marked = match EXAMPLE {
                largest if first == largest => Some(Place::First),
                largest if second == largest => Some(Place::Second),
                _ => None,
            };
            brief.notation.pair_in_text(first, second, marked)
        });
        join(pairs.collect())
    };
    let [one, two, ..] = drawn.rounds.as_slice() else { return Ok(Text::default()) };
    let written: Vec<u32> = one
        .games()
        .flat_map(|(_, first, second)| [first.get(), second.get()])
        .filter(|number| *number != EXAMPLE)
        .collect();
    let message = Message::MethodExample {
        largest: number(EXAMPLE),
        round_one: pairs(one, 0),
        numbers: join(written.iter().map(|written| number(*written)).collect()),
        opponent: written.last().map_or_else(String::new, |last| number(*last)),
        pairs: pairs(two, 1),
        round_two: pairs(two, 0),
    };
    Ok(Text::ringed(&catalog.say(&message)?))
}
