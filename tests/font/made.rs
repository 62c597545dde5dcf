//! Fonts for tests, made from the bundled ones: cut, given other characters, damaged.

use std::collections::{BTreeMap, BTreeSet};

use roundsheet::font::{FaceId, FontSet, GlyphId, Region, subset, with_cmap};
use write_fonts::FontBuilder;
use write_fonts::read::FontRef;
use write_fonts::types::Tag;

/// The tables of a font by their tags.
pub(crate) type Tables = BTreeMap<[u8; 4], Vec<u8>>;

/// A font with the glyphs of a bundled face: for each pair, the character that it has and the
/// one of the face whose glyph draws it. It has no `OS/2`.
pub(crate) fn cut(id: FaceId, characters: &[(char, char)]) -> Tables {
    let fonts = FontSet::bundled();
    let face = fonts.face(id);
    let glyph = |&(new, old): &(char, char)| (new, face.glyph(old).expect("the face has it"));
    let characters: Vec<(char, GlyphId)> = characters.iter().map(glyph).collect();
    let glyphs: BTreeSet<GlyphId> = characters.iter().map(|&(_, glyph)| glyph).collect();
    let part = subset(face, &glyphs).expect("a subset");
    let font = with_cmap(&part, characters).expect("a font");
    let font = FontRef::new(&font).expect("a font");
    let tags = font.table_directory.table_records().iter().map(|record| record.tag());
    tags.map(|tag| (tag.to_be_bytes(), font.table_data(tag).expect("there").as_bytes().to_vec()))
        .collect()
}

/// The font as a file.
pub(crate) fn file(tables: &Tables) -> Vec<u8> {
    let mut builder = FontBuilder::new();
    for (tag, data) in tables {
        builder.add_raw(Tag::new(tag), data.clone());
    }
    builder.build()
}

/// The font under another PostScript name, or under none.
pub(crate) fn named(mut tables: Tables, name: Option<&str>) -> Tables {
    let string: Vec<u8> =
        name.into_iter().flat_map(str::encode_utf16).flat_map(u16::to_be_bytes).collect();
    let mut words = vec![0, u16::from(name.is_some()), 6 + 12 * u16::from(name.is_some())];
    if name.is_some() {
        words.extend([3, 1, 0x409, 6, u16::try_from(string.len()).expect("short"), 0]);
    }
    let mut table: Vec<u8> = words.into_iter().flat_map(u16::to_be_bytes).collect();
    table.extend(string);
    tables.insert(*b"name", table);
    tables
}

/// The font with another number of units in an em: its glyphs become larger or smaller.
pub(crate) fn with_em(mut tables: Tables, units: u16) -> Tables {
    let head = tables.get_mut(b"head").expect("every font has it");
    head[18..20].copy_from_slice(&units.to_be_bytes());
    tables
}

/// The font with an `OS/2` table that says how it may be embedded.
pub(crate) fn with_permissions(mut tables: Tables, fs_type: u16) -> Tables {
    let fonts = FontSet::bundled();
    let source = ttf_parser::RawFace::parse(fonts.face(FaceId::LatinSerif).data(), 0);
    let table = source.expect("a face").table(ttf_parser::Tag::from_bytes(b"OS/2"));
    let mut table = table.expect("there").to_vec();
    table[8..10].copy_from_slice(&fs_type.to_be_bytes());
    tables.insert(*b"OS/2", table);
    tables
}

/// The font with an axis of this tag from 100 to 900.
pub(crate) fn with_axis(mut tables: Tables, tag: &[u8; 4], default: u16) -> Tables {
    let mut table: Vec<u8> =
        [1, 0, 16, 2, 1, 20, 0, 8].into_iter().flat_map(u16::to_be_bytes).collect();
    table.extend(tag);
    table.extend([100, 0, default, 0, 900, 0, 0, 256].into_iter().flat_map(u16::to_be_bytes));
    tables.insert(*b"fvar", table);
    tables
}

/// A collection of font files.
pub(crate) fn collection(fonts: &[Vec<u8>]) -> Vec<u8> {
    let count = u32::try_from(fonts.len()).expect("few");
    let mut bytes = [*b"ttcf", [0, 1, 0, 0], count.to_be_bytes()].concat();
    let mut start = bytes.len() + 4 * fonts.len();
    for font in fonts {
        bytes.extend(u32::try_from(start).expect("small").to_be_bytes());
        start += font.len().next_multiple_of(4);
    }
    for font in fonts {
        let base = u32::try_from(bytes.len()).expect("small");
        let mut font = font.clone();
        let tables = usize::from(u16::from_be_bytes([font[4], font[5]]));
        for record in 0..tables {
            let at = 12 + 16 * record + 8;
            let offset = u32::from_be_bytes(font[at..at + 4].try_into().expect("four"));
            font[at..at + 4].copy_from_slice(&(base + offset).to_be_bytes());
        }
        font.resize(font.len().next_multiple_of(4), 0);
        bytes.extend(font);
    }
    bytes
}

/// The corners of the one glyph of [`name_keyed`], in halves of a font unit.
pub(crate) const BOX: [(i64, i64); 4] = [(100, 100), (900, 100), (900, 1300), (100, 1300)];

/// A font in which `character` is a box, its outline in a CFF table with names of glyphs and
/// not numbers.
pub(crate) fn name_keyed(character: char) -> Tables {
    let mut tables = cut(FaceId::HanSerif(Region::Simplified), &[(character, '一')]);
    let index = |items: &[&[u8]]| {
        let mut bytes = u16::try_from(items.len()).expect("few").to_be_bytes().to_vec();
        if !items.is_empty() {
            bytes.push(1);
            let mut offset = 1;
            bytes.push(offset);
            for item in items {
                offset += u8::try_from(item.len()).expect("short");
                bytes.push(offset);
            }
        }
        bytes.extend(items.concat());
        bytes
    };
    let number = |value: i16| [&[28_u8][..], &value.to_be_bytes()].concat();
    let [rmoveto, hlineto, vlineto, endchar] = [21_u8, 6, 7, 14];
    let outline = [
        &[number(50), number(50), vec![rmoveto], number(400), vec![hlineto]].concat()[..],
        &[number(600), vec![vlineto], number(-400), vec![hlineto, endchar]].concat(),
    ]
    .concat();
    let offset =
        |value: usize| [&[29_u8][..], &u32::try_from(value).expect("small").to_be_bytes()].concat();
    let head = [&[1, 0, 4, 1][..], &index(&[b"Made"])].concat();
    let rest = [index(&[]), index(&[])].concat();
    let glyphs = index(&[&[endchar], &outline]);
    // Format 0: glyph 1 is called A.
    let charset = [0_u8, 0, 34];
    let private = [139_u8, 20];
    // An index of one dictionary of 23 bytes has 28.
    let first = head.len() + 28 + rest.len();
    let dictionary = [
        offset(first),
        vec![15],
        offset(first + charset.len()),
        vec![17],
        offset(private.len()),
        offset(first + charset.len() + glyphs.len()),
        vec![18],
    ]
    .concat();
    assert_eq!(dictionary.len(), 23);
    let table = [&head[..], &index(&[&dictionary]), &rest, &charset, &glyphs, &private].concat();
    tables.insert(*b"CFF ", table);
    tables
}
