//! Which face draws which part of a text.

use roundsheet::font::{FaceId, FontSet, Lack, Region, Style, Uncovered};
use roundsheet::locale::Locale;

/// The stretches as `face[text]`, whether a core or its whole face draws them.
fn stretches(text: &str, style: Style, locale: Locale) -> String {
    let mut joined: Vec<(FaceId, String)> = vec![];
    for (face, stretch) in FontSet::bundled().itemize(text, style, locale).expect("covered") {
        match joined.last_mut() {
            Some((last, text)) if *last == face.whole() => text.push_str(stretch),
            _ => joined.push((face.whole(), stretch.to_owned())),
        }
    }
    joined.into_iter().map(|(face, stretch)| format!("{face}[{stretch}]")).collect()
}

fn text(text: &str, locale: Locale) -> String {
    stretches(text, Style::Text, locale)
}

#[test]
fn european_letters_and_marks_are_latin_in_every_language() {
    for letters in ["ąłșŻő", "Қасымов", "Іваненко і ё №1", "Ωμέγα", "«а — б»", "3:2", "=-+"]
    {
        for locale in Locale::ALL {
            if locale.is_chinese() && letters.contains('—') {
                continue;
            }
            assert_eq!(text(letters, locale), format!("serif[{letters}]"), "{locale:?}");
            assert_eq!(
                stretches(letters, Style::Head, locale),
                format!("sans-bold[{letters}]"),
                "{locale:?}"
            );
        }
    }
}

#[test]
fn characters_take_the_forms_of_the_language() {
    assert_eq!(text("輪次", Locale::ZhHant), "serif-tc[輪次]");
    assert_eq!(text("轮次", Locale::ZhHans), "serif-sc[轮次]");
    assert_eq!(stretches("輪次", Style::Head, Locale::ZhHant), "sans-bold-tc[輪次]");
    assert_eq!(text("対", Locale::En), "serif-sc[対]");
}

#[test]
fn the_core_draws_what_it_has_in_chinese_texts() {
    let fonts = FontSet::bundled();
    let faces = |text, locale| {
        let stretches = fonts.itemize(text, Style::Text, locale).expect("covered");
        stretches.into_iter().map(|(face, text)| format!("{face}[{text}]")).collect::<String>()
    };
    assert_eq!(faces("轮次 １", Locale::ZhHans), "serif-sc-core[轮次 １]");
    assert_eq!(
        faces("比赛：龘靐 轮空", Locale::ZhHans),
        "serif-sc-core[比赛：]serif-sc[龘靐 ]serif-sc-core[轮空]"
    );
    assert_eq!(faces("輪空", Locale::ZhHant), "serif-tc-core[輪空]");
    assert_eq!(faces("轮空", Locale::Ru), "serif-sc[轮空]");
}

#[test]
fn digits_are_latin_and_full_width_digits_are_not() {
    assert_eq!(text("第12轮", Locale::ZhHans), "serif-sc[第]serif[12]serif-sc[轮]");
    assert_eq!(text("１－２", Locale::ZhHant), "serif-tc[１－２]");
    assert_eq!(text("2×3", Locale::ZhHans), "serif[2×3]");
    assert_eq!(text("○1", Locale::ZhHant), "serif-tc[○]serif[1]");
    assert_eq!(text("(1)-2", Locale::ZhHans), "serif[(1)-2]");
}

#[test]
fn a_space_belongs_to_what_it_follows() {
    assert_eq!(text("轮 12 次", Locale::ZhHans), "serif-sc[轮 ]serif[12 ]serif-sc[次]");
    assert_eq!(text("  轮", Locale::ZhHans), "serif-sc[  轮]");
    assert_eq!(text("A\u{A0}Б\u{202F}В", Locale::Ru), "serif[A\u{A0}Б\u{202F}В]");
    assert_eq!(text(" ", Locale::ZhHans), "serif[ ]");
    assert_eq!(text("", Locale::ZhHans), "");
    assert_eq!(text("甲　乙", Locale::ZhHans), "serif-sc[甲　乙]");
}

