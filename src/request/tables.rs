//! Sheets of tables as they are asked for.

use super::Medium;
use crate::backend::csv::CsvOptions;
use crate::game::{Game, Sides};
use crate::locale::{Entrants, Locale, Notation};
use crate::output::Target;
use crate::paper::{Margins, Orientation, Paper, Press};
use crate::schedule::Cycles;
use crate::units::Size;

/// An appendix to competition rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AppendixRequest {
    /// The smallest number of entrants that has a table, at least 2.
    pub lower: u32,
    /// The largest number of entrants that has a table, at least `lower`, at most 2000.
    pub upper: u32,
    /// Whether the method for larger tables is described.
    pub method: bool,
    /// What it has in common with other sheets.
    pub sheet: SheetRequest,
}

/// A sheet with one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRequest {
    /// The number of entrants, from 2 to 2000.
    pub players: u32,
    /// What it has in common with other sheets.
    pub sheet: SheetRequest,
}

/// What every sheet needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRequest {
    /// The games that it is for, at least one, none twice, in the order in which they were
    /// asked for.
    pub games: Vec<Game>,
    /// The languages that it is set in, one after the other: at least one, none twice.
    pub editions: Vec<EditionRequest>,
    /// Who meets.
    pub entrants: Entrants,
    /// How often everybody meets everybody.
    pub cycles: Cycles,
    /// Whether first and second are exchanged in every pairing of its single table.
    pub exchange_sides: bool,
    /// The order in which the rounds of its single table are played; none for the order of
    /// the table. It has been checked against the table.
    pub order: Option<Vec<u32>>,
    /// What decides who has which side.
    pub sides: Sides,
    /// The number of boards of a team match, from 1 to 100, where a table says who begins
    /// on each.
    pub boards: Option<u32>,
    /// The number of games of a match, from 1 to 20, where a table says who begins in each.
    pub games_per_match: Option<u32>,
    /// The title in place of the usual one.
    pub title: Option<String>,
    /// Whether the instructions for use are printed.
    pub instructions: bool,
    /// The paper.
    pub paper: Paper,
    /// Which way round the paper is held.
    pub orientation: Orientation,
    /// What is left free at the edges of a page; something is left between them.
    pub margins: Margins,
    /// What a press needs to know.
    pub press: Press,
    /// The format that it is written in.
    pub medium: Medium,
    /// How CSV is written.
    pub csv: CsvOptions,
    /// Where it is written to; the base of the names where there are several files.
    pub target: Target,
    /// Whether the paths of the files are printed, because the user named none.
    pub announce: bool,
}

/// A sheet in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionRequest {
    /// The language.
    pub locale: Locale,
    /// How numbers and pairings are written.
    pub notation: Notation,
    /// The number of the appendix, in the numerals of the language.
    pub number: Option<String>,
    /// The texts that the user typed, as they will be printed, each with its option.
    pub texts: Vec<(&'static str, String)>,
}

impl SheetRequest {
    /// The size of a page: the paper, held as it is.
    pub const fn page(&self) -> Size {
        self.paper.held(self.orientation)
    }
}
