//! The list of those who take part, in CSV: one a row. The delimiter is found from the head, the
//! columns by their names in any of the languages.

mod column;
mod edit;
mod head;
mod report;
mod rows;
mod scan;

pub(super) use edit::edits;
pub(super) use report::other_than_list;

use std::path::PathBuf;
use std::sync::Arc;

use self::head::find;
use self::rows::Rows;
use super::draft::Row;
use super::lines::Lines;
use super::problem::{Place, Problems};
use crate::locale::Entrants;

/// What can stand between fields, in the order in which it is looked for.
const DELIMITERS: [char; 5] = [',', ';', '\t', '|', '，'];

/// Whether `character` can be named as what stands between fields.
pub fn is_delimiter(character: char) -> bool {
    character == '\t'
        || !(character.is_alphanumeric()
            || character.is_whitespace()
            || character == '"'
            || character.is_control())
}

/// Reads `text`, the list `path` of `entrants`; `delimiter` is what was named as such. None
/// where it is not known what its rows are.
pub(super) fn read(
    path: &Arc<PathBuf>,
    text: &str,
    entrants: Entrants,
    delimiter: Option<char>,
    problems: &mut Problems,
) -> Option<Vec<Row>> {
    let lines = Lines::of(text);
    let head = match find(text, entrants, delimiter) {
        Ok(head) => head,
        Err(fault) => {
            let place = fault.row.map_or_else(
                || Place::of_file(path),
                |start| Place::of_line(path, lines.line(start)),
            );
            problems.error(place, fault.said, fault.hint);
            return None;
        }
    };
    Rows { path, text, lines, entrants, head: &head, problems }.read()
}
