//! Draws glyphs with fontdue, from subsets of the faces: opening a whole Chinese face would
//! take a second and hundreds of megabytes.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use fontdue::{Font, FontSettings};

use super::canvas::Canvas;
use super::{PngError, Scale};
use crate::display::{Page, Run, Shape};
use crate::font::{FaceId, FontSet, GlyphId, subset, with_cmap};
use crate::units::Length;

/// Below this resolution glyphs are drawn at four times the size and put down on quarters
/// of a pixel; above it, at twice the size and on halves.
const FINE: f64 = 200.0;

/// The glyphs of a page, ready to be drawn.
pub(super) struct Glyphs {
    scale: Scale,
    /// How many parts of a pixel glyphs are placed by, in both directions.
    parts: u8,
    faces: BTreeMap<FaceId, Opened>,
    drawn: BTreeMap<Key, Stamp>,
}

/// A subset that fontdue has opened.
struct Opened {
    font: Font,
    glyphs: BTreeMap<GlyphId, u16>,
}

/// A glyph of a face at a size, moved right and down by parts of a pixel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Key {
    face: FaceId,
    glyph: GlyphId,
    turned: bool,
    size: Length,
    right: i64,
    down: i64,
}

/// The ink of a glyph.
struct Stamp {
    /// From the glyph's origin to the first column, in pixels.
    left: i64,
    /// From the baseline to the first row, in pixels, downwards.
    top: i64,
    width: usize,
    ink: Vec<u8>,
}

impl Glyphs {
    /// Opens the part of each face that the page shows.
    pub(super) fn prepare(page: &Page, fonts: &FontSet, scale: Scale) -> Result<Self, PngError> {
        let parts = if scale.resolution < FINE { 4 } else { 2 };
        let mut shown = BTreeMap::<FaceId, (Length, BTreeSet<(char, GlyphId)>)>::new();
        for mark in &page.marks {
            if let Shape::Glyphs(run) = &mark.shape {
                let (largest, glyphs) = shown.entry(run.face).or_default();
                *largest = run.size.max(*largest);
                glyphs.extend(run.glyphs.iter().map(|glyph| (glyph.character, glyph.id)));
            }
        }
        let mut faces = BTreeMap::new();
        for (id, (largest, characters)) in shown {
            let largest = scale.pixels(largest) * f64::from(parts);
            faces.insert(id, Opened::new(fonts, id, &characters, largest)?);
        }
        Ok(Self { scale, parts, faces, drawn: BTreeMap::new() })
    }

    /// Draws a run.
    pub(super) fn draw(&mut self, run: &Run, canvas: &mut Canvas) {
        let Some(face) = self.faces.get(&run.face) else { return };
        let parts = i64::from(self.parts);
        let baseline = self.nearest_part(self.scale.slug + run.at.y);
        let mut place = self.scale.slug + run.at.x;
        for glyph in &run.glyphs {
            let origin = self.nearest_part(place);
            place += if run.turned { -glyph.advance } else { glyph.advance };
            let key = Key {
                face: run.face,
                glyph: glyph.id,
                turned: run.turned,
                size: run.size,
                right: origin.rem_euclid(parts),
                down: baseline.rem_euclid(parts),
            };
            let stamp = match self.drawn.entry(key) {
                Entry::Occupied(entry) => entry.into_mut(),
                Entry::Vacant(entry) => {
                    let size = self.scale.pixels(run.size) * f64::from(self.parts);
                    entry.insert(face.stamp(key, size, parts))
                }
            };
            stamp.put(origin.div_euclid(parts), baseline.div_euclid(parts), canvas);
        }
    }

    /// A place in parts of a pixel, rounded to the nearest.
    #[expect(clippy::cast_possible_truncation, reason = "`as` clamps")]
    fn nearest_part(&self, place: Length) -> i64 {
        (self.scale.pixels(place) * f64::from(self.parts)).round() as i64
    }
}

