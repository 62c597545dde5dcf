//! Where cards are cut and folded: thin rules between them, ticks in the margins at every
//! cut, and a dashed rule at the fold.

use super::frame::Frame;
use crate::display::{Mark, Role, Shape};
use crate::layout::style::Setting;
use crate::units::{Length, Point};

/// The thickness of all these rules.
const WIDTH: Length = Length::milli(250);

/// From the outermost card to a tick, and the length of a tick.
const GAP: Length = Length::micrometres(1_500);
const TICK: Length = Length::micrometres(3_500);

/// The length of a dash, and of the white after it.
const DASH: Length = Length::mm(2);

/// The rules and ticks of a page whose cards begin at `at`.
pub(super) fn cuts(frame: &Frame, folded: bool, setting: &Setting, at: Point) -> Vec<Mark> {
    let mut marks = Vec::new();
    let size = frame.card;
    let steps = |count: usize, step: Length| -> Vec<Length> {
        (0..=count).map(|place| step * i64::try_from(place).unwrap_or(0)).collect()
    };
    let xs: Vec<Length> = steps(frame.columns, size.width).into_iter().map(|x| at.x + x).collect();
    let ys: Vec<Length> = steps(frame.rows, size.height).into_iter().map(|y| at.y + y).collect();
    let (Some((left, right)), Some((top, bottom))) = (ends(&xs), ends(&ys)) else { return marks };
    if folded {
        for y in ys.iter().take(frame.rows).map(|y| *y + size.height / 2) {
            let mut x = left;
            while x + DASH <= right {
                rule(&mut marks, Role::Ornament, Point::new(x, y), Point::new(x + DASH, y));
                x += DASH * 2;
            }
        }
    }
    if frame.count() == 1 {
        return marks;
    }
    for x in &xs {
        rule(&mut marks, Role::Ornament, Point::new(*x, top), Point::new(*x, bottom));
    }
    for y in &ys {
        rule(&mut marks, Role::Ornament, Point::new(left, *y), Point::new(right, *y));
    }
    // A tick ends where the paper does.
    let reach = |edge: Length| (edge - GAP).min(TICK).max(Length::ZERO);
    let (page, over) = (setting.page, GAP);
    let (up, down) = (reach(top), reach(page.height - bottom));
    let (before, behind) = (reach(left), reach(page.width - right));
    for x in &xs {
        let x = *x;
        rule(
            &mut marks,
            Role::Furniture,
            Point::new(x, top - over - up),
            Point::new(x, top - over),
        );
        let foot = bottom + over;
        rule(&mut marks, Role::Furniture, Point::new(x, foot), Point::new(x, foot + down));
    }
    for y in &ys {
        let y = *y;
        let end = left - over;
        rule(&mut marks, Role::Furniture, Point::new(end - before, y), Point::new(end, y));
        let end = right + over;
        rule(&mut marks, Role::Furniture, Point::new(end, y), Point::new(end + behind, y));
    }
    marks.retain(|mark| !matches!(&mark.shape, Shape::Rule { from, to, .. } if from == to));
    marks
}

fn ends(places: &[Length]) -> Option<(Length, Length)> {
    Some((*places.first()?, *places.last()?))
}

fn rule(marks: &mut Vec<Mark>, role: Role, from: Point, to: Point) {
    marks.push(Mark { role, shape: Shape::Rule { from, to, width: WIDTH } });
}
