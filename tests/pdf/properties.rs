//! What the file says about itself.

use hayro::hayro_syntax::object::{Array, Dict, Name, String as Bytes};
use hayro::hayro_syntax::{Pdf, PdfVersion};
use roundsheet::display::{DisplayList, OutlineEntry};
use roundsheet::locale::Locale;
use roundsheet::units::Length;

use super::pages::{Draft, list, sheet, untagged};
use super::reader::open;

const TITLES: [&str; 4] = ["報名不服", "Турнир №1", "(a\\)", "))((\\ 循环 A(1"];

fn file(display: &DisplayList) -> Vec<u8> {
    untagged(display).expect("a file")
}

pub(crate) fn catalog(pdf: &Pdf) -> Dict<'_> {
    pdf.xref().get(pdf.xref().root_id()).expect("a catalog")
}

/// The text of a string in either of the encodings that a PDF allows.
pub(crate) fn decoded(bytes: &[u8]) -> String {
    let Some(units) = bytes.strip_prefix(&[0xFE, 0xFF]) else {
        assert!(bytes.is_ascii());
        return String::from_utf8(bytes.to_vec()).expect("ascii");
    };
    let units: Vec<u16> =
        units.chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
    String::from_utf16(&units).expect("utf-16")
}

#[test]
fn titles_come_back_from_the_properties() {
    for title in TITLES {
        let pdf_bytes = file(&list(Locale::En, title, vec![Draft::default().page()]));
        let pdf = open(&pdf_bytes);
        let metadata = pdf.metadata();
        assert_eq!(decoded(metadata.title.as_deref().expect("a title")), title);
        let producer = decoded(metadata.producer.as_deref().expect("a producer"));
        assert_eq!(producer, concat!("roundsheet ", env!("CARGO_PKG_VERSION")));
        assert_eq!((metadata.creation_date, metadata.modification_date), (None, None));
    }
}

/// The lines under a line of the contents pane: depth, title, page and height.
pub(crate) fn lines(
    pdf: &Pdf,
    parent: &Dict<'_>,
    depth: usize,
    found: &mut Vec<(usize, String, usize, f32)>,
) {
    let mut next = parent.get::<Dict<'_>>("First");
    let mut count = 0;
    while let Some(line) = next {
        let title = decoded(&line.get::<Bytes<'_>>("Title").expect("a title"));
        let place = line.get::<Array<'_>>("Dest").expect("a place");
        let mut place = place.flex_iter();
        let page = place.next::<Dict<'_>>().expect("a page");
        let page = pdf.pages().iter().position(|other| other.raw().obj_id() == page.obj_id());
        assert_eq!(place.next::<Name<'_>>().expect("a kind").as_str(), "XYZ");
        assert!(place.next::<hayro::hayro_syntax::object::Null>().is_some());
        let height = place.next::<f32>().expect("a height");
        found.push((depth, title, page.expect("one of the pages"), height));
        let before = found.len();
        lines(pdf, &line, depth + 1, found);
        count += 1 + found.len() - before;
        next = line.get::<Dict<'_>>("Next");
    }
    let stated = parent.get::<i32>("Count").unwrap_or(0);
    assert_eq!(usize::try_from(stated).expect("open"), count);
}

#[test]
fn the_contents_pane_is_a_tree_of_the_entries() {
    let entry = |level, title: &str, page, y| OutlineEntry {
        level,
        title: title.to_owned(),
        page,
        y: Length::pt(y),
    };
    let mut display = list(Locale::ZhHant, "", vec![Draft::default().page(); 3]);
    display.outline = vec![
        entry(1, TITLES[0], 0, 20),
        entry(2, TITLES[1], 0, 100),
        entry(3, TITLES[3], 1, 0),
        entry(2, TITLES[2], 2, 300),
        entry(1, "End", 2, 1),
        entry(1, "nowhere", 3, 1),
    ];
    let bytes = file(&display);
    let pdf = open(&bytes);
    let catalog = catalog(&pdf);
    assert_eq!(catalog.get::<Name<'_>>("PageMode").expect("a name").as_str(), "UseOutlines");
    let mut found = vec![];
    lines(&pdf, &catalog.get("Outlines").expect("an outline"), 1, &mut found);
    let line = |depth, title: &str, page, height| (depth, title.to_owned(), page, height);
    assert_eq!(
        found,
        [
            line(1, TITLES[0], 0, 280.0),
            line(2, TITLES[1], 0, 200.0),
            line(3, TITLES[3], 1, 300.0),
            line(2, TITLES[2], 2, 0.0),
            line(1, "End", 2, 299.0),
        ]
    );
}

#[test]
fn version_language_and_view_are_stated() {
    for locale in Locale::ALL {
        let bytes = file(&sheet(locale));
        assert!(bytes.starts_with(b"%PDF-1.7\n"));
        let pdf = open(&bytes);
        assert_eq!(pdf.version(), PdfVersion::Pdf17);
        let catalog = catalog(&pdf);
        assert_eq!(decoded(&catalog.get::<Bytes<'_>>("Lang").expect("Lang")), locale.tag());
        assert_eq!(catalog.get::<Name<'_>>("PageMode").expect("a name").as_str(), "UseNone");
        assert!(!catalog.contains_key("Outlines"));
        let view = catalog.get::<Dict<'_>>("ViewerPreferences").expect("preferences");
        assert_eq!(view.get::<bool>("DisplayDocTitle"), Some(true));
        let page = &pdf.pages()[0];
        let mut keys: Vec<String> = page.raw().keys().map(|key| key.as_str().to_owned()).collect();
        keys.sort_unstable();
        assert_eq!(keys, ["Contents", "MediaBox", "Parent", "Resources", "Type"]);
        assert_eq!(page.render_dimensions(), (400.0, 300.0));
    }
}

#[test]
fn the_same_pages_give_the_same_bytes() {
    for locale in Locale::ALL {
        assert_eq!(file(&sheet(locale)), file(&sheet(locale)), "{locale:?}");
    }
    let many = list(Locale::En, "", vec![sheet(Locale::En).pages.remove(0); 40]);
    assert_eq!(file(&many), file(&many));
}

/// The identity in the trailer, as it stands in the file.
fn identity(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let start = text.rfind("/ID[<").expect("an identity") + 5;
    text[start..start + 32].to_owned()
}

#[test]
fn the_identity_follows_from_the_content() {
    let display = sheet(Locale::En);
    let first = identity(&file(&display));
    assert!(first.bytes().all(|digit| digit.is_ascii_hexdigit()), "{first}");
    assert_eq!(first, identity(&file(&display)));
    let mut other = display.clone();
    other.title.push('2');
    assert_ne!(first, identity(&file(&other)));
    let mut other = display.clone();
    other.pages.push(Draft::default().page());
    assert_ne!(first, identity(&file(&other)));
    let mut other = display;
    other.language = Locale::Ru;
    assert_ne!(first, identity(&file(&other)));
}
