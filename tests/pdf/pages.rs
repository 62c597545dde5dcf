//! Pages to write, made without the layout.

use roundsheet::backend::pdf::{self, Options, PdfError};
use roundsheet::display::{DisplayList, Glyph, Mark, Page, Role, Run, Shape};
use roundsheet::document::Volume;
use roundsheet::font::{FaceId, FontSet, GlyphId, Region, Style};
use roundsheet::locale::Locale;
use roundsheet::units::{Length, Point, Size};

/// The file of pages that were made without a document.
pub(crate) fn untagged(display: &DisplayList) -> Result<Vec<u8>, PdfError> {
    pdf::write(
        display,
        &Volume::of(vec![]),
        &FontSet::bundled(),
        &Options { tags: false, date: None },
    )
}

/// A text with the characters that matter for each locale.
pub(crate) fn sample(locale: Locale) -> &'static str {
    match locale {
        Locale::ZhHant => "採用「單循環」制：第１－２輪，選手O’Brien輪空。𠮷田次名不服",
        Locale::ZhHans => "采用“单循环”制：第12轮，选手O’Brien轮空……见（3-4）阿里·汗",
        Locale::Ru => "Участник №1 играет «белыми» — ёлка, Қасымов, Іваненко 3:2",
        Locale::En => "The “first” of 12 – O’Brien, Łukasz, Șerban, ąłșŻő (a\\) 3-2 fi",
    }
}

/// A page under construction, 400 by 300 points.
#[derive(Clone, Debug, Default)]
pub(crate) struct Draft {
    pub(crate) marks: Vec<Mark>,
}

impl Draft {
    pub(crate) const SIZE: Size = Size::new(Length::pt(400), Length::pt(300));

    /// Adds a text on one line; returns where it ends.
    pub(crate) fn text(
        &mut self,
        text: &str,
        style: Style,
        locale: Locale,
        size: Length,
        at: Point,
    ) -> Length {
        let fonts = FontSet::bundled();
        let mut at = at;
        for (id, stretch) in fonts.itemize(text, style, locale).expect("covered") {
            let face = fonts.face(id);
            let glyphs = stretch
                .chars()
                .map(|character| {
                    let (id, advance) = face.glyph_and_advance(character).expect("covered");
                    let advance = size.advance(i64::from(advance), face.units_per_em());
                    Glyph { id, character, advance }
                })
                .collect();
            at.x += self.run(Run { at, turned: false, face: id, size, glyphs });
        }
        at.x
    }

    /// Adds a run; returns how wide it is.
    pub(crate) fn run(&mut self, run: Run) -> Length {
        let width = run.width();
        self.marks.push(Mark { role: Role::Furniture, shape: Shape::Glyphs(run) });
        width
    }

    /// Adds a rule or a ring.
    pub(crate) fn ornament(&mut self, shape: Shape) {
        self.marks.push(Mark { role: Role::Ornament, shape });
    }

    pub(crate) fn page(self) -> Page {
        Page::trimmed(1, Self::SIZE, self.marks)
    }
}

/// Pages with a title and without an outline.
pub(crate) fn list(language: Locale, title: &str, pages: Vec<Page>) -> DisplayList {
    DisplayList { language, title: title.to_owned(), pages, outline: vec![], shortened: vec![] }
}

/// A page with the sample of a locale as a heading, as text and in a small table.
pub(crate) fn sheet(locale: Locale) -> DisplayList {
    let mut draft = Draft::default();
    let left = Length::pt(20);
    let mut line = |style, size, y| {
        draft.text(sample(locale), style, locale, size, Point::new(left, y));
    };
    line(Style::Head, Length::pt(14), Length::pt(30));
    line(Style::Text, Length::milli(9_500), Length::milli(50_123));
    for row in 0..10 {
        let y = Length::pt(80) + Length::milli(12_345) * row;
        for column in 0..6 {
            let x = left + Length::milli(55_551) * column;
            let cell = format!("{}-{}", row + 1, column + 1);
            draft.text(&cell, Style::Text, locale, Length::pt(9), Point::new(x, y));
        }
        let y = y + Length::pt(3);
        draft.ornament(Shape::Rule {
            from: Point::new(left, y),
            to: Point::new(Length::pt(380), y),
            width: Length::milli(400),
        });
    }
    draft.ornament(Shape::Ring {
        centre: Point::new(Length::pt(30), Length::pt(77)),
        radius: Length::milli(6_500),
        width: Length::milli(500),
    });
    list(locale, "Sheet", vec![draft.page()])
}

/// A glyph of the simplified serif face with its own advance at 10 points.
pub(crate) fn han(character: char) -> Glyph {
    let fonts = FontSet::bundled();
    let face = fonts.face(FaceId::HanSerif(Region::Simplified));
    let (id, advance) = face.glyph_and_advance(character).expect("covered");
    Glyph { id, character, advance: Length::pt(10).advance(i64::from(advance), 1000) }
}

/// A glyph of the Latin serif face with an advance of its own.
pub(crate) fn latin(character: char, advance: Length) -> Glyph {
    let fonts = FontSet::bundled();
    let id: GlyphId = fonts.face(FaceId::LatinSerif).glyph(character).expect("covered");
    Glyph { id, character, advance }
}
