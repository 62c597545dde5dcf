//! Every size, leading, margin and thickness there is, and the steps by which a document is
//! set tighter.

use crate::document::{Document, Look};
use crate::paper::{Margins, Press};
use crate::units::{Length, Size};

/// The page that a document is set on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// The trimmed page, as it is held.
    pub page: Size,
    /// The white round the text.
    pub margins: Margins,
    /// What decides the type size.
    pub scale: Scale,
    /// What the printer needs.
    pub press: Press,
}

/// What decides the type size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scale {
    /// A book is read in the hand: the sizes of running text, a little tighter where that
    /// saves a page.
    Book,
    /// A sheet is read from a wall: as large as the page allows.
    Wall,
    /// A form is written on: type of one good size, rows high enough for a pen.
    Form,
}

/// All sizes for one way of setting a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Style {
    /// Whether rows are ruled, and so need white inside the rules.
    boxed: bool,
    /// What it is for.
    pub purpose: Purpose,
    /// The least height of a row that is written in.
    pub pen: Length,
    /// Whether columns of names on cards have room for all but the longest names.
    pub roomy: bool,
    /// White that rows of grids are given on top of what they need.
    pub air: Length,
    /// Type size of running text.
    pub text: Length,
    /// From baseline to baseline of running text.
    pub leading: Length,
    /// Type size of the title.
    pub title: Length,
    /// Type size of section headings.
    pub heading: Length,
    /// Type size of table captions.
    pub caption: Length,
    /// Type size in tables.
    pub table: Length,
    /// From one line of a table to the next, where no ring asks for more.
    pub line: Length,
    /// White above and below the lines of a row.
    pub row_padding: Length,
    /// White left and right of what stands in a cell.
    pub cell_padding: Length,
    /// White between a caption and its table.
    pub caption_gap: Length,
    /// White between one band of tables and the next.
    pub band_gap: Length,
    /// White between tables that stand side by side.
    pub abreast_gap: Length,
    /// Thickness of the rules round a table and under its head.
    pub heavy_rule: Length,
    /// Thickness of the rules between rows and columns, and of rings.
    pub light_rule: Length,
}

/// What a style is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Running text and tables to be read.
    Reading,
    /// A form to be written on.
    Form,
    /// A card, where room is dear.
    Card,
}

/// Type is never set smaller than this.
pub(crate) const FLOOR: Length = Length::milli(6_500);

/// Type on cards is not set smaller than this where the number of cards on a page may be
/// smaller instead.
pub(crate) const GOOD_CARD: Length = Length::milli(8_500);

/// Type size of running heads and folios.
pub(crate) const FURNITURE: Length = Length::milli(8_000);

/// From the text to the baseline of the running head, and to the cap line of the folio.
pub(crate) const FURNITURE_GAP: Length = Length::pt(14);

/// Type sizes of running text in a book, the preferred one first.
const BOOK: [i64; 4] = [10_500, 10_000, 9_500, 9_000];

/// The same for alphabetic languages, whose texts run longer than Chinese.
const BOOK_ALPHABETIC: [i64; 7] = [10_000, 9_500, 9_000, 8_750, 8_500, 8_250, 8_000];

/// The smallest table type that is preferred to wrapping the rows.
const UNWRAPPED: i64 = 8_000;

/// The most white above and below a row that a wall sheet adds, in hundredths of the type.
const MOST_AIR: i64 = 28;

/// Type smaller than this is read from a wall with difficulty.
const SMALL_ON_WALL: Length = Length::milli(8_500);

/// The width of the text on A4, for which the type sizes of a book are meant.
const USUAL_MEASURE: Length = Length::mm(170);

/// How much larger type is set in a wider text, in hundredths.
const WIDEST_TYPE: i64 = 135;

/// By how much running text may be larger than tables beside it.
const LARGER_TEXT: Length = Length::milli(1_500);

