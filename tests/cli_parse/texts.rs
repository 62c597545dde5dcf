//! Texts that the user typed.

use std::ffi::OsString;

use roundsheet::output::Target;
use roundsheet::request::{Request, RequestError};

use super::{edition, request_in, words};

/// What `appendix` with `options` means, whose values may have spaces.
fn appendix(options: &[&str]) -> Result<Request, RequestError> {
    let mut line = words("appendix --locale zh-Hans");
    line.extend(options.iter().map(OsString::from));
    request_in("", &line)
}

#[test]
fn texts_are_cleaned_and_kept_with_their_options() {
    let Ok(Request::Appendix(request)) = appendix(&[
        "--title",
        "  Кубок\tи\u{306} \u{2f47} ",
        "--number",
        "2",
        "--separator",
        " ： ",
    ]) else {
        panic!("the texts are in order");
    };
    let sheet = request.sheet;
    assert_eq!(sheet.title.as_deref(), Some("Кубок й 日"));
    assert_eq!(edition(&sheet).number.as_deref(), Some("二"));
    assert_eq!(edition(&sheet).notation.separator, "：");
    assert_eq!(
        edition(&sheet).texts,
        [
            ("--title", "Кубок й 日".to_owned()),
            ("--separator", "：".to_owned()),
            ("--number", "二".to_owned()),
        ]
    );
}

#[test]
fn a_number_that_is_not_of_digits_is_printed_as_it_is() {
    for typed in ["2a", "II", "附录", "２", "99999999999"] {
        let Ok(Request::Appendix(request)) = appendix(&["--number", typed]) else {
            panic!("{typed}");
        };
        assert_eq!(edition(&request.sheet).number.as_deref(), Some(typed));
    }
}

#[test]
fn a_character_that_is_not_seen_is_content_refused() {
    for option in ["--title", "--number", "--separator"] {
        let error = appendix(&[option, "a\u{202e}"]).unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("{option}: character 2 is U+202E, an invisible direction mark")
        );
        assert_eq!(error.hint(), "take character 2 out; it would not be seen on paper");
        assert_eq!(error.exit_code(), 1);
    }
}

#[test]
fn a_blank_or_a_private_character_is_content_refused() {
    for character in ['\u{ad}', '\u{200b}', '\u{2800}', '\u{3164}', '\u{fe0f}', '\u{e000}'] {
        for option in ["--title", "--number", "--separator"] {
            let error = appendix(&[option, &character.to_string()]).unwrap_err();
            let start = format!("{option}: character 1 is U+{:04X}, ", u32::from(character));
            assert!(error.to_string().starts_with(&start), "{error}");
            assert_eq!(error.exit_code(), 1);
        }
    }
}

#[test]
fn texts_may_begin_with_a_hyphen() {
    for typed in ["-C", "--", "->"] {
        for option in ["--title", "--separator"] {
            let Ok(Request::Appendix(request)) = appendix(&[option, typed]) else {
                panic!("{option} {typed}");
            };
            assert_eq!(edition(&request.sheet).texts, [(option, typed.to_owned())]);
        }
    }
    let Ok(Request::Appendix(request)) = appendix(&["-o", "-x.html"]) else { panic!("a path") };
    assert_eq!(request.sheet.target, Target::File("-x.html".into()));
}

#[test]
fn a_text_of_spaces_is_refused() {
    for option in ["--title", "--number", "--separator"] {
        let error = appendix(&[option, " \t"]).unwrap_err();
        assert_eq!(error.to_string(), format!("{option}: the text is empty"));
        assert_eq!(error.exit_code(), 2);
    }
}

#[test]
fn an_empty_path_is_refused() {
    let error = appendix(&["--output", ""]).unwrap_err();
    assert_eq!(error.to_string(), "--output: the name of the file is empty");
    assert_eq!(error.hint(), "name a file, or give - for standard output");
}
