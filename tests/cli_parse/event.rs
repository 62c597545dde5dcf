//! What the commands of an event mean.

use std::path::PathBuf;

use roundsheet::cli::Shell;
use roundsheet::event::{Encoding, ReadOptions, Style};
use roundsheet::game::Game;
use roundsheet::locale::{Digits, Entrants, Locale, Mark};
use roundsheet::output::Target;
use roundsheet::paper::{Margins, Orientation, Paper};
use roundsheet::request::{
    Characters, EventFile, Format, LotsDraw, LotsRequest, NewRequest, Request, SheetsRequest,
};
use roundsheet::sheets::event::Kind;
use roundsheet::units::Length;

use super::{request, request_in, words};

/// The sheets that `line` asks for.
fn sheets(line: &str) -> SheetsRequest {
    match request(line) {
        Ok(Request::Sheets(request)) => request,
        other => panic!("{line}: {other:?}"),
    }
}

/// The lots that `line` asks for.
fn lots(line: &str) -> LotsRequest {
    match request(line) {
        Ok(Request::Lots(request)) => request,
        other => panic!("{line}: {other:?}"),
    }
}

/// The new file that `line` asks for where `LANG` is `lang`.
fn new(lang: &str, line: &str) -> NewRequest {
    match request_in(lang, &words(line)) {
        Ok(Request::New(request)) => request,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn bare_sheets_are_all_in_one_file_as_the_event_says() {
    let request = sheets("sheets hall/cup.toml");
    assert_eq!(request.only, None);
    assert_eq!((request.round, request.round_a_page), (None, false));
    assert_eq!((request.slips_a_page, request.cards_a_page), (None, None));
    assert_eq!((request.game, request.exchange_sides), (None, false));
    let event = request.event;
    let options = ReadOptions::default();
    assert_eq!(event.file, EventFile { path: "hall/cup.toml".into(), options });
    assert_eq!((event.locale, event.style), (None, Style::default()));
    assert_eq!(event.characters, Characters::Refuse);
    assert_eq!((event.page.paper, event.page.orientation), (Paper::A4, None));
    assert_eq!(event.page.margins, Margins::all(Length::mm(20)));
    assert_eq!(event.page.cut_margins, Margins::all(Length::mm(10)));
    assert_eq!((event.medium.format, event.medium.open), (Format::Pdf, false));
    assert_eq!(event.target, Target::File("cup-sheets.pdf".into()));
    assert!(event.announce);
}

#[test]
fn options_of_sheets_take_the_place_of_what_the_file_says() {
    let request = sheets(
        "sheets cup.toml --game Go --locale ZH-HANT --exchange-sides --mark plain \
         --separator : --digits full-width --missing-characters drop --landscape \
         --margins 5mm --paper A5 --encoding gbk --delimiter tab --round-a-page \
         --slips-per-page 8 --cards-per-page 1 --open",
    );
    assert_eq!((request.game, request.exchange_sides), (Some(Game::Go), true));
    assert_eq!((request.slips_a_page, request.cards_a_page), (Some(8), Some(1)));
    assert!(request.round_a_page);
    let event = request.event;
    assert_eq!(event.locale, Some(Locale::ZhHant));
    let style = Style {
        mark: Some(Mark::Plain),
        digits: Some(Digits::FullWidth),
        separator: Some(":".to_owned()),
    };
    assert_eq!((event.style, event.characters), (style, Characters::Drop));
    assert_eq!(event.page.orientation, Some(Orientation::Landscape));
    let margins = Margins::all(Length::mm(5));
    assert_eq!((event.page.margins, event.page.cut_margins), (margins, margins));
    let encoding = Encoding::from_label("gbk");
    assert_eq!(
        event.file.options,
        ReadOptions { encoding, delimiter: Some('\t'), drop_unseen: true }
    );
    assert!(encoding.is_some() && event.medium.open);
}

#[test]
fn kinds_are_in_the_order_of_a_file_and_each_once() {
    let only = |list: &str| sheets(&format!("sheets cup.toml --only {list}")).only;
    let kinds = vec![Kind::Schedule, Kind::Pairings, Kind::Cards];
    assert_eq!(only("cards,pairings,Schedule,cards"), Some(kinds.clone()));
    assert_eq!(only("cards --only pairings,schedule"), Some(kinds));
    for kind in Kind::ALL {
        assert_eq!(only(kind.id()), Some(vec![kind]));
    }
}

#[test]
fn files_of_an_event_are_named_after_it_and_what_they_hold() {
    for (options, name) in [
        ("", "cup-sheets.pdf"),
        ("--format html", "cup-sheets.html"),
        ("--round 3", "cup-sheets-round-3.pdf"),
        ("--only slips,pairings --round 3 -f png", "cup-pairings-slips-round-3.png"),
    ] {
        let request = sheets(&format!("sheets ../a.b/cup.toml {options}"));
        assert_eq!(request.event.target, Target::File(PathBuf::from(name)));
        assert!(request.event.announce);
    }
    assert_eq!(lots("lots cup.toml").event.target, Target::File("cup-lot-slips.pdf".into()));
    assert_eq!(lots("lots cup.toml --draw").event.target, Target::File("cup-lots.pdf".into()));
    for (path, target) in [
        ("hall/", Target::File("hall/".into())),
        ("hall.d/", Target::File("hall.d/".into())),
        ("-", Target::Stdout),
    ] {
        let request = sheets(&format!("sheets cup.toml -o {path}"));
        assert_eq!((request.event.target, request.event.announce), (target, false));
        assert_eq!(request.event.medium.format, Format::Pdf);
    }
}

#[test]
fn a_draw_has_a_seed_of_its_own_unless_one_is_given() {
    assert_eq!(lots("lots cup.toml").draw, None);
    let draw = |options: &str| lots(&format!("lots cup.toml --draw {options}")).draw;
    assert_eq!(draw(""), Some(LotsDraw { seed: None, redraw: false }));
    let seed = Some("-5;x".to_owned());
    assert_eq!(draw("--seed -5;x --redraw"), Some(LotsDraw { seed, redraw: true }));
}

#[test]
fn a_new_event_has_the_game_and_the_language_of_its_user() {
    let request = new("", "new cup.toml");
    assert_eq!(request.target, Target::File("cup.toml".into()));
    assert_eq!((request.game, request.locale), (Game::Xiangqi, Locale::ZhHans));
    assert_eq!((request.entrants, request.boards), (Entrants::Players, None));
    assert_eq!((request.cycles, request.games_per_match), (None, None));
    assert_eq!((request.title, request.place, request.list), (None, None, None));
    for (lang, options, game, locale) in [
        ("ru_RU.UTF-8", "", Game::Draughts, Locale::Ru),
        ("", "--game chess", Game::Chess, Locale::En),
        ("en_GB", "-l zh-Hant", Game::Xiangqi, Locale::ZhHant),
        ("en_GB", "-g go", Game::Go, Locale::En),
    ] {
        let request = new(lang, &format!("new - {options}"));
        assert_eq!(request.target, Target::Stdout);
        assert_eq!((request.game, request.locale), (game, locale), "{lang} {options}");
    }
    let request = new(
        "",
        "new cup.toml --title -Кубок --place Hall --entrants teams --boards 4 --cycles 2 \
         --games-per-match 2 --from teams.csv",
    );
    assert_eq!((request.entrants, request.boards), (Entrants::Teams, Some(4)));
    assert_eq!((request.cycles, request.games_per_match), (Some(2), Some(2)));
    assert_eq!(request.title.as_deref(), Some("-Кубок"));
    assert_eq!(request.place.as_deref(), Some("Hall"));
    assert_eq!(request.list.as_deref(), Some("teams.csv"));
}

#[test]
fn a_check_takes_the_file_and_how_it_is_read() {
    let encoding = Encoding::from_label("windows-1251");
    let options = ReadOptions { encoding, delimiter: Some(';'), drop_unseen: false };
    assert_eq!(
        request("check cup.toml --encoding cp1251 --delimiter ;"),
        Ok(Request::Check(EventFile { path: "cup.toml".into(), options }))
    );
}

#[test]
fn scripts_and_the_manual() {
    for shell in Shell::ALL {
        assert_eq!(
            request(&format!("completions {}", shell.name())),
            Ok(Request::Completions(shell))
        );
    }
    assert_eq!(request("man"), Ok(Request::Manual(None)));
    assert_eq!(request("man -o man1"), Ok(Request::Manual(Some("man1".into()))));
}

#[test]
fn sides_are_exchanged_in_one_table_only() {
    assert!(super::table("table 8 --exchange-sides").sheet.exchange_sides);
    assert!(!super::table("table 8").sheet.exchange_sides);
    assert!(roundsheet::cli::parse(words("appendix --exchange-sides")).is_err());
}
