//! Headings, and lines that are for something, cut into slabs.

use std::rc::Rc;

use super::LayoutError;
use super::builder::Builder;
use super::fit::{Fitted, count};
use super::line::Line;
use super::paragraph::Align;
use super::signatures::blanks;
use super::slab::{Beside, Content, Slab, TextLine};
use super::style::FLOOR;
use crate::document::{LineRole, NodeId, Text};
use crate::font::Style as FontStyle;
use crate::units::{Length, Size};

impl TextLine {
    /// A line of type of `size` at `x`, with nothing beside it.
    pub(crate) const fn new(node: NodeId, x: Length, line: Rc<Line>, size: Length) -> Self {
        Self {
            node,
            x,
            line,
            size,
            label: None,
            label_x: Length::ZERO,
            heading: None,
            beside: None,
            shortened: None,
        }
    }
}

/// How small a line on a card is set, in hundredths of its size, so that it is but one.
const SMALLER_LINE: i64 = 75;

/// A text that is set line by line.
struct Lines<'t> {
    node: NodeId,
    fitted: &'t Fitted,
    above: Length,
    /// The height of each line.
    height: Length,
    centred: bool,
    /// The white left of lines that are not centred.
    left: Length,
}

impl<'d> Builder<'d, '_> {
    pub(crate) fn heading(
        &mut self,
        node: NodeId,
        level: u8,
        text: &'d Text,
    ) -> Result<(), LayoutError> {
        self.under = Some(level);
        if self.style.is_card() {
            return self.card_heading(node, level, text);
        }
        let title = level == 1;
        let size = if title { self.style.title } else { self.style.heading };
        let align = if title { Align::Centred } else { Align::Left };
        let left = if self.style.is_form() { self.inset } else { Length::ZERO };
        let measure = self.measure - if title { Length::ZERO } else { left * 2 };
        let fitted = self.fits.set(text, FontStyle::Head, size, measure, align)?;
        let above = self.above(if title { Length::ZERO } else { size.scaled(130, 100) });
        let height = size.scaled(135, 100);
        let lines = Lines { node, fitted: &fitted, above, height, centred: title, left };
        self.set_lines(&lines, Some((level, text.to_plain())), None);
        self.gap = Some(if title { size.scaled(75, 100) } else { size.scaled(35, 100) });
        Ok(())
    }

    /// A heading on a card: a name, which keeps to its room.
    fn card_heading(&mut self, node: NodeId, level: u8, text: &'d Text) -> Result<(), LayoutError> {
        let size = if level <= 2 { self.style.title } else { self.style.heading };
        let room = size.scaled(135, 100).max(FLOOR.scaled(235, 100));
        let measure = self.text_measure();
        let fitted = self.fits.name(text, FontStyle::Head, size, Size::new(measure, room))?;
        let above = self.above(self.style.text.scaled(30, 100));
        let height = room / count(fitted.lines.len().max(1));
        let lines =
            Lines { node, fitted: &fitted, above, height, centred: self.centred, left: self.inset };
        let shortened = fitted.shortened.then(|| text.to_plain());
        self.set_lines(&lines, Some((level, text.to_plain())), shortened);
        self.gap = Some(self.style.text.scaled(25, 100));
        Ok(())
    }

    pub(crate) fn text_line(
        &mut self,
        node: NodeId,
        role: LineRole,
        text: &'d Text,
    ) -> Result<(), LayoutError> {
        let card = self.style.is_card();
        let (size, centred) = match role {
            LineRole::Event if card => {
                let share = if self.centred { 60 } else { 85 };
                (self.style.text.scaled(share, 100).max(FLOOR), self.centred)
            }
            LineRole::Event => (self.style.text.scaled(110, 100), true),
            LineRole::Details => {
                let under_title = self.under.is_none_or(|level| level == 1);
                let size = self.style.text.scaled(if card { 88 } else { 95 }, 100).max(FLOOR);
                (size, self.centred || (under_title && !card))
            }
            LineRole::Plain => (self.style.table, self.centred),
        };
        let em = self.style.text;
        if role == LineRole::Details && !centred && self.beside_heading(node, text, size)? {
            return Ok(());
        }
        let (above, below) = match role {
            LineRole::Event => (Length::ZERO, em.scaled(30, 100)),
            LineRole::Details if centred => (em.scaled(20, 100), em),
            LineRole::Details => (em.scaled(20, 100), em.scaled(35, 100)),
            LineRole::Plain => (em.scaled(50, 100), em.scaled(50, 100)),
        };
        // Details stand close under what they are about.
        let above = if role == LineRole::Details && self.gap.is_some() {
            self.gap = None;
            above
        } else {
            self.above(above)
        };
        let align = if centred { Align::Centred } else { Align::Left };
        let measure = self.text_measure();
        let mut shortened = None;
        let mut fitted = self.fits.set(text, FontStyle::Text, size, measure, align)?;
        if card && fitted.lines.len() > 1 {
            // A little smaller on one line is better than two lines.
            let one = self.fits.name(text, FontStyle::Text, size, Size::new(measure, size))?;
            let good = !one.shortened && one.size >= size.scaled(SMALLER_LINE, 100);
            // The name of one who sits at a board keeps to its line.
            let name = self.centred && role == LineRole::Plain;
            if good || name {
                shortened = one.shortened.then(|| text.to_plain());
                fitted = one;
            }
        }
        let height = size.scaled(if card { 128 } else { 140 }, 100);
        let lines = Lines { node, fitted: &fitted, above, height, centred, left: self.inset };
        let first = self.slabs.len();
        self.set_lines(&lines, None, shortened);
        if role == LineRole::Plain {
            for slab in &mut self.slabs[first..] {
                slab.keeps_next = false;
            }
        }
        self.gap = Some(below);
        Ok(())
    }

    /// Sets details at the end of the line of the heading before them, if both fit; says
    /// whether they do.
    fn beside_heading(
        &mut self,
        node: NodeId,
        text: &'d Text,
        size: Length,
    ) -> Result<bool, LayoutError> {
        let width = self.fits.width(text, FontStyle::Text, size)?;
        let right = self.inset + self.text_measure();
        let Some(Slab { content: Content::Line(line), .. }) = self.slabs.last_mut() else {
            return Ok(false);
        };
        let single = line.heading.as_ref().is_some_and(|(level, _)| *level > 1);
        let end = line.x + line.line.width;
        if !single || line.beside.is_some() || end + size * 2 + width > right {
            return Ok(false);
        }
        let fitted = self.fits.set(text, FontStyle::Text, size, width, Align::Left)?;
        let [only] = &fitted.lines[..] else { return Ok(false) };
        line.beside = Some(Beside { node, x: right - width, line: Rc::clone(only), size });
        Ok(true)
    }

    /// Adds the lines of a heading, or of a line that leads on to what follows.
    fn set_lines(
        &mut self,
        lines: &Lines<'_>,
        mut heading: Option<(u8, String)>,
        mut shortened: Option<String>,
    ) {
        let mut above = lines.above;
        for line in &lines.fitted.lines {
            let x = if lines.centred { (self.measure - line.width) / 2 } else { lines.left };
            let line = TextLine {
                heading: heading.take(),
                shortened: shortened.take(),
                ..TextLine::new(lines.node, x, Rc::clone(line), lines.fitted.size)
            };
            self.push(above, lines.height, Content::Line(line));
            if let Some(slab) = self.slabs.last_mut() {
                slab.keeps_next = true;
            }
            above = Length::ZERO;
        }
    }

    /// Something to be read from afar, in the size that it was given.
    pub(crate) fn large(&mut self, node: NodeId, text: &'d Text) -> Result<(), LayoutError> {
        let size = self.large;
        let above = self.above(Length::ZERO);
        if size == Length::ZERO {
            return Ok(());
        }
        let measure = self.measure;
        let fitted = self.fits.set(text, FontStyle::Head, size, measure, Align::Centred)?;
        let height = large_height(size);
        let lines = Lines { node, fitted: &fitted, above, height, centred: true, left: self.inset };
        self.set_lines(&lines, None, None);
        Ok(())
    }

    pub(crate) fn signatures(
        &mut self,
        node: NodeId,
        labels: &'d [Text],
    ) -> Result<(), LayoutError> {
        let measure = self.text_measure();
        let rows = blanks(node, labels, self.fits, &self.style, self.inset, measure)?;
        let mut above = self.above(self.style.text.scaled(30, 100));
        let last = rows.len().saturating_sub(1);
        for (index, row) in rows.into_iter().enumerate() {
            let height = self.style.signature_pitch();
            self.push(above, height, Content::Signatures(row));
            if let Some(slab) = self.slabs.last_mut() {
                slab.keeps_next = index < last;
            }
            above = Length::ZERO;
        }
        self.gap = Some(self.style.text.scaled(60, 100));
        Ok(())
    }
}

/// The height of a line of digits that is read from afar.
pub(crate) fn large_height(size: Length) -> Length {
    size.scaled(88, 100)
}
