//! Takes the hints out of a TrueType subset: programs that fit outlines to the pixels of
//! old screens, larger than the outlines of a small subset and of no use in print.

use std::fmt;

use write_fonts::from_obj::ToOwnedTable;
use write_fonts::read::tables::glyf::Glyph as Outline;
use write_fonts::read::{FontRef, ReadError, TableProvider};
use write_fonts::tables::glyf::{GlyfLocaBuilder, Glyph};
use write_fonts::tables::head::Head;
use write_fonts::tables::loca::LocaFormat;
use write_fonts::tables::maxp::Maxp;
use write_fonts::types::{GlyphId, Tag};
use write_fonts::{BuilderError, FontBuilder};

/// The contours of an outline are fewer (OpenType, `glyf`, `numberOfContours`).
const MOST_CONTOURS: usize = 32_767;

/// The same font without hints.
pub(super) fn unhinted(data: &[u8]) -> Result<Vec<u8>, UnhintedError> {
    let font = FontRef::new(data)?;
    let (glyf, loca) = (font.glyf()?, font.loca(None)?);
    let mut maxp: Maxp = font.maxp()?.to_owned_table();
    let mut outlines = GlyfLocaBuilder::new();
    for glyph in 0..u32::from(maxp.num_glyphs) {
        let outline = match loca.get_glyf(GlyphId::new(glyph), &glyf)? {
            Some(outline) if is_sound(&outline) => without_program(outline.to_owned_table()),
            Some(_) => {
                let reason = "its outline is broken".to_owned();
                return Err(UnhintedError::Glyph { glyph, reason });
            }
            None => Glyph::Empty,
        };
        outlines
            .add_glyph(&outline)
            .map_err(|reason| UnhintedError::Glyph { glyph, reason: reason.to_string() })?;
    }
    let (glyf, loca, format) = outlines.build();
    let mut head: Head = font.head()?.to_owned_table();
    head.index_to_loc_format = i16::from(format == LocaFormat::Long);
    for most in [
        &mut maxp.max_twilight_points,
        &mut maxp.max_storage,
        &mut maxp.max_function_defs,
        &mut maxp.max_instruction_defs,
        &mut maxp.max_stack_elements,
        &mut maxp.max_size_of_instructions,
    ] {
        *most = most.map(|_| 0);
    }
    let mut builder = FontBuilder::new();
    builder.add_table(&glyf)?.add_table(&loca)?.add_table(&head)?.add_table(&maxp)?;
    // The names would take as much as the outlines; the file says which face it is.
    for tag in [b"hhea", b"hmtx", b"post"].map(Tag::new) {
        if let Some(table) = font.table_data(tag) {
            builder.add_raw(tag, table.as_bytes());
        }
    }
    Ok(builder.build())
}

/// Whether an outline can be written again: the contours share out all points between them, and
/// no point is farther from the one before than a number of the format says.
fn is_sound(outline: &Outline<'_>) -> bool {
    let Outline::Simple(simple) = outline else { return true };
    let ends = simple.end_pts_of_contours();
    let in_order = ends.windows(2).all(|pair| pair[0].get() <= pair[1].get());
    let count = ends.last().map_or(0, |last| usize::from(last.get()) + 1);
    let mut before = (0_i16, 0_i16);
    let near = simple.points().all(|point| {
        let (x, y) = std::mem::replace(&mut before, (point.x, point.y));
        point.x.checked_sub(x).is_some() && point.y.checked_sub(y).is_some()
    });
    in_order && near && ends.len() < MOST_CONTOURS && simple.points().count() == count
}

fn without_program(mut glyph: Glyph) -> Glyph {
    match &mut glyph {
        Glyph::Empty => {}
        Glyph::Simple(simple) => simple.instructions.clear(),
        Glyph::Composite(composite) => composite.set_instructions(&[]),
    }
    glyph
}

/// Why the hints cannot be taken out.
#[derive(Debug)]
pub(super) enum UnhintedError {
    /// A table cannot be read.
    Reading(ReadError),
    /// A table cannot be written.
    Writing(BuilderError),
    /// An outline cannot be written.
    Glyph {
        /// Its number in the subset.
        glyph: u32,
        /// What is wrong with it.
        reason: String,
    },
}

impl From<ReadError> for UnhintedError {
    fn from(error: ReadError) -> Self {
        Self::Reading(error)
    }
}

impl From<BuilderError> for UnhintedError {
    fn from(error: BuilderError) -> Self {
        Self::Writing(error)
    }
}

impl fmt::Display for UnhintedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Reading(reason) => reason.fmt(f),
            Self::Writing(reason) => reason.fmt(f),
            Self::Glyph { glyph, reason } => write!(f, "glyph {glyph}: {reason}"),
        }
    }
}
