//! The text of a page as printpdf operations: as few and as short as keep every glyph
//! within a hundredth of a point of its place.

use std::collections::BTreeMap;

use printpdf::{DictItem, Op, PdfFontHandle, Point, Pt, TextItem, TextMatrix};

use super::fonts::{Coded, Fonts};
use super::page::Sheet;
use super::tags::{Cue, Cursor, Manner, Script};
use crate::display::Run;
use crate::font::FaceId;
use crate::units::Length;

/// A hyphen that is there only because a line ends (U+00AD).
const SOFT_HYPHEN: &str = "\u{AD}";

/// How far a glyph may be from its place before it is moved there, in thousandths of a
/// point.
const TOLERANCE: f64 = 7.0;

/// The type size up to which moves by whole thousandths of an em are exact enough.
const SMALL: Length = Length::pt(16);

/// Writes runs of glyphs into one text object.
pub(super) struct Writer<'a> {
    fonts: &'a Fonts,
    ops: &'a mut Vec<Op>,
    /// The font and the size that are set.
    font: Option<(usize, Length)>,
    /// Where the present line begins, measured from the bottom left corner.
    line: (Length, Length),
    /// Whether a line has begun.
    begun: bool,
    /// Whether what was written last stands on its head.
    turned: bool,
    /// Where the reader's pen is, in thousandths of a point from the left edge.
    pen: f64,
    /// The face and size of the last run.
    last: Option<(FaceId, Length)>,
    items: Vec<TextItem>,
    text: String,
}

impl<'a> Writer<'a> {
    /// Begins a text object.
    pub(super) fn new(fonts: &'a Fonts, ops: &'a mut Vec<Op>) -> Self {
        ops.push(Op::StartTextSection);
        Self {
            fonts,
            ops,
            font: None,
            line: (Length::ZERO, Length::ZERO),
            begun: false,
            turned: false,
            pen: 0.0,
            last: None,
            items: vec![],
            text: String::new(),
        }
    }

    /// Writes a run on a sheet.
    pub(super) fn run(&mut self, run: &Run, sheet: Sheet) {
        let (mut place, baseline) = self.origin(run, sheet);
        for (glyph, coded) in self.fonts.coded(run) {
            if let Some(coded) = coded {
                self.glyph(coded, run.size, place, baseline);
            }
            place += glyph.advance;
        }
        self.last = Some((run.face, run.size));
    }

