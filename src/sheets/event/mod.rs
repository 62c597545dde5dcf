//! The sheets of an event: what an arbiter hands out, hangs up and fills in.

mod cards;
mod crosstable;
mod entrants;
mod head;
mod kind;
pub mod lots;
mod matches;
mod pairings;
mod pen;
mod places;
mod results;
mod schedule;
mod slips;

pub use kind::Kind;

use super::ComposeError;
use crate::document::Document;
use crate::event::Event;
use crate::locale::{Catalog, Edition, Notation};
use crate::schedule::Schedule;

/// What the sheets of an event are asked to show: every choice made.
#[derive(Clone, Debug)]
pub struct EventBrief<'e> {
    /// The event. Its lots are drawn where a sheet needs numbers.
    pub event: &'e Event,
    /// Its rounds.
    pub schedule: &'e Schedule,
    /// How numbers and pairings are written.
    pub notation: Notation,
    /// Whether tables are ruled all round.
    pub boxed: bool,
    /// The one round that is asked for, in the order of play; none for all.
    pub round: Option<u32>,
    /// Whether every round of the pairings begins a page.
    pub round_a_page: bool,
    /// How many slips share a page: 1, 2, 4, 6 or 8; none for as many as suit.
    pub slips_a_page: Option<u8>,
    /// How many cards of entrants share a page; none for as many as suit.
    pub cards_a_page: Option<u8>,
}

impl<'e> EventBrief<'e> {
    /// All of `event`, in the way of its language, with what its style changes of it.
    pub fn new(event: &'e Event, schedule: &'e Schedule) -> Self {
        let Edition { mut notation, boxed, .. } = Edition::of(event.locale);
        notation.mark = event.style.mark.unwrap_or(notation.mark);
        notation.digits = event.style.digits.unwrap_or(notation.digits);
        if let Some(separator) = &event.style.separator {
            notation.separator.clone_from(separator);
        }
        Self {
            event,
            schedule,
            notation,
            boxed,
            round: None,
            round_a_page: false,
            slips_a_page: None,
            cards_a_page: None,
        }
    }
}

/// Composes the sheets of a kind. Before the draw all but the list of entrants have no names
/// to show.
///
/// # Errors
///
/// A message cannot be said.
pub fn compose(
    kind: Kind,
    brief: &EventBrief<'_>,
    catalog: &Catalog,
) -> Result<Document, ComposeError> {
    let pen = &pen::Pen::new(brief, catalog);
    match kind {
        Kind::Entrants => entrants::compose(pen),
        Kind::Schedule => schedule::compose(pen),
        Kind::Pairings => pairings::compose(pen),
        Kind::Cards => cards::compose(pen),
        Kind::Slips => slips::compose(pen),
        Kind::Crosstable => crosstable::compose(pen),
        Kind::Matches => matches::compose(pen),
        Kind::Places => places::compose(pen),
    }
}
