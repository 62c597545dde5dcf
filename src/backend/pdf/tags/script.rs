//! What an element says, character by character, against the glyphs that show it: where a
//! line has swallowed a space or added a hyphen, and where the language changes or a ring
//! stands for brackets.

use super::Says;
use crate::document::{SpanKind, Text};
use crate::locale::{Locale, Place};

/// The text of an element.
pub(crate) struct Script {
    characters: Vec<char>,
    /// For each character, its stretch.
    stretches: Vec<usize>,
    manners: Vec<Manner>,
}

/// How a stretch of text is set apart.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Manner {
    /// Its language, where that is not the document's.
    pub(crate) language: Option<Locale>,
    /// What is read in its place.
    pub(crate) actual: Option<String>,
}

/// A place in a script: how much of it the glyphs have shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Cursor(usize);

/// What a glyph is to the script.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Cue {
    /// Its next character, of this stretch.
    Shown(usize),
    /// A hyphen that only the end of a line asks for.
    SoftHyphen,
    /// Not yet: a space comes first, of which there is no glyph.
    Space,
    /// Nothing that the script has.
    Unknown,
}

impl Script {
    /// What an element says; none where its glyphs say it all.
    pub(crate) fn of(says: Says<'_>) -> Option<Self> {
        let mut script = Self { characters: vec![], stretches: vec![], manners: vec![] };
        match says {
            Says::Glyphs => return None,
            Says::Text(text) => script.text(text),
            Says::Texts(texts) => {
                for text in texts.iter().filter(|text| !text.is_empty()) {
                    if !script.characters.is_empty() {
                        script.push(" ", Manner::default());
                    }
                    script.text(text);
                }
            }
            Says::Ringed { notation, first, second, ringed } => {
                let pair = notation.pair(first, second, Some(ringed));
                let number = |script: &mut Self, string: &str, place| {
                    let actual = (place == ringed).then(|| bracketed(string));
                    script.push(string, Manner { language: None, actual });
                };
                number(&mut script, &pair.first, Place::First);
                script.push(&notation.separator, Manner::default());
                number(&mut script, &pair.second, Place::Second);
            }
        }
        Some(script)
    }

    fn text(&mut self, text: &Text) {
        for span in &text.spans {
            let ringed = span.kind == SpanKind::Ringed;
            let actual = ringed.then(|| bracketed(&span.string));
            self.push(&span.string, Manner { language: span.language, actual });
        }
    }

    fn push(&mut self, string: &str, manner: Manner) {
        let stretch = self.manners.len();
        self.manners.push(manner);
        self.characters.extend(string.chars());
        self.stretches.resize(self.characters.len(), stretch);
    }

    /// How a stretch is set apart.
    pub(crate) fn manner(&self, stretch: usize) -> &Manner {
        &self.manners[stretch]
    }

    /// What a glyph is that stands for `glyph`. After [`Cue::Space`] it is to be asked again.
    pub(crate) fn read(&self, cursor: &mut Cursor, glyph: char) -> Cue {
        let at = cursor.0;
        let Some(&character) = self.characters.get(at) else { return Cue::Unknown };
        let space = character.is_whitespace();
        if character == glyph || (space && glyph.is_whitespace()) {
            cursor.0 += 1;
            Cue::Shown(self.stretches[at])
        } else if space {
            cursor.0 += 1;
            Cue::Space
        } else if glyph == '-' {
            Cue::SoftHyphen
        } else {
            Cue::Unknown
        }
    }

    /// Reads a glyph and what comes before it.
    pub(crate) fn read_past(&self, cursor: &mut Cursor, glyph: char) {
        while self.read(cursor, glyph) == Cue::Space {}
    }
}

/// What is read for a ringed number: what an edition with brackets prints.
fn bracketed(number: &str) -> String {
    format!("({number})")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::locale::{Digits, Mark, Notation};

    /// What is read where `glyphs` are seen.
    fn read(says: Says<'_>, glyphs: &str) -> String {
        let script = Script::of(says).expect("a script");
        let (mut cursor, mut heard) = (Cursor::default(), String::new());
        let mut last = None;
        for glyph in glyphs.chars() {
            let mut cue = script.read(&mut cursor, glyph);
            while cue == Cue::Space {
                heard.push(' ');
                cue = script.read(&mut cursor, glyph);
            }
            match cue {
                Cue::Shown(stretch) => {
                    match &script.manner(stretch).actual {
                        Some(actual) if last != Some(stretch) => heard.push_str(actual),
                        Some(_) => {}
                        None => heard.push(glyph),
                    }
                    last = Some(stretch);
                }
                Cue::SoftHyphen => heard.push('\u{AD}'),
                Cue::Space | Cue::Unknown => heard.push('?'),
            }
        }
        heard
    }

    #[test]
    fn swallowed_spaces_and_added_hyphens_are_found() {
        let text = Text::plain("a round-robin tournament");
        assert_eq!(
            read(Says::Text(&text), "around-robintour-nament"),
            "a round-robin tour\u{AD}nament"
        );
    }

    #[test]
    fn a_glyph_that_the_text_lacks_is_told() {
        assert_eq!(read(Says::Text(&Text::plain("ab")), "axbc"), "a?b?");
    }

    #[test]
    fn a_ring_is_read_as_brackets() {
        let notation =
            Notation {
                separator: "－".to_owned(), digits: Digits::FullBelowTen, mark: Mark::Ring
            };
        let says = |ringed| Says::Ringed { notation: &notation, first: 8, second: 5, ringed };
        assert_eq!(read(says(Place::First), "８－５"), "(８)－５");
        assert_eq!(read(says(Place::Second), "８－５"), "８－(５)");
        assert_eq!(read(Says::Text(&Text::ringed("a 8\u{20dd}-5")), "a 8-5"), "a (8)-5");
    }
}