    /// Where a run begins, in the coordinates that are set for it: those of the sheet or, for
    /// a run that stands on its head, its own.
    fn origin(&mut self, run: &Run, sheet: Sheet) -> (Length, Length) {
        let (x, y) = (sheet.right(run.at.x), sheet.up(run.at.y));
        if run.turned {
            self.coordinates([-1.0, 0.0, 0.0, -1.0, points(x), points(y)]);
            (self.begun, self.turned) = (true, true);
            return (Length::ZERO, Length::ZERO);
        }
        if self.turned {
            self.coordinates([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);
            (self.begun, self.turned) = (false, false);
        }
        (x, y)
    }

    /// Sets the coordinates of what is written next, with the pen at their origin.
    fn coordinates(&mut self, matrix: [f32; 6]) {
        self.flush();
        self.ops.push(Op::SetTextMatrix { matrix: TextMatrix::Raw(matrix) });
        (self.line, self.pen) = ((Length::ZERO, Length::ZERO), 0.0);
    }

    /// Writes a run that shows what comes next in a script.
    pub(super) fn reading(
        &mut self,
        run: &Run,
        sheet: Sheet,
        script: &Script,
        cursor: &mut Cursor,
    ) {
        let (mut place, baseline) = self.origin(run, sheet);
        let mut open = None;
        for (glyph, coded) in self.fonts.coded(run) {
            let mut cue = script.read(cursor, glyph.character);
            while cue == Cue::Space {
                self.space(run, place, baseline);
                cue = script.read(cursor, glyph.character);
            }
            let stretch = match cue {
                Cue::Shown(stretch) => Some(stretch),
                Cue::SoftHyphen | Cue::Space | Cue::Unknown => None,
            };
            let manner = stretch.map(|stretch| (stretch, script.manner(stretch)));
            let manner = manner.filter(|(_, manner)| **manner != Manner::default());
            let wanted = manner.map(|(stretch, _)| stretch);
            if open != wanted && open.is_some() {
                self.close();
            }
            if let Some((_, manner)) = manner.filter(|_| open != wanted) {
                self.open("Span", properties(manner));
            }
            open = wanted;
            if let Some(coded) = coded {
                if cue == Cue::SoftHyphen {
                    self.open("Span", [("ActualText", string(SOFT_HYPHEN))]);
                }
                self.glyph(coded, run.size, place, baseline);
                if cue == Cue::SoftHyphen {
                    self.close();
                }
            }
            place += glyph.advance;
        }
        if open.is_some() {
            self.close();
        }
        self.last = Some((run.face, run.size));
    }

    /// Begins a sequence of marked content.
    pub(super) fn open(
        &mut self,
        tag: &str,
        properties: impl IntoIterator<Item = (&'static str, DictItem)>,
    ) {
        self.flush();
        let map = properties.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        let properties = DictItem::Dict { map };
        self.ops.push(Op::BeginMarkedContentWithProperties { tag: tag.to_owned(), properties });
    }

    /// Ends the innermost sequence of marked content.
    pub(super) fn close(&mut self) {
        self.flush();
        self.ops.push(Op::EndMarkedContent);
    }

    /// Writes the space that the line before the run has swallowed: at the end of that line,
    /// or at the beginning of this one where the other is on another page.
    fn space(&mut self, run: &Run, place: Length, baseline: Length) {
        let (face, size) = self.last.unwrap_or((run.face, run.size));
        let Some(coded) = self.fonts.space(face) else { return };
        let (place, baseline) =
            if self.begun { (from_milli(self.pen), self.line.1) } else { (place, baseline) };
        self.glyph(coded, size, place, baseline);
    }

    /// Ends the text object.
    pub(super) fn finish(mut self) {
        self.flush();
        self.ops.push(Op::EndTextSection);
    }

    fn glyph(&mut self, coded: Coded, size: Length, place: Length, baseline: Length) {
        let thousandth = em_thousandth(size);
        if self.font != Some((coded.resource, size)) {
            self.flush();
            self.font = Some((coded.resource, size));
            self.ops.push(Op::SetFont {
                font: PdfFontHandle::External(self.fonts.resources[coded.resource].id.clone()),
                size: Pt(points(size)),
            });
        }
        if !self.begun || baseline != self.line.1 {
            self.flush();
            let (x, y) = (place - self.line.0, baseline - self.line.1);
            let pos = Point { x: Pt(points(x)), y: Pt(points(y)) };
            self.ops.push(Op::SetTextCursor { pos });
            (self.line, self.begun, self.pen) = ((place, baseline), true, milli(place));
        }
        let error = self.pen - milli(place);
        if error.abs() > TOLERANCE {
            let scale = if size < SMALL {
                1.0
            } else if size < SMALL * 10 {
                10.0
            } else {
                100.0
            };
            let offset = (error / thousandth * scale).round() / scale;
            if offset != 0.0 {
                self.cut();
                #[expect(clippy::cast_possible_truncation, reason = "a page is 10^7 units wide")]
                self.items.push(TextItem::Offset(offset as f32));
                self.pen -= offset * thousandth;
            }
        }
        self.text.push(coded.character);
        #[expect(clippy::cast_precision_loss, reason = "advances are below 2^16")]
        let advance = coded.advance as f64;
        self.pen += advance * thousandth;
    }

    /// Ends the present string of characters.
    fn cut(&mut self) {
        if !self.text.is_empty() {
            self.items.push(TextItem::Text(std::mem::take(&mut self.text)));
        }
    }

    /// Shows what has gathered.
    fn flush(&mut self) {
        self.cut();
        if !self.items.is_empty() {
            self.ops.push(Op::ShowText { items: std::mem::take(&mut self.items) });
        }
    }
}

/// A thousandth of an em of type of this size, in thousandths of a point.
fn em_thousandth(size: Length) -> f64 {
    milli(size) / 1000.0
}

fn milli(length: Length) -> f64 {
    length.to_pt() * 1000.0
}

#[expect(clippy::cast_possible_truncation, reason = "a page is 10^7 units wide")]
fn from_milli(length: f64) -> Length {
    Length::milli(length.round() as i64)
}

/// What sets a stretch of text apart, as properties of marked content.
fn properties(manner: &Manner) -> BTreeMap<&'static str, DictItem> {
    let language = manner.language.map(|language| ("Lang", string(language.tag())));
    let actual = manner.actual.as_ref().map(|actual| ("ActualText", string(actual)));
    language.into_iter().chain(actual).collect()
}

fn string(text: &str) -> DictItem {
    match super::metadata::text(text) {
        lopdf::Object::String(data, format) => {
            DictItem::String { data, literal: format == lopdf::StringFormat::Literal }
        }
        _ => DictItem::Null,
    }
}

/// A length in points, as printpdf takes it: the nearest number, which it writes with the
/// same three decimals for anything shorter than five metres.
#[expect(clippy::cast_possible_truncation, reason = "see above")]
pub(super) fn points(length: Length) -> f32 {
    length.to_pt() as f32
}
