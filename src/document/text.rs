//! Running text in one language, in spans of one kind.

use crate::locale::Locale;

/// A character that asks for a ring round the number before it in composed text.
const ENCLOSING_CIRCLE: char = '\u{20dd}';

/// A piece of text.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Text {
    /// The spans in reading order.
    pub spans: Vec<Span>,
}

/// A stretch of text of one kind.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The characters, in NFC, without controls.
    pub string: String,
    /// How it is set apart.
    pub kind: SpanKind,
    /// Its language where that is not the document's.
    pub language: Option<Locale>,
}

/// How a span is set apart from the text round it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SpanKind {
    /// Not at all.
    #[default]
    Plain,
    /// A ring is drawn round it: the largest number of a table.
    Ringed,
}

impl Text {
    /// Text of one plain span.
    pub fn plain(string: impl Into<String>) -> Self {
        Self { spans: vec![Span { string: string.into(), kind: SpanKind::Plain, language: None }] }
    }

    /// Text in which a number followed by U+20DD (combining enclosing circle) is ringed.
    pub fn ringed(string: &str) -> Self {
        let mut spans: Vec<Span> = Vec::new();
        let mut push = |string: &str, kind| {
            if !string.is_empty() {
                spans.push(Span { string: string.to_owned(), kind, language: None });
            }
        };
        let mut rest = string;
        while let Some(at) = rest.find(ENCLOSING_CIRCLE) {
            let before = &rest[..at];
            let number = before
                .char_indices()
                .rev()
                .take_while(|(_, character)| is_digit(*character))
                .last()
                .map_or(at, |(start, _)| start);
            push(&before[..number], SpanKind::Plain);
            push(&before[number..], SpanKind::Ringed);
            rest = &rest[at + ENCLOSING_CIRCLE.len_utf8()..];
        }
        push(rest, SpanKind::Plain);
        Self { spans }
    }

    /// All characters in reading order.
    pub fn to_plain(&self) -> String {
        self.spans.iter().map(|span| span.string.as_str()).collect()
    }

    /// Whether there is nothing to read.
    pub fn is_empty(&self) -> bool {
        self.spans.iter().all(|span| span.string.is_empty())
    }
}

fn is_digit(character: char) -> bool {
    character.is_ascii_digit() || ('０'..='９').contains(&character)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_takes_the_whole_number_before_it() {
        let text = Text::ringed("１－10\u{20dd}，４\u{20dd}－３");
        let spans: Vec<_> =
            text.spans.iter().map(|span| (span.string.as_str(), span.kind)).collect();
        assert_eq!(
            spans,
            [
                ("１－", SpanKind::Plain),
                ("10", SpanKind::Ringed),
                ("，", SpanKind::Plain),
                ("４", SpanKind::Ringed),
                ("－３", SpanKind::Plain),
            ]
        );
        assert_eq!(text.to_plain(), "１－10，４－３");
    }

    #[test]
    fn text_without_a_ring_is_one_span() {
        assert_eq!(Text::ringed("1-6"), Text::plain("1-6"));
    }
}
