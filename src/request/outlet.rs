//! Where a sheet goes and in which format.

use std::path::{Path, PathBuf};

use super::choice::choose;
use super::number::optional;
use super::{DEFAULT_RESOLUTION, Environment, Format, RequestError};
use crate::backend::csv::CsvOptions;
use crate::backend::pdf;
use crate::cli::SheetArgs;
use crate::game::Game;
use crate::locale::Locale;

/// The delimiters of CSV on the command line.
const DELIMITERS: [(&str, u8); 3] = [(",", b','), (";", b';'), ("tab", b'\t')];

/// The option for the date of the file.
const DATE: &str = "--date";

/// The variable that names the date where the option does not
/// (reproducible-builds.org/specs/source-date-epoch).
const EPOCH: &str = "SOURCE_DATE_EPOCH";

/// The format, and the path if one was given.
pub(super) fn format_and_path(args: &SheetArgs) -> Result<(Format, Option<&str>), RequestError> {
    let path = args.output.as_deref();
    if path == Some("") {
        return Err(RequestError::NoPath);
    }
    if let Some(typed) = &args.format {
        let known = Format::ALL.map(|format| (format.name(), format));
        return Ok((choose("--format", "format", typed, known)?, path));
    }
    let format = match path {
        None | Some("-") => None,
        Some(path) => Format::of_path(Path::new(path))
            .map_err(|ending| RequestError::Ending { path: path.to_owned(), ending })?,
    };
    Ok((format.unwrap_or_default(), path))
}

/// The dots per inch of pictures.
pub(super) fn resolution(args: &SheetArgs, format: Format) -> Result<u32, RequestError> {
    let option = "--resolution";
    let resolution = optional(option, args.resolution.as_deref(), 36, 1200)?;
    if resolution.is_some() && format != Format::Png {
        return Err(RequestError::OtherFormat { option, needed: Format::Png, format });
    }
    Ok(resolution.unwrap_or(DEFAULT_RESOLUTION))
}

/// How PDF is written.
pub(super) fn pdf_options(
    args: &SheetArgs,
    format: Format,
    environment: &Environment,
) -> Result<pdf::Options, RequestError> {
    let given = [("--no-tags", args.no_tags), (DATE, args.date.is_some())];
    for (option, given) in given {
        if given && format != Format::Pdf {
            return Err(RequestError::OtherFormat { option, needed: Format::Pdf, format });
        }
    }
    let refused = |option, value: &str| RequestError::NotDate { option, value: value.to_owned() };
    let date = match (&args.date, &environment.source_date_epoch) {
        (Some(typed), _) => {
            Some(pdf::Date::parse(typed.trim()).ok_or_else(|| refused(DATE, typed))?)
        }
        (None, Some(epoch)) if format == Format::Pdf => {
            Some(pdf::Date::from_epoch(epoch).ok_or_else(|| refused(EPOCH, epoch))?)
        }
        _ => None,
    };
    Ok(pdf::Options { tags: !args.no_tags, date })
}

/// How CSV is written.
pub(super) fn csv_options(args: &SheetArgs, format: Format) -> Result<CsvOptions, RequestError> {
    let mut options = CsvOptions { bom: args.csv_bom, ..CsvOptions::default() };
    if let Some(typed) = &args.csv_delimiter {
        options.delimiter = choose("--csv-delimiter", "delimiter", typed, DELIMITERS)?;
    }
    let given = [("--csv-bom", args.csv_bom), ("--csv-delimiter", args.csv_delimiter.is_some())];
    for (option, given) in given {
        if given && format != Format::Csv {
            return Err(RequestError::OtherFormat { option, needed: Format::Csv, format });
        }
    }
    Ok(options)
}

/// The name of a file that says what it holds: `appendix-xiangqi-zh-Hans-3-20.pdf`,
/// `table-7-chess-en.pdf`.
pub(super) fn usual_path(
    command: &str,
    games: &[Game],
    locales: &[Locale],
    (lower, upper): (u32, u32),
    format: Format,
) -> PathBuf {
    let games = games.iter().map(|game| game.id()).collect::<Vec<_>>().join("-");
    let locale = locales.iter().map(|locale| locale.tag()).collect::<Vec<_>>().join("-");
    let ending = format.name();
    PathBuf::from(match command {
        "table" => format!("table-{lower}-{games}-{locale}.{ending}"),
        _ if lower == upper => format!("{command}-{games}-{locale}-{lower}.{ending}"),
        _ => format!("{command}-{games}-{locale}-{lower}-{upper}.{ending}"),
    })
}
