//! Changes of a text here and there, and of nothing between.

use std::ops::Range;

/// A range of bytes, and what is to stand there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Edit {
    pub(super) span: Range<usize>,
    pub(super) text: String,
}

impl Edit {
    /// Puts `text` at the byte `at`.
    pub(super) fn insert(at: usize, text: String) -> Self {
        Self { span: at..at, text }
    }

    /// Puts `text` in the place of `span`.
    pub(super) const fn replace(span: Range<usize>, text: String) -> Self {
        Self { span, text }
    }
}

/// `text` with `edits`, which do not overlap.
pub(super) fn apply(text: &str, mut edits: Vec<Edit>) -> String {
    edits.sort_by_key(|edit| (edit.span.start, edit.span.end));
    let mut edited = String::with_capacity(text.len() + 16 * edits.len());
    let mut from = 0;
    for edit in edits {
        edited.push_str(text.get(from..edit.span.start).unwrap_or_default());
        edited.push_str(&edit.text);
        from = edit.span.end;
    }
    edited.push_str(text.get(from..).unwrap_or_default());
    edited
}
