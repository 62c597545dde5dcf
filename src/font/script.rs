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
