//! Marks turned upside down, for the half of a folded card that is read from the other side.

use crate::display::{Mark, Role, Run, Shape};
use crate::units::Point;

/// A copy of `mark` turned by half a circle round `centre`. It says nothing new.
pub(super) fn turned(mark: &Mark, centre: Point) -> Mark {
    let round = |point: Point| Point::new(centre.x * 2 - point.x, centre.y * 2 - point.y);
    let shape = match &mark.shape {
        Shape::Glyphs(run) => {
            Shape::Glyphs(Run { at: round(run.at), turned: !run.turned, ..run.clone() })
        }
        Shape::Rule { from, to, width } => {
            Shape::Rule { from: round(*to), to: round(*from), width: *width }
        }
        Shape::Ring { centre, radius, width } => {
            Shape::Ring { centre: round(*centre), radius: *radius, width: *width }
        }
        Shape::Tint { at, size } => {
            let corner = round(Point::new(at.x + size.width, at.y + size.height));
            Shape::Tint { at: corner, size: *size }
        }
    };
    let role = match mark.role {
        Role::Content(_) => Role::Repeated,
        other => other,
    };
    Mark { role, shape }
}
