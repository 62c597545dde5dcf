//! Documents to pages: type sizes, lines, tables, page breaks. Knows no schedule, no game;
//! draws nothing itself.

mod beside;
mod breaks;
mod builder;
mod cards;
mod choose;
mod columns;
mod crop;
mod draw;
mod error;
mod fill;
mod fill_grids;
mod fit;
mod furniture;
mod grid;
mod heads;
mod line;
mod marks;
mod measure;
mod outline;
mod pages;
mod paragraph;
mod shape;
mod signatures;
mod slab;
mod slab_pen;
mod style;
mod table;

pub use error::LayoutError;
pub use style::{Scale, Setting};

use crate::display::DisplayList;
use crate::document::{Block, Document, Volume};
use crate::font::FontSet;
use pages::Pages;
use slab::Slabs;
use style::Style;

/// Documents with more cells than this are set once, at the preferred size, without looking
/// for a tighter setting that saves a page.
const MANY_CELLS: usize = 30_000;

/// Lays the documents of `volume` out on pages of `setting`, each from a page of its own on.
///
/// # Errors
///
/// A character that no face draws, a page too small for what must stand on it.
pub fn lay_out(
    volume: &Volume,
    fonts: &FontSet,
    setting: &Setting,
) -> Result<DisplayList, LayoutError> {
    lay_out_each(volume, fonts, &vec![*setting; volume.documents().len()])
}

/// Lays the documents of `volume` out, each on pages of its own setting; `settings` has one
/// for each document.
///
/// # Errors
///
/// A character that no face draws, a page too small for what must stand on it.
pub fn lay_out_each(
    volume: &Volume,
    fonts: &FontSet,
    settings: &[Setting],
) -> Result<DisplayList, LayoutError> {
    lay_out_watched(volume, fonts, settings, &mut || {})
}

/// The same; `watch` is told of each document that is laid out.
///
/// # Errors
///
/// A character that no face draws, a page too small for what must stand on it.
pub fn lay_out_watched(
    volume: &Volume,
    fonts: &FontSet,
    settings: &[Setting],
    watch: &mut dyn FnMut(),
) -> Result<DisplayList, LayoutError> {
    let mut list = DisplayList {
        language: volume.language(),
        title: volume.title(),
        pages: Vec::new(),
        outline: Vec::new(),
        shortened: Vec::new(),
    };
    let documents = volume.documents();
    for (document, setting) in documents.iter().zip(settings) {
        if setting.measure() < style::FLOOR * 10 || setting.depth() < style::FLOOR * 10 {
            return Err(LayoutError::NoRoom { width: setting.measure(), height: setting.depth() });
        }
        let chosen = match setting.scale {
            _ if has_cards(document) => as_form(document, fonts, setting)?,
            Scale::Book => as_book(document, fonts, setting)?,
            Scale::Wall => on_wall(document, fonts, setting)?,
            Scale::Form => as_form(document, fonts, setting)?,
        };
        let only = documents.len() == 1 && chosen.count() == 1;
        let (entries, page) = (list.outline.len(), list.pages.len());
        chosen.draw(document, fonts, setting, only, &mut list)?;
        if documents.len() > 1 && !is_headed(document) {
            outline::put_under(&mut list.outline, entries, &document.title, page);
        }
        watch();
    }
    Ok(list)
}

/// Whether a heading of its own stands over all that a document has.
fn is_headed(document: &Document) -> bool {
    let is_title = |block: &Block| matches!(block, Block::Heading { level: 1, .. });
    document.blocks.iter().any(is_title)
}

/// Cards are set in a size of their own, whatever the scale.
fn has_cards(document: &Document) -> bool {
    document.blocks.iter().any(|block| matches!(block, Block::Cards(_)))
}

/// In the one size of forms, tables and grids smaller only where they would not fit.
fn as_form<'d>(
    document: &'d Document,
    fonts: &'d FontSet,
    setting: &Setting,
) -> Result<Pages<'d>, LayoutError> {
    paginate(document, fonts, setting, Style::form(document))
}

/// The most generous of the settings that take as few pages as the tightest, found by halving:
/// a tighter setting hardly ever takes more pages. One that does not fit is passed over.
fn as_book<'d>(
    document: &'d Document,
    fonts: &'d FontSet,
    setting: &Setting,
) -> Result<Pages<'d>, LayoutError> {
    let styles = Style::book(document, setting.measure());
    let set = |index: usize| paginate(document, fonts, setting, styles[index]);
    let (mut generous, mut tight) = (0, styles.len() - 1);
    let loosest = match set(generous) {
        Err(error) if error.is_for_want_of_room() => {
            // Only tighter settings fit at all.
            return (1..=tight).map(set).find(Result::is_ok).unwrap_or(Err(error));
        }
        loosest => loosest?,
    };
    if loosest.count() == 1 || count_cells(document) > MANY_CELLS {
        return Ok(loosest);
    }
    let mut best = match set(tight) {
        Ok(tightest) if tightest.count() < loosest.count() => tightest,
        _ => return Ok(loosest),
    };
    while tight - generous > 1 {
        let middle = generous.midpoint(tight);
        match set(middle) {
            Ok(pages) if pages.count() <= best.count() => (tight, best) = (middle, pages),
            _ => generous = middle,
        }
    }
    // Where the tables ask for small type, the text may still be larger.
    for text in styles.iter().take(tight) {
        let style = styles[tight].with_text_of(text);
        let pages = style.map(|style| paginate(document, fonts, setting, style));
        if let Some(Ok(pages)) = pages
            && pages.count() == best.count()
        {
            return Ok(pages);
        }
    }
    Ok(best)
}

