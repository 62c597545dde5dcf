//! Those who take part: how many, with which numbers, under which names.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use super::{enough, few};
use crate::clean;
use crate::event::MAX_FIELD;
use crate::event::draft::Row;
use crate::event::problem::{Place, Problems};
use crate::event::text;
use crate::locale::Entrants;

/// Checks `rows`; `path` is the event file.
pub(super) fn check(
    rows: &[Row],
    path: &Arc<PathBuf>,
    entrants: Entrants,
    boards: u32,
    problems: &mut Problems,
) {
    count(rows, path, problems);
    numbers(rows, problems);
    names(rows, problems);
    players(rows, entrants, boards, problems);
}

/// Whether `row` draws lots, or has drawn one.
pub(super) fn takes_part(row: &Row) -> bool {
    row.number.is_some() || !row.entrant.withdrawn
}

fn count(rows: &[Row], path: &Arc<PathBuf>, problems: &mut Problems) {
    let count = rows.iter().filter(|row| takes_part(row)).count();
    if !enough(count) {
        let hint = "write [[player]] or [[team]] above each of them, or name a list: \
                    [players] file = \"players.csv\"";
        problems.error(Place::of_file(path), few(count), hint);
    }
    if let Some(row) = rows.iter().filter(|row| takes_part(row)).nth(MAX_FIELD) {
        let said = format!("there are more than {MAX_FIELD}, the most that a table holds");
        problems.error(Place::from(&row.entrant.source), said, "divide them into groups");
    }
}

/// Checks that the numbers are those from 1 to as many as there are. Nothing is renumbered:
/// a number that nobody has is a fault, and not the number of the next.
fn numbers(rows: &[Row], problems: &mut Problems) {
    let given = rows.iter().filter(|row| row.number.is_some()).count();
    if given == 0 {
        return;
    }
    let mut holders: BTreeMap<u32, &Row> = BTreeMap::new();
    let mut whole = true;
    for row in rows {
        let (Some(number), Some(place)) = (row.entrant.number, &row.number) else {
            whole &= row.number.is_none();
            continue;
        };
        let number = number.get();
        if let Some(first) = holders.get(&number) {
            let said = format!(
                "`{}` has number {number}, and so has `{}` on line {}",
                row.entrant.name, first.entrant.name, first.entrant.source.line
            );
            problems.error(place.clone(), said, "give each a number of its own");
            whole = false;
        } else {
            holders.insert(number, row);
        }
    }
    if let Some(row) = rows.iter().find(|row| row.number.is_none() && !row.entrant.withdrawn) {
        let others = match given {
            1 => "another has".to_owned(),
            _ => format!("{given} others have"),
        };
        let said = format!("`{}` has no number, and {others}", row.entrant.name);
        let hint = "give a number to all who take part, or to none before the draw; who \
                    withdrew before it is marked as withdrawn";
        problems.error(Place::from(&row.entrant.source), said, hint);
        return;
    }
    if whole {
        gaps(&holders, problems);
    }
}

/// Refuses numbers between which, or before which, one is missing.
fn gaps(holders: &BTreeMap<u32, &Row>, problems: &mut Problems) {
    let mut missing = Vec::new();
    let mut first = None;
    let mut expected = 1;
    for (&number, row) in holders {
        if number > expected {
            let last = number - 1;
            missing.push(if last == expected {
                expected.to_string()
            } else {
                format!("{expected}-{last}")
            });
            first = first.or(row.number.clone());
        }
        expected = number + 1;
    }
    let Some(place) = first else { return };
    let (word, shown) = match &missing[..] {
        [one] if !one.contains('-') => ("number", one.clone()),
        few if few.len() <= 10 => ("numbers", few.join(", ")),
        many => ("numbers", format!("{} …", many[..10].join(", "))),
    };
    let hint = "numbers run from 1 without a gap; who withdrew after the draw keeps the number: \
                add that entrant, marked as withdrawn";
    problems.error(place, format!("nobody has the {word} {shown}"), hint);
}

/// Warns of names that are the same but for case and spaces.
fn names(rows: &[Row], problems: &mut Problems) {
    let mut seen: BTreeMap<String, &Row> = BTreeMap::new();
    let known = |row: &&Row| ![text::REFUSED, ""].contains(&row.entrant.name.as_str());
    for row in rows.iter().filter(known) {
        let first = *seen.entry(clean::folded(&row.entrant.name)).or_insert(row);
        if !std::ptr::eq(first, row) {
            let said =
                format!("`{}` is on line {} already", row.entrant.name, first.entrant.source.line);
            let hint = "if they are two, add an initial or a club to tell them apart";
            problems.warning(row.name.clone(), said, hint);
        }
    }
}

/// Warns of teams with fewer players than boards, and of players of two teams.
fn players(rows: &[Row], entrants: Entrants, boards: u32, problems: &mut Problems) {
    if entrants != Entrants::Teams {
        return;
    }
    let mut seen: BTreeMap<String, &Row> = BTreeMap::new();
    for row in rows.iter().filter(|row| !row.entrant.withdrawn) {
        let count = row.entrant.players.len();
        if count > 0 && count < boards as usize {
            let place = Place::from(&row.entrant.source);
            let said = format!(
                "`{}` has {count} {} for {boards} boards",
                row.entrant.name,
                if count == 1 { "player" } else { "players" }
            );
            problems.warning(place, said, "its last boards stay without a name");
        }
        for player in row.entrant.players.iter().filter(|player| *player != text::REFUSED) {
            let first = *seen.entry(clean::folded(player)).or_insert(row);
            if !std::ptr::eq(first, row) {
                let place = Place::from(&row.entrant.source);
                let said = format!(
                    "`{player}` of `{}` plays for `{}` on line {} too",
                    row.entrant.name, first.entrant.name, first.entrant.source.line
                );
                problems.warning(place, said, "nobody plays for two teams");
            }
        }
    }
}
