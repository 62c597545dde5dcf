//! Dates, results and sides in the way of each language and game.

use roundsheet::game::{Game, Sides};
use roundsheet::locale::{Day, Entrants, EventMessage, Locale, Message};
use roundsheet::sheets::event::Kind;

use super::{NAMES, blocks, event, grids, heads, lines, rows, said, said_of_event, sheet};

const fn day(year: u16, month: u8, day: u8) -> Day {
    Day { year, month, day }
}

#[test]
fn dates() {
    for (locale, date, timed) in [
        (Locale::En, "1 May 2026", "1 May 2026, 14:00"),
        (Locale::Ru, "1 мая 2026 г.", "1 мая 2026 г., 14:00"),
        (Locale::ZhHans, "2026年5月1日", "2026年5月1日 14:00"),
        (Locale::ZhHant, "2026年5月1日", "2026年5月1日 14:00"),
    ] {
        assert_eq!(said_of_event(locale, &EventMessage::Date { day: day(2026, 5, 1) }), date);
        let mut event = event(locale, Game::Chess, 4);
        event.dates = vec![super::date(5, 1)];
        let lines = lines(&sheet(&event, Kind::Pairings));
        assert!(lines.contains(&date.to_owned()), "{lines:?}");
        assert!(lines.contains(&timed.to_owned()), "{lines:?}");
    }
}

#[test]
fn spans_of_dates_say_nothing_twice() {
    let span = |locale, first, last| said_of_event(locale, &EventMessage::DateSpan { first, last });
    for (locale, days, months, years) in [
        (Locale::En, "1–9 May 2026", "28 April – 3 May 2026", "28 December 2026 – 3 January 2027"),
        (
            Locale::Ru,
            "1–9 мая 2026 г.",
            "28 апреля\u{a0}— 3 мая 2026 г.",
            "28 декабря 2026 г.\u{a0}— 3 января 2027 г.",
        ),
        (
            Locale::ZhHans,
            "2026年5月1日至9日",
            "2026年4月28日至5月3日",
            "2026年12月28日至2027年1月3日",
        ),
        (
            Locale::ZhHant,
            "2026年5月1日至9日",
            "2026年4月28日至5月3日",
            "2026年12月28日至2027年1月3日",
        ),
    ] {
        assert_eq!(span(locale, day(2026, 5, 1), day(2026, 5, 9)), days);
        assert_eq!(span(locale, day(2026, 4, 28), day(2026, 5, 3)), months);
        assert_eq!(span(locale, day(2026, 12, 28), day(2027, 1, 3)), years);
        // The same month of another year.
        assert!(span(locale, day(2025, 5, 1), day(2026, 5, 9)).contains("2025"));
    }
}

#[test]
fn days_without_a_year_where_all_rounds_are_in_one() {
    let mut event = event(Locale::En, Game::Chess, 4);
    event.dates = vec![super::date(12, 30), super::date(12, 31)];
    let date = |event: &_| rows(grids(&sheet(event, Kind::Cards))[0])[0][1].clone();
    assert_eq!(date(&event), "30 December, 14:00");
    event.dates.push(roundsheet::event::RoundDate { year: 2027, month: 1, day: 1, time: None });
    assert_eq!(date(&event), "30 December 2026, 14:00");
}

/// What can be ticked on the first slip.
fn choices(locale: Locale, game: Game) -> String {
    let slips = sheet(&event(locale, game, 4), Kind::Slips);
    let rows = rows(grids(&slips)[0]);
    let row = &rows[2];
    assert_eq!(row[0], said_of_event(locale, &EventMessage::ResultHead));
    assert_eq!(row.len(), 2);
    row[1].clone()
}

#[test]
fn results_are_written_as_the_game_is_scored() {
    for (locale, expected) in [
        (Locale::En, ["2–0 1–1 0–2", "2–0 1–1 0–2", "1–0 ½–½ 0–1", "B+ Jigo W+", "1–0 ½–½ 0–1"]),
        (Locale::Ru, ["2:0 1:1 0:2", "2:0 1:1 0:2", "1:0 ½:½ 0:1", "Ч+ Ничья Б+", "1:0 ½:½ 0:1"]),
        (
            Locale::ZhHans,
            [
                "红胜 和棋 黑胜",
                "白胜 和棋 黑胜",
                "黑胜 和棋 白胜",
                "黑胜 和棋 白胜",
                "白胜 和棋 黑胜",
            ],
        ),
        (
            Locale::ZhHant,
            [
                "紅勝 和棋 黑勝",
                "白勝 和棋 黑勝",
                "黑勝 和棋 白勝",
                "黑勝 和棋 白勝",
                "白勝 和棋 黑勝",
            ],
        ),
    ] {
        assert_eq!(Game::ALL.map(|game| choices(locale, game)), expected);
    }
}