/// The largest setting on one page with every round on one line; failing that, the largest
/// on one page; failing that, pages.
fn on_wall<'d>(
    document: &'d Document,
    fonts: &'d FontSet,
    setting: &Setting,
) -> Result<Pages<'d>, LayoutError> {
    let mut wrapped: Option<Pages<'d>> = None;
    for style in Style::wall(document) {
        let Ok(slabs) = Slabs::build(document, fonts, setting, style) else { continue };
        let wraps = slabs.wraps();
        if wraps && wrapped.is_some() {
            continue;
        }
        let Ok(pages) = Pages::fill(slabs, setting) else { continue };
        if pages.count() == 1 {
            if wraps {
                wrapped = Some(pages);
            } else if let (Some(wrapped), true) = (wrapped, style.is_small()) {
                // Rounds on two lines in larger type are easier to read.
                return Ok(with_air(wrapped, document, fonts, setting));
            } else {
                return Ok(with_air(pages, document, fonts, setting));
            }
        }
    }
    if let Some(pages) = wrapped {
        return Ok(with_air(pages, document, fonts, setting));
    }
    // It takes pages all the same: as few as can be.
    let mut best: Option<Pages<'d>> = None;
    let mut refused = None;
    for style in Style::wall_in_pages(document) {
        let pages = match paginate(document, fonts, setting, style) {
            Ok(pages) => pages,
            Err(error) if error.is_for_want_of_room() => {
                refused = Some(error);
                continue;
            }
            Err(error) => return Err(error),
        };
        if best.as_ref().is_none_or(|best| pages.count() < best.count()) {
            best = Some(pages);
        }
    }
    best.ok_or_else(|| {
        refused.unwrap_or(LayoutError::NoRoom { width: setting.measure(), height: setting.depth() })
    })
}

/// A wall sheet of one page with what is left of the page given to its rows.
fn with_air<'d>(
    pages: Pages<'d>,
    document: &'d Document,
    fonts: &'d FontSet,
    setting: &Setting,
) -> Pages<'d> {
    let (style, end) = pages.style_and_end();
    let rows = rows(&document.blocks);
    let rows = i64::try_from(rows.max(1)).unwrap_or(i64::MAX);
    let airy = style.with_air((setting.depth() - end) / rows);
    let airy =
        Slabs::build(document, fonts, setting, airy).and_then(|slabs| Pages::fill(slabs, setting));
    match airy {
        Ok(airy) if airy.count() == 1 => airy,
        _ => pages,
    }
}

/// How many rows stand one below the other.
fn rows(blocks: &[Block]) -> usize {
    let each = |block: &Block| match block {
        Block::Table(table) => table.rows.len(),
        Block::Grid(grid) => grid.rows.len(),
        Block::Section { blocks, .. } => rows(blocks),
        Block::Beside(blocks) => {
            blocks.iter().map(|block| rows(std::slice::from_ref(block))).max().unwrap_or(0)
        }
        _ => 0,
    };
    blocks.iter().map(each).sum()
}

/// Sets `document` in `style`, with smaller tables where that saves wrapping their rows or
/// is the only way to fit them in.
fn paginate<'d>(
    document: &'d Document,
    fonts: &'d FontSet,
    setting: &Setting,
    style: Style,
) -> Result<Pages<'d>, LayoutError> {
    let set = |style: Style, wrapped: bool| -> Result<Option<Pages<'d>>, LayoutError> {
        let slabs = Slabs::build(document, fonts, setting, style)?;
        let suits = wrapped || !slabs.wraps();
        Ok(if suits { Some(Pages::fill(slabs, setting)?) } else { None })
    };
    let unwrapped = style.smaller_tables().map(|smaller| (smaller, false));
    let wrapped = style.down_to_floor().map(|smaller| (smaller, true));
    let mut refused = None;
    for (smaller, wraps) in unwrapped.chain(wrapped) {
        match set(smaller, wraps) {
            Ok(Some(pages)) => return Ok(pages),
            Ok(None) => {}
            Err(error) if error.is_for_want_of_room() => refused = Some(error),
            Err(error) => return Err(error),
        }
    }
    Err(refused
        .unwrap_or(LayoutError::NoRoom { width: setting.measure(), height: setting.depth() }))
}

fn count_cells(document: &Document) -> usize {
    let tables = document.tables().map(crate::document::Table::count_nodes).sum::<usize>();
    tables + document.grids().map(crate::document::Grid::count_nodes).sum::<usize>()
}
