//! What would put a command line right that was refused.

use super::RequestError;
use crate::request::Format;
use crate::schedule::{MAX_ENTRANTS, MIN_ENTRANTS};
use crate::sheets::event::Kind;

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
            Self::LongText { .. } => "shorten it".to_owned(),
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
            Self::DataOfEvent { .. } => "choose one of pdf png html txt".to_owned(),
            Self::RoundOfKind { .. } => {
                let kinds = Kind::ALL.into_iter().filter(|kind| kind.has_rounds());
                let names = kinds.map(Kind::id).collect::<Vec<_>>().join(" ");
                format!("leave out `--round`, or choose among {names} with `--only`")
            }
            Self::OtherKind { option, kind } => {
                format!("add `{kind}` to `--only`, or leave out `{option}`")
            }
            Self::NoDraw { option } => format!("add `--draw`, or leave out `{option}`"),
            Self::Seed(error) => error.hint(),
            Self::OpenStdout => "name a file with `--output`, or leave out `--open`".to_owned(),
            Self::NoEvent => "name a file, as in event.toml".to_owned(),
            Self::NoFolder => "name a folder, or leave out `--output`".to_owned(),
        }
    }
}
