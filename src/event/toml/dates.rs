//! When the rounds are played: dates of TOML, or texts that are read as such.

use super::fields::Toml;
use super::tree::{Field, Kind, Moment, Value};
use crate::event::RoundDate;
use crate::event::draft::At;

/// How a date is written.
const HINT: &str = "write 2026-05-01, or \"2026-05-01 14:00\" where the time is known";

impl Toml<'_> {
    /// The dates of the rounds, as far as they are dates.
    pub(super) fn dates(&mut self, field: &Field) -> Vec<At<RoundDate>> {
        let Kind::List(list) = &field.value.kind else {
            let hint = "write them in brackets: dates = [2026-05-01, 2026-05-02]";
            self.wrong(&field.key, &field.value, "a list", hint);
            return Vec::new();
        };
        let mut dates = Vec::new();
        for value in list {
            match self.date(value) {
                Ok(date) => dates.push(At { value: date, place: self.place(&value.span) }),
                Err(said) => self.error(&value.span, format!("`dates`: {said}"), HINT),
            }
        }
        dates
    }

    /// The date that `value` is, or what is wrong with it.
    fn date(&self, value: &Value) -> Result<RoundDate, String> {
        match &value.kind {
            Kind::Moment(moment) => {
                let written = self.text.get(value.span.clone()).unwrap_or_default();
                moment_date(moment, written)
            }
            Kind::Text(typed) => {
                parse(typed.trim()).ok_or_else(|| format!("`{typed}` is not a date"))
            }
            _ => Err(format!("a date is wanted, and this is {}", value.kind_name())),
        }
    }
}

fn moment_date(moment: &Moment, written: &str) -> Result<RoundDate, String> {
    let Some((year, month, day)) = moment.date else {
        return Err(format!("`{written}` is a time without a date"));
    };
    if moment.finer {
        return Err(format!("`{written}` has seconds or an offset from universal time"));
    }
    checked(year, month, day, moment.time).ok_or_else(|| format!("`{written}` is not a date"))
}

/// The date that `typed` is, with the time after a space or `T`: `2026-05-01 14:00`.
fn parse(typed: &str) -> Option<RoundDate> {
    let (date, time) = match typed.split_once(['T', ' ']) {
        Some((date, time)) => (date, Some(time.trim())),
        None => (typed, None),
    };
    let [year, month, day] = numbers(date, '-', [4, 2, 2])?;
    let time = match time {
        Some(time) => {
            let [hour, minute] = numbers(time, ':', [2, 2])?;
            Some((u8::try_from(hour).ok()?, u8::try_from(minute).ok()?))
        }
        None => None,
    };
    checked(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?, time)
}

/// Numbers of at most so many digits, with `between` them.
fn numbers<const N: usize>(text: &str, between: char, most: [usize; N]) -> Option<[u16; N]> {
    let mut numbers = [0; N];
    let mut parts = text.split(between);
    for (number, most) in numbers.iter_mut().zip(most) {
        let part = parts.next()?;
        let digits = part.bytes().all(|byte| byte.is_ascii_digit());
        *number = (digits && part.len() <= most).then(|| part.parse().ok())??;
    }
    parts.next().is_none().then_some(numbers)
}

/// The date, if the calendar and the clock have it.
fn checked(year: u16, month: u8, day: u8, time: Option<(u8, u8)>) -> Option<RoundDate> {
    let leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let days = match month {
        2 if leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => return None,
    };
    let clock = time.is_none_or(|(hour, minute)| hour < 24 && minute < 60);
    let calendar = (1..=9999).contains(&year) && (1..=days).contains(&day);
    (calendar && clock).then_some(RoundDate { year, month, day, time })
}
