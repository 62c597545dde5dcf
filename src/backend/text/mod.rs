//! A sheet as plain text in UTF-8 for a screen or a letter with characters of one width,
//! Chinese ones two. A ring becomes brackets.

mod grid;
mod table;
mod width;
mod wrap;

use crate::document::{Block, Item, LineRole, SpanKind, Text, Volume};
use crate::locale::Locale;
use width::{Side, pad, width};
use wrap::wrap;

/// How many columns running text takes at most.
const MEASURE: usize = 80;

/// A line to be signed.
const SIGN_HERE: &str = "____________________";

/// What stands between two cards.
const CUT: &str = "- - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - - -";

/// `document` as plain text: no spaces at the ends of lines, a line feed after each line.
pub fn write(volume: &Volume) -> String {
    let mut sheet = String::new();
    for document in volume.documents() {
        if !sheet.is_empty() {
            sheet.push('\n');
        }
        write_blocks(&mut sheet, &document.blocks, document.language);
    }
    sheet
}

fn write_blocks(sheet: &mut String, blocks: &[Block], locale: Locale) {
    let mut before = None;
    for block in blocks {
        // Sections and cards begin with blocks that see to it themselves.
        let apart = !matches!(block, Block::Section { .. } | Block::Beside(_) | Block::Cards(_));
        if apart && !sheet.is_empty() && !stand_together(before, block) {
            sheet.push('\n');
        }
        match block {
            Block::Heading { level, text, .. } => heading(sheet, *level, text, locale),
            Block::Paragraph { text, .. }
            | Block::Line { text, .. }
            | Block::Large { text, .. } => {
                for line in wrap(&plain(text), MEASURE, locale) {
                    push_line(sheet, &line);
                }
            }
            Block::List { items, .. } => list(sheet, items, locale),
            Block::Table(table) => table::write(sheet, table, locale),
            Block::Grid(grid) => grid::write(sheet, grid, locale),
            Block::Signatures { labels, .. } => {
                for label in labels {
                    push_line(sheet, &format!("{} {SIGN_HERE}", plain(label)));
                }
            }
            Block::Section { blocks, .. } | Block::Beside(blocks) => {
                write_blocks(sheet, blocks, locale);
            }
            Block::Cards(cards) => {
                for (index, card) in cards.cards.iter().enumerate() {
                    if index > 0 {
                        sheet.push('\n');
                        push_line(sheet, CUT);
                    }
                    write_blocks(sheet, &card.blocks, locale);
                }
            }
        }
        before = Some(block);
    }
}

/// Whether no empty line stands between two blocks: details stand under their heading.
const fn stand_together(before: Option<&Block>, block: &Block) -> bool {
    let details = matches!(block, Block::Line { role: LineRole::Details, .. });
    details && matches!(before, Some(Block::Heading { .. } | Block::Line { .. }))
}

/// A heading with a rule below it as wide as its widest line.
fn heading(sheet: &mut String, level: u8, text: &Text, locale: Locale) {
    let lines = wrap(&plain(text), MEASURE, locale);
    for line in &lines {
        push_line(sheet, line);
    }
    let widest = lines.iter().map(|line| width(line)).max().unwrap_or(0);
    let rule = if level <= 1 { "=" } else { "-" };
    push_line(sheet, &rule.repeat(widest));
}

/// A list with its labels to the left of all lines of an item.
fn list(sheet: &mut String, items: &[Item], locale: Locale) {
    let labels: Vec<String> = items.iter().map(|item| spaced(&item.label)).collect();
    let indent = labels.iter().map(|label| width(label)).max().unwrap_or(0);
    for (item, label) in items.iter().zip(&labels) {
        let mut label = label.as_str();
        for line in wrap(&plain(&item.text), MEASURE.saturating_sub(indent), locale) {
            push_line(sheet, &format!("{}{line}", pad(label, indent, Side::Right)));
            label = "";
        }
    }
}

/// A label and what separates it from its item: full-width marks bring their own space.
fn spaced(label: &str) -> String {
    let space = if label.ends_with(|last: char| last.is_ascii()) { " " } else { "" };
    format!("{label}{space}")
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

/// Adds `line` without the spaces at its end.
fn push_line(sheet: &mut String, line: &str) {
    sheet.push_str(line.trim_end());
    sheet.push('\n');
}
