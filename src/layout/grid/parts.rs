//! The parts of a grid that is too wide for its page: the columns that come again on each,
//! and as even a share of the others as can be.

use crate::units::Length;

/// The columns of each part, where `widths` are those of the columns and `repeats` says which
/// come again; none where a column has no room beside those that come again.
pub(super) fn parts(
    widths: &[Length],
    repeats: &[bool],
    measure: Length,
) -> Option<Vec<Vec<usize>>> {
    let again: Vec<usize> = (0..widths.len()).filter(|at| repeats[*at]).collect();
    let others: Vec<usize> = (0..widths.len()).filter(|at| !repeats[*at]).collect();
    let room = measure - again.iter().map(|at| widths[*at]).sum::<Length>();
    let fewest = greedy(widths, &others, room)?.len();
    // The narrowest room in which they still take no more parts.
    let (mut narrow, mut wide) = (Length::ZERO, room);
    while wide - narrow > Length::pt(1) {
        let middle = (wide + narrow) / 2;
        match greedy(widths, &others, middle) {
            Some(parts) if parts.len() <= fewest => wide = middle,
            _ => narrow = middle,
        }
    }
    let mut parts = greedy(widths, &others, wide)?;
    for part in &mut parts {
        part.extend(&again);
        part.sort_unstable();
    }
    Some(parts)
}

/// The columns `others` in order, as many in each part as fit `room`; none where one does not.
fn greedy(widths: &[Length], others: &[usize], room: Length) -> Option<Vec<Vec<usize>>> {
    let mut parts: Vec<Vec<usize>> = vec![Vec::new()];
    let mut left = room;
    for at in others {
        if widths[*at] > room {
            return None;
        }
        if widths[*at] > left {
            parts.push(Vec::new());
            left = room;
        }
        left -= widths[*at];
        parts.last_mut()?.push(*at);
    }
    Some(parts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_even_and_repeat_what_repeats() {
        let widths: Vec<Length> = [3, 5, 2, 2, 2, 2, 2, 2, 2, 3].map(Length::pt).to_vec();
        let mut repeats = vec![true, true];
        repeats.resize(10, false);
        let parts = parts(&widths, &repeats, Length::pt(20)).expect("there is room");
        assert_eq!(parts, [[0, 1, 2, 3, 4, 5], [0, 1, 6, 7, 8, 9]]);
    }

    #[test]
    fn a_column_wider_than_its_room_has_no_parts() {
        let widths = [Length::pt(10), Length::pt(5)];
        assert_eq!(parts(&widths, &[true, false], Length::pt(12)), None);
    }
}
