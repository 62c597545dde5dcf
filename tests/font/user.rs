//! Which fonts of a user are taken, and what they are asked for.

use roundsheet::font::{
    Face, FaceId, FontSet, Forbidden, Lack, Style, Uncovered, UserFaceError, subset, with_cmap,
};
use roundsheet::locale::Locale;

use super::made::{
    Tables, collection, cut, file, name_keyed, named, with_axis, with_em, with_permissions,
};

/// A character that no bundled face has.
const RARE: char = 'Ꭰ';

fn small() -> Tables {
    cut(FaceId::LatinSerif, &[(RARE, 'R'), (' ', ' ')])
}

#[track_caller]
fn taken(tables: &Tables) -> Face {
    Face::of_user(file(tables), 0).expect("a font to print with")
}

#[track_caller]
fn refused(data: Vec<u8>, index: u32, error: UserFaceError, said: &str) {
    let found = Face::of_user(data, index).expect_err(said);
    assert_eq!((found, found.to_string().as_str()), (error, said));
    assert!(!found.hint().is_empty());
}

#[test]
fn fonts_of_both_kinds_are_taken() {
    assert!(!taken(&small()).is_cff());
    assert!(taken(&name_keyed(RARE)).is_cff());
    assert_eq!(taken(&with_em(small(), 2048)).units_per_em(), 2048);
    for fs_type in [0, 4, 8] {
        taken(&with_permissions(small(), fs_type));
    }
}

#[test]
fn a_face_of_a_collection_is_chosen_by_number() {
    let fonts = ["One", "Two"].map(|name| file(&named(small(), Some(name))));
    let data = collection(&fonts);
    for (index, name) in [(0, "One"), (1, "Two")] {
        assert_eq!(Face::of_user(data.clone(), index).expect("a face").name(), name);
    }
    let error = UserFaceError::NoSuchFace { index: 2, count: 2 };
    refused(data, 2, error, "there is no face 2: the 2 faces count from 0");
    let error = UserFaceError::NoSuchFace { index: 1, count: 1 };
    refused(file(&small()), 1, error, "there is no face 1, only face 0");
}

#[test]
fn the_name_is_safe() {
    for (name, safe) in [
        (Some("Made-Bold"), "Made-Bold"),
        (Some("a/b (c) #1 <é>"), "abc1"),
        (Some("宋体"), "Nameless"),
        (None, "Nameless"),
    ] {
        assert_eq!(taken(&named(small(), name)).name(), safe);
    }
    let long = "x".repeat(100);
    assert_eq!(taken(&named(small(), Some(&long))).name().len(), 63);
}

#[test]
fn a_variable_font_is_refused() {
    let error = UserFaceError::Variable { weight: Some(100) };
    let said = "a variable font, whose default weight is 100";
    refused(file(&with_axis(small(), b"wght", 100)), 0, error, said);
    let error = UserFaceError::Variable { weight: None };
    refused(file(&with_axis(small(), b"wdth", 100)), 0, error, "a variable font");
}

#[test]
fn a_font_that_must_not_be_embedded_is_refused() {
    for (fs_type, forbidden, said) in [
        (2, Forbidden::Embedding, "embed it (fsType: restricted licence)"),
        (0x100, Forbidden::Part, "embed a part of it (fsType: no subsetting)"),
        (0x204, Forbidden::Outlines, "embed its outlines (fsType: bitmaps only)"),
    ] {
        let data = file(&with_permissions(small(), fs_type));
        let said = format!("its maker forbids to {said}");
        refused(data, 0, UserFaceError::Forbidden(forbidden), &said);
    }
}

#[test]
fn what_has_no_outlines_is_refused() {
    let mut pictures = small();
    pictures.remove(b"glyf");
    pictures.remove(b"loca");
    let said = "no outlines in the tables glyf or CFF";
    refused(file(&pictures), 0, UserFaceError::NoOutlines { instead: None }, said);
    pictures.insert(*b"CBDT", vec![0, 3, 0, 0]);
    let error = UserFaceError::NoOutlines { instead: Some("CBDT") };
    refused(file(&pictures), 0, error, &format!("{said}: it has CBDT"));
    // Outlines, but none that a character leads to.
    let mut blank = cut(FaceId::LatinSerif, &[(RARE, ' ')]);
    blank.insert(*b"sbix", vec![0, 1, 0, 0]);
    let error = UserFaceError::NoOutlines { instead: Some("sbix") };
    refused(file(&blank), 0, error, &format!("{said}: it has sbix"));
}

