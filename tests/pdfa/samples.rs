//! Files to look at: sheets of every kind.

use roundsheet::backend::pdf::{self, Options};
use roundsheet::display::DisplayList;
use roundsheet::document::{Cell, Content, Document, Look, PerPage, Span, SpanKind, Text, Volume};
use roundsheet::font::FontSet;
use roundsheet::game::{Game, Sides};
use roundsheet::layout::{Scale, Setting};
use roundsheet::locale::{Entrants, Locale, Mark};
use roundsheet::paper::Press;
use roundsheet::schedule::Cycles;
use roundsheet::sheets::Brief;
use roundsheet::units::Length;

use crate::support::forms::{
    NAMES, crosstable, entrant_cards, pairings, places, slips, table_with_names,
};
use crate::support::{a4, appendix, brief, exact, lay_out, setting, usual_game};

/// A sheet: what it says and where it stands.
pub(super) struct Sample {
    pub(super) name: String,
    pub(super) document: Document,
    pub(super) display: DisplayList,
}

impl Sample {
    pub(super) fn new(name: impl Into<String>, document: Document, setting: &Setting) -> Self {
        let display = lay_out(&document, setting).expect("it fits");
        Self { name: name.into(), document, display }
    }

    /// A locale's own appendix.
    pub(super) fn usual(locale: Locale) -> Self {
        let document = appendix(&brief(locale, usual_game(locale)));
        Self::new(format!("appendix {}", locale.tag()), document, &a4(Scale::Book))
    }

    /// A table for two cycles, with dividers.
    pub(super) fn divided() -> Self {
        let cycles = Cycles::Double { swap_last_rounds: true };
        let brief = Brief { cycles, ..table(Locale::ZhHant, 9) };
        Self::new("two cycles", exact(&brief), &a4(Scale::Wall))
    }

    /// A table that goes on over pages.
    pub(super) fn long() -> Self {
        let document = exact(&table(Locale::ZhHant, 60));
        Self::new("a table over pages", document, &setting(148, 210, 15, Scale::Wall))
    }

    pub(super) fn file(&self, tags: bool) -> Vec<u8> {
        let volume = Volume::from(self.document.clone());
        pdf::write(
            &self.display,
            &volume,
            &FontSet::bundled(),
            &Options { tags, date: roundsheet::backend::pdf::Date::parse("2026-11-29") },
        )
        .expect("a file")
    }

    pub(super) fn tagged(&self) -> Vec<u8> {
        self.file(true)
    }
}

/// The brief of a sheet with one table.
fn table(locale: Locale, players: u32) -> Brief {
    Brief { upper: players, ..brief(locale, usual_game(locale)) }
}

/// Sheets of every kind.
pub(super) fn all() -> Vec<Sample> {
    let mut samples: Vec<Sample> = Locale::ALL.into_iter().map(Sample::usual).collect();
    let mut add = |name: &str, document, setting: &Setting| {
        samples.push(Sample::new(name, document, setting));
    };
    let (book, wall) = (a4(Scale::Book), a4(Scale::Wall));
    for game in Game::ALL {
        add(game.id(), exact(&Brief { games: vec![game], ..table(Locale::Ru, 6) }), &wall);
    }
    for (name, mark) in
        [("rings", Mark::Ring), ("brackets", Mark::Brackets), ("plain", Mark::Plain)]
    {
        let mut brief = Brief { upper: 8, ..brief(Locale::ZhHans, Game::Xiangqi) };
        brief.notation.mark = mark;
        add(name, appendix(&brief), &book);
    }
    let teams = Entrants::Teams;
    let several = vec![Game::Draughts, Game::Renju];
    let brief = Brief { games: several, entrants: teams, ..brief(Locale::Ru, Game::Draughts) };
    add("teams and several games", appendix(&brief), &book);
    add("an odd table with byes", exact(&table(Locale::ZhHans, 7)), &wall);
    let order = Some(vec![3, 1, 2, 5, 4]);
    add("rounds in another order", exact(&Brief { order, ..table(Locale::En, 5) }), &wall);
    let brief = Brief {
        entrants: teams,
        boards: Some(4),
        games_per_match: Some(2),
        sides: Sides::ByTable,
        ..table(Locale::En, 8)
    };
    add("boards and games", exact(&brief), &wall);
    let mut press = book;
    press.press =
        Press { first_page: 7, bleed: Length::mm(3), crop_marks: true, ..Press::default() };
    add("for a press", appendix(&Brief { upper: 6, ..brief }), &press);
    for title in ["<K> & \"x\"", "))((\\ 循环 A(1", "名不服 Қасымов", "O’Brien's ]]> --> <?x?>"]
    {
        let title_brief = Brief { title: Some(title.to_owned()), ..table(Locale::ZhHans, 4) };
        add(title, exact(&title_brief), &wall);
    }
    add("mixed", mixed(), &setting(90, 200, 10, Scale::Book));
    let tiny = setting(80, 45, 5, Scale::Book);
    add("rows over pages", exact(&Brief { instructions: false, ..table(Locale::En, 79) }), &tiny);
    for (name, document, setting) in forms() {
        add(name, document, &setting);
    }
    samples.extend([Sample::divided(), Sample::long()]);
    samples
}

