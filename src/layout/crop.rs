//! Crop marks: where the printer cuts the page.

use crate::display::{Mark, Role, Shape};
use crate::paper::Press;
use crate::units::{Length, Point, Size};

/// From the edge of the page to its crop marks, where the bleed asks for no more.
const GAP: Length = Length::mm(3);

/// The length of a crop mark.
const LENGTH: Length = Length::mm(5);

/// The thickness of a crop mark.
const WIDTH: Length = Length::milli(250);

/// The white round the trimmed page: as much as the bleed and the crop marks need.
pub(crate) fn slug(press: &Press) -> Length {
    if press.crop_marks { gap(press) + LENGTH + GAP } else { press.bleed }
}

/// Two marks at each corner of a page of `size`, clear of the bleed.
pub(crate) fn crop_marks(press: &Press, size: Size) -> Vec<Mark> {
    if !press.crop_marks {
        return Vec::new();
    }
    let (near, far) = (gap(press), gap(press) + LENGTH);
    let (width, height) = (size.width, size.height);
    let mut marks = Vec::with_capacity(8);
    let mut rule = |from, to| {
        let shape = Shape::Rule { from, to, width: WIDTH };
        marks.push(Mark { role: Role::Furniture, shape });
    };
    for y in [Length::ZERO, height] {
        rule(Point::new(-far, y), Point::new(-near, y));
        rule(Point::new(width + near, y), Point::new(width + far, y));
    }
    for x in [Length::ZERO, width] {
        rule(Point::new(x, -far), Point::new(x, -near));
        rule(Point::new(x, height + near), Point::new(x, height + far));
    }
    marks
}

fn gap(press: &Press) -> Length {
    press.bleed.max(GAP)
}
