//! What can be typed: commands, options and their help. What it means is decided by
//! [`crate::request`]; here values are still words. The door to `clap`.

mod missing;

use std::ffi::OsString;

use clap::error::{ContextKind, ContextValue};
use clap::{Args as ClapArgs, Parser, Subcommand};

use crate::clean::told_value;

/// What the exit codes mean.
const EXIT_CODES: &str = "\
Exit codes:
  0  done
  1  the content was refused: a character that no face draws, paper too small
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
    /// Print an appendix to competition rules: instructions, tables, method
    Appendix(AppendixArgs),
    /// Print one table, for exactly N entrants
    Table(TableArgs),
    /// List the games, who begins in each, and with what
    Games,
    /// List the languages that sheets are set in
    Locales,
    /// List the faces and what they cover
    Fonts,
}

/// The options of `appendix`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct AppendixArgs {
    /// Numbers of entrants that have a table: a number or a range from 2
    /// to 2000, as in 8 or 7-12. One table serves an even number and the
    /// odd number below it [default: 3-20]
    #[arg(
        long,
        value_name = "SIZES",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub players: Option<String>,

    /// Number of the appendix. The language's word for an appendix stands
    /// before digits, written in its numerals (2 in Chinese: 附录二), and
    /// before one word such as B. A text with a space (Annex B), or in
    /// Chinese with 附, stands as it is [default: none]
    #[arg(
        long,
        value_name = "NUMBER",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub number: Option<String>,

    /// Leave out the method by which larger tables are made
    #[arg(long, help_heading = "What is printed")]
    pub no_method: bool,

    /// The options of every sheet.
    #[command(flatten)]
    pub sheet: SheetArgs,
}

/// The options of `table`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct TableArgs {
    /// Number of entrants, from 2 to 2000
    #[arg(value_name = "N", allow_negative_numbers = true)]
    pub players: String,

    /// The options of every sheet.
    #[command(flatten)]
    pub sheet: SheetArgs,
}

