//! Why a command line was refused.

mod hint;
mod message;

use std::error::Error;
use std::ops::RangeInclusive;

use super::Format;
use crate::clean::Refused;
use crate::event::lots::BadSeed;
use crate::paper::Paper;
use crate::schedule::DrawError;

/// Why a command line was refused. `option` is the option as it is typed: `--players`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestError {
    /// A word chooses nothing.
    Unknown {
        /// The option.
        option: &'static str,
        /// What the choices are: `game`.
        noun: &'static str,
        /// The word.
        value: String,
        /// The words that choose something.
        names: Vec<&'static str>,
        /// The one of them that was probably meant.
        nearest: Option<&'static str>,
    },
    /// What should be a whole number is none.
    NotNumber {
        /// The option.
        option: &'static str,
        /// What was typed.
        value: String,
    },
    /// A number is too small or too large.
    OutOfRange {
        /// The option.
        option: &'static str,
        /// What was typed.
        value: String,
        /// What may be typed.
        range: RangeInclusive<u32>,
    },
    /// What should be a number of entrants, or a range of them, is none.
    NotSize {
        /// The option.
        option: &'static str,
        /// What was typed.
        value: String,
    },
    /// So few entrants have no table.
    TooFew {
        /// The option.
        option: &'static str,
        /// The number of entrants.
        count: u32,
    },
    /// So many entrants have no table.
    TooMany {
        /// The option.
        option: &'static str,
        /// The number of entrants as typed, which may be beyond all bounds.
        value: String,
    },
    /// A range lacks an end.
    OpenRange {
        /// The option.
        option: &'static str,
        /// What was typed.
        value: String,
    },
    /// A range begins with its larger end.
    Backwards {
        /// The option.
        option: &'static str,
        /// Its first end.
        lower: u32,
        /// Its second end.
        upper: u32,
    },
    /// The tables of the range are more than one run writes.
    TooMuch {
        /// The option, or what says how many entrants there are.
        option: &'static str,
        /// The number of pairings in them.
        pairings: u64,
        /// Whether they would be few enough in fewer languages.
        fewer_languages: bool,
    },
    /// The order of rounds is for one table, and there are several.
    OrderOfSeveral,
    /// The order of rounds is none of this table.
    Order(DrawError),
    /// The last rounds of cycle one are to be exchanged, and there is only one cycle.
    SwapInOneCycle,
    /// Who begins is to be shown, and lots decide it.
    LotsDecide {
        /// The option that shows it.
        option: &'static str,
    },
    /// There are boards, and the entrants are players.
    BoardsOfPlayers,
    /// A text has a character that cannot stand on a sheet.
    Text {
        /// The option.
        option: &'static str,
        /// The character.
        refused: Refused,
    },
    /// A text has more characters than the text of an event has.
    LongText {
        /// The option.
        option: &'static str,
        /// How many there are.
        count: usize,
    },
    /// A text has no character that is seen.
    NoText {
        /// The option.
        option: &'static str,
    },
    /// The separator has too many characters.
    SeparatorLength {
        /// What was typed.
        value: String,
    },
    /// The separator has a digit, which would be read as part of a number.
    SeparatorDigit {
        /// What was typed.
        value: String,
    },
    /// The separator begins with a mark that is set over the number before it.
    SeparatorMark {
        /// The mark.
        mark: char,
    },
    /// A length is negative.
    Negative {
        /// The option.
        option: &'static str,
        /// What was typed.
        value: String,
    },
    /// What should be a length is none.
    NotLength {
        /// The option.
        option: &'static str,
        /// What was typed.
        value: String,
    },
    /// What should be a date is none.
    NotDate {
        /// The option, or the variable of the environment.
        option: &'static str,
        /// What was typed.
        value: String,
    },
    /// There are neither one, two nor four margins.
    MarginCount {
        /// How many there are.
        count: usize,
    },
    /// The margins leave nothing of the page.
    MarginsTooWide {
        /// The paper.
        paper: Paper,
    },
    /// The bleed is wider than any printer needs.
    BleedTooWide {
        /// What was typed.
        value: String,
    },
    /// A ring is asked for in a format that draws none.
    Ring {
        /// The format.
        format: Format,
    },
    /// An option belongs to another format.
    OtherFormat {
        /// The option.
        option: &'static str,
        /// The format that it belongs to.
        needed: Format,
        /// The format of the output.
        format: Format,
    },
    /// Fonts are given for a format that draws no glyphs.
    FontsOfFormat {
        /// The format.
        format: Format,
    },
    /// More fonts are given than a run takes.
    TooManyFonts {
        /// How many there are.
        count: usize,
    },
    /// The name of a font file is empty.
    NoFont,
    /// The ending of the output file stands for no format.
    Ending {
        /// The file.
        path: String,
        /// The ending, without its point.
        ending: String,
    },
    /// The name of the output file is empty.
    NoPath,
    /// The sheets of an event are asked for in a format of data.
    DataOfEvent {
        /// The option that asks for it.
        option: &'static str,
        /// The format.
        format: Format,
    },
    /// One round is asked for of a kind of sheet that shows all of them.
    RoundOfKind {
        /// The name of the kind.
        kind: &'static str,
    },
    /// An option is for a kind of sheet that is not printed.
    OtherKind {
        /// The option.
        option: &'static str,
        /// The name of the kind.
        kind: &'static str,
    },
    /// An option is for the draw, and lots are not drawn.
    NoDraw {
        /// The option.
        option: &'static str,
    },
    /// What is to be the seed of a draw is none.
    Seed(BadSeed),
    /// What goes to standard output is to be opened.
    OpenStdout,
    /// The name of the event's file is empty.
    NoEvent,
    /// The name of the folder is empty.
    NoFolder,
}

impl Error for RequestError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Order(error) => Some(error),
            _ => None,
        }
    }
}

impl RequestError {
    /// The exit code that tells it apart: 1 where a text was refused, 2 otherwise.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Text { .. } | Self::LongText { .. } | Self::Seed(BadSeed::Refused(_)) => 1,
            _ => 2,
        }
    }
}
