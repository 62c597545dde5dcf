//! The content of the pages, translated by printpdf in batches so that only compressed
//! streams are ever kept. What shows a node of the document is marked as its element's;
//! everything else is marked as an artifact.

use lopdf::{Dictionary, Stream};
use printpdf::{
    Color, DictItem, Greyscale, Line, LinePoint, Mm, Op, PaintMode, PdfDocument, PdfPage,
    PdfSaveOptions, Point, Pt, Rect,
};

use super::PdfError;
use super::container::{Effort, deflated};
use super::cores::both;
use super::fonts::Fonts;
use super::tags::{Cursor, Script, Structure};
use super::text::{Writer, points};
use crate::display::{DisplayList, Mark, Page, Role, Shape};
use crate::document::NodeId;
use crate::units::{self, Length};

/// How many pages printpdf translates at once: the fonts are copied once a batch.
const BATCH: usize = 8;

/// With more pages than this, a little size is given for a lot of time.
const MANY_PAGES: usize = 4;

/// The content of the pages.
pub(super) struct Contents {
    /// The compressed content stream of each page.
    pub(super) streams: Vec<Stream>,
    /// For each page, the element of every sequence of marked content on it.
    pub(super) sequences: Vec<Vec<u32>>,
}

/// How hard a file with this many pages is compressed.
pub(super) const fn effort(pages: usize) -> Effort {
    if pages > MANY_PAGES { Effort::Usual } else { Effort::Most }
}

/// The content of the pages, marked where there is a structure.
pub(super) fn contents(
    display: &DisplayList,
    fonts: &Fonts,
    structure: Option<&Structure<'_>>,
) -> Result<Contents, PdfError> {
    let cursors = match structure {
        Some(structure) => cursors(&display.pages, structure),
        None => vec![Cursor::default(); display.pages.len()],
    };
    let pages: Vec<(&Page, Cursor)> = display.pages.iter().zip(cursors).collect();
    let batches: Vec<&[(&Page, Cursor)]> = pages.chunks(BATCH).collect();
    let effort = effort(display.pages.len());
    let done = both(&batches, |_, batch| translate(batch, fonts, structure, effort));
    let mut contents = Contents { streams: vec![], sequences: vec![] };
    for batch in done {
        let Contents { streams, sequences } = batch?;
        contents.streams.extend(streams);
        contents.sequences.extend(sequences);
    }
    Ok(contents)
}

/// The content of a few pages.
fn translate(
    batch: &[(&Page, Cursor)],
    fonts: &Fonts,
    structure: Option<&Structure<'_>>,
    effort: Effort,
) -> Result<Contents, PdfError> {
    let (mut pages, mut sequences) = (vec![], vec![]);
    for &(page, cursor) in batch {
        let mut drawing = Drawing::new(page, fonts, structure, cursor);
        drawing.page()?;
        pages.push(printed(drawing.ops));
        sequences.push(drawing.sequences);
    }
    let mut document = document(pages, fonts)?;
    let mut streams = vec![];
    for (_, page) in document.get_pages() {
        let content = document.get_dictionary(page)?.get(b"Contents")?.as_reference()?;
        let Some(lopdf::Object::Stream(stream)) = document.objects.remove(&content) else {
            return Err(lopdf::Error::ObjectNotFound(content).into());
        };
        streams.push(deflated(Dictionary::new(), &stream.content, effort)?);
    }
    Ok(Contents { streams, sequences })
}

/// How much of its first node each page finds shown already on the pages before it.
fn cursors(pages: &[Page], structure: &Structure<'_>) -> Vec<Cursor> {
    let mut cursors = Vec::with_capacity(pages.len());
    let mut cursor = Cursor::default();
    for (index, page) in pages.iter().enumerate() {
        cursors.push(cursor);
        let (first, last) = (nodes(page).next(), nodes(page).next_back());
        let goes_on =
            last.is_some() && pages.get(index + 1).and_then(|next| nodes(next).next()) == last;
        if first != last || !goes_on {
            cursor = Cursor::default();
        }
        let says = last.filter(|_| goes_on).and_then(|node| structure.element(node));
        let Some(script) = says.and_then(|place| Script::of(structure.says(place))) else {
            continue;
        };
        for mark in page.marks.iter().filter(|mark| node(mark) == last) {
            let Shape::Glyphs(run) = &mark.shape else { continue };
            for glyph in &run.glyphs {
                script.read_past(&mut cursor, glyph.character);
            }
        }
    }
    cursors
}