#[test]
fn what_is_broken_is_refused() {
    for (data, said) in [
        (vec![], "not a TrueType or OpenType font"),
        (b"wOFF and more".to_vec(), "not a TrueType or OpenType font"),
        (b"%!PS-AdobeFont-1.0".to_vec(), "not a TrueType or OpenType font"),
    ] {
        refused(data, 0, UserFaceError::NotFont, said);
    }
    let mut cut_off = named(small(), Some("Made"));
    cut_off.get_mut(b"name").expect("named").pop();
    let said = "a broken font: a name is not in the table name";
    refused(file(&cut_off), 0, UserFaceError::BrokenNames, said);
    for units in [0, 15, 16_385] {
        let said = format!("a broken font: its em has {units} units and not 16 to 16384");
        let data = file(&with_em(small(), units));
        refused(data, 0, UserFaceError::UnitsPerEm { units }, &said);
    }
    for (tag, error) in
        [(b"cmap", UserFaceError::NoCharacters), (b"hmtx", UserFaceError::NoAdvances)]
    {
        let mut tables = small();
        tables.remove(tag);
        assert_eq!(Face::of_user(file(&tables), 0).expect_err("a table is missing"), error);
    }
    for tag in [b"head", b"hhea", b"maxp"] {
        let mut tables = small();
        tables.remove(tag);
        let error = Face::of_user(file(&tables), 0).expect_err("a table is missing");
        assert!(matches!(error, UserFaceError::Broken { .. }), "{error}");
        assert!(error.to_string().starts_with("a broken font: "), "{error}");
    }
}

#[test]
fn no_damage_is_worse_than_a_refusal() {
    let tables = [small(), name_keyed(RARE)];
    for font in tables.map(|tables| file(&tables)) {
        for at in 0..font.len() {
            let mut damaged = font.clone();
            damaged[at] ^= 0xFF;
            if let Ok(face) = Face::of_user(damaged, 0)
                && let Some(glyph) = face.glyph(RARE)
                && let Ok(part) = subset(&face, &[glyph].into())
            {
                let _ = with_cmap(&part, [(RARE, glyph)]);
            }
            assert!(
                Face::of_user(font[..at].to_vec(), 0).map_or(true, |face| face.data().len() == at)
            );
        }
    }
}

/// A set with these fonts behind the bundled ones.
fn set(fonts: &[Tables]) -> FontSet {
    let mut set = FontSet::bundled();
    for tables in fonts {
        set.add(taken(tables)).expect("there is room");
    }
    set
}

fn stretches(set: &FontSet, text: &str, style: Style) -> Result<String, Uncovered> {
    let stretches = set.itemize(text, style, Locale::ZhHans)?;
    Ok(stretches.into_iter().map(|(face, text)| format!("{face}[{text}]")).collect())
}

#[test]
fn it_is_asked_last_and_in_order_for_both_styles() {
    let first = cut(FaceId::LatinSerif, &[(RARE, 'R'), ('A', 'A'), ('次', 'C'), (' ', ' ')]);
    let second = cut(FaceId::LatinSerif, &[(RARE, 'R'), ('Ꭱ', 'S')]);
    let set = set(&[first, second]);
    let text = "AᎠ Ꭱ次";
    assert_eq!(
        stretches(&set, text, Style::Text).expect("covered"),
        "serif[A]user-1[Ꭰ ]user-2[Ꭱ]serif-sc-core[次]"
    );
    assert_eq!(
        stretches(&set, text, Style::Head).expect("covered"),
        "sans-bold[A]user-1[Ꭰ ]user-2[Ꭱ]sans-bold-sc-core[次]"
    );
    let uncovered = stretches(&set, "Ꭲ", Style::Text).expect_err("no face has it");
    assert_eq!(
        uncovered.to_string(),
        "`Ꭲ` (U+13A2) is in none of the faces \
         serif, serif-sc, serif-tc, serif-jp, serif-kr, user-1, user-2"
    );
}

#[test]
fn a_face_without_a_space_borrows_one() {
    let set = set(&[cut(FaceId::LatinSerif, &[(RARE, 'R'), ('\u{A0}', ' ')])]);
    for space in [' ', '\u{A0}'] {
        assert_eq!(
            stretches(&set, &format!("{RARE}{space}{RARE}"), Style::Text).expect("covered"),
            format!("user-1[{RARE}]serif[{space}]user-1[{RARE}]")
        );
    }
}

#[test]
fn a_picture_in_colour_is_no_glyph() {
    let mut tables = cut(FaceId::LatinSerif, &[(RARE, 'R'), ('Ꭱ', ' '), (' ', ' ')]);
    assert!(taken(&tables).glyph('Ꭱ').is_some());
    tables.insert(*b"COLR", vec![0; 14]);
    let face = taken(&tables);
    assert_eq!(face.glyph('Ꭱ'), None);
    assert!(face.glyph(RARE).is_some() && face.glyph(' ').is_some());
}

#[test]
fn scripts_that_are_not_set_are_refused_with_a_face_too() {
    for character in ['\u{5D0}', '\u{627}', '\u{915}', '\u{F40}', '\u{1780}', '\u{1820}'] {
        let set = set(&[cut(FaceId::LatinSerif, &[(character, 'R')])]);
        let error = stretches(&set, &character.to_string(), Style::Text).expect_err("not set");
        assert_eq!(error, Uncovered { character, lack: Lack::Script });
    }
}

#[test]
fn a_set_holds_as_many_faces_as_can_be_named() {
    let mut set = FontSet::bundled();
    for place in 0..=u8::MAX {
        assert_eq!(set.add(taken(&small())), Some(FaceId::User(place)));
    }
    assert_eq!(set.add(taken(&small())), None);
    assert_eq!(set.brought().count(), 256);
    assert_eq!(FaceId::User(255).to_string(), "user-256");
}
