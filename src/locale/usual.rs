//! Which game and which language go together where only one of them is named.

use super::Locale;
use crate::game::Game;

impl Locale {
    /// The language in which `game` is most at home.
    pub const fn usual_for(game: Game) -> Self {
        match game {
            Game::Xiangqi | Game::Go => Self::ZhHans,
            Game::Draughts | Game::Renju => Self::Ru,
            Game::Chess => Self::En,
        }
    }

    /// The game that sheets in this language are asked for most.
    pub const fn usual_game(self) -> Game {
        match self {
            Self::ZhHant | Self::ZhHans => Game::Xiangqi,
            Self::Ru => Game::Draughts,
            Self::En => Game::Chess,
        }
    }
}