/// The node that a mark shows, if it shows one.
fn node(mark: &Mark) -> Option<NodeId> {
    match mark.role {
        Role::Content(node) => Some(node),
        Role::Furniture | Role::Ornament | Role::Repeated => None,
    }
}

/// The nodes that a page shows, as often as it has marks for them.
fn nodes(page: &Page) -> impl DoubleEndedIterator<Item = NodeId> {
    page.marks.iter().filter_map(node)
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

/// Where the marks of a page are on its paper.
#[derive(Clone, Copy)]
pub(super) struct Sheet {
    /// From the left edge of the paper to that of the page, and so at every edge.
    slug: Length,
    /// From the bottom of the paper to the top of the page.
    top: Length,
}

impl Sheet {
    pub(super) fn of(page: &Page) -> Self {
        Self { slug: page.slug, top: page.slug + page.size.height }
    }

    /// How far a place is from the left edge of the paper.
    pub(super) fn right(self, x: Length) -> Length {
        self.slug + x
    }

    /// How far a place is from the bottom edge of the paper.
    pub(super) fn up(self, y: Length) -> Length {
        self.top - y
    }
}

/// A page that is being drawn.
struct Drawing<'a> {
    page: &'a Page,
    fonts: &'a Fonts,
    structure: Option<&'a Structure<'a>>,
    /// How much of the page's first node was shown before.
    cursor: Cursor,
    ops: Vec<Op>,
    /// The element of every sequence of marked content.
    sequences: Vec<u32>,
}

/// What a sequence of marked content is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part {
    Node(NodeId),
    /// What the page has besides the document.
    Page,
}

impl<'a> Drawing<'a> {
    fn new(
        page: &'a Page,
        fonts: &'a Fonts,
        structure: Option<&'a Structure<'a>>,
        cursor: Cursor,
    ) -> Self {
        Self { page, fonts, structure, cursor, ops: vec![], sequences: vec![] }
    }

    /// Draws the rules and rings first, then all text in one object.
    fn page(&mut self) -> Result<(), PdfError> {
        let black = || Color::Greyscale(Greyscale::new(BLACK, None));
        self.ops.push(Op::SetFillColor { col: black() });
        self.ops.push(Op::SetOutlineColor { col: black() });
        self.tints();
        self.lines("Layout", |role| role != Role::Furniture);
        self.lines("Pagination", |role| role == Role::Furniture);
        self.text()
    }

    /// Fills what is tinted, as an artifact.
    fn tints(&mut self) {
        let sheet = Sheet::of(self.page);
        let mut begun = false;
        for mark in &self.page.marks {
            let Shape::Tint { at, size } = mark.shape else { continue };
            if !begun {
                if self.structure.is_some() {
                    self.begin_artifact("Layout");
                }
                self.fill_with(TINT);
                begun = true;
            }
            let [x, y] = [sheet.right(at.x), sheet.up(at.y + size.height)].map(points).map(Pt);
            let [width, height] = [size.width, size.height].map(points).map(Pt);
            let mode = Some(PaintMode::Fill);
            let rectangle = Rect { x, y, width, height, mode, winding_order: None };
            self.ops.push(Op::DrawRectangle { rectangle });
        }
        if begun {
            self.fill_with(BLACK);
            if self.structure.is_some() {
                self.ops.push(Op::EndMarkedContent);
            }
        }
    }

    fn fill_with(&mut self, grey: f32) {
        let col = Color::Greyscale(Greyscale::new(grey, None));
        self.ops.push(Op::SetFillColor { col });
    }

