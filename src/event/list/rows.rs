//! The rows of a list: one of those who take part in each.

use std::path::PathBuf;
use std::sync::Arc;

use super::column::Column;
use super::head::Head;
use super::scan::{Field, Row as RawRow, scan};
use crate::clean;
use crate::event::draft::Row;
use crate::event::lines::Lines;
use crate::event::problem::{Place, Problems};
use crate::event::{Entrant, MAX_FIELD, Source, text};
use crate::locale::Entrants;
use crate::schedule::Number;

/// What says in the column of those who withdrew that somebody did.
const YES: [&str; 18] = [
    "1",
    "x",
    "х",
    "+",
    "v",
    "✓",
    "✔",
    "√",
    "yes",
    "y",
    "true",
    "да",
    "д",
    "是",
    "withdrawn",
    "выбыл",
    "выбыла",
    "退赛",
];

/// What says there that somebody did not.
const NO: [&str; 9] = ["", "0", "-", "—", "no", "n", "false", "нет", "否"];

/// A list that is being read.
pub(super) struct Rows<'a> {
    pub(super) path: &'a Arc<PathBuf>,
    pub(super) text: &'a str,
    pub(super) lines: Lines,
    pub(super) entrants: Entrants,
    pub(super) head: &'a Head,
    pub(super) problems: &'a mut Problems,
}

