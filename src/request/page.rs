//! The page: paper, margins, and what a press needs.

use super::choice::choose;
use super::number::optional;
use super::{RequestError, margin};
use crate::cli::PaperArgs;
use crate::paper::{Margins, Orientation, Paper, Press};
use crate::units::Length;

/// The largest number that a first page has.
const LAST_FIRST_PAGE: u32 = 9_999;

/// The widest bleed.
const WIDEST_BLEED: Length = Length::mm(20);

/// The paper, how it is held, and its margins.
pub(super) fn paper(args: &PaperArgs) -> Result<(Paper, Orientation, Margins), RequestError> {
    let paper = match &args.paper {
        Some(typed) => {
            choose("--paper", "paper", typed, Paper::ALL.map(|paper| (paper.name(), paper)))?
        }
        None => Paper::default(),
    };
    let orientation = if args.landscape { Orientation::Landscape } else { Orientation::Portrait };
    let margins = match &args.margins {
        Some(typed) => margin::margins(typed)?,
        None => paper.usual_margins(),
    };
    let inside = margins.inside(paper.held(orientation));
    if inside.width.to_milli() <= 0 || inside.height.to_milli() <= 0 {
        return Err(RequestError::MarginsTooWide { paper });
    }
    Ok((paper, orientation, margins))
}

/// What a press needs to know.
pub(super) fn press(args: &PaperArgs) -> Result<Press, RequestError> {
    let first_page = optional("--first-page", args.first_page.as_deref(), 1, LAST_FIRST_PAGE)?;
    let bleed = match &args.bleed {
        Some(typed) => margin::length("--bleed", typed)?,
        None => Length::ZERO,
    };
    if bleed > WIDEST_BLEED {
        let value = args.bleed.clone().unwrap_or_default();
        return Err(RequestError::BleedTooWide { value });
    }
    Ok(Press {
        first_page: first_page.unwrap_or(1),
        mirrored: args.mirror,
        bleed,
        crop_marks: args.crop_marks,
    })
}
