//! The sheets of events: what they say, for every kind, language and game.

mod absence;
mod lots;
mod matches;
mod notes;
mod rounds;
mod texts;
mod wording;

use std::path::PathBuf;
use std::sync::Arc;

use roundsheet::document::{Block, Cards, Document, Grid, GridCell, Text};
use roundsheet::event::{Entrant, Event, RoundDate, Source, Style, System};
use roundsheet::game::{Game, Sides};
use roundsheet::locale::{Book, Catalog, Entrants, EventMessage, Locale, Message};
use roundsheet::schedule::{Cycles, Number};
use roundsheet::sheets::event::{EventBrief, Kind, compose};

/// Names that try the sheets: marks of markup, of Fluent and of shells, long and short ones.
const NAMES: [&str; 8] = [
    "Müller, Karl",
    "O'Brien & Sons <K>",
    "王天一",
    "{x} $n 100%",
    "Константинопольский, Александр Маркович",
    "C:\\x (a\\)",
    "李",
    "Ng",
];

fn catalog(locale: Locale) -> Catalog {
    Catalog::of(locale, &[Book::Tables, Book::Event]).expect("the locale files are sound")
}

fn entrant(number: u32, name: &str) -> Entrant {
    Entrant {
        number: Number::new(number),
        name: name.to_owned(),
        team: None,
        federation: None,
        rating: None,
        id: None,
        withdrawn: false,
        captain: None,
        players: Vec::new(),
        source: Source { path: Arc::new(PathBuf::from("event.toml")), line: 1 },
    }
}

/// An event of `size` players, drawn, with one cycle.
fn event(locale: Locale, game: Game, size: usize) -> Event {
    Event {
        title: "Кубок O’Brien 2026".to_owned(),
        place: None,
        chief_arbiter: None,
        deputy_arbiters: Vec::new(),
        game,
        locale,
        system: System::default(),
        cycles: Cycles::Single,
        exchange_sides: false,
        order: None,
        order_reason: None,
        games_per_match: 1,
        boards: 1,
        sides: Sides::ByTable,
        style: Style::default(),
        dates: Vec::new(),
        entrants: Entrants::Players,
        field: (1..).zip(&NAMES[..size]).map(|(number, name)| entrant(number, name)).collect(),
        seed: None,
    }
}

/// The same of teams with `boards` boards.
fn team_event(locale: Locale, game: Game, size: usize, boards: u32) -> Event {
    let mut event = event(locale, game, size);
    (event.entrants, event.boards) = (Entrants::Teams, boards);
    event
}

const fn date(month: u8, day: u8) -> RoundDate {
    RoundDate { year: 2026, month, day, time: Some((14, 0)) }
}

