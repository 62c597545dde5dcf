//! The fields of an event file: what each can be, and what is said where it is not.

use roundsheet::event::{RoundDate, Style};
use roundsheet::game::{Game, Sides};
use roundsheet::locale::{Digits, Entrants, Locale, Mark};
use roundsheet::schedule::Cycles;

use super::{FOUR, event, read, told, with_four};

#[test]
fn every_field_is_read() {
    let event = event(
        "\u{feff}title = \" Кубок\\n  города \"\nplace = \"Hall\"\nchief-arbiter = \"X\"\n\
         deputy-arbiter = [\"Y\", \"Z\"]\ngame = \"Go\"\nlocale = \"ru\"\n\
         system = \"round-robin\"\ncycles = 2\nswap-last-rounds = true\nexchange-sides = true\n\
         sides = \"by-lot\"\ngames-per-match = 3\nboards = 2\norder = [2, 1, 3, 4, 5, 6]\n\
         order-reason = \"R\"\n\
         dates = [2026-05-01, 2026-05-01T14:05:00, \"2026-05-02 9:00\", \"2026-05-03\", \
         2026-05-04 10:00:00, 2026-05-05]\n\
         style = { mark = \"ring\", digits = \"full-width\", separator = \"×\" }\n\
         draw.seed = \"s e e d\"\n\
         [[team]]\nname = \"One\"\nnumber = 2\ncaptain = \"C\"\nfederation = \"F\"\n\
         players = [\"a\", \"b\", \"r\"]\n\
         [[team]]\nname = \"Two\"\nnumber = 1\nwithdrawn = true\n\
         [[team]]\nname = \"Three\"\nnumber = 3\n",
    );
    assert_eq!(event.title, "Кубок города");
    assert_eq!(event.place.as_deref(), Some("Hall"));
    assert_eq!(event.chief_arbiter.as_deref(), Some("X"));
    assert_eq!(event.deputy_arbiters, ["Y", "Z"]);
    assert_eq!((event.game, event.locale), (Game::Go, Locale::Ru));
    assert_eq!(event.cycles, Cycles::Double { swap_last_rounds: true });
    assert!(event.exchange_sides);
    assert_eq!(event.sides, Sides::ByLot);
    assert_eq!((event.games_per_match, event.boards), (3, 2));
    assert_eq!(event.order, Some(vec![2, 1, 3, 4, 5, 6]));
    assert_eq!(event.order_reason.as_deref(), Some("R"));
    let date = |day, time| RoundDate { year: 2026, month: 5, day, time };
    assert_eq!(event.dates[..3], [date(1, None), date(1, Some((14, 5))), date(2, Some((9, 0)))]);
    assert_eq!(event.dates.len(), 6);
    let style = Style {
        mark: Some(Mark::Ring),
        digits: Some(Digits::FullWidth),
        separator: Some("×".to_owned()),
    };
    assert_eq!(event.style, style);
    assert_eq!(event.seed.as_deref(), Some("s e e d"));
    assert_eq!(event.entrants, Entrants::Teams);
    let one = &event.field[0];
    assert_eq!((one.name.as_str(), one.captain.as_deref()), ("One", Some("C")));
    assert_eq!(one.players, ["a", "b", "r"]);
    assert_eq!(one.source.to_string(), "event.toml:19");
    assert!(event.field[1].withdrawn);
    assert_eq!(event.size(), 3);
}

#[test]
fn players_have_their_fields() {
    let event = event(
        "title = \"T\"\nplayer = [ { name = \"A\", team = \"t\", rating = 2450, id = 7 }, \
         { name = \"B\", rating = \"5d\", id = \"x\" } ]\n",
    );
    let [a, b] = &event.field[..] else { panic!("two") };
    assert_eq!(
        (a.team.as_deref(), a.rating.as_deref(), a.id.as_deref()),
        (Some("t"), Some("2450"), Some("7"))
    );
    assert_eq!((b.rating.as_deref(), b.id.as_deref()), (Some("5d"), Some("x")));
    assert_eq!(event.entrants, Entrants::Players);
    assert!(!event.is_drawn());
}

