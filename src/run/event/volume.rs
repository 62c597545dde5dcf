//! Sheets of an event on pages: which way round the paper is held, how large the page is.

use crate::console::Notice;
use crate::display::{DisplayList, Role, Shape};
use crate::document::{Document, Volume};
use crate::font::FontSet;
use crate::layout::{self, LayoutError, Scale, Setting};
use crate::paper::{Margins, Orientation, Paper};
use crate::request::EventPage;
use crate::run::RunError;
use crate::run::pages::what_fits;
use crate::run::progress::Progress;
use crate::units::Length;

/// The most shortened names that are told one by one.
const MOST_TOLD: usize = 10;

/// How a kind of sheet is set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    /// What decides the type size.
    pub(super) scale: Scale,
    /// Whether its pages are cut into cards.
    pub(super) cut: bool,
    /// Whether it is set upright and sideways, to see which suits it.
    pub(super) turns: bool,
}

impl Way {
    /// A form that is filled in.
    pub(super) const FORM: Self = Self { scale: Scale::Form, cut: false, turns: false };

    /// Cards that are cut apart.
    pub(super) const CARDS: Self = Self { cut: true, ..Self::FORM };

    /// The page of a sheet of this kind, held as `orientation` says.
    fn setting(self, page: &EventPage, orientation: Orientation) -> Setting {
        Setting {
            page: page.paper.held(orientation),
            margins: if self.cut { page.cut_margins } else { page.margins },
            scale: self.scale,
            press: page.press,
        }
    }

    /// The page that suits `document`: of those that it can be held as the one that takes
    /// fewer pages, then the one that has larger type, then the upright one.
    ///
    /// # Errors
    ///
    /// The document fits on neither.
    pub(super) fn suited(
        self,
        document: &Document,
        fonts: &FontSet,
        page: &EventPage,
    ) -> Result<Setting, RunError> {
        let (upright, sideways) = (Orientation::Portrait, Orientation::Landscape);
        let orientations = match (page.orientation, self.turns) {
            (Some(orientation), _) => vec![orientation],
            (None, false) => return Ok(self.setting(page, upright)),
            (None, true) => vec![upright, sideways],
        };
        if let [orientation] = *orientations {
            return Ok(self.setting(page, orientation));
        }
        let volume: Volume = document.clone().into();
        let mut best: Option<(usize, Length, Setting)> = None;
        let mut refused = None;
        for orientation in orientations {
            let setting = self.setting(page, orientation);
            match layout::lay_out(&volume, fonts, &setting) {
                Ok(list) => {
                    let (pages, smallest) = (list.pages.len(), smallest(&list));
                    let better = best
                        .as_ref()
                        .is_none_or(|(fewest, largest, _)| (pages, *largest) < (*fewest, smallest));
                    if better {
                        best = Some((pages, smallest, setting));
                    }
                }
                Err(error) => refused = refused.or(Some((error, setting))),
            }
        }
        match (best, refused) {
            (Some((_, _, setting)), _) => Ok(setting),
            (None, Some((error, setting))) => Err(self.refusal(error, &volume, fonts, &setting)),
            (None, None) => Ok(self.setting(page, upright)),
        }
    }

    /// Why `volume` cannot be laid out, with paper on which it can.
    pub(super) fn refusal(
        self,
        error: LayoutError,
        volume: &Volume,
        fonts: &FontSet,
        setting: &Setting,
    ) -> RunError {
        let cut_margins = Margins::all(Length::mm(10));
        let margins = |paper: Paper| if self.cut { cut_margins } else { paper.usual_margins() };
        let fits = match error {
            LayoutError::Uncovered { .. } => None,
            _ => what_fits(volume, fonts, setting, margins),
        };
        RunError::Layout { error, fits }
    }
}

/// The smallest type in what the document says.
fn smallest(list: &DisplayList) -> Length {
    let marks = list.pages.iter().flat_map(|page| &page.marks);
    let sizes = marks.filter_map(|mark| match (mark.role, &mark.shape) {
        (Role::Content(_), Shape::Glyphs(run)) => Some(run.size),
        _ => None,
    });
    sizes.min().unwrap_or(Length::ZERO)
}

/// Lays out `volume`, whose documents are set in `ways`, one for each. Names that had to be
/// shortened are added to `shortened`, unless they are there.
///
/// # Errors
///
/// The paper is too small.
pub(super) fn lay_out(
    volume: &Volume,
    ways: &[Way],
    fonts: &FontSet,
    page: &EventPage,
    progress: &mut Progress,
    shortened: &mut Vec<String>,
) -> Result<DisplayList, RunError> {
    let documents = volume.documents();
    progress.expect(documents.len());
    let mut settings = Vec::with_capacity(documents.len());
    for (document, way) in documents.iter().zip(ways) {
        settings.push(way.suited(document, fonts, page)?);
    }
    let laid_out = layout::lay_out_watched(volume, fonts, &settings, &mut || progress.step());
    let list = laid_out.map_err(|error| {
        // The first that does not fit by itself is to blame.
        for ((document, way), setting) in documents.iter().zip(ways).zip(&settings) {
            let alone: Volume = document.clone().into();
            if layout::lay_out(&alone, fonts, setting).is_err() {
                return way.refusal(error, &alone, fonts, setting);
            }
        }
        RunError::Layout { error, fits: None }
    })?;
    for name in &list.shortened {
        if !shortened.contains(name) {
            shortened.push(name.clone());
        }
    }
    Ok(list)
}

/// What is told of names that had to be shortened: each, or of many how many they are.
pub(super) fn warnings(shortened: &[String]) -> Vec<Notice> {
    let warning = |said: String| Notice::warning(said, None);
    match shortened {
        [first, others @ ..] if others.len() >= MOST_TOLD => {
            let others = others.len();
            vec![warning(format!(
                "`{first}` and {others} others are shortened; the full names stand in the list of \
                 entrants"
            ))]
        }
        few => few
            .iter()
            .map(|name| {
                format!("`{name}` is shortened; the full name stands in the list of entrants")
            })
            .map(warning)
            .collect(),
    }
}
