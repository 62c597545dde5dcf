//! The fonts in the file: all embedded, all subsets, none that is not used.

use std::collections::BTreeSet;

use hayro::hayro_syntax::Pdf;
use hayro::hayro_syntax::object::{Array, Dict, Name, Stream};
use roundsheet::font::Style;
use roundsheet::locale::Locale;
use roundsheet::units::{Length, Point};

use super::pages::{Draft, list, sheet, untagged};
use super::reader::open;

/// A font of the file.
pub(crate) struct Found {
    tag: String,
    pub(crate) name: String,
    pub(crate) kind: String,
    program: usize,
}

pub(crate) fn fonts(pdf: &Pdf) -> Vec<Found> {
    let page = &pdf.pages()[0];
    let table = page.raw().get::<Dict<'_>>("Resources").expect("resources");
    let table = table.get::<Dict<'_>>("Font").expect("fonts");
    let mut found = vec![];
    for key in table.keys() {
        let font = table.get::<Dict<'_>>(&*key).expect("a font");
        let name = |dict: &Dict<'_>, key: &str| {
            dict.get::<Name<'_>>(key).expect("a name").as_str().to_owned()
        };
        assert_eq!(name(&font, "Subtype"), "Type0", "no font of the standard fourteen");
        assert_eq!(name(&font, "Encoding"), "Identity-H");
        assert!(font.get::<Stream<'_>>("ToUnicode").is_some());
        let parts = font.get::<Array<'_>>("DescendantFonts").expect("parts");
        let part = parts.iter::<Dict<'_>>().next().expect("a part");
        let descriptor = part.get::<Dict<'_>>("FontDescriptor").expect("a descriptor");
        let base = name(&font, "BaseFont");
        assert_eq!(name(&part, "BaseFont"), base);
        assert_eq!(name(&descriptor, "FontName"), base);
        let (tag, face) = base.split_once('+').expect("a tag");
        let kind = name(&part, "Subtype");
        let key = if kind == "CIDFontType0" { "FontFile3" } else { "FontFile2" };
        let program = descriptor.get::<Stream<'_>>(key).expect("an embedded font");
        found.push(Found {
            tag: tag.to_owned(),
            name: face.to_owned(),
            kind,
            program: program.decoded().expect("a program").len(),
        });
    }
    found
}

#[test]
fn every_font_is_an_embedded_subset_and_no_other_is_there() {
    for (locale, han) in [
        (Locale::ZhHans, &["NotoSansCJKsc-Bold", "NotoSerifCJKsc-Regular"][..]),
        (Locale::ZhHant, &["NotoSansCJKtc-Bold", "NotoSerifCJKtc-Regular"]),
        (Locale::Ru, &[]),
        (Locale::En, &[]),
    ] {
        let found = fonts(&open(&untagged(&sheet(locale)).expect("a file")));
        let mut names: Vec<&str> = found.iter().map(|font| font.name.as_str()).collect();
        names.sort_unstable();
        // A Chinese face has two parts in a file with names: its core's and its own.
        assert_eq!(names.len(), 2 + 2 * han.len(), "{locale:?}");
        names.dedup();
        let mut expected = vec!["NotoSans-Bold", "NotoSerif-Regular"];
        expected.extend(han);
        expected.sort_unstable();
        assert_eq!(names, expected, "{locale:?}");
        let tags: BTreeSet<&str> = found.iter().map(|font| font.tag.as_str()).collect();
        assert_eq!(tags.len(), found.len(), "{locale:?}");
        for font in found {
            assert_eq!(font.tag.len(), 6, "{}", font.tag);
            assert!(font.tag.bytes().all(|letter| letter.is_ascii_uppercase()), "{}", font.tag);
            let cff = font.name.contains("CJK");
            assert_eq!(font.kind, if cff { "CIDFontType0" } else { "CIDFontType2" });
            assert!(font.program < 20_000, "{} takes {} bytes", font.name, font.program);
        }
    }
}

#[test]
fn files_are_small() {
    for (locale, most) in [
        (Locale::ZhHans, 21_000),
        (Locale::ZhHant, 21_000),
        (Locale::Ru, 14_000),
        (Locale::En, 14_000),
    ] {
        let bytes = untagged(&sheet(locale)).expect("a file").len();
        assert!(bytes < most, "{locale:?}: {bytes} bytes");
    }
}

#[test]
fn a_tag_follows_from_the_glyphs() {
    let tags = |text: &str| {
        let mut draft = Draft::default();
        let at = Point::new(Length::pt(20), Length::pt(50));
        draft.text(text, Style::Text, Locale::En, Length::pt(10), at);
        let display = list(Locale::En, "", vec![draft.page()]);
        let found = fonts(&open(&untagged(&display).expect("a file")));
        found.into_iter().map(|font| font.tag).collect::<Vec<_>>()
    };
    assert_eq!(tags("abc"), tags("cabba"));
    assert_ne!(tags("abc"), tags("abd"));
}
