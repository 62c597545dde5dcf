//! Documents of the blocks that forms and cards are made of, built by hand.

use roundsheet::document::{
    Block, Breadth, Card, Cards, ColumnRole, Document, Grid, GridCell, GridColumn, GridRow,
    LineRole, Look, NodeId, PerPage, Side, Text, Writing,
};
use roundsheet::locale::Locale;
use roundsheet::sheets::Brief;

use super::{brief, exact, usual_game};

/// A name of 60 letters, one of 25 Chinese characters, and one of a single word of 40.
pub(crate) const LONG_NAMES: [&str; 3] = [
    "Aleksandra Konstantinovna Voznesenskaya-Preobrazhenskaya Jr.",
    "阿卜杜热合曼买买提吐尔逊艾合买提江阿不都拉托合提",
    "Donaudampfschifffahrtskapitaenswitwenhut",
];

/// Names as they are.
pub(crate) const NAMES: [&str; 6] =
    ["Smith, John", "Ng, Amy", "O’Brien, Patrick", "Lee, Sun-hee", "Иванов Пётр", "王天一"];

pub(crate) fn text(string: &str) -> Text {
    if string.is_empty() { Text::default() } else { Text::plain(string) }
}

pub(crate) fn words(string: &str) -> GridCell {
    GridCell::Text(text(string))
}

pub(crate) fn column(head: &str, breadth: Breadth, align: Side) -> GridColumn {
    let role = if breadth == Breadth::Content { ColumnRole::RowHead } else { ColumnRole::Data };
    GridColumn { head: text(head), role, breadth, align, repeats: false }
}

pub(crate) fn grid(columns: Vec<GridColumn>, rows: Vec<Vec<GridCell>>, look: Look) -> Grid {
    Grid {
        node: NodeId::UNNUMBERED,
        caption: Text::default(),
        continued: Text::default(),
        columns,
        rows: rows.into_iter().map(|cells| GridRow { cells }).collect(),
        look,
    }
}

/// An empty document in a language.
pub(crate) fn document(locale: Locale, title: &str) -> Document {
    let mut document = Document::new(locale, title.to_owned(), text(title), 1);
    document.push(Block::line(LineRole::Event, text("Riverside Open")));
    document.heading(1, text(title));
    document
}

/// Pairings of `names` in rounds, each a section of its own with as many boards.
pub(crate) fn pairings(
    locale: Locale,
    look: Look,
    rounds: usize,
    boards: usize,
    names: &[&str],
) -> Document {
    let mut document = document(locale, "Pairings");
    document.push(Block::line(LineRole::Details, text("Town Hall, from 29 November")));
    for round in 0..rounds {
        let columns = vec![
            column("Board", Breadth::Content, Side::Middle),
            column("First", Breadth::Name, Side::Start),
            column("Result", Breadth::Writing(Writing::Result), Side::Middle),
            column("Second", Breadth::Name, Side::Start),
        ];
        let name = |at: usize| words(names[at % names.len()]);
        let rows = (0..boards).map(|board| {
            let number = words(&(board + 1).to_string());
            vec![number, name(board + round), GridCell::Empty, name(2 * board + round + 1)]
        });
        let mut pairs = grid(columns, rows.collect(), look);
        pairs.continued = text("continued");
        document.push(Block::section(
            round == 1,
            vec![
                Block::heading(2, text(&format!("Round {}", round + 1))),
                Block::line(LineRole::Details, text("29 November, 14:00")),
                Block::Grid(pairs),
                Block::line(LineRole::Plain, text("Bye: 7")),
            ],
        ));
    }
    let labels = ["Chief arbiter", "Deputy", "Secretary", "Host"].map(text).to_vec();
    document.push(Block::signatures(labels));
    document
}

/// A crosstable of `count`, in two cycles where it is `double`.
pub(crate) fn crosstable(locale: Locale, look: Look, count: usize, double: bool) -> Document {
    let mut document = document(locale, "Crosstable");
    let mut columns = vec![
        column("No.", Breadth::Content, Side::End),
        column("Name", Breadth::Name, Side::Start),
    ];
    for column in &mut columns {
        column.repeats = true;
    }
    columns.extend((1..=count).map(|at| column(&at.to_string(), Breadth::Square, Side::Middle)));
    columns.push(column("Points", Breadth::Writing(Writing::Mark), Side::Middle));
    columns.push(column("Place", Breadth::Writing(Writing::Mark), Side::Middle));
    let rows = (0..count).map(|row| {
        let mut cells = vec![words(&(row + 1).to_string()), words(NAMES[row % NAMES.len()])];
        cells.extend((0..count).map(|at| match (at == row, double) {
            (true, _) => GridCell::Closed,
            (false, true) => GridCell::Split(vec![text("1"), text("")]),
            (false, false) if (at + row) % 4 == 0 => words("½"),
            (false, false) => GridCell::Empty,
        }));
        cells.extend([GridCell::Empty, GridCell::Empty]);
        cells
    });
    let mut grid = grid(columns, rows.collect(), look);
    (grid.caption, grid.continued) = (text("All games"), text("All games (continued)"));
    document.push(Block::Grid(grid));
    document
}

