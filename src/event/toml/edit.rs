//! Numbers and a seed written into an event file; every other byte stays as it is.

use super::tree::{self, Field, Kind, Table};
use crate::event::edit::Edit;
use crate::schedule::Number;

/// The changes of `text`, an event file without problems, that write `seed` and, where it
/// lists those who take part itself, `numbers` in the order of the list.
pub(crate) fn edits(text: &str, seed: &str, numbers: Option<&[Option<Number>]>) -> Vec<Edit> {
    let Ok(event) = tree::parse(text) else { return Vec::new() };
    let editor = Editor { text, line_end: if text.contains("\r\n") { "\r\n" } else { "\n" } };
    let mut edits = Vec::new();
    let listed = event.field("player").or_else(|| event.field("team"));
    if let (Some(numbers), Some(Field { value, .. })) = (numbers, listed)
        && let Kind::List(list) = &value.kind
    {
        for (entrant, number) in list.iter().zip(numbers) {
            if let Kind::Table(table) = &entrant.kind {
                edits.extend(editor.number(table, *number));
            }
        }
    }
    edits.push(editor.seed(&event, &tree::quoted(seed)));
    edits
}

struct Editor<'t> {
    text: &'t str,
    line_end: &'static str,
}

impl Editor<'_> {
    /// The change that gives the entrant in `table` this number, or none.
    fn number(&self, table: &Table, number: Option<Number>) -> Option<Edit> {
        match (table.field("number"), number) {
            (Some(field), Some(number)) => {
                Some(Edit::replace(field.value.span.clone(), number.to_string()))
            }
            (Some(field), None) => Some(self.without(table, field)),
            (None, Some(number)) => Some(self.with(table, "number", &number.to_string())),
            (None, None) => None,
        }
    }

    /// The change that writes the seed, which is quoted already.
    fn seed(&self, event: &Table, quoted: &str) -> Edit {
        let draw = event.field("draw").map(|field| &field.value.kind);
        if let Some(Kind::Table(table)) = draw {
            return match table.field("seed") {
                Some(seed) => Edit::replace(seed.value.span.clone(), quoted.to_owned()),
                None => self.with(table, "seed", quoted),
            };
        }
        let end = self.line_end;
        let before = if self.text.ends_with('\n') || self.text.is_empty() { "" } else { end };
        let table = format!("{before}{end}[draw]{end}seed = {quoted}{end}");
        Edit::insert(self.text.len(), table)
    }

    /// The change that adds a field to `table`, as its first.
    fn with(&self, table: &Table, key: &str, value: &str) -> Edit {
        if table.inline {
            let comma = if table.fields.is_empty() { " " } else { "," };
            return Edit::insert(table.span.start + 1, format!(" {key} = {value}{comma}"));
        }
        let (start, end) = self.line(table.span.end);
        let head = &self.text[start..end];
        let indent = &head[..head.len() - head.trim_start().len()];
        Edit::insert(end, format!("{}{indent}{key} = {value}", self.line_end))
    }

    /// The change that takes `field` out of `table`. A comment beside it stays.
    fn without(&self, table: &Table, field: &Field) -> Edit {
        let (from, to) = (field.key_span.start, field.value.span.end);
        if table.inline {
            let rest = &self.text[to..];
            let after = rest.trim_start();
            if let Some(after) = after.strip_prefix(',') {
                let blanks = after.len() - after.trim_start_matches([' ', '\t']).len();
                let end = self.text.len() - after.len() + blanks;
                return Edit::replace(from..end, String::new());
            }
            let before = self.text[..from].trim_end();
            let start = before.strip_suffix(',').map_or(from, str::len);
            return Edit::replace(start..to, String::new());
        }
        let (start, end) = self.line(to);
        let alone =
            self.text[start..from].trim().is_empty() && self.text[to..end].trim().is_empty();
        if !alone {
            return Edit::replace(from..to, String::new());
        }
        let rest = &self.text[end..];
        let break_ = if rest.starts_with("\r\n") { 2 } else { rest.len().min(1) };
        Edit::replace(start..end + break_, String::new())
    }

    /// The line that the byte `at` is in, without its end.
    fn line(&self, at: usize) -> (usize, usize) {
        let start = self.text[..at].rfind('\n').map_or(0, |end| end + 1);
        let rest = &self.text[at..];
        let end = rest.find('\n').map_or(self.text.len(), |end| at + end);
        let end = if self.text[start..end].ends_with('\r') { end - 1 } else { end };
        (start, end)
    }
}
