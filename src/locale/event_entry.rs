//! The entries of the locale files that say what the sheets of an event say.

use super::EventMessage;
use super::entry::{Entered, Entry};
use super::event_message::Day;
use crate::game::Side;

/// What chooses a variant where nothing is to be said.
const NONE: &str = "none";

/// What chooses a variant by the games of a match.
const fn games(several: bool) -> &'static str {
    if several { "several" } else { "one" }
}

impl Entry<'_> {
    fn day(self, Day { year, month, day }: Day) -> Self {
        self.number("year", year.into()).number("month", month.into()).number("day", day.into())
    }
}

impl Entered for EventMessage {
    fn entry(&self) -> Entry<'_> {
        match self {
            Self::EntrantsTitle { entrants } => Entry::new("entrants-title").entrants(*entrants),
            Self::PairingsTitle => Entry::new("pairings-title"),
            Self::PairingsOfRound { round } => Entry::new("pairings-of-round").text("round", round),
            Self::CardsTitle { entrants } => Entry::new("cards-title").entrants(*entrants),
            Self::SlipsTitle => Entry::new("slips-title"),
            Self::CrosstableTitle => Entry::new("crosstable-title"),
            Self::MatchesTitle => Entry::new("matches-title"),
            Self::PlacesTitle => Entry::new("places-title"),
            Self::LotsTitle => Entry::new("lots-title"),
            Self::DrawTitle => Entry::new("draw-title"),
            Self::OfRound { title, round } => {
                Entry::new("of-round").text("title", title).text("round", round)
            }
            Self::OfEvent { title, event } => {
                Entry::new("of-event").text("title", title).text("event", event)
            }
            Self::Date { day } => Entry::new("date").day(*day),
            Self::DayOfYear { day } => Entry::new("day-of-year").day(*day),
            Self::DateSpan { first, last } => {
                let span = match (first.year == last.year, first.month == last.month) {
                    (true, true) => "days",
                    (true, false) => "months",
                    (false, _) => "years",
                };
                Entry::new("date-span")
                    .text("span", span)
                    .number("from-year", first.year.into())
                    .number("from-month", first.month.into())
                    .number("from-day", first.day.into())
                    .day(*last)
            }
            Self::DateAndTime { date, time } => {
                Entry::new("date-and-time").text("date", date).text("time", time)
            }
            Self::Venue { place } => Entry::new("venue").text("place", place),
            Self::ChiefArbiter { name } => Entry::new("chief-arbiter").text("name", name),
            Self::DeputyArbiters { count, names } => {
                Entry::new("deputy-arbiters").number("count", *count).text("names", names)
            }
            Self::DetailsSeparator => Entry::new("details-separator"),
            Self::NamesSeparator => Entry::new("names-separator"),
            Self::OrderReason { reason } => Entry::new("order-reason").text("reason", reason),
            Self::OrderNote => Entry::new("order-note"),
            Self::LastRoundsNote => Entry::new("last-rounds-note"),
            Self::ExchangeNote => Entry::new("exchange-note"),
            Self::ByNumber => Entry::new("by-number"),
            Self::ByName { entrants } => Entry::new("by-name").entrants(*entrants),
            Self::NumberHead => Entry::new("number-head"),
            Self::NameHead { entrants } => Entry::new("name-head").entrants(*entrants),
            Self::TeamHead => Entry::new("team-head"),
            Self::FederationHead => Entry::new("federation-head"),
            Self::RatingHead => Entry::new("rating-head"),
            Self::IdHead => Entry::new("id-head"),
            Self::CaptainHead => Entry::new("captain-head"),
            Self::PlayersHead => Entry::new("players-head"),
            Self::Reserve { name } => Entry::new("reserve").text("name", name),
            Self::NumberedName { number, name } => {
                Entry::new("numbered-name").text("number", number).text("name", name)
            }
            Self::Withdrawn { name } => Entry::new("withdrawn").text("name", name),
            Self::RoundTitle { round, cycle, table_round } => Entry::new("round-title")
                .text("round", round)
                .number("cycle", cycle.unwrap_or(0))
                .text("table", if table_round.is_some() { "other" } else { NONE })
                .text("table-round", table_round.as_deref().unwrap_or_default()),
            Self::PairingHead { entrants } => Entry::new("pairing-head").entrants(*entrants),
            Self::SideOfPair { side, several_games } => Entry::new("side-of-pair")
                .text("side", side.id())
                .text("games", games(*several_games)),
            Self::ResultHead => Entry::new("result-head"),
            Self::Bye { number, name } => {
                Entry::new("bye").text("number", number).text("name", name)
            }
            Self::ArbiterSignature => Entry::new("arbiter-signature"),
            Self::DateLine => Entry::new("date-line"),
            Self::DateHead => Entry::new("date-head"),
            Self::OpponentHead => Entry::new("opponent-head"),
            Self::SideHead { several_games, entrants } => {
                Entry::new("side-head").text("games", games(*several_games)).entrants(*entrants)
            }
            Self::SideDrawn { game } => Entry::new("side-drawn").text("game", game.id()),
            Self::SlipTitle { round, board } => {
                Entry::new("slip-title").text("round", round).text("board", board)
            }
            Self::BoardSlipTitle { round, number, board } => Entry::new("board-slip-title")
                .text("round", round)
                .text("number", number)
                .text("board", board),
            Self::Outcome { game, winner, first, second } => Entry::new("outcome")
                .text("game", game.id())
                .text("winner", winner.map_or(NONE, Side::id))
                .text("first", first)
                .text("second", second),
            Self::NumberOfEntrant { number } => {
                Entry::new("number-of-entrant").text("number", number)
            }
            Self::EntrantSignature { number, entrants } => {
                Entry::new("entrant-signature").text("number", number).entrants(*entrants)
            }
            Self::LoserSigns => Entry::new("loser-signs"),
            Self::PointsHead { entrants } => Entry::new("points-head").entrants(*entrants),
            Self::TieBreakHead { entrants } => Entry::new("tie-break-head").entrants(*entrants),
            Self::PlaceHead => Entry::new("place-head"),
            Self::GameSideHead { several_games } => {
                Entry::new("game-side-head").text("games", games(*several_games))
            }
            Self::MatchTitle { round, number, first, second } => Entry::new("match-title")
                .text("round", round)
                .text("number", number)
                .text("first", first)
                .text("second", second),
            Self::TotalHead => Entry::new("total-head"),
            Self::CaptainSignature { number } => {
                Entry::new("captain-signature").text("number", number)
            }
            Self::PlaceBoard { board } => Entry::new("place-board").text("board", board),
            Self::PlaceMatch { number, board } => {
                Entry::new("place-match").text("number", number).text("board", board)
            }
            Self::SideAndName { side, name } => {
                Entry::new("side-and-name").text("side", side.id()).text("name", name)
            }
            Self::LotOf { count, count_text, entrants } => Entry::new("lot-of")
                .number("count", *count)
                .text("count-text", count_text)
                .entrants(*entrants),
            Self::DrawSeed { seed } => Entry::new("draw-seed").text("seed", seed),
            Self::DrawMethod { entrants } => Entry::new("draw-method").entrants(*entrants),
            Self::DrawCheck { position } => Entry::new("draw-check").text("position", position),
            Self::PositionHead => Entry::new("position-head"),
            Self::DigestHead => Entry::new("digest-head"),
        }
    }
}