/// The options of `appendix` and `table`.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct SheetArgs {
    /// Game that the sheet is for: xiangqi, draughts, renju, go or chess.
    /// Give it again for a sheet for several games [default: xiangqi in
    /// Chinese, draughts in Russian, chess in English; see --locale]
    #[arg(
        short,
        long = "game",
        value_name = "GAME",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub games: Vec<String>,

    /// Language of the sheet: zh-Hant, zh-Hans, ru or en. Give it again to
    /// set the sheet once more in another language [default: from LC_ALL,
    /// LC_MESSAGES or LANG; where they name none of these, zh-Hans for
    /// xiangqi and go, ru for draughts and renju, en for chess; and where
    /// there is no --game either, zh-Hans and xiangqi]
    #[arg(
        short,
        long = "locale",
        value_name = "LOCALE",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub locales: Vec<String>,

    /// Whether players or teams meet [default: players]
    #[arg(long, value_name = "players|teams", help_heading = "What is printed")]
    pub entrants: Option<String>,

    /// How many times everybody meets everybody. In cycle two first and
    /// second are exchanged [default: 1]
    #[arg(
        long,
        value_name = "1|2",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub cycles: Option<String>,

    /// Exchange the last two rounds of cycle one, so that nobody in an
    /// even field has the same side three times running where the cycles
    /// meet. Needs --cycles 2
    #[arg(long, verbatim_doc_comment, help_heading = "What is printed")]
    pub swap_last_rounds: bool,

    /// Order in which the rounds of one table are played, as in 3,1,2:
    /// every round of every cycle, once [default: the order of the table]
    #[arg(
        long,
        value_name = "LIST",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub rounds: Option<String>,

    /// What decides who has which side: the table, or a draw before each
    /// game. By lot, the table only says who meets whom
    /// [default: by-table]
    #[arg(
        long,
        value_name = "by-table|by-lot",
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub sides: Option<String>,

    /// Add a table of who begins on each of K boards of a team match, K
    /// from 1 to 100. Needs --entrants teams
    #[arg(
        long,
        value_name = "K",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub boards: Option<String>,

    /// Add a table of who begins in each of K games of a match, K from 1
    /// to 20
    #[arg(
        long,
        value_name = "K",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "What is printed"
    )]
    pub games_per_match: Option<String>,

    /// Title in place of the usual one
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true, help_heading = "What is printed")]
    pub title: Option<String>,

    /// Leave out the instructions for use
    #[arg(long, help_heading = "What is printed")]
    pub no_instructions: bool,

    /// How the largest number is marked where it stands in column one of
    /// the table. A ring cannot be drawn in txt, csv and json [default:
    /// ring in zh-Hant, with brackets for those formats; brackets in
    /// zh-Hans; plain in ru and en]
    #[arg(
        long,
        value_name = "ring|brackets|plain",
        verbatim_doc_comment,
        help_heading = "How it is written"
    )]
    pub mark: Option<String>,

    /// What stands between the two numbers of a pairing: 1 to 3
    /// characters, no digits [default: － in zh-Hant, : in ru, - in
    /// zh-Hans and en]
    #[arg(
        long,
        value_name = "TEXT",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "How it is written"
    )]
    pub separator: Option<String>,

    /// Form of digits: half-width (1, 10), full-width (１, １０) or
    /// full-below-ten (１, 10) [default: full-below-ten in zh-Hant,
    /// half-width elsewhere]
    #[arg(long, value_name = "FORM", verbatim_doc_comment, help_heading = "How it is written")]
    pub digits: Option<String>,

    /// Paper for pdf and png: A3, A4, A5, B5 (ISO, 176 × 250 mm), Letter
    /// or Legal [default: A4]
    #[arg(long, value_name = "PAPER", verbatim_doc_comment, help_heading = "Paper")]
    pub paper: Option<String>,

    /// Hold the paper sideways
    #[arg(long, help_heading = "Paper")]
    pub landscape: bool,

    /// Margins in mm, cm, in or pt: one for all edges (15mm), two for top
    /// and bottom, left and right (20mm,12.5mm), or four for top, right,
    /// bottom, left [default: 20mm, on A5 and B5 15mm]
    #[arg(
        long,
        value_name = "LIST",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Paper"
    )]
    pub margins: Option<String>,

    /// Number of the first page, from 1 to 9999, where the sheet becomes
    /// part of a book [default: 1]
    #[arg(
        long,
        value_name = "N",
        allow_negative_numbers = true,
        verbatim_doc_comment,
        help_heading = "Paper"
    )]
    pub first_page: Option<String>,

    /// Exchange the left and right margins on pages with even numbers: the
    /// left margin is then the inner one of a bound book
    #[arg(long, verbatim_doc_comment, help_heading = "Paper")]
    pub mirror: bool,

    /// White round the page that is cut off, up to 20mm, as in 3mm
    /// [default: none]
    #[arg(
        long,
        value_name = "LENGTH",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Paper"
    )]
    pub bleed: Option<String>,

    /// Draw marks where the page is cut
    #[arg(long, help_heading = "Paper")]
    pub crop_marks: bool,

    /// Font with characters that the bundled faces lack, for pdf and png: a
    /// TrueType or OpenType file; FILE#N is face N of a collection, from 0.
    /// Give it again for more: they are asked in this order
    #[arg(
        long = "font",
        value_name = "FILE",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Output"
    )]
    pub fonts: Vec<String>,

    /// File to write, or - for standard output. An existing file is
    /// replaced once the new one is complete [default: a name such as
    /// appendix-xiangqi-zh-Hans-3-20.pdf in the current folder, which is
    /// printed on standard output]
    #[arg(
        short,
        long,
        value_name = "FILE",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Output"
    )]
    pub output: Option<String>,

    /// Format: pdf, png, html, txt, csv or json. Several pages of png
    /// become NAME-1.png, NAME-2.png … [default: by the ending of FILE;
    /// without one, pdf]
    #[arg(short, long, value_name = "FORMAT", verbatim_doc_comment, help_heading = "Output")]
    pub format: Option<String>,

    /// Dots per inch of png, from 36 to 1200 [default: 150]
    #[arg(long, value_name = "DPI", allow_negative_numbers = true, help_heading = "Output")]
    pub resolution: Option<String>,

    /// Leave the structure of the text out of pdf, which then keeps
    /// PDF/A-2u in place of PDF/A-2a and PDF/UA-1. Tables of hundreds of
    /// entrants become much smaller
    #[arg(long, verbatim_doc_comment, help_heading = "Output")]
    pub no_tags: bool,

    /// Date in the properties of pdf, as in 2026-11-29 or
    /// 2026-11-29T18:00:00Z [default: SOURCE_DATE_EPOCH, or none]
    #[arg(
        long,
        value_name = "DATE",
        allow_hyphen_values = true,
        verbatim_doc_comment,
        help_heading = "Output"
    )]
    pub date: Option<String>,

    /// Begin csv with a byte order mark, for spreadsheets that need one
    #[arg(long, help_heading = "Output")]
    pub csv_bom: bool,

    /// What separates the fields of csv [default: ,]
    #[arg(long, value_name = ",|;|tab", allow_hyphen_values = true, help_heading = "Output")]
    pub csv_delimiter: Option<String>,
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
