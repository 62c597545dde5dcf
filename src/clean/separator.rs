//! What can stand between the numbers of a pairing.

use super::leading_mark;

/// The most characters that a separator has.
const MAX_SEPARATOR: usize = 3;

/// Why a text cannot stand between the numbers of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadSeparator {
    /// It begins with a mark that is set over what stands before it.
    Mark(char),
    /// It has a digit, which would be read as part of a number.
    Digit,
    /// It has more than 3 characters.
    Length,
}

/// Checks `text`, a line as [`super::line`] gives it, for use between two numbers.
///
/// # Errors
///
/// If it would be read as part of a number, or is longer than 3 characters.
pub fn check_separator(text: &str) -> Result<(), BadSeparator> {
    if let Some(mark) = leading_mark(text) {
        return Err(BadSeparator::Mark(mark));
    }
    if text.chars().any(char::is_numeric) {
        return Err(BadSeparator::Digit);
    }
    if text.chars().count() > MAX_SEPARATOR {
        return Err(BadSeparator::Length);
    }
    Ok(())
}
