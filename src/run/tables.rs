//! An appendix, or one table: from the request to the bytes.

use super::made::Made;
use super::pages::{font_set, what_fits};
use super::progress::Progress;
use super::{Report, RunError};
use crate::backend::{csv, json};
use crate::console::Notice;
use crate::display::DisplayList;
use crate::document::{Dataset, Document, Volume};
use crate::font::{FontSet, Style};
use crate::layout::{self, LayoutError, Scale, Setting};
use crate::locale::Catalog;
use crate::output::Batch;
use crate::paper::Paper;
use crate::request::{AppendixRequest, EditionRequest, Format, SheetRequest, TableRequest};
use crate::sheets::{Brief, ComposeError, appendix, data, exact};

/// Writes an appendix.
pub(super) fn appendix(
    request: &AppendixRequest,
    notices: &mut Vec<Notice>,
) -> Result<Report, RunError> {
    let sheet = Sheet {
        briefs: appendix_briefs(request),
        title: appendix::title,
        compose: appendix::compose,
        scale: Scale::Book,
    };
    write(&sheet, &request.sheet, notices)
}

/// Writes one table.
pub(super) fn table(request: &TableRequest, notices: &mut Vec<Notice>) -> Result<Report, RunError> {
    let sheet = Sheet {
        briefs: table_briefs(request),
        title: exact::title,
        compose: exact::compose,
        scale: Scale::Wall,
    };
    write(&sheet, &request.sheet, notices)
}

/// A kind of sheet and what it is to show in each language.
struct Sheet {
    briefs: Vec<Brief>,
    title: fn(&Brief, &Catalog) -> Result<String, ComposeError>,
    compose: fn(&Brief, &Catalog) -> Result<Document, ComposeError>,
    scale: Scale,
}

impl Sheet {
    /// The sheet in every language.
    fn volume(&self) -> Result<Volume, RunError> {
        let documents = self.briefs.iter().map(|brief| {
            let catalog = Catalog::new(brief.locale)?;
            (self.compose)(brief, &catalog)
        });
        Ok(Volume::of(documents.collect::<Result<_, ComposeError>>()?))
    }

    /// The tables as data, which has no language but that of its title: the first.
    fn dataset(&self) -> Result<Dataset, RunError> {
        let brief = &self.briefs[0];
        let catalog = Catalog::new(brief.locale).map_err(ComposeError::from)?;
        Ok(data::collect(brief, (self.title)(brief, &catalog)?)?)
    }
}

fn write(
    sheet: &Sheet,
    request: &SheetRequest,
    notices: &mut Vec<Notice>,
) -> Result<Report, RunError> {
    let (medium, target) = (&request.medium, &request.target);
    let made = match medium.format {
        Format::Csv => Made::File(csv::write(&sheet.dataset()?, request.csv)),
        Format::Json => Made::File(json::write(&sheet.dataset()?)),
        format => {
            let volume = sheet.volume()?;
            match Made::without_pages(&volume, format) {
                Some(made) => made,
                None => {
                    let fonts = font_set(&medium.fonts)?;
                    let list = lay_out(&volume, &fonts, sheet.scale, request)?;
                    let mut progress = Progress::new();
                    Made::of_pages(&volume, &list, &fonts, medium, target, &mut progress)?
                }
            }
        }
    };
    made.deliver(target, Batch::default(), request.announce, medium.open, notices)
}

/// Lays out, once the texts that the user typed are known to be drawable.
fn lay_out(
    volume: &Volume,
    fonts: &FontSet,
    scale: Scale,
    request: &SheetRequest,
) -> Result<DisplayList, RunError> {
    for edition in &request.editions {
        for (option, text) in &edition.texts {
            for style in [Style::Text, Style::Head] {
                if let Err(uncovered) = fonts.itemize(text, style, edition.locale) {
                    return Err(RunError::Uncovered { option, uncovered });
                }
            }
        }
    }
    let (page, margins, press) = (request.page(), request.margins, request.press);
    let setting = Setting { page, margins, scale, press };
    layout::lay_out(volume, fonts, &setting).map_err(|error| {
        let fits = match error {
            LayoutError::Uncovered { .. } => None,
            _ => what_fits(volume, fonts, &setting, Paper::usual_margins),
        };
        RunError::Layout { error, fits }
    })
}

fn appendix_briefs(request: &AppendixRequest) -> Vec<Brief> {
    let sizes = (request.lower, request.upper);
    let brief = |edition| Brief { method: request.method, ..brief(&request.sheet, edition, sizes) };
    request.sheet.editions.iter().map(brief).collect()
}

fn table_briefs(request: &TableRequest) -> Vec<Brief> {
    let sizes = (request.players, request.players);
    request.sheet.editions.iter().map(|edition| brief(&request.sheet, edition, sizes)).collect()
}

fn brief(request: &SheetRequest, edition: &EditionRequest, (lower, upper): (u32, u32)) -> Brief {
    Brief {
        sides: request.sides,
        entrants: request.entrants,
        cycles: request.cycles,
        order: request.order.clone(),
        exchange_sides: request.exchange_sides,
        notation: edition.notation.clone(),
        number: edition.number.clone(),
        title: request.title.clone(),
        instructions: request.instructions,
        method: false,
        boards: request.boards,
        games_per_match: request.games_per_match,
        ..Brief::new(edition.locale, request.games.clone(), lower, upper)
    }
}
