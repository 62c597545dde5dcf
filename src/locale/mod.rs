//! The languages of the sheets: what each says, and how its rule books write numbers.

mod book;
mod catalog;
mod collation;
mod edition;
mod entry;
mod event_entry;
mod event_message;
mod event_samples;
mod file_message;
mod language;
mod message;
mod notation;
mod numeral;
mod samples;
mod usual;
mod words;

pub use book::Book;
pub use catalog::{Catalog, CatalogError};
pub use collation::Collation;
pub use edition::Edition;
pub use entry::Said;
pub use event_message::{Day, EventMessage};
pub use file_message::FileMessage;
pub use message::{Entrants, Message};
pub use notation::{Digits, Mark, Notation, PairText, Place};
pub(crate) use words::{allowed_breaks, syllable_starts};

/// A language that sheets can be set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Locale {
    /// Chinese in traditional characters.
    ZhHant,
    /// Chinese in simplified characters.
    ZhHans,
    /// Russian.
    Ru,
    /// English.
    En,
}

impl Locale {
    /// Every locale, in the order in which lists show them.
    pub const ALL: [Self; 4] = [Self::ZhHant, Self::ZhHans, Self::Ru, Self::En];

    /// The language tag (BCP 47): the name on the command line and in files.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::ZhHant => "zh-Hant",
            Self::ZhHans => "zh-Hans",
            Self::Ru => "ru",
            Self::En => "en",
        }
    }

    /// The language's own name for itself.
    pub const fn endonym(self) -> &'static str {
        match self {
            Self::ZhHant => "繁體中文",
            Self::ZhHans => "简体中文",
            Self::Ru => "русский",
            Self::En => "English",
        }
    }

    /// The locale with exactly this tag, whatever the case of its letters.
    pub fn from_tag(tag: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.tag().eq_ignore_ascii_case(tag))
    }

    /// Whether the language is written in Chinese characters.
    pub const fn is_chinese(self) -> bool {
        matches!(self, Self::ZhHant | Self::ZhHans)
    }
}
