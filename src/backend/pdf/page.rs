//! The content of the pages, translated by printpdf in batches so that only compressed
//! streams are ever kept.

use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::Stream;
use printpdf::{
    Color, Greyscale, Line, LinePoint, Mm, Op, PdfDocument, PdfPage, PdfSaveOptions, Point, Pt,
};

use super::PdfError;
use super::fonts::Fonts;
use super::text::{Writer, points};
use crate::display::{DisplayList, Page, Shape};
use crate::units::{self, Length};

/// How many pages printpdf translates at once: the fonts are copied once a batch.
const BATCH: usize = 8;

/// With more pages than this, a little size is given for a lot of time.
const MANY_PAGES: usize = 40;

/// The compressed content stream of each page.
pub(super) fn contents(display: &DisplayList, fonts: &Fonts) -> Result<Vec<Stream>, PdfError> {
    let batches: Vec<&[Page]> = display.pages.chunks(BATCH).collect();
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(batches.len()));
    let level =
        if display.pages.len() > MANY_PAGES { Compression::default() } else { Compression::best() };
    let work = || {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(batch) = batches.get(place) else { break };
            let streams = translate(batch, fonts, level);
            let mut done = done.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            done.push((place, streams));
        }
    };
    if batches.len() > 1 {
        thread::scope(|scope| {
            scope.spawn(work);
            work();
        });
    } else {
        work();
    }
    let mut done = done.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner);
    done.sort_by_key(|&(place, _)| place);
    let mut contents = Vec::with_capacity(display.pages.len());
    for (_, streams) in done {
        contents.extend(streams?);
    }
    Ok(contents)
}

/// The compressed content streams of a few pages.
fn translate(pages: &[Page], fonts: &Fonts, level: Compression) -> Result<Vec<Stream>, PdfError> {
    let pages = pages.iter().map(|page| printed(operations(page, fonts))).collect();
    let mut document = document(pages, fonts)?;
    let mut streams = vec![];
    for (_, page) in document.get_pages() {
        let content = document.get_dictionary(page)?.get(b"Contents")?.as_reference()?;
        let Some(object) = document.objects.remove(&content) else {
            return Err(lopdf::Error::ObjectNotFound(content).into());
        };
        let lopdf::Object::Stream(stream) = object else {
            return Err(lopdf::Error::ObjectNotFound(content).into());
        };
        streams.push(compressed(&stream.content, level)?);
    }
    Ok(streams)
}

/// A stream of `content`, deflated.
fn compressed(content: &[u8], level: Compression) -> Result<Stream, PdfError> {
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(content.len() / 4), level);
    encoder.write_all(content)?;
    let filter = lopdf::dictionary! { "Filter" => "FlateDecode" };
    Ok(Stream::new(filter, encoder.finish()?).with_compression(false))
}

/// A page for printpdf. Its size is of no matter: the file is put together elsewhere.
pub(super) fn printed(ops: Vec<Op>) -> PdfPage {
    PdfPage::new(Mm(0.0), Mm(0.0), ops)
}

/// printpdf's idea of a file with these pages.
pub(super) fn document(pages: Vec<PdfPage>, fonts: &Fonts) -> Result<lopdf::Document, PdfError> {
    let mut document = PdfDocument::new("");
    document.resources.fonts = fonts.map();
    document.pages = pages;
    let mut warnings = vec![];
    let translated = document.to_lopdf_document(&PdfSaveOptions::default(), &mut warnings);
    match warnings.into_iter().next() {
        None => Ok(translated),
        Some(warning) => Err(PdfError::Warning { message: warning.msg }),
    }
}

/// What draws a page: first the rules and rings, then all text in one object.
fn operations(page: &Page, fonts: &Fonts) -> Vec<Op> {
    let height = page.size.height;
    let black = || Color::Greyscale(Greyscale::new(0.0, None));
    let mut ops = vec![Op::SetFillColor { col: black() }, Op::SetOutlineColor { col: black() }];
    let mut thickness = None;
    for mark in &page.marks {
        let (line, width) = match mark.shape {
            Shape::Glyphs(_) => continue,
            Shape::Rule { from, to, width } => (rule(from, to, height), width),
            Shape::Ring { centre, radius, width } => (ring(centre, radius, height), width),
        };
        if thickness != Some(width) {
            ops.push(Op::SetOutlineThickness { pt: Pt(points(width)) });
            thickness = Some(width);
        }
        ops.push(Op::DrawLine { line });
    }
    let mut text = Writer::new(fonts, &mut ops);
    for mark in &page.marks {
        if let Shape::Glyphs(run) = &mark.shape {
            text.run(run, height);
        }
    }
    text.finish();
    ops
}

fn rule(from: units::Point, to: units::Point, height: Length) -> Line {
    let points = [from, to].map(|point| corner(point.x, height - point.y, false));
    Line { points: points.into(), is_closed: false }
}

/// A circle of four curves.
fn ring(centre: units::Point, radius: Length, height: Length) -> Line {
    // The usual distance of a control point for a quarter of a circle: 4/3 (√2 - 1).
    let control = radius.scaled(552_285, 1_000_000);
    let (x, y, r) = (centre.x, height - centre.y, radius);
    let points = [
        (r, Length::ZERO, false),
        (r, control, true),
        (control, r, true),
        (Length::ZERO, r, false),
        (-control, r, true),
        (-r, control, true),
        (-r, Length::ZERO, false),
        (-r, -control, true),
        (-control, -r, true),
        (Length::ZERO, -r, false),
        (control, -r, true),
        (r, -control, true),
        (r, Length::ZERO, false),
    ];
    let points = points.map(|(right, up, bezier)| corner(x + right, y + up, bezier));
    Line { points: points.into(), is_closed: true }
}

fn corner(x: Length, y: Length, bezier: bool) -> LinePoint {
    LinePoint { p: Point { x: Pt(points(x)), y: Pt(points(y)) }, bezier }
}
