//! The measures that all tables of a document share, so that their columns stand in line
//! down the page.

use super::LayoutError;
use super::line::ring_radius;
use super::shape::{Type, TypeCase};
use super::style::Style;
use crate::document::Document;
use crate::font::{FontSet, Style as FontStyle};
use crate::locale::{Digits, Mark, Notation};
use crate::units::Length;

/// The measures of pairings.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Measures {
    /// The width of the separator.
    pub separator: Length,
    /// The width of a cell with a pairing.
    pub cell: Length,
    /// By how much the cells of column one are wider: the mark of the largest number stands
    /// only there.
    pub mark: Length,
    /// The radius of the rings, where numbers are ringed.
    pub ring: Option<Length>,
    /// From one line of a table to the next.
    pub line: Length,
    /// The height of a digit.
    pub digit: Length,
}

impl Measures {
    /// The measures of the tables of `document` in `style`.
    pub(crate) fn of(
        document: &Document,
        fonts: &FontSet,
        style: &Style,
    ) -> Result<Self, LayoutError> {
        let face = table_type(document, fonts, style);
        let mut measures = Self { line: style.line, ..Self::default() };
        let (mut half, mut marked) = (Length::ZERO, Length::ZERO);
        for table in document.tables() {
            let notation = &table.notation;
            let mut case = TypeCase::of(face, notation);
            let widest = widest_number(&mut case, notation, table.largest)?;
            half = half.max(widest + separator_gap(notation, table.largest, style));
            let mut sorts = Vec::new();
            case.set(&notation.number(table.largest), &mut sorts)?;
            if let Some(digit) = sorts.first() {
                measures.digit = face.digit_height(digit.face);
            }
            match notation.mark {
                Mark::Brackets if table.has_marks() => {
                    marked = marked.max(case.width(&notation.marked(table.largest))?);
                }
                Mark::Ring if table.has_marks() => {
                    let radius = ring_radius(widest, measures.digit, style.table)
                        .max(measures.ring.unwrap_or_default());
                    measures.ring = Some(radius);
                    marked = marked.max(radius * 2 + ring_gap(style));
                }
                Mark::Ring | Mark::Brackets | Mark::Plain => {}
            }
            measures.separator = measures.separator.max(case.width(&notation.separator)?);
        }
        measures.cell = half * 2 + measures.separator + style.cell_padding * 2;
        measures.mark = (marked - half).max(Length::ZERO) * 2;
        if let Some(radius) = measures.ring {
            measures.line = measures.line.max(radius * 2 + style.table.scaled(16, 100));
        }
        Ok(measures)
    }
}

/// The type that tables are set in.
pub(crate) fn table_type<'f>(document: &Document, fonts: &'f FontSet, style: &Style) -> Type<'f> {
    Type { fonts, style: FontStyle::Text, size: style.table, locale: document.language }
}

/// The white between the separator and `number`. A full-width digit brings its own; a
/// half-width number beside it is given as much.
pub(crate) fn separator_gap(notation: &Notation, number: u32, style: &Style) -> Length {
    let narrow = notation.digits == Digits::FullBelowTen && number >= 10;
    if narrow { style.table.scaled(18, 100) } else { Length::ZERO }
}

/// The white between a ring and the separator.
pub(crate) fn ring_gap(style: &Style) -> Length {
    style.table.scaled(12, 100)
}

/// The width of the widest number up to `largest`: digits are of one width, so one number
/// of each length will do.
fn widest_number(
    case: &mut TypeCase<'_>,
    notation: &Notation,
    largest: u32,
) -> Result<Length, LayoutError> {
    let mut widest = Length::ZERO;
    let mut number: u32 = 9;
    loop {
        widest = widest.max(case.width(&notation.number(number.min(largest)))?);
        if number >= largest {
            return Ok(widest);
        }
        number = number.saturating_mul(10).saturating_add(9);
    }
}
