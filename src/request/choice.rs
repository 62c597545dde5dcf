//! Words that choose one of a few things.

use super::RequestError;

/// How alike two words must be for one to be suggested for the other, from 0 to 1
/// (Jaro and Winkler).
const ALIKE: f64 = 0.8;

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

/// The one of `names` that is most like `value`, if any is.
fn nearest(value: &str, names: &[&'static str]) -> Option<&'static str> {
    let value = value.to_lowercase();
    names
        .iter()
        .map(|name| (strsim::jaro_winkler(&value, &name.to_lowercase()), *name))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}
