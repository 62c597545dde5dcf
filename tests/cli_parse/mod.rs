//! What a command line means, and what is said where it means nothing.

mod defaults;
mod event;
mod event_refusals;
mod help;
mod paper;
mod refusals;
mod texts;

use std::ffi::OsString;

use roundsheet::cli::{Ending, parse};
use roundsheet::request::{
    AppendixRequest, EditionRequest, Environment, Request, RequestError, SheetRequest,
    TableRequest, resolve,
};

/// The command line `roundsheet` followed by `words`.
fn words(words: &str) -> Vec<OsString> {
    std::iter::once("roundsheet").chain(words.split_whitespace()).map(OsString::from).collect()
}

/// What `line` means in an environment whose `LANG` is `lang`.
fn request_in(lang: &str, line: &[OsString]) -> Result<Request, RequestError> {
    let args = match parse(line.iter().cloned()) {
        Ok(args) => args,
        Err(ending) => panic!("{line:?} is no command: {ending:?}"),
    };
    let lang = (!lang.is_empty()).then(|| lang.to_owned());
    resolve(args, &Environment { lang, ..Environment::default() })
}

/// What `line` means in an empty environment.
fn request(line: &str) -> Result<Request, RequestError> {
    request_in("", &words(line))
}

/// The appendix that `line` asks for.
fn appendix(line: &str) -> AppendixRequest {
    match request(line) {
        Ok(Request::Appendix(request)) => request,
        other => panic!("{line}: {other:?}"),
    }
}

/// The table that `line` asks for.
fn table(line: &str) -> TableRequest {
    match request(line) {
        Ok(Request::Table(request)) => request,
        other => panic!("{line}: {other:?}"),
    }
}

/// The sheet that `line` asks for in an environment whose `LANG` is `lang`.
fn sheet_in(lang: &str, line: &str) -> SheetRequest {
    match request_in(lang, &words(line)) {
        Ok(Request::Appendix(request)) => request.sheet,
        Ok(Request::Table(request)) => request.sheet,
        other => panic!("{line}: {other:?}"),
    }
}

/// The sheet that `line` asks for in an empty environment.
fn sheet(line: &str) -> SheetRequest {
    sheet_in("", line)
}

#[test]
fn listings_take_no_options() {
    assert_eq!(request("games"), Ok(Request::Games));
    assert_eq!(request("locales"), Ok(Request::Locales));
    assert_eq!(request("fonts"), Ok(Request::Fonts));
    assert!(matches!(parse(words("games --locale ru")), Err(Ending::Refusal(_))));
}

#[test]
fn help_and_version_are_answers() {
    for line in ["--help", "-h", "appendix --help", "help table"] {
        let Err(Ending::Answer(said)) = parse(words(line)) else { panic!("{line}") };
        assert!(said.contains("Usage: roundsheet"), "{said}");
    }
    let version = format!("roundsheet {}\n", env!("CARGO_PKG_VERSION"));
    assert_eq!(parse(words("--version")).err(), Some(Ending::Answer(version)));
}

#[test]
fn what_is_no_command_is_refused() {
    for line in [
        "",
        "print",
        "table",
        "table 8 9",
        "table 8 --no-method",
        "table 8 --number 2",
        "table 8 --players 8",
        "appendix --colour",
        "appendix --locale",
        "appendix --paper A4 --paper A5",
    ] {
        assert!(matches!(parse(words(line)), Err(Ending::Refusal(_))), "{line}");
    }
}

#[cfg(unix)]
#[test]
fn words_that_are_not_utf_8_are_refused() {
    use std::os::unix::ffi::OsStringExt;

    for option in ["--title", "--output", "--locale"] {
        let mut line = words("appendix");
        line.push(option.into());
        line.push(OsString::from_vec(vec![b'x', 0xff]));
        let Err(Ending::Refusal(said)) = parse(line) else { panic!("{option}") };
        assert!(said.starts_with("error: invalid UTF-8"), "{said}");
    }
}

/// The sheet in its first language.
fn edition(sheet: &SheetRequest) -> &EditionRequest {
    sheet.editions.first().expect("a sheet has a language")
}

#[test]
fn a_forgotten_value_is_not_the_next_option() {
    for (line, option, next) in [
        ("table 8 --title --landscape", "--title", "--landscape"),
        ("appendix --number --no-method", "--number", "--no-method"),
        ("table 8 -o --format pdf", "-o", "--format"),
    ] {
        let said = format!(
            "error: {option}: its value is missing before `{next}`\n\
             hint: give it one; `{option}={next}` if that is meant\n"
        );
        match parse(words(line)) {
            Err(Ending::Refusal(refusal)) => assert_eq!(refusal, said, "{line}"),
            other => panic!("{line}: {other:?}"),
        }
    }
    assert!(parse(words("table 8 --title=--landscape")).is_ok());
    assert!(parse(words("table 8 --title --cup")).is_ok());
}
