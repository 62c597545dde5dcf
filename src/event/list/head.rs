//! The head of a list: what stands between its fields, and what its columns are.

use super::DELIMITERS;
use super::column::{Column, columns};
use super::scan::{Row, scan, scan_some};
use crate::locale::Entrants;

/// How a list is built.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    /// What stands between fields; none where a row is one field.
    pub(crate) delimiter: Option<char>,
    /// Where the row of names of columns ends; none where the first row is of somebody.
    pub(crate) end: Option<usize>,
    /// What the columns are; none for those that are passed over.
    pub(crate) columns: Vec<Option<Column>>,
}

/// Why a list cannot be read at all.
pub(crate) struct HeadFault {
    /// Where the row at fault begins; none where there is no row.
    pub(crate) row: Option<usize>,
    pub(crate) said: String,
    pub(crate) hint: String,
}

/// The most columns that a list has: more than any spreadsheet of entrants, and few enough for
/// each to be looked at.
const MOST_COLUMNS: usize = 1000;

/// What to do about a list without a head.
const ADD_A_HEAD: &str = "add a first row with the names of the columns, as in No.,Name,Club or \
                          №;ФИО;Клуб or 号码,姓名,单位";

/// Finds the head of `text`.
///
/// # Errors
///
/// There is no row, or no column of names, or it is not known what the columns are.
pub(crate) fn find(text: &str, entrants: Entrants, named: Option<char>) -> Result<Head, HeadFault> {
    let start = first_row(text, 0);
    let (start, named) = match start.and_then(|start| separator_row(text, start)) {
        Some((said, after)) => (first_row(text, after), named.or(Some(said))),
        None => (start, named),
    };
    let candidates: Vec<char> = named.map_or_else(|| DELIMITERS.to_vec(), |named| vec![named]);
    let Some(start) = start else {
        let hint = "write one of those who take part on each line".to_owned();
        return Err(HeadFault { row: None, said: "the list is empty".to_owned(), hint });
    };
    let mut best: Option<(usize, Head)> = None;
    for delimiter in candidates.iter().copied() {
        let (mut rows, _) = scan_some(&text[start..], Some(delimiter), 1);
        let Some(row) = rows.pop() else { continue };
        if row.fields.len() > MOST_COLUMNS {
            return Err(HeadFault {
                row: Some(start),
                said: format!("this row has more than {MOST_COLUMNS} fields"),
                hint: "name a list with one entrant a row".to_owned(),
            });
        }
        let heads: Vec<_> = row.fields.iter().map(|field| field.value(&text[start..])).collect();
        let columns = columns(&heads, entrants);
        let known = columns.iter().flatten().count();
        if known > best.as_ref().map_or(0, |(most, _)| *most) {
            let delimiter = (row.fields.len() > 1 || named.is_some()).then_some(delimiter);
            best = Some((known, Head { delimiter, end: Some(start + row.span.end), columns }));
        }
    }
    match best {
        Some((_, head)) => checked(head, text, start, entrants),
        None => headless(text, start, &candidates),
    }
}

/// What stands between fields by a row such as `sep=;`, which spreadsheets write above the
/// head, and where that row ends.
fn separator_row(text: &str, start: usize) -> Option<(char, usize)> {
    let row = text.get(start..)?.lines().next()?;
    let said = row.get(..4).filter(|word| word.eq_ignore_ascii_case("sep="))?;
    let mut characters = row[said.len()..].trim_end_matches('\r').chars();
    let delimiter = characters.next().filter(|it| super::is_delimiter(*it))?;
    characters.next().is_none().then_some((delimiter, start + row.len()))
}

/// Where the first row from the byte `start` on that has anything in it begins.
fn first_row(text: &str, mut start: usize) -> Option<usize> {
    for line in text.get(start..)?.split_inclusive(['\n', '\r']) {
        let empty = |character: char| character.is_whitespace() || DELIMITERS.contains(&character);
        if !line.chars().all(empty) {
            return Some(start);
        }
        start += line.len();
    }
    None
}

/// Checks that the names of those who take part have one column, and all else one at most.
fn checked(
    mut head: Head,
    text: &str,
    start: usize,
    entrants: Entrants,
) -> Result<Head, HeadFault> {
    let known: Vec<Column> = head.columns.iter().flatten().copied().collect();
    let fault = |said, hint: &str| Err(HeadFault { row: Some(start), said, hint: hint.to_owned() });
    for (place, column) in known.iter().enumerate() {
        let twice = known[..place].contains(column) && !matches!(column, Column::Player(None));
        if twice {
            let said = format!("two columns are the {}", column.name());
            return fault(said, "give the one that is not meant another name, or take it out");
        }
    }
    if !known.contains(&Column::Name) {
        // A first row with a club in it and nothing else is of somebody.
        let (rows, _) = scan(&text[start..], head.delimiter);
        let alone = rows.iter().all(|row| row.fields.len() == 1);
        if alone && entrants == Entrants::Players && known == [Column::Team] {
            head.end = None;
            head.columns = vec![Some(Column::Name)];
            return Ok(head);
        }
        return fault(
            "no column has the names of those who take part".to_owned(),
            "call it Name, ФИО or 姓名; of teams Team, Команда or 队名",
        );
    }
    Ok(head)
}

/// The head of a list whose first row is of somebody: a name in each row, or a number and a
/// name.
fn headless(text: &str, start: usize, candidates: &[char]) -> Result<Head, HeadFault> {
    let filled = |delimiter: Option<char>| -> Vec<Row> {
        let (mut rows, _) = scan(text, delimiter);
        rows.retain(|row| !row.is_blank(text));
        rows
    };
    let numbered = |row: &Row| {
        let number = row.fields.first().map(|field| field.value(text).trim().to_owned());
        row.fields.len() == 2 && number.is_some_and(|number| super::rows::is_number(&number))
    };
    let mut single = true;
    for delimiter in candidates.iter().copied() {
        let rows = filled(Some(delimiter));
        if rows.iter().all(numbered) {
            let columns = vec![Some(Column::Number), Some(Column::Name)];
            return Ok(Head { delimiter: Some(delimiter), end: None, columns });
        }
        single &= rows.iter().all(|row| row.fields.len() == 1);
    }
    if single {
        return Ok(Head { delimiter: None, end: None, columns: vec![Some(Column::Name)] });
    }
    Err(HeadFault {
        row: Some(start),
        said: "it is not known what the columns are: none has a name that is known".to_owned(),
        hint: ADD_A_HEAD.to_owned(),
    })
}
