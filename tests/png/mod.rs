//! PNG images, compared with what an independent reader draws from the PDF file.

use std::io::Cursor;

use hayro::hayro_interpret::InterpreterSettings;
use hayro::vello_cpu::color::palette::css::WHITE;
use hayro::{RenderCache, RenderSettings};
use roundsheet::backend::png::{PngError, write_page};
use roundsheet::display::{DisplayList, Mark, Page, Role, Run, Shape};
use roundsheet::document::{Look, PerPage};
use roundsheet::font::{FaceId, FontSet};
use roundsheet::layout::{Scale, Setting};
use roundsheet::locale::Locale;
use roundsheet::units::{Length, Point, Size};

use crate::pdf::pages::{Draft, latin, sheet, untagged};
use crate::pdf::reader::open;
use crate::support::forms::{crosstable, places};
use crate::support::{a4, lay_out};

/// A decoded image.
struct Picture {
    width: usize,
    height: usize,
    /// Dots per metre.
    density: (u32, u32),
    shades: Vec<u8>,
}

fn draw(page: &Page, resolution: u32) -> Picture {
    let bytes = write_page(page, &FontSet::bundled(), resolution).expect("an image");
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a header");
    let info = reader.info();
    assert_eq!(
        (info.color_type, info.bit_depth),
        (png::ColorType::Grayscale, png::BitDepth::Eight)
    );
    let dims = info.pixel_dims.expect("a resolution");
    assert!(matches!(dims.unit, png::Unit::Meter));
    let (width, height) = (info.width as usize, info.height as usize);
    let mut shades = vec![0; width * height];
    reader.next_frame(&mut shades).expect("pixels");
    Picture { width, height, density: (dims.xppu, dims.yppu), shades }
}

impl Picture {
    /// The mean place of all ink, in pixels from the top left corner.
    fn centre(&self) -> (f64, f64) {
        let (mut ink, mut right, mut down) = (0.0, 0.0, 0.0);
        for (place, &shade) in self.shades.iter().enumerate() {
            let weight = f64::from(255 - shade);
            ink += weight;
            right += weight * ((place % self.width) as f64 + 0.5);
            down += weight * ((place / self.width) as f64 + 0.5);
        }
        (right / ink, down / ink)
    }
}

#[test]
fn size_and_resolution_are_stated() {
    let size = Size::new(Length::mm(210), Length::mm(297));
    let picture = draw(&Page::trimmed(1, size, vec![]), 150);
    assert_eq!((picture.width, picture.height), (1240, 1754));
    assert_eq!(picture.density, (5906, 5906));
    assert!(picture.shades.iter().all(|&shade| shade == 255));
}

/// How much of the ink of the first page differs from what a reader of the PDF file shows.
fn share_that_differs(display: &DisplayList, resolution: u16) -> f64 {
    let bytes = untagged(display).expect("a file");
    let file = open(&bytes);
    let picture = draw(&display.pages[0], u32::from(resolution));
    let scale = f32::from(resolution) / 72.0;
    let settings = RenderSettings {
        x_scale: scale,
        y_scale: scale,
        bg_color: WHITE,
        ..RenderSettings::default()
    };
    let (cache, interpreter) = (RenderCache::new(), InterpreterSettings::default());
    let other = hayro::render(&file.pages()[0], &cache, &interpreter, &settings);
    assert_eq!(usize::from(other.width()), picture.width);
    assert_eq!(usize::from(other.height()), picture.height);
    let red = other.data().iter().map(|pixel| pixel.r);
    let pairs = picture.shades.iter().zip(red);
    let (mut differing, mut ink) = (0.0, 0.0);
    for (&ours, theirs) in pairs {
        differing += f64::from(ours.abs_diff(theirs));
        ink += f64::from(255 - theirs);
    }
    // Placement by parts of a pixel and whole-pixel rules are what differs.
    differing / ink
}

#[test]
fn the_image_is_what_the_pdf_file_shows() {
    for locale in Locale::ALL {
        let display = sheet(locale);
        for (resolution, most) in [(72_u16, 0.45), (144, 0.22), (288, 0.17)] {
            let share = share_that_differs(&display, resolution);
            assert!(share < most, "{locale:?} at {resolution}: {share:.3} of the ink differs");
        }
    }
}

#[test]
fn turned_text_and_tints_are_what_the_pdf_file_shows() {
    let documents = [
        places(Locale::ZhHans, 2, PerPage::Exactly(2)),
        crosstable(Locale::En, Look::Boxed, 8, true),
    ];
    for (document, most) in documents.into_iter().zip([0.12, 0.5]) {
        // Of whole points, so that both round to the same pixels.
        let page = Size::new(Length::pt(596), Length::pt(842));
        let setting = Setting { page, ..a4(Scale::Form) };
        let display = lay_out(&document, &setting).expect("it fits");
        let share = share_that_differs(&display, 144);
        assert!(share < most, "{}: {share:.3} of the ink differs", document.title);
    }
}

