//! The entry of the locale files that says a message, and what it is given: the one place
//! where keys and variables are named.

use super::{Entrants, Mark, Message};
use crate::game::{Game, Sides};

/// Something that an entry of the locale files says.
pub trait Said: Entered {
    /// Its key in the locale files.
    fn key(&self) -> &'static str {
        self.entry().key
    }
}

impl<T: Entered> Said for T {}

/// Something that has an entry. Only this room has such things.
pub trait Entered {
    /// The entry that says it.
    fn entry(&self) -> Entry<'_>;
}

/// An entry of the locale files with its arguments.
pub struct Entry<'a> {
    /// The entry's key.
    pub(super) key: &'static str,
    /// What its variables stand for.
    pub(super) arguments: Vec<(&'static str, Argument<'a>)>,
}

/// What a variable of an entry stands for.
#[derive(Clone, Copy)]
pub(super) enum Argument<'a> {
    /// Text that comes out as it is, or that chooses among variants.
    Text(&'a str),
    /// A number, which can choose a plural form; it is printed in ASCII digits.
    Number(u32),
}

impl<'a> Entry<'a> {
    pub(super) const fn new(key: &'static str) -> Self {
        Self { key, arguments: Vec::new() }
    }

    pub(super) fn text(mut self, name: &'static str, string: &'a str) -> Self {
        self.arguments.push((name, Argument::Text(string)));
        self
    }

    pub(super) fn number(mut self, name: &'static str, number: u32) -> Self {
        self.arguments.push((name, Argument::Number(number)));
        self
    }

    pub(super) fn entrants(self, entrants: Entrants) -> Self {
        self.text("entrants", entrants.id())
    }

    /// Whether `character` is in one of the strings.
    pub(super) fn has(&self, character: char) -> bool {
        self.arguments.iter().any(|(_, argument)| {
            matches!(argument, Argument::Text(string) if string.contains(character))
        })
    }
}

impl Entrants {
    /// The name that the locale files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Players => "players",
            Self::Teams => "teams",
        }
    }
}

impl Mark {
    /// Every mark.
    pub const ALL: [Self; 3] = [Self::Ring, Self::Brackets, Self::Plain];

    /// The name that the locale files, the command line and event files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Ring => "ring",
            Self::Brackets => "brackets",
            Self::Plain => "plain",
        }
    }
}

impl Sides {
    /// Every way to decide.
    pub const ALL: [Self; 2] = [Self::ByTable, Self::ByLot];

    /// The name that the locale files, the command line and event files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::ByTable => "by-table",
            Self::ByLot => "by-lot",
        }
    }
}

