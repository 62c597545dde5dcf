//! Small tables of who begins: on each board of a team match, in each game of a match, or on
//! each board in each game.

use super::{Brief, ComposeError};
use crate::document::{Cell, Column, ColumnRole, Look, NodeId, Row, RowKind, Table, Text};
use crate::locale::{Catalog, Message};
use crate::schedule::{Begins, begins};

/// The most games of a match that stand side by side: as many as fit on the smallest paper.
const MOST_GAMES: u32 = 6;

/// The tables of sides that `brief` asks for.
pub(super) fn tables(brief: &Brief, catalog: &Catalog) -> Result<Vec<Table>, ComposeError> {
    let entrants = brief.entrants;
    let table = match (brief.boards, brief.games_per_match) {
        (Some(boards), Some(games)) => {
            return boards_and_games(brief, catalog, boards, games);
        }
        (Some(boards), None) => {
            let said = [Message::BoardSidesCaption, Message::BoardHead];
            both(brief, catalog, &said, boards, |board| begins(board, 1))?
        }
        (None, Some(games)) => {
            let said = [Message::GameSidesCaption { entrants }, Message::GameHead];
            both(brief, catalog, &said, games, |game| begins(1, game))?
        }
        (None, None) => return Ok(Vec::new()),
    };
    Ok(vec![table])
}

/// What each of the two has: a row for each of `count` boards or games.
fn both(
    brief: &Brief,
    catalog: &Catalog,
    [caption, head]: &[Message; 2],
    count: u32,
    begins: impl Fn(u32) -> Begins,
) -> Result<Table, ComposeError> {
    let entrants = brief.entrants;
    let sides = SideTexts::of(brief, catalog)?;
    let heads = [
        catalog.say(head)?,
        catalog.say(&Message::FirstNamedHead { entrants })?,
        catalog.say(&Message::SecondNamedHead { entrants })?,
    ];
    let row = |number| {
        let begins = begins(number);
        vec![Cell::number(number), sides.cell(begins), sides.cell(begins.other())]
    };
    ruled(brief, catalog, caption, heads, (1..=count).map(row))
}

/// What the team named first has: a row for each board, a column for each game, because it
/// follows from both together. The games of a long match go on in further tables.
fn boards_and_games(
    brief: &Brief,
    catalog: &Catalog,
    boards: u32,
    games: u32,
) -> Result<Vec<Table>, ComposeError> {
    let sides = SideTexts::of(brief, catalog)?;
    let mut tables = Vec::new();
    // Tables of the same width, as far as the games go round.
    let abreast = games.div_ceil(games.div_ceil(MOST_GAMES).max(1)).max(1);
    for first in (1..=games).step_by(abreast as usize) {
        let games = first..=games.min(first + abreast - 1);
        let mut heads = vec![catalog.say(&Message::BoardHead)?];
        for game in games.clone() {
            let number = brief.notation.number(game);
            heads.push(catalog.say(&Message::NumberedGameHead { number })?);
        }
        let row = |board| {
            let cells = games.clone().map(|game| sides.cell(begins(board, game)));
            [Cell::number(board)].into_iter().chain(cells).collect()
        };
        let caption = &Message::BoardGameSidesCaption;
        let mut table = ruled(brief, catalog, caption, heads, (1..=boards).map(row))?;
        if first > 1 {
            table.caption = table.continued.clone();
        }
        tables.push(table);
    }
    Ok(tables)
}

/// What is said of whoever begins and of the other one.
struct SideTexts {
    begins: Text,
    second: Text,
}

impl SideTexts {
    /// The sides by name where all games have the same; otherwise it is said who begins.
    fn of(brief: &Brief, catalog: &Catalog) -> Result<Self, ComposeError> {
        let (begins, second) = match brief.common_sides() {
            Some((first, second)) => {
                (Message::SideName { side: first }, Message::SideName { side: second })
            }
            None => (Message::Begins, Message::PlaysSecond),
        };
        let say = |message: &Message| catalog.say(message).map(Text::plain);
        Ok(Self { begins: say(&begins)?, second: say(&second)? })
    }

    /// What the first-named has where `begins` begins.
    fn cell(&self, begins: Begins) -> Cell {
        Cell::text(match begins {
            Begins::First => self.begins.clone(),
            Begins::Second => self.second.clone(),
        })
    }
}

/// The table of `rows`, whose first cells are their numbers.
fn ruled(
    brief: &Brief,
    catalog: &Catalog,
    caption: &Message,
    heads: impl IntoIterator<Item = String>,
    rows: impl Iterator<Item = Vec<Cell>>,
) -> Result<Table, ComposeError> {
    let caption = catalog.say(caption)?;
    let continued = catalog.say(&Message::Continued { caption: caption.clone() })?;
    let roles = [ColumnRole::RowHead].into_iter().chain(std::iter::repeat(ColumnRole::Data));
    let rows: Vec<Row> = rows.map(|cells| Row { kind: RowKind::Plain, cells }).collect();
    Ok(Table {
        node: NodeId::UNNUMBERED,
        caption: Text::plain(caption),
        continued: Text::plain(continued),
        columns: heads
            .into_iter()
            .zip(roles)
            .map(|(head, role)| Column { head: Text::plain(head), role })
            .collect(),
        largest: u32::try_from(rows.len()).unwrap_or(u32::MAX),
        rows,
        notation: brief.notation.clone(),
        look: if brief.boxed { Look::Boxed } else { Look::Open },
    })
}
