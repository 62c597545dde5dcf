//! That every choice in the locale files is made by a value that there is.

use std::collections::BTreeSet;

use roundsheet::game::{Game, Side, Sides};
use roundsheet::locale::{Book, Entrants, Locale, Mark, Message};

use super::{all_texts, say};

/// A misspelt variant would never be chosen, and the default would stand in without a word.
#[test]
fn every_variant_in_the_files_can_be_chosen() {
    let numbers = ["one", "few", "many", "other"];
    let mut known: BTreeSet<&str> = numbers.into_iter().collect();
    known.extend(Game::ALL.map(Game::id));
    known.extend([Side::Red, Side::White, Side::Black].map(Side::id));
    known.extend([Entrants::Players, Entrants::Teams].map(Entrants::id));
    known.extend([Sides::ByTable, Sides::ByLot].map(Sides::id));
    known.extend(["several", "digits", "word"]);
    known.extend(["days", "months", "years", "none"]);
    known.extend([Mark::Ring, Mark::Brackets, Mark::Plain].map(Mark::id));
    for locale in Locale::ALL {
        let lines = Book::ALL.into_iter().flat_map(|book| book.source(locale).lines());
        for line in lines.map(str::trim_start) {
            let variant = line.strip_prefix("*[").or_else(|| line.strip_prefix('['));
            let Some((key, _)) = variant.and_then(|variant| variant.split_once(']')) else {
                continue;
            };
            assert!(known.contains(key) || key.parse::<u32>().is_ok(), "{locale:?} {line}");
        }
    }
}

#[test]
fn the_three_marks_are_told_apart() {
    for locale in Locale::ALL {
        for entrants in [Entrants::Players, Entrants::Teams] {
            let texts: BTreeSet<_> = [Mark::Ring, Mark::Brackets, Mark::Plain]
                .map(|mark| say(locale, &Message::OddField { mark, entrants }))
                .into_iter()
                .collect();
            assert_eq!(texts.len(), 3, "{locale:?}");
        }
    }
}

#[test]
fn games_and_sides_have_names_of_their_own() {
    for locale in Locale::ALL {
        let games: BTreeSet<_> =
            Game::ALL.map(|game| say(locale, &Message::GameName { game })).into_iter().collect();
        assert_eq!(games.len(), 5, "{locale:?}");
        let sides: BTreeSet<_> = [Side::Red, Side::White, Side::Black]
            .map(|side| say(locale, &Message::SideName { side }))
            .into_iter()
            .collect();
        assert_eq!(sides.len(), 3, "{locale:?}");
    }
}

#[test]
fn teams_and_players_are_told_apart() {
    for locale in Locale::ALL {
        let (mut players, mut teams) = (Vec::new(), Vec::new());
        for (whom, text) in all_texts(locale) {
            if whom.contains("entrants: Players") {
                players.push(text);
            } else if whom.contains("entrants: Teams") {
                teams.push(text);
            }
        }
        assert_eq!(players.len(), teams.len());
        for text in players {
            assert!(!teams.contains(&text), "{locale:?} {text}");
        }
    }
}

fn first_begins(locale: Locale, game: Game, entrants: Entrants) -> String {
    let (first, second) = (game.first_side(), game.second_side());
    say(locale, &Message::FirstBegins { game, first, second, entrants })
}

#[test]
fn who_begins_has_the_side_of_the_game() {
    let text = |locale, game| first_begins(locale, game, Entrants::Players);
    assert_eq!(text(Locale::ZhHans, Game::Xiangqi), "每对号码中，列前者执红先走，列后者执黑后走。");
    assert_eq!(text(Locale::ZhHant, Game::Xiangqi), "兩號相遇，先列者執紅先走，後列者執黑後走。");
    assert_eq!(text(Locale::ZhHans, Game::Renju), "每对号码中，列前者执黑开局，列后者执白后行。");
    assert_eq!(
        text(Locale::Ru, Game::Draughts),
        "Партию начинает первый номер пары; он играет белыми, второй номер\u{a0}— чёрными."
    );
    assert_eq!(
        text(Locale::Ru, Game::Renju),
        "Партию начинает первый номер пары; он играет чёрными, второй номер\u{a0}— белыми."
    );
    assert_eq!(
        text(Locale::En, Game::Renju),
        "The player named first in a pairing begins and has Black; \
         the player named second has White."
    );
}

/// The even boards are reversed, so of teams this is true on the first board only.
#[test]
fn of_teams_the_first_board_is_spoken_of() {
    let text = |locale| first_begins(locale, Game::Chess, Entrants::Teams);
    assert!(text(Locale::ZhHans).contains("第一台"));
    assert!(text(Locale::ZhHant).contains("第一台"));
    assert!(text(Locale::Ru).starts_with("На первой доске"));
    assert!(text(Locale::En).starts_with("On board 1"));
}

#[test]
fn a_sheet_for_several_games_names_the_game() {
    let text = |locale, game: Game| {
        let (first, second) = (game.first_side(), game.second_side());
        let games = say(locale, &Message::GameNameIn { game });
        let (game, entrants) = (Some(game), Entrants::Players);
        say(locale, &Message::FirstBeginsIn { games, game, first, second, entrants })
    };
    assert!(text(Locale::Ru, Game::Draughts).starts_with("В шашках партию"));
    assert!(text(Locale::En, Game::Renju).starts_with("In renju the player"));
    assert!(text(Locale::ZhHans, Game::Go).starts_with("围棋比赛，列前者执黑先行"));
    assert!(text(Locale::ZhHant, Game::Chess).starts_with("西洋棋比賽，先列者執白先走"));
}

#[test]
fn lots_for_cycles_exchange_nothing() {
    for locale in Locale::ALL {
        for entrants in [Entrants::Players, Entrants::Teams] {
            let text = |sides| say(locale, &Message::DoubleCycle { sides, entrants });
            let (lot, table) = (text(Sides::ByLot), text(Sides::ByTable));
            let said = lot.trim_end_matches(['.', '。']);
            assert!(table.len() > lot.len() && table.starts_with(said), "{table} {lot}");
        }
    }
    let (sides, entrants) = (Sides::ByLot, Entrants::Players);
    let text = say(Locale::En, &Message::DoubleCycle { sides, entrants });
    assert_eq!(text, "Everyone meets everyone else twice.");
}

/// A table for players alone has this note too.
#[test]
fn two_cycles_of_players_mention_no_team() {
    for (locale, team) in [
        (Locale::En, "team"),
        (Locale::Ru, "команд"),
        (Locale::ZhHans, "队"),
        (Locale::ZhHant, "隊"),
    ] {
        for sides in [Sides::ByTable, Sides::ByLot] {
            let text = |entrants| say(locale, &Message::DoubleCycle { sides, entrants });
            assert!(!text(Entrants::Players).contains(team), "{locale:?}");
            assert!(text(Entrants::Teams).contains(team), "{locale:?}");
        }
    }
}
