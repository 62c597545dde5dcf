//! The table of all rounds, for the wall, with the names beside it.

use super::head;
use super::pen::{Pen, column, numbers, row_head, words};
use crate::document::{
    Block, Breadth, Cell, Column, ColumnRole, Content, Document, GridRow, RowKind, Table, Text,
};
use crate::event::Event;
use crate::locale::{CatalogError, Entrants, EventMessage, Message};
use crate::schedule::Number;
use crate::sheets::instructions;
use crate::sheets::rounds::{self, Byes};
use crate::sheets::{Brief, ComposeError};

/// Composes the sheet.
///
/// # Errors
///
/// A message cannot be said.
pub(super) fn compose(pen: &Pen<'_>) -> Result<Document, ComposeError> {
    let brief = table_brief(pen);
    let (count, entrants) = (brief.upper, brief.entrants);
    let count_text = pen.number(count);
    let title = pen.say(&Message::TableTitle { count, count_text, entrants })?;
    let mut document = head::begin(pen, &title, title.clone())?;
    for note in instructions::notes(&brief, pen.catalog(), count)? {
        document.paragraph(note);
    }
    for note in head::departures(pen)? {
        if !document_says(&document, &note) {
            document.paragraph(note);
        }
    }
    let table = table(pen, &brief)?;
    let names = names(pen)?;
    document.push(Block::Beside(vec![Block::Table(table), names]));
    Ok(document)
}

/// Whether a paragraph of `document` is `note`.
fn document_says(document: &Document, note: &Text) -> bool {
    document
        .blocks
        .iter()
        .any(|block| matches!(block, Block::Paragraph { text, .. } if text == note))
}

/// The event as the sheets of tables know it.
fn table_brief(pen: &Pen<'_>) -> Brief {
    let Event { locale, game, sides, entrants, cycles, exchange_sides, .. } = *pen.event();
    let size = pen.brief.schedule.entrants;
    let mut brief = Brief::new(locale, vec![game], size, size);
    (brief.sides, brief.entrants, brief.cycles) = (sides, entrants, cycles);
    brief.order = pen.brief.schedule.is_reordered().then(|| pen.event().order.clone()).flatten();
    brief.exchange_sides = exchange_sides;
    brief.notation = pen.brief.notation.clone();
    brief.boxed = pen.brief.boxed;
    brief.games_per_match = pen.has_several_games().then_some(pen.event().games_per_match);
    brief.boards = (entrants == Entrants::Teams).then_some(pen.event().boards);
    brief
}

/// The table of rounds; the days of the rounds stand last where they are known.
fn table(pen: &Pen<'_>, brief: &Brief) -> Result<Table, ComposeError> {
    let schedule = pen.brief.schedule;
    let caption = rounds::exact_caption(brief, schedule.entrants);
    let catalog = pen.catalog();
    let mut table = rounds::table(brief, catalog, schedule, &caption, Byes::InTheirColumn)?;
    // The heading says the same.
    table.caption = Text::default();
    if pen.event().dates.is_empty() {
        return Ok(table);
    }
    let head = pen.text(&EventMessage::DateHead)?;
    table.columns.push(Column { head, role: ColumnRole::Data });
    let mut rounds = schedule.rounds.iter();
    for row in table.rows.iter_mut().filter(|row| row.kind == RowKind::Plain) {
        let date = rounds.next().and_then(|round| pen.date(round));
        let date = date.map(|date| pen.short_date(date)).transpose()?;
        row.cells.push(match date {
            Some(date) => Cell::text(Text::plain(date)),
            None => Cell { content: Content::Empty },
        });
    }
    Ok(table)
}

/// Who has which number.
fn names(pen: &Pen<'_>) -> Result<Block, CatalogError> {
    let head = EventMessage::NameHead { entrants: pen.event().entrants };
    let columns = vec![
        row_head(numbers(pen.text(&EventMessage::NumberHead)?)),
        column(pen.text(&head)?, Breadth::Name),
    ];
    let row = |(number, entrant): (Number, _)| {
        let cells = vec![words(pen.number(number.get())), words(pen.name_of(entrant)?)];
        Ok(GridRow { cells })
    };
    let rows = pen.entrants().map(row).collect::<Result<_, CatalogError>>()?;
    pen.grid("", columns, rows)
}
