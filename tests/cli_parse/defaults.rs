//! Every default, and what each option changes.

use std::path::PathBuf;

use roundsheet::backend::csv::CsvOptions;
use roundsheet::game::{Game, Sides};
use roundsheet::locale::{Digits, Entrants, Locale, Mark};
use roundsheet::output::Target;
use roundsheet::paper::{Orientation, Paper};
use roundsheet::request::Format;
use roundsheet::schedule::Cycles;

use super::{appendix, edition, sheet, sheet_in, table};

#[test]
fn a_bare_appendix_is_for_xiangqi_in_simplified_chinese() {
    let request = appendix("appendix");
    assert_eq!((request.lower, request.upper), (3, 20));
    assert_eq!(edition(&request.sheet).number, None);
    assert!(request.method);
    let sheet = request.sheet;
    assert_eq!(
        (sheet.games.as_slice(), edition(&sheet).locale),
        (&[Game::Xiangqi][..], Locale::ZhHans)
    );
    assert_eq!((sheet.entrants, sheet.sides), (Entrants::Players, Sides::ByTable));
    assert_eq!((sheet.cycles, sheet.order.as_deref()), (Cycles::Single, None));
    assert_eq!((sheet.boards, sheet.games_per_match), (None, None));
    assert_eq!(sheet.title, None);
    assert!(sheet.instructions);
    assert_eq!((sheet.paper, sheet.orientation), (Paper::A4, Orientation::Portrait));
    assert_eq!(sheet.margins, Paper::A4.usual_margins());
    assert_eq!((sheet.medium.format, sheet.medium.resolution), (Format::Pdf, 150));
    assert_eq!(sheet.csv, CsvOptions { bom: false, delimiter: b',' });
    assert_eq!(sheet.target, Target::File("appendix-xiangqi-zh-Hans-3-20.pdf".into()));
    assert!(sheet.announce);
    assert!(edition(&sheet).texts.is_empty());
}

#[test]
fn language_and_game_follow_from_each_other() {
    use Game::{Chess, Draughts, Go, Renju, Xiangqi};
    use Locale::{En, Ru, ZhHans, ZhHant};

    let cases: [(&str, &str, &[Game], Locale); 15] = [
        ("", "", &[Xiangqi], ZhHans),
        ("zh_TW.UTF-8", "", &[Xiangqi], ZhHant),
        ("ru_RU.UTF-8", "", &[Draughts], Ru),
        ("en_GB.UTF-8", "", &[Chess], En),
        ("C", "", &[Xiangqi], ZhHans),
        ("en_GB.UTF-8", "--locale ru", &[Draughts], Ru),
        ("", "--locale ZH-HANT", &[Xiangqi], ZhHant),
        ("", "--game draughts", &[Draughts], Ru),
        ("", "--game renju", &[Renju], Ru),
        ("", "--game go", &[Go], ZhHans),
        ("", "--game chess", &[Chess], En),
        ("", "-g Chess -l ru", &[Chess], Ru),
        ("en_GB.UTF-8", "--game xiangqi", &[Xiangqi], En),
        ("", "--game renju --game draughts --game renju", &[Renju, Draughts], Ru),
        ("C.UTF-8", "--game chess --game xiangqi", &[Chess, Xiangqi], En),
    ];
    for (lang, options, games, locale) in cases {
        let sheet = sheet_in(lang, &format!("appendix {options}"));
        assert_eq!(
            (sheet.games.as_slice(), edition(&sheet).locale),
            (games, locale),
            "{lang} {options}"
        );
    }
}

#[test]
fn sizes_are_a_number_or_a_range() {
    for (typed, expected) in [
        ("8", (8, 8)),
        ("007", (7, 7)),
        ("2", (2, 2)),
        ("2000", (2000, 2000)),
        ("3-20", (3, 20)),
        ("7-7", (7, 7)),
    ] {
        let request = appendix(&format!("appendix --players {typed}"));
        assert_eq!((request.lower, request.upper), expected, "{typed}");
    }
    assert_eq!(table("table 7").players, 7);
}

#[test]
fn parts_can_be_left_out() {
    let request = appendix("appendix --no-method --no-instructions");
    assert!(!request.method && !request.sheet.instructions);
}

#[test]
fn cycles_and_the_exchange() {
    assert_eq!(sheet("appendix --cycles 1").cycles, Cycles::Single);
    assert_eq!(sheet("appendix --cycles 2").cycles, Cycles::Double { swap_last_rounds: false });
    assert_eq!(
        sheet("appendix --cycles 2 --swap-last-rounds").cycles,
        Cycles::Double { swap_last_rounds: true }
    );
}

#[test]
fn the_order_of_rounds_is_for_one_table() {
    assert_eq!(sheet("table 4 --rounds 3,1,2").order, Some(vec![3, 1, 2]));
    assert_eq!(sheet("appendix --players 3-4 --rounds 3,1,2").order, Some(vec![3, 1, 2]));
    assert_eq!(
        sheet("table 3 --cycles 2 --rounds 6,5,4,3,2,1").order,
        Some(vec![6, 5, 4, 3, 2, 1])
    );
}

