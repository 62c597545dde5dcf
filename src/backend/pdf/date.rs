//! The moment that a file says it was made at, as the two places that tell it write it.

use time::UtcDateTime;
use time::format_description::well_known::{Iso8601, Rfc3339};

/// A moment in UTC, to the second, in the years 0 to 9999.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Date(UtcDateTime);

impl Date {
    /// A day, as in `2026-11-29`, which stands for its first second, or a moment, as in
    /// `2026-11-29T18:00:00Z` (RFC 3339); `None` where `text` is neither.
    pub fn parse(text: &str) -> Option<Self> {
        let day = time::Date::parse(text, &Iso8601::DATE).ok().filter(|_| text.len() == 10);
        let moment = match day {
            Some(day) => day.midnight().as_utc(),
            None => UtcDateTime::parse(text, &Rfc3339).ok()?,
        };
        Self::told(moment)
    }

    /// So many seconds after the beginning of 1970, as `SOURCE_DATE_EPOCH` counts them;
    /// `None` where `text` is no such number.
    pub fn from_epoch(text: &str) -> Option<Self> {
        let seconds = text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok());
        Self::told(UtcDateTime::from_unix_timestamp(seconds.flatten()?).ok()?)
    }

    /// Year, month and day in numbers.
    fn day(self) -> (i32, u8, u8) {
        let (year, month, day) = self.0.to_calendar_date();
        (year, month.into(), day)
    }

    fn told(moment: UtcDateTime) -> Option<Self> {
        (0..=9999).contains(&moment.year()).then_some(Self(moment))
    }

    /// In the form of the file's properties (ISO 32000-1, 7.9.4).
    pub(super) fn in_properties(self) -> String {
        let (year, month, day) = self.day();
        let (hour, minute, second) = self.0.as_hms();
        format!("D:{year:04}{month:02}{day:02}{hour:02}{minute:02}{second:02}Z")
    }

    /// In the form of XMP (ISO 8601).
    pub(super) fn in_xmp(self) -> String {
        let (year, month, day) = self.day();
        let (hour, minute, second) = self.0.as_hms();
        format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}Z")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn xmp(date: Option<Date>) -> Option<String> {
        date.map(Date::in_xmp)
    }

    #[test]
    fn days_and_moments_are_read() {
        assert_eq!(xmp(Date::parse("2026-11-29")).as_deref(), Some("2026-11-29T00:00:00Z"));
        let moment = Date::parse("2026-11-29T18:00:05+03:00");
        assert_eq!(xmp(moment).as_deref(), Some("2026-11-29T15:00:05Z"));
        assert_eq!(moment.map(Date::in_properties).as_deref(), Some("D:20261129150005Z"));
    }

    #[test]
    fn seconds_since_1970_are_read() {
        assert_eq!(xmp(Date::from_epoch("0")).as_deref(), Some("1970-01-01T00:00:00Z"));
        assert_eq!(xmp(Date::from_epoch("1796000000")).as_deref(), Some("2026-11-30T00:53:20Z"));
    }

    #[test]
    fn what_is_no_date_is_refused() {
        for text in ["", "2026", "2026-02-30", "29.11.2026", "2026-11-29T25:00:00Z", "20261129"] {
            assert_eq!(Date::parse(text), None, "{text}");
        }
        for text in ["", "-1", "1e9", "yesterday", "99999999999999999999"] {
            assert_eq!(Date::from_epoch(text), None, "{text}");
        }
    }
}
