//! The colour profile to which black and white are bound: grey with a gamma of 2.2 under the
//! daylight D50 of ICC profiles. It is made here from the ICC specification alone (ICC.1:2010,
//! version 4.3), so that no file with terms of its own is embedded.

/// The curve's exponent in 256ths: 2.2.
const GAMMA: u16 = 0x0233;

/// The daylight D50 in 65536ths (ICC.1:2010, 7.2.16).
const D50: [u32; 3] = [0xF6D6, 0x1_0000, 0xD32D];

/// What the profile is called, there and in the output intent.
pub(super) const NAME: &str = "Grey, gamma 2.2, D50";

/// The bytes of the profile.
pub(super) fn grey() -> Vec<u8> {
    let tags: [(&[u8; 4], Vec<u8>); 4] = [
        (b"desc", words(NAME)),
        (b"cprt", words("CC0")),
        (b"wtpt", [b"XYZ \0\0\0\0".to_vec(), xyz()].concat()),
        (b"kTRC", [&b"curv\0\0\0\0\0\0\0\x01"[..], &GAMMA.to_be_bytes(), &[0; 2]].concat()),
    ];
    let mut table = be(tags.len()).to_vec();
    let mut data = vec![];
    let start = 128 + 4 + 12 * tags.len();
    for (signature, content) in &tags {
        table.extend(*signature);
        table.extend(be(start + data.len()));
        table.extend(be(content.len()));
        data.extend(content);
        data.resize(data.len().next_multiple_of(4), 0);
    }
    [header(start + data.len()), table, data].concat()
}

/// The header of a profile of `size` bytes: version 4.3, for a display, grey to XYZ.
fn header(size: usize) -> Vec<u8> {
    let mut header = be(size).to_vec();
    header.extend(b"\0\0\0\0\x04\x30\0\0mntrGRAYXYZ ");
    // The day of the specification's own year one: the profile has no other date.
    for part in [2010u16, 12, 1, 0, 0, 0] {
        header.extend(part.to_be_bytes());
    }
    header.extend(b"acsp");
    // Platform, flags, maker, model, attributes and intent (perceptual) are left at nought.
    header.resize(68, 0);
    header.extend(xyz());
    header.resize(128, 0);
    header
}

fn xyz() -> Vec<u8> {
    D50.iter().flat_map(|part| part.to_be_bytes()).collect()
}

/// A text in one language (`mluc`).
fn words(text: &str) -> Vec<u8> {
    let units: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let head = b"mluc\0\0\0\0\0\0\0\x01\0\0\0\x0CenUS";
    [&head[..], &be(units.len()), &be(28), &units].concat()
}

fn be(number: usize) -> [u8; 4] {
    u32::try_from(number).unwrap_or(u32::MAX).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_profile_is_whole_and_small() {
        let profile = grey();
        assert_eq!(profile.len() % 4, 0);
        assert_eq!(profile[..4], be(profile.len()));
        assert_eq!(&profile[36..40], b"acsp");
        assert!(profile.len() < 400, "{} bytes", profile.len());
    }
}
