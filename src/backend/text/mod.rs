//! A sheet as plain text in UTF-8 for a screen or a letter with characters of one width,
//! Chinese ones two. A ring becomes brackets.

mod table;
mod wrap;

use unicode_width::UnicodeWidthStr;

use crate::document::{Block, Document, Item, SpanKind, Text};
use wrap::wrap;

/// How many columns running text takes at most.
const MEASURE: usize = 80;

/// `document` as plain text: no spaces at the ends of lines, a line feed after each line.
pub fn write(document: &Document) -> String {
    let mut sheet = String::new();
    for block in &document.blocks {
        if !sheet.is_empty() {
            sheet.push('\n');
        }
        match block {
            Block::Heading { level, text, .. } => heading(&mut sheet, *level, text),
            Block::Paragraph { text, .. } => {
                for line in wrap(&plain(text), MEASURE) {
                    push_line(&mut sheet, &line);
                }
            }
            Block::List { items, .. } => list(&mut sheet, items),
            Block::Table(table) => table::write(&mut sheet, table),
        }
    }
    sheet
}

/// A heading with a rule below it as wide as its widest line.
fn heading(sheet: &mut String, level: u8, text: &Text) {
    let lines = wrap(&plain(text), MEASURE);
    for line in &lines {
        push_line(sheet, line);
    }
    let width = lines.iter().map(|line| line.width()).max().unwrap_or(0);
    let rule = if level <= 1 { "=" } else { "-" };
    push_line(sheet, &rule.repeat(width));
}

/// A list with its labels to the left of all lines of an item.
fn list(sheet: &mut String, items: &[Item]) {
    let indent = items.iter().map(|item| item.label.width() + 1).max().unwrap_or(0);
    for item in items {
        let mut label = item.label.as_str();
        for line in wrap(&plain(&item.text), MEASURE.saturating_sub(indent)) {
            push_line(sheet, &format!("{}{line}", pad(label, indent, Side::Right)));
            label = "";
        }
    }
}

/// The characters of `text`.
fn plain(text: &Text) -> String {
    let mut plain = String::new();
    for span in &text.spans {
        match span.kind {
            SpanKind::Plain => plain.push_str(&span.string),
            SpanKind::Ringed => plain.extend(["(", &span.string, ")"]),
        }
    }
    plain
}

/// Where the spaces go that make a text as wide as its column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Left,
    Right,
}

/// `text` with spaces at `side`, `width` columns wide at least.
fn pad(text: &str, width: usize, side: Side) -> String {
    let spaces = " ".repeat(width.saturating_sub(text.width()));
    match side {
        Side::Left => spaces + text,
        Side::Right => text.to_owned() + &spaces,
    }
}

/// Adds `line` without the spaces at its end.
fn push_line(sheet: &mut String, line: &str) {
    sheet.push_str(line.trim_end());
    sheet.push('\n');
}
