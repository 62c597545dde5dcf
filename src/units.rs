//! Lengths and places on the page, exact. Whole thousandths of a point everywhere; floats
//! appear in back ends only.

use std::fmt;
use std::iter::Sum;
use std::ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign};

/// A length on the page in thousandths of a typographic point (1/72 inch).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Length(i64);

impl Length {
    /// No length at all.
    pub const ZERO: Self = Self(0);

    /// A length of `points` whole points.
    pub const fn pt(points: i64) -> Self {
        Self(points * 1000)
    }

    /// A length of `thousandths` thousandths of a point.
    pub const fn milli(thousandths: i64) -> Self {
        Self(thousandths)
    }

    /// A length of `millimetres` millimetres, rounded to the nearest thousandth of a point.
    pub const fn mm(millimetres: i64) -> Self {
        Self::micrometres(millimetres * 1000)
    }

    /// A length of `micrometres` thousandths of a millimetre, rounded to the nearest
    /// thousandth of a point.
    pub const fn micrometres(micrometres: i64) -> Self {
        // 25,400 micrometres are 72,000 thousandths of a point: 360 to 127.
        let scaled = micrometres * 360;
        let half = if scaled < 0 { -63 } else { 63 };
        Self((scaled + half) / 127)
    }

    /// The length in thousandths of a point.
    pub const fn to_milli(self) -> i64 {
        self.0
    }

    /// The length in points, for back ends.
    pub fn to_pt(self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "page lengths are far below 2^52")]
        let thousandths = self.0 as f64;
        thousandths / 1000.0
    }

    /// The length in whole millimetres, rounded to the nearest.
    pub const fn to_mm(self) -> i64 {
        (self.0 * 127 + 180_000) / 360_000
    }

    /// The advance of `units` font units at this font size, in a face of `units_per_em`
    /// units (which must not be 0; a face with none is refused when it is opened).
    pub const fn advance(self, units: i64, units_per_em: u16) -> Self {
        let em = units_per_em as i64;
        Self((self.0 * units + em / 2).div_euclid(em))
    }

    /// This length times `numerator / denominator`, rounded down.
    pub const fn scaled(self, numerator: i64, denominator: i64) -> Self {
        Self((self.0 * numerator).div_euclid(denominator))
    }
}

impl Add for Length {
    type Output = Self;
    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

impl AddAssign for Length {
    fn add_assign(&mut self, other: Self) {
        self.0 += other.0;
    }
}

impl Sub for Length {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl SubAssign for Length {
    fn sub_assign(&mut self, other: Self) {
        self.0 -= other.0;
    }
}

impl Neg for Length {
    type Output = Self;
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl Mul<i64> for Length {
    type Output = Self;
    fn mul(self, factor: i64) -> Self {
        Self(self.0 * factor)
    }
}

impl Div<i64> for Length {
    type Output = Self;
    fn div(self, divisor: i64) -> Self {
        Self(self.0.div_euclid(divisor))
    }
}

impl Sum for Length {
    fn sum<I: Iterator<Item = Self>>(lengths: I) -> Self {
        lengths.fold(Self::ZERO, Add::add)
    }
}

impl fmt::Display for Length {
    /// Writes the length in points with three decimals, exactly.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let whole = self.0.unsigned_abs();
        write!(f, "{sign}{}.{:03}", whole / 1000, whole % 1000)
    }
}

/// A place on the page, measured from the top left corner, `y` growing downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Point {
    /// Distance from the left edge of the page.
    pub x: Length,
    /// Distance from the top edge of the page.
    pub y: Length,
}

impl Point {
    /// The place `x` from the left and `y` from the top.
    pub const fn new(x: Length, y: Length) -> Self {
        Self { x, y }
    }
}

/// Width and height.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Size {
    /// Extent from left to right.
    pub width: Length,
    /// Extent from top to bottom.
    pub height: Length,
}

impl Size {
    /// A size of `width` by `height`.
    pub const fn new(width: Length, height: Length) -> Self {
        Self { width, height }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_inch_is_seventy_two_points() {
        assert_eq!(Length::micrometres(25_400), Length::pt(72));
        assert_eq!(Length::mm(254), Length::pt(720));
    }

    #[test]
    fn millimetres_round_to_the_nearest_thousandth() {
        assert_eq!(Length::mm(210).to_milli(), 595_276);
        assert_eq!(Length::mm(297).to_milli(), 841_890);
        assert_eq!(Length::micrometres(-1000).to_milli(), -2835);
    }

    #[test]
    fn lengths_are_written_exactly() {
        assert_eq!(Length::milli(-1_005).to_string(), "-1.005");
        assert_eq!(Length::mm(210).to_string(), "595.276");
    }

    #[test]
    fn advances_round_to_the_nearest() {
        assert_eq!(Length::pt(9).advance(559, 1000).to_milli(), 5031);
        assert_eq!(Length::milli(9_500).advance(1, 2048).to_milli(), 5);
    }
}
