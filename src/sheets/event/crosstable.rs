//! The table in which all results are entered.

use super::head;
use super::pen::{Pen, column, numbers, row_head, words, writing};
use crate::document::{Breadth, Document, GridCell, GridColumn, GridRow, Text, Writing};
use crate::locale::{CatalogError, EventMessage};
use crate::schedule::Number;
use crate::sheets::ComposeError;

/// Composes the crosstable.
///
/// # Errors
///
/// A message cannot be said.
pub(super) fn compose(pen: &Pen<'_>) -> Result<Document, ComposeError> {
    let title = pen.say(&EventMessage::CrosstableTitle)?;
    let mut document = head::begin(pen, &title, title.clone())?;
    if let Some(deputies) = head::deputies(pen)? {
        document.push(deputies);
    }
    for note in head::departures(pen)? {
        document.paragraph(note);
    }
    let numbers: Vec<Number> = pen.entrants().map(|(number, _)| number).collect();
    let rows = numbers
        .iter()
        .map(|number| row(pen, *number, &numbers))
        .collect::<Result<_, CatalogError>>()?;
    document.push(pen.grid(&title, columns(pen, &numbers)?, rows)?);
    Ok(document)
}

fn columns(pen: &Pen<'_>, opponents: &[Number]) -> Result<Vec<GridColumn>, CatalogError> {
    let entrants = pen.event().entrants;
    let number = numbers(pen.text(&EventMessage::NumberHead)?);
    let name = pen.text(&EventMessage::NameHead { entrants })?;
    let name = row_head(column(name, Breadth::Name));
    let mut columns: Vec<GridColumn> =
        [number, name].map(|column| GridColumn { repeats: true, ..column }).into();
    let opponent = |number: &Number| column(Text::plain(pen.number(number.get())), Breadth::Square);
    columns.extend(opponents.iter().map(opponent));
    for head in [
        EventMessage::PointsHead { entrants },
        EventMessage::TieBreakHead { entrants },
        EventMessage::PlaceHead,
    ] {
        columns.push(writing(pen.text(&head)?, Writing::Mark));
    }
    Ok(columns)
}

/// The row of `number`: a cell for each opponent, in two parts where they meet twice.
fn row(pen: &Pen<'_>, number: Number, opponents: &[Number]) -> Result<GridRow, CatalogError> {
    let meeting = match pen.brief.schedule.cycles.count() {
        1 => GridCell::Empty,
        cycles => GridCell::Split((0..cycles).map(|_| Text::default()).collect()),
    };
    let mut cells = vec![words(pen.number(number.get())), words(pen.name(number)?)];
    cells.extend(
        opponents.iter().map(
            |opponent| {
                if *opponent == number { GridCell::Closed } else { meeting.clone() }
            },
        ),
    );
    cells.extend([GridCell::Empty, GridCell::Empty, GridCell::Empty]);
    Ok(GridRow { cells })
}