/// The sheet of `kind`, of what `change` makes of the usual brief.
fn sheet_with(event: &Event, kind: Kind, change: impl FnOnce(&mut EventBrief<'_>)) -> Document {
    let schedule = event.draw().expect("the event can be drawn");
    let mut brief = EventBrief::new(event, &schedule);
    change(&mut brief);
    compose(kind, &brief, &catalog(event.locale)).expect("every message is there")
}

fn sheet(event: &Event, kind: Kind) -> Document {
    sheet_with(event, kind, |_| {})
}

fn said(locale: Locale, message: &Message) -> String {
    catalog(locale).say(message).expect("the message is there")
}

fn said_of_event(locale: Locale, message: &EventMessage) -> String {
    catalog(locale).say(message).expect("the message is there")
}

/// Every block of `document`, those in others too.
fn blocks(document: &Document) -> Vec<&Block> {
    document.blocks.iter().flat_map(Block::all).collect()
}

fn grids(document: &Document) -> Vec<&Grid> {
    let grid = |block: &&'_ Block| matches!(block, Block::Grid(_));
    let found = blocks(document).into_iter().filter(grid);
    found
        .map(|block| match block {
            Block::Grid(grid) => grid,
            other => panic!("{other:?}"),
        })
        .collect()
}

/// The cards of a document of cards, and the heading before them: there is nothing else.
fn cards(document: &Document) -> (String, &Cards) {
    match document.blocks.as_slice() {
        [Block::Heading { level: 1, text, .. }, Block::Cards(cards)] => (text.to_plain(), cards),
        other => panic!("a heading and cards: {other:?}"),
    }
}

/// The headings of a level.
fn headings(document: &Document, at: u8) -> Vec<String> {
    let found = blocks(document).into_iter().filter_map(|block| match block {
        Block::Heading { level, text, .. } if *level == at => Some(text.to_plain()),
        _ => None,
    });
    found.collect()
}

/// The lines and paragraphs.
fn lines(document: &Document) -> Vec<String> {
    let found = blocks(document).into_iter().filter_map(|block| match block {
        Block::Line { text, .. } | Block::Paragraph { text, .. } => Some(text.to_plain()),
        _ => None,
    });
    found.collect()
}

/// What a cell shows: `_` is white, `#` is closed.
fn shown(cell: &GridCell) -> String {
    let plain = |texts: &[Text], between: &str| {
        texts.iter().map(Text::to_plain).collect::<Vec<_>>().join(between)
    };
    match cell {
        GridCell::Empty => "_".to_owned(),
        GridCell::Closed => "#".to_owned(),
        GridCell::Text(text) => text.to_plain(),
        GridCell::Split(texts) => plain(texts, "/"),
        GridCell::Lines(texts) => plain(texts, " | "),
        GridCell::Choices(texts) => plain(texts, " "),
    }
}

/// The cells of a grid, row by row.
fn rows(grid: &Grid) -> Vec<Vec<String>> {
    grid.rows.iter().map(|row| row.cells.iter().map(shown).collect()).collect()
}

fn heads(grid: &Grid) -> Vec<String> {
    grid.columns.iter().map(|column| column.head.to_plain()).collect()
}

/// Everything that `document` says, from its title on.
fn all(document: &Document) -> Vec<String> {
    let mut texts = vec![document.title.clone(), document.running_head.to_plain()];
    for block in blocks(document) {
        match block {
            Block::Heading { text, .. }
            | Block::Paragraph { text, .. }
            | Block::Line { text, .. }
            | Block::Large { text, .. } => texts.push(text.to_plain()),
            Block::Signatures { labels, .. } => texts.extend(labels.iter().map(Text::to_plain)),
            Block::Grid(grid) => {
                texts.extend([grid.caption.to_plain(), grid.continued.to_plain()]);
                texts.extend(heads(grid));
                texts.extend(rows(grid).into_iter().flatten());
            }
            Block::Table(table) => {
                texts.push(table.continued.to_plain());
                texts.extend(table.columns.iter().map(|column| column.head.to_plain()));
            }
            Block::Section { .. } | Block::Beside(_) | Block::Cards(_) => {}
            Block::List { .. } => panic!("no sheet of an event has a list"),
        }
    }
    texts
}

/// Calls `look` with events of every language, game, kind of entrants, odd and even field,
/// number of cycles and way to decide about sides, some with absentees, and with each sheet.
fn each(mut look: impl FnMut(&Event, Kind, &Document)) {
    for locale in Locale::ALL {
        let catalog = catalog(locale);
        for game in Game::ALL {
            for (index, event) in variations(locale, game).into_iter().enumerate() {
                let schedule = event.draw().expect("the event can be drawn");
                let mut brief = EventBrief::new(&event, &schedule);
                brief.round = (index % 3 == 0).then_some(2);
                brief.round_a_page = index % 2 == 0;
                for kind in Kind::ALL {
                    if kind.is_for_teams() && event.entrants == Entrants::Players {
                        continue;
                    }
                    let document = compose(kind, &brief, &catalog)
                        .unwrap_or_else(|error| panic!("{event:?} {kind:?}: {error}"));
                    look(&event, kind, &document);
                }
            }
        }
    }
}

fn variations(locale: Locale, game: Game) -> Vec<Event> {
    let mut events = Vec::new();
    for size in [5, 6] {
        for entrants in [Entrants::Players, Entrants::Teams] {
            for cycles in [Cycles::Single, Cycles::Double { swap_last_rounds: true }] {
                for sides in [Sides::ByTable, Sides::ByLot] {
                    let mut event = event(locale, game, size);
                    (event.entrants, event.cycles, event.sides) = (entrants, cycles, sides);
                    if entrants == Entrants::Teams {
                        event.boards = 3;
                        event.field[0].players = vec!["Adam".to_owned(), "Berta".to_owned()];
                        event.field[0].captain = Some("Cäsar".to_owned());
                    }
                    event.games_per_match = if size == 5 { 1 } else { 2 };
                    event.field[2].withdrawn = cycles == Cycles::Single;
                    event.exchange_sides = sides == Sides::ByTable && size == 6;
                    event.dates = vec![date(5, 1), date(5, 2)];
                    event.place = Some("Łódź".to_owned());
                    event.chief_arbiter = Some("Zoë".to_owned());
                    events.push(event);
                }
            }
        }
    }
    events
}
