//! Why a command line was refused.

use std::error::Error;
use std::fmt;
use std::ops::RangeInclusive;

use super::resolve::ENTRANTS_OF_TABLE;
use super::{Format, MAX_FONTS, MAX_PAIRINGS};
use crate::clean::Refused;
use crate::paper::Paper;
use crate::schedule::{DrawError, MAX_ENTRANTS, MIN_ENTRANTS};

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
}

impl fmt::Display for RequestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { option, noun, value, .. } => {
                write!(f, "{option}: there is no {noun} `{value}`")
            }
            Self::NotNumber { option, value } => {
                write!(f, "{option}: `{value}` is not a whole number")
            }
            Self::OutOfRange { option, value, range } => {
                let (lower, upper) = (range.start(), range.end());
                write!(f, "{option}: `{value}` is outside {lower} to {upper}")
            }
            Self::NotSize { option: ENTRANTS_OF_TABLE, value } => {
                write!(f, "`{value}` is not a number of entrants")
            }
            Self::NotSize { option, value } => {
                write!(f, "{option}: `{value}` is not a number of entrants")
            }
            Self::TooFew { option, count } => {
                write!(f, "{option}: `{count}` is too few for a table")
            }
            Self::TooMany { option, value } => {
                write!(f, "{option}: `{value}` is more than the largest table holds")
            }
            Self::OpenRange { option, value } => {
                let end = if value.starts_with('-') { "beginning" } else { "end" };
                write!(f, "{option}: the range `{value}` has no {end}")
            }
            Self::Backwards { option, lower, upper } => {
                write!(f, "{option}: the range `{lower}-{upper}` runs backwards")
            }
            Self::TooMuch { option, pairings, .. } => write!(
                f,
                "{option}: these tables have {pairings} pairings, more than {MAX_PAIRINGS}"
            ),
            Self::OrderOfSeveral => {
                write!(f, "--rounds: the order is for one table, and there are several")
            }
            Self::Order(error) => write!(f, "--rounds: {error}"),
            Self::SwapInOneCycle => write!(f, "--swap-last-rounds: there is only one cycle"),
            Self::LotsDecide { option } => {
                write!(f, "{option}: with `--sides by-lot` no table says who begins")
            }
            Self::BoardsOfPlayers => write!(f, "--boards: only teams have boards"),
            Self::Text { option, refused } => write!(f, "{option}: {refused}"),
            Self::NoText { option } => write!(f, "{option}: the text is empty"),
            Self::SeparatorLength { value } => {
                write!(f, "--separator: `{value}` has more than 3 characters")
            }
            Self::SeparatorDigit { value } => write!(f, "--separator: `{value}` has a digit"),
            Self::SeparatorMark { mark } => write!(
                f,
                "--separator: it begins with U+{:04X}, which is set over what stands before it",
                u32::from(*mark)
            ),
            Self::Negative { option, value } => {
                write!(f, "{option}: `{value}` is negative")
            }
            Self::NotLength { option, value } => write!(f, "{option}: `{value}` is not a length"),
            Self::NotDate { option, value } => write!(f, "{option}: `{value}` is not a date"),
            Self::MarginCount { count } => {
                write!(f, "--margins: {count} lengths are neither one, two nor four")
            }
            Self::MarginsTooWide { paper } => {
                write!(f, "--margins: nothing is left of {paper}")
            }
            Self::BleedTooWide { value } => write!(f, "--bleed: `{value}` is more than 20 mm"),
            Self::Ring { format } => {
                write!(f, "--mark: a `ring` cannot be drawn in {}", format.name())
            }
            Self::OtherFormat { option, needed, format } => {
                let (needed, format) = (needed.name(), format.name());
                write!(f, "{option}: the output is {format}, and this is for {needed}")
            }
            Self::FontsOfFormat { format } => {
                write!(f, "--font: the output is {}, which draws no glyphs", format.name())
            }
            Self::TooManyFonts { count } => {
                write!(f, "--font: {count} fonts are more than {MAX_FONTS}")
            }
            Self::NoFont => write!(f, "--font: the name of the file is empty"),
            Self::Ending { path, ending } => {
                write!(f, "--output: `{path}`: no format has the ending `.{ending}`")
            }
            Self::NoPath => write!(f, "--output: the name of the file is empty"),
        }
    }
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
    /// What would put it right.
    pub fn hint(&self) -> String {
        match self {
            Self::Unknown { names, nearest: None, .. } => {
                format!("choose one of {}", names.join(" "))
            }
            Self::Unknown { names, nearest: Some(nearest), .. } => {
                format!("did you mean `{nearest}`? there are {}", names.join(" "))
            }
            Self::NotNumber { option: "--rounds", .. } => {
                "list the rounds with commas between them, as in 3,1,2".to_owned()
            }
            Self::NotNumber { .. } => "write it in digits".to_owned(),
            Self::OutOfRange { range, .. } if range.end() == range.start() => {
                format!("give {}", range.start())
            }
            Self::OutOfRange { range, .. } if range.end() - range.start() == 1 => {
                format!("give {} or {}", range.start(), range.end())
            }
            Self::OutOfRange { range, .. } => {
                format!("give a number from {} to {}", range.start(), range.end())
            }
            Self::NotSize { option: "--players", .. } => {
                "give a number or a range, as in 8 or 3-20".to_owned()
            }
            Self::NotSize { .. } => "give a number, as in 8".to_owned(),
            Self::TooFew { .. } => format!("the smallest table is for {MIN_ENTRANTS}"),
            Self::TooMany { .. } => format!("the largest table is for {MAX_ENTRANTS}"),
            Self::OpenRange { .. } => "give both ends, as in 3-20".to_owned(),
            Self::Backwards { lower, upper, .. } => {
                format!("write the smaller number first: {upper}-{lower}")
            }
            Self::TooMuch { fewer_languages: true, .. } => "give fewer languages".to_owned(),
            Self::TooMuch { .. } => "give a shorter range".to_owned(),
            Self::OrderOfSeveral => {
                "name one table, as in `--players 8` or `--players 7-8`".to_owned()
            }
            Self::Order(error) => error.hint().to_owned(),
            Self::SwapInOneCycle => "add `--cycles 2`".to_owned(),
            Self::LotsDecide { option } => format!("leave out `{option}` or `--sides by-lot`"),
            Self::BoardsOfPlayers => "add `--entrants teams`".to_owned(),
            Self::Text { refused, .. } => refused.hint(),
            Self::NoText { option } => format!("give it a text, or leave out `{option}`"),
            Self::SeparatorLength { .. } => "give 1 to 3 characters".to_owned(),
            Self::SeparatorDigit { .. } => {
                "a digit would be read as part of a number; give a sign".to_owned()
            }
            Self::SeparatorMark { .. } => {
                "begin with a sign that stands by itself, as - or :".to_owned()
            }
            Self::Negative { .. } => "give a length without the `-`".to_owned(),
            Self::NotLength { .. } => {
                "give a decimal number and mm, cm, in or pt, as in 12.5mm".to_owned()
            }
            Self::NotDate { option: "--date", .. } => {
                "give a day, as in 2026-11-29, or a moment, as in 2026-11-29T18:00:00Z".to_owned()
            }
            Self::NotDate { .. } => {
                "set it to the seconds since the beginning of 1970, or not at all".to_owned()
            }
            Self::MarginCount { .. } => {
                "give one for all edges, top and bottom with left and right, or top, right, \
                 bottom, left"
                    .to_owned()
            }
            Self::MarginsTooWide { .. } => "give smaller margins or larger paper".to_owned(),
            Self::BleedTooWide { .. } => "printers ask for 3mm to 5mm".to_owned(),
            Self::Ring { .. } => "choose `brackets` or `plain`".to_owned(),
            Self::OtherFormat { option, needed, .. } => {
                format!("add `--format {}`, or leave out `{option}`", needed.name())
            }
            Self::FontsOfFormat { .. } => {
                "choose pdf or png with `--format`, or leave out `--font`".to_owned()
            }
            Self::TooManyFonts { .. } => "give those that the texts need".to_owned(),
            Self::NoFont => "name a font file, as in font.ttf or font.ttc#1".to_owned(),
            Self::Ending { .. } => {
                let names = Format::ALL.map(Format::name).join(" ");
                format!("name the format with `--format`, one of {names}")
            }
            Self::NoPath => "name a file, or give - for standard output".to_owned(),
        }
    }

    /// The exit code that tells it apart: 1 where a text was refused, 2 otherwise.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Text { .. } => 1,
            _ => 2,
        }
    }
}
