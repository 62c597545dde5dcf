//! Broken locale files: whatever the formatter would paper over is an error that names the
//! locale and the key. No other language stands in for a missing message.

use roundsheet::locale::{Catalog, CatalogError, Locale, Message};

/// What comes of the label of item 7 in a file that says `source`.
fn label(source: &str) -> Result<String, CatalogError> {
    Catalog::from_source(Locale::Ru, source)?.say(&Message::ListLabel { number: 7 })
}

/// What comes of a caption in a file that says `source`.
fn continued(source: &str) -> Result<String, CatalogError> {
    let caption = "a {x}".to_owned();
    Catalog::from_source(Locale::Ru, source)?.say(&Message::Continued { caption })
}

fn assert_format_error(result: Result<String, CatalogError>, part: &str) {
    let error = result.expect_err("the file is broken");
    assert!(matches!(error, CatalogError::Format { .. }), "{error:?}");
    let text = error.to_string();
    assert!(text.starts_with("locale `ru`, message `"), "{text}");
    assert!(text.contains(part), "{text}");
}

#[test]
fn a_sound_file_says_what_it_should() {
    assert_eq!(label("list-label = { NUMBER($number) }."), Ok("7.".to_owned()));
    assert_eq!(continued("continued = { $caption }…"), Ok("a {x}…".to_owned()));
}

#[test]
fn a_missing_message() {
    let error = label("other = { $number }").unwrap_err();
    assert_eq!(error, CatalogError::Missing { locale: Locale::Ru, key: "list-label" });
    assert_eq!(error.to_string(), "locale `ru`: there is no message `list-label`");
}

#[test]
fn a_message_without_a_value() {
    let error = label("list-label =\n    .attribute = 7").unwrap_err();
    assert_eq!(error, CatalogError::Missing { locale: Locale::Ru, key: "list-label" });
}

#[test]
fn what_a_text_asks_for_and_does_not_get() {
    assert_format_error(label("list-label = { $count }."), "$count");
    assert_format_error(label("list-label = { $count ->\n   *[other] x\n }"), "$count");
    assert_format_error(label("list-label = { other }"), "other");
    assert_format_error(label("list-label = { -other }"), "-other");
    assert_format_error(label("list-label = { other.no }\nother = x"), "other.no");
    assert_format_error(label("list-label = { list-label }"), "Cycl");
    assert_format_error(label("list-label = { DATETIME($number) }"), "DATETIME");
}

/// The formatter reports none of these.
#[test]
fn what_the_formatter_does_not_report() {
    assert_format_error(continued("continued = { NUMBER($caption) }"), "NUMBER");
    assert_format_error(label("list-label = { NUMBER(\"7\") }."), "NUMBER");
    assert_format_error(
        continued("continued = { NUMBER($caption) ->\n   *[other] x\n }"),
        "NUMBER",
    );
    assert_format_error(continued("continued = { -term }\n-term = { $caption }"), "$caption");
}

#[test]
fn an_error_does_not_stay() {
    let source = "list-label = { NUMBER($number) }\ncontinued = { NUMBER($caption) }";
    let catalog = Catalog::from_source(Locale::En, source).unwrap();
    let caption = "x".to_owned();
    assert!(catalog.say(&Message::Continued { caption }).is_err());
    assert_eq!(catalog.say(&Message::ListLabel { number: 7 }), Ok("7".to_owned()));
}

#[test]
fn a_syntax_error_names_the_line() {
    let error = label("one = 1\n\nlist-label = { $number\n").unwrap_err();
    assert!(matches!(error, CatalogError::Syntax { .. }), "{error:?}");
    assert!(error.to_string().starts_with("locale `ru`, line "), "{error}");
    let CatalogError::Syntax { line, .. } = error else { unreachable!() };
    assert!((3..=4).contains(&line), "{line}");
}

#[test]
fn an_entry_that_stands_twice() {
    let error = label("list-label = 1\nlist-label = 2").unwrap_err();
    assert!(matches!(error, CatalogError::Entry { .. }), "{error:?}");
    assert!(error.to_string().contains("list-label"), "{error}");
}

#[test]
fn a_byte_order_mark_is_passed_over() {
    assert_eq!(label("\u{feff}list-label = { $number }."), Ok("7.".to_owned()));
}