/// Type sizes of tables on a wall sheet, the largest first.
const WALL: [i64; 22] = [
    28_000, 26_000, 24_000, 22_000, 20_000, 18_000, 17_000, 16_000, 15_000, 14_000, 13_000, 12_000,
    11_000, 10_500, 10_000, 9_500, 9_000, 8_500, 8_000, 7_500, 7_000, 6_500,
];

/// Type sizes of tables on a wall sheet that takes more than one page all the same.
const WALL_IN_PAGES: [i64; 5] = [9_000, 8_500, 8_000, 7_250, 6_500];

impl Setting {
    /// The width of the text.
    pub fn measure(&self) -> Length {
        self.page.width - self.margins.left - self.margins.right
    }

    /// The distance of the text from the left edge of page `number`.
    pub fn left_margin(&self, number: u32) -> Length {
        let verso = self.press.mirrored && number.is_multiple_of(2);
        if verso { self.margins.right } else { self.margins.left }
    }

    /// The height of the text.
    pub fn depth(&self) -> Length {
        self.page.height - self.margins.top - self.margins.bottom
    }
}

impl Style {
    /// Whether tables are set in type that is small for a sheet on a wall.
    pub(crate) fn is_small(&self) -> bool {
        self.table < SMALL_ON_WALL
    }

    /// From one line of a caption to the next.
    pub(crate) fn caption_line(&self) -> Length {
        self.caption.scaled(130, 100)
    }

    /// From the top of a line of a caption to its baseline.
    pub(crate) fn caption_baseline(&self) -> Length {
        (self.caption_line() + self.caption.scaled(70, 100)) / 2
    }

    /// From one line of a column head to the next.
    pub(crate) fn head_line(&self) -> Length {
        self.table.scaled(122, 100)
    }

    /// White above and below the lines of a column head.
    pub(crate) fn head_padding(&self) -> Length {
        self.table.scaled(18, 100)
    }

    /// White between the rules of an open table and its rows.
    pub(crate) fn body_padding(&self) -> Length {
        if self.boxed { Length::ZERO } else { self.table.scaled(15, 100) }
    }

    /// White between paragraphs and between items of a list.
    pub(crate) fn paragraph_gap(&self) -> Length {
        self.text.scaled(25, 100)
    }

    /// The ways to set `document` as a book in a text of width `measure`, from the most
    /// generous to the tightest. Long lines ask for larger type.
    pub(crate) fn book(document: &Document, measure: Length) -> Vec<Self> {
        let steps: &[i64] = if document.language.is_chinese() { &BOOK } else { &BOOK_ALPHABETIC };
        let wide = measure.max(USUAL_MEASURE).min(USUAL_MEASURE.scaled(WIDEST_TYPE, 100));
        let size =
            |step: &i64| Length::milli(*step).scaled(wide.to_milli(), USUAL_MEASURE.to_milli());
        steps.iter().map(|step| Self::of(document, size(step))).collect()
    }

    /// The one way to set `document` as a form.
    pub(crate) fn form(document: &Document) -> Self {
        let mut style = Self::of(document, Self::USUAL_TYPE);
        style.purpose = Purpose::Form;
        style.heading = style.text.scaled(118, 100);
        style.band_gap = style.text;
        style
    }

    /// A way to set the cards of `document`, in type of `size`.
    pub(crate) fn card(document: &Document, size: Length) -> Self {
        let mut style = Self::of(document, size);
        style.purpose = Purpose::Card;
        style.leading = size.scaled(130, 100);
        style.title = size.scaled(130, 100);
        style.heading = size.scaled(115, 100);
        style.pen = Length::mm(5).scaled(size.min(GOOD_CARD).to_milli(), GOOD_CARD.to_milli());
        style
    }

    /// This style with rows to be written in at least `pen` high.
    pub(crate) fn with_pen(self, pen: Length) -> Self {
        Self { pen: self.pen.max(pen), ..self }
    }

    /// This style with room for names, or with less where there is not so much.
    pub(crate) fn with_room_for_names(self, roomy: bool) -> Self {
        Self { roomy, ..self }
    }