/// Slips for as many games.
pub(crate) fn slips(locale: Locale, count: usize, per_page: PerPage, names: &[&str]) -> Document {
    let mut document = document(locale, "Slips");
    let cards = (0..count).map(|slip| {
        let name = |at: usize| words(names[at % names.len()]);
        let players = grid(
            vec![
                column("", Breadth::Content, Side::Middle),
                column("Player", Breadth::Name, Side::Start),
                column("Score", Breadth::Writing(Writing::Mark), Side::Middle),
            ],
            vec![
                vec![words("First"), name(slip), GridCell::Empty],
                vec![words("Second"), name(slip + 1), GridCell::Empty],
            ],
            Look::Boxed,
        );
        let results = ["1–0", "½–½", "0–1"].map(text).to_vec();
        let results = grid(
            vec![column("", Breadth::Words, Side::Middle)],
            vec![vec![GridCell::Choices(results)]],
            Look::Boxed,
        );
        Card::of(vec![
            Block::line(LineRole::Event, text("Riverside Open")),
            Block::heading(3, text(&format!("Round 1, board {}", slip + 1))),
            Block::Grid(players),
            Block::Grid(results),
            Block::signatures(["First", "Second"].map(text).to_vec()),
        ])
    });
    let cards = Cards { cards: cards.collect(), per_page, folded: false };
    document.push(Block::Cards(cards));
    document
}

/// A card for each of `count` entrants with `rounds` rounds.
pub(crate) fn entrant_cards(
    locale: Locale,
    count: usize,
    rounds: usize,
    per_page: PerPage,
    names: &[&str],
) -> Document {
    let mut document = document(locale, "Cards");
    let cards = (0..count).map(|card| {
        let rows = (0..rounds).map(|round| {
            let name = words(names[(card + round + 1) % names.len()]);
            vec![words(&(round + 1).to_string()), name, words("W"), GridCell::Empty]
        });
        let columns = vec![
            column("Round", Breadth::Content, Side::Middle),
            column("Opponent", Breadth::Name, Side::Start),
            column("", Breadth::Content, Side::Middle),
            column("Score", Breadth::Writing(Writing::Mark), Side::Middle),
        ];
        Card::of(vec![
            Block::heading(2, text(&format!("{} {}", card + 1, names[card % names.len()]))),
            Block::Grid(grid(columns, rows.collect(), Look::Boxed)),
        ])
    });
    let cards = Cards { cards: cards.collect(), per_page, folded: false };
    document.push(Block::Cards(cards));
    document
}

/// Folded cards with the numbers of boards.
pub(crate) fn places(locale: Locale, count: usize, per_page: PerPage) -> Document {
    let mut document = document(locale, "Boards");
    let cards = (0..count).map(|card| {
        Card::of(vec![
            Block::line(LineRole::Event, text("Riverside Open")),
            Block::large(text(&(95 + card).to_string())),
            Block::heading(3, text(NAMES[card % NAMES.len()])),
        ])
    });
    let cards = Cards { cards: cards.collect(), per_page, folded: true };
    document.push(Block::Cards(cards));
    document
}

/// A table for `count` players with their names beside it.
pub(crate) fn table_with_names(locale: Locale, count: u32) -> Document {
    let brief = Brief { upper: count, ..brief(locale, usual_game(locale)) };
    let table = exact(&brief).tables().next().cloned().expect("a table");
    let columns = vec![
        column("No.", Breadth::Content, Side::End),
        column("Name", Breadth::Name, Side::Start),
    ];
    let rows = (0..count as usize)
        .map(|row| vec![words(&(row + 1).to_string()), words(NAMES[row % NAMES.len()])]);
    let names = grid(columns, rows.collect(), Look::Boxed);
    let mut document = document(locale, "Schedule");
    document.push(Block::Beside(vec![Block::Table(table), Block::Grid(names)]));
    document
}
