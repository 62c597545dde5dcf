//! What the file says about itself: text strings, the title, and an identity that follows
//! from the content.

use lopdf::{Dictionary, Object, StringFormat};

use super::Date;

/// What made the file.
pub(super) const PROGRAM: &str = concat!("roundsheet ", env!("CARGO_PKG_VERSION"));

/// The file's properties. Without a date the same pages give the same bytes at any time.
pub(super) fn properties(title: &str, date: Option<Date>) -> Dictionary {
    let mut info = Dictionary::new();
    info.set("Title", text(title));
    info.set("Creator", text(PROGRAM));
    info.set("Producer", text(PROGRAM));
    if let Some(date) = date {
        let date = date.in_properties();
        info.set("CreationDate", text(&date));
        info.set("ModDate", text(&date));
    }
    info
}

/// A text string: as it is when it is ASCII, otherwise in UTF-16 (ISO 32000-1, 7.9.2.2).
pub(super) fn text(text: &str) -> Object {
    if text.bytes().all(|byte| matches!(byte, b' '..=b'~')) {
        return Object::String(text.into(), StringFormat::Literal);
    }
    let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
    let bytes = units.flat_map(u16::to_be_bytes).collect();
    Object::String(bytes, StringFormat::Hexadecimal)
}

/// A hash that tells contents apart but withstands no attack: FNV-1a, 128 bits wide.
#[derive(Clone, Copy)]
pub(super) struct Digest(u128);

impl Digest {
    pub(super) const fn new() -> Self {
        Self(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d)
    }

    pub(super) fn update(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u128::from(byte)).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
        }
    }

    pub(super) const fn value(self) -> u128 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_digest_is_fnv_1a() {
        let mut digest = Digest::new();
        digest.update(b"foobar");
        assert_eq!(digest.value(), 0x343e_1662_793c_64bf_6f0d_3597_ba44_6f18);
    }

    #[test]
    fn ascii_stays_as_it_is_and_the_rest_is_utf_16() {
        assert_eq!(text("(a\\)"), Object::String(b"(a\\)".into(), StringFormat::Literal));
        let expected = vec![0xFE, 0xFF, 0x54, 0x0D, 0x04, 0x20];
        assert_eq!(text("名Р"), Object::String(expected, StringFormat::Hexadecimal));
    }
}
