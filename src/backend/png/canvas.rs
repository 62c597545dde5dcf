//! A sheet of grey pixels that takes ink: how much of each pixel a shape covers is computed,
//! not sampled.

use std::ops::Range;

/// The ink of a tint: a fifth of black.
const TINT: u8 = 51;

/// Grey pixels, white at first.
pub(super) struct Canvas {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

impl Canvas {
    /// A white sheet; none when there is no room for it.
    pub(super) fn new(width: u32, height: u32) -> Option<Self> {
        let count = usize::try_from(u64::from(width) * u64::from(height)).ok()?;
        let mut pixels = vec![];
        pixels.try_reserve_exact(count).ok()?;
        pixels.resize(count, u8::MAX);
        Some(Self { width, height, pixels })
    }

    pub(super) const fn width(&self) -> u32 {
        self.width
    }

    pub(super) const fn height(&self) -> u32 {
        self.height
    }

    /// The shades row by row, 255 for white.
    pub(super) fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Lays ink on a pixel; nothing happens outside the sheet. Ink adds up, so that shapes
    /// that meet within a pixel leave no gap.
    pub(super) fn ink(&mut self, x: i64, y: i64, ink: u8) {
        let (Ok(x), Ok(y)) = (u32::try_from(x), u32::try_from(y)) else { return };
        if x < self.width && y < self.height {
            let place = y as usize * self.width as usize + x as usize;
            if let Some(pixel) = self.pixels.get_mut(place) {
                *pixel = pixel.saturating_sub(ink);
            }
        }
    }

    /// Draws a straight rule with square ends. A level or upright rule is moved by less than
    /// a pixel, so that it begins with a whole one: equal rules look equal.
    pub(super) fn rule(&mut self, from: (f64, f64), to: (f64, f64), width: f64) {
        // A width that binary fractions hold exactly is the same ink at every place.
        let width = (width * 1024.0).round() / 1024.0;
        if from.1 == to.1 {
            let top = (from.1 - width / 2.0).round();
            let (left, right) = (from.0.min(to.0), from.0.max(to.0));
            self.bar((left, right), (top, top + width));
        } else if from.0 == to.0 {
            let left = (from.0 - width / 2.0).round();
            let (top, bottom) = (from.1.min(to.1), from.1.max(to.1));
            self.bar((left, left + width), (top, bottom));
        } else {
            self.slope(from, to, width);
        }
    }

    /// Draws a circle.
    pub(super) fn ring(&mut self, centre: (f64, f64), radius: f64, width: f64) {
        let reach = radius + width / 2.0 + 1.0;
        for y in whole(centre.1 - reach, centre.1 + reach, self.height) {
            for x in whole(centre.0 - reach, centre.0 + reach, self.width) {
                let (right, down) = (middle(x) - centre.0, middle(y) - centre.1);
                let distance = right.hypot(down) - radius;
                self.ink(x, y, shade(across(distance, width)));
            }
        }
    }

    /// Lays a light grey on a rectangle given by its extent from left to right and from top to
    /// bottom, to the nearest whole pixels.
    pub(super) fn tint(&mut self, level: (f64, f64), upright: (f64, f64)) {
        let [left, right, top, bottom] = [level.0, level.1, upright.0, upright.1].map(f64::round);
        for y in whole(top, bottom, self.height) {
            for x in whole(left, right, self.width) {
                self.ink(x, y, TINT);
            }
        }
    }

    /// Fills a rectangle given by its extent from left to right and from top to bottom.
    fn bar(&mut self, level: (f64, f64), upright: (f64, f64)) {
        for y in whole(upright.0, upright.1, self.height) {
            let tall = overlap(y, upright);
            for x in whole(level.0, level.1, self.width) {
                self.ink(x, y, shade(tall * overlap(x, level)));
            }
        }
    }

