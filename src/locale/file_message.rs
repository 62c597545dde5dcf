//! What the comments in a new event file can say.

use super::entry::{Entered, Entry};

/// A comment in a new event file, or an example in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FileMessage {
    /// What the file is, and how it is written.
    Heading,
    /// What the field `title` is.
    Title,
    /// What the field `place` is.
    Place,
    /// What the field `chief-arbiter` is.
    ChiefArbiter,
    /// What the field `deputy-arbiter` is.
    DeputyArbiter,
    /// What the field `game` is.
    Game,
    /// What the field `locale` is.
    Locale,
    /// What the field `system` is.
    System,
    /// What the field `cycles` is.
    Cycles,
    /// What the field `swap-last-rounds` is.
    SwapLastRounds,
    /// What the field `exchange-sides` is.
    ExchangeSides,
    /// What the field `sides` is.
    Sides,
    /// What the field `games-per-match` is.
    GamesPerMatch,
    /// What the field `boards` is.
    Boards,
    /// What the fields `order` and `order-reason` are.
    Order,
    /// What the field `dates` is.
    Dates,
    /// What the table `[style]` is.
    Style,
    /// What the table `[draw]` is.
    Draw,
    /// What the tables `[[player]]` are.
    Players,
    /// What the tables `[[team]]` are.
    Teams,
    /// What the field `number` of an entrant is.
    Number,
    /// What the field `withdrawn` of an entrant is.
    Withdrawn,
    /// What the list of entrants is that a file beside this one has.
    List,
    /// An example of a place.
    ExamplePlace,
    /// An example of the name of an arbiter.
    ExampleArbiter,
    /// An example of the name of another arbiter.
    ExampleDeputy,
    /// An example of a reason to change the order of rounds.
    ExampleReason,
    /// An example of the name of a player.
    ExamplePlayer,
    /// An example of the name of another player.
    ExampleOpponent,
    /// An example of the name of a team or club.
    ExampleTeam,
    /// An example of the name of another team.
    ExampleOtherTeam,
    /// An example of a federation or region.
    ExampleFederation,
    /// An example of a rating or rank.
    ExampleRating,
}

impl FileMessage {
    /// Every message, in the order of the locale files.
    pub const ALL: [Self; 33] = [
        Self::Heading,
        Self::Title,
        Self::Place,
        Self::ChiefArbiter,
        Self::DeputyArbiter,
        Self::Game,
        Self::Locale,
        Self::System,
        Self::Cycles,
        Self::SwapLastRounds,
        Self::ExchangeSides,
        Self::Sides,
        Self::GamesPerMatch,
        Self::Boards,
        Self::Order,
        Self::Dates,
        Self::Style,
        Self::Draw,
        Self::Players,
        Self::Teams,
        Self::Number,
        Self::Withdrawn,
        Self::List,
        Self::ExamplePlace,
        Self::ExampleArbiter,
        Self::ExampleDeputy,
        Self::ExampleReason,
        Self::ExamplePlayer,
        Self::ExampleOpponent,
        Self::ExampleTeam,
        Self::ExampleOtherTeam,
        Self::ExampleFederation,
        Self::ExampleRating,
    ];

    /// Every message, for whoever checks what the locales say.
    pub fn samples() -> Vec<Self> {
        Self::ALL.to_vec()
    }
}

impl Entered for FileMessage {
    fn entry(&self) -> Entry<'_> {
        Entry::new(match self {
            Self::Heading => "file-heading",
            Self::Title => "file-title",
            Self::Place => "file-place",
            Self::ChiefArbiter => "file-chief-arbiter",
            Self::DeputyArbiter => "file-deputy-arbiter",
            Self::Game => "file-game",
            Self::Locale => "file-locale",
            Self::System => "file-system",
            Self::Cycles => "file-cycles",
            Self::SwapLastRounds => "file-swap-last-rounds",
            Self::ExchangeSides => "file-exchange-sides",
            Self::Sides => "file-sides",
            Self::GamesPerMatch => "file-games-per-match",
            Self::Boards => "file-boards",
            Self::Order => "file-order",
            Self::Dates => "file-dates",
            Self::Style => "file-style",
            Self::Draw => "file-draw",
            Self::Players => "file-players",
            Self::Teams => "file-teams",
            Self::Number => "file-number",
            Self::Withdrawn => "file-withdrawn",
            Self::List => "file-list",
            Self::ExamplePlace => "file-example-place",
            Self::ExampleArbiter => "file-example-arbiter",
            Self::ExampleDeputy => "file-example-deputy",
            Self::ExampleReason => "file-example-reason",
            Self::ExamplePlayer => "file-example-player",
            Self::ExampleOpponent => "file-example-opponent",
            Self::ExampleTeam => "file-example-team",
            Self::ExampleOtherTeam => "file-example-other-team",
            Self::ExampleFederation => "file-example-federation",
            Self::ExampleRating => "file-example-rating",
        })
    }
}
