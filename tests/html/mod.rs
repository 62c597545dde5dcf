//! The web page, read back with a parser that shares none of our code.

mod forms;
mod table;

use roundsheet::backend::html;
use roundsheet::document::{Document, Span, SpanKind, Text};
use roundsheet::locale::Locale;
use scraper::{ElementRef, Html, Selector};

/// `document` as a page that was read back.
fn page(document: &Document) -> Html {
    let page = Html::parse_document(&html::write(&document.clone().into()));
    assert_eq!(format!("{:?}", page.quirks_mode), "NoQuirks");
    page
}

/// The elements of `page` that `selector` finds.
fn all<'a>(page: &'a Html, selector: &str) -> Vec<ElementRef<'a>> {
    let selector = Selector::parse(selector).expect("the selector is valid");
    page.select(&selector).collect()
}

/// The texts of the elements that `selector` finds.
fn texts(page: &Html, selector: &str) -> Vec<String> {
    all(page, selector).iter().map(|element| element.text().collect()).collect()
}

fn document(language: Locale) -> Document {
    Document::new(language, "A & <B> \"C\"".to_owned(), Text::default(), 1)
}

#[test]
fn the_page_names_its_language_and_title() {
    for language in Locale::ALL {
        let page = page(&document(language));
        let html = all(&page, "html");
        assert_eq!(html[0].attr("lang"), Some(language.tag()));
        assert_eq!(texts(&page, "title"), ["A & <B> \"C\""]);
        assert_eq!(all(&page, "meta[charset='utf-8']").len(), 1);
        assert_eq!(all(&page, "meta[name='viewport']").len(), 1);
    }
}

#[test]
fn the_page_needs_no_other_file() {
    let page = page(&document(Locale::ZhHans));
    assert_eq!(all(&page, "link, script, img, [src], [href]").len(), 0);
    let style = texts(&page, "style").concat();
    assert!(!style.contains("url(") && !style.contains("@import"), "{style}");
    assert!(style.contains("CJK SC") && style.contains("@page"), "{style}");
}

#[test]
fn headings_paragraphs_and_lists_keep_their_order() {
    let mut document = document(Locale::Ru);
    document.heading(1, Text::plain("Таблицы"));
    document.heading(2, Text::plain("Порядок"));
    document
        .list([("1.".to_owned(), Text::plain("Первый")), ("2.".to_owned(), Text::plain("Второй"))]);
    document.paragraph(Text::plain("Конец"));
    let page = page(&document);
    assert_eq!(texts(&page, "h1"), ["Таблицы"]);
    assert_eq!(texts(&page, "main > h1 ~ h2"), ["Порядок"]);
    assert_eq!(texts(&page, "h2 + ol > li"), ["1. Первый", "2. Второй"]);
    assert_eq!(texts(&page, "ol + p"), ["Конец"]);
}

#[test]
fn labels_with_a_full_width_mark_bring_their_own_space() {
    let mut document = document(Locale::ZhHans);
    document.list([("一、".to_owned(), Text::plain("抽签"))]);
    assert_eq!(texts(&page(&document), "li"), ["一、抽签"]);
}

#[test]
fn text_is_never_markup() {
    let typed = "<K> & \"A\" 'B' &amp; </p><script>x</script>";
    let mut document = document(Locale::En);
    document.heading(1, Text::plain(typed));
    document.list([("<i>".to_owned(), Text::plain(typed))]);
    document.paragraph(Text::plain(typed));
    let page = page(&document);
    assert_eq!(texts(&page, "h1"), [typed]);
    assert_eq!(texts(&page, "p"), [typed]);
    assert_eq!(texts(&page, "li"), [format!("<i> {typed}")]);
    assert_eq!(all(&page, "script, i").len(), 0);
}

#[test]
fn spans_name_another_language_and_only_another() {
    let span = |string: &str, kind, language| Span { string: string.to_owned(), kind, language };
    let mut document = document(Locale::ZhHans);
    document.paragraph(Text {
        spans: vec![
            span("甲", SpanKind::Plain, Some(Locale::ZhHans)),
            span("шахматы", SpanKind::Plain, Some(Locale::Ru)),
            span("8", SpanKind::Ringed, None),
            span("9", SpanKind::Ringed, Some(Locale::En)),
        ],
    });
    let page = page(&document);
    assert_eq!(texts(&page, "p"), ["甲шахматы89"]);
    assert_eq!(texts(&page, "p > span[lang='ru']"), ["шахматы"]);
    assert_eq!(texts(&page, "p > .ring"), ["8", "9"]);
    assert_eq!(texts(&page, "p > .ring[lang='en']"), ["9"]);
    assert_eq!(all(&page, "p > span").len(), 3);
}
