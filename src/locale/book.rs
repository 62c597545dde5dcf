//! The locale files, by what they are for: a catalog parses no more of them than it needs.

use super::Locale;

/// A set of texts, which has a file in each language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// What sheets of tables say: appendix and single tables.
    Tables,
    /// What the sheets of an event say besides: it stands on [`Book::Tables`].
    Event,
    /// The comments in a new event file.
    File,
}

impl Book {
    /// Every book.
    pub const ALL: [Self; 3] = [Self::Tables, Self::Event, Self::File];

    /// The book's file for `locale`, in Fluent syntax.
    pub const fn source(self, locale: Locale) -> &'static str {
        match (self, locale) {
            (Self::Tables, Locale::ZhHant) => include_str!("../../locales/zh-Hant.ftl"),
            (Self::Tables, Locale::ZhHans) => include_str!("../../locales/zh-Hans.ftl"),
            (Self::Tables, Locale::Ru) => include_str!("../../locales/ru.ftl"),
            (Self::Tables, Locale::En) => include_str!("../../locales/en.ftl"),
            (Self::Event, Locale::ZhHant) => include_str!("../../locales/event/zh-Hant.ftl"),
            (Self::Event, Locale::ZhHans) => include_str!("../../locales/event/zh-Hans.ftl"),
            (Self::Event, Locale::Ru) => include_str!("../../locales/event/ru.ftl"),
            (Self::Event, Locale::En) => include_str!("../../locales/event/en.ftl"),
            (Self::File, Locale::ZhHant) => include_str!("../../locales/file/zh-Hant.ftl"),
            (Self::File, Locale::ZhHans) => include_str!("../../locales/file/zh-Hans.ftl"),
            (Self::File, Locale::Ru) => include_str!("../../locales/file/ru.ftl"),
            (Self::File, Locale::En) => include_str!("../../locales/file/en.ftl"),
        }
    }
}
