//! Lines to be signed or filled in: labels, each with a rule after it to write on.

use std::rc::Rc;

use super::LayoutError;
use super::fit::{Fits, Fitted, count};
use super::style::Style;
use crate::document::{NodeId, Text};
use crate::font::Style as FontStyle;
use crate::units::{Length, Size};

/// A label and the rule after it, by their places in the measure.
pub(crate) struct Blank {
    pub node: NodeId,
    pub x: Length,
    pub label: Rc<Fitted>,
    /// From where to where there is room to write.
    pub from: Length,
    pub to: Length,
    /// The whole label, where not all of it could be shown.
    pub shortened: Option<String>,
}

/// The most blanks side by side.
const MOST_ABREAST: usize = 3;

/// The least room to write in on a page, and on a card.
const ROOM: Length = Length::mm(38);
const ROOM_ON_CARD: Length = Length::mm(24);

/// The rows of blanks for `labels`, the first of which is `node`, in a text of `measure`
/// that begins at `left`.
pub(crate) fn blanks<'d>(
    node: NodeId,
    labels: &'d [Text],
    fits: &Fits<'d>,
    style: &Style,
    left: Length,
    measure: Length,
) -> Result<Vec<Vec<Blank>>, LayoutError> {
    let size = style.text;
    let (gap, space) = (size.scaled(50, 100), size * 2);
    let least = if style.is_card() { ROOM_ON_CARD } else { ROOM };
    let mut widest = Length::ZERO;
    for label in labels {
        widest = widest.max(fits.width(label, FontStyle::Text, size)?);
    }
    let field = widest + gap + least;
    let fit = (1..=MOST_ABREAST)
        .rev()
        .find(|abreast| field * count(*abreast) + space * (count(*abreast) - 1) <= measure);
    let fit = fit.unwrap_or(1).min(labels.len().max(1));
    // As even as can be: four are set as two and two.
    let abreast = labels.len().div_ceil(labels.len().div_ceil(fit).max(1)).max(1);
    let width = (measure - space * (count(abreast) - 1)) / count(abreast);
    let room = Size::new((width - gap - least).max(width / 2), style.signature_pitch());
    let mut nodes = (node.0..).map(NodeId);
    let mut rows = Vec::new();
    for labels in labels.chunks(abreast) {
        let mut row = Vec::with_capacity(abreast);
        for (place, (label, node)) in labels.iter().zip(&mut nodes).enumerate() {
            let x = left + (width + space) * count(place);
            let fitted = fits.name(label, FontStyle::Text, size, room)?;
            let shortened = fitted.shortened.then(|| label.to_plain());
            let from = x + fitted.width() + gap;
            row.push(Blank { node, x, label: fitted, from, to: x + width, shortened });
        }
        rows.push(row);
    }
    Ok(rows)
}
