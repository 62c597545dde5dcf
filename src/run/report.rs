//! What a run has to say once everything is made.

use std::path::{Path, PathBuf};

/// What a run has to say once everything is made.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// What goes to standard output, whole.
    pub said: Vec<u8>,
    /// The files that were written and whose paths are among what is said.
    pub files: Vec<PathBuf>,
}

impl Report {
    /// Says `text` and nothing of files.
    pub(super) fn text(text: impl Into<Vec<u8>>) -> Self {
        Self { said: text.into(), files: Vec::new() }
    }

    /// Says a line.
    pub(super) fn line(&mut self, line: &str) {
        self.said.extend_from_slice(line.as_bytes());
        self.said.push(b'\n');
    }

    /// Says the path of a file that was written, a line of its own.
    pub(super) fn file(&mut self, path: &Path) {
        self.line(&path.display().to_string());
        self.files.push(path.to_owned());
    }

    /// What is to be known where this cannot be said: that the files are there nevertheless.
    pub fn untold(&self) -> Option<String> {
        match self.files.as_slice() {
            [] => None,
            [file] => Some(format!("the file is written: `{}`", file.display())),
            [first, .., last] => {
                let (first, last) = (first.display(), last.display());
                Some(format!("the files are written: `{first}` to `{last}`"))
            }
        }
    }
}
