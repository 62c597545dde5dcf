//! The rings of the edition in traditional characters.

use hayro::vello_cpu::kurbo::{Point, Rect, Shape as _};

use super::page::{Found, find, printed};
use super::{EDITIONS, ZH_HANT, sizes};
use crate::pdf::reader::{Pages, Seen};

/// The ink of `glyphs` on the page.
fn ink(glyphs: &[Seen]) -> Rect {
    let mut ink: Option<Rect> = None;
    for seen in glyphs {
        for (x, y) in &seen.outline {
            // Outlines are in halves of a thousandth of the em.
            let point = Point::new(
                seen.place.0 + *x as f64 * seen.size / 2000.0,
                seen.place.1 + *y as f64 * seen.size / 2000.0,
            );
            ink = Some(ink.unwrap_or(Rect::from_points(point, point)).union_pt(point));
        }
    }
    ink.expect("a glyph with ink")
}

/// The rings on a page.
fn rings(pages: &Pages, page: usize) -> Vec<Rect> {
    let boxes = pages.paths[page].iter().map(|path| path.bounding_box());
    boxes
        .filter(|place| (place.width() - place.height()).abs() < 0.1 && place.width() > 2.0)
        .collect()
}

/// The glyphs of the largest number in a pairing, and the others.
fn parts(first: bool, glyphs: &[Seen]) -> (&[Seen], &[Seen]) {
    let separator = glyphs.iter().position(|seen| seen.text == "－").expect("a separator");
    if first {
        glyphs.split_at(separator)
    } else {
        let (rest, number) = glyphs.split_at(separator + 1);
        (number, rest)
    }
}

#[test]
fn each_ring_stands_round_the_largest_number_in_column_one() {
    let pages = printed(&ZH_HANT);
    let mut left: Vec<Vec<Rect>> =
        (0..pages.glyphs.len()).map(|page| rings(&pages, page)).collect();
    for size in sizes() {
        let Found { at: (page, _), rows } = find(&ZH_HANT, size, &pages);
        for (_, cells) in &rows {
            let (cell, glyphs) = &cells[0];
            let (number, others) = parts(cell[2] == size, glyphs);
            let number = ink(number);
            let ring = left[page].iter().position(|ring| ring.contains(number.center()));
            let ring = left[page].remove(ring.unwrap_or_else(|| panic!("{cell:?} of {size}")));
            let (centre, radius) = (ring.center(), ring.width() / 2.0);
            let em = glyphs[0].size;
            let off = number.center() - centre;
            assert!(
                off.x.abs() < em / 12.0 && off.y.abs() < em / 12.0,
                "{cell:?} of {size}: {off}"
            );
            for (x, y) in [
                (number.x0, number.y0),
                (number.x0, number.y1),
                (number.x1, number.y0),
                (number.x1, number.y1),
            ] {
                let reach = (Point::new(x, y) - centre).hypot();
                assert!(reach < radius, "{cell:?} of {size} crosses its ring: {reach} {radius}");
            }
            let others = ink(others);
            assert!(
                others.x1 <= ring.x0 || ring.x1 <= others.x0,
                "{cell:?} of {size}: its neighbour"
            );
        }
    }
    // The worked example on the first page has two rings; no other is left over.
    let left: Vec<usize> = left.iter().map(Vec::len).collect();
    assert_eq!(left[0], 2, "{left:?}");
    assert_eq!(left.iter().sum::<usize>(), 2, "{left:?}");
}

#[test]
fn no_other_edition_has_rings() {
    for edition in &EDITIONS[1..] {
        let pages = printed(edition);
        for page in 0..pages.glyphs.len() {
            assert_eq!(rings(&pages, page), [], "{}", edition.name);
        }
    }
}
