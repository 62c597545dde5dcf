//! Samples of every message, for whoever checks what the locales say.

use super::{Entrants, Mark, Message};
use crate::game::{Game, Side, Sides};

const ENTRANTS: [Entrants; 2] = [Entrants::Players, Entrants::Teams];
const SIDES: [Side; 3] = [Side::Red, Side::White, Side::Black];
const MARKS: [Mark; 3] = [Mark::Ring, Mark::Brackets, Mark::Plain];

impl Message {
    /// Every variant with every game, pair of sides, mark and kind of entrants that it can
    /// have, in the order of the variants where that is simple; numbers and strings are
    /// examples. A new variant is added here too: the tests hold the keys of the samples
    /// against those of the locale files.
    pub fn samples() -> Vec<Self> {
        let mut samples = plain();
        samples.extend(ENTRANTS.into_iter().flat_map(for_entrants));
        for game in Game::ALL {
            samples.extend([
                Self::GameName { game },
                Self::GameNameIn { game },
                Self::SidesByLot { game },
            ]);
            for entrants in ENTRANTS {
                samples.extend(beginnings(Some(game), entrants));
            }
        }
        samples.extend(ENTRANTS.into_iter().flat_map(|entrants| beginnings(None, entrants)));
        samples.extend(SIDES.map(|side| Self::SideName { side }));
        samples
    }
}

/// The messages that speak of no game, no side and no entrants.
fn plain() -> Vec<Message> {
    vec![
        Message::AppendixNumber { number: "2".to_owned() },
        Message::AppendixNumber { number: "Łukasz".to_owned() },
        Message::NumberedTitle { number: "2".to_owned(), title: "Łukasz".to_owned() },
        Message::InstructionsHeading,
        Message::MethodHeading,
        Message::ListLabel { number: 1 },
        Message::ListLabel { number: 11 },
        Message::List { items: "Łukasz".to_owned(), last: "Łukasz".to_owned() },
        Message::SidesByLotIn { games: "Łukasz".to_owned() },
        Message::RoundOrder,
        Message::MethodRounds { cycles: 1 },
        Message::MethodRounds { cycles: 2 },
        Message::MethodFirstRound,
        Message::MethodColumnOne,
        Message::MethodOpponent,
        Message::MethodPairs,
        Message::MethodCycleTwo,
        Message::MethodSwap,
        Message::MethodExample {
            largest: "4".to_owned(),
            round_one: "1-4  2-3".to_owned(),
            numbers: "1+2+3".to_owned(),
            opponent: "3".to_owned(),
            pairs: "1-2".to_owned(),
            round_two: "4-3  1-2".to_owned(),
        },
        Message::EnumerationComma,
        Message::Continued { caption: "Łukasz".to_owned() },
        Message::RoundHead,
        Message::PairingsHead,
        Message::ByeHead,
        Message::PlayedRoundHead,
        Message::TableRoundHead,
        Message::CycleHead { cycle: 1 },
        Message::CycleHead { cycle: 2 },
        Message::CycleHead { cycle: 3 },
        Message::OrderChanged,
        Message::LastRoundsSwapped,
        Message::SidesExchanged,
        Message::BoardSidesCaption,
        Message::BoardGameSidesCaption,
        Message::BoardHead,
        Message::GameHead,
        Message::NumberedGameHead { number: "2".to_owned() },
        Message::Begins,
        Message::PlaysSecond,
    ]
}

/// The messages that speak of entrants and of no game.
fn for_entrants(entrants: Entrants) -> Vec<Message> {
    let mut samples = vec![
        Message::AppendixTitle { entrants },
        Message::Lots { entrants },
        Message::UseTable { entrants },
        Message::MatchGames { entrants },
        Message::TeamBoards { several_games: false, entrants },
        Message::TeamBoards { several_games: true, entrants },
        Message::MethodLargest { printed: "20".to_owned(), entrants },
        Message::MethodBye { cycles: 1, entrants },
        Message::MethodBye { cycles: 2, entrants },
        Message::DoubleCycle { sides: Sides::ByTable, entrants },
        Message::DoubleCycle { sides: Sides::ByLot, entrants },
        Message::GameSidesCaption { entrants },
        Message::ByeNote { entrants },
        Message::FirstNamedHead { entrants },
        Message::SecondNamedHead { entrants },
    ];
    samples.extend(MARKS.map(|mark| Message::OddField { mark, entrants }));
    // One number for each plural form that the languages tell apart.
    for count in [1, 2, 5, 21, 1000] {
        samples.extend([
            Message::TableTitle { count, count_text: count.to_string(), entrants },
            Message::ExactCaption { count, count_text: count.to_string(), entrants },
            Message::TableCaption {
                lower: count,
                upper: count + 1,
                lower_text: count.to_string(),
                upper_text: (count + 1).to_string(),
                entrants,
            },
        ]);
    }
    samples
}

/// The messages that say who begins in `game`, or in several games, with every pair of sides.
fn beginnings(game: Option<Game>, entrants: Entrants) -> Vec<Message> {
    let pairs = SIDES.into_iter().flat_map(|first| SIDES.map(|second| (first, second)));
    pairs
        .filter(|(first, second)| first != second)
        .flat_map(|(first, second)| {
            let games = "Łukasz".to_owned();
            let alone = game.map(|game| Message::FirstBegins { game, first, second, entrants });
            let named = Message::FirstBeginsIn { games, game, first, second, entrants };
            alone.into_iter().chain([named])
        })
        .collect()
}
