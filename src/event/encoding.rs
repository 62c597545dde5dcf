//! Bytes of a list to text, in the encoding that they are in. It is never guessed: a byte order
//! mark says it, or the user does, or it is UTF-8. The door to `encoding_rs`.

use std::fmt;

use encoding_rs::{DecoderResult, EncoderResult};

use super::lines::Lines;

/// An encoding of text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encoding(&'static encoding_rs::Encoding);

/// The byte order marks, with the encodings that they are marks of.
const MARKS: [(&[u8], &encoding_rs::Encoding); 4] = [
    (b"\xef\xbb\xbf", encoding_rs::UTF_8),
    (b"\xff\xfe", encoding_rs::UTF_16LE),
    (b"\xfe\xff", encoding_rs::UTF_16BE),
    (b"\x84\x31\x95\x33", encoding_rs::GB18030),
];

/// A text, and what its bytes were besides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Decoded {
    /// The text without its mark.
    pub(super) text: String,
    /// What it was in.
    pub(super) encoding: Encoding,
    /// The byte order mark, which may be empty.
    pub(super) mark: &'static [u8],
}

/// Why bytes are no text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum EncodingFault {
    /// They are not UTF-8, and nothing was said of another encoding.
    NotUtf8 { line: usize, nul: bool },
    /// They are not in the encoding that was named.
    Undecodable { encoding: Encoding, line: usize },
    /// The mark speaks of one encoding, and another was named.
    Contradiction { named: Encoding, marked: Encoding },
    /// They are UTF-8, and something else was named.
    Utf8 { named: Encoding, line: usize },
    /// A character in them is never in a text that is decoded rightly.
    Doubtful { encoding: Encoding, character: char, line: usize },
}

impl Encoding {
    /// The names that are offered where one is not known. Others are known too: every label
    /// of the Encoding Standard but those of escape sequences.
    pub const NAMES: [&str; 18] = [
        "utf-8",
        "utf-16le",
        "utf-16be",
        "gbk",
        "gb18030",
        "big5",
        "windows-1250",
        "windows-1251",
        "windows-1252",
        "windows-1254",
        "koi8-r",
        "koi8-u",
        "ibm866",
        "iso-8859-2",
        "iso-8859-5",
        "shift_jis",
        "euc-jp",
        "euc-kr",
    ];

    /// The encoding with this name, whatever the case of its letters.
    pub fn from_label(label: &str) -> Option<Self> {
        let label = match label.trim().to_ascii_lowercase().as_str() {
            "cp1251" => "windows-1251".to_owned(),
            "cp866" => "ibm866".to_owned(),
            "cp936" => "gbk".to_owned(),
            "cp950" => "big5".to_owned(),
            "utf16" => "utf-16".to_owned(),
            label => label.to_owned(),
        };
        let encoding = encoding_rs::Encoding::for_label(label.as_bytes())?;
        let usable = encoding != encoding_rs::REPLACEMENT
            && encoding != encoding_rs::X_USER_DEFINED
            && encoding != encoding_rs::ISO_2022_JP;
        usable.then_some(Self(encoding))
    }

    /// The name that was probably meant by `label`, which is none.
    pub fn nearest(label: &str) -> Option<&'static str> {
        crate::clean::nearest(label.trim(), &Self::NAMES)
    }

    /// The name, in small letters.
    pub fn name(self) -> String {
        self.0.name().to_ascii_lowercase()
    }

    /// Whether it is UTF-8.
    pub(super) fn is_utf8(self) -> bool {
        self.0 == encoding_rs::UTF_8
    }

    /// `text` in this encoding; none where it has a character that the encoding lacks.
    pub(super) fn encode(self, text: &str) -> Option<Vec<u8>> {
        if self.0 == encoding_rs::UTF_16LE {
            return Some(text.encode_utf16().flat_map(u16::to_le_bytes).collect());
        }
        if self.0 == encoding_rs::UTF_16BE {
            return Some(text.encode_utf16().flat_map(u16::to_be_bytes).collect());
        }
        let mut encoder = self.0.new_encoder();
        let most = encoder.max_buffer_length_from_utf8_without_replacement(text.len())?;
        let mut bytes = Vec::with_capacity(most);
        match encoder.encode_from_utf8_to_vec_without_replacement(text, &mut bytes, true) {
            (EncoderResult::InputEmpty, _) => Some(bytes),
            _ => None,
        }
    }

    /// The text of `bytes`, or as much of it as there is before the first bytes that are none.
    fn decode(self, bytes: &[u8]) -> Result<String, String> {
        let mut decoder = self.0.new_decoder_without_bom_handling();
        let most = decoder.max_utf8_buffer_length_without_replacement(bytes.len());
        let mut text = String::with_capacity(most.unwrap_or_default());
        match decoder.decode_to_string_without_replacement(bytes, &mut text, true) {
            (DecoderResult::InputEmpty, _) => Ok(text),
            _ => Err(text),
        }
    }
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name())
    }
}

