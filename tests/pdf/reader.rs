//! What a reader of the file sees: every glyph with its place, its text and its outline.

use std::collections::BTreeSet;

use hayro::hayro_interpret::font::Glyph;
use hayro::hayro_interpret::hayro_cmap::BfString;
use hayro::hayro_interpret::{
    BlendMode, ClipPath, Context, Device, GlyphDrawMode, Image, InterpreterCache,
    InterpreterSettings, Paint, PathDrawMode, SoftMask, interpret_page,
};
use hayro::hayro_syntax::Pdf;
use hayro::vello_cpu::kurbo::{Affine, BezPath, PathEl, Rect};

/// The points of an outline in font units, corners and controls alike.
pub(crate) type Points = BTreeSet<(i64, i64)>;

/// A glyph on a page.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    /// What a reader copies.
    pub(crate) text: String,
    /// Where its origin is, in points from the bottom left corner.
    pub(crate) place: (f64, f64),
    /// The length of its em in points.
    pub(crate) size: f64,
    /// Its outline.
    pub(crate) outline: Points,
}

/// Every glyph and every path of every page.
#[derive(Default)]
pub(crate) struct Pages {
    pub(crate) glyphs: Vec<Vec<Seen>>,
    pub(crate) paths: Vec<Vec<BezPath>>,
}

impl Pages {
    /// The text of a page in the order in which it is drawn.
    pub(crate) fn text(&self, page: usize) -> String {
        self.glyphs[page].iter().map(|glyph| glyph.text.as_str()).collect()
    }
}

/// Opens a file that this program wrote.
pub(crate) fn open(bytes: &[u8]) -> Pdf {
    Pdf::new(bytes.to_vec()).expect("a file that opens")
}

/// Reads all pages.
pub(crate) fn read(pdf: &Pdf) -> Pages {
    let mut pages = Pages::default();
    let settings = InterpreterSettings::default();
    for page in pdf.pages().iter() {
        let cache = InterpreterCache::new();
        let mut context = Context::new(
            Affine::IDENTITY,
            Rect::new(0.0, 0.0, 10_000.0, 10_000.0),
            &cache,
            page.xref(),
            settings.clone(),
        );
        let mut seen = Recorder::default();
        interpret_page(page, &mut context, &mut seen);
        pages.glyphs.push(seen.glyphs);
        pages.paths.push(seen.paths);
    }
    pages
}

#[derive(Default)]
struct Recorder {
    glyphs: Vec<Seen>,
    paths: Vec<BezPath>,
}

impl<'a> Device<'a> for Recorder {
    fn set_soft_mask(&mut self, _: Option<SoftMask<'a>>) {}
    fn set_blend_mode(&mut self, _: BlendMode) {}
    fn draw_path(&mut self, path: &BezPath, transform: Affine, _: &Paint<'a>, _: &PathDrawMode) {
        self.paths.push(transform * path);
    }
    fn push_clip_path(&mut self, _: &ClipPath) {}
    fn push_transparency_group(&mut self, _: f32, _: Option<SoftMask<'a>>, _: BlendMode) {}
    fn draw_glyph(
        &mut self,
        glyph: &Glyph<'a>,
        transform: Affine,
        glyph_transform: Affine,
        _: &Paint<'a>,
        _: &GlyphDrawMode,
    ) {
        let Glyph::Outline(outline) = glyph else { panic!("a glyph that is a drawing") };
        let text = match outline.as_unicode().expect("every glyph says what it stands for") {
            BfString::Char(character) => character.to_string(),
            BfString::String(text) => text,
        };
        let place = transform * glyph_transform;
        let [scale, .., x, y] = place.as_coeffs();
        self.glyphs.push(Seen {
            text,
            place: (x, y),
            size: scale * 1000.0,
            outline: points(&outline.outline()),
        });
    }
    fn draw_image(&mut self, _: Image<'a, '_>, _: Affine) {
        panic!("an image");
    }
    fn pop_clip_path(&mut self) {}
    fn pop_transparency_group(&mut self) {}
}

fn points(path: &BezPath) -> Points {
    let corners = path.elements().iter().flat_map(|element| match *element {
        PathEl::MoveTo(end) | PathEl::LineTo(end) => vec![end],
        PathEl::QuadTo(control, end) => vec![control, end],
        PathEl::CurveTo(first, second, end) => vec![first, second, end],
        PathEl::ClosePath => vec![],
    });
    corners.map(|point| (whole(point.x), whole(point.y))).collect()
}

/// In halves of a unit, because the ends between two controls lie between units.
fn whole(value: f64) -> i64 {
    (value * 2.0).round() as i64
}

/// The points of an outline as the bundled face has it.
#[derive(Default)]
struct Source(Points);

impl Source {
    fn add(&mut self, x: f32, y: f32) {
        self.0.insert((whole(f64::from(x)), whole(f64::from(y))));
    }
}

impl ttf_parser::OutlineBuilder for Source {
    fn move_to(&mut self, x: f32, y: f32) {
        self.add(x, y);
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.add(x, y);
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.add(x1, y1);
        self.add(x, y);
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.add(x1, y1);
        self.add(x2, y2);
        self.add(x, y);
    }
    fn close(&mut self) {}
}

/// The outline of a glyph in the face that it was taken from.
pub(crate) fn source(face: &roundsheet::font::Face, glyph: roundsheet::font::GlyphId) -> Points {
    let tables = ttf_parser::Face::parse(face.data(), face.index()).expect("a face");
    let mut outline = Source::default();
    tables.outline_glyph(ttf_parser::GlyphId(glyph.0), &mut outline);
    outline.0
}
