//! The order of names in each language. The door to `icu_collator`.

use std::cmp::Ordering;

use icu_collator::options::CollatorOptions;
use icu_collator::{Collator, CollatorBorrowed, CollatorPreferences};
use icu_locale_core::{Locale as Tag, locale};

use super::Locale;

/// How names follow one another in a language: by their letters, Chinese ones by sound in
/// simplified characters and by strokes in traditional ones.
#[derive(Debug)]
pub struct Collation {
    /// None where the data of the language cannot be read, which they always can.
    collator: Option<CollatorBorrowed<'static>>,
}

impl Collation {
    /// The order of `locale`.
    pub fn of(locale: Locale) -> Self {
        let tag: Tag = match locale {
            Locale::ZhHans => locale!("zh-Hans-u-co-pinyin"),
            Locale::ZhHant => locale!("zh-Hant-u-co-stroke"),
            Locale::Ru => locale!("ru"),
            Locale::En => locale!("en"),
        };
        let preferences = CollatorPreferences::from(&tag);
        Self { collator: Collator::try_new(preferences, CollatorOptions::default()).ok() }
    }

    /// Which of two names stands first; names that differ in nothing but what the language
    /// passes over are equal.
    /// Quotation marks and the like before a name do not count.
    pub fn compare(&self, left: &str, right: &str) -> Ordering {
        let bare = |name: &'_ str| name.find(char::is_alphanumeric).unwrap_or(0);
        let (left, right) = (&left[bare(left)..], &right[bare(right)..]);
        match &self.collator {
            Some(collator) => collator.compare(left, right),
            None => left.cmp(right),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted<const N: usize>(locale: Locale, mut names: [&str; N]) -> [&str; N] {
        let collation = Collation::of(locale);
        names.sort_by(|left, right| collation.compare(left, right));
        names
    }

    #[test]
    fn letters_with_marks_stand_by_their_letters() {
        let names = ["Zimmer", "Özil", "Müller", "Muller", "Adam", "ábel"];
        let expected = ["ábel", "Adam", "Muller", "Müller", "Özil", "Zimmer"];
        assert_eq!(sorted(Locale::En, names), expected);
    }

    #[test]
    fn marks_before_a_name_do_not_count() {
        let names = ["Цинковый завод", "«Трубник»", "«Мотор-2»", "ЖБИ № 1"];
        let expected = ["ЖБИ № 1", "«Мотор-2»", "«Трубник»", "Цинковый завод"];
        assert_eq!(sorted(Locale::Ru, names), expected);
        assert_eq!(sorted(Locale::En, ["…", "“B”", "A"]), ["…", "A", "“B”"]);
    }

    #[test]
    fn russian_has_its_own_letters_first() {
        let names = ["Adam", "Яковлев", "Ёлкин", "Ежов", "Жуков"];
        assert_eq!(sorted(Locale::Ru, names), ["Ежов", "Ёлкин", "Жуков", "Яковлев", "Adam"]);
    }

    /// Ding, Li, Wang, Zhang; 2, 4, 7 and 11 strokes.
    #[test]
    fn chinese_stands_by_sound_or_by_strokes() {
        assert_eq!(sorted(Locale::ZhHans, ["王", "张", "李", "丁"]), ["丁", "李", "王", "张"]);
        assert_eq!(sorted(Locale::ZhHant, ["張", "李", "王", "丁"]), ["丁", "王", "李", "張"]);
    }
}
