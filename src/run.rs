//! One run of the program: request to brief, brief to document, document to bytes, bytes to
//! their place.

mod error;
mod listing;

pub use error::RunError;

use crate::backend::{csv, html, json, pdf, png, text};
use crate::display::DisplayList;
use crate::document::Document;
use crate::font::{FontSet, Style};
use crate::layout::{self, LayoutError, Scale, Setting};
use crate::locale::{Catalog, Edition};
use crate::output::{self, Batch, Target, page_path};
use crate::paper::{Orientation, Paper, Press};
use crate::request::{AppendixRequest, Format, Request, SheetRequest, TableRequest};
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
                brief: appendix_brief(request),
                title: appendix::title,
                compose: appendix::compose,
                scale: Scale::Book,
            };
            write(&sheet, &request.sheet)
        }
        Request::Table(request) => {
            let sheet = Sheet {
                brief: table_brief(request),
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

/// A kind of sheet and what it is to show.
struct Sheet {
    brief: Brief,
    title: fn(&Brief, &Catalog) -> Result<String, ComposeError>,
    compose: fn(&Brief, &Catalog) -> Result<Document, ComposeError>,
    scale: Scale,
}

fn write(sheet: &Sheet, request: &SheetRequest) -> Result<String, RunError> {
    let catalog = Catalog::new(request.locale).map_err(ComposeError::from)?;
    let compose = || (sheet.compose)(&sheet.brief, &catalog);
    let collect = || data::collect(&sheet.brief, (sheet.title)(&sheet.brief, &catalog)?);
    let bytes = match request.format {
        Format::Pdf => {
            let fonts = FontSet::bundled();
            let document = compose()?;
            let list = lay_out(&document, &fonts, sheet.scale, request)?;
            pdf::write(&list, std::slice::from_ref(&document), &fonts, &request.pdf)?
        }
        Format::Png => {
            let fonts = FontSet::bundled();
            let list = lay_out(&compose()?, &fonts, sheet.scale, request)?;
            return write_pictures(&list, &fonts, request);
        }
        Format::Html => html::write(&compose()?).into_bytes(),
        Format::Txt => text::write(&compose()?).into_bytes(),
        Format::Csv => csv::write(&collect()?, request.csv),
        Format::Json => json::write(&collect()?),
    };
    output::write(&request.target, &bytes)?;
    Ok(match &request.target {
        Target::File(path) if request.announce => format!("{}\n", path.display()),
        _ => String::new(),
    })
}

/// Lays out, once the texts that the user typed are known to be drawable.
fn lay_out(
    document: &Document,
    fonts: &FontSet,
    scale: Scale,
    request: &SheetRequest,
) -> Result<DisplayList, RunError> {
    for (option, text) in &request.texts {
        for style in [Style::Text, Style::Head] {
            if let Err(uncovered) = fonts.itemize(text, style, request.locale) {
                return Err(RunError::Uncovered { option, uncovered });
            }
        }
    }
    let press = Press::default();
    let setting = Setting { page: request.page(), margins: request.margins, scale, press };
    layout::lay_out(document, fonts, &setting).map_err(|error| {
        let fits = match error {
            LayoutError::Uncovered { .. } => None,
            _ => what_fits(document, fonts, scale),
        };
        RunError::Layout { error, fits }
    })
}

/// The smallest paper on which `document` fits with its usual margins.
fn what_fits(document: &Document, fonts: &FontSet, scale: Scale) -> Option<(Paper, Orientation)> {
    let mut papers = Paper::ALL;
    papers
        .sort_by_key(|paper| paper.upright().width.to_milli() * paper.upright().height.to_milli());
    let held = papers.into_iter().flat_map(|paper| {
        [Orientation::Portrait, Orientation::Landscape].map(|orientation| (paper, orientation))
    });
    held.into_iter().find(|(paper, orientation)| {
        let page = paper.held(*orientation);
        let press = Press::default();
        let setting = Setting { page, margins: paper.usual_margins(), scale, press };
        layout::lay_out(document, fonts, &setting).is_ok()
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
            let mut batch = Batch::default();
            for (number, page) in (1..).zip(&list.pages) {
                let path = page_path(base, number, pages);
                batch.stage(&path, &png::write_page(page, fonts, request.resolution)?)?;
                if request.announce {
                    told.push_str(&format!("{}\n", path.display()));
                }
            }
            batch.commit()?;
        }
    }
    Ok(told)
}

fn appendix_brief(request: &AppendixRequest) -> Brief {
    Brief {
        lower: request.lower,
        upper: request.upper,
        number: request.number.clone(),
        method: request.method,
        ..brief(&request.sheet)
    }
}

fn table_brief(request: &TableRequest) -> Brief {
    Brief { lower: request.players, upper: request.players, ..brief(&request.sheet) }
}

fn brief(request: &SheetRequest) -> Brief {
    let edition = Edition::of(request.locale);
    Brief {
        locale: request.locale,
        games: request.games.clone(),
        sides: request.sides,
        entrants: request.entrants,
        lower: 0,
        upper: 0,
        cycles: request.cycles,
        order: request.order.clone(),
        notation: request.notation.clone(),
        boxed: edition.boxed,
        abreast: edition.abreast,
        number: None,
        title: request.title.clone(),
        instructions: request.instructions,
        method: false,
        boards: request.boards,
        games_per_match: request.games_per_match,
    }
}
