//! Lots to be drawn, and the record of a draw by program.

use super::pen::{Pen, column, numbers, row_head, words};
use super::{EventBrief, head};
use crate::document::{Block, Breadth, Card, Cards, Document, GridRow, LineRole, PerPage, Text};
use crate::event::Event;
use crate::event::lots::Draw;
use crate::locale::{Catalog, CatalogError, EventMessage};
use crate::schedule::{Cycles, Schedule};
use crate::sheets::ComposeError;

/// The most lots that share a page.
const A_PAGE: u8 = 12;

/// How many digits of a digest are shown.
const SHOWN: usize = 16;

/// Composes a slip for each lot: one for each entrant who takes part in the draw.
///
/// # Errors
///
/// A message cannot be said.
pub fn slips(event: &Event, catalog: &Catalog) -> Result<Document, ComposeError> {
    let schedule = no_rounds(event);
    let brief = EventBrief::new(event, &schedule);
    let pen = Pen::new(&brief, catalog);
    let mut document = head::cards(&pen, pen.say(&EventMessage::LotsTitle)?)?;
    let count = event.size();
    let cards = (1..=count)
        .map(|lot| {
            let of = EventMessage::LotOf {
                count,
                count_text: pen.number(count),
                entrants: event.entrants,
            };
            Ok(Card::of(vec![
                pen.event_line(),
                Block::large(Text::plain(pen.number(lot))),
                Block::line(LineRole::Plain, pen.text(&of)?),
            ]))
        })
        .collect::<Result<_, CatalogError>>()?;
    let per_page = PerPage::UpTo(A_PAGE);
    document.push(Block::Cards(Cards { cards, per_page, folded: false }));
    Ok(document)
}

/// Composes the record of a draw by program: how it was made, how anybody repeats it, and
/// what came out.
///
/// # Errors
///
/// A message cannot be said.
pub fn protocol(event: &Event, draw: &Draw, catalog: &Catalog) -> Result<Document, ComposeError> {
    let schedule = no_rounds(event);
    let brief = EventBrief::new(event, &schedule);
    let pen = &Pen::new(&brief, catalog);
    let title = pen.say(&EventMessage::DrawTitle)?;
    let mut document = head::begin(pen, &title, title.clone())?;
    let seed = draw.seed.clone();
    document.paragraph(pen.text(&EventMessage::DrawSeed { seed })?);
    document.paragraph(pen.text(&EventMessage::DrawMethod { entrants: event.entrants })?);
    // In ASCII digits, as in the command.
    let check = EventMessage::DrawCheck { position: 1.to_string() };
    document.paragraph(pen.text(&check)?);
    document.push(Block::line(LineRole::Plain, Text::plain(command(&draw.seed, 1))));
    document.push(results(pen, draw, &title)?);
    document.push(Block::signatures(vec![
        pen.text(&EventMessage::ArbiterSignature)?,
        pen.text(&EventMessage::DateLine)?,
    ]));
    Ok(document)
}

/// The command that prints the digest for a position. A quotation mark in the seed is closed,
/// written and opened again.
fn command(seed: &str, position: u32) -> String {
    format!("printf '%s' '{}:{position}' | sha256sum", seed.replace('\'', r"'\''"))
}

/// Who drew which number, by number.
fn results(pen: &Pen<'_>, draw: &Draw, called: &str) -> Result<Block, CatalogError> {
    let name = EventMessage::NameHead { entrants: pen.event().entrants };
    let columns = vec![
        numbers(pen.text(&EventMessage::NumberHead)?),
        row_head(column(pen.text(&name)?, Breadth::Words)),
        numbers(pen.text(&EventMessage::PositionHead)?),
        column(pen.text(&EventMessage::DigestHead)?, Breadth::Content),
    ];
    let mut lots: Vec<_> = draw.lots.iter().collect();
    lots.sort_by_key(|lot| lot.number);
    let rows = lots
        .into_iter()
        .map(|lot| GridRow {
            cells: vec![
                words(pen.number(lot.number.get())),
                words(lot.name.clone()),
                words(lot.position.to_string()),
                words(lot.digest.chars().take(SHOWN).collect::<String>()),
            ],
        })
        .collect();
    pen.grid(called, columns, rows)
}

/// What stands for the rounds where there are none yet.
fn no_rounds(event: &Event) -> Schedule {
    Schedule { entrants: event.size(), cycles: Cycles::Single, rounds: Vec::new() }
}
