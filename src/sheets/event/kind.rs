//! The kinds of sheets that an event has.

/// A kind of sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// Those who take part, by number and by name.
    Entrants,
    /// The table of all rounds with the names beside it, for the wall.
    Schedule,
    /// Who meets whom in each round, with room for results.
    Pairings,
    /// A card for each entrant with all its rounds.
    Cards,
    /// A slip for the result of each game, or each match of several games.
    Slips,
    /// The table in which all results are entered.
    Crosstable,
    /// A sheet for each match of teams.
    Matches,
    /// A card with the number of each board.
    Places,
}

impl Kind {
    /// Every kind, in the order in which a file has them.
    pub const ALL: [Self; 8] = [
        Self::Entrants,
        Self::Schedule,
        Self::Pairings,
        Self::Cards,
        Self::Slips,
        Self::Crosstable,
        Self::Matches,
        Self::Places,
    ];

    /// The name on the command line and of a file.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Entrants => "entrants",
            Self::Schedule => "schedule",
            Self::Pairings => "pairings",
            Self::Cards => "cards",
            Self::Slips => "slips",
            Self::Crosstable => "crosstable",
            Self::Matches => "matches",
            Self::Places => "places",
        }
    }

    /// Whether one round of it can be asked for.
    pub const fn has_rounds(self) -> bool {
        matches!(self, Self::Pairings | Self::Slips | Self::Matches | Self::Places)
    }

    /// Whether it is for teams only.
    pub const fn is_for_teams(self) -> bool {
        matches!(self, Self::Matches)
    }
}
