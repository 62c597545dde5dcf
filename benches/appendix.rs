//! How long a sheet takes: from the brief to the bytes, and stage by stage.

use divan::{Bencher, black_box};
use roundsheet::backend::pdf;
use roundsheet::document::Document;
use roundsheet::font::FontSet;
use roundsheet::game::Game;
use roundsheet::layout::{Scale, Setting, lay_out};
use roundsheet::locale::{Catalog, Locale};
use roundsheet::paper::{Orientation, Paper, Press};
use roundsheet::schedule::{Cycles, Plan, draw};
use roundsheet::sheets::{Brief, appendix, exact};

fn main() {
    divan::main();
}

/// A brief for `lower` to `upper` players in the conventions of `locale`.
fn brief(locale: Locale, games: &[Game], lower: u32, upper: u32) -> Brief {
    Brief::new(locale, games.to_vec(), lower, upper)
}

/// A page of `paper` with its usual margins.
fn page(paper: Paper, orientation: Orientation, scale: Scale) -> Setting {
    let (page, margins) = (paper.held(orientation), paper.usual_margins());
    Setting { page, margins, scale, press: Press::default() }
}

fn catalog(locale: Locale) -> Catalog {
    Catalog::new(locale).expect("the bundled texts are well-formed")
}

/// The appendix that `brief` asks for.
fn appendix_of(brief: &Brief) -> Document {
    appendix::compose(brief, &catalog(brief.locale)).expect("an appendix")
}

/// The sheet with one table that `brief` asks for.
fn table_of(brief: &Brief) -> Document {
    exact::compose(brief, &catalog(brief.locale)).expect("a table")
}

/// `document` as a PDF file, with the faces read anew.
fn pdf_of(document: &Document, setting: &Setting) -> Vec<u8> {
    let fonts = FontSet::bundled();
    let volume = document.clone().into();
    let pages = lay_out(&volume, &fonts, setting).expect("pages");
    pdf::write(&pages, &volume, &fonts, &pdf::Options::default()).expect("a file")
}

const BOOK: fn() -> Setting = || page(Paper::A4, Orientation::Portrait, Scale::Book);

#[divan::bench]
fn appendix_zh_hans_pdf() -> Vec<u8> {
    let brief = brief(Locale::ZhHans, &[Game::Xiangqi], 3, 20);
    pdf_of(&appendix_of(black_box(&brief)), &BOOK())
}

#[divan::bench]
fn appendix_ru_pdf() -> Vec<u8> {
    let brief = brief(Locale::Ru, &[Game::Draughts, Game::Renju], 3, 20);
    pdf_of(&appendix_of(black_box(&brief)), &BOOK())
}

#[divan::bench(args = [100, 200], sample_count = 10, sample_size = 1)]
fn table_pdf(bencher: Bencher<'_, '_>, players: u32) {
    let brief = brief(Locale::ZhHans, &[Game::Xiangqi], players, players);
    let setting = page(Paper::A3, Orientation::Landscape, Scale::Wall);
    bencher.bench(|| pdf_of(&table_of(black_box(&brief)), &setting));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn draw_2000(bencher: Bencher<'_, '_>) {
    let plan = Plan::new(2000, Cycles::Single);
    bencher.bench(|| draw(black_box(&plan)));
}

#[divan::bench]
fn lay_out_appendix(bencher: Bencher<'_, '_>) {
    let document = appendix_of(&brief(Locale::ZhHans, &[Game::Xiangqi], 3, 20));
    let volume = document.into();
    let (fonts, setting) = (FontSet::bundled(), BOOK());
    bencher.bench(|| lay_out(black_box(&volume), &fonts, &setting));
}

#[divan::bench]
fn write_appendix_pdf(bencher: Bencher<'_, '_>) {
    let document = appendix_of(&brief(Locale::ZhHans, &[Game::Xiangqi], 3, 20));
    let fonts = FontSet::bundled();
    let (volume, options) = (document.into(), pdf::Options::default());
    let pages = lay_out(&volume, &fonts, &BOOK()).expect("pages");
    bencher.bench(|| pdf::write(black_box(&pages), &volume, &fonts, &options));
}
