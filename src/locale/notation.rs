//! How numbers and pairings are written: digits, separator, mark of the largest number.

/// The form of digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Digits {
    /// `1`, `10`.
    HalfWidth,
    /// `１`, `１０`.
    FullWidth,
    /// `１` for one digit, `10` for more, as books set in Chinese type do.
    FullBelowTen,
}

impl Digits {
    /// Every form of digits.
    pub const ALL: [Self; 3] = [Self::HalfWidth, Self::FullWidth, Self::FullBelowTen];

    /// The name that the command line and event files use.
    pub const fn id(self) -> &'static str {
        match self {
            Self::HalfWidth => "half-width",
            Self::FullWidth => "full-width",
            Self::FullBelowTen => "full-below-ten",
        }
    }
}

/// How the largest number is marked where it stands in column one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// A ring is drawn round it.
    Ring,
    /// It stands in brackets: `1-(8)`.
    Brackets,
    /// Not at all.
    Plain,
}

/// How an edition writes numbers and pairings.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Notation {
    /// What stands between the two numbers of a pairing.
    pub separator: String,
    /// The form of digits.
    pub digits: Digits,
    /// How the largest number is marked.
    pub mark: Mark,
}

/// A place in a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// The first-named's.
    First,
    /// The second-named's.
    Second,
}

/// A pairing as it is written, in two parts; the separator stands between them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairText {
    /// The first number, with its brackets.
    pub first: String,
    /// The second number, with its brackets.
    pub second: String,
}

impl Notation {
    /// `number` in this notation's digits.
    pub fn number(&self, number: u32) -> String {
        let full = match self.digits {
            Digits::HalfWidth => false,
            Digits::FullWidth => true,
            Digits::FullBelowTen => number < 10,
        };
        let digits = number.to_string();
        if full { digits.chars().map(full_width).collect() } else { digits }
    }

    /// `number` with its mark, where the mark is a character; a ring is drawn elsewhere.
    pub fn marked(&self, number: u32) -> String {
        match self.mark {
            Mark::Brackets => format!("({})", self.number(number)),
            Mark::Ring | Mark::Plain => self.number(number),
        }
    }

    /// The two sides of a pairing as they are written; `marked` says which number, if any,
    /// has the mark.
    pub fn pair(&self, first: u32, second: u32, marked: Option<Place>) -> PairText {
        let write = |number, place| {
            if marked == Some(place) { self.marked(number) } else { self.number(number) }
        };
        PairText { first: write(first, Place::First), second: write(second, Place::Second) }
    }

    /// A pairing for running text, where a ring is asked for by U+20DD after the number.
    pub fn pair_in_text(&self, first: u32, second: u32, marked: Option<Place>) -> String {
        let ring = |place| {
            if self.mark == Mark::Ring && marked == Some(place) { "\u{20dd}" } else { "" }
        };
        let pair = self.pair(first, second, marked);
        format!(
            "{}{}{}{}{}",
            pair.first,
            ring(Place::First),
            self.separator,
            pair.second,
            ring(Place::Second)
        )
    }
}

/// The full-width form of an ASCII digit.
fn full_width(digit: char) -> char {
    char::from_u32(u32::from(digit) + 0xfee0).unwrap_or(digit)
}

#[cfg(test)]
mod tests {
    use super::Place;
    use super::*;

    fn notation(digits: Digits, mark: Mark) -> Notation {
        Notation { separator: "－".to_owned(), digits, mark }
    }

    #[test]
    fn full_below_ten_sets_one_digit_wide_and_two_narrow() {
        let notation = notation(Digits::FullBelowTen, Mark::Plain);
        assert_eq!(notation.number(9), "９");
        assert_eq!(notation.number(10), "10");
    }

    #[test]
    fn full_width_sets_every_digit_wide() {
        assert_eq!(notation(Digits::FullWidth, Mark::Plain).number(10), "１０");
    }

    #[test]
    fn brackets_are_written_and_rings_are_not() {
        let pair = notation(Digits::HalfWidth, Mark::Brackets).pair(8, 5, Some(Place::First));
        assert_eq!((pair.first.as_str(), pair.second.as_str()), ("(8)", "5"));
        let pair = notation(Digits::HalfWidth, Mark::Ring).pair(8, 5, Some(Place::First));
        assert_eq!((pair.first.as_str(), pair.second.as_str()), ("8", "5"));
    }

    #[test]
    fn running_text_asks_for_the_ring() {
        let ring = notation(Digits::FullBelowTen, Mark::Ring);
        assert_eq!(ring.pair_in_text(10, 6, Some(Place::First)), "10\u{20dd}－６");
    }
}
