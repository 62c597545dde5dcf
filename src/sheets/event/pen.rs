//! What every sheet of an event is written with: its texts, numbers, names and dates.

use std::collections::BTreeMap;

use super::EventBrief;
use crate::document::{
    Block, Breadth, ColumnRole, Document, Grid, GridCell, GridColumn, GridRow, LineRole, Look,
    NodeId, Side as Align, Text, Writing,
};
use crate::event::{Entrant, Event, RoundDate};
use crate::game::{Side, Sides};
use crate::locale::{Catalog, CatalogError, Day, EventMessage, Message, Said};
use crate::schedule::{Begins, Number, Round};
use crate::sheets::ComposeError;

/// What a sheet is written with.
pub(super) struct Pen<'a> {
    /// What is asked for.
    pub(super) brief: &'a EventBrief<'a>,
    catalog: &'a Catalog,
    entrants: BTreeMap<Number, &'a Entrant>,
}

impl<'a> Pen<'a> {
    pub(super) fn new(brief: &'a EventBrief<'a>, catalog: &'a Catalog) -> Self {
        let entrants = brief.event.by_number();
        let numbered = |entrant: &'a Entrant| entrant.number.map(|number| (number, entrant));
        Self { brief, catalog, entrants: entrants.into_iter().filter_map(numbered).collect() }
    }

    pub(super) const fn event(&self) -> &'a Event {
        self.brief.event
    }

    pub(super) const fn catalog(&self) -> &'a Catalog {
        self.catalog
    }

    /// What `message` says.
    pub(super) fn say(&self, message: &impl Said) -> Result<String, CatalogError> {
        self.catalog.say(message)
    }

    /// What `message` says, as a text.
    pub(super) fn text(&self, message: &impl Said) -> Result<Text, CatalogError> {
        self.say(message).map(Text::plain)
    }

    /// A cell that says `message`.
    pub(super) fn cell(&self, message: &impl Said) -> Result<GridCell, CatalogError> {
        self.text(message).map(GridCell::Text)
    }

    /// `number` as the sheet writes it.
    pub(super) fn number(&self, number: u32) -> String {
        self.brief.notation.number(number)
    }

    /// The rounds that are asked for.
    pub(super) fn rounds(&self) -> impl Iterator<Item = &'a Round> {
        let asked = self.brief.round;
        let rounds = self.brief.schedule.rounds.iter();
        rounds.filter(move |round| asked.is_none_or(|asked| round.played == asked))
    }

    /// Those who have numbers, by number.
    pub(super) fn entrants(&self) -> impl Iterator<Item = (Number, &'a Entrant)> {
        self.entrants.iter().map(|(number, entrant)| (*number, *entrant))
    }

    pub(super) fn entrant(&self, number: Number) -> Option<&'a Entrant> {
        self.entrants.get(&number).copied()
    }

    /// Whether whoever has `number` plays.
    pub(super) fn plays(&self, number: Number) -> bool {
        self.entrant(number).is_some_and(|entrant| !entrant.withdrawn)
    }

    /// The name of an entrant, with a word where the entrant does not play.
    pub(super) fn name_of(&self, entrant: &Entrant) -> Result<String, CatalogError> {
        let name = entrant.name.clone();
        if entrant.withdrawn { self.say(&EventMessage::Withdrawn { name }) } else { Ok(name) }
    }

    /// The name of whoever has `number`.
    pub(super) fn name(&self, number: Number) -> Result<String, CatalogError> {
        self.entrant(number).map_or_else(|| Ok(String::new()), |entrant| self.name_of(entrant))
    }

    /// Number and name of whoever has `number`.
    pub(super) fn numbered_name(&self, number: Number) -> Result<String, CatalogError> {
        let name = self.name(number)?;
        self.say(&EventMessage::NumberedName { number: self.number(number.get()), name })
    }

    /// The player of a team on a board, where the file names one.
    pub(super) fn player(&self, team: Number, board: u32) -> Option<&'a str> {
        let index = usize::try_from(board).ok()?.checked_sub(1)?;
        self.entrant(team)?.players.get(index).map(String::as_str)
    }

    /// Whether the table says who has which side.
    pub(super) fn has_sides(&self) -> bool {
        self.event().sides == Sides::ByTable
    }

    /// Whether a match has several games.
    pub(super) const fn has_several_games(&self) -> bool {
        self.event().games_per_match > 1
    }

    /// The side of the first-named of a pairing in a game that `begins` begins, and that of
    /// the other one.
    pub(super) fn sides(&self, begins: Begins) -> (Side, Side) {
        let game = self.event().game;
        match begins {
            Begins::First => (game.first_side(), game.second_side()),
            Begins::Second => (game.second_side(), game.first_side()),
        }
    }

    /// When a round is played.
    pub(super) fn date(&self, round: &Round) -> Option<RoundDate> {
        let index = usize::try_from(round.played).ok()?.checked_sub(1)?;
        self.event().dates.get(index).copied()
    }

    /// A day and time in full.
    pub(super) fn full_date(&self, date: RoundDate) -> Result<String, CatalogError> {
        self.with_time(self.say(&EventMessage::Date { day: day(date) })?, date)
    }

    /// A day and time without the year where all rounds are in one year.
    pub(super) fn short_date(&self, date: RoundDate) -> Result<String, CatalogError> {
        if self.event().dates.iter().any(|other| other.year != date.year) {
            return self.full_date(date);
        }
        self.with_time(self.say(&EventMessage::DayOfYear { day: day(date) })?, date)
    }

    fn with_time(&self, date: String, at: RoundDate) -> Result<String, CatalogError> {
        let Some((hour, minute)) = at.time else { return Ok(date) };
        self.say(&EventMessage::DateAndTime { date, time: format!("{hour:02}:{minute:02}") })
    }

    /// The heading of a round.
    pub(super) fn round_title(&self, round: &Round) -> Result<String, CatalogError> {
        let schedule = self.brief.schedule;
        self.say(&EventMessage::RoundTitle {
            round: self.number(round.played),
            cycle: (schedule.cycles.count() > 1).then_some(round.cycle),
            table_round: schedule.is_reordered().then(|| self.number(round.table_round)),
        })
    }

    /// The line that names the event.
    pub(super) fn event_line(&self) -> Block {
        Block::line(LineRole::Event, Text::plain(self.event().title.clone()))
    }

    /// A document that is called `title`, or for one round `of_round`, in its running head
    /// and properties.
    pub(super) fn document(&self, title: String) -> Result<Document, ComposeError> {
        let event = self.event().title.clone();
        let title = self.say(&EventMessage::OfEvent { title, event })?;
        let head = Text::plain(title.clone());
        Ok(Document::new(self.event().locale, title, head, 1))
    }

    /// A title for the round that is asked for, if one is.
    pub(super) fn of_round(&self, title: String) -> Result<String, CatalogError> {
        match self.brief.round {
            Some(round) => self.say(&EventMessage::OfRound { title, round: self.number(round) }),
            None => Ok(title),
        }
    }

    /// A grid without a caption; `called` is what it is called where it goes on.
    pub(super) fn grid(
        &self,
        called: &str,
        columns: Vec<GridColumn>,
        rows: Vec<GridRow>,
    ) -> Result<Block, CatalogError> {
        let continued = match called {
            "" => Text::default(),
            called => self.text(&Message::Continued { caption: called.to_owned() })?,
        };
        let look = if self.brief.boxed { Look::Boxed } else { Look::Open };
        let (node, caption) = (NodeId::UNNUMBERED, Text::default());
        Ok(Block::Grid(Grid { node, caption, continued, columns, rows, look }))
    }
}

