//! How many columns of a screen a text takes. The door to `unicode-width`.

use unicode_width::UnicodeWidthStr;

/// Where the spaces go that make a text as wide as its column.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Side {
    Left,
    Right,
}

/// The columns that `text` takes; a wide East Asian character takes two.
pub(super) fn width(text: &str) -> usize {
    text.width()
}

/// `text` with spaces at `side`, at least `columns` wide.
pub(super) fn pad(text: &str, columns: usize, side: Side) -> String {
    let spaces = " ".repeat(columns.saturating_sub(width(text)));
    match side {
        Side::Left => spaces + text,
        Side::Right => text.to_owned() + &spaces,
    }
}
