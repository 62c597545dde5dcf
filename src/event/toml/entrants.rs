//! Those who take part, as the event file has them: in its own tables, or in a list that it
//! names.

use std::sync::Arc;

use super::fields::Toml;
use super::tree::{Field, Kind, Table, Value};
use crate::event::draft::{Draft, List, Row};
use crate::event::{Entrant, MAX_FIELD, Source};
use crate::locale::Entrants;
use crate::schedule::Number;

/// The ways to say who takes part: the key, its form, and who they are.
const WAYS: [(&str, &str, Entrants); 4] = [
    ("player", "[[player]]", Entrants::Players),
    ("team", "[[team]]", Entrants::Teams),
    ("players", "[players]", Entrants::Players),
    ("teams", "[teams]", Entrants::Teams),
];

/// The fields of a player.
const PLAYER: [&str; 7] = ["number", "name", "team", "federation", "rating", "id", "withdrawn"];

/// The fields of a team.
const TEAM: [&str; 6] = ["number", "name", "captain", "federation", "players", "withdrawn"];

impl Toml<'_> {
    /// Reads who takes part.
    pub(super) fn entrants(&mut self, event: &Table, draft: &mut Draft) {
        let mut before: Option<(&str, usize)> = None;
        for field in &event.fields {
            let Some((_, header, kind)) = WAYS.iter().find(|(key, ..)| *key == field.key) else {
                continue;
            };
            if let Some((other, line)) = before {
                self.error(
                    &field.key_span,
                    format!("there is `{header}`, and `{other}` on line {line}"),
                    "keep one of the two: who takes part is said in one way",
                );
                continue;
            }
            before = Some((header, self.line(&field.key_span)));
            draft.entrants = Some(*kind);
            if field.key.ends_with('s') {
                draft.list = self.list(field, header);
                draft.complete = false;
            } else {
                self.tables(field, header, *kind, draft);
            }
        }
    }

    /// The list that is named in `[players]` or `[teams]`.
    fn list(&mut self, field: &Field, header: &str) -> Option<List> {
        let Kind::Table(table) = &field.value.kind else {
            let one = header.replace("s]", "]");
            let hint = format!("write [{one}] above each, or {header} and file = \"…\"");
            self.wrong(&field.key, &field.value, "a table", &hint);
            return None;
        };
        let place = self.place(&field.key_span);
        let mut list = List {
            file: String::new(),
            encoding: None,
            delimiter: None,
            encoding_place: None,
            place,
        };
        for field in &table.fields {
            match (field.key.as_str(), &field.value.kind) {
                ("file", Kind::Text(file)) if !file.is_empty() => {
                    list.file.clone_from(file);
                    list.place = self.place(&field.value.span);
                }
                ("encoding", _) => {
                    list.encoding = self.text(field);
                    list.encoding_place = Some(self.place(&field.value.span));
                }
                ("delimiter", _) => list.delimiter = self.delimiter(field),
                ("file", _) => {
                    self.text(field);
                }
                _ => self.unknown(field, header, &["file", "encoding", "delimiter"]),
            }
        }
        if table.field("file").is_none() {
            let said = format!("`{header}` names no file");
            self.error(&field.key_span, said, "add file = \"…\", the list in CSV");
        }
        (!list.file.is_empty()).then_some(list)
    }

    fn delimiter(&mut self, field: &Field) -> Option<char> {
        if let Kind::Text(typed) = &field.value.kind {
            let mut characters = typed.chars();
            if let (Some(delimiter), None) = (characters.next(), characters.next())
                && crate::event::list::is_delimiter(delimiter)
            {
                return Some(delimiter);
            }
            self.error(
                &field.value.span,
                format!("`delimiter`: `{typed}` cannot stand between fields"),
                "give one character that is in no field, as \",\" \";\" or \"\\t\"",
            );
        } else {
            self.text(field);
        }
        None
    }

    /// The tables `[[player]]` or `[[team]]`.
    fn tables(&mut self, field: &Field, header: &str, kind: Entrants, draft: &mut Draft) {
        let Kind::List(list) = &field.value.kind else {
            let hint = format!("write {header}, with two brackets on each side, above each one");
            self.wrong(&field.key, &field.value, "a list of tables", &hint);
            draft.complete = false;
            return;
        };
        for value in list.iter().take(MAX_FIELD + 1) {
            if let Kind::Table(table) = &value.kind {
                draft.rows.push(self.entrant(value, table, header, kind));
            } else {
                let hint = format!("write {header} above each one");
                self.wrong(&field.key, value, "a list of tables", &hint);
            }
        }
    }

    /// One of those who take part; the name is empty where it cannot be used.
    fn entrant(&mut self, value: &Value, table: &Table, header: &str, kind: Entrants) -> Row {
        let source = Source { path: Arc::clone(self.path), line: self.line(&value.span) };
        let mut entrant = Entrant::new(source);
        let mut number = None;
        let mut name = None;
        let team = kind == Entrants::Teams;
        for field in &table.fields {
            match field.key.as_str() {
                "number" => {
                    number = Some(self.place(&field.value.span));
                    let most = u32::try_from(MAX_FIELD).unwrap_or(u32::MAX);
                    entrant.number = self.count(field, 1..=most).and_then(Number::new);
                }
                "name" => {
                    name = Some(self.place(&field.value.span));
                    entrant.name = self.text(field).unwrap_or_default();
                }
                "federation" => entrant.federation = self.text(field),
                "withdrawn" => entrant.withdrawn = self.flag(field).unwrap_or_default(),
                "team" if !team => entrant.team = self.text(field),
                "rating" if !team => entrant.rating = self.text_or_number(field),
                "id" if !team => entrant.id = self.text_or_number(field),
                "captain" if team => entrant.captain = self.text(field),
                "players" if team => entrant.players = self.texts(field),
                _ => self.unknown(field, header, if team { &TEAM } else { &PLAYER }),
            }
        }
        if name.is_none() {
            let said = format!("this `{header}` has no `name`");
            self.error(&value.span, said, "add name = \"…\"");
        }
        let name = name.unwrap_or_else(|| self.place(&value.span));
        Row { entrant, number, name }
    }
}
