//! One run of the program: request to brief, brief to document, document to bytes, bytes to
//! their place.

mod error;
mod listing;

pub use error::RunError;

use crate::backend::{csv, html, json, pdf, png, text};
use crate::display::DisplayList;
use crate::document::{Dataset, Document, Volume};
use crate::font::{Face, FontSet, Style};
use crate::input;
use crate::layout::{self, LayoutError, Scale, Setting};
use crate::locale::Catalog;
use crate::output::{self, Batch, Target, page_path};
use crate::paper::{Orientation, Paper};
use crate::request::{
    AppendixRequest, EditionRequest, FontFile, Format, Request, SheetRequest, TableRequest,
};
use crate::sheets::{Brief, ComposeError, appendix, data, exact};

/// Does what `request` asks for and returns what is to be told on standard output.
///
/// # Errors
///
/// A character that no face draws, paper that is too small, a target that cannot be written.
pub fn run(request: &Request) -> Result<String, RunError> {
    match request {
        Request::Appendix(request) => {
            let sheet = Sheet {
                briefs: appendix_briefs(request),
                title: appendix::title,
                compose: appendix::compose,
                scale: Scale::Book,
            };
            write(&sheet, &request.sheet)
        }
        Request::Table(request) => {
            let sheet = Sheet {
                briefs: table_briefs(request),
                title: exact::title,
                compose: exact::compose,
                scale: Scale::Wall,
            };
            write(&sheet, &request.sheet)
        }
        Request::Games => listing::games(),
        Request::Locales => Ok(listing::locales()),
        Request::Fonts => Ok(listing::fonts()),
    }
}

/// What is to be known where `said`, which `request` has led to, cannot be told: that the
/// files are there nevertheless.
pub fn untold(request: &Request, said: &str) -> Option<String> {
    if !matches!(request, Request::Appendix(_) | Request::Table(_)) {
        return None;
    }
    let mut names = said.lines();
    let first = names.next()?;
    Some(match names.next_back() {
        None => format!("the file is written: `{first}`"),
        Some(last) => format!("the files are written: `{first}` to `{last}`"),
    })
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

fn write(sheet: &Sheet, request: &SheetRequest) -> Result<String, RunError> {
    let bytes = match request.format {
        Format::Pdf => {
            let fonts = font_set(&request.fonts)?;
            let volume = sheet.volume()?;
            let list = lay_out(&volume, &fonts, sheet.scale, request)?;
            pdf::write(&list, &volume, &fonts, &request.pdf)?
        }
        Format::Png => {
            let fonts = font_set(&request.fonts)?;
            let list = lay_out(&sheet.volume()?, &fonts, sheet.scale, request)?;
            return write_pictures(&list, &fonts, request);
        }
        Format::Html => html::write(&sheet.volume()?).into_bytes(),
        Format::Txt => text::write(&sheet.volume()?).into_bytes(),
        Format::Csv => csv::write(&sheet.dataset()?, request.csv),
        Format::Json => json::write(&sheet.dataset()?),
    };
    output::write(&request.target, &bytes)?;
    Ok(match &request.target {
        Target::File(path) if request.announce => format!("{}\n", path.display()),
        _ => String::new(),
    })
}

/// The bundled faces, and behind them those of the user.
fn font_set(files: &[FontFile]) -> Result<FontSet, RunError> {
    let mut fonts = FontSet::bundled();
    for FontFile { path, index } in files {
        let face = Face::of_user(input::read(path)?, *index)
            .map_err(|error| RunError::Font { path: path.clone(), error })?;
        // A request has fewer fonts than a set takes.
        fonts.add(face);
    }
    Ok(fonts)
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
            _ => what_fits(volume, fonts, &setting),
        };
        RunError::Layout { error, fits }
    })
}

/// The smallest paper on which `volume` fits with its usual margins.
fn what_fits(volume: &Volume, fonts: &FontSet, setting: &Setting) -> Option<(Paper, Orientation)> {
    let mut papers = Paper::ALL;
    papers
        .sort_by_key(|paper| paper.upright().width.to_milli() * paper.upright().height.to_milli());
    let mut held = papers.into_iter().flat_map(|paper| {
        [Orientation::Portrait, Orientation::Landscape].map(|orientation| (paper, orientation))
    });
    held.find(|(paper, orientation)| {
        let (page, margins) = (paper.held(*orientation), paper.usual_margins());
        layout::lay_out(volume, fonts, &Setting { page, margins, ..*setting }).is_ok()
    })
}

/// Writes one picture a page; their names are told where the user named none.
fn write_pictures(
    list: &DisplayList,
    fonts: &FontSet,
    request: &SheetRequest,
) -> Result<String, RunError> {
    let pages = list.pages.len();
    let mut told = String::new();
    match &request.target {
        Target::Stdout => match list.pages.as_slice() {
            [page] => output::write_stdout(&png::write_page(page, fonts, request.resolution)?)?,
            _ => return Err(RunError::PicturesToStdout { pages }),
        },
        Target::File(base) => {
            let pictures = list
                .pages
                .iter()
                .map(|page| png::write_page(page, fonts, request.resolution))
                .collect::<Result<Vec<_>, _>>()?;
            // Drawing takes long. Should the program be stopped while it does, there is no
            // file yet that nobody would take away.
            let mut batch = Batch::default();
            for (number, picture) in (1..).zip(&pictures) {
                let path = page_path(base, number, pages);
                batch.stage(&path, picture)?;
                if request.announce {
                    told.push_str(&format!("{}\n", path.display()));
                }
            }
            batch.commit()?;
        }
    }
    Ok(told)
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