#[test]
fn an_order_that_changes_nothing_is_the_order_of_the_table() {
    assert_eq!(sheet("table 4 --rounds 1,2,3").order, None);
}

#[test]
fn a_table_for_one_number_of_entrants_marks_nobody_unless_asked_for() {
    assert_eq!(edition(&sheet("table 8 -l zh-Hant")).notation.clone().mark, Mark::Plain);
    assert_eq!(edition(&sheet("table 8 -l zh-Hant --mark ring")).notation.clone().mark, Mark::Ring);
}

#[test]
fn entrants_sides_boards_and_games() {
    let sheet = sheet("table 8 --game chess --entrants Teams --boards 100 --games-per-match 20");
    assert_eq!((sheet.entrants, sheet.sides), (Entrants::Teams, Sides::ByTable));
    assert_eq!((sheet.boards, sheet.games_per_match), (Some(100), Some(20)));
    assert_eq!(crate::cli_parse::sheet("table 8 --sides by-lot").sides, Sides::ByLot);
}

#[test]
fn notation_follows_the_language_unless_asked_for() {
    let of = |options: &str| {
        let notation = edition(&sheet(&format!("appendix {options}"))).notation.clone();
        (notation.separator, notation.digits, notation.mark)
    };
    assert_eq!(of("-l zh-Hant"), ("－".to_owned(), Digits::FullBelowTen, Mark::Ring));
    assert_eq!(of("-l zh-Hans"), ("-".to_owned(), Digits::HalfWidth, Mark::Brackets));
    assert_eq!(of("-l ru"), (":".to_owned(), Digits::HalfWidth, Mark::Plain));
    assert_eq!(
        of("-l ru --separator – --digits full-width --mark ring"),
        ("–".to_owned(), Digits::FullWidth, Mark::Ring)
    );
}

#[test]
fn a_ring_becomes_brackets_where_it_cannot_be_drawn() {
    for (format, mark) in [
        ("pdf", Mark::Ring),
        ("png", Mark::Ring),
        ("html", Mark::Ring),
        ("txt", Mark::Brackets),
        ("csv", Mark::Brackets),
        ("json", Mark::Brackets),
    ] {
        let sheet = sheet(&format!("appendix -l zh-Hant --format {format}"));
        assert_eq!(edition(&sheet).notation.mark, mark, "{format}");
    }
    assert_eq!(
        edition(&sheet("appendix -l zh-Hant -f txt --mark plain")).notation.clone().mark,
        Mark::Plain
    );
    assert_eq!(edition(&sheet("appendix -l ru -f txt")).notation.clone().mark, Mark::Plain);
}

#[test]
fn the_format_follows_the_ending_unless_asked_for() {
    for (options, format) in [
        ("-o a.pdf", Format::Pdf),
        ("-o a.PNG", Format::Png),
        ("-o a.b.html", Format::Html),
        ("-o a.htm", Format::Html),
        ("-o a.txt", Format::Txt),
        ("-o a.csv", Format::Csv),
        ("-o a.json", Format::Json),
        ("-o a", Format::Pdf),
        ("-o .png", Format::Pdf),
        ("-o -", Format::Pdf),
        ("-o /dev/stdout", Format::Pdf),
        ("-o a.doc --format TXT", Format::Txt),
        ("-o a.pdf --format png", Format::Png),
    ] {
        let sheet = sheet(&format!("appendix {options}"));
        assert_eq!(sheet.medium.format, format, "{options}");
        assert!(!sheet.announce, "{options}");
    }
}

#[test]
fn a_file_without_a_name_is_named_after_what_it_holds() {
    for (line, name) in [
        ("appendix --game chess --locale en", "appendix-chess-en-3-20.pdf"),
        ("appendix --players 8 -f csv", "appendix-xiangqi-zh-Hans-8.csv"),
        ("appendix --game renju --game draughts", "appendix-renju-draughts-ru-3-20.pdf"),
        ("table 7 --game chess -f png", "table-7-chess-en.png"),
    ] {
        let sheet = sheet(line);
        assert_eq!(sheet.target, Target::File(PathBuf::from(name)));
        assert!(sheet.announce);
    }
}

#[test]
fn a_dash_is_standard_output() {
    assert_eq!(sheet("appendix -o -").target, Target::Stdout);
    assert_eq!(sheet("appendix -o ./-").target, Target::File("./-".into()));
}

#[test]
fn options_of_one_format() {
    assert_eq!(sheet("appendix -f png --resolution 36").medium.resolution, 36);
    assert_eq!(sheet("appendix -o a.png --resolution 1200").medium.resolution, 1200);
    let csv = |options: &str| sheet(&format!("appendix -f csv {options}")).csv;
    assert_eq!(csv("--csv-bom"), CsvOptions { bom: true, delimiter: b',' });
    assert_eq!(csv("--csv-delimiter ;"), CsvOptions { bom: false, delimiter: b';' });
    assert_eq!(csv("--csv-delimiter tab"), CsvOptions { bom: false, delimiter: b'\t' });
    assert_eq!(csv("--csv-delimiter ,"), CsvOptions::default());
    assert!(sheet("appendix").medium.pdf.tags);
    assert!(!sheet("appendix --no-tags").medium.pdf.tags);
}