/// The day of a round.
pub(super) const fn day(date: RoundDate) -> Day {
    Day { year: date.year, month: date.month, day: date.day }
}

/// A cell with words as they are.
pub(super) fn words(words: impl Into<String>) -> GridCell {
    GridCell::Text(Text::plain(words))
}

/// A cell with the words, or white where there are none.
pub(super) fn words_or_white(text: Option<&str>) -> GridCell {
    text.map_or(GridCell::Empty, words)
}

/// A column of cells as wide as `breadth` says.
pub(super) fn column(head: Text, breadth: Breadth) -> GridColumn {
    let align = match breadth {
        Breadth::Name | Breadth::Words => Align::Start,
        Breadth::Content | Breadth::Writing(_) | Breadth::Square => Align::Middle,
    };
    GridColumn { head, role: ColumnRole::Data, breadth, align, repeats: false }
}

/// A column of numbers.
pub(super) fn numbers(head: Text) -> GridColumn {
    GridColumn { align: Align::End, ..column(head, Breadth::Content) }
}

/// A column to be written in.
pub(super) fn writing(head: Text, writing: Writing) -> GridColumn {
    column(head, Breadth::Writing(writing))
}

/// The same column as the head of its rows.
pub(super) fn row_head(column: GridColumn) -> GridColumn {
    GridColumn { role: ColumnRole::RowHead, ..column }
}
