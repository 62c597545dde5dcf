//! Text typed by a user, brought into the form that sheets print, or that a terminal can be
//! told. The door to `unicode-normalization`; which characters a font covers is asked
//! elsewhere.

mod nearest;
mod separator;
mod told;

pub use nearest::nearest;
pub use separator::{BadSeparator, check_separator};
pub use told::{told, told_value};

use std::fmt;

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The characters of the block CJK Radicals Supplement, from U+2E80 on: for each the
/// ideograph that Unicode's `EquivalentUnifiedIdeograph.txt` gives, or `〓` where it gives
/// none.
const RADICALS_SUPPLEMENT: &str = "\
    〓厂乛乚乙亻冂𠘨刀刂卜㔾小小兀尣\
    尢𡯂巳幺彑彐忄心扌攵〓旡日月歺母\
    民氵氺灬爫爫丬牛犭王𤴔目示礻𥫗糹\
    纟罓罒㓁冗𦉫羊𦍌𦍋耂肀聿肉𦥑艹艹\
    艹虎衤覀西见角𧢲讠贝𧾷车辶辶辶邑\
    钅長镸长门𨸏阝雨青韦页风飞食𩙿飠\
    饣𩠐马骨鬼鱼鸟卤麦黄黾斉齐歯齿竜\
    龙龜亀龟";

/// The first character of the block CJK Radicals Supplement.
const FIRST_SUPPLEMENT: u32 = 0x2e80;

/// What stands in [`RADICALS_SUPPLEMENT`] where there is no equivalent.
const NO_EQUIVALENT: char = '〓';

/// A character that cannot stand on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The character.
    pub character: char,
    /// Its place in the text as typed, in characters from 1.
    pub position: usize,
    /// Why it cannot.
    pub reason: Reason,
}

/// Why a character cannot stand on a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// It is a control character.
    Control,
    /// It steers the direction of the text round it and is not seen.
    Direction,
    /// It has no ink: a byte order mark, a joiner, a filler, a selector of variants. Unicode
    /// calls most of them default ignorable (`DerivedCoreProperties.txt`).
    Format,
    /// It has no meaning but that which some font gives it.
    PrivateUse,
    /// Unicode promises never to give it a meaning.
    Noncharacter,
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = match self.reason {
            Reason::Control => "a control character",
            Reason::Direction => "an invisible direction mark",
            Reason::Format => "an invisible mark",
            Reason::PrivateUse => "a code for private use",
            Reason::Noncharacter => "a code that is no character",
        };
        let code = u32::from(self.character);
        write!(f, "character {} is U+{code:04X}, {kind}", self.position)
    }
}

impl Refused {
    /// What the user can do.
    pub fn hint(&self) -> String {
        let why = match self.reason {
            Reason::PrivateUse => "it has another shape in every font",
            _ => "it would not be seen on paper",
        };
        format!("take character {} out; {why}", self.position)
    }
}