    /// Draws a rule that is neither level nor upright.
    fn slope(&mut self, from: (f64, f64), to: (f64, f64), width: f64) {
        let (right, down) = (to.0 - from.0, to.1 - from.1);
        let length = right.hypot(down);
        let reach = width / 2.0 + 1.0;
        let (top, bottom) = (from.1.min(to.1) - reach, from.1.max(to.1) + reach);
        for y in whole(top, bottom, self.height) {
            // Where the rule crosses this row, and how far to both sides it reaches.
            let crossing = from.0 + (middle(y) - from.1) * right / down;
            let aside = reach * length / down.abs() + (right / down).abs();
            let limits = (from.0.min(to.0) - reach, from.0.max(to.0) + reach);
            let (left, end) = ((crossing - aside).max(limits.0), (crossing + aside).min(limits.1));
            for x in whole(left, end, self.width) {
                let (dx, dy) = (middle(x) - from.0, middle(y) - from.1);
                let beside = (dx * down - dy * right) / length;
                let along = (dx * right + dy * down) / length - length / 2.0;
                self.ink(x, y, shade(across(beside, width) * across(along, length)));
            }
        }
    }
}

/// The pixels that an extent touches, within a sheet that is `limit` pixels wide.
#[expect(clippy::cast_possible_truncation, reason = "clamped to the sheet before")]
fn whole(from: f64, to: f64, limit: u32) -> Range<i64> {
    let limit = f64::from(limit);
    from.floor().clamp(0.0, limit) as i64..to.ceil().clamp(0.0, limit) as i64
}

/// The middle of a pixel.
#[expect(clippy::cast_precision_loss, reason = "pixels of a sheet are far below 2^52")]
fn middle(pixel: i64) -> f64 {
    pixel as f64 + 0.5
}

/// How much of a pixel lies within an extent, from 0 to 1.
fn overlap(pixel: i64, extent: (f64, f64)) -> f64 {
    let middle = middle(pixel);
    ((middle + 0.5).min(extent.1) - (middle - 0.5).max(extent.0)).clamp(0.0, 1.0)
}

/// How much of a pixel a stroke of some width covers at some distance from its middle.
fn across(distance: f64, width: f64) -> f64 {
    let half = width / 2.0;
    ((distance + 0.5).min(half) - (distance - 0.5).max(-half)).clamp(0.0, 1.0)
}

/// Ink for a covered part, from 0 to 1.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 255")]
fn shade(covered: f64) -> u8 {
    (covered * 255.0).round() as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(canvas: &Canvas) -> Vec<&[u8]> {
        canvas.pixels().chunks(canvas.width() as usize).collect()
    }

    #[test]
    fn equal_rules_look_equal_wherever_they_stand() {
        for place in [10.0, 10.2, 10.5, 10.9] {
            let mut canvas = Canvas::new(40, 40).unwrap();
            canvas.rule((5.0, place), (35.0, place), 0.8);
            let inked: Vec<u8> = rows(&canvas).iter().map(|row| row[20]).collect();
            let grey: Vec<u8> = inked.into_iter().filter(|&pixel| pixel != 255).collect();
            assert_eq!(grey, [51], "level at {place}");

            let mut canvas = Canvas::new(40, 40).unwrap();
            canvas.rule((place, 5.0), (place, 35.0), 0.8);
            let grey: Vec<u8> =
                rows(&canvas)[20].iter().copied().filter(|&pixel| pixel != 255).collect();
            assert_eq!(grey, [51], "upright at {place}");
        }
    }

    #[test]
    fn a_rule_is_even_from_end_to_end() {
        let mut canvas = Canvas::new(40, 40).unwrap();
        canvas.rule((5.0, 10.3), (35.0, 10.3), 1.5);
        assert_eq!(rows(&canvas)[10][5..35], [0; 30]);
        assert_eq!(rows(&canvas)[11][5..35], [127; 30]);
        assert_eq!(rows(&canvas)[10][4], 255);
        assert_eq!(rows(&canvas)[10][35], 255);
    }

    #[test]
    fn rules_that_meet_within_a_pixel_leave_no_gap() {
        let mut canvas = Canvas::new(40, 40).unwrap();
        canvas.rule((5.0, 10.0), (20.25, 10.0), 1.0);
        canvas.rule((20.25, 10.0), (35.0, 10.0), 1.0);
        let row = rows(&canvas).into_iter().find(|row| row[10] == 0).unwrap();
        assert!(row[5..35].iter().all(|&pixel| pixel <= 1), "{row:?}");
    }

    #[test]
    fn ink_is_what_the_shape_covers() {
        let ink = |canvas: &Canvas| -> f64 {
            canvas.pixels().iter().map(|&pixel| f64::from(255 - pixel) / 255.0).sum()
        };
        let mut canvas = Canvas::new(100, 100).unwrap();
        canvas.ring((50.3, 49.8), 20.0, 0.7);
        let covered = std::f64::consts::TAU * 20.0 * 0.7;
        assert!((ink(&canvas) / covered - 1.0).abs() < 0.02, "{} {covered}", ink(&canvas));

        let mut canvas = Canvas::new(100, 100).unwrap();
        canvas.rule((10.0, 10.0), (40.0, 50.0), 0.7);
        assert!((ink(&canvas) / 35.0 - 1.0).abs() < 0.02, "{}", ink(&canvas));
    }

    #[test]
    fn what_leaves_the_sheet_is_cut_off() {
        let mut canvas = Canvas::new(10, 10).unwrap();
        canvas.rule((-1e9, 5.0), (1e9, 5.0), 1.0);
        canvas.ring((0.0, 0.0), 3.0, 1.0);
        canvas.rule((-50.0, -50.0), (50.0, 50.0), 1.0);
        canvas.ink(-1, 3, 255);
        canvas.ink(10, 3, 255);
        assert_eq!(canvas.pixels().len(), 100);
    }
}
