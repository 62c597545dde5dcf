//! Those who take part, by number and by name.

use super::head;
use super::pen::{Pen, column, numbers, row_head, words, words_or_white};
use crate::document::{Block, Breadth, Document, GridCell, GridColumn, GridRow, Text};
use crate::event::Entrant;
use crate::locale::{CatalogError, Collation, Entrants, EventMessage};
use crate::sheets::ComposeError;

/// What is known of an entrant beside number and name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fact {
    Team,
    Federation,
    Rating,
    Id,
    Captain,
    Players,
}

impl Fact {
    const ALL: [Self; 6] =
        [Self::Team, Self::Federation, Self::Rating, Self::Id, Self::Captain, Self::Players];

    /// The column of it.
    fn column(self, pen: &Pen<'_>) -> Result<GridColumn, CatalogError> {
        let (head, breadth) = match self {
            Self::Team => (EventMessage::TeamHead, Breadth::Words),
            Self::Federation => (EventMessage::FederationHead, Breadth::Content),
            Self::Rating => (EventMessage::RatingHead, Breadth::Content),
            Self::Id => (EventMessage::IdHead, Breadth::Content),
            Self::Captain => (EventMessage::CaptainHead, Breadth::Words),
            Self::Players => (EventMessage::PlayersHead, Breadth::Words),
        };
        Ok(column(pen.text(&head)?, breadth))
    }

    /// Whether it is known of `entrant`.
    fn is_known(self, entrant: &Entrant) -> bool {
        match self {
            Self::Players => !entrant.players.is_empty(),
            fact => fact.of(entrant).is_some(),
        }
    }

    /// What is known of it, of facts that are one thing.
    fn of(self, entrant: &Entrant) -> Option<&str> {
        match self {
            Self::Team => entrant.team.as_deref(),
            Self::Federation => entrant.federation.as_deref(),
            Self::Rating => entrant.rating.as_deref(),
            Self::Id => entrant.id.as_deref(),
            Self::Captain => entrant.captain.as_deref(),
            Self::Players => None,
        }
    }

    fn cell(self, pen: &Pen<'_>, entrant: &Entrant) -> Result<GridCell, CatalogError> {
        match self {
            Self::Players if self.is_known(entrant) => players(pen, entrant).map(GridCell::Lines),
            fact => Ok(words_or_white(fact.of(entrant))),
        }
    }
}

/// Composes the list.
///
/// # Errors
///
/// A message cannot be said.
pub(super) fn compose(pen: &Pen<'_>) -> Result<Document, ComposeError> {
    let event = pen.event();
    let title = pen.say(&EventMessage::EntrantsTitle { entrants: event.entrants })?;
    let mut document = head::begin(pen, &title, title.clone())?;
    if let Some(deputies) = head::deputies(pen)? {
        document.push(deputies);
    }
    let facts: Vec<Fact> = Fact::ALL
        .into_iter()
        .filter(|fact| event.field.iter().any(|entrant| fact.is_known(entrant)))
        .collect();
    if event.is_drawn() {
        let by_number: Vec<&Entrant> = pen.entrants().map(|(_, entrant)| entrant).collect();
        let heading = pen.say(&EventMessage::ByNumber)?;
        let grid = list(pen, &heading, &by_number, &facts, Order::Number)?;
        document.push(section(heading, grid));
    }
    let heading = pen.say(&EventMessage::ByName { entrants: pen.event().entrants })?;
    let grid = list(pen, &heading, &by_name(pen), &facts, Order::Name)?;
    document.push(section(heading, grid));
    Ok(document)
}

fn section(heading: String, grid: Block) -> Block {
    Block::section(false, vec![Block::heading(2, Text::plain(heading)), grid])
}

/// All of the field in the order of the language; the same names by number, then as they
/// stand in the file.
fn by_name<'a>(pen: &Pen<'a>) -> Vec<&'a Entrant> {
    let collation = Collation::of(pen.event().locale);
    let mut entrants: Vec<&Entrant> = pen.event().field.iter().collect();
    entrants.sort_by(|left, right| {
        let numbers = || {
            // Who has no number comes after those who have.
            let key = |entrant: &Entrant| (entrant.number.is_none(), entrant.number);
            key(left).cmp(&key(right))
        };
        collation.compare(&left.name, &right.name).then_with(numbers)
    });
    entrants
}

/// By what a list is looked up.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Number,
    Name,
}

/// A list of `entrants`, headed by what it is looked up by.
fn list(
    pen: &Pen<'_>,
    called: &str,
    entrants: &[&Entrant],
    facts: &[Fact],
    order: Order,
) -> Result<Block, CatalogError> {
    let event = pen.event();
    let number = numbers(pen.text(&EventMessage::NumberHead)?);
    let name = pen.text(&EventMessage::NameHead { entrants: event.entrants })?;
    let name = row_head(column(name, Breadth::Words));
    let mut columns = match order {
        Order::Number => vec![number, name],
        Order::Name if event.is_drawn() => vec![name, number],
        Order::Name => vec![name],
    };
    for fact in facts {
        columns.push(fact.column(pen)?);
    }
    let row = |entrant: &&Entrant| {
        let number = entrant.number.map(|number| pen.number(number.get()));
        let number = words_or_white(number.as_deref());
        let name = words(pen.name_of(entrant)?);
        let mut cells = match order {
            Order::Number => vec![number, name],
            Order::Name if event.is_drawn() => vec![name, number],
            Order::Name => vec![name],
        };
        for fact in facts {
            cells.push(fact.cell(pen, entrant)?);
        }
        Ok(GridRow { cells })
    };
    let rows = entrants.iter().map(row).collect::<Result<_, CatalogError>>()?;
    pen.grid(called, columns, rows)
}

/// The players of a team by its boards, then its reserves, each on a line of its own.
fn players(pen: &Pen<'_>, entrant: &Entrant) -> Result<Vec<Text>, CatalogError> {
    let boards = match pen.event().entrants {
        Entrants::Teams => usize::try_from(pen.event().boards).unwrap_or(usize::MAX),
        Entrants::Players => usize::MAX,
    };
    let (first, reserves) = entrant.players.split_at(boards.min(entrant.players.len()));
    let numbered = (1..).zip(first).map(|(board, name)| {
        let (number, name) = (pen.number(board), name.clone());
        pen.say(&EventMessage::NumberedName { number, name })
    });
    let reserves =
        reserves.iter().map(|name| pen.say(&EventMessage::Reserve { name: name.clone() }));
    numbered.chain(reserves).map(|line| line.map(Text::plain)).collect()
}
