//! Which faces a sheet opens: a face that it does not need is not read.

use roundsheet::font::{FaceId, FontSet, Region};
use roundsheet::layout::{self, Scale};
use roundsheet::locale::Locale;

use crate::support::{a4, appendix, brief, usual_game};

/// The faces that are opened for the usual appendix of `locale`, by their own names.
fn opened(locale: Locale) -> Vec<FaceId> {
    let fonts = FontSet::bundled();
    assert_eq!(format!("{fonts:?}"), "[]", "nothing is opened before it is asked for");
    let document = appendix(&brief(locale, usual_game(locale)));
    layout::lay_out(&document, &fonts, &a4(Scale::Book)).expect("it fits");
    let opened = format!("{fonts:?}");
    let names = FontSet::bundled();
    FaceId::BUNDLED.into_iter().filter(|id| opened.contains(names.face(*id).name())).collect()
}

#[test]
fn a_sheet_in_latin_or_cyrillic_letters_opens_no_chinese_face() {
    for locale in [Locale::En, Locale::Ru] {
        assert_eq!(opened(locale), [FaceId::LatinSerif, FaceId::LatinSansBold], "{locale:?}");
    }
}

#[test]
fn a_chinese_sheet_opens_the_faces_of_its_region_only() {
    for (locale, region) in
        [(Locale::ZhHans, Region::Simplified), (Locale::ZhHant, Region::Traditional)]
    {
        let opened = opened(locale);
        assert!(opened.contains(&FaceId::HanSerif(region)), "{opened:?}");
        assert!(opened.contains(&FaceId::HanSansBold(region)), "{opened:?}");
        let others = opened.iter().filter(|id| match id {
            FaceId::HanSerif(other) | FaceId::HanSansBold(other) => *other != region,
            FaceId::LatinSerif | FaceId::LatinSansBold => false,
        });
        assert_eq!(others.count(), 0, "{opened:?}");
    }
}
