//! Sheets of paper, their margins, and what a press needs to know. Knows sizes only, nothing
//! of what is printed.

use std::fmt;

use crate::units::{Length, Size};

/// A size of paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Paper {
    /// ISO 216 A3: 297 × 420 mm.
    A3,
    /// ISO 216 A4: 210 × 297 mm.
    #[default]
    A4,
    /// ISO 216 A5: 148 × 210 mm.
    A5,
    /// ISO 216 B5: 176 × 250 mm, not the Japanese 182 × 257 mm.
    B5,
    /// ANSI A: 8½ × 11 inches.
    Letter,
    /// 8½ × 14 inches.
    Legal,
}

/// Which way round a sheet of paper is held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// Higher than wide.
    #[default]
    Portrait,
    /// Wider than high.
    Landscape,
}

/// What is left free at the edges of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Margins {
    /// At the upper edge.
    pub top: Length,
    /// At the right edge.
    pub right: Length,
    /// At the lower edge.
    pub bottom: Length,
    /// At the left edge.
    pub left: Length,
}

/// What the printer needs to know of pages that become part of a book.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Press {
    /// The number of the first page, from 1.
    pub first_page: u32,
    /// Whether left and right margin change places on pages with even numbers, which lie on
    /// the left: the left margin is then the inner one.
    pub mirrored: bool,
    /// How far ink may run beyond the trimmed page.
    pub bleed: Length,
    /// Whether marks show where the page is cut.
    pub crop_marks: bool,
}

impl Default for Press {
    fn default() -> Self {
        Self { first_page: 1, mirrored: false, bleed: Length::ZERO, crop_marks: false }
    }
}

impl Paper {
    /// Every size, in the order in which lists show them.
    pub const ALL: [Self; 6] = [Self::A3, Self::A4, Self::A5, Self::B5, Self::Letter, Self::Legal];

    /// The name that the command line uses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A3 => "A3",
            Self::A4 => "A4",
            Self::A5 => "A5",
            Self::B5 => "B5",
            Self::Letter => "Letter",
            Self::Legal => "Legal",
        }
    }

    /// The size called `name`, whatever the case of its letters.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|paper| paper.name().eq_ignore_ascii_case(name))
    }

    /// The size held upright.
    pub const fn upright(self) -> Size {
        match self {
            Self::A3 => Size::new(Length::mm(297), Length::mm(420)),
            Self::A4 => Size::new(Length::mm(210), Length::mm(297)),
            Self::A5 => Size::new(Length::mm(148), Length::mm(210)),
            Self::B5 => Size::new(Length::mm(176), Length::mm(250)),
            Self::Letter => Size::new(Length::pt(612), Length::pt(792)),
            Self::Legal => Size::new(Length::pt(612), Length::pt(1008)),
        }
    }

    /// The size of the page when the paper is held as `orientation` says.
    pub const fn held(self, orientation: Orientation) -> Size {
        let upright = self.upright();
        match orientation {
            Orientation::Portrait => upright,
            Orientation::Landscape => Size::new(upright.height, upright.width),
        }
    }

    /// The margins where none are asked for: 20 mm, on A5 and B5 15 mm.
    pub const fn usual_margins(self) -> Margins {
        match self {
            Self::A5 | Self::B5 => Margins::all(Length::mm(15)),
            Self::A3 | Self::A4 | Self::Letter | Self::Legal => Margins::all(Length::mm(20)),
        }
    }
}

impl fmt::Display for Paper {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Margins {
    /// The same margin at all four edges.
    pub const fn all(length: Length) -> Self {
        Self { top: length, right: length, bottom: length, left: length }
    }

    /// What they leave of `page`; zero or less where they leave nothing.
    pub fn inside(self, page: Size) -> Size {
        Size::new(page.width - self.left - self.right, page.height - self.top - self.bottom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_in_any_case() {
        for paper in Paper::ALL {
            assert_eq!(Paper::from_name(&paper.name().to_lowercase()), Some(paper));
        }
        assert_eq!(Paper::from_name("B4"), None);
    }

    #[test]
    fn landscape_exchanges_width_and_height() {
        let page = Paper::A4.held(Orientation::Landscape);
        assert_eq!((page.width.to_mm(), page.height.to_mm()), (297, 210));
    }

    #[test]
    fn margins_leave_the_rest() {
        let inside = Paper::A4.usual_margins().inside(Paper::A4.upright());
        assert_eq!((inside.width.to_mm(), inside.height.to_mm()), (170, 257));
    }
}
