//! What belongs to the page and not to the document: running head and folio.

use super::LayoutError;
use super::line::Line;
use super::paragraph::{Align, set};
use super::shape::Type;
use super::style::{FURNITURE, FURNITURE_GAP, Setting};
use crate::display::{Mark, Role, Shape};
use crate::document::{Document, Text};
use crate::font::{FontSet, Style as FontStyle};
use crate::units::{Length, Point};

/// The thickness of the rule under the running head.
const RULE: Length = Length::milli(350);

/// A page that is furnished.
#[derive(Clone, Copy)]
pub(crate) struct Furnished {
    /// Its number: the folio.
    pub number: u32,
    /// Whether it is the first, which begins with the title and needs no running head.
    pub first: bool,
    /// Whether it is the only one, which needs no folio unless it belongs in a book.
    pub only: bool,
}

/// The running head and the folio of a page. Nothing is drawn where the margin has no room
/// for it.
pub(crate) fn furniture(
    document: &Document,
    fonts: &FontSet,
    setting: &Setting,
    page: Furnished,
) -> Result<Vec<Mark>, LayoutError> {
    let face = Type { fonts, style: FontStyle::Text, size: FURNITURE, locale: document.language };
    let mut marks = Vec::new();
    let left = setting.left_margin(page.number);
    let room = FURNITURE_GAP + FURNITURE;
    if !page.first && setting.margins.top >= room {
        let head = first_line(&document.running_head, &face, setting.measure())?;
        let y = setting.margins.top - FURNITURE_GAP;
        centre(&head, Point::new(left, y), setting.measure(), &mut marks);
        let rule = y + FURNITURE / 2;
        marks.push(Mark {
            role: Role::Furniture,
            shape: Shape::Rule {
                from: Point::new(left, rule),
                to: Point::new(left + setting.measure(), rule),
                width: RULE,
            },
        });
    }
    let alone = page.only && setting.press.first_page == 1;
    if !alone && setting.margins.bottom >= room {
        let folio = Line::of(&face.shape(&page.number.to_string())?);
        let y = setting.page.height - setting.margins.bottom + FURNITURE_GAP + FURNITURE / 2;
        centre(&folio, Point::new(left, y), setting.measure(), &mut marks);
    }
    Ok(marks)
}

/// The first line of `text`, with an ellipsis where more would follow.
fn first_line(text: &Text, face: &Type<'_>, measure: Length) -> Result<Line, LayoutError> {
    let mut lines = set(text, face, measure, Align::Left)?;
    if lines.len() < 2 {
        return Ok(lines.pop().unwrap_or_default());
    }
    let ellipsis = face.shape("…")?;
    let room = measure - super::shape::width(&ellipsis);
    let mut line = set(text, face, room, Align::Left)?.into_iter().next().unwrap_or_default();
    for glyph in ellipsis {
        line.push(glyph, line.width);
    }
    Ok(line)
}

fn centre(line: &Line, at: Point, measure: Length, marks: &mut Vec<Mark>) {
    let x = at.x + (measure - line.width) / 2;
    let shapes = line.shapes(Point::new(x, at.y), FURNITURE, RULE);
    marks.extend(shapes.into_iter().map(|shape| Mark { role: Role::Furniture, shape }));
}
