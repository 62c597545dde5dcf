//! Breaking running text into lines. The door to `unicode-linebreak`.

use unicode_linebreak::linebreaks;

use super::width::width;

/// `text` in lines of at most `measure` columns, broken where Unicode allows it (UAX 14). A
/// stretch without such a place that is wider has a line of its own.
pub(super) fn wrap(text: &str, measure: usize) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut start = 0;
    for (end, _) in linebreaks(text) {
        let stretch = &text[start..end];
        start = end;
        let wide = width(&line) + width(stretch.trim_end());
        if !line.is_empty() && wide > measure {
            lines.push(std::mem::take(&mut line));
        }
        line.push_str(stretch);
    }
    if !line.is_empty() {
        lines.push(line);
    }
    for line in &mut lines {
        line.truncate(line.trim_end().len());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn western_text_breaks_at_spaces() {
        assert_eq!(wrap("one two three", 7), ["one two", "three"]);
        assert_eq!(wrap("one two three", 6), ["one", "two", "three"]);
    }

    #[test]
    fn a_full_stop_does_not_begin_a_line() {
        assert_eq!(wrap("轮次对局者。轮次", 10), ["轮次对局", "者。轮次"]);
    }

    #[test]
    fn a_long_word_stands_alone() {
        assert_eq!(wrap("a incomprehensible b", 5), ["a", "incomprehensible", "b"]);
    }

    #[test]
    fn nothing_has_no_lines() {
        assert!(wrap("", 10).is_empty());
    }
}
