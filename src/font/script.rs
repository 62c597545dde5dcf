//! What kind of character each is, as far as the choice of a face needs to know.

/// The kind of a character.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Script {
    /// A letter, digit or mark that a Latin face draws in every language.
    Latin,
    /// A Chinese character, kana, Hangul, CJK punctuation or a full-width form.
    Han,
    /// A sign that stands in a full square in Chinese and not elsewhere.
    Sign,
    /// A mark that Latin and Chinese share, drawn a full square wide in Chinese.
    Shared,
    /// A space: it is drawn by the face before it.
    Space,
    /// A letter of a script that is not set, be there a face for it or not: it runs from right
    /// to left, or its letters change their form or place with their neighbours.
    Unset,
    /// A control or format character, which no face draws.
    Control,
}

impl Script {
    /// The kind of `character`.
    pub(super) fn of(character: char) -> Self {
        match character {
            ' ' | '\u{A0}' | '\u{2000}'..='\u{200A}' | '\u{202F}' | '\u{205F}' => Self::Space,
            '!'..='~' => Self::Latin,
            '\0'..='\u{1F}'
            | '\u{7F}'..='\u{9F}'
            | '\u{AD}'
            | '\u{61C}'
            | '\u{180B}'..='\u{180F}'
            | '\u{200B}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}'
            | '\u{FE00}'..='\u{FE0F}'
            | '\u{FEFF}'
            | '\u{FFF9}'..='\u{FFFB}'
            | '\u{E0000}'..='\u{E0FFF}' => Self::Control,
            // Hebrew to Arabic and their forms, then the old scripts of the Near East, N'Ko,
            // Adlam: from right to left.
            '\u{590}'..='\u{8FF}'
            | '\u{FB1D}'..='\u{FDFF}'
            | '\u{FE70}'..='\u{FEFE}'
            | '\u{10800}'..='\u{10FFF}'
            | '\u{1E800}'..='\u{1EFFF}'
            // Devanagari to Sinhala, Tibetan, Burmese, the scripts of the Philippines, Khmer,
            // Mongolian, those of South and South-East Asia up to the plane of old ones.
            | '\u{900}'..='\u{DFF}'
            | '\u{F00}'..='\u{109F}'
            | '\u{1700}'..='\u{18AF}'
            | '\u{1900}'..='\u{1AAF}'
            | '\u{1B00}'..='\u{1C4F}'
            | '\u{1CC0}'..='\u{1CFF}'
            | '\u{A800}'..='\u{A8FF}'
            | '\u{A930}'..='\u{A95F}'
            | '\u{A980}'..='\u{AAFF}'
            | '\u{ABC0}'..='\u{ABFF}'
            | '\u{11000}'..='\u{11FFF}' => Self::Unset,
            '“' | '”' | '‘' | '’' | '…' | '—' | '·' => Self::Shared,
            // Arrows; technical signs, numbers in rings, boxes, shapes.
            '\u{2190}'..='\u{21FF}' | '\u{2300}'..='\u{27BF}' => Self::Sign,
            '\u{1100}'..='\u{11FF}'
            | '\u{2E80}'..='\u{A4CF}'
            | '\u{A960}'..='\u{A97F}'
            | '\u{AC00}'..='\u{D7FF}'
            | '\u{F900}'..='\u{FAFF}'
            | '\u{FE10}'..='\u{FE1F}'
            | '\u{FE30}'..='\u{FE6F}'
            | '\u{FF00}'..='\u{FFEF}'
            | '\u{1F200}'..='\u{1F2FF}'
            | '\u{20000}'..='\u{3FFFF}' => Self::Han,
            _ => Self::Latin,
        }
    }
}
