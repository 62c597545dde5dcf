//! The event file, in TOML. Unknown fields are refused, and everything that is wrong is noted
//! at once.
//!
//! | field | what it is | default |
//! | --- | --- | --- |
//! | `title` | what the event is called | none: it is needed |
//! | `place` | where it is held | |
//! | `chief-arbiter` | a name | |
//! | `deputy-arbiter` | a name, or a list of names | |
//! | `game` | `"xiangqi"`, `"draughts"`, `"renju"`, `"go"`, `"chess"` | the usual game of the language |
//! | `locale` | the language of the sheets: `"zh-Hant"`, `"zh-Hans"`, `"ru"`, `"en"` | the usual language of the game |
//! | `system` | `"round-robin"` | `"round-robin"` |
//! | `cycles` | 1 or 2: how often everybody meets everybody | 1 |
//! | `swap-last-rounds` | whether the last two rounds of cycle one are exchanged | `false` |
//! | `exchange-sides` | whether first and second are exchanged in every pair | `false` |
//! | `sides` | who decides about sides: `"by-table"`, `"by-lot"` | `"by-table"` |
//! | `games-per-match` | 1 to 20 | 1 |
//! | `boards` | boards of a match of teams, 1 to 100 | 1; needed where teams list players |
//! | `order` | the table rounds in the order of play | that of the table |
//! | `order-reason` | why the order was changed | |
//! | `dates` | for each round in the order of play a date, or a date and a time: `2026-05-01`, `2026-05-01T14:00:00`, `"2026-05-01 14:00"` | |
//! | `[style]` | `mark` (`"ring"`, `"brackets"`, `"plain"`), `digits` (`"half-width"`, `"full-width"`, `"full-below-ten"`), `separator` | those of the language |
//! | `[draw]` | `seed`: what the lots were drawn with | |
//! | `[[player]]` | `name`, and where known `number`, `team`, `federation`, `rating`, `id`, `withdrawn` | |
//! | `[[team]]` | `name`, and where known `number`, `captain`, `federation`, `players`, `withdrawn` | |
//! | `[players]`, `[teams]` | `file`: a list of them in CSV; `encoding`, `delimiter` | |
//!
//! There are players or teams, in the file itself or in a list beside it, and never two of
//! these at once.

mod dates;
mod edit;
mod entrants;
mod fields;
mod tree;

pub(super) use edit::edits;
pub(super) use tree::quoted;

use std::path::PathBuf;
use std::sync::Arc;

use self::fields::Toml;
use self::tree::{Field, Kind, Table};
use super::draft::{At, Draft};
use super::lines::Lines;
use super::problem::{Place, Problems};
use super::{MAX_FIELD, lots};
use crate::clean::{self, BadSeparator};
use crate::game::{Game, Sides};
use crate::locale::{Digits, Locale, Mark};

/// The fields and tables of the event file.
const KEYS: [&str; 23] = [
    "title",
    "place",
    "chief-arbiter",
    "deputy-arbiter",
    "game",
    "locale",
    "system",
    "cycles",
    "swap-last-rounds",
    "exchange-sides",
    "sides",
    "games-per-match",
    "boards",
    "order",
    "order-reason",
    "dates",
    "style",
    "draw",
    "player",
    "team",
    "players",
    "teams",
    "entrants",
];

/// Reads `text`, the event file `path`; none where it is no TOML at all.
pub(super) fn read(path: &Arc<PathBuf>, text: &str, problems: &mut Problems) -> Option<Draft> {
    let mut draft = Draft { complete: true, ..Draft::default() };
    let mut toml = Toml { path, text, lines: Lines::of(text), problems };
    match tree::parse(text) {
        Ok(table) => toml.event(&table, &mut draft),
        Err(error) => {
            let span = error.offset..error.offset;
            let said = format!("this is no TOML: {}", error.reason);
            toml.error(&span, said, syntax_hint(text, error.offset));
            return None;
        }
    }
    Some(draft)
}

/// What may have gone wrong at `offset`.
fn syntax_hint(text: &str, offset: usize) -> &'static str {
    let before = text.get(..offset).unwrap_or(text);
    let line = &before[before.rfind('\n').map_or(0, |end| end + 1)..];
    if line.contains(['“', '”', '＂', '«', '»', '„'])
        || text[before.len()..].starts_with(['“', '„', '«'])
    {
        "texts stand between straight quotes: title = \"…\""
    } else {
        "a field is written as name = value, and texts stand between straight quotes"
    }
}