    /// The ways to set `document` as a wall sheet, the largest first.
    pub(crate) fn wall(document: &Document) -> Vec<Self> {
        WALL.iter().map(|size| Self::of(document, Length::milli(*size)).for_wall()).collect()
    }

    /// The ways to set a wall sheet of more than one page, the largest first.
    pub(crate) fn wall_in_pages(document: &Document) -> Vec<Self> {
        WALL_IN_PAGES
            .iter()
            .map(|size| Self::of(document, Length::milli(*size)).for_wall())
            .collect()
    }

    /// This style with running text and headings as in `other`, if they are not out of
    /// proportion to the tables.
    pub(crate) fn with_text_of(&self, other: &Self) -> Option<Self> {
        (other.text - self.table <= LARGER_TEXT).then_some(Self {
            text: other.text,
            leading: other.leading,
            title: other.title,
            heading: other.heading,
            ..*self
        })
    }

    /// This style with more white in the rows of tables, where a row may have `spare` more:
    /// most of it, short of so much that a row falls apart.
    pub(crate) fn with_air(&self, spare: Length) -> Self {
        let air = spare.scaled(40, 100).min(self.table.scaled(MOST_AIR, 100)).max(Length::ZERO);
        Self { row_padding: self.row_padding + air, ..*self }
    }

    /// The same style with tables at another type size, in steps of a quarter point down to
    /// the size at which wrapping is better.
    pub(crate) fn smaller_tables(self) -> impl Iterator<Item = Self> {
        let steps = (self.table.to_milli() - UNWRAPPED).max(0) / 250;
        (0..=steps).map(move |step| {
            let mut style = self;
            style.set_table(self.table - Length::milli(250 * step));
            style
        })
    }

    /// The same style with ever smaller tables, down to the floor: for pages on which not
    /// one pairing fits at the preferred size.
    pub(crate) fn down_to_floor(self) -> impl Iterator<Item = Self> {
        let steps = (self.table - FLOOR).to_milli().max(0) / 500 + 1;
        (0..=steps).map(move |step| {
            let mut style = self;
            style.set_table((self.table - Length::milli(500 * step)).max(FLOOR));
            style
        })
    }

    fn of(document: &Document, text: Length) -> Self {
        let boxed = match document.tables().next() {
            Some(_) => document.tables().all(|table| table.look == Look::Boxed),
            None => document.grids().all(|grid| grid.look == Look::Boxed),
        };
        let chinese = document.language.is_chinese();
        let mut style = Self {
            boxed,
            purpose: Purpose::Reading,
            pen: Length::mm(8),
            roomy: false,
            air: Length::ZERO,
            text,
            leading: if chinese { text.scaled(155, 100) } else { text.scaled(125, 100) },
            title: text.scaled(150, 100),
            heading: text.scaled(112, 100),
            caption: text,
            table: text,
            line: Length::ZERO,
            row_padding: Length::ZERO,
            cell_padding: Length::ZERO,
            caption_gap: text.scaled(40, 100),
            band_gap: text.scaled(if boxed { 150 } else { 110 }, 100),
            abreast_gap: text.scaled(200, 100),
            heavy_rule: Length::milli(700),
            light_rule: Length::milli(350),
        };
        style.set_table(text);
        style
    }

    fn set_table(&mut self, size: Length) {
        self.table = size;
        self.line = size.scaled(if self.boxed { 125 } else { 114 }, 100);
        self.row_padding = if self.boxed { size.scaled(14, 100) } else { Length::ZERO };
        self.cell_padding = size.scaled(40, 100);
    }

    /// Titles and notes of a wall sheet stay in proportion to its table, within reason.
    fn for_wall(mut self) -> Self {
        let text = self.text.scaled(65, 100).max(self.text.min(Length::pt(11))).min(Length::pt(18));
        self.leading = self.leading.scaled(text.to_milli(), self.text.to_milli());
        self.text = text;
        self.title = self.table.scaled(125, 100).max(text.scaled(150, 100)).min(Length::pt(36));
        self.heading = text.scaled(112, 100);
        self.caption = self.table.max(Length::pt(10)).min(Length::pt(24));
        self
    }
}
