//! Numbers written into a list; every other byte stays as it is.

use super::DELIMITERS;
use super::column::Column;
use super::head::{Head, find};
use super::rows::filled;
use super::scan::{Row, scan};
use crate::event::edit::Edit;
use crate::locale::{Entrants, Locale};
use crate::schedule::Number;

/// The changes of `text`, a list without problems, that write `numbers` in the order of its
/// rows. `named` is the delimiter that was named, `locale` the language of the event, and
/// `writes` says whether the list's encoding has all characters of a text.
///
/// None where the list has no column for numbers and none can be added.
pub(crate) fn edits(
    text: &str,
    entrants: Entrants,
    named: Option<char>,
    numbers: &[Option<Number>],
    locale: Locale,
    writes: impl Fn(&str) -> bool,
) -> Option<Vec<Edit>> {
    let head = find(text, entrants, named).ok()?;
    let (rows, _) = scan(text, head.delimiter);
    let number = |place: usize| {
        let number = numbers.get(place).copied().flatten();
        number.map_or_else(String::new, |number| number.to_string())
    };
    let rows = filled(&rows, &head, text).enumerate();
    let column = head.columns.iter().position(|column| *column == Some(Column::Number));
    if let Some(column) = column {
        let delimiter = head.delimiter.unwrap_or(DELIMITERS[0]);
        return Some(
            rows.map(|(place, row)| field(text, row, column, &number(place), delimiter)).collect(),
        );
    }
    // The list is read with the delimiter that was named, if one was.
    let free = |it: &char| !text.contains(*it) && writes(&it.to_string());
    let free = match named {
        Some(named) => Some(named).filter(free),
        None => DELIMITERS.into_iter().find(free),
    };
    let delimiter = head.delimiter.or(free)?;
    let Some(end) = head.end else {
        // A name in each row becomes a number and a name.
        return Some(
            rows.map(|(place, row)| {
                Edit::insert(row.span.start, format!("{}{delimiter}", number(place)))
            })
            .collect(),
        );
    };
    let column = head.columns.len();
    let word = word(text, &head, locale);
    let word = if writes(word) { word } else { "No." };
    let mut edits = vec![Edit::insert(end, format!("{delimiter}{word}"))];
    edits.extend(rows.map(|(place, row)| field(text, row, column, &number(place), delimiter)));
    Some(edits)
}

/// The change that puts `number` into the field of `row` in `column`.
fn field(text: &str, row: &Row, column: usize, number: &str, delimiter: char) -> Edit {
    let Some(field) = row.fields.get(column) else {
        let missing = column + 1 - row.fields.len();
        let delimiters: String = std::iter::repeat_n(delimiter, missing).collect();
        return Edit::insert(row.span.end, format!("{delimiters}{number}"));
    };
    Edit::replace(field.content(text), number.to_owned())
}

/// The head of a column of numbers, in the language of the other heads.
fn word(text: &str, head: &Head, locale: Locale) -> &'static str {
    let heads = text.get(..head.end.unwrap_or_default()).unwrap_or_default();
    let any = |block: std::ops::RangeInclusive<char>| {
        heads.chars().any(|character| block.contains(&character))
    };
    if any('\u{4e00}'..='\u{9fff}') {
        if locale == Locale::ZhHant { "號碼" } else { "号码" }
    } else if any('\u{400}'..='\u{4ff}') {
        "№"
    } else {
        "No."
    }
}