impl Rows<'_> {
    /// Reads them all.
    pub(super) fn read(mut self) -> Option<Vec<Row>> {
        let (rows, faults) = scan(self.text, self.head.delimiter);
        for fault in faults.iter().take(MAX_FIELD) {
            let (said, hint) = if fault.unclosed {
                ("this quote is never closed", "close it, or write \"\" for a quote in a name")
            } else {
                (
                    "a quote stands in the middle of a field",
                    "put the whole field between quotes, and write each quote in it twice",
                )
            };
            let place = self.place(fault.offset);
            self.problems.error(place, said, hint);
        }
        if !faults.is_empty() {
            // What the rows would be is anybody's guess.
            return None;
        }
        let mut found = Vec::new();
        if let Some(head) = rows.iter().find(|row| Some(row.span.end) == self.head.end) {
            self.unknown(head);
        }
        for row in filled(&rows, self.head, self.text).take(MAX_FIELD + 1) {
            found.push(self.row(row));
        }
        Some(found)
    }

    fn place(&self, offset: usize) -> Place {
        Place::at(self.path, &self.lines, self.text, offset)
    }

    fn error(&mut self, field: &Field, said: String, hint: &str) {
        let blanks = self.text.get(field.span.clone()).unwrap_or_default();
        let start = field.span.start + (blanks.len() - blanks.trim_start().len());
        let place = self.place(start);
        self.problems.error(place, said, hint);
    }

    /// Warns of columns that are passed over.
    fn unknown(&mut self, head: &RawRow) {
        for (field, column) in head.fields.iter().zip(&self.head.columns) {
            let name = field.value(self.text);
            if column.is_none() && !name.trim().is_empty() {
                let place = self.place(field.span.start);
                let said = format!("the column `{}` is passed over", name.trim());
                let hint = match self.entrants {
                    Entrants::Players => {
                        "known are number, name, team, federation, rating, id and withdrawn"
                    }
                    Entrants::Teams => {
                        "known are number, name, captain, federation, withdrawn, board 1, board 2 …"
                    }
                };
                self.problems.warning(place, said, hint);
            }
        }
    }

    fn row(&mut self, raw: &RawRow) -> Row {
        let source = Source { path: Arc::clone(self.path), line: self.lines.line(raw.span.start) };
        let place = Place::from(&source);
        let mut row = Row { entrant: Entrant::new(source), number: None, name: place.clone() };
        let (mut given, mut players) = (String::new(), Vec::new());
        let head = self.head;
        for (field, column) in raw.fields.iter().zip(&head.columns) {
            let Some(column) = *column else { continue };
            let value = field.value(self.text);
            match column {
                Column::Number => self.number(field, &value, &mut row),
                Column::Withdrawn => row.entrant.withdrawn = self.withdrawn(field, &value),
                Column::Name => {
                    row.name = self.place(field.span.start);
                    row.entrant.name = self.line(field, &value, column);
                }
                Column::Given => given = self.line(field, &value, column),
                Column::Player(board) => {
                    players.push((board, self.line(field, &value, column)));
                }
                Column::Team => row.entrant.team = self.some(field, &value, column),
                Column::Federation => row.entrant.federation = self.some(field, &value, column),
                Column::Rating => row.entrant.rating = self.some(field, &value, column),
                Column::Id => row.entrant.id = self.some(field, &value, column),
                Column::Captain => row.entrant.captain = self.some(field, &value, column),
            }
        }
        if !given.is_empty() && !row.entrant.name.is_empty() {
            row.entrant.name = format!("{} {given}", row.entrant.name);
        }
        // Boards with a number come in their order, the others after them as they stand.
        players.sort_by_key(|(board, _)| board.unwrap_or(u32::MAX));
        row.entrant.players =
            players.into_iter().map(|(_, name)| name).filter(|name| !name.is_empty()).collect();
        if row.entrant.name.is_empty() {
            let said = "this row has no name";
            self.problems.error(place, said, "write one, or clear the row");
        }
        self.surplus(raw);
        row
    }

    /// Refuses what stands in a row beyond the last column.
    fn surplus(&mut self, raw: &RawRow) {
        let count = self.head.columns.len();
        let beyond = raw.fields.iter().skip(count);
        let Some(field) = beyond.into_iter().find(|it| !it.value(self.text).trim().is_empty())
        else {
            return;
        };
        let said =
            format!("this row has {} fields, and there are {count} columns", raw.fields.len());
        self.error(field, said, "put a field that has the delimiter in it between quotes");
    }

    fn line(&mut self, field: &Field, value: &str, column: Column) -> String {
        text::line(value).unwrap_or_else(|fault| {
            self.error(field, format!("{}: {fault}", column.name()), &fault.hint());
            text::REFUSED.to_owned()
        })
    }

    fn some(&mut self, field: &Field, value: &str, column: Column) -> Option<String> {
        Some(self.line(field, value, column)).filter(|text| !text.is_empty())
    }

    fn number(&mut self, field: &Field, value: &str, row: &mut Row) {
        let value = value.trim();
        if value.is_empty() {
            return;
        }
        row.number = Some(self.place(field.span.start));
        match digits(value).map(|digits| digits.parse::<u32>()) {
            None => self.error(
                field,
                format!("number: `{value}` is not a whole number"),
                "write it in digits and nothing else, as in 7",
            ),
            Some(Ok(number)) if (1..=MAX_FIELD).contains(&(number as usize)) => {
                row.entrant.number = Number::new(number);
            }
            Some(_) => self.error(
                field,
                format!("number: `{value}` is outside 1 to {MAX_FIELD}"),
                "numbers run from 1 to the number of those who take part",
            ),
        }
    }

    fn withdrawn(&mut self, field: &Field, value: &str) -> bool {
        let folded = clean::folded(value);
        let yes = YES.contains(&folded.as_str()) || folded == "退賽";
        if !yes && !NO.contains(&folded.as_str()) {
            let said = format!("withdrawn: `{}` is neither yes nor no", value.trim());
            self.error(field, said, "write yes, да or 是, or leave the field empty");
        }
        yes
    }
}

/// Those of `rows` that are of somebody.
pub(super) fn filled<'r>(
    rows: &'r [RawRow],
    head: &Head,
    text: &str,
) -> impl Iterator<Item = &'r RawRow> {
    let after = move |row: &&RawRow| head.end.is_none_or(|end| row.span.start > end);
    rows.iter().filter(after).filter(move |row| !row.is_blank(text))
}

/// Whether `value` is a number as a list has them.
pub(super) fn is_number(value: &str) -> bool {
    digits(value).is_some()
}

/// The digits of `value`, full-width ones as plain ones; none if there is anything else.
fn digits(value: &str) -> Option<String> {
    let digit = |character: char| match character {
        '0'..='9' => Some(character),
        '０'..='９' => char::from_u32(u32::from(character) - 0xfee0),
        _ => None,
    };
    value.chars().map(digit).collect::<Option<String>>().filter(|digits| !digits.is_empty())
}
