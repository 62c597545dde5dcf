//! The fonts in a file against the programs in them.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Dictionary, Document, Object};
use write_fonts::read::ps::Sid;
use write_fonts::read::ps::cff::CffFontRef;

use super::content::object;

/// A font of the file.
pub(super) struct Font {
    /// What each code stands for.
    pub(super) text: BTreeMap<u16, String>,
    widths: BTreeMap<u16, i64>,
    program: Vec<u8>,
    cff: bool,
    faults: Vec<String>,
}

/// The fonts of all pages, by their names there.
pub(super) fn fonts(file: &Document) -> BTreeMap<String, Font> {
    let page = file.page_iter().next().expect("a page");
    let page = file.get_dictionary(page).expect("a page");
    let resources = dictionary(file, page, b"Resources");
    let table = dictionary(file, resources, b"Font");
    let keys = table.iter().map(|(key, _)| key.clone());
    keys.map(|key| {
        let name = String::from_utf8_lossy(&key).into_owned();
        (name, Font::read(file, dictionary(file, table, &key)))
    })
    .collect()
}

fn dictionary<'d>(file: &'d Document, parent: &'d Dictionary, key: &[u8]) -> &'d Dictionary {
    object(file, parent.get(key).expect("an entry")).as_dict().expect("a dictionary")
}

impl Font {
    fn read(file: &Document, font: &Dictionary) -> Self {
        let mut faults = vec![];
        let mut expect = |dictionary: &Dictionary, key: &[u8], values: &[&[u8]]| {
            let value = dictionary.get(key).and_then(Object::as_name).unwrap_or(b"nothing");
            if !values.contains(&value) {
                let [key, value] = [key, value].map(String::from_utf8_lossy);
                faults.push(format!("a font says {value} of its {key}"));
            }
        };
        expect(font, b"Type", &[b"Font"]);
        expect(font, b"Subtype", &[b"Type0"]);
        expect(font, b"Encoding", &[b"Identity-H"]);
        let parts = font.get(b"DescendantFonts").expect("as written").as_array().expect("parts");
        assert_eq!(parts.len(), 1);
        let part = object(file, &parts[0]).as_dict().expect("a part");
        let base = font.get(b"BaseFont").and_then(Object::as_name).unwrap_or(b"nothing at all");
        expect(part, b"Type", &[b"Font"]);
        expect(part, b"BaseFont", &[base]);
        let descriptor = dictionary(file, part, b"FontDescriptor");
        let cff = descriptor.has(b"FontFile3");
        expect(part, b"Subtype", &[if cff { b"CIDFontType0" } else { b"CIDFontType2" }]);
        if !cff {
            expect(part, b"CIDToGIDMap", &[b"Identity"]);
        }
        expect(descriptor, b"FontName", &[base]);
        let key: &[u8] = if cff { b"FontFile3" } else { b"FontFile2" };
        let program =
            object(file, descriptor.get(key).expect("a program")).as_stream().expect("as written");
        let program = program.decompressed_content().expect("a program");
        let map =
            object(file, font.get(b"ToUnicode").expect("a map")).as_stream().expect("as written");
        let map = String::from_utf8(map.decompressed_content().expect("a map")).expect("ascii");
        let widths = widths(part.get(b"W").expect("as written").as_array().expect("widths"));
        Self { text: texts(&map), widths, program, cff, faults }
    }

    /// What is wrong with the font and with the codes that the pages show.
    pub(super) fn faults(&self, shown: &BTreeSet<u16>) -> Vec<String> {
        let mut faults = self.faults.clone();
        for &code in shown {
            let stated = self.widths.get(&code);
            let advance = self.advance(code);
            match advance {
                None => faults.push(format!("code {code} has no glyph")),
                Some(advance)
                    if stated.is_none_or(|&width| (width as f64 - advance).abs() > 1.0) =>
                {
                    faults.push(format!("code {code} is {stated:?} wide and its glyph {advance}"));
                }
                Some(_) => {}
            }
            if self.text.get(&code).is_none_or(|text| text.contains(['\0', '\u{FEFF}', '\u{FFFE}']))
            {
                faults.push(format!("code {code} stands for nothing"));
            }
        }
        faults
    }

    /// The advance of a code's glyph in thousandths of an em, as the program has it.
    fn advance(&self, code: u16) -> Option<f64> {
        if code == 0 {
            return None;
        }
        if self.cff {
            let font = CffFontRef::new_cff(&self.program, 0, Some(1000)).expect("a CFF program");
            let glyph = font.charset()?.glyph_id(Sid::new(code))?;
            let subfont = font.subfont(font.subfont_index(glyph)?, &[]).ok()?;
            return font.evaluate_width(&subfont, glyph, &[]).ok()?.map(|width| width.to_f64());
        }
        let face = ttf_parser::Face::parse(&self.program, 0).expect("a TrueType program");
        let advance = face.glyph_hor_advance(ttf_parser::GlyphId(code))?;
        Some(f64::from(advance) * 1000.0 / f64::from(face.units_per_em()))
    }
}

/// What the codes stand for, read off a map as printpdf writes it: lines of `<code> <text>`.
fn texts(map: &str) -> BTreeMap<u16, String> {
    let mut texts = BTreeMap::new();
    let mut inside = false;
    for line in map.lines() {
        if line.ends_with("beginbfchar") || line == "endbfchar" {
            inside = line != "endbfchar";
        } else if inside {
            let mut halves = line.split_whitespace().map(|half| half.trim_matches(['<', '>']));
            let code = u16::from_str_radix(halves.next().expect("a code"), 16).expect("a code");
            let text = halves.next().expect("a text").as_bytes().chunks(4);
            let units = text.map(|unit| {
                u16::from_str_radix(std::str::from_utf8(unit).expect("ascii"), 16).expect("a unit")
            });
            let text = String::from_utf16(&units.collect::<Vec<_>>()).expect("UTF-16");
            assert!(texts.insert(code, text).is_none(), "code {code} is mapped twice");
        }
    }
    texts
}

fn widths(array: &[Object]) -> BTreeMap<u16, i64> {
    let mut widths = BTreeMap::new();
    for group in array.chunks(2) {
        let first = group[0].as_i64().expect("a code");
        let list = group[1].as_array().expect("a list");
        for (code, width) in (first..).zip(list) {
            let code = u16::try_from(code).expect("a code");
            assert!(widths.insert(code, width.as_i64().expect("a width")).is_none());
        }
    }
    widths
}
