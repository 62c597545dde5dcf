//! Texts set once and used again, and names fitted to their room: set smaller, then on two
//! lines, then shortened.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

use super::LayoutError;
use super::line::Line;
use super::paragraph::{Align, natural_width, set, set_words, widest_piece};
use super::shape::Type;
use super::style::FLOOR;
use super::table::unbroken_width;
use crate::document::{Span, Text};
use crate::font::{FontSet, Style as FontStyle};
use crate::locale::Locale;
use crate::units::{Length, Size};

/// The steps by which a name is set smaller.
const STEP: Length = Length::milli(250);

/// A name is set on one line down to this size, in hundredths of the preferred one, before
/// two lines in larger type are thought of.
const ONE_LINE: i64 = 85;

/// What stands at the end of a name that is shortened.
const ELLIPSIS: char = '…';

/// A text set in lines.
#[derive(Debug, Default)]
pub(crate) struct Fitted {
    pub lines: Vec<Rc<Line>>,
    pub size: Length,
    /// Whether not all of it is there.
    pub shortened: bool,
}

/// The texts of one document in all the ways in which they were set.
pub(crate) struct Fits<'d> {
    pub fonts: &'d FontSet,
    locale: Locale,
    widths: Memo<'d, Measured, Length>,
    /// The same by the place in memory of each text: a trial asks for each again and again.
    placed: RefCell<BTreeMap<Measured, HashMap<usize, Length>>>,
    lines: Memo<'d, (FontStyle, Length, Length, Align), Rc<Fitted>>,
    names: Memo<'d, (FontStyle, Length, Length, Length), Rc<Fitted>>,
}

/// Results kept by what they depend on. They are looked up, never gone through in order.
type Memo<'d, K, V> = RefCell<BTreeMap<K, HashMap<&'d Text, V>>>;

/// A width in type of a style and size.
type Measured = (Extent, FontStyle, Length);

/// A width that a text has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Extent {
    /// On one line.
    Natural,
    /// As a column head that is not broken more than need be.
    Head,
    /// Of the widest part that no line end may part.
    Piece,
}

impl Fitted {
    /// From one of its lines to the next.
    pub(crate) fn line_height(&self) -> Length {
        leading(self.size)
    }

    /// The width of the widest line.
    pub(crate) fn width(&self) -> Length {
        self.lines.iter().map(|line| line.width).fold(Length::ZERO, Length::max)
    }

    /// The height of all its lines.
    pub(crate) fn height(&self) -> Length {
        self.line_height() * count(self.lines.len())
    }

    fn of(lines: Vec<Line>, size: Length) -> Self {
        Self { lines: lines.into_iter().map(Rc::new).collect(), size, shortened: false }
    }
}

impl<'d> Fits<'d> {
    pub(crate) fn new(fonts: &'d FontSet, locale: Locale) -> Self {
        Self {
            fonts,
            locale,
            widths: RefCell::default(),
            placed: RefCell::default(),
            lines: RefCell::default(),
            names: RefCell::default(),
        }
    }

