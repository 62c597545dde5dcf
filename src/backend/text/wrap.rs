//! Breaking running text into lines.

use super::width::width;
use crate::locale::{Locale, allowed_breaks};

/// `text` in lines of at most `measure` columns, broken where the language allows it. A
/// stretch without such a place that is wider has a line of its own.
pub(super) fn wrap(text: &str, measure: usize, locale: Locale) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    for stretch in stretches(text, locale) {
        let wide = width(&line) + width(stretch.trim_end());
        if !line.is_empty() && wide > measure {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(&stretch);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}

/// `text` cut wherever a line may end.
fn stretches(text: &str, locale: Locale) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    let mut stretches = vec![String::new()];
    for (&character, allowed) in characters.iter().zip(allowed_breaks(&characters, locale)) {
        match stretches.last_mut() {
            Some(stretch) if !allowed => stretch.push(character),
            _ => stretches.push(character.to_string()),
        }
    }
    stretches
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn western_text_breaks_at_spaces() {
        assert_eq!(wrap("one two three", 7, Locale::En), ["one two", "three"]);
        assert_eq!(wrap("one two three", 6, Locale::En), ["one", "two", "three"]);
    }

    #[test]
    fn a_full_stop_does_not_begin_a_line() {
        assert_eq!(wrap("轮次对局者。轮次", 10, Locale::ZhHans), ["轮次对局", "者。轮次"]);
    }

    #[test]
    fn a_pairing_stays_in_one_line() {
        assert_eq!(
            wrap("輪次(６)－４，５－３", 9, Locale::ZhHant),
            ["輪次", "(６)－４，", "５－３"]
        );
        assert_eq!(wrap("Round: 1-(8), 2-7", 10, Locale::En), ["Round:", "1-(8), 2-7"]);
    }

    #[test]
    fn a_short_word_stays_with_the_next_in_russian() {
        assert_eq!(wrap("номер и тур", 8, Locale::Ru), ["номер", "и тур"]);
    }

    #[test]
    fn a_long_word_stands_alone() {
        assert_eq!(wrap("a incomprehensible b", 5, Locale::En), ["a", "incomprehensible", "b"]);
    }

    #[test]
    fn nothing_has_no_lines() {
        assert!(wrap("", 10, Locale::En).is_empty());
    }
}
