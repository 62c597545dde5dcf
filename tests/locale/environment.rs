//! Locales as the environment names them.

use roundsheet::locale::Locale;

#[test]
fn posix_values_name_a_locale() {
    let values = [
        ("zh_TW", Some(Locale::ZhHant)),
        ("zh_TW.UTF-8", Some(Locale::ZhHant)),
        ("zh_TW.Big5@radical", Some(Locale::ZhHant)),
        ("zh_HK", Some(Locale::ZhHant)),
        ("zh_MO.UTF-8", Some(Locale::ZhHant)),
        ("zh_Hant", Some(Locale::ZhHant)),
        ("zh-Hant-CN", Some(Locale::ZhHant)),
        ("zh_Hans_HK", Some(Locale::ZhHans)),
        ("zh_CN.UTF-8", Some(Locale::ZhHans)),
        ("zh_CN.GB18030", Some(Locale::ZhHans)),
        ("zh_SG", Some(Locale::ZhHans)),
        ("zh", Some(Locale::ZhHans)),
        ("ru_RU.UTF-8", Some(Locale::Ru)),
        ("ru_RU.KOI8-R", Some(Locale::Ru)),
        ("ru", Some(Locale::Ru)),
        ("en_GB", Some(Locale::En)),
        ("en_US.UTF-8@euro", Some(Locale::En)),
        ("C", None),
        ("C.UTF-8", None),
        ("POSIX", None),
        ("", None),
        (".UTF-8", None),
        ("de_DE.UTF-8", None),
        ("ja_JP.UTF-8", None),
        ("english", None),
        ("/usr/share/locale", None),
        ("zh_", None),
    ];
    for (value, locale) in values {
        assert_eq!(Locale::from_environment(value), locale, "{value:?}");
    }
}

#[test]
fn every_tag_names_its_locale() {
    for locale in Locale::ALL {
        assert_eq!(Locale::from_environment(locale.tag()), Some(locale));
        assert_eq!(Locale::from_tag(locale.tag()), Some(locale));
    }
}
