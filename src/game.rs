//! The games and their conventions: which side begins. Knows no language; a side's name is
//! a message of the locale.

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
