//! An event while it is being read: what the files say, before it is known whether it fits.

use super::problem::Place;
use super::{Entrant, RoundDate, Style};
use crate::game::{Game, Sides};
use crate::locale::{Entrants, Locale};

/// Something and where it was read.
#[derive(Clone, Debug)]
pub(super) struct At<T> {
    pub(super) value: T,
    pub(super) place: Place,
}

/// What the files say. A field that is none was not given, or was refused.
#[derive(Debug, Default)]
pub(super) struct Draft {
    pub(super) title: Option<String>,
    pub(super) place: Option<String>,
    pub(super) chief_arbiter: Option<String>,
    pub(super) deputy_arbiters: Vec<String>,
    pub(super) game: Option<Game>,
    pub(super) locale: Option<Locale>,
    pub(super) cycles: Option<u32>,
    pub(super) swap_last_rounds: Option<At<bool>>,
    pub(super) exchange_sides: bool,
    pub(super) order: Option<At<Vec<u32>>>,
    pub(super) order_reason: Option<At<String>>,
    pub(super) games_per_match: Option<u32>,
    pub(super) boards: Option<At<u32>>,
    pub(super) sides: Sides,
    pub(super) style: Style,
    pub(super) dates: Vec<At<RoundDate>>,
    pub(super) entrants: Option<Entrants>,
    pub(super) rows: Vec<Row>,
    /// Whether the rows are all who take part; not where their list could not be read.
    pub(super) complete: bool,
    pub(super) list: Option<List>,
    pub(super) seed: Option<String>,
}

/// An entrant as it was read.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) entrant: Entrant,
    /// Where the number stands, if there is one, be it a good one or not.
    pub(super) number: Option<Place>,
    /// Where the name stands.
    pub(super) name: Place,
}

/// A file that lists the entrants.
#[derive(Clone, Debug)]
pub(super) struct List {
    /// Its name as the event file has it.
    pub(super) file: String,
    pub(super) encoding: Option<String>,
    pub(super) delimiter: Option<char>,
    /// Where the name of its encoding stands.
    pub(super) encoding_place: Option<Place>,
    /// Where it is named.
    pub(super) place: Place,
}
