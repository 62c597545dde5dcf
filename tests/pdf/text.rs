//! The text is what was written, where it was put, in the shapes of its characters.

use roundsheet::display::{DisplayList, Glyph, Run, Shape};
use roundsheet::font::{FaceId, FontSet, Region, Style};
use roundsheet::locale::Locale;
use roundsheet::units::{Length, Point};

use super::pages::{Draft, han, latin, list, sheet, untagged};
use super::reader::{Pages, open, read, source};

fn written(display: &DisplayList) -> Pages {
    read(&open(&untagged(display).expect("a file")))
}

/// Asserts that the file shows the glyphs of the list: characters, places, sizes, outlines.
fn assert_shows(display: &DisplayList, pages: &Pages) {
    let fonts = FontSet::bundled();
    assert_eq!(pages.glyphs.len(), display.pages.len());
    for (page, seen) in display.pages.iter().zip(&pages.glyphs) {
        let mut seen = seen.iter();
        for mark in &page.marks {
            let Shape::Glyphs(run) = &mark.shape else { continue };
            let mut x = run.at.x;
            for glyph in &run.glyphs {
                let found = seen.next().expect("a glyph");
                let Glyph { id, character, advance } = *glyph;
                let space = character != '\u{3000}' && character.is_whitespace();
                let expected = if space { ' ' } else { character };
                assert_eq!(found.text, expected.to_string());
                let (right, up) = (x.to_pt(), (page.size.height - run.at.y).to_pt());
                assert!(
                    (found.place.0 - right).abs() <= 0.01 && (found.place.1 - up).abs() <= 0.001,
                    "{character} at {:?} and not at {right}, {up}",
                    found.place
                );
                assert!((found.size - run.size.to_pt()).abs() < 0.001, "{}", found.size);
                let outline = source(fonts.face(run.face), id);
                assert_eq!(found.outline, outline, "{character} of {}", run.face);
                x += advance;
            }
        }
        assert!(seen.next().is_none(), "a glyph too many");
    }
}

#[test]
fn every_locale_comes_back_whole() {
    for locale in Locale::ALL {
        let display = sheet(locale);
        assert_shows(&display, &written(&display));
    }
}

#[test]
fn two_characters_with_one_glyph_stay_two() {
    assert_eq!(han('日').id, han('\u{2F47}').id, "the premise");
    let glyphs = ['日', '\u{2F47}', '日', '走', '\u{2F9B}', '走'].map(han).into();
    let face = FaceId::HanSerif(Region::Simplified);
    let at = Point::new(Length::pt(20), Length::pt(50));
    let mut draft = Draft::default();
    draft.run(Run { at, turned: false, face, size: Length::pt(10), glyphs });
    let display = list(Locale::ZhHans, "", vec![draft.page()]);
    let pages = written(&display);
    assert_shows(&display, &pages);
    assert_eq!(pages.text(0), "日\u{2F47}日走\u{2F9B}走");
}

#[test]
fn spaces_of_every_width_are_plain_spaces_in_their_places() {
    let width = Length::milli(4_321);
    let text = "1\u{A0}2\u{202F}3 4";
    let glyphs = text.chars().map(|character| latin(character, width)).collect();
    let at = Point::new(Length::pt(20), Length::pt(50));
    let mut draft = Draft::default();
    draft.run(Run { at, turned: false, face: FaceId::LatinSerif, size: Length::pt(10), glyphs });
    let display = list(Locale::Ru, "", vec![draft.page()]);
    let pages = written(&display);
    assert_shows(&display, &pages);
    assert_eq!(pages.text(0), "1 2 3 4");
}

#[test]
fn glyphs_stay_in_place_at_every_size() {
    for size in [3_000, 6_543, 9_000, 15_999, 16_000, 72_345, 200_001].map(Length::milli) {
        let mut draft = Draft::default();
        let mut at = Point::new(Length::milli(20_001), Length::milli(250_777));
        // Advances that never are the face's own.
        for odd in 0..40 {
            let glyphs = "round".chars();
            let advance = |place: i64| size.advance(500 + place % 7, 1000) + Length::milli(place);
            let glyphs = glyphs.zip(odd..).map(|(c, place)| latin(c, advance(place))).collect();
            at.x += draft.run(Run { at, turned: false, face: FaceId::LatinSerif, size, glyphs });
            at.x += Length::milli(333) * odd;
        }
        let display = list(Locale::En, "", vec![draft.page()]);
        assert_shows(&display, &written(&display));
    }
}

#[test]
fn a_long_line_does_not_drift() {
    let mut draft = Draft::default();
    let size = Length::milli(7_333);
    let at = Point::new(Length::pt(10), Length::pt(50));
    draft.text(&"fjord waltz 12".repeat(30), Style::Text, Locale::En, size, at);
    let display = list(Locale::En, "", vec![draft.page()]);
    assert_shows(&display, &written(&display));
}

#[test]
fn many_pages_keep_their_order() {
    let pages = (1..=30)
        .map(|number| {
            let mut draft = Draft::default();
            let at = Point::new(Length::pt(20), Length::pt(50));
            let size = Length::pt(10);
            draft.text(&format!("page {number}"), Style::Text, Locale::En, size, at);
            draft.page()
        })
        .collect();
    let display = list(Locale::En, "", pages);
    let pages = written(&display);
    assert_shows(&display, &pages);
    assert_eq!(pages.text(16), "page 17");
}
