//! The editions of the rule books, from the published cells to the printed page: what the
//! document holds, what the program writes as CSV, and what a reader of the PDF file sees.

mod cells;
mod page;
mod rings;

use roundsheet::game::Game;
use roundsheet::locale::{Locale, Mark};

use crate::support::golden::{Cell, table};

/// An edition that is on file.
struct Edition {
    /// How its files begin.
    name: &'static str,
    locale: Locale,
    games: &'static [Game],
    /// What the program is asked for.
    words: &'static [&'static str],
    separator: char,
    mark: Mark,
    /// The heads of its two columns.
    heads: [&'static str; 2],
}

/// The Chinese in traditional characters.
const ZH_HANT: Edition = Edition {
    name: "xiangqi-zh-hant",
    locale: Locale::ZhHant,
    games: &[Game::Xiangqi],
    words: &["appendix", "--locale", "zh-Hant"],
    separator: '－',
    mark: Mark::Ring,
    heads: ["輪次", "對局者"],
};

/// The Chinese in simplified characters.
const ZH_HANS: Edition = Edition {
    name: "xiangqi-zh-hans",
    locale: Locale::ZhHans,
    games: &[Game::Xiangqi],
    words: &["appendix", "--locale", "zh-Hans"],
    separator: '-',
    mark: Mark::Brackets,
    heads: ["轮次", "对局者"],
};

/// The Russian.
const RU: Edition = Edition {
    name: "draughts-renju-ru",
    locale: Locale::Ru,
    games: &[Game::Draughts, Game::Renju],
    words: &["appendix", "--locale", "ru", "--game", "draughts", "--game", "renju"],
    separator: ':',
    mark: Mark::Plain,
    heads: ["№ тура", "Пары"],
};

const EDITIONS: [Edition; 3] = [ZH_HANT, ZH_HANS, RU];

/// The largest numbers of the tables on file.
fn sizes() -> impl Iterator<Item = u32> {
    (4..=20).step_by(2)
}

impl Edition {
    /// The published cells round by round. One file is an excerpt and has fewer rounds.
    fn rounds(&self, size: u32) -> Vec<Vec<Cell>> {
        let cells = table(self.name, size);
        let excerpt = self.name == RU.name && size == 20;
        let rounds = if excerpt { 5 } else { size - 1 };
        let rounds: Vec<Vec<Cell>> = (1..=rounds)
            .map(|round| cells.iter().filter(|cell| cell[0] == round).copied().collect())
            .collect();
        assert!(rounds.iter().all(|round| round.len() as u32 == size / 2), "{} {size}", self.name);
        rounds
    }

    /// `number` as the edition prints it.
    fn number(&self, number: u32) -> String {
        let full = "０１２３４５６７８９";
        match (self.locale, number) {
            (Locale::ZhHant, 1..=9) => {
                full.chars().nth(number as usize).expect("a digit").to_string()
            }
            _ => number.to_string(),
        }
    }

    /// A pairing of the table of `size` as the edition prints it.
    fn pairing(&self, size: u32, [_, _, first, second]: Cell) -> String {
        let written = |number: u32| {
            let text = self.number(number);
            if number == size && self.mark == Mark::Brackets { format!("({text})") } else { text }
        };
        format!("{}{}{}", written(first), self.separator, written(second))
    }

    /// The caption of the table of `size` as the edition prints it.
    fn caption(&self, size: u32) -> String {
        let (lower, upper) = (self.number(size - 1), self.number(size));
        match self.locale {
            Locale::ZhHant => format!("參加者{lower}或{upper}人"),
            Locale::ZhHans => format!("{lower}或{upper}人对局秩序表"),
            _ if size == 4 => format!("{lower} – {upper} игрока"),
            _ => format!("{lower} – {upper} игроков"),
        }
    }
}