/// Nobody knows who will have which side: the results stand in one order.
#[test]
fn results_do_not_follow_sides_that_are_drawn() {
    let mut event = event(Locale::ZhHans, Game::Go, 4);
    (event.games_per_match, event.sides) = (2, Sides::ByLot);
    let slips = sheet(&event, Kind::Slips);
    let rows = rows(grids(&slips)[1]);
    assert_eq!(rows.len(), 2);
    for row in rows {
        assert_eq!(row[1..], ["黑 白", "黑胜 和棋 白胜", "黑 白"]);
    }
}

/// In game two the other one begins: whoever stands first has the other side.
#[test]
fn results_follow_the_sides_of_each_game() {
    let mut event = event(Locale::ZhHans, Game::Xiangqi, 4);
    event.games_per_match = 2;
    let slips = sheet(&event, Kind::Slips);
    let opponents = rows(grids(&slips)[0]);
    assert_eq!(opponents, [[format!("1 {}", NAMES[0])], [format!("4 {}", NAMES[3])]]);
    assert_eq!(heads(grids(&slips)[1]), ["局次", "1号", "结果", "4号"]);
    let rows = rows(grids(&slips)[1]);
    assert_eq!(rows.len(), 2);
    assert_eq!(rows[0][1..], ["红", "红胜 和棋 黑胜", "黑"]);
    assert_eq!(rows[1][1..], ["黑", "黑胜 和棋 红胜", "红"]);
    let pairings = sheet(&event, Kind::Pairings);
    let heads = heads(grids(&pairings)[0]);
    assert_eq!(heads, ["台次", "号码", "第一局红方", "第1局", "第2局", "号码", "第一局黑方"]);
}

#[test]
fn heads_of_names_are_the_sides() {
    for (locale, game, first, second) in [
        (Locale::En, Game::Chess, "White", "Black"),
        (Locale::Ru, Game::Renju, "Чёрные", "Белые"),
        (Locale::ZhHans, Game::Xiangqi, "红方", "黑方"),
        (Locale::ZhHant, Game::Go, "黑方", "白方"),
    ] {
        let document = sheet(&event(locale, game, 4), Kind::Pairings);
        let heads = heads(grids(&document)[0]);
        assert_eq!((heads[2].as_str(), heads[5].as_str()), (first, second));
    }
}

/// How many lines are to be signed on a slip, and whether it says that the loser signs.
#[test]
fn slips_are_signed_as_the_game_has_it() {
    for locale in Locale::ALL {
        for (game, expected) in [
            (Game::Xiangqi, 2),
            (Game::Draughts, 3),
            (Game::Renju, 2),
            (Game::Go, 2),
            (Game::Chess, 3),
        ] {
            let document = sheet(&event(locale, game, 2), Kind::Slips);
            let signed = blocks(&document).into_iter().find_map(|block| match block {
                roundsheet::document::Block::Signatures { labels, .. } => Some(labels.len()),
                _ => None,
            });
            assert_eq!(signed, Some(expected));
            let note = said_of_event(locale, &EventMessage::LoserSigns);
            assert_eq!(lines(&document).contains(&note), game == Game::Xiangqi);
        }
    }
}

#[test]
fn russian_lots_agree_with_their_number() {
    for (count, player, team) in [
        (1, "участника", "команды"),
        (2, "участников", "команд"),
        (5, "участников", "команд"),
        (21, "участника", "команды"),
        (111, "участников", "команд"),
    ] {
        for (entrants, noun) in [(Entrants::Players, player), (Entrants::Teams, team)] {
            let count_text = count.to_string();
            let message = EventMessage::LotOf { count, count_text, entrants };
            assert_eq!(said_of_event(Locale::Ru, &message), format!("из {count} {noun}"));
        }
    }
}

#[test]
fn english_plurals() {
    let lot = |count: u32| {
        let (count_text, entrants) = (count.to_string(), Entrants::Players);
        said_of_event(Locale::En, &EventMessage::LotOf { count, count_text, entrants })
    };
    assert_eq!([lot(1), lot(2)], ["of 1 player", "of 2 players"]);
    let deputies = |count| {
        said_of_event(Locale::En, &EventMessage::DeputyArbiters { count, names: "A".to_owned() })
    };
    assert_eq!(deputies(2), deputies(21));
    assert_ne!(deputies(1), deputies(2));
    let reserve = EventMessage::Reserve { name: "A".to_owned() };
    assert_eq!(said_of_event(Locale::En, &reserve), "reserve: A");
}

/// A board is one thing in a match of teams and another among players.
#[test]
fn boards_and_matches_have_their_words() {
    for (locale, players, teams, board) in [
        (Locale::En, "Board", "Match", "Board"),
        (Locale::Ru, "Стол", "Матч", "Доска"),
        (Locale::ZhHans, "台次", "场次", "台次"),
        (Locale::ZhHant, "台次", "場次", "台次"),
    ] {
        let head = |entrants| said_of_event(locale, &EventMessage::PairingHead { entrants });
        assert_eq!(head(Entrants::Players), players);
        assert_eq!(head(Entrants::Teams), teams);
        assert_eq!(said(locale, &Message::BoardHead), board);
    }
}