impl Opened {
    /// `largest` is the largest type size that will be drawn, in pixels of fontdue.
    fn new(
        fonts: &FontSet,
        id: FaceId,
        characters: &BTreeSet<(char, GlyphId)>,
        largest: f64,
    ) -> Result<Self, PngError> {
        let face = fonts.face(id);
        let wanted = characters.iter().map(|&(_, glyph)| glyph).collect();
        let part = subset(face, &wanted)?;
        // fontdue opens the glyphs that characters lead to, and is asked for glyphs only: a
        // character of the private planes for each does.
        let private = ('\u{F0000}'..).zip(wanted);
        let data = with_cmap(&part, private)?;
        #[expect(clippy::cast_possible_truncation, reason = "a hint, rounded")]
        let settings = FontSettings {
            collection_index: 0,
            scale: largest.clamp(40.0, 2000.0) as f32,
            load_substitutions: false,
        };
        let font = Font::from_bytes(data, settings)
            .map_err(|reason| PngError::Font { face: face.name().to_owned(), reason })?;
        Ok(Self { font, glyphs: part.glyphs })
    }

    /// Draws a glyph at `parts` times its size and gathers the parts into pixels.
    fn stamp(&self, key: Key, size: f64, parts: i64) -> Stamp {
        let Some(&glyph) = self.glyphs.get(&key.glyph) else { return Stamp::blank() };
        #[expect(clippy::cast_possible_truncation, reason = "sizes are far below 2^24")]
        let (metrics, mut fine) = self.font.rasterize_indexed(glyph, size as f32);
        let (Ok(wide), Ok(tall)) = (i64::try_from(metrics.width), i64::try_from(metrics.height))
        else {
            return Stamp::blank();
        };
        if wide == 0 || tall == 0 {
            return Stamp::blank();
        }
        // Where the fine drawing begins, in parts from the corner of the origin's pixel.
        let (mut left, mut top) = (i64::from(metrics.xmin), -i64::from(metrics.ymin) - tall);
        if key.turned {
            // Half a circle round the origin.
            fine.reverse();
            (left, top) = (-left - wide, -top - tall);
        }
        let (left, top) = (left + key.right, top + key.down);
        let (first, last) = (left.div_euclid(parts), (left + wide - 1).div_euclid(parts));
        let (upper, lower) = (top.div_euclid(parts), (top + tall - 1).div_euclid(parts));
        let (Ok(width), Ok(height)) =
            (usize::try_from(last - first + 1), usize::try_from(lower - upper + 1))
        else {
            return Stamp::blank();
        };
        let mut sums = vec![0_u16; width * height];
        for (y, row) in (top..).zip(fine.chunks(metrics.width)) {
            for (x, &ink) in (left..).zip(row) {
                let (column, line) = (x.div_euclid(parts) - first, y.div_euclid(parts) - upper);
                let place = usize::try_from(line).unwrap_or(0) * width
                    + usize::try_from(column).unwrap_or(0);
                sums[place] += u16::from(ink);
            }
        }
        let area = u16::from(u8::try_from(parts * parts).unwrap_or(1));
        let ink = sums
            .into_iter()
            .map(|sum| u8::try_from((sum + area / 2) / area).unwrap_or(u8::MAX))
            .collect();
        Stamp { left: first, top: upper, width, ink }
    }
}

impl Stamp {
    const fn blank() -> Self {
        Self { left: 0, top: 0, width: 1, ink: vec![] }
    }

    /// Puts the ink down with the glyph's origin in the pixel `x`, `y`.
    fn put(&self, x: i64, y: i64, canvas: &mut Canvas) {
        for (row, inks) in (y + self.top..).zip(self.ink.chunks(self.width)) {
            for (column, &ink) in (x + self.left..).zip(inks) {
                if ink != 0 {
                    canvas.ink(column, row, ink);
                }
            }
        }
    }
}