    pub(crate) fn face(&self, style: FontStyle, size: Length) -> Type<'d> {
        Type { fonts: self.fonts, style, size, locale: self.locale }
    }

    /// The width of `text` on one line.
    pub(crate) fn width(
        &self,
        text: &'d Text,
        style: FontStyle,
        size: Length,
    ) -> Result<Length, LayoutError> {
        self.extent(Extent::Natural, text, style, size)
    }

    /// The width that a column head needs so that neither a word nor a short head is broken.
    pub(crate) fn head_width(&self, text: &'d Text, size: Length) -> Result<Length, LayoutError> {
        self.extent(Extent::Head, text, FontStyle::Head, size)
    }

    /// The width of the widest part of `text` that no line end may part.
    pub(crate) fn piece_width(
        &self,
        text: &'d Text,
        style: FontStyle,
        size: Length,
    ) -> Result<Length, LayoutError> {
        self.extent(Extent::Piece, text, style, size)
    }

    fn extent(
        &self,
        extent: Extent,
        text: &'d Text,
        style: FontStyle,
        size: Length,
    ) -> Result<Length, LayoutError> {
        let (key, place) = ((extent, style, size), std::ptr::from_ref(text).addr());
        if let Some(found) = self.placed.borrow().get(&key).and_then(|kept| kept.get(&place)) {
            return Ok(*found);
        }
        let width = memo(&self.widths, key, text, || {
            let face = self.face(style, size);
            match extent {
                Extent::Natural => natural_width(text, &face),
                Extent::Head => unbroken_width(text, &face),
                Extent::Piece => widest_piece(text, &face),
            }
        })?;
        self.placed.borrow_mut().entry(key).or_default().insert(place, width);
        Ok(width)
    }

    /// The lines of `text`, none wider than `measure`.
    pub(crate) fn set(
        &self,
        text: &'d Text,
        style: FontStyle,
        size: Length,
        measure: Length,
        align: Align,
    ) -> Result<Rc<Fitted>, LayoutError> {
        memo(&self.lines, (style, size, measure, align), text, || {
            let lines = set(text, &self.face(style, size), measure, align)?;
            Ok(Rc::new(Fitted::of(lines, size)))
        })
    }

    /// A name in a room: on one line of type of `size` or of smaller type, on two lines, or
    /// shortened. It is never higher than the room, which holds at least one line.
    pub(crate) fn name(
        &self,
        text: &'d Text,
        style: FontStyle,
        size: Length,
        room: Size,
    ) -> Result<Rc<Fitted>, LayoutError> {
        let natural = self.width(text, style, size)?;
        memo(&self.names, (style, size, room.width, room.height), text, || {
            self.fit(text, natural, style, size, room).map(Rc::new)
        })
    }

    fn fit(
        &self,
        text: &Text,
        natural: Length,
        style: FontStyle,
        size: Length,
        room: Size,
    ) -> Result<Fitted, LayoutError> {
        let floor = FLOOR.min(size);
        let one = self.one_line(text, natural, style, size, room.width)?;
        if let Some(size) = one.filter(|one| *one >= size.scaled(ONE_LINE, 100)) {
            return self.lines(text, style, size, room.width);
        }
        let low = |size: &Length| is_low(*size, room.height);
        let larger = |size: &Length| one.is_none_or(|one| *size > one);
        for size in steps(size, floor).filter(low).take_while(larger) {
            if let Some(fitted) = self.words(text, style, size, room.width, 2, false)? {
                return Ok(fitted);
            }
        }
        if let Some(size) = one {
            return self.lines(text, style, size, room.width);
        }
        for size in steps(size, floor).filter(low) {
            if let Some(fitted) = self.words(text, style, size, room.width, 2, true)? {
                return Ok(fitted);
            }
        }
        let most = if is_low(floor, room.height) { 2 } else { 1 };
        self.shortened(text, style, floor, room.width, most)
    }

    /// The largest size in which `text` stands on one line.
    fn one_line(
        &self,
        text: &Text,
        natural: Length,
        style: FontStyle,
        size: Length,
        measure: Length,
    ) -> Result<Option<Length>, LayoutError> {
        let floor = FLOOR.min(size);
        if natural <= measure {
            return Ok(Some(size));
        }
        if natural.scaled(floor.to_milli(), size.to_milli().max(1)) > measure + floor {
            return Ok(None);
        }
        for smaller in steps(size, floor).skip(1) {
            // Widths go with sizes but for the rounding of advances.
            let about = natural.scaled(smaller.to_milli(), size.to_milli().max(1));
            if about <= measure + smaller / 10
                && natural_width(text, &self.face(style, smaller))? <= measure
            {
                return Ok(Some(smaller));
            }
        }
        Ok(None)
    }

    fn lines(
        &self,
        text: &Text,
        style: FontStyle,
        size: Length,
        measure: Length,
    ) -> Result<Fitted, LayoutError> {
        Ok(Fitted::of(set(text, &self.face(style, size), measure, Align::Centred)?, size))
    }

    /// At most `most` lines of whole words; between Han characters they end if `han` says so.
    fn words(
        &self,
        text: &Text,
        style: FontStyle,
        size: Length,
        measure: Length,
        most: usize,
        han: bool,
    ) -> Result<Option<Fitted>, LayoutError> {
        let lines = set_words(text, &self.face(style, size), measure, han)?;
        Ok(lines.filter(|lines| lines.len() <= most).map(|lines| Fitted::of(lines, size)))
    }

    /// As much of `text` as stands on `most` lines, with an ellipsis.
    fn shortened(
        &self,
        text: &Text,
        style: FontStyle,
        size: Length,
        measure: Length,
        most: usize,
    ) -> Result<Fitted, LayoutError> {
        let characters: Vec<char> = text.to_plain().chars().collect();
        let ends: Vec<usize> = (1..characters.len()).filter(|at| !joins(characters[*at])).collect();
        let (mut fits, mut fails) = (0, ends.len());
        let mut best = self.lines(&cut_short(text, 0), style, size, measure)?;
        while fits < fails {
            let middle = fits + (fails - fits) / 2;
            let cut = cut_short(text, ends[middle]);
            match self.words(&cut, style, size, measure, most, true)? {
                Some(fitted) => (best, fits) = (fitted, middle + 1),
                None => fails = middle,
            }
        }
        best.shortened = true;
        Ok(best)
    }
}

