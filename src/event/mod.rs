//! The event: who plays what, when and where, as an arbiter's file says it.

mod checks;
mod draft;
mod edit;
mod encoding;
mod entrant;
mod lines;
mod list;
pub mod lots;
mod problem;
mod reading;
mod round_date;
mod sample;
mod text;
mod toml;
mod unseen;
mod writing;

pub use encoding::Encoding;
pub use entrant::{Entrant, Source};
pub use list::is_delimiter;
pub use problem::{Place, Problem, Severity};
pub use reading::{ReadOptions, Reading, Sources, read};
pub use round_date::RoundDate;
pub use sample::{New, sample};
pub use text::MAX_TEXT;
pub use writing::{WriteRefused, write_draw};

use crate::game::{Game, Sides};
use crate::locale::{Digits, Entrants, Locale, Mark};
use crate::schedule::{Cycles, DrawError, Plan, Schedule};

/// The most entrants of an event file.
pub const MAX_FIELD: usize = 2000;

/// An event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What it is called.
    pub title: String,
    /// Where it is held.
    pub place: Option<String>,
    /// The chief arbiter.
    pub chief_arbiter: Option<String>,
    /// The chief arbiter's deputies.
    pub deputy_arbiters: Vec<String>,
    /// What is played.
    pub game: Game,
    /// The language of its sheets.
    pub locale: Locale,
    /// How it is decided who meets whom.
    pub system: System,
    /// How often everybody meets everybody.
    pub cycles: Cycles,
    /// Whether first and second are exchanged in every pair of the table.
    pub exchange_sides: bool,
    /// The table rounds in the order of play, where the chief arbiter has changed it; it has
    /// been checked against the table if the field is known.
    pub order: Option<Vec<u32>>,
    /// Why the order was changed.
    pub order_reason: Option<String>,
    /// How many games a match has, from 1 to 20.
    pub games_per_match: u32,
    /// How many boards a match of teams has, from 1 to 100; 1 for single players.
    pub boards: u32,
    /// What decides who has which side.
    pub sides: Sides,
    /// How numbers and pairings are written, where that is not the language's own way.
    pub style: Style,
    /// When the rounds are played, in the order of play; there may be fewer than rounds.
    pub dates: Vec<RoundDate>,
    /// Whether players or teams meet.
    pub entrants: Entrants,
    /// Those who take part, in the order of the file.
    pub field: Vec<Entrant>,
    /// The seed of the draw by program, where there was one.
    pub seed: Option<String>,
}

/// How it is decided who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum System {
    /// Everybody meets everybody, by the Berger table.
    #[default]
    RoundRobin,
}

/// Where sheets are to depart from the language's way to write numbers and pairings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Style {
    /// How the largest number is marked.
    pub mark: Option<Mark>,
    /// The form of digits.
    pub digits: Option<Digits>,
    /// What stands between the two numbers of a pairing.
    pub separator: Option<String>,
}

impl Event {
    /// Whether every entrant who takes part has a number. The reader has refused numbers
    /// with gaps, doubles, and numbers of some only.
    pub fn is_drawn(&self) -> bool {
        self.field.iter().any(|entrant| entrant.number.is_some())
    }

    /// Those who have a number, by number; none before the draw. An entrant who withdrew
    /// after the draw is among them, one who withdrew before it is not.
    pub fn by_number(&self) -> Vec<&Entrant> {
        let mut entrants: Vec<&Entrant> =
            self.field.iter().filter(|entrant| entrant.number.is_some()).collect();
        entrants.sort_by_key(|entrant| entrant.number);
        entrants
    }

    /// Those who draw lots: all who had not withdrawn before the draw.
    pub fn lot_holders(&self) -> impl Iterator<Item = &Entrant> {
        self.field.iter().filter(|entrant| entrant.number.is_some() || !entrant.withdrawn)
    }

    /// The size of the field: how many draw lots.
    pub fn size(&self) -> u32 {
        u32::try_from(self.lot_holders().count()).unwrap_or(u32::MAX)
    }

    /// The rounds for the field.
    ///
    /// # Errors
    ///
    /// The field is too small or too large, or the order of rounds does not fit it.
    pub fn draw(&self) -> Result<Schedule, DrawError> {
        crate::schedule::draw(&Plan {
            entrants: self.size(),
            cycles: self.cycles,
            order: self.order.clone(),
            exchange_sides: self.exchange_sides,
        })
    }
}
