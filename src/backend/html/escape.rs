//! Text made safe between tags and in quoted attributes.

use std::fmt::{self, Write};

/// Writes a text with the characters that HTML reads as its own replaced.
pub(super) struct Escaped<'a>(pub(super) &'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for character in self.0.chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                character => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_html_reads_as_its_own_is_replaced() {
        assert_eq!(
            Escaped("<K> \"A\" & 'B' &amp;").to_string(),
            "&lt;K&gt; &quot;A&quot; &amp; &#39;B&#39; &amp;amp;"
        );
    }
}
