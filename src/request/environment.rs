//! What the environment says about the language of the user and the date of what is made.

use crate::locale::Locale;

/// The variables that the program minds, as it found them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Environment {
    /// `LC_ALL`, which overrides the others.
    pub lc_all: Option<String>,
    /// `LC_MESSAGES`.
    pub lc_messages: Option<String>,
    /// `LANG`, which stands behind the others.
    pub lang: Option<String>,
    /// `SOURCE_DATE_EPOCH`, the date of what is made, in seconds since 1970.
    pub source_date_epoch: Option<String>,
}

impl Environment {
    /// The locale that they name: the first that is set and not empty decides (POSIX,
    /// chapter 8.2), be it one that sheets can be set in or not.
    pub fn locale(&self) -> Option<Locale> {
        [&self.lc_all, &self.lc_messages, &self.lang]
            .into_iter()
            .flatten()
            .find(|value| !value.is_empty())
            .and_then(|value| Locale::from_environment(value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn locale(lc_all: &str, lc_messages: &str, lang: &str) -> Option<Locale> {
        let [lc_all, lc_messages, lang] =
            [lc_all, lc_messages, lang].map(|value| Some(value.to_owned()));
        Environment { lc_all, lc_messages, lang, source_date_epoch: None }.locale()
    }

    #[test]
    fn the_first_that_is_set_decides() {
        assert_eq!(locale("ru_RU.UTF-8", "en_GB.UTF-8", "zh_CN.UTF-8"), Some(Locale::Ru));
        assert_eq!(locale("", "en_GB.UTF-8", "zh_CN.UTF-8"), Some(Locale::En));
        assert_eq!(locale("", "", "zh_CN.UTF-8"), Some(Locale::ZhHans));
        assert_eq!(locale("C", "en_GB.UTF-8", "zh_CN.UTF-8"), None);
    }

    #[test]
    fn an_empty_environment_names_nothing() {
        assert_eq!(Environment::default().locale(), None);
    }
}
