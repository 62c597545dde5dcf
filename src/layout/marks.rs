//! What a character is for the white beside it: which marks of Chinese type are half white,
//! and on which side.

use super::shape::Shaped;
use crate::locale::Locale;

/// What a character is for the white beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// A space at which a line may end.
    Space,
    /// A space at which it may not.
    NoBreakSpace,
    /// A letter, digit or bracket of an alphabetic face.
    Word,
    /// Another character of an alphabetic face.
    Western,
    /// A character of a Chinese face that fills its em.
    Han,
    /// A full-width mark whose left half is white.
    Opening,
    /// A full-width mark whose right half is white.
    Closing,
    /// A full-width mark that keeps its em.
    Middle,
}

/// The class of `glyph` in a text of `locale`.
pub(crate) fn class(glyph: &Shaped, locale: Locale) -> Class {
    let character = glyph.character;
    match character {
        ' ' => return Class::Space,
        '\u{a0}' | '\u{202f}' => return Class::NoBreakSpace,
        _ => {}
    }
    if glyph.face.is_full_width(character) {
        return full_width_class(character, locale);
    }
    if character.is_alphanumeric() || matches!(character, '(' | ')' | '№' | '%') {
        Class::Word
    } else {
        Class::Western
    }
}

fn full_width_class(character: char, locale: Locale) -> Class {
    match character {
        '（' | '「' | '『' | '《' | '〈' | '【' | '〔' | '“' | '‘' => Class::Opening,
        '）' | '」' | '』' | '》' | '〉' | '】' | '〕' | '”' | '’' => Class::Closing,
        // Type for Taiwan and Hong Kong centres these marks in the em.
        '，' | '。' | '、' | '；' | '：' | '！' | '？' | '．' => match locale {
            Locale::ZhHant => Class::Middle,
            _ => Class::Closing,
        },
        '—' | '…' | '·' | '－' | '～' => Class::Middle,
        _ => Class::Han,
    }
}
