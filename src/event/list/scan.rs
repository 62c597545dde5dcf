//! Rows and fields of a list in CSV, each with its range of bytes, so that a field can be
//! changed and all else left as it is.

use std::borrow::Cow;
use std::ops::Range;

/// A row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Row {
    pub(crate) fields: Vec<Field>,
    /// The row without its line end.
    pub(crate) span: Range<usize>,
}

/// A field.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    /// All of it, quotes and the blanks round them included.
    pub(crate) span: Range<usize>,
    /// What stands between its quotes, if it has any.
    inner: Option<Range<usize>>,
}

/// A quote that is not where quotes are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct QuoteFault {
    /// The quote.
    pub(crate) offset: usize,
    /// Whether it opens a field that nothing closes, or else stands in the middle of one.
    pub(crate) unclosed: bool,
}

impl Field {
    /// What the field says.
    pub(crate) fn value<'t>(&self, text: &'t str) -> Cow<'t, str> {
        match &self.inner {
            None => text.get(self.span.clone()).unwrap_or_default().into(),
            Some(inner) => {
                let inner = text.get(inner.clone()).unwrap_or_default();
                if inner.contains('"') { inner.replace("\"\"", "\"").into() } else { inner.into() }
            }
        }
    }

    /// The bytes that say what the field says: without quotes, and without blanks round it.
    pub(crate) fn content(&self, text: &str) -> Range<usize> {
        if let Some(inner) = &self.inner {
            return inner.clone();
        }
        let written = text.get(self.span.clone()).unwrap_or_default();
        let trimmed = written.trim();
        if trimmed.is_empty() {
            return self.span.clone();
        }
        let start = self.span.start + (written.len() - written.trim_start().len());
        start..start + trimmed.len()
    }
}

impl Row {
    /// Whether nothing is in it.
    pub(crate) fn is_blank(&self, text: &str) -> bool {
        self.fields.iter().all(|field| field.value(text).trim().is_empty())
    }
}

/// A place in the text.
struct Scanner<'t> {
    text: &'t str,
    at: usize,
    /// What stands between fields; none where a row is one field.
    delimiter: Option<char>,
    faults: Vec<QuoteFault>,
}

/// The rows of `text`, and the quotes that are out of place.
pub(crate) fn scan(text: &str, delimiter: Option<char>) -> (Vec<Row>, Vec<QuoteFault>) {
    scan_some(text, delimiter, usize::MAX)
}

/// The first rows of `text`, at most `most`.
pub(crate) fn scan_some(
    text: &str,
    delimiter: Option<char>,
    most: usize,
) -> (Vec<Row>, Vec<QuoteFault>) {
    let mut scanner = Scanner { text, at: 0, delimiter, faults: Vec::new() };
    let mut rows = Vec::new();
    while scanner.at < text.len() && rows.len() < most {
        rows.push(scanner.row());
    }
    (rows, scanner.faults)
}

impl Scanner<'_> {
    fn next(&self) -> Option<char> {
        self.text.get(self.at..)?.chars().next()
    }

    fn ends_field(&self, character: char) -> bool {
        Some(character) == self.delimiter || matches!(character, '\n' | '\r')
    }

    /// Goes over blanks within a row.
    fn skip_blanks(&mut self) {
        while let Some(next) = self.next().filter(|next| is_blank(*next)) {
            if Some(next) == self.delimiter {
                break;
            }
            self.at += next.len_utf8();
        }
    }

    fn row(&mut self) -> Row {
        let start = self.at;
        let mut fields = vec![self.field()];
        while let Some(next) = self.next().filter(|next| Some(*next) == self.delimiter) {
            self.at += next.len_utf8();
            fields.push(self.field());
        }
        let span = start..self.at;
        let rest = &self.text[self.at..];
        self.at += if rest.starts_with("\r\n") { 2 } else { rest.len().min(1) };
        Row { fields, span }
    }

    fn field(&mut self) -> Field {
        let start = self.at;
        self.skip_blanks();
        if self.next() == Some('"')
            && let Some(inner) = self.quoted()
        {
            return Field { span: start..self.at, inner: Some(inner) };
        }
        self.plain();
        Field { span: start..self.at, inner: None }
    }

    /// What stands between the quote here and the one that closes it, which ends the field.
    fn quoted(&mut self) -> Option<Range<usize>> {
        let opening = self.at;
        let mut from = opening + 1;
        loop {
            let Some(quote) = self.text[from..].find('"') else {
                self.faults.push(QuoteFault { offset: opening, unclosed: true });
                self.at = self.text.len();
                return Some(opening + 1..self.at);
            };
            let closing = from + quote;
            if self.text[closing + 1..].starts_with('"') {
                from = closing + 2;
                continue;
            }
            self.at = closing + 1;
            self.skip_blanks();
            if self.next().is_none_or(|next| self.ends_field(next)) {
                return Some(opening + 1..closing);
            }
            self.faults.push(QuoteFault { offset: closing, unclosed: false });
            self.plain_after_fault();
            return None;
        }
    }

    /// The rest of a field without quotes; a quote in it is out of place.
    fn plain(&mut self) {
        let start = self.at;
        self.plain_after_fault();
        let quote = self.text[start..self.at].find('"');
        let known = self.faults.last().is_some_and(|fault| fault.offset >= start);
        if let Some(quote) = quote
            && !known
        {
            self.faults.push(QuoteFault { offset: start + quote, unclosed: false });
        }
    }

    fn plain_after_fault(&mut self) {
        let rest = &self.text[self.at..];
        let length = rest.find(|next| self.ends_field(next)).unwrap_or(rest.len());
        self.at += length;
    }
}

/// Whether `character` is a blank that does not end a line.
fn is_blank(character: char) -> bool {
    matches!(character, ' ' | '\t' | '\u{a0}' | '\u{3000}')
}