#[test]
fn shared_marks_go_with_their_neighbours() {
    assert_eq!(text("O’Brien", Locale::ZhHans), "serif[O’Brien]");
    assert_eq!(text("选手O’Brien胜", Locale::ZhHans), "serif-sc[选手]serif[O’Brien]serif-sc[胜]");
    assert_eq!(text("阿里·汗", Locale::ZhHans), "serif-sc[阿里·汗]");
    assert_eq!(text("J·R", Locale::ZhHans), "serif[J·R]");
    assert_eq!(text("甲——乙……", Locale::ZhHans), "serif-sc[甲——乙……]");
    assert_eq!(text("1—3", Locale::ZhHans), "serif[1—3]");
    assert_eq!(text("“轮空”", Locale::Ru), "serif[“]serif-sc[轮空]serif[”]");
    assert_eq!(text("Team “A” — B", Locale::En), "serif[Team “A” — B]");
}

#[test]
fn quotation_marks_of_a_pair_come_from_one_face() {
    assert_eq!(text("“Swiss”赛", Locale::ZhHans), "serif-sc[“]serif[Swiss]serif-sc[”赛]");
    assert_eq!(text("用“Bye”", Locale::ZhHans), "serif-sc[用“]serif[Bye]serif-sc[”]");
    assert_eq!(text("“O’Neil”", Locale::ZhHans), "serif[“O’Neil”]");
}

#[test]
fn what_the_preferred_face_lacks_another_draws() {
    // The traditional face of a Chinese text, the simplified one elsewhere.
    assert_eq!(text("①", Locale::ZhHant), "serif-tc[①]");
    assert_eq!(text("①", Locale::Ru), "serif-sc[①]");
    // No Han face has the Romanian letter, even beside characters.
    assert_eq!(text("手Ș", Locale::ZhHant), "serif-tc[手]serif[Ș]");
}

#[test]
fn a_character_that_no_face_draws_is_named() {
    for (broken, character) in [
        ("甲𪚥乙", '𪚥'),
        ("ok 😀", '😀'),
        ("ש", 'ש'),
        ("ع", 'ع'),
        ("a\u{2068}b", '\u{2068}'),
        ("a\nb", '\n'),
        ("\t", '\t'),
        ("a\u{AD}b", '\u{AD}'),
        ("a\u{200D}b", '\u{200D}'),
    ] {
        for locale in Locale::ALL {
            let error = FontSet::bundled()
                .itemize(broken, Style::Text, locale)
                .expect_err("nothing draws it");
            assert_eq!(error.character, character);
            let code = format!("U+{:04X}", u32::from(character));
            assert!(error.to_string().contains(&code), "{error}");
        }
    }
}

#[test]
fn the_message_names_the_faces_and_never_prints_a_control() {
    let fonts = FontSet::bundled();
    let error = fonts.itemize("😀", Style::Head, Locale::ZhHant).expect_err("no emoji");
    let han = |region| FaceId::HanSansBold(region);
    assert_eq!(
        error,
        Uncovered {
            character: '😀',
            lack: Lack::Faces {
                tried: vec![
                    FaceId::LatinSansBold,
                    han(Region::Traditional),
                    han(Region::Simplified),
                    han(Region::Japanese),
                    han(Region::Korean),
                ],
            },
        }
    );
    assert_eq!(
        error.to_string(),
        "`😀` (U+1F600) is in none of the faces \
         sans-bold, sans-bold-tc, sans-bold-sc, sans-bold-jp, sans-bold-kr"
    );
    let error = fonts.itemize("a\tb", Style::Text, Locale::En).expect_err("no tab");
    assert_eq!(error.to_string(), "the control character U+0009 cannot be drawn");
}
