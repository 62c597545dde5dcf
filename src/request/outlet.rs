//! Where a sheet goes and in which format.

use std::path::{Path, PathBuf};

use super::choice::choose;
use super::{Format, RequestError};
use crate::backend::csv::CsvOptions;
use crate::cli::SheetArgs;
use crate::game::Game;
use crate::locale::Locale;

/// The delimiters of CSV on the command line.
pub(super) const DELIMITERS: [(&str, u8); 3] = [(",", b','), (";", b';'), ("tab", b'\t')];

/// The format, and the path if one was given.
pub(super) fn format_and_path<'a>(
    format: Option<&str>,
    path: Option<&'a str>,
) -> Result<(Format, Option<&'a str>), RequestError> {
    if path == Some("") {
        return Err(RequestError::NoPath);
    }
    if let Some(typed) = format {
        let known = Format::ALL.map(|format| (format.name(), format));
        return Ok((choose("--format", "format", typed, known)?, path));
    }
    let format = match path {
        None | Some("-") => None,
        // A folder has no ending.
        Some(path) if path.ends_with('/') => None,
        Some(path) => Format::of_path(Path::new(path))
            .map_err(|ending| RequestError::Ending { path: path.to_owned(), ending })?,
    };
    Ok((format.unwrap_or_default(), path))
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
