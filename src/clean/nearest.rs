//! The word that was probably meant. The door to `strsim`.

/// How alike two words must be for one to be suggested for the other, from 0 to 1
/// (Jaro and Winkler).
const ALIKE: f64 = 0.8;

/// The most bytes of a word that is compared: no name is half as long.
const MOST: usize = 200;

/// The one of `names` that is most like `value`, whatever the case of letters, if any is.
pub fn nearest(value: &str, names: &[&'static str]) -> Option<&'static str> {
    if value.len() > MOST {
        return None;
    }
    let value = value.to_lowercase();
    names
        .iter()
        .map(|name| (strsim::jaro_winkler(&value, &name.to_lowercase()), *name))
        .filter(|(alike, _)| *alike >= ALIKE)
        .max_by(|(one, _), (other, _)| one.total_cmp(other))
        .map(|(_, name)| name)
}
