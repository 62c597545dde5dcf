//! The cores are parts of the Chinese faces, made here, with all that the program's own
//! words need.

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

use roundsheet::display::Shape;
use roundsheet::document::Document;
use roundsheet::font::{Chinese, Face, FaceId, FontSet, GlyphId, subset, with_cmap};
use roundsheet::game::{Game, Sides};
use roundsheet::layout::Scale;
use roundsheet::locale::{Book, Digits, Entrants, Locale, Mark};
use roundsheet::schedule::Cycles;
use roundsheet::sheets::Brief;
use write_fonts::FontBuilder;
use write_fonts::read::FontRef;
use write_fonts::types::Tag;

use super::subset::outline;
use crate::support::{a4, appendix, brief, exact, lay_out};

/// What a core has beside the words of its locale file: spaces, full-width digits, marks,
/// separators of pairings, numerals.
const ALWAYS: &str = "0123456789 \u{A0}\u{3000}０１２３４５６７８９、。，．：；！？－（）〔〕【】「」『』《》〈〉\
                      “”‘’…—·～／＝＋＊○●〇零一二三四五六七八九十百千";

/// The words of the program in the language of a core: those of its sheets, not those of its
/// files.
fn words(id: FaceId) -> String {
    let locale = match id {
        FaceId::HanSerifCore(Chinese::Simplified)
        | FaceId::HanSansBoldCore(Chinese::Simplified) => Locale::ZhHans,
        _ => Locale::ZhHant,
    };
    [Book::Tables, Book::Event].map(|book| book.source(locale)).concat()
}

/// The characters of a core, each with its glyph in the whole face.
fn characters(id: FaceId, whole: &Face) -> Vec<(char, GlyphId)> {
    let words = words(id);
    let words = words.chars().filter(|character| !character.is_ascii());
    let characters: BTreeSet<char> = words.chain(ALWAYS.chars()).collect();
    let glyph = |character| whole.glyph(character).expect("the whole face has it");
    characters.into_iter().map(|character| (character, glyph(character))).collect()
}

/// A core, made from the whole face: a font that opens by itself, with its metrics.
fn made(id: FaceId) -> Vec<u8> {
    let fonts = FontSet::bundled();
    let whole = fonts.face(id.whole());
    let characters = characters(id, whole);
    let glyphs = characters.iter().map(|&(_, glyph)| glyph).collect();
    let part = subset(whole, &glyphs).expect("a subset");
    let part = with_cmap(&part, characters).expect("a font");
    let metrics = Tag::new(b"OS/2");
    let source = ttf_parser::RawFace::parse(whole.data(), whole.index()).expect("a face");
    let table = source.table(ttf_parser::Tag::from_bytes(b"OS/2")).expect("metrics");
    let mut builder = FontBuilder::new();
    builder.add_raw(metrics, table);
    builder.copy_missing_tables(FontRef::new(&part).expect("a font")).build()
}

fn path(id: FaceId) -> PathBuf {
    let name = id.to_string().replace("-core", ".otf");
    [env!("CARGO_MANIFEST_DIR"), "fonts", "core", &name].iter().collect()
}

#[test]
#[expect(clippy::disallowed_methods, reason = "the one who runs the test asks by a variable")]
fn the_files_are_made_from_the_whole_faces() {
    for id in FaceId::CORES {
        let made = made(id);
        if std::env::var_os("APPROVE").is_some() {
            fs::write(path(id), made).expect("written");
        } else {
            let kept = fs::read(path(id)).expect("a file");
            assert!(
                kept == made,
                "{id} is out of date: run the test again with APPROVE=1, then build again"
            );
        }
    }
}

#[test]
fn measures_are_those_of_the_whole_face() {
    let fonts = FontSet::bundled();
    for id in FaceId::CORES {
        let (core, whole) = (fonts.face(id), fonts.face(id.whole()));
        assert_eq!(core.name(), whole.name(), "{id}");
        let measures = |face: &Face| {
            let lines = [face.ascent(), face.descent(), face.cap_height()];
            (face.units_per_em(), lines, face.weight(), face.bbox(), face.is_cff())
        };
        assert_eq!(measures(core), measures(whole), "{id}");
    }
}

#[test]
fn glyphs_are_those_of_the_whole_face() {
    let fonts = FontSet::bundled();
    for id in FaceId::CORES {
        let (core, whole) = (fonts.face(id), fonts.face(id.whole()));
        let open = |face| ttf_parser::Face::parse(Face::data(face), face.index()).expect("a face");
        let (part, source) = (open(core), open(whole));
        for (character, glyph) in characters(id, whole) {
            let own = core.glyph(character).expect("the core has it");
            assert_eq!(outline(&part, own.0), outline(&source, glyph.0), "{id} {character}");
            assert_eq!(core.advance(own), whole.advance(glyph), "{id} {character}");
        }
        assert_eq!(core.glyph('A'), None, "a Latin letter is for the Latin face");
    }
}

#[test]
fn sheets_without_names_need_no_whole_face() {
    let double = Cycles::Double { swap_last_rounds: true };
    for locale in [Locale::ZhHans, Locale::ZhHant] {
        for game in Game::ALL {
            let players = Brief { number: Some("二".to_owned()), ..brief(locale, game) };
            let mut teams = Brief { cycles: double, boards: Some(4), ..players.clone() };
            teams.entrants = Entrants::Teams;
            (teams.notation.mark, teams.notation.digits) = (Mark::Brackets, Digits::FullWidth);
            let mut lots = Brief { cycles: double, games_per_match: Some(2), ..players.clone() };
            lots.sides = Sides::ByLot;
            lots.notation.mark = Mark::Plain;
            for brief in [players, teams, lots] {
                let wall = Brief { lower: 9, upper: 9, ..brief.clone() };
                assert_needs_no_whole_face(&appendix(&brief), Scale::Book);
                assert_needs_no_whole_face(&exact(&wall), Scale::Wall);
            }
        }
    }
}

fn assert_needs_no_whole_face(document: &Document, scale: Scale) {
    let display = lay_out(document, &a4(scale)).expect("pages");
    for mark in display.pages.iter().flat_map(|page| &page.marks) {
        if let Shape::Glyphs(run) = &mark.shape {
            assert!(!run.face.is_han() || FaceId::CORES.contains(&run.face), "{mark}");
        }
    }
}
