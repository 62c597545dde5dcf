//! What the command line means: every default filled in, every clash refused. Nothing later
//! asks whether an option was given.

mod choice;
mod environment;
mod error;
mod event;
mod font;
mod format;
mod margin;
mod medium;
mod number;
mod outlet;
mod page;
mod resolve;
mod resolve_event;
mod tables;
mod writing;

pub use environment::Environment;
pub use error::RequestError;
pub use event::{
    Characters, EventFile, EventPage, EventRequest, LotsDraw, LotsRequest, NewRequest,
    SheetsRequest,
};
pub use font::FontFile;
pub use format::Format;
pub use medium::Medium;
pub use resolve::resolve;
pub use tables::{AppendixRequest, EditionRequest, SheetRequest, TableRequest};

use std::path::PathBuf;

use crate::cli::Shell;

/// The most pairings, byes among them, that one run writes: those of the largest table in two cycles.
pub const MAX_PAIRINGS: u64 = 4_000_000;

/// The dots per inch of pictures where none are asked for.
pub const DEFAULT_RESOLUTION: u32 = 150;

/// The most fonts that a user brings.
pub const MAX_FONTS: usize = 100;

/// What is to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Write an appendix to competition rules.
    Appendix(AppendixRequest),
    /// Write a sheet with one table.
    Table(TableRequest),
    /// Begin the file of an event.
    New(NewRequest),
    /// Say what is wrong in the file of an event.
    Check(EventFile),
    /// Print slips for the drawing of lots, or draw them.
    Lots(LotsRequest),
    /// Write the sheets of an event.
    Sheets(SheetsRequest),
    /// List the games.
    Games,
    /// List the locales.
    Locales,
    /// List the faces.
    Fonts,
    /// Print a script by which a shell completes command lines.
    Completions(Shell),
    /// Print the main page of the manual, or write all pages into a folder.
    Manual(Option<PathBuf>),
}