#[test]
fn game_and_language_follow_from_each_other() {
    let both = |above| {
        let event = event(&with_four(above));
        (event.game, event.locale)
    };
    assert_eq!(both("game = \"chess\""), (Game::Chess, Locale::En));
    assert_eq!(both("locale = \"ru\""), (Game::Draughts, Locale::Ru));
    assert_eq!(both("locale = \"en\"\ngame = \"renju\""), (Game::Renju, Locale::En));
    assert_eq!(both(""), (Game::Xiangqi, Locale::ZhHans));
}

/// Each with the one thing that is wrong in it.
#[test]
fn what_is_wrong_is_told_with_its_place() {
    let cases = [
        ("tittle = 1", "2:1: there is no field `tittle` -> did you mean `title`?"),
        (
            "place = 5",
            "2:9: `place` is a text, and this is a whole number -> write it between quotes: place = \"…\"",
        ),
        ("place = \"\"", "2:9: `place` is empty -> give it a text, or leave out `place`"),
        (
            "place = \"a\\u202E\"",
            "2:9: `place`: character 2 is U+202E, an invisible direction mark -> take character 2 out; it would not be seen on paper",
        ),
        ("cycles = 3", "2:10: `cycles`: `3` is outside 1 to 2 -> give 1 or 2"),
        (
            "cycles = \"2\"",
            "2:10: `cycles` is a whole number, and this is a text -> write it in digits, without quotes",
        ),
        (
            "games-per-match = 1.0",
            "2:19: `games-per-match` is a whole number, and this is a number with a fraction -> write it in digits, without quotes",
        ),
        (
            "game = \"ches\"",
            "2:8: `game`: there is no game `ches` -> did you mean `chess`? there are xiangqi draughts renju go chess",
        ),
        (
            "locale = \"zh-TW\"",
            "2:10: `locale`: there is no locale `zh-TW` -> did you mean `zh-Hant`? there are zh-Hant zh-Hans ru en",
        ),
        (
            "exchange-sides = \"no\"",
            "2:18: `exchange-sides` is true or false, and this is a text -> write exchange-sides = true or exchange-sides = false, without quotes",
        ),
        (
            "swap-last-rounds = true",
            "2:1: `swap-last-rounds`: there is only one cycle -> add cycles = 2, or leave it out",
        ),
        ("boards = 4", "2:1: `boards`: only teams have boards -> leave it out, or list teams"),
        (
            "style = { separator = \"1\" }",
            "2:23: `separator`: `1` has a digit -> a digit would be read as part of a number; give a sign",
        ),
        (
            "style = { colour = \"1\" }",
            "2:11: there is no field `colour` in `[style]` -> there are mark digits separator",
        ),
        (
            "draw = { seed = \"\" }",
            "2:17: seed: the text is empty -> give 1 to 100 characters that nobody could choose to advantage",
        ),
        (
            "system = \"swiss\"",
            "2:10: `system`: there is no system `swiss` -> choose one of round-robin",
        ),
    ];
    for (above, said) in cases {
        let reading = read(&with_four(above));
        let problems = told(&reading.problems);
        assert_eq!(problems, [format!("event.toml:{said}")], "{above}");
        assert!(reading.event.is_none(), "{above}");
    }
}

#[test]
fn everything_is_told_at_once_in_the_order_of_the_file() {
    let reading = read(
        "cycles = 0\nplase = \"x\"\ngame = 1\n[[player]]\nnane = \"A\"\n[[player]]\nname = \"B\"\n\
         cycles = 2\n",
    );
    let places: Vec<String> =
        reading.problems.iter().map(|problem| problem.place.to_string()).collect();
    let expected = ["event.toml", "event.toml:1:10", "event.toml:2:1", "event.toml:3:8"];
    assert_eq!(places[..4], expected);
    let rest = told(&reading.problems[4..]);
    assert_eq!(
        rest,
        [
            "event.toml:4:1: this `[[player]]` has no `name` -> add name = \"…\"",
            "event.toml:5:1: there is no field `nane` in `[[player]]` -> did you mean `name`?",
            "event.toml:8:1: there is no field `cycles` in `[[player]]` -> `cycles` is said of the event: write it above the first table",
        ]
    );
}

