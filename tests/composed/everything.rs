//! Nowhere a trace of the machinery: no placeholder, no invisible mark, no text missing.

use roundsheet::backend::{html, text};
use roundsheet::locale::Locale;

use super::{Kind, each, texts};

/// What would be a trace of a message that was not filled in, or of the formatter's marks.
fn is_trace(character: char) -> bool {
    matches!(
        character,
        '{' | '}' | '$' | '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2066}'..='\u{2069}' | '\u{feff}' | '\u{fffd}' | '\u{20dd}'
    )
}

fn assert_no_trace(what: &str, text: &str, context: &dyn std::fmt::Debug) {
    let trace = text.chars().find(|found| is_trace(*found));
    assert_eq!(trace, None, "{what} {text:?} of {context:?}");
}

#[test]
fn every_sheet_says_something_clean() {
    for locale in Locale::ALL {
        let mut count = 0;
        each(locale, |brief, kind, document| {
            count += 1;
            let repeats_title = kind == Kind::Exact
                && brief.title.is_none()
                && brief.boards.is_none()
                && brief.games_per_match.is_none();
            for (what, text) in texts(document) {
                assert_no_trace(what, &text, brief);
                let control = text.chars().any(char::is_control);
                assert!(!control && !text.contains("  "), "{what} {text:?} of {brief:?}");
                let bare = what == "caption" && repeats_title;
                assert_eq!(text.trim().is_empty(), bare, "{what} {text:?} of {brief:?}");
                assert_eq!(text.trim(), text, "{what} of {brief:?}");
            }
        });
        assert_eq!(count, 7 * 2 * 2 * 3 * 14);
    }
}

#[test]
fn every_sheet_is_written_clean() {
    for locale in Locale::ALL {
        each(locale, |brief, _, document| {
            let page = html::write(&document.clone().into());
            let (_, body) = page.split_once("<body>").expect("a body");
            assert_no_trace("html", body, brief);
            let plain = text::write(&document.clone().into());
            assert_no_trace("txt", &plain, brief);
            assert!(plain.lines().all(|line| line.trim_end() == line), "{plain}");
            for table in document.tables() {
                assert!(plain.contains(&table.columns[0].head.to_plain()), "{plain}");
            }
        });
    }
}
