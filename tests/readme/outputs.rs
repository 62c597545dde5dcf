//! Whether a file is what its command asked for: its form, its language, its paper.

use std::fs;
use std::path::{Path, PathBuf};

use hayro::hayro_syntax::object::Rect;
use roundsheet::paper::{Orientation, Paper};
use scraper::{Html, Selector};

use super::commands::option;
use super::picture;
use crate::pdf::reader;

/// What a command asks of its file.
pub(super) struct Wanted {
    locale: Option<String>,
    /// Width and height in points.
    page: (f64, f64),
    /// Dots per inch.
    resolution: f64,
    bom: bool,
    delimiter: u8,
}

impl Wanted {
    /// What `words` ask for, with the defaults that README tells of.
    pub(super) fn of(words: &[String]) -> Self {
        let has = |flag: &str| words.iter().any(|word| word == flag);
        let paper = option(words, "--paper").unwrap_or("A4");
        let orientation =
            if has("--landscape") { Orientation::Landscape } else { Orientation::Portrait };
        let page = Paper::from_name(paper).expect("a paper").held(orientation);
        Self {
            locale: option(words, "--locale").map(str::to_owned),
            page: (page.width.to_pt(), page.height.to_pt()),
            resolution: option(words, "--resolution").unwrap_or("150").parse().expect("a number"),
            bom: has("--csv-bom"),
            delimiter: option(words, "--csv-delimiter").unwrap_or(",").as_bytes()[0],
        }
    }
}

/// The file itself, or the first of the pictures that it became.
pub(super) fn first_page(path: &Path) -> PathBuf {
    if path.exists() {
        return path.to_owned();
    }
    let name = path.file_stem().and_then(|name| name.to_str()).expect("a name");
    path.with_file_name(format!("{name}-1.png"))
}

/// Checks the file at `path` against what was wanted.
#[track_caller]
pub(super) fn check(path: &Path, wanted: &Wanted) {
    check_form(path);
    let bytes = fs::read(path).expect("it is there");
    match ending(path) {
        "pdf" => {
            let file = reader::open(&bytes);
            for page in file.pages().iter() {
                // Round the page there may be white that is cut off.
                let page = page.raw().get::<Rect>("TrimBox").unwrap_or(page.media_box());
                assert_near(page.width(), wanted.page.0, 0.01, path);
                assert_near(page.height(), wanted.page.1, 0.01, path);
            }
        }
        "png" => {
            let picture = picture::decode(&bytes);
            let inch = wanted.resolution / 72.0;
            assert_near(picture.width as f64, wanted.page.0 * inch, 1.0, path);
            assert_near(picture.height as f64, wanted.page.1 * inch, 1.0, path);
        }
        "html" => {
            let page = Html::parse_document(&String::from_utf8_lossy(&bytes));
            let language = page.root_element().attr("lang");
            assert_eq!(language, wanted.locale.as_deref(), "{}", path.display());
        }
        "csv" => {
            let rest = bytes.strip_prefix("\u{feff}".as_bytes());
            assert_eq!(rest.is_some(), wanted.bom, "{}", path.display());
            let mut reader = csv::ReaderBuilder::new()
                .delimiter(wanted.delimiter)
                .from_reader(rest.unwrap_or(&bytes));
            assert_eq!(reader.headers().expect("a head").len(), 5, "{}", path.display());
            assert!(reader.records().all(|record| record.is_ok()), "{}", path.display());
        }
        "json" => {
            let sheet: serde_json::Value = serde_json::from_slice(&bytes).expect("JSON");
            let locale = sheet["locale"].as_str();
            assert_eq!(locale, wanted.locale.as_deref(), "{}", path.display());
        }
        ending => panic!("what is .{ending}?"),
    }
}

/// Whether the file at `path` has pages.
pub(super) fn is_sheet(path: &Path) -> bool {
    ["pdf", "png"].contains(&ending(path))
}

/// Checks that the file at `path` has the form that its ending promises, and is not empty.
#[track_caller]
pub(super) fn check_form(path: &Path) {
    let bytes = fs::read(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    match ending(path) {
        "pdf" => {
            assert!(bytes.starts_with(b"%PDF-1.7\n"), "{}", path.display());
            let file = reader::open(&bytes);
            let pages = reader::read(&file);
            assert!(!pages.glyphs.is_empty(), "{}", path.display());
            assert!(pages.glyphs.iter().all(|page| !page.is_empty()), "{}", path.display());
        }
        "png" => {
            let picture = picture::decode(&bytes);
            assert!(picture.shades.iter().any(|&shade| shade < 64), "{}", path.display());
        }
        "html" => {
            let page = Html::parse_document(&String::from_utf8_lossy(&bytes));
            let rows = Selector::parse("tbody tr").expect("a selector");
            assert!(page.select(&rows).next().is_some(), "{}", path.display());
        }
        "csv" | "json" => assert!(bytes.len() > 100, "{}", path.display()),
        ending => panic!("what is .{ending}?"),
    }
}

fn ending(path: &Path) -> &str {
    path.extension().and_then(|ending| ending.to_str()).unwrap_or_default()
}

#[track_caller]
fn assert_near(seen: f64, wanted: f64, slack: f64, path: &Path) {
    assert!((seen - wanted).abs() <= slack, "{}: {seen} for {wanted}", path.display());
}
