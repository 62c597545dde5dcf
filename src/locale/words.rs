//! Where the rules of each language let a line end: between words, between Han characters,
//! inside a word at a syllable. The door to `unicode-linebreak` and `hypher`.

use hypher::Lang;
use unicode_linebreak::{BreakOpportunity, linebreaks};

use super::Locale;

/// Words shorter than this are not hyphenated.
const HYPHENATED_FROM: usize = 6;

/// Words of at most this many letters stay with the word after them in Russian.
const SHORT_WORD: usize = 2;

/// For each character, whether a line may end before it. The first is never such a place.
pub(crate) fn allowed_breaks(characters: &[char], locale: Locale) -> Vec<bool> {
    let string: String = characters.iter().collect();
    let mut starts = Vec::with_capacity(characters.len());
    let mut byte = 0;
    for character in characters {
        starts.push(byte);
        byte += character.len_utf8();
    }
    let mut allowed = vec![false; characters.len()];
    for (byte, opportunity) in linebreaks(&string) {
        let inside = opportunity == BreakOpportunity::Allowed || byte < string.len();
        if let (true, Ok(index)) = (inside, starts.binary_search(&byte)) {
            allowed[index] = true;
        }
    }
    for index in 1..characters.len() {
        let (before, after) = (characters[index - 1], characters[index]);
        if locale.is_chinese() {
            if let Some(quote) = quote_break(before, after) {
                allowed[index] = quote;
            }
        } else if allowed[index] && stays_with_next(characters, index, locale) {
            allowed[index] = false;
        }
        if locale.is_chinese() && before.is_ascii_digit() && is_han(after) {
            // A number stays with what it counts.
            allowed[index] = false;
        }
        if is_figure(before) && is_figure(after) {
            allowed[index] = false;
        }
    }
    allowed
}

/// Curly quotes face both ways in the Unicode rules; in Chinese they open and close.
fn quote_break(before: char, after: char) -> Option<bool> {
    let opening = |character| matches!(character, '“' | '‘');
    let closing = |character| matches!(character, '”' | '’');
    let han = |character: char| u32::from(character) >= 0x2e80;
    if opening(before) || closing(after) {
        Some(false)
    } else if (opening(after) && han(before)) || (closing(before) && han(after)) {
        let forbidden = matches!(after, '，' | '。' | '、' | '；' | '：' | '！' | '？' | '）');
        Some(!forbidden && !matches!(before, '（' | '《' | '「'))
    } else {
        None
    }
}

fn is_han(character: char) -> bool {
    ('\u{4e00}'..='\u{9fff}').contains(&character)
}

/// Part of a number or a pairing, which is never broken.
fn is_figure(character: char) -> bool {
    character.is_ascii_digit()
        || ('０'..='９').contains(&character)
        || matches!(character, '(' | ')' | '-' | '－' | '–' | ':' | '：')
}

/// Whether the space before `index` ties what stands before it to what follows: a short
/// word or a number to its noun, anything to a dash.
fn stays_with_next(characters: &[char], index: usize, locale: Locale) -> bool {
    if characters[index - 1] != ' ' {
        return false;
    }
    if matches!(characters[index], '—' | '–') {
        return true;
    }
    let word: Vec<char> = characters[..index - 1]
        .iter()
        .rev()
        .take_while(|character| **character != ' ' && **character != '\u{a0}')
        .copied()
        .collect();
    let numeral = !word.is_empty() && word.iter().all(|character| is_figure(*character));
    let letters = word.iter().filter(|character| character.is_alphabetic()).count();
    let short = locale == Locale::Ru
        && letters == word.iter().filter(|character| **character != '(').count()
        && (1..=SHORT_WORD).contains(&letters);
    let sign = word == ['№'];
    let named =
        characters[index].is_ascii_digit() && word.first().is_some_and(|last| last.is_alphabetic());
    (numeral && characters[index].is_alphabetic()) || short || sign || named
}

/// For each character, whether the word it stands in may be hyphenated before it.
pub(crate) fn syllable_starts(characters: &[char], locale: Locale) -> Vec<bool> {
    let mut starts = vec![false; characters.len()];
    let language = match locale {
        Locale::Ru => Lang::Russian,
        Locale::En => Lang::English,
        Locale::ZhHans | Locale::ZhHant => return starts,
    };
    let mut at = 0;
    while at < characters.len() {
        let length =
            characters[at..].iter().take_while(|character| character.is_alphabetic()).count();
        if length >= HYPHENATED_FROM && !is_compound(characters, at, length) {
            let word: String = characters[at..at + length].iter().collect();
            let mut start = at;
            for syllable in hypher::hyphenate(&word, language) {
                if start > at {
                    starts[start] = true;
                }
                start += syllable.chars().count();
            }
        }
        at += length.max(1);
    }
    starts
}

/// Whether the word is part of a compound that has a hyphen of its own.
fn is_compound(characters: &[char], at: usize, length: usize) -> bool {
    let hyphen = |character: Option<&char>| matches!(character, Some('-' | '’'));
    (at > 0 && hyphen(characters.get(at - 1))) || hyphen(characters.get(at + length))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text with a bar wherever a line may end.
    fn bars(text: &str, locale: Locale) -> String {
        let characters: Vec<char> = text.chars().collect();
        let allowed = allowed_breaks(&characters, locale);
        characters
            .iter()
            .zip(allowed)
            .map(
                |(character, allowed)| {
                    if allowed { format!("|{character}") } else { character.to_string() }
                },
            )
            .collect()
    }

    #[test]
    fn chinese_lines_do_not_start_with_a_closing_mark_or_end_with_an_opening_one() {
        assert_eq!(bars("轮空，（甲）“乙”。", Locale::ZhHans), "轮|空，|（甲）|“乙”。");
    }

    #[test]
    fn pairings_and_numbers_are_never_broken() {
        assert_eq!(bars("1-(10)、4-3", Locale::ZhHans), "1-(10)、|4-3");
        assert_eq!(bars("１－10，４－３", Locale::ZhHant), "１－10，|４－３");
        assert_eq!(bars("1:10 2:9", Locale::Ru), "1:10 |2:9");
    }

    #[test]
    fn russian_short_words_numbers_and_dashes_stay_with_their_neighbours() {
        assert_eq!(
            bars("номер 5 участника в туре — он", Locale::Ru),
            "номер 5 участника |в туре — |он"
        );
        assert_eq!(bars("приложение № 2", Locale::Ru), "приложение |№ 2");
    }

    #[test]
    fn long_words_are_hyphenated_and_compounds_are_not() {
        let syllables = |word: &str, locale| {
            let characters: Vec<char> = word.chars().collect();
            let starts = syllable_starts(&characters, locale);
            characters
                .iter()
                .zip(starts)
                .map(
                    |(character, start)| {
                        if start { format!("-{character}") } else { character.to_string() }
                    },
                )
                .collect::<String>()
        };
        assert_eq!(syllables("очерёдность", Locale::Ru), "оче-рёд-ность");
        assert_eq!(syllables("round-robin", Locale::En), "round-robin");
        assert_eq!(syllables("tournament", Locale::En), "tour-na-ment");
        assert_eq!(syllables("team", Locale::En), "team");
    }

    #[test]
    fn a_word_of_any_length_is_taken() {
        let word = vec!['щ'; 500];
        assert_eq!(syllable_starts(&word, Locale::Ru).len(), 500);
    }
}
