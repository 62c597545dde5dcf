//! Why a run came to nothing.

use std::error::Error;
use std::fmt;
use std::path::PathBuf;

use crate::backend::pdf::PdfError;
use crate::backend::png::PngError;
use crate::console::{Level, Notice};
use crate::event::WriteRefused;
use crate::event::lots::{DrawRefused, NoChance};
use crate::font::{Lack, Uncovered, UserFaceError};
use crate::input::InputError;
use crate::layout::LayoutError;
use crate::output::OutputError;
use crate::paper::{Orientation, Paper};
use crate::sheets::ComposeError;

/// Why a run came to nothing.
#[derive(Debug)]
pub enum RunError {
    /// A text that the user typed has a character that no face draws.
    Uncovered {
        /// The option that it was typed for.
        option: &'static str,
        /// The character, and the faces that were tried.
        uncovered: Uncovered,
    },
    /// A font of the user could not be read.
    Input(InputError),
    /// A file of an event could not be read.
    Read(InputError),
    /// A font of the user cannot be printed with.
    Font {
        /// The file.
        path: PathBuf,
        /// Why.
        error: UserFaceError,
    },
    /// The sheet could not be composed.
    Compose(ComposeError),
    /// The sheet could not be laid out.
    Layout {
        /// Why.
        error: LayoutError,
        /// The smallest paper that would do, if any does.
        fits: Option<(Paper, Orientation)>,
    },
    /// Several pictures cannot follow each other on standard output.
    PicturesToStdout {
        /// How many there are.
        pages: usize,
    },
    /// The pages could not be written as PDF.
    Pdf(PdfError),
    /// A page could not be drawn as a picture.
    Png(PngError),
    /// The target could not be written.
    Output(OutputError),
    /// The files of an event are not in order: what is wrong with them, all at once.
    Event(Vec<Notice>),
    /// A sheet needs the numbers of an event whose lots are not drawn.
    NotDrawn {
        /// The file of the event.
        path: PathBuf,
    },
    /// No lots are drawn.
    Draw(DrawRefused),
    /// The numbers that were drawn cannot be written into the files of the event.
    Numbers(WriteRefused),
    /// There is no seed for the draw.
    Chance(NoChance),
    /// A round is asked for that the event does not have.
    NoRound {
        /// The round.
        round: u32,
        /// The last round of the event.
        last: u32,
    },
    /// The sheets are more than one run makes.
    TooMuch {
        /// How many pairings stand on them.
        pairings: u64,
        /// How many may.
        most: u64,
    },
    /// Sheets of matches are asked for, and players meet.
    NoTeams {
        /// The name of the kind of sheet.
        kind: &'static str,
    },
}

impl RunError {
    /// What would put it right, where there is something.
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Uncovered { uncovered, .. } => Some(match uncovered.lack {
                Lack::Script => "scripts that run from right to left, or whose letters change \
                                 with their neighbours, are not set"
                    .to_owned(),
                _ => "`roundsheet fonts` lists what the bundled faces cover; `--font FILE` adds \
                      a face"
                    .to_owned(),
            }),
            Self::Font { error, .. } => Some(error.hint()),
            Self::Layout { fits: Some((paper, orientation)), .. } => {
                let held = match orientation {
                    Orientation::Portrait => "",
                    Orientation::Landscape => " --landscape",
                };
                Some(format!("it fits on `--paper {paper}{held}` with its usual margins"))
            }
            Self::Layout { error: LayoutError::Uncovered { .. }, .. } => None,
            Self::Layout { .. } => Some("give larger paper or smaller margins".to_owned()),
            Self::PicturesToStdout { .. } => {
                Some("name a file with `--output`: each page gets a number".to_owned())
            }
            Self::Output(error) => error.hint(),
            Self::Png(error) => error.hint().map(str::to_owned),
            Self::NotDrawn { path } => Some(format!(
                "draw them with `roundsheet lots {} --draw`, or write the numbers that were drawn \
                 into the file",
                path.display()
            )),
            Self::Draw(error) => Some(error.hint()),
            Self::Numbers(error) => Some(error.hint().to_owned()),
            Self::Chance(error) => Some(error.hint().to_owned()),
            Self::NoRound { last, .. } => Some(format!("give a number from 1 to {last}")),
            Self::TooMuch { .. } => {
                Some("give one round with `--round`, or fewer kinds with `--only`".to_owned())
            }
            Self::NoTeams { .. } => {
                Some("leave them out of `--only`, or have the file say that teams meet".to_owned())
            }
            Self::Input(_) | Self::Read(_) | Self::Compose(_) | Self::Pdf(_) | Self::Event(_) => {
                None
            }
        }
    }

    /// All that is to be told of it, in order.
    pub fn notices(self) -> Vec<Notice> {
        let hint = self.hint();
        match self {
            Self::Event(notices) => notices,
            error => vec![Notice::error(error.to_string(), hint)],
        }
    }

    /// The exit code that tells it apart: 1 for what was refused, 2 for an option that does
    /// not fit the event, 3 for what could not be read or written.
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Input(_) | Self::Read(_) | Self::Output(_) => 3,
            Self::NoRound { .. } | Self::NoTeams { .. } | Self::TooMuch { .. } => 2,
            _ => 1,
        }
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Uncovered { option, uncovered } => write!(f, "{option}: {uncovered}"),
            Self::Input(error) => write!(f, "--font: {error}"),
            Self::Font { path, error } => write!(f, "--font: `{}`: {error}", path.display()),
            Self::Compose(error) => error.fmt(f),
            Self::Layout { error: error @ LayoutError::NoRoom { .. }, .. } => {
                write!(f, "--margins: {error}")
            }
            Self::Layout { error, .. } => error.fmt(f),
            Self::PicturesToStdout { pages } => {
                write!(f, "--output: {pages} pictures cannot be written to standard output")
            }
            Self::Pdf(error) => error.fmt(f),
            Self::Png(error) => error.fmt(f),
            Self::Output(error) => error.fmt(f),
            Self::Read(error) => error.fmt(f),
            Self::Event(notices) => {
                let errors = notices.iter().filter(|notice| notice.level == Level::Error);
                write!(f, "{} mistakes in the file of the event", errors.count())
            }
            Self::NotDrawn { path } => {
                write!(f, "`{}`: the lots are not drawn, and the sheets need them", path.display())
            }
            Self::Draw(error) => write!(f, "--draw: {error}"),
            Self::Numbers(error) => error.fmt(f),
            Self::Chance(error) => write!(f, "--draw: {error}"),
            Self::NoRound { round, last } => {
                write!(f, "--round: `{round}` is none of the {last} rounds of the event")
            }
            Self::TooMuch { pairings, most } => {
                write!(f, "--only: these sheets have {pairings} pairings, more than {most}")
            }
            Self::NoTeams { kind } => write!(f, "--only: there are no {kind} where players meet"),
        }
    }
}

impl Error for RunError {}

impl From<InputError> for RunError {
    fn from(error: InputError) -> Self {
        Self::Input(error)
    }
}

impl From<ComposeError> for RunError {
    fn from(error: ComposeError) -> Self {
        Self::Compose(error)
    }
}

impl From<PdfError> for RunError {
    fn from(error: PdfError) -> Self {
        Self::Pdf(error)
    }
}

impl From<PngError> for RunError {
    fn from(error: PngError) -> Self {
        Self::Png(error)
    }
}

impl From<OutputError> for RunError {
    fn from(error: OutputError) -> Self {
        Self::Output(error)
    }
}
