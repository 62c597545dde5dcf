//! What several tests need: briefs, catalogs, pages, published tables, the program itself.

pub(crate) mod forms;
pub(crate) mod golden;
pub(crate) mod program;

use roundsheet::display::DisplayList;
use roundsheet::document::Document;
use roundsheet::font::FontSet;
use roundsheet::game::Game;
use roundsheet::layout::{self, LayoutError, Scale, Setting};
use roundsheet::locale::{Catalog, Locale};
use roundsheet::paper::{Margins, Press};
use roundsheet::sheets::{Brief, appendix, exact};
use roundsheet::units::{Length, Size};

/// The brief of a locale's own edition for 3 to 20 entrants of one game.
pub(crate) fn brief(locale: Locale, game: Game) -> Brief {
    Brief::new(locale, vec![game], 3, 20)
}

/// The game whose rule book a locale's edition is taken from.
pub(crate) fn usual_game(locale: Locale) -> Game {
    match locale {
        Locale::ZhHant | Locale::ZhHans => Game::Xiangqi,
        Locale::Ru => Game::Draughts,
        Locale::En => Game::Chess,
    }
}

pub(crate) fn catalog(locale: Locale) -> Catalog {
    Catalog::new(locale).expect("the locale file is sound")
}

pub(crate) fn appendix(brief: &Brief) -> Document {
    appendix::compose(brief, &catalog(brief.locale)).expect("the brief can be composed")
}

pub(crate) fn exact(brief: &Brief) -> Document {
    exact::compose(brief, &catalog(brief.locale)).expect("the brief can be composed")
}

/// The papers that the program knows, in millimetres, upright.
pub(crate) const PAPERS: [(&str, i64, i64); 6] = [
    ("A3", 297, 420),
    ("A4", 210, 297),
    ("A5", 148, 210),
    ("B5", 176, 250),
    ("Letter", 216, 279),
    ("Legal", 216, 356),
];

/// A page of `width` by `height` millimetres with margins of `margin`.
pub(crate) fn setting(width: i64, height: i64, margin: i64, scale: Scale) -> Setting {
    let margin = Length::mm(margin);
    Setting {
        page: Size::new(Length::mm(width), Length::mm(height)),
        margins: Margins { top: margin, right: margin, bottom: margin, left: margin },
        scale,
        press: Press::default(),
    }
}

pub(crate) fn a4(scale: Scale) -> Setting {
    setting(210, 297, 20, scale)
}

pub(crate) fn lay_out(document: &Document, setting: &Setting) -> Result<DisplayList, LayoutError> {
    layout::lay_out(&document.clone().into(), &FontSet::bundled(), setting)
}
