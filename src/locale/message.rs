//! Everything that a sheet can say. Each variant owns its arguments, so no translation can
//! ask for what its caller forgot.

use super::Mark;
use crate::game::{Game, Side, Sides};

/// Whom a sheet speaks of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Entrants {
    /// Single players; teams are mentioned where they differ.
    #[default]
    Players,
    /// Teams.
    Teams,
}

/// Something that a sheet says.
#[expect(missing_docs, reason = "the comment of each variant explains its fields")]
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// The title of the appendix: "Order of play in round-robin tournaments".
    AppendixTitle { entrants: Entrants },
    /// The number of the appendix after the language's word for one: "Appendix 2". `number`
    /// is already in the language's numerals, or it is a word such as "B".
    AppendixNumber { number: String },
    /// Number and title in one line: "Appendix 2. Title". `number` is all that stands before
    /// the title.
    NumberedTitle { number: String, title: String },
    /// The title of a sheet with one table for exactly `count` entrants.
    TableTitle { count: u32, count_text: String, entrants: Entrants },
    /// The name of a game in running text.
    GameName { game: Game },
    /// The name of a game where it is said what holds in it: "in renju".
    GameNameIn { game: Game },
    /// A list of several things: `items` are joined already, `last` is the last of them.
    List { items: String, last: String },
    /// The name of a side as it stands in a table cell: "Red".
    SideName { side: Side },
    /// The heading over the instructions for use.
    InstructionsHeading,
    /// The heading over the method for larger fields.
    MethodHeading,
    /// The label of the `number`th item of a list: "1.".
    ListLabel { number: u32 },
    /// Lots 1 to n are made and drawn before play; the number drawn is the competition
    /// number.
    Lots { entrants: Entrants },
    /// The table for the number of entrants is used; it shows who meets whom in each round.
    UseTable { entrants: Entrants },
    /// The first-named begins, with `first`; the second-named has `second`. One game. Of
    /// teams it is said for board 1 only, so that it agrees with [`Self::TeamBoards`].
    FirstBegins { game: Game, first: Side, second: Side, entrants: Entrants },
    /// The same in a sheet for several games, of those that have these sides: names them ("In
    /// chess and draughts …"). `games` are their names after "in", joined already; `game` is
    /// the only one of them, where there is one.
    FirstBeginsIn {
        games: String,
        game: Option<Game>,
        first: Side,
        second: Side,
        entrants: Entrants,
    },
    /// The table only says who meets whom; sides are drawn before each game. One game.
    SidesByLot { game: Game },
    /// The same in a sheet for several games: `games` are their names after "in", joined
    /// already.
    SidesByLotIn { games: String },
    /// In a two-game match the one who began game one plays second in game two; in longer
    /// matches the first move continues to alternate.
    MatchGames { entrants: Entrants },
    /// In team matches the first-named team begins on odd boards, the other on even ones. It
    /// is said of game one where a match may have `several_games`.
    TeamBoards { several_games: bool, entrants: Entrants },
    /// In an odd field the entrant who stands in column one without the mark rests in that
    /// round. With no mark: the one who would meet the largest number of the table.
    OddField { mark: Mark, entrants: Entrants },
    /// The chief arbiter may change the order of the rounds for stated reasons.
    RoundOrder,
    /// Method: for what fields it is (larger than the printed tables) and the largest number
    /// (the number of entrants, or one more if odd). `printed` is the largest printed size, in
    /// the language's form of digits.
    MethodLargest { printed: String, entrants: Entrants },
    /// Method: the number of rounds of each of `cycles` cycles (the largest number less one).
    MethodRounds { cycles: u32 },
    /// Method: round one pairs the ends inwards: first with last, second with last but one…
    MethodFirstRound,
    /// Method: the pair of the largest number always stands in column one; in it the
    /// largest number is named second in round one, first in round two, and so on in turn.
    MethodColumnOne,
    /// Method: from round two on, the largest number meets the number that was printed last
    /// in the round before.
    MethodOpponent,
    /// Method: from round two on, the other pairs: write out the numbers of the round before
    /// in the order in which they stand, without the largest and without the one just
    /// placed; take them in twos from the end; the two of a pair keep their order.
    MethodPairs,
    /// Method: in an odd field the one who would meet the largest number rests, and that is
    /// another in every round of a cycle.
    MethodBye { cycles: u32, entrants: Entrants },
    /// Method: cycle two has the rounds of cycle one in the same order, with first and second
    /// exchanged in every pair.
    MethodCycleTwo,
    /// Method: after that the last two rounds of cycle one are exchanged.
    MethodSwap,
    /// Method: the worked example for a table of `largest`. `round_one` and `round_two` are
    /// the pairings of the rounds as printed, separated by two spaces; `numbers` are the
    /// numbers of round one in their order without the largest, separated by the language's
    /// comma; `opponent` is the last of them; `pairs` are the pairs taken from the end in
    /// the order in which they are taken.
    MethodExample {
        largest: String,
        round_one: String,
        numbers: String,
        opponent: String,
        pairs: String,
        round_two: String,
    },
    /// What joins items of an enumeration of numbers or pairings: ", " or "、".
    EnumerationComma,
    /// The caption of a table for `lower` or `upper` entrants. The language's form of digits
    /// has been applied in `lower_text` and `upper_text`; the numbers choose plural forms.
    TableCaption {
        lower: u32,
        upper: u32,
        lower_text: String,
        upper_text: String,
        entrants: Entrants,
    },
    /// The caption of the table for exactly `count` entrants.
    ExactCaption { count: u32, count_text: String, entrants: Entrants },
    /// A caption where its table goes on: "… (continued)".
    Continued { caption: String },
    /// The head of the column of round numbers: "Round".
    RoundHead,
    /// The head over the pairings; may be empty where the rule books have none.
    PairingsHead,
    /// The head of the column of resting numbers: "Bye".
    ByeHead,
    /// The head of the column of rounds in order of play, where the order was changed.
    PlayedRoundHead,
    /// The head of the column of the table's own round numbers, where the order was changed.
    TableRoundHead,
    /// The row that begins cycle `cycle` (1 or 2): "Second cycle".
    CycleHead { cycle: u32 },
    /// A note that the chief arbiter has changed the order of the rounds.
    OrderChanged,
    /// A note that the last two rounds of cycle one are exchanged, in one table or in many.
    LastRoundsSwapped,
    /// A note that first and second are exchanged in every pair of the table.
    SidesExchanged,
    /// A note that everybody meets everybody twice; where the table decides about sides, the
    /// second time with first and second exchanged. It speaks of no team in a sheet for
    /// players.
    DoubleCycle { sides: Sides, entrants: Entrants },
    /// A note to a table for an exact odd field: the entrant in the column of resting
    /// numbers does not play in that round.
    ByeNote { entrants: Entrants },
    /// The caption of the table of who begins on each board of a team match.
    BoardSidesCaption,
    /// The caption of the table of who begins in each game of a match; of teams it says that
    /// the table is for odd boards, and that even ones have the reverse.
    GameSidesCaption { entrants: Entrants },
    /// The caption of the table of what the first-named team has on each board in each game.
    BoardGameSidesCaption,
    /// The head of the column of board numbers.
    BoardHead,
    /// The head of the column of game numbers.
    GameHead,
    /// The head of the column of one game of a match: "Game 2". The language's form of digits
    /// has been applied.
    NumberedGameHead { number: String },
    /// The head of the column of the first-named's sides.
    FirstNamedHead { entrants: Entrants },
    /// The head of the column of the second-named's sides.
    SecondNamedHead { entrants: Entrants },
    /// What is said of who has the first move, where no side can be named: "begins".
    Begins,
    /// What is said of the other one: "second".
    PlaysSecond,
}
