//! The option `--font`: what it draws in both formats, and how it is refused.

use std::collections::BTreeSet;
use std::io::Cursor;

use roundsheet::font::{FaceId, Region};

use super::made::{BOX, Tables, collection, cut, file, name_keyed, named, with_axis, with_em};
use crate::pdf::fonts::fonts;
use crate::pdf::reader::{Pages, Seen, open, read};
use crate::support::program::{Desk, Said};

/// A character that no bundled face has.
const RARE: char = 'Ꭰ';

/// What the program makes of a sheet with this title and the font `made` at hand.
fn sheet(made: &[u8], title: &str, words: &[&str]) -> Said {
    let desk = Desk::new();
    desk.put("made", made);
    desk.run(&[&["table", "4", "--locale", "en", "--title", title], words].concat())
}

/// The file with a title in the font `made`.
fn pdf(made: &[u8], title: &str) -> Vec<u8> {
    let said = sheet(made, title, &["--font", "made", "--output", "-"]);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""));
    said.stdout
}

/// The glyphs of the title: those before the first line of another size.
fn title(pages: &Pages) -> Vec<Seen> {
    let size = pages.glyphs[0][0].size;
    pages.glyphs[0].iter().take_while(|glyph| glyph.size == size).cloned().collect()
}

#[test]
fn a_glyph_of_the_user_is_drawn_and_copied_in_pdf() {
    let letter = cut(FaceId::LatinSansBold, &[(RARE, 'R')]);
    let plain = title(&read(&open(&pdf(&file(&letter), "xR"))));
    for (made, kind) in [
        (named(letter, Some("Made (1)")), "CIDFontType2"),
        (named(name_keyed(RARE), Some("Made (1)")), "CIDFontType0"),
    ] {
        let bytes = pdf(&file(&made), &format!("x{RARE}"));
        let seen = title(&read(&open(&bytes)));
        let text: String = seen.iter().map(|glyph| glyph.text.as_str()).collect();
        assert_eq!(text, format!("x{RARE}"));
        let outline =
            if made.contains_key(b"CFF ") { BOX.into() } else { plain[1].outline.clone() };
        assert_eq!(seen[1].outline, outline);
        let found = fonts(&open(&bytes));
        let own = found.iter().find(|font| font.name == "Made1").expect("its font is there");
        assert_eq!(own.kind, kind);
        // The same request and the same font give the same bytes.
        assert!(pdf(&file(&made), &format!("x{RARE}")) == bytes);
    }
}

#[test]
fn a_picture_with_the_glyph_is_the_picture_with_the_letter() {
    let words = ["--font", "made", "--format", "png", "--resolution", "60", "--output", "-"];
    let made = file(&cut(FaceId::LatinSansBold, &[(RARE, 'R'), ('Ꭱ', 'g')]));
    let [own, plain, other] = ["ᎠᎡ", "Rg", "R"].map(|title| {
        let said = sheet(&made, title, &words);
        assert_eq!((said.code, said.stderr.as_str()), (0, ""));
        let mut reader = png::Decoder::new(Cursor::new(said.stdout)).read_info().expect("a header");
        let mut shades = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut shades).expect("pixels");
        shades
    });
    let most = |one: &[u8], other: &[u8]| one.iter().zip(other).map(|(a, b)| a.abs_diff(*b)).max();
    // Curves are drawn from points that depend on the largest type of their face.
    assert!(most(&own, &plain) < Some(10), "{:?}", most(&own, &plain));
    assert!(most(&own, &other) > Some(100));
}

#[test]
fn glyphs_of_an_em_of_2048_units_do_not_drift() {
    let letters = ['A', 'f', 'j', 'w', 'Q', 'r', 't'];
    let characters: Vec<(char, char)> = ('Ꭰ'..).zip(letters).collect();
    for id in [FaceId::LatinSerif, FaceId::LatinSansBold] {
        let made = file(&with_em(cut(id, &characters), 2048));
        let line: String = characters.iter().map(|&(new, _)| new).cycle().take(35).collect();
        let face = ttf_parser::Face::parse(&made, 0).expect("a font");
        let advance = |character: &str| {
            let glyph = face.glyph_index(character.chars().next().expect("one")).expect("there");
            f64::from(face.glyph_hor_advance(glyph).expect("an advance")) / 2048.0
        };
        let odd = characters
            .iter()
            .filter(|&&(new, _)| (advance(&new.to_string()) * 1000.0).fract() != 0.0);
        assert!(odd.count() > 3, "the premise");
        let seen = title(&read(&open(&pdf(&made, &line))));
        assert_eq!(seen.len(), 35);
        let mut place = seen[0].place.0;
        for glyph in &seen {
            assert!((glyph.place.0 - place).abs() < 0.03, "{} and not {place}", glyph.place.0);
            place += advance(&glyph.text) * glyph.size;
        }
    }
}

