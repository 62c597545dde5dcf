//! Levels of headings without gaps: a sheet may leave one out, a reader may not.

/// The headings that a place in a document is under.
#[derive(Clone, Debug, Default)]
pub struct Nesting {
    /// Their levels as the document has them, each larger than the one before it.
    open: Vec<u8>,
}

impl Nesting {
    /// The depth at which a heading of `level` stands that comes next, from 1: its own level
    /// where none was left out.
    pub fn depth(&mut self, level: u8) -> u8 {
        self.open.retain(|open| *open < level);
        self.open.push(level);
        u8::try_from(self.open.len()).unwrap_or(u8::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_that_is_left_out_is_closed_up() {
        let mut nesting = Nesting::default();
        let depths = [1, 3, 3, 2, 3, 2, 1, 3].map(|level| nesting.depth(level));
        assert_eq!(depths, [1, 2, 2, 2, 3, 2, 1, 2]);
    }
}