impl Entered for Message {
    fn entry(&self) -> Entry<'_> {
        match self {
            Self::AppendixTitle { entrants } => Entry::new("appendix-title").entrants(*entrants),
            Self::AppendixNumber { number } => {
                let digits = number.chars().all(|character| character.is_ascii_digit());
                let form = if digits { "digits" } else { "word" };
                Entry::new("appendix-number").text("number", number).text("form", form)
            }
            Self::NumberedTitle { number, title } => {
                Entry::new("numbered-title").text("number", number).text("title", title)
            }
            Self::TableTitle { count, count_text, entrants } => Entry::new("table-title")
                .number("count", *count)
                .text("count-text", count_text)
                .entrants(*entrants),
            Self::GameName { game } => Entry::new("game-name").text("game", game.id()),
            Self::GameNameIn { game } => Entry::new("game-name-in").text("game", game.id()),
            Self::List { items, last } => {
                Entry::new("list").text("items", items).text("last", last)
            }
            Self::SideName { side } => Entry::new("side-name").text("side", side.id()),
            Self::InstructionsHeading => Entry::new("instructions-heading"),
            Self::MethodHeading => Entry::new("method-heading"),
            Self::ListLabel { number } => Entry::new("list-label").number("number", *number),
            Self::Lots { entrants } => Entry::new("lots").entrants(*entrants),
            Self::UseTable { entrants } => Entry::new("use-table").entrants(*entrants),
            Self::FirstBegins { game, first, second, entrants } => Entry::new("first-begins")
                .text("game", game.id())
                .text("first", first.id())
                .text("second", second.id())
                .entrants(*entrants),
            Self::FirstBeginsIn { games, game, first, second, entrants } => {
                Entry::new("first-begins-in")
                    .text("games", games)
                    .text("game", game.map_or("several", Game::id))
                    .text("first", first.id())
                    .text("second", second.id())
                    .entrants(*entrants)
            }
            Self::SidesByLot { game } => Entry::new("sides-by-lot").text("game", game.id()),
            Self::SidesByLotIn { games } => Entry::new("sides-by-lot-in").text("games", games),
            Self::MatchGames { entrants } => Entry::new("match-games").entrants(*entrants),
            Self::TeamBoards { several_games, entrants } => Entry::new("team-boards")
                .text("games", if *several_games { "several" } else { "one" })
                .entrants(*entrants),
            Self::OddField { mark, entrants } => {
                Entry::new("odd-field").text("mark", mark.id()).entrants(*entrants)
            }
            Self::RoundOrder => Entry::new("round-order"),
            Self::MethodLargest { printed, entrants } => {
                Entry::new("method-largest").text("printed", printed).entrants(*entrants)
            }
            Self::MethodRounds { cycles } => Entry::new("method-rounds").number("cycles", *cycles),
            Self::MethodFirstRound => Entry::new("method-first-round"),
            Self::MethodColumnOne => Entry::new("method-column-one"),
            Self::MethodOpponent => Entry::new("method-opponent"),
            Self::MethodPairs => Entry::new("method-pairs"),
            Self::MethodBye { cycles, entrants } => {
                Entry::new("method-bye").number("cycles", *cycles).entrants(*entrants)
            }
            Self::MethodCycleTwo => Entry::new("method-cycle-two"),
            Self::MethodSwap => Entry::new("method-swap"),
            Self::MethodExample { largest, round_one, numbers, opponent, pairs, round_two } => {
                Entry::new("method-example")
                    .text("largest", largest)
                    .text("round-one", round_one)
                    .text("numbers", numbers)
                    .text("opponent", opponent)
                    .text("pairs", pairs)
                    .text("round-two", round_two)
            }
            Self::EnumerationComma => Entry::new("enumeration-comma"),
            Self::TableCaption { lower, upper, lower_text, upper_text, entrants } => {
                Entry::new("table-caption")
                    .number("lower", *lower)
                    .number("upper", *upper)
                    .text("lower-text", lower_text)
                    .text("upper-text", upper_text)
                    .entrants(*entrants)
            }
            Self::ExactCaption { count, count_text, entrants } => Entry::new("exact-caption")
                .number("count", *count)
                .text("count-text", count_text)
                .entrants(*entrants),
            Self::Continued { caption } => Entry::new("continued").text("caption", caption),
            Self::RoundHead => Entry::new("round-head"),
            Self::PairingsHead => Entry::new("pairings-head"),
            Self::ByeHead => Entry::new("bye-head"),
            Self::PlayedRoundHead => Entry::new("played-round-head"),
            Self::TableRoundHead => Entry::new("table-round-head"),
            Self::CycleHead { cycle } => Entry::new("cycle-head").number("cycle", *cycle),
            Self::OrderChanged => Entry::new("order-changed"),
            Self::LastRoundsSwapped => Entry::new("last-rounds-swapped"),
            Self::SidesExchanged => Entry::new("sides-exchanged"),
            Self::DoubleCycle { sides, entrants } => {
                Entry::new("double-cycle").text("sides", sides.id()).entrants(*entrants)
            }
            Self::ByeNote { entrants } => Entry::new("bye-note").entrants(*entrants),
            Self::BoardSidesCaption => Entry::new("board-sides-caption"),
            Self::GameSidesCaption { entrants } => {
                Entry::new("game-sides-caption").entrants(*entrants)
            }
            Self::BoardGameSidesCaption => Entry::new("board-game-sides-caption"),
            Self::BoardHead => Entry::new("board-head"),
            Self::GameHead => Entry::new("game-head"),
            Self::NumberedGameHead { number } => {
                Entry::new("numbered-game-head").text("number", number)
            }
            Self::FirstNamedHead { entrants } => Entry::new("first-named-head").entrants(*entrants),
            Self::SecondNamedHead { entrants } => {
                Entry::new("second-named-head").entrants(*entrants)
            }
            Self::Begins => Entry::new("begins"),
            Self::PlaysSecond => Entry::new("plays-second"),
        }
    }
}
