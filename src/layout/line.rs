//! One line of type: glyphs at their places, ready to be put on a page.

use super::shape::Shaped;
use crate::display::{Glyph, Run, Shape};
use crate::units::{Length, Point};

/// A line of type. Places are measured from the line's left end on its baseline.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    /// The glyphs, each at its origin.
    pub placed: Vec<Placed>,
    /// Rings, each by the middle of its number.
    pub rings: Vec<RingAt>,
    /// From the left end to the end of the last glyph.
    pub width: Length,
}

/// A glyph at its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Placed {
    pub x: Length,
    pub glyph: Shaped,
    /// How much of the advance the glyph takes at the end of a line: a mark that is set
    /// solid takes half of it.
    pub extent: Length,
}

/// A ring at its place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RingAt {
    pub x: Length,
    /// How far above the baseline its centre is.
    pub rise: Length,
    pub radius: Length,
}

impl Line {
    /// A line of glyphs one after the other.
    pub(crate) fn of(glyphs: &[Shaped]) -> Self {
        let mut line = Self::default();
        for glyph in glyphs {
            line.push(*glyph, line.width);
        }
        line
    }

    /// Adds a glyph at `x`; the line then ends behind it.
    pub(crate) fn push(&mut self, glyph: Shaped, x: Length) {
        self.placed.push(Placed { x: x + glyph.lead, glyph, extent: glyph.advance - glyph.lead });
        self.width = x + glyph.advance;
    }

    /// The line as marks: one run for each stretch of one face, and the rings.
    pub(crate) fn shapes(&self, at: Point, size: Length, ring_width: Length) -> Vec<Shape> {
        let mut shapes = Vec::new();
        let mut start = 0;
        while start < self.placed.len() {
            let face = self.placed[start].glyph.face;
            let end = self.placed[start..]
                .iter()
                .position(|placed| placed.glyph.face != face)
                .map_or(self.placed.len(), |length| start + length);
            let stretch = &self.placed[start..end];
            let glyphs = stretch
                .iter()
                .enumerate()
                .map(|(index, placed)| Glyph {
                    id: placed.glyph.id,
                    character: placed.glyph.character,
                    advance: match stretch.get(index + 1) {
                        Some(next) => next.x - placed.x,
                        None => placed.extent,
                    },
                })
                .collect();
            let at = Point::new(at.x + stretch[0].x, at.y);
            shapes.push(Shape::Glyphs(Run { at, turned: false, face, size, glyphs }));
            start = end;
        }
        shapes.extend(self.rings.iter().map(|ring| Shape::Ring {
            centre: Point::new(at.x + ring.x, at.y - ring.rise),
            radius: ring.radius,
            width: ring_width,
        }));
        shapes
    }
}

/// The radius of a ring that is clear of a number of `width` and `height` by a tenth of the
/// type size.
pub(crate) fn ring_radius(width: Length, height: Length, size: Length) -> Length {
    let (width, height) = (width.to_milli(), height.to_milli());
    let diagonal = (width * width + height * height).isqrt();
    Length::milli(diagonal / 2) + size.scaled(10, 100)
}
