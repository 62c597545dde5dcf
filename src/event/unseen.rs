//! Characters that are not seen, left out of a file where that is asked for: selectors of
//! variants and joiners between emoji, marks of direction.

use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;

use super::lines::Lines;
use super::problem::{Place, Problems};
use crate::clean::is_unseen;

/// The text of the file `path` without what is not seen in it, all of which is warned of.
pub(super) fn without<'t>(
    path: &Arc<PathBuf>,
    text: &'t str,
    problems: &mut Problems,
) -> Cow<'t, str> {
    if !text.contains(is_unseen) {
        return text.into();
    }
    let lines = Lines::of(text);
    for (offset, character) in text.char_indices().filter(|(_, it)| is_unseen(*it)) {
        let place = Place::at(path, &lines, text, offset);
        let said = format!("U+{:04X} is not seen, and is left out", u32::from(character));
        problems.warning(place, said, "");
    }
    text.replace(is_unseen, "").into()
}
