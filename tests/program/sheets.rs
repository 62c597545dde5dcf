//! What is asked for is done, and the name of the file is told.

use hayro::hayro_syntax::object::String as Bytes;

use super::page_count;
use crate::pdf::properties::{catalog, decoded};
use crate::pdf::reader::open;
use crate::support::program::Desk;

#[test]
fn without_a_file_the_sheet_is_named_after_what_it_holds() {
    for (line, name) in [
        ("appendix --locale zh-Hant --players 3-4", "appendix-xiangqi-zh-Hant-3-4.pdf"),
        ("appendix -l ru -g draughts -g renju --players 8", "appendix-draughts-renju-ru-8.pdf"),
        ("table 7 --game chess --format html", "table-7-chess-en.html"),
        ("table 4 --game go --format txt", "table-4-go-zh-Hans.txt"),
        ("table 4 --format csv", "table-4-xiangqi-zh-Hans.csv"),
        ("table 4 --format json", "table-4-xiangqi-zh-Hans.json"),
        ("table 4 --format png --resolution 36", "table-4-xiangqi-zh-Hans.png"),
    ] {
        let desk = Desk::new();
        desk.says(line, 0, &format!("{name}\n"), "");
        assert_eq!(desk.names(), [name], "{line}");
        assert!(!desk.read(name).is_empty());
    }
}

#[test]
fn pages_of_png_are_numbered_and_all_are_named() {
    let desk = Desk::new();
    let pages = page_count(&["appendix", "--locale", "zh-Hant"]);
    assert!((2..10).contains(&pages));
    let name = |page| format!("appendix-xiangqi-zh-Hant-3-20-{page}.png");
    let names: Vec<String> = (1..=pages).map(name).collect();
    let said = names.iter().map(|name| format!("{name}\n")).collect::<String>();
    desk.says("appendix --locale zh-Hant --format png --resolution 36", 0, &said, "");
    assert_eq!(desk.names(), names);
}

#[test]
fn a_named_file_is_written_without_a_word() {
    let desk = Desk::new();
    for name in ["sheet.pdf", "sheet.png", "sheet.html", "sheet.txt", "sheet.csv", "sheet.json"] {
        desk.says(&format!("table 3 --output {name}"), 0, "", "");
    }
    assert_eq!(desk.names().len(), 6);
    assert!(desk.read("sheet.pdf").starts_with(b"%PDF-1.7\n"));
    assert!(desk.read("sheet.png").starts_with(b"\x89PNG\r\n"));
    assert!(desk.read("sheet.html").starts_with(b"<!DOCTYPE html>\n"));
    assert_eq!(
        String::from_utf8_lossy(&desk.read("sheet.csv")),
        "players,round,board,first,second\n\
         3,1,,1,\n3,1,1,2,3\n3,2,,3,\n3,2,1,1,2\n3,3,,2,\n3,3,1,3,1\n"
    );
}

#[test]
fn a_table_as_text_is_this() {
    let said = "\
Order of play for 4 players
===========================

The player named first in a pairing begins and has White; the player named
second has Black.

Round  Pairings
-----  --------
    1  1-4  2-3
    2  4-3  1-2
    3  2-4  3-1
";
    Desk::new().says("table 4 --game chess --format txt --output -", 0, said, "");
}

#[test]
fn a_listing_has_a_line_for_each_thing() {
    for (line, count) in [("games", 5), ("locales", 4), ("fonts", 10)] {
        let said = Desk::new().run(&[line]);
        assert_eq!((said.code, said.stderr.as_str()), (0, ""));
        let text = String::from_utf8(said.stdout).expect("UTF-8");
        assert_eq!(text.lines().count(), count, "{text}");
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
    }
}

#[test]
fn help_and_version_are_said_on_standard_output() {
    Desk::new().says("--version", 0, concat!("roundsheet ", env!("CARGO_PKG_VERSION"), "\n"), "");
    for line in ["--help", "appendix --help", "table -h"] {
        let words: Vec<&str> = line.split(' ').collect();
        let said = Desk::new().run(&words);
        assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{line}");
        assert!(String::from_utf8_lossy(&said.stdout).contains("Usage: roundsheet"), "{line}");
    }
    let said = Desk::new().run(&[]);
    assert_eq!((said.code, said.stdout.as_slice()), (2, &b""[..]));
    assert!(said.stderr.contains("Usage: roundsheet"), "{}", said.stderr);
}

/// The language of the sheet that `line` writes with `variables` set.
fn language(variables: &[(&'static str, &'static str)], line: &str) -> String {
    let mut desk = Desk::new();
    for (name, value) in variables {
        desk = desk.with(name, value);
    }
    let words: Vec<&str> = line.split(' ').collect();
    let bytes = desk.bytes(&words);
    let pdf = open(&bytes);
    decoded(&catalog(&pdf).get::<Bytes<'_>>("Lang").expect("a language"))
}

#[test]
fn the_language_comes_from_the_option_then_the_environment_then_the_game() {
    for (variables, line, expected) in [
        (&[("LANG", "ru_RU.UTF-8")][..], "table 4", "ru"),
        (&[("LANG", "zh_TW.UTF-8")], "table 4", "zh-Hant"),
        (&[("LANG", "zh_CN")], "table 4", "zh-Hans"),
        (&[("LC_ALL", "en_GB.UTF-8"), ("LANG", "ru_RU.UTF-8")], "table 4", "en"),
        (&[("LC_ALL", ""), ("LC_MESSAGES", "en_US"), ("LANG", "ru")], "table 4", "en"),
        (&[("LC_ALL", "C"), ("LANG", "ru_RU.UTF-8")], "table 4 --game chess", "en"),
        (&[("LANG", "ru_RU.UTF-8")], "table 4 --locale zh-hant", "zh-Hant"),
        (&[("LANG", "de_DE.UTF-8")], "table 4 --game renju", "ru"),
        (&[("LANGUAGE", "ru"), ("LC_CTYPE", "ru_RU.UTF-8")], "table 4 --game go", "zh-Hans"),
        (&[], "table 4", "zh-Hans"),
        (&[], "table 4 --game draughts", "ru"),
        (&[], "table 4 --game chess", "en"),
    ] {
        assert_eq!(language(variables, line), expected, "{variables:?} {line}");
    }
}

#[test]
fn two_sizes_of_a_small_table_take_one_page() {
    for locale in ["zh-Hant", "zh-Hans", "ru", "en"] {
        assert_eq!(
            page_count(&["appendix", "--locale", locale, "--players", "3-4"]),
            1,
            "{locale}"
        );
    }
}
