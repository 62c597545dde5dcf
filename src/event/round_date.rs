//! When a round is played.

/// The day of a round, and the time if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct RoundDate {
    /// The year, from 1 to 9999.
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: u8,
    /// The day of the month, from 1.
    pub day: u8,
    /// The hour, from 0 to 23, and the minute, where play begins at a known time.
    pub time: Option<(u8, u8)>,
}
