//! One who takes part: a player, or a team.

use std::path::PathBuf;
use std::sync::Arc;

use crate::schedule::Number;

/// A player or a team.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The drawn number; none before the draw.
    pub number: Option<Number>,
    /// The name, in NFC, without controls, not empty.
    pub name: String,
    /// The team or club of a player.
    pub team: Option<String>,
    /// The federation, region or country.
    pub federation: Option<String>,
    /// The rating, rank or title as it is written: `2450`, `5d`, `КМС`.
    pub rating: Option<String>,
    /// The number in a federation's register.
    pub id: Option<String>,
    /// Whether the entrant does not play: who withdraws after the draw keeps the number.
    pub withdrawn: bool,
    /// The captain of a team.
    pub captain: Option<String>,
    /// The players of a team in the order of its boards; reserves come after them.
    pub players: Vec<String>,
    /// Where this was read.
    pub source: Source,
}

impl Entrant {
    /// Somebody without a name, read at `source`.
    pub(super) fn new(source: Source) -> Self {
        Self {
            number: None,
            name: String::new(),
            team: None,
            federation: None,
            rating: None,
            id: None,
            withdrawn: false,
            captain: None,
            players: Vec::new(),
            source,
        }
    }
}

/// A place in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Source {
    /// The file as it was named.
    pub path: Arc<PathBuf>,
    /// The line, from 1.
    pub line: usize,
}

impl std::fmt::Display for Source {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.path.display(), self.line)
    }
}
