//! A subset draws what the face draws.

use std::collections::BTreeSet;

use roundsheet::font::{FaceId, FontSet, GlyphId, Region, Subset, SubsetError, subset, with_cmap};

/// The outline of a glyph as a list of moves, lines and curves.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Outline(Vec<String>);

impl ttf_parser::OutlineBuilder for Outline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.push(format!("M{x},{y}"));
    }
    fn line_to(&mut self, x: f32, y: f32) {
        self.0.push(format!("L{x},{y}"));
    }
    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.0.push(format!("Q{x1},{y1},{x},{y}"));
    }
    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.0.push(format!("C{x1},{y1},{x2},{y2},{x},{y}"));
    }
    fn close(&mut self) {
        self.0.push("Z".to_owned());
    }
}

/// What `face` draws for a glyph.
pub(crate) fn outline(face: &ttf_parser::Face<'_>, glyph: u16) -> Outline {
    let mut outline = Outline::default();
    face.outline_glyph(ttf_parser::GlyphId(glyph), &mut outline);
    outline
}

const SAMPLES: [(FaceId, &str); 4] = [
    (FaceId::LatinSerif, "Aÿ№«Ғ12é ǻẬ"),
    (FaceId::LatinSansBold, "Турнир Berger"),
    (FaceId::HanSerif(Region::Simplified), "轮次选手，１"),
    (FaceId::HanSansBold(Region::Traditional), "輪次選手，１"),
];

fn take(id: FaceId, text: &str) -> (Subset, Vec<(char, GlyphId)>) {
    let fonts = FontSet::bundled();
    let face = fonts.face(id);
    let characters: Vec<(char, GlyphId)> =
        text.chars().map(|c| (c, face.glyph(c).expect("covered"))).collect();
    let glyphs: BTreeSet<GlyphId> = characters.iter().map(|&(_, glyph)| glyph).collect();
    (subset(face, &glyphs).expect("a subset"), characters)
}

#[test]
fn outlines_and_advances_are_those_of_the_face() {
    let fonts = FontSet::bundled();
    for (id, text) in SAMPLES {
        let face = fonts.face(id);
        let source = ttf_parser::Face::parse(face.data(), face.index()).expect("a face");
        let (subset, characters) = take(id, text);
        let part = ttf_parser::Face::parse(&subset.data, 0).expect("a font");
        for (character, glyph) in characters {
            let new = subset.glyphs[&glyph];
            assert_ne!(new, 0, "{id} {character}");
            assert_eq!(outline(&part, new), outline(&source, glyph.0), "{id} {character}");
            assert_eq!(
                part.glyph_hor_advance(ttf_parser::GlyphId(new)),
                Some(face.advance(glyph)),
                "{id} {character}"
            );
        }
    }
}

#[test]
fn a_subset_is_small_and_the_same_every_time() {
    for (id, text) in SAMPLES {
        let (subset, _) = take(id, text);
        assert!(subset.data.len() < 8_000, "{id}: {} bytes", subset.data.len());
        assert_eq!(subset, take(id, text).0, "{id}");
    }
}

#[test]
fn hints_are_left_behind() {
    let (subset, _) = take(FaceId::LatinSerif, "Hints");
    let face = ttf_parser::RawFace::parse(&subset.data, 0).expect("a font");
    for tag in [b"fpgm", b"prep", b"cvt "] {
        assert!(face.table(ttf_parser::Tag::from_bytes(tag)).is_none());
    }
}

#[test]
fn with_a_map_the_subset_finds_its_characters() {
    for (id, text) in SAMPLES {
        let (subset, characters) = take(id, text);
        let font = with_cmap(&subset, characters.iter().copied()).expect("a font");
        let face = ttf_parser::Face::parse(&font, 0).expect("a font");
        for (character, glyph) in characters {
            assert_eq!(
                face.glyph_index(character),
                Some(ttf_parser::GlyphId(subset.glyphs[&glyph])),
                "{id} {character}"
            );
        }
    }
}

#[test]
fn a_glyph_beyond_the_face_is_refused() {
    let fonts = FontSet::bundled();
    let face = fonts.face(FaceId::LatinSerif);
    let error = subset(face, &BTreeSet::from([GlyphId(60_000)])).expect_err("no such glyph");
    assert_eq!(
        error,
        SubsetError::NoSuchGlyph { face: "NotoSerif-Regular".to_owned(), glyph: GlyphId(60_000) }
    );
    assert_eq!(error.to_string(), "NotoSerif-Regular: no glyph 60000");
}
