//! The marks on the pages: black only, rules and rings where they were put.

use std::collections::BTreeSet;

use hayro::vello_cpu::kurbo::Shape as _;
use roundsheet::backend::pdf::PdfError;
use roundsheet::display::Shape;
use roundsheet::locale::Locale;
use roundsheet::units::{Length, Point};

use super::pages::{Draft, list, sheet, untagged};
use super::reader::{open, read};

#[test]
fn only_these_operators_are_used() {
    let known = "BT ET G S TJ Td Tf Tj c g h l m w";
    let known: BTreeSet<String> = known.split(' ').map(str::to_owned).collect();
    for locale in Locale::ALL {
        let pdf = open(&untagged(&sheet(locale)).expect("a file"));
        let mut used = BTreeSet::new();
        for page in pdf.pages().iter() {
            let mut operations = page.operations();
            while let Some(operation) = operations.next() {
                let operator: &[u8] = operation.operator;
                used.insert(String::from_utf8(operator.to_vec()).expect("ascii"));
            }
        }
        // No colour but grey: neither rg, RG, k, K nor a colour space.
        assert_eq!(used, known, "{locale:?}");
    }
}

#[test]
fn all_ink_is_black() {
    let pdf = open(&untagged(&sheet(Locale::En)).expect("a file"));
    for page in pdf.pages().iter() {
        let content = String::from_utf8(page.page_stream().expect("content").to_vec());
        let content = content.expect("ascii");
        let shades: Vec<&str> =
            content.lines().filter(|line| line.ends_with(" g") || line.ends_with(" G")).collect();
        assert_eq!(shades, ["0 g", "0 G"]);
    }
}

#[test]
fn rules_and_rings_are_where_they_were_put() {
    let mut draft = Draft::default();
    draft.ornament(Shape::Rule {
        from: Point::new(Length::milli(20_123), Length::pt(100)),
        to: Point::new(Length::pt(380), Length::pt(100)),
        width: Length::milli(400),
    });
    draft.ornament(Shape::Ring {
        centre: Point::new(Length::pt(50), Length::pt(60)),
        radius: Length::milli(6_500),
        width: Length::milli(500),
    });
    let display = list(Locale::En, "", vec![draft.page()]);
    let pages = read(&open(&untagged(&display).expect("a file")));
    let [rule, ring] = &pages.paths[0][..] else { panic!("two paths") };
    let close = |box_: hayro::vello_cpu::kurbo::Rect, expected: [f64; 4]| {
        let found = [box_.x0, box_.y0, box_.x1, box_.y1];
        let near = found.iter().zip(expected).all(|(found, wanted)| (found - wanted).abs() < 0.01);
        assert!(near, "{found:?} and not {expected:?}");
    };
    close(rule.bounding_box(), [20.123, 200.0, 380.0, 200.0]);
    close(ring.bounding_box(), [43.5, 233.5, 56.5, 246.5]);
}

#[test]
fn a_page_without_text_and_a_page_without_marks_are_written() {
    let mut draft = Draft::default();
    let from = Point::new(Length::pt(10), Length::pt(10));
    let to = Point::new(Length::pt(10), Length::pt(90));
    draft.ornament(Shape::Rule { from, to, width: Length::pt(1) });
    let pages = vec![draft.page(), Draft::default().page()];
    let display = list(Locale::En, "Blank", pages);
    let pages = read(&open(&untagged(&display).expect("a file")));
    assert_eq!(pages.paths.iter().map(Vec::len).collect::<Vec<_>>(), [1, 0]);
    assert!(pages.glyphs.iter().all(Vec::is_empty));
}

#[test]
fn without_a_page_there_is_no_file() {
    let error = untagged(&list(Locale::En, "", vec![]));
    let error = error.expect_err("no page");
    assert!(matches!(error, PdfError::NoPages));
    assert_eq!(error.to_string(), "pdf: there is no page to write");
}