#[test]
fn a_face_of_a_collection_draws() {
    let one = file(&named(cut(FaceId::LatinSansBold, &[(RARE, 'R')]), Some("One")));
    let two = file(&named(cut(FaceId::LatinSansBold, &[(RARE, 'T')]), Some("Two")));
    let made = collection(&[one, two]);
    for (typed, name) in [("made", "One"), ("made#0", "One"), ("made#1", "Two")] {
        let said = sheet(&made, &RARE.to_string(), &["--font", typed, "--output", "-"]);
        let names: BTreeSet<String> =
            fonts(&open(&said.stdout)).into_iter().map(|font| font.name).collect();
        assert!(names.contains(name), "{typed}: {names:?}");
    }
}

#[test]
fn what_the_bundled_faces_have_they_draw() {
    let made = file(&cut(FaceId::LatinSansBold, &[('A', 'R'), ('①', 'R')]));
    let with = pdf(&made, "A ①");
    let without = sheet(&made, "A ①", &["--output", "-"]).stdout;
    assert!(with == without);
}

#[track_caller]
fn refused(made: &Tables, words: &[&str], code: i32, said: &str) {
    sheet(&file(made), "x", words).is(&format!("{words:?}"), code, "", said);
}

#[test]
fn a_refusal_names_the_option_the_file_and_the_reason() {
    let made = cut(FaceId::HanSerif(Region::Simplified), &[(RARE, '次')]);
    let variable = with_axis(cut(FaceId::LatinSerif, &[(RARE, 'R')]), b"wght", 100);
    refused(
        &variable,
        &["--font", "made"],
        1,
        "error: --font: `made`: a variable font, whose default weight is 100\n\
         hint: give a static file, such as the one for the regular weight\n",
    );
    refused(
        &made,
        &["--font", "made", "--font", "made#4"],
        1,
        "error: --font: `made`: there is no face 4, only face 0\n\
         hint: leave out the `#` and the number\n",
    );
    refused(
        &made,
        &["--font", ""],
        2,
        "error: --font: the name of the file is empty\n\
         hint: name a font file, as in font.ttf or font.ttc#1\n",
    );
    refused(
        &made,
        &["--font", "made#65536"],
        2,
        "error: --font: `65536` is outside 0 to 65535\n\
         hint: give a number from 0 to 65535\n",
    );
    for format in ["html", "txt", "csv", "json"] {
        let said = format!(
            "error: --font: the output is {format}, which draws no glyphs\n\
             hint: choose pdf or png with `--format`, or leave out `--font`\n"
        );
        refused(&made, &["--font", "made", "--format", format], 2, &said);
    }
    let many = ["--font", "made"].repeat(101);
    refused(
        &made,
        &many,
        2,
        "error: --font: 101 fonts are more than 100\nhint: give those that the texts need\n",
    );
}

#[test]
fn a_file_that_cannot_be_read_is_named() {
    let made = cut(FaceId::LatinSerif, &[(RARE, 'R')]);
    for typed in ["absent.ttf", "absent.ttc#1", "."] {
        let said = sheet(&file(&made), "x", &["--font", typed]);
        let path = typed.trim_end_matches("#1");
        let start = format!("error: --font: `{path}` cannot be read: ");
        assert_eq!((said.code, said.stdout.as_slice()), (3, &b""[..]), "{typed}");
        assert!(said.stderr.starts_with(&start), "{}", said.stderr);
    }
}

#[test]
fn a_sign_in_the_name_of_a_file_is_no_number() {
    let desk = Desk::new();
    let made = file(&cut(FaceId::LatinSerif, &[(RARE, 'R')]));
    for (name, typed) in [("a#b", "a#b"), ("a#1", "a#1#0"), ("a#", "a#")] {
        desk.put(name, &made);
        let words = ["table", "4", "--title", "Ꭰ", "--font", typed];
        assert!(desk.bytes(&words).starts_with(b"%PDF"), "{typed}");
    }
}
