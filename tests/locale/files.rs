//! The locale files: the same keys in all, each of them used.

use std::collections::BTreeSet;

use roundsheet::locale::{Locale, Message, Said};

use super::source;

/// The keys of a locale file in their order.
fn keys(locale: Locale) -> Vec<&'static str> {
    let key = |line: &'static str| {
        let (key, _) = line.split_once(" =")?;
        line.starts_with(|first: char| first.is_ascii_lowercase()).then_some(key)
    };
    source(locale).lines().filter_map(key).collect()
}

#[test]
fn every_file_has_the_same_keys_in_the_same_order() {
    for locale in Locale::ALL {
        assert_eq!(keys(locale), keys(Locale::En), "{locale:?}");
    }
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    let used: BTreeSet<_> = Message::samples().iter().map(Message::key).collect();
    let there: BTreeSet<_> = keys(Locale::En).into_iter().collect();
    assert_eq!(used, there);
}

/// The formatter says nothing of an unknown function that chooses a variant.
#[test]
fn no_function_is_called_but_number() {
    for locale in Locale::ALL {
        for line in source(locale).lines().filter(|line| !line.starts_with('#')) {
            let call = line
                .match_indices('(')
                .find(|(at, _)| line[..*at].ends_with(|last: char| last.is_ascii_uppercase()));
            assert!(call.is_none_or(|(at, _)| line[..at].ends_with("NUMBER")), "{locale:?} {line}");
        }
    }
}

#[test]
fn files_are_plain_text() {
    for locale in Locale::ALL {
        let text = source(locale);
        assert!(!text.contains(['\r', '\t', '\u{feff}']), "{locale:?}");
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{locale:?}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{locale:?}");
    }
}
