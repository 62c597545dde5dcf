//! Words that choose one of a few things.

use super::RequestError;
use crate::clean::nearest;

/// What `value` chooses among `known`, whatever the case of its letters; `noun` says what
/// the choices are.
///
/// # Errors
///
/// If it chooses nothing.
pub(super) fn choose<T>(
    option: &'static str,
    noun: &'static str,
    value: &str,
    known: impl IntoIterator<Item = (&'static str, T)>,
) -> Result<T, RequestError> {
    let mut names = Vec::new();
    for (name, choice) in known {
        if name.eq_ignore_ascii_case(value) {
            return Ok(choice);
        }
        names.push(name);
    }
    let nearest = nearest(value, &names);
    Err(RequestError::Unknown { option, noun, value: value.to_owned(), names, nearest })
}
