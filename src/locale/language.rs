//! Locales as language tags: for plural rules, and as the environment names them.

use unic_langid::LanguageIdentifier;

use super::Locale;

impl Locale {
    /// The locale as a language identifier.
    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.tag().parse().expect("every tag of the list is well-formed")
    }

    /// The locale that a POSIX value such as `zh_TW.UTF-8` or `ru_RU` names. Chinese is in
    /// traditional characters in Taiwan, Hong Kong and Macao, where no script is named.
    ///
    /// `None` for `C`, `POSIX`, the empty value and every other language.
    pub fn from_environment(value: &str) -> Option<Self> {
        let name = value.split(['.', '@']).next()?;
        let identifier: LanguageIdentifier = name.parse().ok()?;
        match identifier.language.as_str() {
            "zh" => Some(match (identifier.script, identifier.region) {
                (Some(script), _) if script.as_str() == "Hant" => Self::ZhHant,
                (None, Some(region)) if ["TW", "HK", "MO"].contains(&region.as_str()) => {
                    Self::ZhHant
                }
                _ => Self::ZhHans,
            }),
            "ru" => Some(Self::Ru),
            "en" => Some(Self::En),
            _ => None,
        }
    }
}
