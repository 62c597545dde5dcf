//! Texts that the user typed, and how numbers and pairings are written.

use super::choice::choose;
use super::{Format, RequestError};
use crate::clean::{self, BadSeparator};
use crate::cli::WritingArgs;
use crate::locale::{Digits, Edition, Locale, Mark, Notation};

/// The option for what stands between the numbers of a pairing.
pub(super) const SEPARATOR: &str = "--separator";

/// A text as it will be printed, if it was given at all.
pub(super) fn text(
    option: &'static str,
    typed: Option<&str>,
) -> Result<Option<String>, RequestError> {
    let Some(typed) = typed else { return Ok(None) };
    let text = clean::line(typed).map_err(|refused| RequestError::Text { option, refused })?;
    if text.is_empty() {
        return Err(RequestError::NoText { option });
    }
    Ok(Some(text))
}

/// What stands between the numbers of a pairing, if it was given at all.
pub(super) fn separator(typed: Option<&str>) -> Result<Option<String>, RequestError> {
    let separator = text(SEPARATOR, typed)?;
    if let Some(value) = &separator {
        clean::check_separator(value).map_err(|bad| match bad {
            BadSeparator::Mark(mark) => RequestError::SeparatorMark { mark },
            BadSeparator::Digit => RequestError::SeparatorDigit { value: value.clone() },
            BadSeparator::Length => RequestError::SeparatorLength { value: value.clone() },
        })?;
    }
    Ok(separator)
}

/// The form of digits that was asked for.
pub(super) fn digits(typed: &str) -> Result<Digits, RequestError> {
    choose("--digits", "form of digits", typed, Digits::ALL.map(|digits| (digits.id(), digits)))
}

/// The mark of the largest number that was asked for.
pub(super) fn mark(typed: &str) -> Result<Mark, RequestError> {
    choose("--mark", "mark", typed, Mark::ALL.map(|mark| (mark.id(), mark)))
}

/// The notation of the edition, with what was asked for in its place. A format that draws
/// no ring has brackets where the edition has a ring. A table for one exact number of
/// entrants has nobody to mark: its byes are named.
pub(super) fn notation(
    args: &WritingArgs,
    locale: Locale,
    format: Format,
    separator: Option<String>,
    command: &str,
) -> Result<Notation, RequestError> {
    let mut notation = Edition::of(locale).notation;
    if let Some(separator) = separator {
        notation.separator = separator;
    }
    if let Some(typed) = &args.digits {
        notation.digits = digits(typed)?;
    }
    match &args.mark {
        Some(typed) => {
            notation.mark = mark(typed)?;
            if notation.mark == Mark::Ring && !format.draws() {
                return Err(RequestError::Ring { format });
            }
        }
        None if command == "table" => notation.mark = Mark::Plain,
        None if notation.mark == Mark::Ring && !format.draws() => {
            notation.mark = Mark::Brackets;
        }
        None => {}
    }
    Ok(notation)
}
