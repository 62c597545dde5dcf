//! What is told of a command line that was refused.

use std::fmt;

use super::RequestError;
use crate::event::MAX_TEXT;
use crate::request::resolve::ENTRANTS_OF_TABLE;
use crate::request::{MAX_FONTS, MAX_PAIRINGS};

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
            Self::LongText { option, count } => {
                write!(f, "{option}: {count} characters are more than {MAX_TEXT}")
            }
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
            Self::DataOfEvent { option, format } => {
                write!(f, "{option}: the sheets of an event are not written in {}", format.name())
            }
            Self::RoundOfKind { kind } => write!(f, "--round: `{kind}` has all rounds on it"),
            Self::OtherKind { option, kind } => {
                write!(f, "{option}: no {kind} are among what is printed")
            }
            Self::NoDraw { option } => write!(f, "{option}: the lots are not drawn by program"),
            // It begins with the word for a seed.
            Self::Seed(error) => write!(f, "--{error}"),
            Self::OpenStdout => write!(f, "--open: standard output is no file to be opened"),
            Self::NoEvent => write!(f, "the name of the event's file is empty"),
            Self::NoFolder => write!(f, "--output: the name of the folder is empty"),
        }
    }
}
