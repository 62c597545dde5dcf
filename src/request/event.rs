//! What is asked for of an event.

use std::path::PathBuf;

use super::Medium;
use crate::event::{ReadOptions, Style};
use crate::game::Game;
use crate::locale::{Entrants, Locale};
use crate::output::Target;
use crate::paper::{Margins, Orientation, Paper, Press};
use crate::sheets::event::Kind;

/// A new file of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRequest {
    /// Where it is written to. A file that is there already is left alone.
    pub target: Target,
    /// What the event is called.
    pub title: Option<String>,
    /// Where it is held.
    pub place: Option<String>,
    /// What is played.
    pub game: Game,
    /// The language of the comments and of the sheets.
    pub locale: Locale,
    /// Whether players or teams meet.
    pub entrants: Entrants,
    /// The number of boards of a match of teams, from 1 to 100.
    pub boards: Option<u32>,
    /// How many times everybody meets everybody, 1 or 2.
    pub cycles: Option<u32>,
    /// The number of games of a match, from 1 to 20.
    pub games_per_match: Option<u32>,
    /// The list of the entrants in CSV, as the file is to name it.
    pub list: Option<String>,
}

/// The file of an event, and how it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventFile {
    /// The file.
    pub path: PathBuf,
    /// How its list is read, where that is not what the files show.
    pub options: ReadOptions,
}

/// What all sheets of an event need to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventRequest {
    /// The file of the event.
    pub file: EventFile,
    /// The language, where that is not what the file says.
    pub locale: Option<Locale>,
    /// How numbers and pairings are written, where that is not what the file says.
    pub style: Style,
    /// What becomes of characters that no face draws.
    pub characters: Characters,
    /// The page.
    pub page: EventPage,
    /// The format, which is none of data, and what it needs to know.
    pub medium: Medium,
    /// Where it is written to.
    pub target: Target,
    /// Whether the paths of the files are printed, because the user named none.
    pub announce: bool,
}

/// The page of the sheets of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct EventPage {
    /// The paper.
    pub paper: Paper,
    /// Which way round it is held; none for whichever suits a sheet.
    pub orientation: Option<Orientation>,
    /// What is left free at the edges of a page.
    pub margins: Margins,
    /// The same for pages that are cut into cards.
    pub cut_margins: Margins,
    /// What a press needs to know.
    pub press: Press,
}

/// What becomes of characters that no face draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Characters {
    /// The sheets are refused.
    #[default]
    Refuse,
    /// A mark stands in their place.
    Mark,
    /// They are left out.
    Drop,
}

/// The sheets of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetsRequest {
    /// What all sheets of the event need to know. The target may be a folder.
    pub event: EventRequest,
    /// The kinds, each once, in the order of [`Kind::ALL`]; none for all that the event has.
    pub only: Option<Vec<Kind>>,
    /// The one round that is asked for, in the order of play, at least 1.
    pub round: Option<u32>,
    /// Whether every round of the pairings begins a page.
    pub round_a_page: bool,
    /// How many slips share a page: 1, 2, 4, 6 or 8; none for as many as suit.
    pub slips_a_page: Option<u8>,
    /// How many cards of entrants share a page; none for as many as suit.
    pub cards_a_page: Option<u8>,
    /// The game, where that is not what the file says.
    pub game: Option<Game>,
    /// Whether first and second are exchanged, whatever the file says.
    pub exchange_sides: bool,
}

/// Slips for the drawing of lots, or the draw itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LotsRequest {
    /// What all sheets of the event need to know.
    pub event: EventRequest,
    /// The draw by program; none for slips.
    pub draw: Option<LotsDraw>,
}

/// A draw by program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LotsDraw {
    /// The seed; none for a new one.
    pub seed: Option<String>,
    /// Whether numbers that are there already are drawn again.
    pub redraw: bool,
}
