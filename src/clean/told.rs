//! What a user typed, as a terminal can be told it: nothing in it moves the cursor, begins a
//! line, or turns the direction of the text.

use std::borrow::Cow;

use super::refuse;

/// How many characters of a value are told; of a longer one, its beginning and its end.
const MOST: usize = 120;

/// How many of them are its end: a path says most there.
const END: usize = 30;

/// One message in one line: what is not seen is told as an escape (`\n`, `\u{1b}`), and of a
/// long value between back-ticks only its beginning and its end.
pub fn told(message: &str) -> String {
    let parts: Vec<Cow<'_, str>> = message
        .split('`')
        .enumerate()
        .map(|(place, part)| if place % 2 == 1 { shortened(part) } else { part.into() })
        .collect();
    escaped(&parts.join("`"))
}

/// A value by itself, told as [`told`] tells one between back-ticks.
pub fn told_value(value: &str) -> String {
    escaped(&shortened(value))
}

fn shortened(value: &str) -> Cow<'_, str> {
    let count = value.chars().count();
    if count <= MOST {
        return value.into();
    }
    let begin: String = value.chars().take(MOST - END - 1).collect();
    let end: String = value.chars().skip(count - END).collect();
    format!("{begin}…{end}").into()
}

fn escaped(text: &str) -> String {
    let mut told = String::with_capacity(text.len());
    for character in text.chars() {
        // Among white space are the separators of lines and paragraphs.
        let breaks = matches!(character, '\u{2028}' | '\u{2029}');
        if character.is_control() || breaks || refuse(character).is_some() {
            told.extend(character.escape_default());
        } else {
            told.push(character);
        }
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_is_told_as_it_is() {
        let message = "--title: `Кубок “二” \\ '1'` ½ 👍";
        assert_eq!(told(message), message);
    }

    #[test]
    fn what_is_not_seen_is_escaped() {
        assert_eq!(told("`a\u{1b}[2J\u{9b}`"), "`a\\u{1b}[2J\\u{9b}`");
        assert_eq!(told("`a\nerror:\r\t`"), "`a\\nerror:\\r\\t`");
        assert_eq!(told("\u{202e}\u{2029}\u{85}"), "\\u{202e}\\u{2029}\\u{85}");
    }

    #[test]
    fn long_values_lose_their_middle() {
        let value = format!("a{}z.pdf", "é".repeat(1000));
        let message = told(&format!("`{value}` is long: {}", "x".repeat(200)));
        let (quoted, rest) = message[1..].split_once('`').unwrap();
        assert_eq!(quoted.chars().count(), MOST);
        assert!(quoted.starts_with("aéé") && quoted.contains("é…é") && quoted.ends_with("éz.pdf"));
        assert_eq!(rest.len(), " is long: ".len() + 200);
        assert_eq!(told_value(&value), quoted);
        let short = "é".repeat(MOST);
        assert_eq!(told_value(&short), short);
    }
}