/// Forms and cards.
fn forms() -> Vec<(&'static str, Document, Setting)> {
    let (boxed, open) = (Look::Boxed, Look::Open);
    let form = a4(Scale::Form);
    let small = setting(105, 148, 12, Scale::Form);
    vec![
        ("pairings", pairings(Locale::En, open, 3, 5, &NAMES), form),
        ("pairings over pages", pairings(Locale::Ru, boxed, 2, 60, &NAMES), small),
        ("a crosstable", crosstable(Locale::ZhHans, boxed, 8, false), form),
        ("a crosstable of two cycles", crosstable(Locale::ZhHant, boxed, 6, true), form),
        ("a crosstable beside the page", crosstable(Locale::En, open, 40, false), form),
        ("a crosstable beside itself", crosstable(Locale::Ru, boxed, 12, false), small),
        ("slips", slips(Locale::En, 9, PerPage::UpTo(8), &NAMES), form),
        ("cards", entrant_cards(Locale::Ru, 5, 19, PerPage::UpTo(4), &NAMES), form),
        ("a card of many rounds", entrant_cards(Locale::En, 1, 99, PerPage::UpTo(4), &NAMES), form),
        (
            "names beside a table",
            table_with_names(Locale::ZhHant, 9),
            setting(297, 210, 15, Scale::Wall),
        ),
        ("names under a table", table_with_names(Locale::Ru, 12), small),
        ("places", places(Locale::ZhHans, 3, PerPage::Exactly(2)), form),
    ]
}

/// A document with whatever the sheets do not have: another language within a text, rings
/// in running text and words in cells, on a page so narrow that words are parted.
fn mixed() -> Document {
    let mut document = exact(&table(Locale::En, 5));
    let plain =
        |string: &str| Span { string: string.to_owned(), kind: SpanKind::Plain, language: None };
    let mut text = Text::ringed("Correspondence participants: 8\u{20dd}-5 and 5-10\u{20dd}, ");
    text.spans.push(Span { language: Some(Locale::Ru), ..plain("очерёдность") });
    text.spans.push(plain(" notwithstanding "));
    text.spans.push(Span { language: Some(Locale::ZhHans), ..plain("循环赛制 A1") });
    text.spans.push(plain(" considerations."));
    let long = (0..30).flat_map(|_| text.spans.clone()).collect();
    document.paragraph(text);
    document.paragraph(Text { spans: long });
    let mut table = document.tables().next().expect("a table").clone();
    table.caption = Text::plain("Words");
    for row in &mut table.rows {
        row.cells.truncate(2);
        row.cells.push(Cell::text(Text::plain("a few words")));
    }
    table.rows[1].cells[1].content = Content::Empty;
    document.table(table);
    document
}
