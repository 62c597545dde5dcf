//! What stands over cards, the heading of their sheet: a thin line in the margin of their
//! first page, so that it takes nothing from the cards.

use std::rc::Rc;

use crate::document::{Block, LineRole, NodeId};
use crate::font::Style as FontStyle;
use crate::layout::LayoutError;
use crate::layout::fit::{Fits, Fitted};
use crate::layout::slab::TextLine;
use crate::layout::slab_pen::SlabPen;
use crate::layout::style::{FURNITURE, Setting};
use crate::units::{Length, Point, Size};

/// From the baseline to the cards: clear of the ticks.
const GAP: Length = Length::micrometres(6_500);

/// The room for the line at the upper edge of the page.
const ROOM: Length = Length::mm(11);

/// The texts of the line.
pub(super) struct Lead {
    parts: Vec<Part>,
    /// By how much the margin is too narrow for the line.
    wanting: Length,
}

struct Part {
    node: NodeId,
    /// Its place in the measure.
    x: Length,
    fitted: Rc<Fitted>,
    heading: Option<(u8, String)>,
    shortened: Option<String>,
}

impl Lead {
    /// The line of `blocks`, which are headings and lines.
    pub(super) fn new<'d>(
        blocks: &'d [Block],
        fits: &Fits<'d>,
        setting: &Setting,
    ) -> Result<Self, LayoutError> {
        let texts = blocks.iter().filter_map(|block| match block {
            Block::Heading { node, level, text } => Some((*node, text, Some(*level))),
            Block::Line {
                node,
                text,
                role: LineRole::Event | LineRole::Details | LineRole::Plain,
            } => Some((*node, text, None)),
            _ => None,
        });
        let (size, space, measure) = (FURNITURE, FURNITURE * 2, setting.measure());
        let mut widths = Vec::new();
        for (node, text, level) in texts {
            widths.push((node, text, level, fits.width(text, FontStyle::Text, size)?));
        }
        let gaps = space * (i64::try_from(widths.len()).unwrap_or(1) - 1).max(0);
        let natural: Length = widths.iter().map(|(.., width)| *width).sum();
        let room = measure - gaps;
        let mut parts = Vec::with_capacity(widths.len());
        let mut x = Length::ZERO;
        for (node, text, level, width) in widths {
            let width = if natural > room {
                width.scaled(room.to_milli(), natural.to_milli().max(1))
            } else {
                width
            };
            let fitted = fits.name(text, FontStyle::Text, size, Size::new(width, size))?;
            let heading = level.map(|level| (level, text.to_plain()));
            let shortened = fitted.shortened.then(|| text.to_plain());
            let end = x + fitted.width();
            parts.push(Part { node, x, fitted, heading, shortened });
            x = end + space;
        }
        let left = (measure - (x - space)).max(Length::ZERO) / 2;
        for part in &mut parts {
            part.x += left;
        }
        let wanting = if parts.is_empty() { Length::ZERO } else { ROOM - setting.margins.top };
        Ok(Self { parts, wanting: wanting.max(Length::ZERO) })
    }

    /// By how much lower the cards begin.
    pub(super) const fn room(&self) -> Length {
        self.wanting
    }

    /// Draws the line over cards that begin at `at`, but for the room it takes.
    pub(super) fn draw(&self, at: Point, setting: &Setting, pen: &mut SlabPen<'_, '_>) {
        let height = FURNITURE.scaled(140, 100);
        let baseline = (setting.margins.top + self.wanting) - GAP;
        // The pen puts the baseline where descenders end at the foot of a line.
        let top = baseline - (height + FURNITURE.scaled(70, 100)) / 2;
        for part in &self.parts {
            let Some(line) = part.fitted.lines.first() else { continue };
            let line = TextLine {
                heading: part.heading.clone(),
                shortened: part.shortened.clone(),
                ..TextLine::new(part.node, part.x, Rc::clone(line), part.fitted.size)
            };
            pen.outline.heading(&line, pen.page, top.max(Length::ZERO));
            pen.line(&line, height, Point::new(at.x, top));
        }
    }
}
