//! The games and their conventions: which side begins. Knows no language; a side's name is
//! a message of the locale.

use std::fmt;

/// A game that a table of pairings is printed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Game {
    /// Xiangqi (Chinese chess).
    Xiangqi,
    /// Draughts on any board: Russian, international, Brazilian.
    Draughts,
    /// Renju, and gomoku played by its conventions.
    Renju,
    /// Go (weiqi, baduk).
    Go,
    /// Chess.
    Chess,
}

/// The pieces that an entrant plays with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Red, who begins in xiangqi.
    Red,
    /// White, who begins in draughts and chess.
    White,
    /// Black, who begins in renju and go.
    Black,
}

/// What somebody gets for a game, in halves of a point: 2 is one point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HalfPoints(pub u8);

/// What a game is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Scoring {
    /// For a win; nothing is given for a loss.
    pub win: HalfPoints,
    /// For a draw.
    pub draw: HalfPoints,
}

/// Who signs the result of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Signing {
    /// The loser; after a draw both.
    Loser,
    /// Both.
    Both,
    /// Both, and the arbiter.
    BothAndArbiter,
}

/// What decides who of a pairing has which side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Sides {
    /// The table: the first-named begins.
    #[default]
    ByTable,
    /// A draw before each game: the table only says who meets whom.
    ByLot,
}

impl Game {
    /// Every game, in the order in which lists show them.
    pub const ALL: [Self; 5] = [Self::Xiangqi, Self::Draughts, Self::Renju, Self::Go, Self::Chess];

    /// The name that the command line and the locale files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Xiangqi => "xiangqi",
            Self::Draughts => "draughts",
            Self::Renju => "renju",
            Self::Go => "go",
            Self::Chess => "chess",
        }
    }

    /// The game that `id` names, if there is one.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.id() == id)
    }

    /// The side that begins, and that the first-named of a pairing has where the table
    /// decides: xiangqi rules 13.1, FMJD and Russian draughts rules, the Russian renju
    /// rules, FIDE C.05 Annex 1; in go Black moves first.
    pub const fn first_side(self) -> Side {
        match self {
            Self::Xiangqi => Side::Red,
            Self::Draughts | Self::Chess => Side::White,
            Self::Renju | Self::Go => Side::Black,
        }
    }

    /// The side of the second-named.
    pub const fn second_side(self) -> Side {
        match self.first_side() {
            Side::Red | Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// What a game is worth: 2 points for a win and 1 for a draw in xiangqi (rules since
    /// 2015) and draughts, 1 and a half in chess (FIDE Laws), renju and go, where a draw
    /// (jigo) is rare.
    pub const fn scoring(self) -> Scoring {
        match self {
            Self::Xiangqi | Self::Draughts => Scoring { win: HalfPoints(4), draw: HalfPoints(2) },
            Self::Renju | Self::Go | Self::Chess => {
                Scoring { win: HalfPoints(2), draw: HalfPoints(1) }
            }
        }
    }

    /// Who signs the result. The loser does in xiangqi, by the notices of Chinese events; in
    /// chess and draughts both do, and the arbiter; in renju and go both.
    pub const fn signing(self) -> Signing {
        match self {
            Self::Xiangqi => Signing::Loser,
            Self::Chess | Self::Draughts => Signing::BothAndArbiter,
            Self::Renju | Self::Go => Signing::Both,
        }
    }
}

impl HalfPoints {
    /// Nothing.
    pub const NONE: Self = Self(0);
}

impl fmt::Display for HalfPoints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.0 / 2, self.0 % 2) {
            (0, 1) => f.write_str("½"),
            (whole, 0) => write!(f, "{whole}"),
            (whole, _) => write!(f, "{whole}½"),
        }
    }
}

impl Side {
    /// The name that the locale files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_id() {
        for game in Game::ALL {
            assert_eq!(Game::from_id(game.id()), Some(game));
        }
        assert_eq!(Game::from_id("shogi"), None);
    }

    #[test]
    fn the_second_side_is_the_other_one() {
        for game in Game::ALL {
            assert_ne!(game.first_side(), game.second_side());
        }
    }

    #[test]
    fn points_are_written_with_halves() {
        assert_eq!(
            [0, 1, 2, 3, 4].map(|halves| HalfPoints(halves).to_string()),
            ["0", "½", "1", "1½", "2"]
        );
    }

    /// A draw is worth half a win to each.
    #[test]
    fn the_points_of_a_game_are_shared_or_not() {
        for game in Game::ALL {
            let Scoring { win, draw } = game.scoring();
            assert_eq!(win.0, 2 * draw.0);
        }
    }

    /// Xiangqi rules, appendix 2; Russian draughts rules; Russian renju rules; FIDE C.05.
    #[test]
    fn the_side_that_begins() {
        let begins = Game::ALL.map(|game| (game.id(), game.first_side().id()));
        assert_eq!(
            begins,
            [
                ("xiangqi", "red"),
                ("draughts", "white"),
                ("renju", "black"),
                ("go", "black"),
                ("chess", "white"),
            ]
        );
    }
}