/// The text of `bytes`, in the encoding that was `named` if one was.
///
/// # Errors
///
/// It is in no encoding that is known, or in another one than is said.
pub(super) fn decode(bytes: &[u8], named: Option<Encoding>) -> Result<Decoded, EncodingFault> {
    let mark = MARKS.iter().find(|(mark, _)| bytes.starts_with(mark));
    let (mark, marked) = match mark {
        Some((mark, encoding)) => (*mark, Some(Encoding(encoding))),
        None => (&[][..], None),
    };
    if let (Some(named), Some(marked)) = (named, marked)
        && named != marked
    {
        return Err(EncodingFault::Contradiction { named, marked });
    }
    let body = &bytes[mark.len()..];
    let encoding = named.or(marked).unwrap_or(Encoding(encoding_rs::UTF_8));
    let text = encoding.decode(body).map_err(|before| {
        let line = Lines::of(&before).line(before.len());
        match named.or(marked) {
            Some(encoding) => EncodingFault::Undecodable { encoding, line },
            None => EncodingFault::NotUtf8 { line, nul: body.contains(&0) },
        }
    })?;
    if let Some(named) = named
        && encoding.0 != encoding_rs::UTF_8
        && !body.contains(&0)
        && let Ok(utf8) = std::str::from_utf8(body)
        && let Some(at) = utf8.find(|character: char| !character.is_ascii())
    {
        return Err(EncodingFault::Utf8 { named, line: Lines::of(utf8).line(at) });
    }
    let doubtful =
        |character: char| matches!(character, '\0' | '\u{fffd}' | '\u{80}'..='\u{9f}' | '\u{feff}');
    if let Some((at, character)) = text.char_indices().find(|(_, it)| doubtful(*it)) {
        let line = Lines::of(&text).line(at);
        return Err(EncodingFault::Doubtful { encoding, character, line });
    }
    Ok(Decoded { text, encoding, mark })
}

impl EncodingFault {
    /// The line that it is on; none where it is said of the whole.
    pub(super) const fn line(&self) -> Option<usize> {
        match *self {
            Self::NotUtf8 { line, .. }
            | Self::Undecodable { line, .. }
            | Self::Utf8 { line, .. }
            | Self::Doubtful { line, .. } => Some(line),
            Self::Contradiction { .. } => None,
        }
    }

    /// What would put it right.
    pub(super) fn hint(&self) -> String {
        match self {
            Self::NotUtf8 { nul: true, .. } => {
                "it may be UTF-16: name the encoding, `--encoding utf-16le`, or save the file as \
                 UTF-8"
                    .to_owned()
            }
            Self::NotUtf8 { .. } => {
                "name the encoding, as in `--encoding gbk`, big5 or windows-1251, or save the \
                 file as UTF-8"
                    .to_owned()
            }
            Self::Undecodable { .. } => {
                "name the encoding that it is in with `--encoding`, or save the file as UTF-8"
                    .to_owned()
            }
            Self::Contradiction { marked, .. } => {
                format!("name no encoding, or {marked}, if the mark is right")
            }
            Self::Utf8 { named, .. } => {
                format!("name no encoding; if it is {named} all the same, save the file as UTF-8")
            }
            Self::Doubtful { character: '\u{fffd}', .. } => {
                "a character was lost when the file was saved: write it again".to_owned()
            }
            Self::Doubtful { character: '\u{feff}', .. } => {
                "take it out: files were joined that each had a byte order mark".to_owned()
            }
            Self::Doubtful { .. } => {
                "the file is probably in another encoding: name that with `--encoding`".to_owned()
            }
        }
    }
}

impl fmt::Display for EncodingFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotUtf8 { .. } => write!(f, "the file is not UTF-8"),
            Self::Undecodable { encoding, .. } => write!(f, "the file is not {encoding}"),
            Self::Contradiction { named, marked } => {
                write!(f, "the file has the byte order mark of {marked}, and {named} was named")
            }
            Self::Utf8 { named, .. } => write!(f, "the file is UTF-8, and {named} was named"),
            Self::Doubtful { encoding, character, .. } => {
                let code = u32::from(*character);
                write!(f, "read as {encoding}, there is U+{code:04X}, which no text has")
            }
        }
    }
}
