//! Whole numbers, sizes and lists of rounds as they are typed.

use std::ops::RangeInclusive;

use super::RequestError;
use crate::schedule::{MAX_ENTRANTS, MIN_ENTRANTS};

/// A whole number within `range`, which has none below zero.
///
/// # Errors
///
/// If `typed` is no whole number in ASCII digits, or one outside `range`.
pub(super) fn within(
    option: &'static str,
    typed: &str,
    range: RangeInclusive<u32>,
) -> Result<u32, RequestError> {
    let value = typed.trim();
    if !is_digits(value.strip_prefix('-').unwrap_or(value)) {
        return Err(RequestError::NotNumber { option, value: typed.to_owned() });
    }
    match value.parse() {
        Ok(number) if range.contains(&number) => Ok(number),
        _ => Err(RequestError::OutOfRange { option, value: value.to_owned(), range }),
    }
}

/// The number that `typed` is, if it was given at all.
pub(super) fn optional(
    option: &'static str,
    typed: Option<&str>,
    lower: u32,
    upper: u32,
) -> Result<Option<u32>, RequestError> {
    typed.map(|typed| within(option, typed, lower..=upper)).transpose()
}

/// A number of entrants.
///
/// # Errors
///
/// If `typed` is none that has a table.
pub(super) fn size(option: &'static str, typed: &str) -> Result<u32, RequestError> {
    let value = typed.trim();
    if !is_digits(value) {
        return Err(RequestError::NotSize { option, value: typed.to_owned() });
    }
    match value.parse() {
        Ok(count) if count < MIN_ENTRANTS => Err(RequestError::TooFew { option, count }),
        Ok(count) if count <= MAX_ENTRANTS => Ok(count),
        _ => Err(RequestError::TooMany { option, value: value.to_owned() }),
    }
}

/// A number of entrants or a range of them, `3-20`.
///
/// # Errors
///
/// If an end of the range is missing or has no table, or the range runs backwards.
pub(super) fn sizes(option: &'static str, typed: &str) -> Result<(u32, u32), RequestError> {
    let value = typed.trim();
    let Some((lower, upper)) = value.split_once('-') else {
        return size(option, value).map(|size| (size, size));
    };
    match (lower.trim(), upper.trim()) {
        ("", _) | (_, "") => Err(RequestError::OpenRange { option, value: value.to_owned() }),
        (lower, upper) => {
            if !(is_digits(lower) && is_digits(upper)) {
                return Err(RequestError::NotSize { option, value: typed.to_owned() });
            }
            let (lower, upper) = (size(option, lower)?, size(option, upper)?);
            if lower > upper {
                return Err(RequestError::Backwards { option, lower, upper });
            }
            Ok((lower, upper))
        }
    }
}

/// A list of the numbers of rounds, `3,1,2`, in a table whose last round is `last`. Whether
/// they are rounds of the table is asked elsewhere.
///
/// # Errors
///
/// If an entry is no whole number, or so small or large that no table has it.
pub(super) fn rounds(
    option: &'static str,
    typed: &str,
    last: u32,
) -> Result<Vec<u32>, RequestError> {
    let round = |entry: &str| match entry.trim().parse() {
        Ok(round) if is_digits(entry.trim()) => Ok(round),
        _ => within(option, entry.trim(), 1..=last),
    };
    typed.split(',').map(round).collect()
}

/// Whether `value` is made of ASCII digits and of nothing else.
pub(super) fn is_digits(value: &str) -> bool {
    !value.is_empty() && value.bytes().all(|byte| byte.is_ascii_digit())
}
