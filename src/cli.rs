//! What can be typed: commands, options and their help. What it means is decided by
//! [`crate::request`]; here values are still words. These files are the door to `clap`.

mod appendix;
mod completions;
mod event_file;
mod event_sheet;
mod lots;
mod man;
mod medium;
mod missing;
mod new;
mod paper;
mod sheet;
mod sheets;
mod table;
mod writing;

pub use appendix::AppendixArgs;
pub use completions::{CompletionsArgs, Shell, completions};
pub use event_file::{CheckArgs, EventFileArgs};
pub use event_sheet::EventSheetArgs;
pub use lots::LotsArgs;
pub use man::{ManArgs, ManualPage, manual};
pub use medium::MediumArgs;
pub use new::NewArgs;
pub use paper::PaperArgs;
pub use sheet::SheetArgs;
pub use sheets::SheetsArgs;
pub use table::TableArgs;
pub use writing::WritingArgs;

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue};
use clap::{Parser, Subcommand};

use crate::clean::told_value;

/// What the exit codes mean.
const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  the content was refused: a mistake in the file of an event, a character
     that no face draws, paper too small
  2  the command line was refused
  3  a file could not be read or written";

/// What was typed.
#[derive(Clone, Debug, Parser)]
#[command(
    name = "roundsheet",
    version,
    about = "Prints round-robin (Berger) tables for xiangqi, draughts, renju, go and chess",
    after_help = EXIT_CODES,
    arg_required_else_help = true
)]
pub struct Args {
    /// The command.
    #[command(subcommand)]
    pub command: Command,
}

/// A command and its options.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Print an appendix to competition rules: instructions and tables
    Appendix(AppendixArgs),
    /// Print one table, for exactly N entrants
    Table(TableArgs),
    /// Begin the file of an event, with comments on how it goes on
    New(NewArgs),
    /// Say what is wrong in the file of an event, all at once
    Check(CheckArgs),
    /// Print slips for the drawing of lots, or draw them
    Lots(LotsArgs),
    /// Print the sheets of an event: pairings, cards, slips, tables
    Sheets(SheetsArgs),
    /// List the games, who begins in each, and with what
    Games,
    /// List the languages that sheets are set in
    Locales,
    /// List the faces and what they cover
    Fonts,
    /// Print a script by which a shell completes command lines
    Completions(CompletionsArgs),
    /// Print the manual
    Man(ManArgs),
}

/// What is to be said where the words are no command to carry out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// Help or the version, which was asked for.
    Answer(String),
    /// Why the words were refused.
    Refusal(String),
}

/// What `words` say, the first of which is the name of the program.
///
/// # Errors
///
/// If they ask for help or the version, are no command, or are not in UTF-8.
pub fn parse(words: impl IntoIterator<Item = OsString>) -> Result<Args, Ending> {
    let words: Vec<OsString> = words.into_iter().collect();
    if let Some((option, next)) = missing::value(&words) {
        return Err(Ending::Refusal(format!(
            "error: {option}: its value is missing before `{next}`\n\
             hint: give it one; `{option}={next}` if that is meant\n"
        )));
    }
    Args::try_parse_from(words).map_err(|mut error| {
        tame(&mut error);
        let said = error.render().to_string();
        if error.use_stderr() { Ending::Refusal(said) } else { Ending::Answer(said) }
    })
}

/// Has `error` tell what was typed as a terminal can be told it, before its words come
/// between lines.
fn tame(error: &mut clap::Error) {
    let context: Vec<_> = error.context().map(|(kind, value)| (kind, value.clone())).collect();
    for (kind, value) in context {
        let told = match (kind, value) {
            (_, ContextValue::String(value)) => ContextValue::String(told_value(&value)),
            // That a word with a hyphen can come after `--` is no help: N is not such a word.
            (ContextKind::Suggested, ContextValue::StyledStrs(tips)) => {
                let tips = tips.iter().map(ToString::to_string);
                let tips = tips.filter(|tip| !tip.contains("as a value"));
                ContextValue::StyledStrs(tips.map(|tip| told_value(&tip).into()).collect())
            }
            (_, value) => value,
        };
        error.insert(kind, told);
    }
}
