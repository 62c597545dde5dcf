//! Titles come back as they were typed: from the properties, the contents pane and the page
//! of the PDF file, and from every other format.

use hayro::hayro_syntax::object::Dict;
use scraper::{Html, Selector};

use crate::pdf::properties::{catalog, decoded, lines};
use crate::pdf::reader::{open, read};
use crate::support::program::written;

const TITLES: [&str; 14] = [
    "(a\\)",
    "№5 «Кубок»",
    "Чемпионат клуба №5",
    "O'Brien",
    "A & B Club",
    "<K>",
    "100%",
    "C:\\x",
    "{x}",
    "$n",
    "&amp; { $title } %s \\n",
    "報名不服",
    "日本１－（18）【】輪空",
    "))((\\ 循环 A(1",
];

fn without_spaces(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_whitespace()).collect()
}

#[test]
fn a_title_comes_back_from_the_pdf_file() {
    for title in TITLES {
        for locale in ["zh-Hans", "en"] {
            let line = ["appendix", "--locale", locale, "--title", title, "--players", "3-20"];
            let bytes = written(&line);
            let pdf = open(&bytes);
            assert_eq!(decoded(pdf.metadata().title.as_deref().expect("a title")), title);
            let outline: Dict<'_> = catalog(&pdf).get("Outlines").expect("a contents pane");
            let mut entries = vec![];
            lines(&pdf, &outline, 1, &mut entries);
            assert_eq!((entries[0].0, entries[0].1.as_str(), entries[0].2), (1, title, 0));
            let pages = read(&pdf);
            let signs = without_spaces(title);
            let first = without_spaces(&pages.text(0));
            assert!(first.starts_with(&signs), "{title}: {first}");
            assert!(pages.glyphs.len() > 1, "{locale}");
            for page in 1..pages.glyphs.len() {
                let text = without_spaces(&pages.text(page));
                assert!(text.ends_with(&format!("{signs}{}", page + 1)), "{title}: {text}");
            }
        }
    }
}

#[test]
fn a_title_comes_back_from_the_web_page() {
    for title in TITLES {
        let html = written(&["table", "4", "-l", "en", "--title", title, "--format", "html"]);
        let page = Html::parse_document(std::str::from_utf8(&html).expect("UTF-8"));
        for selector in ["title", "h1"] {
            let selector = Selector::parse(selector).expect("a selector");
            let found: Vec<String> =
                page.select(&selector).map(|element| element.text().collect()).collect();
            assert_eq!(found, [title]);
        }
    }
}

#[test]
fn a_title_comes_back_from_text_and_data() {
    for title in TITLES {
        let words = ["table", "4", "-l", "en", "--title", title, "--format"];
        let text = written(&[&words[..], &["txt"]].concat());
        let text = String::from_utf8(text).expect("UTF-8");
        assert_eq!(text.lines().next(), Some(title));
        let json = written(&[&words[..], &["json"]].concat());
        let json: serde_json::Value = serde_json::from_slice(&json).expect("JSON");
        assert_eq!(json["title"], title);
    }
}

#[test]
fn tabs_and_line_ends_are_spaces() {
    let typed = "Club\tCup\r\nfinal\n";
    let bytes = written(&["table", "4", "-l", "en", "--title", typed]);
    let pdf = open(&bytes);
    assert_eq!(decoded(pdf.metadata().title.as_deref().expect("a title")), "Club Cup final");
    assert!(read(&pdf).text(0).starts_with("Club Cup final"));
    let text = written(&["table", "4", "-l", "en", "--title", typed, "-f", "txt"]);
    assert!(text.starts_with(b"Club Cup final\n"));
}

#[test]
fn a_number_stands_before_the_title_in_its_own_numerals() {
    for (locale, number, expected) in [
        ("zh-Hant", "2", "附錄二：循環賽對局秩序表"),
        ("zh-Hans", "12", "附录十二：循环赛对局秩序表"),
        ("zh-Hans", "A", "附录A：循环赛对局秩序表"),
        ("zh-Hans", "附件二", "附件二：循环赛对局秩序表"),
        ("zh-Hant", "附 二", "附 二：循環賽對局秩序表"),
        ("zh-Hant", "附錄 2", "附錄 2：循環賽對局秩序表"),
        ("en", "II", "Appendix II. Order of play in round-robin tournaments"),
        ("en", "Annex B", "Annex B. Order of play in round-robin tournaments"),
        ("ru", "1", "Приложение № 1. Таблицы очерёдности игры при круговой системе"),
        ("ru", "Б", "Приложение Б. Таблицы очерёдности игры при круговой системе"),
        ("ru", "Часть 3", "Часть 3. Таблицы очерёдности игры при круговой системе"),
    ] {
        let words = ["appendix", "-l", locale, "--number", number, "--players", "3-4"];
        let bytes = written(&words);
        let pdf = open(&bytes);
        assert_eq!(decoded(pdf.metadata().title.as_deref().expect("a title")), expected);
        let first = without_spaces(&read(&pdf).text(0));
        assert!(first.starts_with(&without_spaces(expected)), "{first}");
    }
}
