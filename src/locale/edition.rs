//! The conventions of each language's rule books, as defaults that options override.

use super::{Digits, Locale, Mark, Notation};

/// How the rule books of a language set their tables.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    /// How numbers and pairings are written.
    pub notation: Notation,
    /// Whether tables are ruled all round.
    pub boxed: bool,
    /// How many tables may stand side by side, at least 1.
    pub abreast: usize,
}

impl Edition {
    /// The conventions of `locale`.
    pub fn of(locale: Locale) -> Self {
        let (mark, separator, digits) = match locale {
            Locale::ZhHant => (Mark::Ring, "－", Digits::FullBelowTen),
            Locale::ZhHans => (Mark::Brackets, "-", Digits::HalfWidth),
            Locale::Ru => (Mark::Plain, ":", Digits::HalfWidth),
            Locale::En => (Mark::Plain, "-", Digits::HalfWidth),
        };
        Self {
            notation: Notation { separator: separator.to_owned(), digits, mark },
            boxed: locale != Locale::Ru,
            abreast: if locale == Locale::Ru { 2 } else { 3 },
        }
    }
}
