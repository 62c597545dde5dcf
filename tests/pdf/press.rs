//! Pages with white round them that is cut off, and pages with numbers of their own.

use hayro::hayro_syntax::Pdf;
use hayro::hayro_syntax::object::{Array, Dict, Name, Null, Rect};
use roundsheet::display::{OutlineEntry, Page, Shape};
use roundsheet::font::Style;
use roundsheet::locale::Locale;
use roundsheet::units::{Length, Point};

use super::pages::{Draft, list, untagged};
use super::reader::{open, read};

/// A page of 400 by 300 points with 30 round it, of which 10 take ink.
fn page(number: u32) -> Page {
    let mut draft = Draft::default();
    let at = Point::new(Length::pt(20), Length::pt(50));
    draft.text("a", Style::Text, Locale::En, Length::pt(10), at);
    let (from, to) = (Point::new(-Length::pt(25), Length::ZERO), Point::default());
    draft.ornament(Shape::Rule { from, to, width: Length::pt(1) });
    Page { number, slug: Length::pt(30), bleed: Length::pt(10), ..draft.page() }
}

fn written(numbers: &[u32]) -> Pdf {
    let mut display = list(Locale::En, "", numbers.iter().copied().map(page).collect());
    let title = "a".to_owned();
    display.outline = vec![OutlineEntry { level: 1, title, page: 0, y: Length::pt(40) }];
    open(&untagged(&display).expect("a file"))
}

#[test]
fn the_sheet_is_larger_than_the_page() {
    let pdf = written(&[1]);
    let page = &pdf.pages()[0];
    let edges = |key: &str| {
        let edges = page.raw().get::<Rect>(key).expect("a box");
        [edges.x0, edges.y0, edges.x1, edges.y1]
    };
    assert_eq!(edges("MediaBox"), [0.0, 0.0, 460.0, 360.0]);
    assert_eq!(edges("BleedBox"), [20.0, 20.0, 440.0, 340.0]);
    assert_eq!(edges("TrimBox"), [30.0, 30.0, 430.0, 330.0]);
}

#[test]
fn everything_is_moved_with_the_page() {
    let pdf = written(&[1]);
    let pages = read(&pdf);
    assert_eq!(pages.glyphs[0][0].place, (50.0, 280.0));
    let rule = pages.paths[0][0].control_box();
    assert_eq!([rule.x0, rule.y0, rule.x1, rule.y1], [5.0, 330.0, 30.0, 330.0]);
    let catalog = pdf.xref().get::<Dict<'_>>(pdf.xref().root_id()).expect("a catalog");
    let outline = catalog.get::<Dict<'_>>("Outlines").expect("an outline");
    let line = outline.get::<Dict<'_>>("First").expect("a line");
    let place = line.get::<Array<'_>>("Dest").expect("a place");
    let mut place = place.flex_iter();
    assert!(place.next::<Dict<'_>>().is_some() && place.next::<Name<'_>>().is_some());
    assert!(place.next::<Null>().is_some());
    assert_eq!(place.next::<f32>(), Some(290.0));
}

/// The places and the first numbers of the runs of pages that are numbered on.
fn labels(numbers: &[u32]) -> Vec<(i32, i32)> {
    let pdf = written(numbers);
    let catalog = pdf.xref().get::<Dict<'_>>(pdf.xref().root_id()).expect("a catalog");
    let Some(labels) = catalog.get::<Dict<'_>>("PageLabels") else { return vec![] };
    let labels = labels.get::<Array<'_>>("Nums").expect("numbers");
    let mut labels = labels.flex_iter();
    let mut found = vec![];
    while let Some(place) = labels.next::<i32>() {
        let label = labels.next::<Dict<'_>>().expect("a label");
        found.push((place, label.get::<i32>("St").unwrap_or(1)));
    }
    found
}

#[test]
fn pages_are_called_what_is_printed_on_them() {
    assert_eq!(labels(&[1, 2, 3]), []);
    assert_eq!(labels(&[7, 8, 9]), [(0, 7)]);
    assert_eq!(labels(&[1, 2, 5, 6]), [(0, 1), (2, 5)]);
}