impl Toml<'_> {
    fn event(&mut self, table: &Table, draft: &mut Draft) {
        for field in &table.fields {
            self.field(field, draft);
        }
        if table.field("title").is_none() {
            let place = Place::of_file(self.path);
            self.problems.error(place, "there is no `title`", "add title = \"…\" at the top");
        }
        self.entrants(table, draft);
    }

    fn field(&mut self, field: &Field, draft: &mut Draft) {
        let place = self.place(&field.key_span);
        match field.key.as_str() {
            "title" => draft.title = self.text(field),
            "place" => draft.place = self.text(field),
            "chief-arbiter" => draft.chief_arbiter = self.text(field),
            "deputy-arbiter" => draft.deputy_arbiters = self.texts(field),
            "game" => draft.game = self.choice(field, "game", &Game::ALL.map(|it| (it.id(), it))),
            "locale" => draft.locale = self.locale(field),
            "system" => {
                self.choice(field, "system", &[("round-robin", ())]);
            }
            "cycles" => draft.cycles = self.count(field, 1..=2),
            "swap-last-rounds" => {
                draft.swap_last_rounds = self.flag(field).map(|value| At { value, place });
            }
            "exchange-sides" => draft.exchange_sides = self.flag(field).unwrap_or_default(),
            "sides" => {
                let sides = Sides::ALL.map(|it| (it.id(), it));
                draft.sides = self.choice(field, "way to decide", &sides).unwrap_or_default();
            }
            "games-per-match" => draft.games_per_match = self.count(field, 1..=20),
            "boards" => {
                draft.boards = self.count(field, 1..=100).map(|value| At { value, place });
            }
            "order" => draft.order = self.order(field).map(|value| At { value, place }),
            "order-reason" => {
                draft.order_reason = self.text(field).map(|value| At { value, place });
            }
            "dates" => draft.dates = self.dates(field),
            "style" => self.style(field, draft),
            "draw" => self.draw(field, draft),
            "player" | "team" | "players" | "teams" => {}
            "entrants" => self.error(
                &field.key_span,
                "there is no field `entrants`",
                "write [[player]] or [[team]] above each of them, or name a list: \
                 [players] file = \"players.csv\"",
            ),
            _ => self.unknown(field, "", &KEYS),
        }
    }

    fn locale(&mut self, field: &Field) -> Option<Locale> {
        // A tag such as zh-TW says what is meant, and more than its letters do.
        if let Kind::Text(typed) = &field.value.kind
            && Locale::from_tag(typed).is_none()
            && let Some(meant) = Locale::from_environment(typed)
        {
            let said = format!("`locale`: there is no locale `{typed}`");
            let tags = Locale::ALL.map(Locale::tag).join(" ");
            let hint = format!("did you mean `{}`? there are {tags}", meant.tag());
            self.error(&field.value.span, said, hint);
            return None;
        }
        self.choice(field, "locale", &Locale::ALL.map(|it| (it.tag(), it)))
    }

    fn order(&mut self, field: &Field) -> Option<Vec<u32>> {
        let Kind::List(list) = &field.value.kind else {
            let hint = "write the rounds in brackets: order = [3, 1, 2]";
            self.wrong(&field.key, &field.value, "a list", hint);
            return None;
        };
        let most = u32::try_from(2 * MAX_FIELD).unwrap_or(u32::MAX);
        let rounds = list.iter().map(|entry| self.count_value(&field.key, entry, 1..=most));
        // All of them are looked at before any is missed.
        rounds.collect::<Vec<_>>().into_iter().collect()
    }

    fn style(&mut self, field: &Field, draft: &mut Draft) {
        for field in self.table(field, "[style]") {
            match field.key.as_str() {
                "mark" => {
                    let marks = Mark::ALL.map(|it| (it.id(), it));
                    draft.style.mark = self.choice(field, "mark", &marks);
                }
                "digits" => {
                    let forms = Digits::ALL.map(|it| (it.id(), it));
                    draft.style.digits = self.choice(field, "form of digits", &forms);
                }
                "separator" => draft.style.separator = self.separator(field),
                _ => self.unknown(field, "[style]", &["mark", "digits", "separator"]),
            }
        }
    }

    fn separator(&mut self, field: &Field) -> Option<String> {
        let text = self.text(field)?;
        let (said, hint) = match clean::check_separator(&text) {
            Ok(()) => return Some(text),
            Err(BadSeparator::Digit) => {
                ("has a digit", "a digit would be read as part of a number; give a sign")
            }
            Err(BadSeparator::Length) => ("has more than 3 characters", "give 1 to 3 characters"),
            Err(BadSeparator::Mark(_)) => (
                "begins with a mark that is set over what stands before it",
                "begin with a sign that stands by itself, as - or :",
            ),
        };
        self.error(&field.value.span, format!("`separator`: `{text}` {said}"), hint);
        None
    }

    fn draw(&mut self, field: &Field, draft: &mut Draft) {
        for field in self.table(field, "[draw]") {
            match (field.key.as_str(), &field.value.kind) {
                ("seed", Kind::Text(typed)) => match lots::seed(typed) {
                    Ok(seed) => draft.seed = Some(seed),
                    Err(error) => {
                        self.error(&field.value.span, error.to_string(), error.hint());
                    }
                },
                ("seed", _) => {
                    self.text(field);
                }
                _ => self.unknown(field, "[draw]", &["seed"]),
            }
        }
    }

    /// The fields of the table that `field` is; none where it is something else.
    fn table<'t>(&mut self, field: &'t Field, header: &str) -> &'t [Field] {
        if let Kind::Table(table) = &field.value.kind {
            return &table.fields;
        }
        let hint = format!("write {header} on a line of its own");
        self.wrong(&field.key, &field.value, "a table", &hint);
        &[]
    }
}
