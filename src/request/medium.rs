//! What the formats need to know: the fonts of the user, dots per inch, tags, the date.

use super::font::{FontFile, fonts};
use super::number::optional;
use super::{DEFAULT_RESOLUTION, Environment, Format, RequestError};
use crate::backend::pdf;
use crate::cli::MediumArgs;

/// The option for the date of the file.
const DATE: &str = "--date";

/// The variable that names the date where the option does not
/// (reproducible-builds.org/specs/source-date-epoch).
const EPOCH: &str = "SOURCE_DATE_EPOCH";

/// A format and what it needs to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Medium {
    /// The format.
    pub format: Format,
    /// The fonts of the user, at most [`MAX_FONTS`](super::MAX_FONTS), in the order in which
    /// they are asked.
    pub fonts: Vec<FontFile>,
    /// Dots per inch of pictures, from 36 to 1200.
    pub resolution: u32,
    /// How PDF is written.
    pub pdf: pdf::Options,
    /// Whether the file, or the first of several, is opened once it is there.
    pub open: bool,
}

/// What `args` say to `format`; `path` is that of the output, if one was given.
pub(super) fn medium(
    args: &MediumArgs,
    (format, path): (Format, Option<&str>),
    environment: &Environment,
) -> Result<Medium, RequestError> {
    if args.open && path == Some("-") {
        return Err(RequestError::OpenStdout);
    }
    Ok(Medium {
        format,
        fonts: fonts(args, format)?,
        resolution: resolution(args, format)?,
        pdf: pdf_options(args, format, environment)?,
        open: args.open,
    })
}

/// The dots per inch of pictures.
fn resolution(args: &MediumArgs, format: Format) -> Result<u32, RequestError> {
    let option = "--resolution";
    let resolution = optional(option, args.resolution.as_deref(), 36, 1200)?;
    if resolution.is_some() && format != Format::Png {
        return Err(RequestError::OtherFormat { option, needed: Format::Png, format });
    }
    Ok(resolution.unwrap_or(DEFAULT_RESOLUTION))
}

/// How PDF is written.
fn pdf_options(
    args: &MediumArgs,
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