#[test]
fn turned_text_is_the_upright_text_turned() {
    let at = Point::new(Length::pt(50), Length::pt(50));
    let size = Length::pt(20);
    let drawn = |turned| {
        let glyphs = ['R', 'g', '5'].map(|character| latin(character, size)).into();
        let mut draft = Draft::default();
        draft.run(Run { at, turned, face: FaceId::LatinSerif, size, glyphs });
        let page = draft.page();
        draw(&Page { size: Size::new(Length::pt(100), Length::pt(100)), ..page }, 144).shades
    };
    let (upright, mut turned) = (drawn(false), drawn(true));
    assert_ne!(upright, turned);
    turned.reverse();
    assert_eq!(upright, turned);
}

#[test]
fn glyphs_stand_within_a_quarter_of_a_pixel() {
    let at = |x: i64, y: i64, resolution| {
        let mut draft = Draft::default();
        let size = Length::pt(10);
        draft.run(Run {
            turned: false,
            at: Point::new(Length::pt(100) + Length::milli(x), Length::pt(100) + Length::milli(y)),
            face: FaceId::LatinSerif,
            size,
            glyphs: [latin('H', size)].into(),
        });
        draw(&draft.page(), resolution).centre()
    };
    for resolution in [72, 150, 300] {
        let scale = f64::from(resolution) / 72.0;
        let (right, down) = at(0, 0, resolution);
        for step in 1..12_i64 {
            let moved = 83 * step;
            let (x, y) = at(moved, moved, resolution);
            let expected = Length::milli(moved).to_pt() * scale;
            // Both places may be rounded, and shades are whole numbers.
            let near = |found: f64| (found - expected).abs() < 0.51;
            assert!(near(x - right) && near(y - down), "{resolution}: {x} {y} {expected}");
        }
    }
}

#[test]
fn rules_of_a_width_are_of_one_grey() {
    for resolution in [72, 96, 150, 300] {
        let mut draft = Draft::default();
        let width = Length::milli(400);
        for line in 1..20 {
            let place = Length::milli(13_337) * line;
            let [left, right] = [20, 380].map(Length::pt);
            let (from, to) = (Point::new(left, place), Point::new(right, place));
            draft.ornament(Shape::Rule { from, to, width });
        }
        let level = draw(&draft.page(), resolution);
        let column = level.width / 2;
        let mut shades: Vec<u8> = level.shades.chunks(level.width).map(|row| row[column]).collect();
        shades.retain(|&shade| shade != 255);
        shades.dedup();
        let ink = f64::from(resolution) / 72.0 * 0.4;
        let expected = 255.0 - ink.min(1.0) * 255.0;
        assert!((f64::from(shades[0]) - expected).abs() <= 1.0, "{shades:?} at {resolution}");
        if resolution < 180 {
            assert_eq!(shades.len(), 1, "{shades:?} at {resolution}");
        }
    }
}

#[test]
fn the_same_page_gives_the_same_bytes() {
    let page = &sheet(Locale::ZhHant).pages[0];
    let draw = || write_page(page, &FontSet::bundled(), 100).expect("an image");
    assert_eq!(draw(), draw());
}

#[test]
fn impossible_sizes_are_refused() {
    let page = |points| Page::trimmed(1, Size::new(Length::pt(points), Length::pt(points)), vec![]);
    let error = write_page(&page(2_000), &FontSet::bundled(), 1200).expect_err("too large");
    assert!(matches!(error, PngError::TooLarge { width: 33_333, height: 33_333 }));
    assert_eq!(error.to_string(), "png: an image of 33333 by 33333 pixels is too large to draw");
    assert_eq!(error.hint(), Some("ask for a lower resolution or a smaller page"));
    for (points, resolution) in [(100, 0), (0, 300), (i64::MAX / 2000, 1200), (-5, 72)] {
        assert!(write_page(&page(points), &FontSet::bundled(), resolution).is_err());
    }
    assert!(write_page(&page(100), &FontSet::bundled(), u32::MAX).is_err());
}

#[test]
fn the_white_that_is_cut_off_is_drawn_with_the_page() {
    let size = Size::new(Length::pt(72), Length::pt(72));
    let shape = Shape::Rule {
        from: Point::new(Length::pt(-18), Length::pt(36)),
        to: Point::new(Length::pt(-9), Length::pt(36)),
        width: Length::pt(2),
    };
    let mark = Mark { role: Role::Furniture, shape };
    let page = Page { slug: Length::pt(18), ..Page::trimmed(1, size, vec![mark]) };
    let picture = draw(&page, 72);
    assert_eq!((picture.width, picture.height), (108, 108));
    let dark = |x: usize, y: usize| picture.shades[y * 108 + x] < 128;
    assert!(dark(4, 53) || dark(4, 54), "the mark stands in the white");
    assert!(!dark(12, 53) && !dark(12, 54), "and ends before the page");
}
