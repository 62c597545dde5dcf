//! The lines of a text: which one a byte is on.

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

    /// The line of the byte `offset` of `text`, and its column in characters, both from 1.
    pub(super) fn place(&self, text: &str, offset: usize) -> (usize, usize) {
        let line = self.line(offset);
        let start = self.starts.get(line - 1).copied().unwrap_or(0);
        let before = text.get(start..offset).map_or(0, |before| before.chars().count());
        (line, before + 1)
    }
}
