//! Files shown by the program that the system has for them. The door to `open`.

use std::path::Path;

use crate::console::Notice;

/// Has the system open the file at `path`; a warning where it does not. The file is there
/// all the same.
pub(super) fn show(path: &Path) -> Option<Notice> {
    let refused = open::that_detached(path).err()?;
    let text = format!("--open: `{}` is written, but not opened: {refused}", path.display());
    Some(Notice::warning(text, Some("open it by hand".to_owned())))
}
