//! What pages need: the faces, and paper that is large enough.

use super::RunError;
use crate::document::Volume;
use crate::font::{Face, FontSet};
use crate::input;
use crate::layout::{self, Setting};
use crate::paper::{Margins, Orientation, Paper};
use crate::request::FontFile;

/// The bundled faces, and behind them those of the user.
pub(super) fn font_set(files: &[FontFile]) -> Result<FontSet, RunError> {
    let mut fonts = FontSet::bundled();
    for FontFile { path, index } in files {
        let face = Face::of_user(input::read(path)?, *index)
            .map_err(|error| RunError::Font { path: path.clone(), error })?;
        // A request has fewer fonts than a set takes.
        fonts.add(face);
    }
    Ok(fonts)
}

/// The smallest paper on which `volume` fits with its usual `margins`.
pub(super) fn what_fits(
    volume: &Volume,
    fonts: &FontSet,
    setting: &Setting,
    margins: impl Fn(Paper) -> Margins,
) -> Option<(Paper, Orientation)> {
    let mut papers = Paper::ALL;
    papers
        .sort_by_key(|paper| paper.upright().width.to_milli() * paper.upright().height.to_milli());
    let mut held = papers.into_iter().flat_map(|paper| {
        [Orientation::Portrait, Orientation::Landscape].map(|orientation| (paper, orientation))
    });
    held.find(|(paper, orientation)| {
        let (page, margins) = (paper.held(*orientation), margins(*paper));
        layout::lay_out(volume, fonts, &Setting { page, margins, ..*setting }).is_ok()
    })
}
