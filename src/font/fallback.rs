//! Which face draws which part of a text: by script and language first, then by what the
//! faces have.

use std::fmt;

use super::script::Script;
use super::{Chinese, FaceId, FontSet, Region, Style};
use crate::locale::Locale;

impl FontSet {
    /// Splits a text into stretches that one face draws, in order.
    ///
    /// Latin, Greek and Cyrillic letters, ASCII digits and ASCII marks are the Latin
    /// face's in every language: the digits of the Han faces differ in width. Chinese
    /// characters are the Han face's, with the forms of the language; in a Chinese text its
    /// core draws those that it has. A space belongs to
    /// the stretch that it follows. Quotation marks, dashes, the ellipsis and the middle
    /// dot are the Han face's in a Chinese text, unless they stand among Latin letters.
    /// A character that its face lacks is looked for in the others of the same style, and then
    /// in those that the user brings.
    ///
    /// # Errors
    ///
    /// Names the first character that no face draws; control characters are among them.
    pub fn itemize<'t>(
        &self,
        text: &'t str,
        style: Style,
        locale: Locale,
    ) -> Result<Vec<(FaceId, &'t str)>, Uncovered> {
        let latin = FaceId::latin(style);
        if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
            return Ok(if text.is_empty() { vec![] } else { vec![(latin, text)] });
        }
        let han = match Chinese::of(locale) {
            Some(chinese) => FaceId::core(style, chinese),
            None => FaceId::han(style, Region::of(locale)),
        };
        let characters: Vec<(usize, char)> = text.char_indices().collect();
        let scripts = resolve(&characters, locale);
        let leading = scripts.iter().find(|&&script| script != Script::Space);
        let mut face = if leading == Some(&Script::Han) { han } else { latin };
        let mut stretches = vec![];
        let mut start = 0;
        for (&(place, character), &script) in characters.iter().zip(&scripts) {
            let preferred = match script {
                Script::Space => face,
                Script::Han => han,
                _ => latin,
            };
            let found = match script {
                Script::Control => return Err(Uncovered { character, lack: Lack::Control }),
                Script::Unset => return Err(Uncovered { character, lack: Lack::Script }),
                _ => self.first_with(character, preferred, style, locale)?,
            };
            if found != face {
                if start < place {
                    stretches.push((face, &text[start..place]));
                }
                (face, start) = (found, place);
            }
        }
        stretches.push((face, &text[start..]));
        Ok(stretches)
    }

    /// The first face that has `character`, beginning with the preferred one.
    fn first_with(
        &self,
        character: char,
        preferred: FaceId,
        style: Style,
        locale: Locale,
    ) -> Result<FaceId, Uncovered> {
        let regions = [Region::of(locale)].into_iter().chain(Region::ALL);
        let order = [preferred.whole(), FaceId::latin(style)]
            .into_iter()
            .chain(regions.map(|region| FaceId::han(style, region)))
            .chain(self.brought());
        if self.face(preferred).glyph(character).is_some() {
            return Ok(preferred);
        }
        let mut tried = vec![];
        for id in order {
            if tried.contains(&id) {
                continue;
            }
            if self.face(id).glyph(character).is_some() {
                return Ok(id);
            }
            tried.push(id);
        }
        Err(Uncovered { character, lack: Lack::Faces { tried } })
    }
}

/// The script of each character, with shared marks and signs counted to the Latin or the
/// Han by the language and by what stands beside them.
fn resolve(characters: &[(usize, char)], locale: Locale) -> Vec<Script> {
    let kinds: Vec<Script> = characters.iter().map(|&(_, c)| Script::of(c)).collect();
    let mut scripts: Vec<Script> = kinds
        .iter()
        .enumerate()
        .map(|(place, &script)| match script {
            Script::Sign if locale.is_chinese() => Script::Han,
            Script::Shared if locale.is_chinese() && beside_han(&kinds, place) => Script::Han,
            Script::Sign | Script::Shared => Script::Latin,
            other => other,
        })
        .collect();
    if locale.is_chinese() {
        match_quotes(characters, &kinds, &mut scripts);
    }
    scripts
}

/// Whether the nearest character on either side is Han, spaces and shared marks aside.
fn beside_han(kinds: &[Script], place: usize) -> bool {
    let telling = |script: &&Script| !matches!(script, Script::Space | Script::Shared);
    let before = kinds[..place].iter().rev().find(telling);
    let after = kinds[place + 1..].iter().find(telling);
    before == Some(&Script::Han) || after == Some(&Script::Han)
}

/// Makes both quotation marks of a pair Han when one of them is.
fn match_quotes(characters: &[(usize, char)], kinds: &[Script], scripts: &mut [Script]) {
    let mut open: Vec<(usize, char)> = vec![];
    for (place, &(_, character)) in characters.iter().enumerate() {
        let opener = match character {
            '“' | '‘' => {
                open.push((place, character));
                continue;
            }
            '”' => '“',
            '’' if !between_latin(kinds, place) => '‘',
            _ => continue,
        };
        let Some(depth) = open.iter().rposition(|&(_, mark)| mark == opener) else { continue };
        let (start, _) = open[depth];
        open.truncate(depth);
        if scripts[start] == Script::Han || scripts[place] == Script::Han {
            scripts[start] = Script::Han;
            scripts[place] = Script::Han;
        }
    }
}

/// Whether the characters directly before and after are Latin, as round an apostrophe.
fn between_latin(kinds: &[Script], place: usize) -> bool {
    let before = place.checked_sub(1).and_then(|place| kinds.get(place));
    before == Some(&Script::Latin) && kinds.get(place + 1) == Some(&Script::Latin)
}

/// A character that cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Uncovered {
    /// The character.
    pub character: char,
    /// Why it cannot.
    pub lack: Lack,
}

/// Why a character cannot be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lack {
    /// It is a control character.
    Control,
    /// It belongs to a script that runs from right to left, or whose letters change their form
    /// or place with their neighbours.
    Script,
    /// No face has it.
    Faces {
        /// The faces that were looked at, in order, without cores.
        tried: Vec<FaceId>,
    },
}

impl fmt::Display for Uncovered {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (character, code) = (self.character, u32::from(self.character));
        match &self.lack {
            Lack::Control => write!(f, "the control character U+{code:04X} cannot be drawn"),
            Lack::Script => {
                write!(f, "`{character}` (U+{code:04X}) is of a script that is not set")
            }
            Lack::Faces { tried } => {
                write!(f, "`{character}` (U+{code:04X}) is in none of the faces ")?;
                for (number, face) in tried.iter().enumerate() {
                    let comma = if number == 0 { "" } else { ", " };
                    write!(f, "{comma}{face}")?;
                }
                Ok(())
            }
        }
    }
}

impl std::error::Error for Uncovered {}
