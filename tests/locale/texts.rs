//! What holds for every text in every language.

use roundsheet::game::Game;
use roundsheet::locale::{Entrants, Locale, Message};

use super::{all_texts, catalog, say, texts};

#[test]
fn every_message_says_something() {
    for locale in Locale::ALL {
        for (message, text) in all_texts(locale) {
            assert!(
                message.ends_with("Separator") || !text.trim().is_empty(),
                "{locale:?} {message}"
            );
        }
    }
}

#[test]
fn no_text_shows_syntax_controls_or_straight_quotes() {
    for locale in Locale::ALL {
        for (message, text) in all_texts(locale) {
            let wrong = |character: char| {
                matches!(character, '{' | '}' | '$' | '"' | '\'' | '`')
                    || matches!(character, '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}')
                    || character.is_control()
            };
            assert!(!text.contains(wrong), "{locale:?} {message:?} {text:?}");
        }
    }
}

#[test]
fn spaces_are_single_and_inside() {
    for locale in Locale::ALL {
        for (message, text) in all_texts(locale) {
            if !message.ends_with("Separator") && message != "EnumerationComma" {
                assert_eq!(text.trim(), text, "{locale:?} {message}");
            }
            assert!(message.starts_with("MethodExample") || !text.contains("  "), "{text:?}");
        }
        for (message, text) in texts(locale) {
            let given = match &message {
                Message::MethodExample { round_one, round_two, .. } => {
                    text.replace(round_one.as_str(), "").replace(round_two.as_str(), "")
                }
                _ => text.clone(),
            };
            assert!(!given.contains("  "), "{locale:?} {message:?} {text:?}");
        }
    }
}

/// A line that begins with a dash is wrong in Russian.
#[test]
fn no_line_can_begin_with_an_em_dash() {
    for (message, text) in all_texts(Locale::Ru) {
        let rest = text.replace("\u{a0}— ", "");
        assert!(!rest.contains('—'), "{message:?} {text:?}");
    }
}

#[test]
fn sentences_end_with_a_full_stop_and_headings_do_not() {
    for locale in Locale::ALL {
        let ends = |message: &Message| say(locale, message).ends_with(['.', '。']);
        let entrants = Entrants::Players;
        for sentence in [
            Message::Lots { entrants },
            Message::RoundOrder,
            Message::MethodPairs,
            Message::SidesByLot { game: Game::Go },
            Message::OrderChanged,
            Message::ByeNote { entrants },
        ] {
            assert!(ends(&sentence), "{locale:?} {sentence:?}");
        }
        for heading in
            [Message::AppendixTitle { entrants }, Message::MethodHeading, Message::RoundHead]
        {
            assert!(!ends(&heading), "{locale:?} {heading:?}");
        }
    }
}

#[test]
fn what_is_given_comes_out_as_it_is() {
    for locale in Locale::ALL {
        let catalog = catalog(locale);
        for value in ["Łukasz", "{x}", "$n", "דוד", "{ $title }", "{NUMBER()}", "-term", "a  b"]
        {
            let message = Message::Continued { caption: value.to_owned() };
            let text = catalog.say(&message).unwrap();
            assert!(text.starts_with(value), "{locale:?} {text:?}");
            let message =
                Message::NumberedTitle { number: value.to_owned(), title: value.to_owned() };
            let text = catalog.say(&message).unwrap();
            assert_eq!(text.matches(value).count(), 2, "{locale:?} {text:?}");
        }
    }
}

#[test]
fn numbers_are_ascii_digits_without_groups() {
    for locale in Locale::ALL {
        for number in [11, 1000, 4_294_967_295] {
            let entrants = Entrants::Players;
            for message in [
                Message::ListLabel { number },
                Message::TableTitle { count: number, count_text: number.to_string(), entrants },
                Message::MethodLargest { printed: number.to_string(), entrants },
            ] {
                let text = say(locale, &message);
                assert!(text.contains(&number.to_string()), "{locale:?} {text:?}");
            }
        }
    }
}
