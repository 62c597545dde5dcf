//! Team boards and the games of a match: who begins. A meeting of two players without teams
//! is a match on board 1.

/// Who of a pairing begins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Begins {
    /// The first-named.
    First,
    /// The second-named.
    Second,
}

impl Begins {
    /// The other one.
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Who begins game `game` of a match on team board `board`; both count from 1.
///
/// The first-named team begins on odd boards, the second-named on even ones, so that with an
/// odd number of boards the first-named team has the surplus first move. In game two the
/// sides are exchanged, and they alternate in further games (xiangqi rules, order tables).
/// In cycle two nothing changes here: the pairing itself is exchanged.
pub const fn begins(board: u32, game: u32) -> Begins {
    let begins = if board % 2 == 1 { Begins::First } else { Begins::Second };
    if game % 2 == 1 { begins } else { begins.other() }
}
