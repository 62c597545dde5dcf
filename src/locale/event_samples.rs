//! Samples of every message of the sheets of an event, for whoever checks what the locales
//! say.

use super::event_message::Day;
use super::{Entrants, EventMessage};
use crate::game::{Game, Side};

const ENTRANTS: [Entrants; 2] = [Entrants::Players, Entrants::Teams];
const SIDES: [Side; 3] = [Side::Red, Side::White, Side::Black];

/// A string that somebody typed.
fn typed() -> String {
    "Łukasz".to_owned()
}

/// A number in text.
fn number() -> String {
    "3".to_owned()
}

impl EventMessage {
    /// Every variant with every game, side and kind of entrants that it can have; numbers and
    /// strings are examples. A new variant is added here too: the tests hold the keys of the
    /// samples against those of the locale files.
    pub fn samples() -> Vec<Self> {
        let mut samples = plain();
        samples.extend(with_arguments());
        samples.extend(ENTRANTS.into_iter().flat_map(for_entrants));
        samples.extend(dates());
        for game in Game::ALL {
            samples.push(Self::SideDrawn { game });
            for winner in [Some(game.first_side()), None, Some(game.second_side())] {
                samples.push(Self::Outcome { game, winner, first: number(), second: number() });
            }
        }
        for side in SIDES {
            samples.push(Self::SideAndName { side, name: typed() });
            for several_games in [false, true] {
                samples.push(Self::SideOfPair { side, several_games });
            }
        }
        samples
    }
}

/// The messages without arguments.
fn plain() -> Vec<EventMessage> {
    vec![
        EventMessage::PairingsTitle,
        EventMessage::SlipsTitle,
        EventMessage::CrosstableTitle,
        EventMessage::MatchesTitle,
        EventMessage::PlacesTitle,
        EventMessage::LotsTitle,
        EventMessage::DrawTitle,
        EventMessage::DetailsSeparator,
        EventMessage::NamesSeparator,
        EventMessage::OrderNote,
        EventMessage::LastRoundsNote,
        EventMessage::ExchangeNote,
        EventMessage::ByNumber,
        EventMessage::NumberHead,
        EventMessage::TeamHead,
        EventMessage::FederationHead,
        EventMessage::RatingHead,
        EventMessage::IdHead,
        EventMessage::CaptainHead,
        EventMessage::PlayersHead,
        EventMessage::ResultHead,
        EventMessage::ArbiterSignature,
        EventMessage::DateLine,
        EventMessage::DateHead,
        EventMessage::OpponentHead,
        EventMessage::LoserSigns,
        EventMessage::PlaceHead,
        EventMessage::TotalHead,
        EventMessage::PositionHead,
        EventMessage::DigestHead,
    ]
}

/// The messages with numbers and strings.
fn with_arguments() -> Vec<EventMessage> {
    let mut samples = vec![
        EventMessage::PairingsOfRound { round: number() },
        EventMessage::OfRound { title: typed(), round: number() },
        EventMessage::OfEvent { title: typed(), event: typed() },
        EventMessage::DateAndTime { date: typed(), time: "14:00".to_owned() },
        EventMessage::Venue { place: typed() },
        EventMessage::ChiefArbiter { name: typed() },
        EventMessage::OrderReason { reason: typed() },
        EventMessage::NumberedName { number: number(), name: typed() },
        EventMessage::Withdrawn { name: typed() },
        EventMessage::Bye { number: number(), name: typed() },
        EventMessage::SlipTitle { round: number(), board: number() },
        EventMessage::BoardSlipTitle { round: number(), number: number(), board: number() },
        EventMessage::NumberOfEntrant { number: number() },
        EventMessage::MatchTitle {
            round: number(),
            number: number(),
            first: typed(),
            second: typed(),
        },
        EventMessage::GameSideHead { several_games: false },
        EventMessage::GameSideHead { several_games: true },
        EventMessage::CaptainSignature { number: number() },
        EventMessage::PlaceBoard { board: number() },
        EventMessage::PlaceMatch { number: number(), board: number() },
        EventMessage::Reserve { name: typed() },
        EventMessage::DrawSeed { seed: typed() },
        EventMessage::DrawCheck { position: number() },
    ];
    for count in [1, 2, 21] {
        samples.push(EventMessage::DeputyArbiters { count, names: typed() });
    }
    for cycle in [None, Some(1), Some(2)] {
        for table_round in [None, Some(number())] {
            samples.push(EventMessage::RoundTitle { round: number(), cycle, table_round });
        }
    }
    samples
}

/// The messages that speak of entrants.
fn for_entrants(entrants: Entrants) -> Vec<EventMessage> {
    let mut samples = vec![
        EventMessage::EntrantsTitle { entrants },
        EventMessage::CardsTitle { entrants },
        EventMessage::ByName { entrants },
        EventMessage::EntrantSignature { number: "3".to_owned(), entrants },
        EventMessage::NameHead { entrants },
        EventMessage::PairingHead { entrants },
        EventMessage::SideHead { several_games: false, entrants },
        EventMessage::SideHead { several_games: true, entrants },
        EventMessage::PointsHead { entrants },
        EventMessage::TieBreakHead { entrants },
        EventMessage::DrawMethod { entrants },
    ];
    for count in [1, 2, 5, 21, 1000] {
        samples.push(EventMessage::LotOf { count, count_text: count.to_string(), entrants });
    }
    samples
}

/// A day of each month, and spans of each kind.
fn dates() -> Vec<EventMessage> {
    let day = |year, month, day| Day { year, month, day };
    let mut samples = Vec::new();
    for month in 1..=12 {
        samples.push(EventMessage::Date { day: day(2026, month, 1) });
        samples.push(EventMessage::DayOfYear { day: day(2026, month, 1) });
        let (first, last) = (day(2025, month, 28), day(2026, month, 3));
        samples.push(EventMessage::DateSpan { first, last });
        if month < 12 {
            let (first, last) = (day(2026, month, 28), day(2026, month + 1, 3));
            samples.push(EventMessage::DateSpan { first, last });
        }
    }
    let (first, last) = (day(2026, 5, 1), day(2026, 5, 9));
    samples.push(EventMessage::DateSpan { first, last });
    samples
}
