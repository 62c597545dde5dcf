//! The new event file: it reads back as it is, in every language and for every game, and its
//! texts are in all languages.

use std::collections::BTreeSet;

use roundsheet::event::{New, ReadOptions, sample};
use roundsheet::game::Game;
use roundsheet::locale::{Book, Catalog, Entrants, FileMessage, Locale, Said};

use super::{FOUR, Files, read, told};

fn catalog(locale: Locale) -> Catalog {
    Catalog::of(locale, &[Book::File]).expect("the file is sound")
}

fn text(new: &New, locale: Locale) -> String {
    sample(new, &catalog(locale)).expect("it can be said")
}

#[test]
fn a_sample_lacks_nothing_but_entrants() {
    let title = "Кубок «\"\\» 一";
    for locale in Locale::ALL {
        for entrants in [Entrants::Players, Entrants::Teams] {
            for game in Game::ALL.map(Some).into_iter().chain([None]) {
                let new = New { title: title.to_owned(), game, entrants, ..New::default() };
                let text = text(&new, locale);
                let problems = told(&read(&text).problems);
                assert_eq!(problems.len(), 1, "{text}\n{problems:?}");
                assert!(problems[0].starts_with("event.toml: nobody takes part"), "{problems:?}");
                let four = match entrants {
                    Entrants::Players => FOUR.to_owned(),
                    Entrants::Teams => FOUR.replace("player", "team"),
                };
                let event = super::event(&format!("{text}{four}"));
                assert_eq!(event.title, title);
                assert_eq!(event.locale, locale);
                assert_eq!(event.game, game.unwrap_or(locale.usual_game()));
                assert_eq!(event.entrants, entrants);
            }
        }
    }
}

#[test]
fn what_is_known_is_filled_in() {
    let new = New {
        title: "T".to_owned(),
        place: Some("P \"q\"".to_owned()),
        game: Some(Game::Renju),
        entrants: Entrants::Teams,
        boards: Some(3),
        cycles: Some(2),
        games_per_match: Some(4),
        list: Some("C:\\teams.csv".to_owned()),
    };
    for locale in Locale::ALL {
        let text = text(&new, locale).replace("C:\\teams", "list");
        let files = Files::of(&[
            ("event.toml", text.as_bytes()),
            ("list.csv", b"team,board 1,board 2,board 3\nA,a,b,c\nB,d,e,f\n"),
        ]);
        let reading = files.read(&ReadOptions::default());
        assert_eq!(told(&reading.problems), [""; 0], "{text}");
        let event = reading.event.expect("no error");
        assert_eq!(event.place.as_deref(), Some("P \"q\""));
        assert_eq!((event.boards, event.games_per_match, event.cycles.count()), (3, 4, 2));
        assert_eq!(event.field.len(), 2);
    }
}

/// What is commented out is right too: with its marks taken away, it is read.
#[test]
fn what_is_commented_out_can_be_read() {
    for locale in Locale::ALL {
        for entrants in [Entrants::Players, Entrants::Teams] {
            let new = New {
                title: "T".to_owned(),
                entrants,
                boards: (entrants == Entrants::Teams).then_some(2),
                ..New::default()
            };
            let text = text(&new, locale);
            let field = |line: &&str| {
                let line = line.trim_start_matches("# ");
                let key = line.split(" = ").next().unwrap_or_default();
                line.starts_with('[') && line.ends_with(']')
                    || line.contains(" = ")
                        && key.chars().all(|it| it.is_ascii_lowercase() || it == '-')
            };
            let fields: Vec<&str> = text
                .lines()
                .filter(field)
                .map(|line| line.trim_start_matches("# "))
                .filter(|line| !line.contains("order") && !line.starts_with("dates"))
                .collect();
            let reading = read(&fields.join("\n"));
            assert_eq!(told(&reading.problems), [""; 0], "{}", fields.join("\n"));
            assert_eq!(reading.event.expect("no error").by_number().len(), 2);
        }
    }
}

#[test]
fn every_field_is_in_it() {
    let text = [
        text(&New { title: "T".to_owned(), ..New::default() }, Locale::En),
        text(&New { entrants: Entrants::Teams, ..New::default() }, Locale::En),
        text(&New { list: Some("x.csv".to_owned()), ..New::default() }, Locale::En),
    ]
    .concat();
    for field in [
        "title",
        "place",
        "chief-arbiter",
        "deputy-arbiter",
        "game",
        "locale",
        "system",
        "cycles",
        "swap-last-rounds",
        "exchange-sides",
        "sides",
        "games-per-match",
        "boards",
        "order",
        "order-reason",
        "dates",
        "mark",
        "digits",
        "separator",
        "seed",
        "number",
        "name",
        "team",
        "federation",
        "rating",
        "id",
        "withdrawn",
        "captain",
        "players",
        "file",
        "encoding",
        "delimiter",
    ] {
        let has = |line: &str| line.trim_start_matches("# ").starts_with(&format!("{field} = "));
        assert!(text.lines().any(has), "{field}");
    }
}

#[test]
fn comments_are_comments() {
    for locale in Locale::ALL {
        let text = text(&New { title: "T".to_owned(), ..New::default() }, locale);
        assert!(text.lines().all(|line| line.trim_end() == line), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }
}

/// The keys of the book of comments in their order.
fn keys(locale: Locale) -> Vec<&'static str> {
    let key = |line: &'static str| {
        let (key, _) = line.split_once(" =")?;
        line.starts_with(|first: char| first.is_ascii_lowercase()).then_some(key)
    };
    Book::File.source(locale).lines().filter_map(key).collect()
}

#[test]
fn every_language_says_every_comment() {
    let used: Vec<&str> = FileMessage::samples().iter().map(Said::key).collect();
    assert_eq!(used.iter().collect::<BTreeSet<_>>().len(), used.len());
    for locale in Locale::ALL {
        assert_eq!(keys(locale), used, "{locale:?}");
        let catalog = catalog(locale);
        for message in FileMessage::samples() {
            let text = catalog.say(&message).expect("the message is there");
            assert!(!text.trim().is_empty(), "{locale:?} {message:?}");
        }
    }
}
