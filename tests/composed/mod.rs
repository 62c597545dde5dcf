//! Every sheet that can be asked for: what it says, in every language, for every game.

mod event;
mod everything;
mod faces;
mod method;
mod places;
mod wording;

use roundsheet::document::{Block, Content, Document, Row, Table, Text};
use roundsheet::game::{Game, Sides};
use roundsheet::locale::{Catalog, Entrants, Locale, Mark};
use roundsheet::schedule::Cycles;
use roundsheet::sheets::{Brief, appendix, exact};

use crate::support::brief;

/// Twice, in the order of the table.
const DOUBLE: Cycles = Cycles::Double { swap_last_rounds: false };

/// Twice, the last two rounds of cycle one exchanged.
const SWAPPED: Cycles = Cycles::Double { swap_last_rounds: true };

/// Whether a sheet is an appendix or has one table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Appendix,
    Exact,
}

/// What the games of a sheet can be.
fn games() -> Vec<Vec<Game>> {
    let mut games: Vec<Vec<Game>> = Game::ALL.into_iter().map(|game| vec![game]).collect();
    games.extend([vec![Game::Draughts, Game::Renju], Game::ALL.to_vec()]);
    games
}

/// A change to a brief.
type Change = fn(&mut Brief);

/// The kinds of sheet and what is changed of the usual brief for 7 or 8.
const SHEETS: [(Kind, Change); 14] = [
    (Kind::Appendix, |brief| brief.lower = 3),
    (Kind::Appendix, |brief| (brief.lower, brief.upper) = (2, 2)),
    (Kind::Appendix, |brief| {
        brief.cycles = SWAPPED;
        (brief.boards, brief.games_per_match) = (Some(3), Some(2));
        brief.number = Some("2".to_owned());
    }),
    (Kind::Appendix, |brief| brief.order = Some(vec![7, 6, 5, 4, 3, 2, 1])),
    (Kind::Appendix, |brief| (brief.instructions, brief.method) = (false, false)),
    (Kind::Exact, |brief| brief.upper = 7),
    (Kind::Exact, |_| {}),
    (Kind::Exact, |brief| (brief.boards, brief.games_per_match) = (Some(4), Some(3))),
    (Kind::Exact, |brief| brief.cycles = DOUBLE),
    (Kind::Exact, |brief| (brief.upper, brief.cycles) = (7, SWAPPED)),
    (Kind::Exact, |brief| brief.order = Some(vec![2, 1, 4, 3, 6, 5, 7])),
    (Kind::Exact, |brief| {
        (brief.upper, brief.cycles) = (5, SWAPPED);
        brief.order = Some(vec![10, 1, 9, 2, 8, 3, 7, 4, 6, 5]);
    }),
    (Kind::Exact, |brief| (brief.cycles, brief.exchange_sides) = (DOUBLE, true)),
    (Kind::Exact, |brief| {
        brief.instructions = false;
        brief.title = Some("Кубок O’Brien 循環賽".to_owned());
    }),
];

/// Calls `look` with every brief of `locale` and what it is composed to.
fn each(locale: Locale, mut look: impl FnMut(&Brief, Kind, &Document)) {
    let catalog = Catalog::new(locale).expect("the locale file is sound");
    for games in games() {
        for entrants in [Entrants::Players, Entrants::Teams] {
            for sides in [Sides::ByTable, Sides::ByLot] {
                for mark in [Mark::Ring, Mark::Brackets, Mark::Plain] {
                    let mut usual = brief(locale, games[0]);
                    usual.games.clone_from(&games);
                    (usual.entrants, usual.sides) = (entrants, sides);
                    (usual.lower, usual.upper) = (7, 8);
                    usual.notation.mark = mark;
                    for (kind, change) in SHEETS {
                        let mut brief = usual.clone();
                        change(&mut brief);
                        let composed = match kind {
                            Kind::Appendix => appendix::compose(&brief, &catalog),
                            Kind::Exact => exact::compose(&brief, &catalog),
                        };
                        let document =
                            composed.unwrap_or_else(|error| panic!("{brief:?}: {error}"));
                        look(&brief, kind, &document);
                    }
                }
            }
        }
    }
}

/// Every text of `document` with what it is for.
fn texts(document: &Document) -> Vec<(&'static str, String)> {
    let mut texts = vec![("title", document.title.clone())];
    texts.push(("running head", document.running_head.to_plain()));
    let mut add = |what, text: &Text| texts.push((what, text.to_plain()));
    for block in &document.blocks {
        match block {
            Block::Heading { text, .. } => add("heading", text),
            Block::Paragraph { text, .. } => add("paragraph", text),
            Block::List { items, .. } => {
                for item in items {
                    add("label", &Text::plain(item.label.clone()));
                    add("item", &item.text);
                }
            }
            Block::Table(table) => {
                add("caption", &table.caption);
                add("continued caption", &table.continued);
                table.columns.iter().for_each(|column| add("head", &column.head));
                for cell in table.rows.iter().flat_map(|row| &row.cells) {
                    if let Content::Text(text) = &cell.content {
                        add("cell", text);
                    }
                }
            }
            other => panic!("no sheet of tables has {other:?}"),
        }
    }
    texts
}

/// What the cell at `index` of `row` shows.
fn shown(table: &Table, row: &Row, index: usize) -> String {
    match &row.cells[index].content {
        Content::Empty => String::new(),
        Content::Text(text) => text.to_plain(),
        Content::Number(number) => table.notation.number(*number),
        Content::Pairing { first, second, marked } => {
            let pair = table.notation.pair(*first, *second, *marked);
            format!("{}{}{}", pair.first, table.notation.separator, pair.second)
        }
    }
}
