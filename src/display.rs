//! The waist of the program: pages of placed marks. Layout makes them; back ends draw them
//! and decide nothing.

use std::fmt;

use crate::document::NodeId;
use crate::font::{FaceId, GlyphId};
use crate::locale::Locale;
use crate::units::{Length, Point, Size};

/// Everything that is to be drawn, page by page.
#[derive(Clone, Debug)]
pub struct DisplayList {
    /// The language of the document.
    pub language: Locale,
    /// The title for the file's properties.
    pub title: String,
    /// The pages in order.
    pub pages: Vec<Page>,
    /// What the document's contents pane shows, in reading order.
    pub outline: Vec<OutlineEntry>,
    /// The names that had to be shortened to stand in their room, in full, each once, in the
    /// order in which they first were.
    pub shortened: Vec<String>,
}

/// One page. Places on it are measured from the top left corner of the trimmed page; crop
/// marks stand outside it.
#[derive(Clone, Debug)]
pub struct Page {
    /// Its number as it is printed: the folio.
    pub number: u32,
    /// Its trimmed size.
    pub size: Size,
    /// The white round the trimmed page that is cut off: the bleed and the crop marks.
    pub slug: Length,
    /// How far ink may run beyond the trimmed page.
    pub bleed: Length,
    /// Its marks in reading order; the page's furniture comes last.
    pub marks: Vec<Mark>,
}

impl Page {
    /// A page that is cut nowhere: the paper ends where the page does.
    pub const fn trimmed(number: u32, size: Size, marks: Vec<Mark>) -> Self {
        Self { number, size, slug: Length::ZERO, bleed: Length::ZERO, marks }
    }
}

/// A line of the contents pane.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutlineEntry {
    /// 1 for the title, 2 for a section or a table under the title, and so on.
    pub level: u8,
    /// What it says.
    pub title: String,
    /// The page that it leads to, from 0.
    pub page: usize,
    /// The height on that page that it leads to.
    pub y: Length,
}

/// A mark on the page.
#[derive(Clone, Debug)]
pub struct Mark {
    /// What the mark is for.
    pub role: Role,
    /// What is drawn.
    pub shape: Shape,
}

/// What a mark is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// It shows a node of the document.
    Content(NodeId),
    /// It belongs to the page and not to the document: a running head, a folio.
    Furniture,
    /// It is a rule or ring without words.
    Ornament,
    /// It shows again what was said before: the head of a table that goes on.
    Repeated,
}

/// What is drawn.
#[derive(Clone, Debug)]
pub enum Shape {
    /// Glyphs of one face at one size, sitting on a baseline.
    Glyphs(Run),
    /// A straight rule, centred on the line between its ends.
    Rule {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
        /// How thick it is.
        width: Length,
    },
    /// A circle, not filled.
    Ring {
        /// Its centre.
        centre: Point,
        /// From the centre to the middle of the line.
        radius: Length,
        /// How thick the line is.
        width: Length,
    },
    /// A rectangle filled with light grey, under everything else.
    Tint {
        /// Its top left corner.
        at: Point,
        /// Its extent.
        size: Size,
    },
}

/// Glyphs of one face at one size on one baseline.
#[derive(Clone, Debug)]
pub struct Run {
    /// Where the first glyph's origin is.
    pub at: Point,
    /// Whether it stands on its head: the glyphs then go on to the left.
    pub turned: bool,
    /// The face.
    pub face: FaceId,
    /// The type size: the length of the em.
    pub size: Length,
    /// The glyphs from left to right.
    pub glyphs: Box<[Glyph]>,
}

/// One glyph and the character it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Glyph {
    /// The glyph's number in its face.
    pub id: GlyphId,
    /// What a reader copies when they select it.
    pub character: char,
    /// From this glyph's origin to the next one's. It is the face's own advance but where
    /// layout moved the next glyph.
    pub advance: Length,
}

impl Run {
    /// The sum of the advances.
    pub fn width(&self) -> Length {
        self.glyphs.iter().map(|glyph| glyph.advance).sum()
    }

    /// The characters in order.
    pub fn text(&self) -> String {
        self.glyphs.iter().map(|glyph| glyph.character).collect()
    }
}

impl fmt::Display for DisplayList {
    /// Writes one line a mark, exact, for approval and comparison.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} {:?}", self.language.tag(), self.title)?;
        for entry in &self.outline {
            let OutlineEntry { level, title, page, y } = entry;
            writeln!(f, "outline {level} page {} at {y} {title:?}", page + 1)?;
        }
        for page in &self.pages {
            let Page { number, size, slug, bleed, marks } = page;
            write!(f, "page {number} {} x {}", size.width, size.height)?;
            if *slug > Length::ZERO {
                write!(f, " slug {slug} bleed {bleed}")?;
            }
            writeln!(f)?;
            for mark in marks {
                writeln!(f, "  {mark}")?;
            }
        }
        Ok(())
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.role {
            Role::Content(NodeId(node)) => write!(f, "#{node} ")?,
            Role::Furniture => write!(f, "furniture ")?,
            Role::Ornament => {}
            Role::Repeated => write!(f, "repeated ")?,
        }
        match &self.shape {
            Shape::Glyphs(run) => write!(
                f,
                "{}{} {} from {},{} wide {} {:?}",
                if run.turned { "turned " } else { "" },
                run.face,
                run.size,
                run.at.x,
                run.at.y,
                run.width(),
                run.text()
            ),
            Shape::Rule { from, to, width } => {
                write!(f, "rule {width} from {},{} to {},{}", from.x, from.y, to.x, to.y)
            }
            Shape::Ring { centre, radius, width } => {
                write!(f, "ring {width} round {},{} radius {radius}", centre.x, centre.y)
            }
            Shape::Tint { at, size } => {
                write!(f, "tint from {},{} size {} x {}", at.x, at.y, size.width, size.height)
            }
        }
    }
}