/// One line of text in the form that sheets print: in NFC, radicals as the characters that
/// they stand for, any white space as single spaces, none at the ends. Entities and escapes
/// are left as they are.
///
/// # Errors
///
/// A character that would not be seen, or that would move the text round it, is refused.
pub fn line(typed: &str) -> Result<String, Refused> {
    for (index, character) in typed.chars().enumerate() {
        if let Some(reason) = refuse(character) {
            return Err(Refused { character, position: index + 1, reason });
        }
    }
    let composed: String = typed.chars().map(ideograph).nfc().collect();
    Ok(composed.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// `text` for comparison: compatibility forms (full width, `№`) as plain ones, small letters,
/// no white space.
pub fn folded(text: &str) -> String {
    let plain: String = text.nfkc().collect();
    plain.to_lowercase().split_whitespace().collect()
}

/// Whether `character` is nothing but a sign to those round it: it joins them, chooses among
/// their variants, or turns their direction.
pub fn is_unseen(character: char) -> bool {
    matches!(refuse(character), Some(Reason::Direction | Reason::Format))
}

/// Why `character` is refused, if it is. White space is not, be it a control or not.
fn refuse(character: char) -> Option<Reason> {
    match character {
        _ if character.is_whitespace() => None,
        _ if character.is_control() => Some(Reason::Control),
        '\u{061c}'
        | '\u{200e}'
        | '\u{200f}'
        | '\u{202a}'..='\u{202e}'
        | '\u{2066}'..='\u{206f}' => Some(Reason::Direction),
        '\u{fdd0}'..='\u{fdef}' => Some(Reason::Noncharacter),
        _ if u32::from(character) & 0xfffe == 0xfffe => Some(Reason::Noncharacter),
        '\u{e000}'..='\u{f8ff}' | '\u{f0000}'.. => Some(Reason::PrivateUse),
        '\u{ad}'
        | '\u{34f}'
        | '\u{115f}'..='\u{1160}'
        | '\u{17b4}'..='\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200d}'
        | '\u{2060}'..='\u{2065}'
        // A pattern of no dots is as blank as a space.
        | '\u{2800}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0f}'
        | '\u{feff}'
        | '\u{ffa0}'
        | '\u{fff0}'..='\u{fffb}'
        | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}'
        | '\u{e0000}'..='\u{e0fff}' => Some(Reason::Format),
        _ => None,
    }
}

/// The mark that `text` begins with, if it begins with one: it would be set over what stands
/// before it.
pub fn leading_mark(text: &str) -> Option<char> {
    text.chars().next().filter(|first| is_combining_mark(*first))
}

/// The ideograph that `character` stands for if it is a radical; itself if not.
fn ideograph(character: char) -> char {
    match character {
        '\u{2f00}'..='\u{2fdf}' => [character].into_iter().nfkc().next().unwrap_or(character),
        '\u{2e80}'..='\u{2ef3}' => {
            let place = u32::from(character) - FIRST_SUPPLEMENT;
            RADICALS_SUPPLEMENT
                .chars()
                .zip(0..)
                .find(|(equivalent, at)| *at == place && *equivalent != NO_EQUIVALENT)
                .map_or(character, |(equivalent, _)| equivalent)
        }
        _ => character,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(typed: &str) -> (char, usize, Reason) {
        let Refused { character, position, reason } = line(typed).unwrap_err();
        (character, position, reason)
    }

    #[test]
    fn white_space_becomes_single_spaces() {
        assert_eq!(line("  Club\tA\r\n 1\u{3000}\u{a0}x \n").unwrap(), "Club A 1 x");
        assert_eq!(line(" \t ").unwrap(), "");
    }

    #[test]
    fn marks_are_composed() {
        assert_eq!(line("Cafe\u{301}").unwrap(), "Café");
        assert_eq!(line("и\u{306}").unwrap(), "й");
    }

    #[test]
    fn kangxi_radicals_become_characters() {
        assert_eq!(line("\u{2f47}\u{2f9b}\u{2fd5}").unwrap(), "日走龠");
    }

    #[test]
    fn the_supplement_has_an_entry_for_each_of_its_characters() {
        assert_eq!(RADICALS_SUPPLEMENT.chars().count(), 0x2ef3 - 0x2e80 + 1);
    }

    /// Unicode, `EquivalentUnifiedIdeograph.txt`.
    #[test]
    fn supplementary_radicals_become_characters() {
        let pairs = [
            ('\u{2e81}', '厂'),
            ('\u{2e8f}', '尣'),
            ('\u{2e9c}', '日'),
            ('\u{2ea5}', '爫'),
            ('\u{2ec0}', '艹'),
            ('\u{2ecb}', '车'),
            ('\u{2ee2}', '马'),
            ('\u{2ef3}', '龟'),
        ];
        for (radical, ideograph) in pairs {
            assert_eq!(line(&radical.to_string()).unwrap(), ideograph.to_string());
        }
    }

    /// Where Unicode's own compatibility mapping and the table speak of the same character.
    #[test]
    fn the_table_agrees_with_compatibility_decomposition() {
        for radical in ['\u{2e9f}', '\u{2ef3}'] {
            let mapped: String = [radical].into_iter().nfkc().collect();
            assert_eq!(line(&radical.to_string()).unwrap(), mapped);
        }
    }

    #[test]
    fn radicals_without_an_equivalent_stay() {
        assert_eq!(line("\u{2e80}").unwrap(), "\u{2e80}");
    }

    #[test]
    fn entities_are_left_as_typed() {
        assert_eq!(line("A &amp; B <K>").unwrap(), "A &amp; B <K>");
    }

    #[test]
    fn compatibility_forms_other_than_radicals_stay() {
        assert_eq!(line("１－８ ﬁ ½").unwrap(), "１－８ ﬁ ½");
    }

    #[test]
    fn what_is_not_seen_is_refused() {
        assert_eq!(refused("a\u{7}"), ('\u{7}', 2, Reason::Control));
        assert_eq!(refused("\u{1b}[31m"), ('\u{1b}', 1, Reason::Control));
        assert_eq!(refused("ab\u{202e}"), ('\u{202e}', 3, Reason::Direction));
        assert_eq!(refused("\u{2068}a"), ('\u{2068}', 1, Reason::Direction));
        assert_eq!(refused("\u{feff}a"), ('\u{feff}', 1, Reason::Format));
        for invisible in ['\u{ad}', '\u{200b}', '\u{2060}', '\u{3164}', '\u{fe0f}', '\u{e0041}'] {
            assert_eq!(refused(&format!("a{invisible}")), (invisible, 2, Reason::Format));
        }
        for private in ['\u{e000}', '\u{f8ff}', '\u{f0000}', '\u{10fffd}'] {
            assert_eq!(refused(&private.to_string()), (private, 1, Reason::PrivateUse));
        }
        assert_eq!(refused("\u{fdd0}"), ('\u{fdd0}', 1, Reason::Noncharacter));
        assert_eq!(refused("x\u{10ffff}"), ('\u{10ffff}', 2, Reason::Noncharacter));
    }

    #[test]
    fn the_refusal_names_the_code_point() {
        assert_eq!(
            line("Cup\u{202e}").unwrap_err().to_string(),
            "character 4 is U+202E, an invisible direction mark"
        );
        let refused = line("Cup\u{e000}").unwrap_err();
        assert_eq!(refused.to_string(), "character 4 is U+E000, a code for private use");
        assert_eq!(refused.hint(), "take character 4 out; it has another shape in every font");
    }

    #[test]
    fn folding_forgets_width_case_and_spaces() {
        assert_eq!(folded(" Ｎｏ． Ｘ\u{3000}1"), "no.x1");
        assert_eq!(folded("№"), "no");
        assert_eq!(folded("Иванова  АННА"), folded("иванова анна"));
    }

    #[test]
    fn marks_lead_only_where_they_come_first() {
        assert_eq!(leading_mark("\u{301}-"), Some('\u{301}'));
        assert_eq!(leading_mark("\u{20dd}"), Some('\u{20dd}'));
        for text in ["", "-\u{301}", "：", "゛"] {
            assert_eq!(leading_mark(text), None, "{text}");
        }
    }
}
