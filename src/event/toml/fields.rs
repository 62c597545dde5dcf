//! The values of fields, each checked for what it may be. What is wrong is noted, and the field
//! counts as not given.

use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;

use super::tree::{Field, Kind, Span, Value};
use crate::clean;
use crate::event::lines::Lines;
use crate::event::problem::{Place, Problems};
use crate::event::text::{self, TextFault};

/// A file that is being read.
pub(super) struct Toml<'a> {
    pub(super) path: &'a Arc<PathBuf>,
    pub(super) text: &'a str,
    pub(super) lines: Lines,
    pub(super) problems: &'a mut Problems,
}

impl Toml<'_> {
    /// The place of the beginning of `span`.
    pub(super) fn place(&self, span: &Span) -> Place {
        Place::at(self.path, &self.lines, self.text, span.start)
    }

    /// The line on which `span` begins.
    pub(super) fn line(&self, span: &Span) -> usize {
        self.lines.line(span.start)
    }

    /// Notes that the value at `span` cannot be used.
    pub(super) fn error(&mut self, span: &Span, said: impl Into<String>, hint: impl Into<String>) {
        let place = self.place(span);
        self.problems.error(place, said, hint);
    }

    /// Notes that `field` is none of `known`; `table` is where it stands, as it is written.
    pub(super) fn unknown(&mut self, field: &Field, table: &str, known: &[&'static str]) {
        let key = &field.key;
        let place = if table.is_empty() { String::new() } else { format!(" in `{table}`") };
        let hint = match clean::nearest(key, known) {
            _ if !table.is_empty() && super::KEYS.contains(&key.as_str()) => {
                format!("`{key}` is said of the event: write it above the first table")
            }
            Some(nearest) => format!("did you mean `{nearest}`?"),
            None => format!("there are {}", known.join(" ")),
        };
        self.error(&field.key_span, format!("there is no field `{key}`{place}"), hint);
    }

    /// Notes that `value` is not of the kind that `key` has.
    pub(super) fn wrong(&mut self, key: &str, value: &Value, wanted: &str, hint: &str) {
        let said = format!("`{key}` is {wanted}, and this is {}", value.kind_name());
        self.error(&value.span, said, hint);
    }

    /// One line of text, not empty.
    pub(super) fn text(&mut self, field: &Field) -> Option<String> {
        self.text_value(&field.key, &field.value)
    }

    /// The same, of a value by itself.
    pub(super) fn text_value(&mut self, key: &str, value: &Value) -> Option<String> {
        let Kind::Text(typed) = &value.kind else {
            let hint = format!("write it between quotes: {key} = \"…\"");
            self.wrong(key, value, "a text", &hint);
            return None;
        };
        match text::line(typed) {
            Ok(text) if text.is_empty() => {
                self.error(
                    &value.span,
                    format!("`{key}` is empty"),
                    format!("give it a text, or leave out `{key}`"),
                );
                None
            }
            Ok(text) => Some(text),
            Err(fault) => {
                self.fault(&value.span, key, &fault);
                None
            }
        }
    }

    /// Notes why a text cannot stand on a sheet.
    pub(super) fn fault(&mut self, span: &Span, key: &str, fault: &TextFault) {
        self.error(span, format!("`{key}`: {fault}"), fault.hint());
    }

    /// A text, or a whole number that stands for its digits.
    pub(super) fn text_or_number(&mut self, field: &Field) -> Option<String> {
        match field.value.kind {
            Kind::Integer(number) => Some(number.to_string()),
            _ => self.text(field),
        }
    }

    /// One text, or several in a list.
    pub(super) fn texts(&mut self, field: &Field) -> Vec<String> {
        match &field.value.kind {
            Kind::List(list) => {
                list.iter().filter_map(|entry| self.text_value(&field.key, entry)).collect()
            }
            _ => self.text(field).into_iter().collect(),
        }
    }

    /// `true` or `false`.
    pub(super) fn flag(&mut self, field: &Field) -> Option<bool> {
        if let Kind::Boolean(flag) = field.value.kind {
            return Some(flag);
        }
        let hint = format!("write {0} = true or {0} = false, without quotes", field.key);
        self.wrong(&field.key, &field.value, "true or false", &hint);
        None
    }

    /// A whole number within `range`.
    pub(super) fn count(&mut self, field: &Field, range: RangeInclusive<u32>) -> Option<u32> {
        self.count_value(&field.key, &field.value, range)
    }

    /// The same, of a value by itself.
    pub(super) fn count_value(
        &mut self,
        key: &str,
        value: &Value,
        range: RangeInclusive<u32>,
    ) -> Option<u32> {
        let (lower, upper) = (range.start(), range.end());
        let Kind::Integer(number) = value.kind else {
            self.wrong(key, value, "a whole number", "write it in digits, without quotes");
            return None;
        };
        let fits = u32::try_from(number).ok().filter(|number| range.contains(number));
        if fits.is_none() {
            let hint = if upper - lower == 1 {
                format!("give {lower} or {upper}")
            } else {
                format!("give a number from {lower} to {upper}")
            };
            let said = format!("`{key}`: `{number}` is outside {lower} to {upper}");
            self.error(&value.span, said, hint);
        }
        fits
    }

    /// The thing that a word chooses among `known`; `noun` says what the choices are.
    pub(super) fn choice<T: Copy>(
        &mut self,
        field: &Field,
        noun: &str,
        known: &[(&'static str, T)],
    ) -> Option<T> {
        let names: Vec<&'static str> = known.iter().map(|(name, _)| *name).collect();
        let Kind::Text(typed) = &field.value.kind else {
            let hint = format!("write one of \"{}\"", names.join("\" \""));
            self.wrong(&field.key, &field.value, "a text", &hint);
            return None;
        };
        if let Some((_, chosen)) = known.iter().find(|(name, _)| name.eq_ignore_ascii_case(typed)) {
            return Some(*chosen);
        }
        let hint = match clean::nearest(typed, &names) {
            Some(nearest) => format!("did you mean `{nearest}`? there are {}", names.join(" ")),
            None => format!("choose one of {}", names.join(" ")),
        };
        let said = format!("`{}`: there is no {noun} `{typed}`", field.key);
        self.error(&field.value.span, said, hint);
        None
    }
}
