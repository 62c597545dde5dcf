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

/// The marks of page `number` (from 1) of `count`: a running head on every page but the
/// first, a folio wherever there is more than one page. Nothing is drawn where the margin
/// has no room for it.
pub(crate) fn furniture(
    document: &Document,
    fonts: &FontSet,
    setting: &Setting,
    number: usize,
    count: usize,
) -> Result<Vec<Mark>, LayoutError> {
    let face = Type { fonts, style: FontStyle::Text, size: FURNITURE, locale: document.language };
    let mut marks = Vec::new();
    let room = FURNITURE_GAP + FURNITURE;
    if number > 1 && setting.margins.top >= room {
        let head = first_line(&document.running_head, &face, setting.measure())?;
        let y = setting.margins.top - FURNITURE_GAP;
        centre(&head, setting, y, &mut marks);
        let rule = y + FURNITURE / 2;
        marks.push(Mark {
            role: Role::Furniture,
            shape: Shape::Rule {
                from: Point::new(setting.margins.left, rule),
                to: Point::new(setting.page.width - setting.margins.right, rule),
                width: RULE,
            },
        });
    }
    if count > 1 && setting.margins.bottom >= room {
        let folio = Line::of(&face.shape(&number.to_string())?);
        let y = setting.page.height - setting.margins.bottom + FURNITURE_GAP + FURNITURE / 2;
        centre(&folio, setting, y, &mut marks);
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

fn centre(line: &Line, setting: &Setting, y: Length, marks: &mut Vec<Mark>) {
    let x = setting.margins.left + (setting.measure() - line.width) / 2;
    let shapes = line.shapes(Point::new(x, y), FURNITURE, RULE);
    marks.extend(shapes.into_iter().map(|shape| Mark { role: Role::Furniture, shape }));
}
