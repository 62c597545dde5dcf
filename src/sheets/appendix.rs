//! The appendix of a rule book: instructions, method, and a table for each pair of sizes.

use super::instructions;
use super::method;
use super::rounds::{self, Byes};
use super::sides;
use super::{Brief, ComposeError};
use crate::document::{Document, Text};
use crate::locale::{Catalog, Locale, Message};
use crate::schedule::MIN_ENTRANTS;

/// Composes the appendix.
///
/// # Errors
///
/// The order of rounds does not fit the table, or a message cannot be said.
pub fn compose(brief: &Brief, catalog: &Catalog) -> Result<Document, ComposeError> {
    let entrants = brief.entrants;
    let title = title(brief, catalog)?;
    let head = Text::plain(title.clone());
    let mut document = Document::new(brief.locale, title, head.clone(), brief.abreast);
    document.heading(1, head);
    let largest = sizes(brief).last().unwrap_or(2);
    if brief.instructions {
        document.heading(2, Text::plain(catalog.say(&Message::InstructionsHeading)?));
        let items = instructions::items(brief, catalog, largest)?;
        document.list(items);
    }
    for table in sides::tables(brief, catalog)? {
        document.table(table);
    }
    if brief.method {
        document.heading(2, Text::plain(catalog.say(&Message::MethodHeading)?));
        let (steps, example) = method::steps(brief, catalog)?;
        document.list(steps);
        document.paragraph(example);
    }
    for note in instructions::departures(brief, catalog, largest)? {
        document.paragraph(note);
    }
    for size in sizes(brief) {
        let schedule = brief.draw(size)?;
        let lower = size - 1;
        let caption = if lower < MIN_ENTRANTS {
            rounds::exact_caption(brief, size)
        } else {
            Message::TableCaption {
                lower,
                upper: size,
                lower_text: brief.notation.number(lower),
                upper_text: brief.notation.number(size),
                entrants,
            }
        };
        let table = rounds::table(brief, catalog, &schedule, &caption, Byes::InColumnOne)?;
        document.table(table);
    }
    Ok(document)
}

/// The title of the appendix, with its number if it has one.
///
/// # Errors
///
/// A message cannot be said.
pub fn title(brief: &Brief, catalog: &Catalog) -> Result<String, ComposeError> {
    let title = match &brief.title {
        Some(title) => title.clone(),
        None => catalog.say(&Message::AppendixTitle { entrants: brief.entrants })?,
    };
    let number = match brief.number.clone() {
        Some(number) if stands_alone(&number, brief.locale) => number,
        Some(number) => catalog.say(&Message::AppendixNumber { number })?,
        None => return Ok(title),
    };
    Ok(catalog.say(&Message::NumberedTitle { number, title })?)
}

/// Whether a number of an appendix has its word with it, as in "Annex B" or 附件二.
fn stands_alone(number: &str, locale: Locale) -> bool {
    number.contains(char::is_whitespace) || (locale.is_chinese() && number.contains('附'))
}

/// The sizes of the printed tables: even numbers, each serving the odd number below it too.
pub(super) fn sizes(brief: &Brief) -> impl Iterator<Item = u32> {
    (brief.lower.next_multiple_of(2)..=brief.upper.next_multiple_of(2)).step_by(2)
}
