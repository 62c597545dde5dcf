//! The lines of a text: which one a byte is on.

/// The bytes of a line in which columns are counted: what stands further to the right is not
/// looked for by counting, and a line that is a whole file would be counted over and over.
const COUNTED: usize = 10_000;

/// Where the lines of a text begin.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    /// The first byte of each line; the first line begins at 0.
    starts: Vec<usize>,
}

impl Lines {
    /// The lines of `text`, which end with a line feed, a carriage return, or both.
    pub(super) fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let ends = bytes.iter().enumerate().filter(|(at, byte)| match byte {
            b'\n' => true,
            b'\r' => bytes.get(at + 1) != Some(&b'\n'),
            _ => false,
        });
        Self { starts: std::iter::once(0).chain(ends.map(|(at, _)| at + 1)).collect() }
    }

    /// The line of the byte `offset`, from 1.
    pub(super) fn line(&self, offset: usize) -> usize {
        self.starts.partition_point(|start| *start <= offset)
    }

    /// The line of the byte `offset` of `text`, and its column in characters, both from 1; no
    /// column where it is far from the beginning of the line.
    pub(super) fn place(&self, text: &str, offset: usize) -> (usize, Option<usize>) {
        let line = self.line(offset);
        let start = self.starts.get(line - 1).copied().unwrap_or(0);
        let before = text.get(start..offset).unwrap_or_default();
        let column = (before.len() <= COUNTED).then(|| before.chars().count() + 1);
        (line, column)
    }
}
