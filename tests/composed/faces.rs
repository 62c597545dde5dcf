//! Which faces a sheet opens: a face that it does not need is not read.

use roundsheet::font::{Chinese, FaceId, FontSet};
use roundsheet::layout::{self, Scale};
use roundsheet::locale::Locale;

use crate::support::{a4, appendix, brief, usual_game};

/// The faces that are opened for the usual appendix of `locale`, in the order in which lists show them.
fn opened(locale: Locale) -> Vec<FaceId> {
    let fonts = FontSet::bundled();
    assert_eq!(fonts.opened().next(), None, "nothing is opened before it is asked for");
    let document = appendix(&brief(locale, usual_game(locale)));
    layout::lay_out(&document.clone().into(), &fonts, &a4(Scale::Book)).expect("it fits");
    fonts.opened().collect()
}

#[test]
fn a_sheet_in_latin_or_cyrillic_letters_opens_no_chinese_face() {
    for locale in [Locale::En, Locale::Ru] {
        assert_eq!(opened(locale), [FaceId::LatinSerif, FaceId::LatinSansBold], "{locale:?}");
    }
}

#[test]
fn a_chinese_sheet_opens_the_core_faces_of_its_region_only() {
    for (locale, chinese) in
        [(Locale::ZhHans, Chinese::Simplified), (Locale::ZhHant, Chinese::Traditional)]
    {
        let expected = [
            FaceId::LatinSerif,
            FaceId::LatinSansBold,
            FaceId::HanSerifCore(chinese),
            FaceId::HanSansBoldCore(chinese),
        ];
        assert_eq!(opened(locale), expected, "{locale:?}");
    }
}
