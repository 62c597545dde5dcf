//! Everything that the sheets of an event can say beside what sheets of tables say. Each
//! variant owns its arguments. A `number`, `round` or `board` is already in the language's
//! form of digits.

use super::Entrants;
use crate::game::{Game, Side};

/// A day of the calendar.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Day {
    /// The year, from 1 to 9999.
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
}

/// Something that a sheet of an event says.
#[expect(missing_docs, reason = "the comment of each variant explains its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventMessage {
    /// The title of the list of those who take part.
    EntrantsTitle { entrants: Entrants },
    /// The title of the sheet of who meets whom in each round.
    PairingsTitle,
    /// The title of the sheet of who meets whom in one round.
    PairingsOfRound { round: String },
    /// The title of the cards of entrants, each with all its rounds.
    CardsTitle { entrants: Entrants },
    /// The title of the slips for results.
    SlipsTitle,
    /// The title of the table in which all results are entered.
    CrosstableTitle,
    /// The title of the sheets for matches of teams.
    MatchesTitle,
    /// The title of the cards with the numbers of boards.
    PlacesTitle,
    /// The title of the slips that are drawn as lots.
    LotsTitle,
    /// The title of the record of a draw by program.
    DrawTitle,
    /// A title of something for one round only: "Result slips, round 3".
    OfRound { title: String, round: String },
    /// The title of a sheet with the event that it belongs to, as a file has it.
    OfEvent { title: String, event: String },

    /// A day: "1 May 2026".
    Date { day: Day },
    /// A day without its year: "1 May".
    DayOfYear { day: Day },
    /// From one day to a later one, with nothing said twice: "1–9 May 2026".
    DateSpan { first: Day, last: Day },
    /// A day, said already, and a time of it: "1 May 2026, 14:00".
    DateAndTime { date: String, time: String },
    /// Where the event is held.
    Venue { place: String },
    /// Who is the chief arbiter.
    ChiefArbiter { name: String },
    /// Who are the `count` deputies of the chief arbiter; `names` are joined already.
    DeputyArbiters { count: u32, names: String },
    /// What stands between one detail of the event and the next.
    DetailsSeparator,
    /// What stands between names, which may have commas in them.
    NamesSeparator,

    /// Why the order of the rounds was changed, after the sentence that it was.
    OrderReason { reason: String },
    /// On a card: that the order of the rounds was changed.
    OrderNote,
    /// On a card: that the last two rounds of cycle one are exchanged.
    LastRoundsNote,
    /// On a card: that first and second are exchanged in every pair.
    ExchangeNote,

    /// The heading of the list by number.
    ByNumber,
    /// The heading of the list by name.
    ByName { entrants: Entrants },
    /// The head of the column of drawn numbers.
    NumberHead,
    /// The head of the column of names.
    NameHead { entrants: Entrants },
    /// The head of the column of the teams or clubs of players.
    TeamHead,
    /// The head of the column of federations.
    FederationHead,
    /// The head of the column of ratings, ranks and titles.
    RatingHead,
    /// The head of the column of numbers in a federation's register.
    IdHead,
    /// The head of the column of captains.
    CaptainHead,
    /// The head of the column of the players of a team.
    PlayersHead,
    /// A reserve of a team, after its players.
    Reserve { name: String },
    /// An entrant by number and name: "5 Müller, Karl".
    NumberedName { number: String, name: String },
    /// The name of an entrant who does not play any more.
    Withdrawn { name: String },

    /// The heading of a round; with the `cycle` it belongs to where there are two, and with
    /// its number in the table where the order was changed.
    RoundTitle { round: String, cycle: Option<u32>, table_round: Option<String> },
    /// The head of the column of boards; of teams, of matches.
    PairingHead { entrants: Entrants },
    /// The head over those who have `side`; in game one where a match has `several_games`.
    SideOfPair { side: Side, several_games: bool },
    /// The head of a column of results.
    ResultHead,
    /// Who rests in a round.
    Bye { number: String, name: String },
    /// What stands before the line that the arbiter signs.
    ArbiterSignature,
    /// What stands before the line for the date.
    DateLine,

    /// The head of a column of days.
    DateHead,
    /// The head of the column of opponents.
    OpponentHead,
    /// The head of the column of one's own sides; of teams, of those on board one; in game
    /// one where a match has `several_games`.
    SideHead { several_games: bool, entrants: Entrants },
    /// In place of a side, where sides are drawn.
    SideDrawn { game: Game },

    /// The heading of the slip for a game.
    SlipTitle { round: String, board: String },
    /// The heading of the slip for a board of a match of teams.
    BoardSlipTitle { round: String, number: String, board: String },
    /// A result that can be ticked: who wins, none for a draw, and what each of the two gets
    /// for it.
    Outcome { game: Game, winner: Option<Side>, first: String, second: String },
    /// An entrant by its number alone, over its sides in the games of a match.
    NumberOfEntrant { number: String },
    /// What stands before the line that an entrant signs.
    EntrantSignature { number: String, entrants: Entrants },
    /// Who signs: the loser, or both after a draw.
    LoserSigns,

    /// The head of the column of points; of teams, of match points.
    PointsHead { entrants: Entrants },
    /// The head of the column of what decides between equal points; of teams, of the points
    /// on boards.
    TieBreakHead { entrants: Entrants },
    /// The head of the column of final places.
    PlaceHead,

    /// The head of the column of sides on the boards of a match; in game one where a match has
    /// `several_games`.
    GameSideHead { several_games: bool },
    /// The heading of a match of teams.
    MatchTitle { round: String, number: String, first: String, second: String },
    /// The head of the row of the result of a match.
    TotalHead,
    /// What stands before the line that the captain of a team signs.
    CaptainSignature { number: String },

    /// Under the number of a board: what it is.
    PlaceBoard { board: String },
    /// Under the numbers of a match and of one of its boards: what they are.
    PlaceMatch { number: String, board: String },
    /// Who has which side: "White: 5 Müller, Karl".
    SideAndName { side: Side, name: String },

    /// Under the number of a lot: how many there are.
    LotOf { count: u32, count_text: String, entrants: Entrants },
    /// That lots were drawn by program, and with which seed.
    DrawSeed { seed: String },
    /// How the numbers follow from the seed.
    DrawMethod { entrants: Entrants },
    /// How the draw is repeated: what the command after it shows.
    DrawCheck { position: String },
    /// The head of the column of places in the list from which lots are drawn.
    PositionHead,
    /// The head of the column of the beginnings of digests.
    DigestHead,
}
