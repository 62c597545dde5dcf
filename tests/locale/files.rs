//! The locale files: the same keys in all, each of them used.

use std::collections::BTreeSet;

use roundsheet::locale::{Book, Locale};

use super::samples;

/// The keys of a locale file in their order.
fn keys(book: Book, locale: Locale) -> Vec<&'static str> {
    let key = |line: &'static str| {
        let (key, _) = line.split_once(" =")?;
        line.starts_with(|first: char| first.is_ascii_lowercase()).then_some(key)
    };
    book.source(locale).lines().filter_map(key).collect()
}

/// Every locale file.
fn files() -> impl Iterator<Item = (Book, Locale)> {
    Book::ALL.into_iter().flat_map(|book| Locale::ALL.map(|locale| (book, locale)))
}

#[test]
fn every_file_has_the_same_keys_in_the_same_order() {
    for (book, locale) in files() {
        assert_eq!(keys(book, locale), keys(book, Locale::En), "{book:?} {locale:?}");
    }
}

#[test]
fn every_key_is_used_and_every_used_key_is_there() {
    for book in Book::ALL {
        let used: BTreeSet<_> = samples(book).iter().map(|(key, _)| *key).collect();
        let there: BTreeSet<_> = keys(book, Locale::En).into_iter().collect();
        assert_eq!(used, there, "{book:?}");
    }
}

/// A catalog has all its books in one: a key in two of them would be an error.
#[test]
fn no_key_is_in_two_books() {
    let keys: Vec<_> = Book::ALL.into_iter().flat_map(|book| keys(book, Locale::En)).collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
}

/// The formatter says nothing of an unknown function that chooses a variant.
#[test]
fn no_function_is_called_but_number() {
    for (book, locale) in files() {
        for line in book.source(locale).lines().filter(|line| !line.starts_with('#')) {
            let call = line
                .match_indices('(')
                .find(|(at, _)| line[..*at].ends_with(|last: char| last.is_ascii_uppercase()));
            assert!(call.is_none_or(|(at, _)| line[..at].ends_with("NUMBER")), "{locale:?} {line}");
        }
    }
}

#[test]
fn files_are_plain_text() {
    for (book, locale) in files() {
        let text = book.source(locale);
        assert!(!text.contains(['\r', '\t', '\u{feff}']), "{locale:?}");
        assert!(text.ends_with('\n') && !text.ends_with("\n\n"), "{locale:?}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{locale:?}");
    }
}