    fn begin_artifact(&mut self, artifact: &'static str) {
        let map = properties(artifact).into_iter();
        let map = map.map(|(key, value)| (key.to_owned(), value)).collect();
        self.ops.push(Op::BeginMarkedContentWithProperties {
            tag: ARTIFACT.to_owned(),
            properties: DictItem::Dict { map },
        });
    }

    /// Draws the rules and rings of some roles as an artifact of a type (ISO 32000-1,
    /// 14.8.2.2).
    fn lines(&mut self, artifact: &'static str, drawn: fn(Role) -> bool) {
        let sheet = Sheet::of(self.page);
        let (mut begun, mut thickness) = (false, None);
        for mark in self.page.marks.iter().filter(|mark| drawn(mark.role)) {
            let (line, width) = match mark.shape {
                Shape::Glyphs(_) | Shape::Tint { .. } => continue,
                Shape::Rule { from, to, width } => (rule(from, to, sheet), width),
                Shape::Ring { centre, radius, width } => (ring(centre, radius, sheet), width),
            };
            if !begun && self.structure.is_some() {
                self.begin_artifact(artifact);
                begun = true;
            }
            if thickness != Some(width) {
                self.ops.push(Op::SetOutlineThickness { pt: Pt(points(width)) });
                thickness = Some(width);
            }
            self.ops.push(Op::DrawLine { line });
        }
        if begun {
            self.ops.push(Op::EndMarkedContent);
        }
    }

    fn text(&mut self) -> Result<(), PdfError> {
        let sheet = Sheet::of(self.page);
        let mut writer = Writer::new(self.fonts, &mut self.ops);
        let mut open = None;
        let mut script: Option<Script> = None;
        for mark in &self.page.marks {
            let Shape::Glyphs(run) = &mark.shape else { continue };
            let Some(structure) = self.structure else {
                writer.run(run, sheet);
                continue;
            };
            let part = node(mark).map_or(Part::Page, Part::Node);
            if open != Some(part) {
                if open.is_some() {
                    writer.close();
                }
                script = match part {
                    Part::Page => {
                        writer.open(ARTIFACT, properties("Pagination"));
                        None
                    }
                    Part::Node(node) => {
                        let lost = PdfError::NoElement { node };
                        let place = structure.element(node).ok_or(lost)?;
                        let sequence = i64::try_from(self.sequences.len()).unwrap_or(i64::MAX);
                        let number = [("MCID", DictItem::Int(sequence))];
                        writer.open(structure.tag(place).name(), number);
                        if !self.sequences.is_empty() {
                            self.cursor = Cursor::default();
                        }
                        self.sequences.push(place);
                        Script::of(structure.says(place))
                    }
                };
                open = Some(part);
            }
            match &script {
                Some(script) => writer.reading(run, sheet, script, &mut self.cursor),
                None => writer.run(run, sheet),
            }
        }
        if open.is_some() {
            writer.close();
        }
        writer.finish();
        Ok(())
    }
}

/// How light black and the tint are, from 0 to 1.
const BLACK: f32 = 0.0;
const TINT: f32 = 0.8;

/// The tag of what is no part of the document.
const ARTIFACT: &str = "Artifact";

/// The properties of an artifact of a type.
fn properties(artifact: &'static str) -> [(&'static str, DictItem); 1] {
    [("Type", DictItem::Name(artifact.into()))]
}

fn rule(from: units::Point, to: units::Point, sheet: Sheet) -> Line {
    let points = [from, to].map(|point| corner(sheet.right(point.x), sheet.up(point.y), false));
    Line { points: points.into(), is_closed: false }
}

/// A circle of four curves.
fn ring(centre: units::Point, radius: Length, sheet: Sheet) -> Line {
    // The usual distance of a control point for a quarter of a circle: 4/3 (√2 - 1).
    let control = radius.scaled(552_285, 1_000_000);
    let (x, y, r) = (sheet.right(centre.x), sheet.up(centre.y), radius);
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
