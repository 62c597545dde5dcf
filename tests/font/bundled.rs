//! The bundled faces are the ones that `fonts/README.md` names.

use roundsheet::font::{FaceId, FontSet, GlyphId, Region};

/// A face of each file, the length of the file and its checksum.
const FILES: [(FaceId, usize, u32); 4] = [
    (FaceId::LatinSerif, 588_876, 0x4358_5FB6),
    (FaceId::LatinSansBold, 515_752, 0x145B_C8D8),
    (FaceId::HanSerif(Region::Japanese), 26_297_400, 0x5470_8B30),
    (FaceId::HanSansBold(Region::Japanese), 20_050_760, 0x268F_8D8C),
];

#[test]
fn every_face_opens_under_its_name() {
    let fonts = FontSet::bundled();
    let names: Vec<(String, &str, u16, u16)> = FaceId::BUNDLED
        .into_iter()
        .map(|id| {
            let face = fonts.face(id);
            (id.to_string(), face.name(), face.weight(), face.units_per_em())
        })
        .collect();
    let expected = [
        ("serif", "NotoSerif-Regular", 400, 1000),
        ("sans-bold", "NotoSans-Bold", 700, 1000),
        ("serif-sc", "NotoSerifCJKsc-Regular", 400, 1000),
        ("serif-tc", "NotoSerifCJKtc-Regular", 400, 1000),
        ("serif-jp", "NotoSerifCJKjp-Regular", 400, 1000),
        ("serif-kr", "NotoSerifCJKkr-Regular", 400, 1000),
        ("sans-bold-sc", "NotoSansCJKsc-Bold", 700, 1000),
        ("sans-bold-tc", "NotoSansCJKtc-Bold", 700, 1000),
        ("sans-bold-jp", "NotoSansCJKjp-Bold", 700, 1000),
        ("sans-bold-kr", "NotoSansCJKkr-Bold", 700, 1000),
    ];
    let expected = expected.map(|(id, name, weight, em)| (id.to_owned(), name, weight, em));
    assert_eq!(names, expected);
}

#[test]
fn the_files_are_unmodified() {
    let fonts = FontSet::bundled();
    for (id, length, sum) in FILES {
        let data = fonts.face(id).data();
        assert_eq!(data.len(), length, "{id}");
        assert_eq!(checksum(data), sum, "{id}");
    }
}

/// A hash of the file's big-endian words in which order counts.
fn checksum(data: &[u8]) -> u32 {
    data.chunks(4).fold(0, |sum: u32, chunk| {
        let mut word = [0; 4];
        word[..chunk.len()].copy_from_slice(chunk);
        sum.wrapping_mul(31).wrapping_add(u32::from_be_bytes(word))
    })
}

#[test]
fn latin_digits_are_of_one_width() {
    let fonts = FontSet::bundled();
    for id in [FaceId::LatinSerif, FaceId::LatinSansBold] {
        let face = fonts.face(id);
        let widths: Vec<u16> =
            ('0'..='9').map(|digit| face.advance(face.glyph(digit).expect("a digit"))).collect();
        assert_eq!(widths, vec![widths[0]; 10], "{id}");
    }
    assert_eq!(
        fonts.face(FaceId::LatinSerif).glyph_and_advance('1').map(|(_, advance)| advance),
        Some(559)
    );
}

#[test]
fn measures_are_those_of_the_face() {
    let fonts = FontSet::bundled();
    let face = fonts.face(FaceId::LatinSerif);
    let glyph = face.glyph('H').expect("a letter");
    let bounds = face.bounds(glyph).expect("an outline");
    assert_eq!((bounds.y_min, bounds.y_max), (0, 714));
    assert_eq!(face.cap_height(), 714);
    assert!(face.ascent() > face.cap_height() && face.descent() < 0);
    assert_eq!(face.bounds(face.glyph(' ').expect("a space")), None);
    assert_eq!(face.glyph('輪'), None);
    assert_eq!(face.glyph('\n'), None);
    assert_eq!(face.advance(GlyphId(u16::MAX)), 0);
}

#[test]
fn regions_differ_where_the_forms_differ() {
    let fonts = FontSet::bundled();
    let glyph = |region, character| fonts.face(FaceId::HanSerif(region)).glyph(character);
    assert_ne!(glyph(Region::Simplified, '次'), glyph(Region::Traditional, '次'));
    assert_eq!(glyph(Region::Simplified, '一'), glyph(Region::Traditional, '一'));
}
