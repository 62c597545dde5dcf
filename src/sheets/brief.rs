//! What a sheet of tables is asked to show.

use std::fmt;

use crate::game::{Game, Side, Sides};
use crate::locale::{CatalogError, Edition, Entrants, Locale, Notation};
use crate::schedule::{self, Cycles, DrawError, Plan, Schedule};

/// What a sheet of tables is asked to show: every choice made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brief {
    /// The language of the sheet.
    pub locale: Locale,
    /// The games that it is for, at least one.
    pub games: Vec<Game>,
    /// What decides who has which side.
    pub sides: Sides,
    /// Whom the sheet speaks of.
    pub entrants: Entrants,
    /// The smallest number of entrants.
    pub lower: u32,
    /// The largest number of entrants.
    pub upper: u32,
    /// How often everybody meets everybody.
    pub cycles: Cycles,
    /// The table rounds in the order of play, where the chief arbiter has changed it.
    pub order: Option<Vec<u32>>,
    /// Whether first and second are exchanged in every pair of the table. It is for one table:
    /// an appendix, whose method makes the table as it is, is not combined with it.
    pub exchange_sides: bool,
    /// How numbers and pairings are written.
    pub notation: Notation,
    /// Whether tables are ruled all round.
    pub boxed: bool,
    /// How many tables may stand side by side.
    pub abreast: usize,
    /// The number of the appendix, in the language's numerals, or a word in its place. The
    /// language's word for an appendix is set before it, unless it has a space, or 附 in
    /// Chinese: then it is all that stands before the title.
    pub number: Option<String>,
    /// A title in place of the language's own.
    pub title: Option<String>,
    /// Whether the sheet says how it is used.
    pub instructions: bool,
    /// Whether the sheet says how larger tables are made.
    pub method: bool,
    /// The number of boards of a team match, where a table of who begins on each is wanted.
    pub boards: Option<u32>,
    /// The number of games of a match, where a table of who begins in each is wanted.
    pub games_per_match: Option<u32>,
}

impl Brief {
    /// An appendix for one cycle of `lower` to `upper` players of `games`, complete, with the
    /// conventions of the language's rule books.
    pub fn new(locale: Locale, games: Vec<Game>, lower: u32, upper: u32) -> Self {
        let Edition { notation, boxed, abreast } = Edition::of(locale);
        Self {
            locale,
            games,
            sides: Sides::default(),
            entrants: Entrants::default(),
            lower,
            upper,
            cycles: Cycles::default(),
            order: None,
            exchange_sides: false,
            notation,
            boxed,
            abreast,
            number: None,
            title: None,
            instructions: true,
            method: true,
            boards: None,
            games_per_match: None,
        }
    }

    /// The schedule for exactly `entrants`.
    ///
    /// # Errors
    ///
    /// The number is out of range, or the order of rounds does not fit it.
    pub fn draw(&self, entrants: u32) -> Result<Schedule, ComposeError> {
        let plan = Plan {
            entrants,
            cycles: self.cycles,
            order: self.order.clone(),
            exchange_sides: self.exchange_sides,
        };
        Ok(schedule::draw(&plan)?)
    }

    /// The sides of the first-named and the second-named, where all games have the same.
    pub(super) fn common_sides(&self) -> Option<(Side, Side)> {
        let mut sides = self.games.iter().map(|game| (game.first_side(), game.second_side()));
        let first = sides.next()?;
        sides.all(|other| other == first).then_some(first)
    }
}

/// Why a sheet could not be composed.
#[derive(Debug)]
pub enum ComposeError {
    /// The rounds could not be drawn.
    Draw(DrawError),
    /// A message could not be said.
    Catalog(CatalogError),
}

impl fmt::Display for ComposeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(error) => error.fmt(f),
            Self::Catalog(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ComposeError {}

impl From<DrawError> for ComposeError {
    fn from(error: DrawError) -> Self {
        Self::Draw(error)
    }
}

impl From<CatalogError> for ComposeError {
    fn from(error: CatalogError) -> Self {
        Self::Catalog(error)
    }
}
