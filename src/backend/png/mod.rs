//! Draws a page as a PNG image: black ink on white in 256 shades of grey.

mod canvas;
mod glyphs;

use std::fmt;

use png::{BitDepth, ColorType, Compression, Encoder, Filter, PixelDimensions, Unit};

use self::canvas::Canvas;
use self::glyphs::Glyphs;
use crate::display::{Page, Shape};
use crate::font::{FontSet, SubsetError};
use crate::units::Length;

/// The most pixels that an image may have: an A3 page at 1200 dots per inch has 278
/// million.
const MOST_PIXELS: u64 = 400_000_000;

/// A page as a PNG image at `resolution` dots per inch. Glyphs stand within a quarter of a
/// pixel of their places; rules stand on whole pixels, so that equal rules look equal.
///
/// # Errors
///
/// When the image would have no pixel or more than 400 million, or a face lacks a glyph
/// that the page shows.
pub fn write_page(page: &Page, fonts: &FontSet, resolution: u32) -> Result<Vec<u8>, PngError> {
    let scale = Scale { resolution: f64::from(resolution), slug: page.slug };
    let around = page.slug * 2;
    let width = scale.whole(page.size.width + around);
    let height = scale.whole(page.size.height + around);
    if width == 0 || height == 0 {
        return Err(PngError::Empty { width, height });
    }
    if u64::from(width) * u64::from(height) > MOST_PIXELS {
        return Err(PngError::TooLarge { width, height });
    }
    let mut canvas = Canvas::new(width, height).ok_or(PngError::TooLarge { width, height })?;
    let mut glyphs = Glyphs::prepare(page, fonts, scale)?;
    for mark in &page.marks {
        match &mark.shape {
            Shape::Glyphs(run) => glyphs.draw(run, &mut canvas),
            Shape::Rule { from, to, width } => {
                let [from, to] = [from, to].map(|point| scale.point(point.x, point.y));
                canvas.rule(from, to, scale.pixels(*width));
            }
            Shape::Ring { centre, radius, width } => {
                let centre = scale.point(centre.x, centre.y);
                canvas.ring(centre, scale.pixels(*radius), scale.pixels(*width));
            }
            Shape::Tint { at, size } => {
                let corner = scale.point(at.x, at.y);
                let opposite = scale.point(at.x + size.width, at.y + size.height);
                canvas.tint((corner.0, opposite.0), (corner.1, opposite.1));
            }
        }
    }
    encode(&canvas, resolution)
}

/// How lengths become pixels.
#[derive(Clone, Copy, Debug)]
struct Scale {
    /// Dots per inch.
    resolution: f64,
    /// The white round the trimmed page, which is drawn with it.
    slug: Length,
}

impl Scale {
    fn pixels(self, length: Length) -> f64 {
        length.to_pt() * self.resolution / 72.0
    }

    /// Rounded to the nearest whole pixel.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "`as` clamps")]
    fn whole(self, length: Length) -> u32 {
        self.pixels(length).round() as u32
    }

    fn point(self, x: Length, y: Length) -> (f64, f64) {
        (self.pixels(self.slug + x), self.pixels(self.slug + y))
    }
}

fn encode(canvas: &Canvas, resolution: u32) -> Result<Vec<u8>, PngError> {
    let mut bytes = vec![];
    let mut encoder = Encoder::new(&mut bytes, canvas.width(), canvas.height());
    encoder.set_color(ColorType::Grayscale);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(Compression::Balanced);
    encoder.set_filter(Filter::NoFilter);
    // An inch is 0.0254 metres.
    let per_metre = (u64::from(resolution) * 5000 + 63) / 127;
    let per_metre = u32::try_from(per_metre).unwrap_or(u32::MAX);
    encoder.set_pixel_dims(Some(PixelDimensions {
        xppu: per_metre,
        yppu: per_metre,
        unit: Unit::Meter,
    }));
    let mut writer = encoder.write_header()?;
    writer.write_image_data(canvas.pixels())?;
    writer.finish()?;
    Ok(bytes)
}

/// Why a page cannot be drawn.
#[derive(Debug)]
pub enum PngError {
    /// The page has no pixel at this resolution.
    Empty {
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
    },
    /// The page has more pixels than can be drawn.
    TooLarge {
        /// Its width in pixels.
        width: u32,
        /// Its height in pixels.
        height: u32,
    },
    /// A face cannot be subset.
    Subset(SubsetError),
    /// A subset cannot be opened for drawing.
    Font {
        /// The PostScript name of the face.
        face: String,
        /// What is wrong with it.
        reason: &'static str,
    },
    /// The image cannot be written.
    Encode(png::EncodingError),
}

impl PngError {
    /// What may help.
    pub fn hint(&self) -> Option<&'static str> {
        match self {
            Self::TooLarge { .. } => Some("ask for a lower resolution or a smaller page"),
            Self::Empty { .. } => Some("ask for a higher resolution"),
            Self::Subset(_) | Self::Font { .. } | Self::Encode(_) => None,
        }
    }
}

impl From<SubsetError> for PngError {
    fn from(error: SubsetError) -> Self {
        Self::Subset(error)
    }
}

impl From<png::EncodingError> for PngError {
    fn from(error: png::EncodingError) -> Self {
        Self::Encode(error)
    }
}

impl fmt::Display for PngError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("png: ")?;
        match self {
            Self::Empty { width, height } => {
                write!(f, "an image of {width} by {height} pixels shows nothing")
            }
            Self::TooLarge { width, height } => {
                write!(f, "an image of {width} by {height} pixels is too large to draw")
            }
            Self::Subset(reason) => reason.fmt(f),
            Self::Font { face, reason } => write!(f, "{face}: {reason}"),
            Self::Encode(reason) => reason.fmt(f),
        }
    }
}

impl std::error::Error for PngError {}
