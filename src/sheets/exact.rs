//! A sheet with one table for exactly one number of entrants: the byes of an odd field have
//! a column of their own.

use super::instructions;
use super::rounds::{self, Byes};
use super::sides;
use super::{Brief, ComposeError};
use crate::document::{Document, Text};
use crate::locale::{Catalog, Message};

/// Composes the sheet for `brief.upper` entrants.
///
/// # Errors
///
/// The order of rounds does not fit the table, or a message cannot be said.
pub fn compose(brief: &Brief, catalog: &Catalog) -> Result<Document, ComposeError> {
    let count = brief.upper;
    let title = title(brief, catalog)?;
    let head = Text::plain(title.clone());
    let mut document = Document::new(brief.locale, title, head.clone(), brief.abreast);
    document.heading(1, head);
    let schedule = brief.draw(count)?;
    if brief.instructions {
        for note in instructions::notes(brief, catalog, count)? {
            document.paragraph(note);
        }
    }
    for note in instructions::departures(brief, catalog, count)? {
        document.paragraph(note);
    }
    for table in sides::tables(brief, catalog)? {
        document.table(table);
    }
    let caption = rounds::exact_caption(brief, count);
    let mut table = rounds::table(brief, catalog, &schedule, &caption, Byes::InTheirColumn)?;
    if brief.title.is_none() && brief.boards.is_none() && brief.games_per_match.is_none() {
        // The title says the same; said twice it would only take room.
        table.caption = Text::default();
    }
    document.table(table);
    Ok(document)
}

/// The title of the sheet.
///
/// # Errors
///
/// A message cannot be said.
pub fn title(brief: &Brief, catalog: &Catalog) -> Result<String, ComposeError> {
    match &brief.title {
        Some(title) => Ok(title.clone()),
        None => {
            let (count, entrants) = (brief.upper, brief.entrants);
            let count_text = brief.notation.number(count);
            Ok(catalog.say(&Message::TableTitle { count, count_text, entrants })?)
        }
    }
}
