//! What the validator says, and what the files say of the standards that they keep.

use page_validation::{
    ValidationFailure, ValidationOptions, ValidationProfile, validate_pdf_bytes,
};
use roundsheet::locale::Locale;

use super::content::text;
use super::form::catalog_stream;
use super::samples::{self, Sample};
use super::tree::Book;

/// Findings that the crate gets wrong; the fonts and the lengths of streams are checked
/// beside it.
fn misread(failure: &ValidationFailure) -> bool {
    let is = |rule: &str| failure.rule_id.ends_with(rule);
    let cff_width =
        (is(":6.2.11.5:1") || is(":7.21.5:1")) && failure.message.contains("CIDFontType0C");
    cff_width || is(":6.1.7.1:1")
}

/// What keeps a file from a profile. A file that cannot be judged fails.
pub(super) fn failures(pdf: &[u8], profile: ValidationProfile) -> Vec<String> {
    validate_pdf_bytes(pdf, &ValidationOptions::default().profile(profile))
        .expect("the file can be judged")
        .failures
        .iter()
        .filter(|failure| !misread(failure))
        .map(ToString::to_string)
        .collect()
}

#[test]
fn tagged_files_keep_pdf_a_2a_and_pdf_ua_1() {
    for sample in samples::all() {
        let pdf = sample.tagged();
        for profile in [ValidationProfile::PdfA2a, ValidationProfile::PdfUa1] {
            assert_eq!(failures(&pdf, profile), [""; 0], "{} {profile:?}", sample.name);
        }
    }
}

#[test]
fn untagged_files_keep_pdf_a_2u() {
    for locale in Locale::ALL {
        let pdf = Sample::usual(locale).file(false);
        assert_eq!(failures(&pdf, ValidationProfile::PdfA2u), [""; 0], "{locale:?}");
        assert_ne!(failures(&pdf, ValidationProfile::PdfUa1), [""; 0], "{locale:?}");
    }
}

#[test]
fn the_title_is_the_same_everywhere() {
    for sample in samples::all() {
        let file = Book::read(&sample.tagged()).file;
        let info = file.trailer.get(b"Info").unwrap().as_reference().unwrap();
        let info = file.get_dictionary(info).unwrap();
        assert_eq!(text(info.get(b"Title").unwrap().as_str().unwrap()), sample.document.title);
        let packet = String::from_utf8(catalog_stream(&file, b"Metadata")).expect("UTF-8");
        let title = sample.document.title.replace('&', "&amp;");
        let title = title.replace('<', "&lt;").replace('>', "&gt;");
        let tag = sample.document.language.tag();
        assert!(packet.contains(&format!("<rdf:li xml:lang=\"x-default\">{title}</rdf:li>")));
        assert!(packet.contains(&format!("<rdf:li xml:lang=\"{tag}\">{title}</rdf:li>")));
        for key in [&b"Creator"[..], b"Producer"] {
            let program = text(info.get(key).unwrap().as_str().unwrap());
            assert_eq!(packet.matches(&format!(">{program}<")).count(), 2, "{packet}");
        }
    }
}

#[test]
fn tags_take_little() {
    for (locale, most) in [(Locale::ZhHans, 21_000), (Locale::Ru, 20_000), (Locale::En, 20_000)] {
        let sample = Sample::usual(locale);
        let (with, without) = (sample.tagged().len(), sample.file(false).len());
        assert!(with < without + most, "{locale:?}: {with} and {without} bytes");
    }
}

#[test]
fn the_same_sheet_gives_the_same_bytes() {
    let sample = Sample::long();
    assert_eq!(sample.tagged(), sample.tagged());
}
