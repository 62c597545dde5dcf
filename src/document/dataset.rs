//! The same content for programs: exact numbers, no words to read off a page.

use serde::Serialize;

/// Tables of pairings as data.
#[derive(Clone, Debug, Serialize)]
pub struct Dataset {
    /// The title of the sheet.
    pub title: String,
    /// The language tag of the sheet's words (BCP 47).
    pub locale: &'static str,
    /// `players` or `teams`.
    pub entrants: &'static str,
    /// The games that the sheet is for.
    pub games: Vec<DatasetGame>,
    /// What decides who has which side: `table` or `lot`.
    pub sides: &'static str,
    /// How many times everybody meets everybody.
    pub cycles: u32,
    /// Whether the last two rounds of cycle one are exchanged.
    pub last_rounds_swapped: bool,
    /// Whether first and second are exchanged in every pairing.
    pub sides_exchanged: bool,
    /// One table for each number of entrants.
    pub tables: Vec<DatasetTable>,
}

/// A game and its sides.
#[derive(Clone, Debug, Serialize)]
pub struct DatasetGame {
    /// The game's name on the command line.
    pub id: &'static str,
    /// The side of the first-named, who begins; none where sides are drawn.
    pub first: Option<&'static str>,
    /// The side of the second-named; none where sides are drawn.
    pub second: Option<&'static str>,
}

/// The table for one number of entrants.
#[derive(Clone, Debug, Serialize)]
pub struct DatasetTable {
    /// The number of entrants.
    pub players: u32,
    /// The rounds in the order in which they are played.
    pub rounds: Vec<DatasetRound>,
}

/// One round.
#[derive(Clone, Debug, Serialize)]
pub struct DatasetRound {
    /// Its place in the order of play, from 1; cycles run on.
    pub round: u32,
    /// Its number in the table, from 1; it differs from `round` where the order was changed.
    pub table_round: u32,
    /// The cycle it belongs to, from 1.
    pub cycle: u32,
    /// The pairings by board.
    pub pairings: Vec<DatasetPairing>,
    /// The number that rests; none in an even field.
    pub bye: Option<u32>,
}

/// One pairing.
#[derive(Clone, Debug, Serialize)]
pub struct DatasetPairing {
    /// The board, from 1.
    pub board: u32,
    /// The number that begins.
    pub first: u32,
    /// The number that plays second.
    pub second: u32,
}