/// The first `count` characters of `text` and an ellipsis.
fn cut_short(text: &Text, count: usize) -> Text {
    let mut left = count;
    let mut spans: Vec<Span> = Vec::with_capacity(text.spans.len());
    for span in &text.spans {
        let string: String = span.string.chars().take(left).collect();
        left -= string.chars().count();
        spans.push(Span { string, ..span.clone() });
        if left == 0 {
            break;
        }
    }
    if let Some(last) = spans.last_mut() {
        let kept = last.string.trim_end_matches([' ', ',', '-', '\u{a0}']).len();
        last.string.truncate(kept);
        last.string.push(ELLIPSIS);
    }
    Text { spans }
}

/// Whether a character belongs to the one before it.
const fn joins(character: char) -> bool {
    matches!(
        character,
        '\u{300}'..='\u{36f}'
            | '\u{483}'..='\u{489}'
            | '\u{1ab0}'..='\u{1aff}'
            | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            | '\u{3099}'..='\u{309a}'
            | '\u{fe00}'..='\u{fe2f}'
    )
}

/// Sizes from `size` down to `floor`.
fn steps(size: Length, floor: Length) -> impl Iterator<Item = Length> {
    let count = (size - floor).to_milli().max(0) / STEP.to_milli() + 1;
    let last = ((size - floor).to_milli() % STEP.to_milli() > 0).then_some(floor);
    (0..count).map(move |step| size - STEP * step).chain(last)
}

/// From one line of a name of this size to the next.
fn leading(size: Length) -> Length {
    size.scaled(116, 100)
}

/// Whether two lines of type of this size stand in a room of `height` with white above and
/// below them.
fn is_low(size: Length, height: Length) -> bool {
    leading(size) * 2 + size.scaled(45, 100) <= height
}

/// A number of things as a factor.
pub(crate) fn count(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

fn memo<'d, K: Ord, V: Clone>(
    kept: &Memo<'d, K, V>,
    key: K,
    text: &'d Text,
    make: impl FnOnce() -> Result<V, LayoutError>,
) -> Result<V, LayoutError> {
    if let Some(found) = kept.borrow().get(&key).and_then(|texts| texts.get(text)) {
        return Ok(found.clone());
    }
    let made = make()?;
    kept.borrow_mut().entry(key).or_default().insert(text, made.clone());
    Ok(made)
}
