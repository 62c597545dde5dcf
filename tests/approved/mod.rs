//! Pages as they were approved: display lists as text, and a few pictures, pixel by pixel.
//!
//! With `APPROVE=1` in the environment the files of this folder are written anew, to be looked
//! at and committed.

use std::collections::BTreeSet;
use std::fs;
use std::io::Cursor;
use std::path::{Path, PathBuf};

use roundsheet::backend::png::write_page;
use roundsheet::display::DisplayList;
use roundsheet::font::FontSet;
use roundsheet::game::Game;
use roundsheet::layout::{self, Scale, Setting};
use roundsheet::locale::{Entrants, Locale};
use roundsheet::schedule::Cycles;
use roundsheet::sheets::Brief;

use crate::support::{a4, appendix, brief, exact, setting};

/// A sheet that was approved.
struct Sheet {
    name: &'static str,
    locale: Locale,
    game: Game,
    /// What is changed of the locale's usual brief.
    change: fn(&mut Brief),
    /// An appendix in book type, or a table as large as the page allows.
    scale: Scale,
}

const SHEETS: [Sheet; 7] = [
    Sheet {
        name: "appendix-xiangqi-zh-Hant-3-20",
        locale: Locale::ZhHant,
        game: Game::Xiangqi,
        change: |_| {},
        scale: Scale::Book,
    },
    Sheet {
        name: "appendix-xiangqi-zh-Hans-3-8",
        locale: Locale::ZhHans,
        game: Game::Xiangqi,
        change: |brief| {
            brief.upper = 8;
            brief.number = Some("二".to_owned());
        },
        scale: Scale::Book,
    },
    Sheet {
        name: "appendix-draughts-renju-ru-3-8",
        locale: Locale::Ru,
        game: Game::Draughts,
        change: |brief| {
            brief.upper = 8;
            brief.games.push(Game::Renju);
        },
        scale: Scale::Book,
    },
    Sheet {
        name: "appendix-chess-en-3-8",
        locale: Locale::En,
        game: Game::Chess,
        change: |brief| brief.upper = 8,
        scale: Scale::Book,
    },
    Sheet {
        name: "table-7-xiangqi-zh-Hant",
        locale: Locale::ZhHant,
        game: Game::Xiangqi,
        change: |brief| brief.upper = 7,
        scale: Scale::Wall,
    },
    Sheet {
        name: "table-6-double-ru",
        locale: Locale::Ru,
        game: Game::Draughts,
        change: |brief| {
            brief.upper = 6;
            brief.cycles = Cycles::Double { swap_last_rounds: true };
        },
        scale: Scale::Wall,
    },
    Sheet {
        name: "table-8-teams-reordered-en",
        locale: Locale::En,
        game: Game::Chess,
        change: |brief| {
            brief.upper = 8;
            brief.entrants = Entrants::Teams;
            brief.boards = Some(4);
            brief.order = Some(vec![7, 1, 2, 3, 4, 5, 6]);
        },
        scale: Scale::Wall,
    },
];

/// The pictures: the name of a sheet, the sides and the margin of its page in millimetres,
/// dots per inch.
const PICTURES: [(&str, i64, i64, i64, u32); 7] = [
    ("appendix-xiangqi-zh-Hant-3-20", 210, 297, 20, 36),
    ("appendix-draughts-renju-ru-3-8", 210, 297, 20, 28),
    ("appendix-chess-en-3-8", 210, 297, 20, 28),
    ("table-8-teams-reordered-en", 148, 210, 15, 50),
    ("appendix-xiangqi-zh-Hans-3-8", 210, 297, 20, 36),
    ("table-6-double-ru", 148, 210, 15, 50),
    ("table-7-xiangqi-zh-Hant", 148, 210, 15, 50),
];

/// The most that an approved picture takes.
const MOST_BYTES: usize = 20 * 1024;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/approved")
}

/// Whether what is found is to be approved.
#[expect(clippy::disallowed_methods, reason = "a switch of the tests, not of the program")]
fn approving() -> bool {
    std::env::var("APPROVE").is_ok_and(|value| value == "1")
}

fn pages(sheet: &Sheet, setting: &Setting) -> DisplayList {
    let mut brief = brief(sheet.locale, sheet.game);
    (sheet.change)(&mut brief);
    let document = match sheet.scale {
        Scale::Book | Scale::Form => appendix(&brief),
        Scale::Wall => exact(&brief),
    };
    layout::lay_out(&document.clone().into(), &FontSet::bundled(), setting).expect("the sheet fits")
}

/// The bytes of the approved file `name`.
fn approved(name: &str) -> Vec<u8> {
    let path = folder().join(name);
    fs::read(&path).unwrap_or_else(|error| {
        panic!("{}: {error}; APPROVE=1 writes it", path.display());
    })
}

#[test]
fn display_lists_are_as_approved() {
    for sheet in &SHEETS {
        let name = format!("{}.txt", sheet.name);
        let found = pages(sheet, &a4(sheet.scale)).to_string();
        if approving() {
            fs::write(folder().join(&name), &found).expect("the folder takes files");
            continue;
        }
        let approved = String::from_utf8(approved(&name)).expect("UTF-8");
        let (mut old, mut new) = (approved.lines(), found.lines());
        for line in 1.. {
            let (old, new) = (old.next(), new.next());
            assert_eq!(new, old, "{name}, line {line}: found on the left, approved on the right");
            if new.is_none() {
                break;
            }
        }
    }
}

/// Width, height and grey levels of a picture.
fn decoded(bytes: &[u8]) -> (u32, u32, Vec<u8>) {
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a picture");
    let (width, height) = (reader.info().width, reader.info().height);
    let mut pixels = vec![0; (width * height) as usize];
    let frame = reader.next_frame(&mut pixels).expect("pixels");
    assert_eq!(frame.buffer_size(), pixels.len(), "one level a pixel");
    (width, height, pixels)
}

#[test]
fn pictures_are_as_approved_to_the_pixel() {
    for (name, width, height, margin, resolution) in PICTURES {
        let sheet = SHEETS.iter().find(|sheet| sheet.name == name).expect("a sheet");
        let list = pages(sheet, &setting(width, height, margin, sheet.scale));
        let found = write_page(&list.pages[0], &FontSet::bundled(), resolution).expect("a picture");
        let name = format!("{name}.png");
        assert!(found.len() <= MOST_BYTES, "{name} takes {} bytes", found.len());
        if approving() {
            fs::write(folder().join(&name), &found).expect("the folder takes files");
            continue;
        }
        let (found, approved) = (decoded(&found), decoded(&approved(&name)));
        assert_eq!((found.0, found.1), (approved.0, approved.1), "{name}: size");
        let differing = found.2.iter().zip(&approved.2).enumerate().filter(|(_, (a, b))| a != b);
        let differing: Vec<(usize, usize)> = differing
            .map(|(place, _)| (place % found.0 as usize, place / found.0 as usize))
            .collect();
        assert_eq!(differing.len(), 0, "{name}: first at {:?}", differing.first());
    }
}

#[test]
fn every_approved_file_is_compared() {
    let texts = SHEETS.iter().map(|sheet| format!("{}.txt", sheet.name));
    let pictures = PICTURES.iter().map(|(name, ..)| format!("{name}.png"));
    let expected: BTreeSet<String> = texts.chain(pictures).chain(["mod.rs".to_owned()]).collect();
    let entries = fs::read_dir(folder()).expect("the folder is there");
    let found: BTreeSet<String> = entries
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
        .collect();
    if !approving() {
        assert_eq!(found, expected);
    }
}