#[test]
fn a_fault_of_syntax_is_one_problem() {
    for (text, start) in [
        ("title = \"T\nplace = 1\n", "event.toml:1:"),
        ("title = “T”\n", "event.toml:1:9: this is no TOML: "),
        ("title = \"T\"\ntitle = \"U\"\n", "event.toml:2:1: this is no TOML: duplicate key"),
        ("title\n", "event.toml:1:"),
        ("title = \"T\"\r[[player]]\r", "event.toml:2:1: this is no TOML: carriage return"),
    ] {
        let problems = told(&read(text).problems);
        assert_eq!(problems.len(), 1, "{problems:?}");
        assert!(problems[0].starts_with(start), "{problems:?}");
        assert!(!problems[0].contains('\n') && problems[0].contains(" -> "), "{problems:?}");
    }
}

#[test]
fn who_takes_part_is_said_in_one_way() {
    let one = |text: &str| {
        let mut problems = told(&read(&format!("title = \"T\"\n{text}")).problems);
        assert_eq!(problems.len(), 1, "{problems:?}");
        problems.remove(0)
    };
    assert_eq!(
        one(&format!("{FOUR}[[team]]\nname = \"X\"\n")),
        "event.toml:10:3: there is `[[team]]`, and `[[player]]` on line 2 -> keep one of the two: who takes part is said in one way"
    );
    assert_eq!(
        one("[player]\nname = \"A\"\n"),
        "event.toml:2:1: `player` is a list of tables, and this is a table -> write [[player]], with two brackets on each side, above each one"
    );
    assert_eq!(
        one("[[players]]\nname = \"A\"\n"),
        "event.toml:2:3: `players` is a table, and this is a list -> write [[player]] above each, or [players] and file = \"…\""
    );
    assert_eq!(
        one("[players]\nencoding = \"gbk\"\n"),
        "event.toml:2:2: `[players]` names no file -> add file = \"…\", the list in CSV"
    );
    assert!(one("").starts_with("event.toml: nobody takes part -> "));
    assert!(one("[[player]]\nname = \"A\"\n").starts_with("event.toml: only one takes part"));
}

#[test]
fn teams_say_how_many_boards_they_have_where_they_list_players() {
    let text = |above: &str| {
        format!(
            "title = \"T\"\n{above}\n[[team]]\nname = \"A\"\nplayers = [\"a\", \"b\"]\n[[team]]\n\
             name = \"B\"\nplayers = [\"c\", \"A\"]\n"
        )
    };
    let problems = told(&read(&text("")).problems);
    assert!(problems[0].contains("it is not said how many boards"), "{problems:?}");
    let reading = read(&text("boards = 3"));
    assert!(reading.event.is_some());
    assert_eq!(
        told(&reading.problems),
        [
            "warning: event.toml:3: `A` has 2 players for 3 boards -> its last boards stay without a name",
            "warning: event.toml:6: `B` has 2 players for 3 boards -> its last boards stay without a name",
            "warning: event.toml:6: `A` of `B` plays for `A` on line 3 too -> nobody plays for two teams",
        ]
    );
}

/// Files that are no TOML in UTF-8 are never a panic.
#[test]
fn any_bytes_are_read_or_refused() {
    for bytes in [
        &b""[..],
        b"\0",
        b"\xff\xfet\0",
        b"\xef\xbb\xbf",
        b"title = \"\xd6\xd0\"\n",
        b"a = {b = {c = [[[[[[]]]]]]}}\n",
        b"player = [1, {}, [], {name=''}]\nteam = 3\nplayers = 1\ndates = [1, [], 10:00:00, 2026-02-30]\norder = ['x']\n",
        b"[player.x]\n[draw.x]\n[style.x]\n[players.x]\n",
    ] {
        let reading = super::Files::of(&[("event.toml", bytes)]).read(&Default::default());
        assert!(reading.event.is_none());
        assert!(!reading.problems.is_empty());
    }
    let problems = told(
        &super::Files::of(&[("event.toml", b"title = 1\nplace = \"\xd6\xd0\"\n")])
            .read(&Default::default())
            .problems,
    );
    assert_eq!(problems, ["event.toml:2: the file is not UTF-8 -> save it as UTF-8"]);
    let deep = format!("a = {}{}", "[".repeat(5000), "]".repeat(5000));
    assert!(read(&deep).event.is_none());
}
