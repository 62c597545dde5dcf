//! The files themselves: small, the same for the same request, with no font that is not used.

use crate::pdf::fonts::fonts;
use crate::pdf::reader::open;
use crate::support::program::{Desk, written};

#[test]
fn the_same_request_gives_the_same_bytes_wherever_it_is_made() {
    for format in ["pdf", "html", "txt", "csv", "json"] {
        for locale in ["zh-Hant", "zh-Hans", "ru", "en"] {
            let words = ["appendix", "--players", "3-8", "--locale", locale, "--format", format];
            let here = Desk::new().bytes(&words);
            let elsewhere = Desk::new()
                .with("TZ", "Pacific/Kiritimati")
                .with("LANG", "zh_TW.UTF-8")
                .with("LC_ALL", "ru_RU.UTF-8")
                .with("COLUMNS", "20")
                .with("HOME", "/nonexistent");
            assert!(here == elsewhere.bytes(&words), "{locale} {format}");
        }
    }
    let words = ["table", "4", "--locale", "en", "--format", "png", "--resolution", "50"];
    assert!(written(&words) == Desk::new().with("TZ", "UTC").bytes(&words));
}

#[test]
fn the_date_is_the_option_or_the_epoch_of_the_source_or_none() {
    let words = ["table", "4", "--locale", "en"];
    let dates = |bytes: &[u8]| {
        let text = String::from_utf8_lossy(bytes).into_owned();
        text.split("<xmp:CreateDate>")
            .nth(1)
            .map(|rest| rest.split('<').next().expect("a date").to_owned())
    };
    let of_epoch = Desk::new().with("SOURCE_DATE_EPOCH", "86400").bytes(&words);
    assert_eq!(dates(&of_epoch).as_deref(), Some("1970-01-02T00:00:00Z"));
    let dated = [&words[..], &["--date", "1970-01-02"]].concat();
    let of_option = Desk::new().with("SOURCE_DATE_EPOCH", "5").bytes(&dated);
    assert!(of_option == of_epoch, "the option decides, and makes the same file");
    assert_eq!(dates(&written(&words)), None);
}

#[test]
fn an_english_or_russian_file_embeds_no_chinese_face() {
    for locale in ["en", "ru"] {
        let bytes = written(&["appendix", "--locale", locale]);
        let mut names: Vec<String> =
            fonts(&open(&bytes)).into_iter().map(|font| font.name).collect();
        names.sort();
        assert_eq!(names, ["NotoSans-Bold", "NotoSerif-Regular"], "{locale}");
    }
}

#[test]
fn a_chinese_file_embeds_the_forms_of_its_region() {
    for (locale, region) in [("zh-Hant", "CJKtc"), ("zh-Hans", "CJKsc")] {
        let bytes = written(&["appendix", "--locale", locale]);
        let names: Vec<String> = fonts(&open(&bytes)).into_iter().map(|font| font.name).collect();
        let han: Vec<&String> = names.iter().filter(|name| name.contains("CJK")).collect();
        assert_eq!(han.len(), 2, "{names:?}");
        assert!(han.iter().all(|name| name.contains(region)), "{names:?}");
    }
}

#[test]
fn files_are_small() {
    let one = written(&["appendix", "--locale", "zh-Hant", "--players", "3-4"]).len();
    assert!(one < 200_000, "a page takes {one} bytes");
    let nine = written(&["appendix", "--locale", "zh-Hant"]).len();
    assert!(nine < 600_000, "nine tables take {nine} bytes");
}
