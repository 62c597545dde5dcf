//! The names of the faces. Where their bytes are is the business of the font set.

use std::fmt;

use crate::locale::Locale;

/// Whose forms of the Chinese characters a face draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Region {
    /// Mainland China.
    Simplified,
    /// Taiwan.
    Traditional,
    /// Japan.
    Japanese,
    /// Korea.
    Korean,
}

impl Region {
    /// Every region, in the order in which a missing character is looked for.
    pub const ALL: [Self; 4] = [Self::Simplified, Self::Traditional, Self::Japanese, Self::Korean];

    /// The region whose forms a document in `locale` takes.
    pub const fn of(locale: Locale) -> Self {
        match locale {
            Locale::ZhHant => Self::Traditional,
            Locale::ZhHans | Locale::Ru | Locale::En => Self::Simplified,
        }
    }
}

/// What a text is: it decides between a light face with serifs and a bold one without.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Style {
    /// Running text and table cells.
    Text,
    /// Headings and table heads.
    Head,
}

/// A face.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum FaceId {
    /// Noto Serif Regular: Latin, Greek and Cyrillic.
    LatinSerif,
    /// Noto Sans Bold: Latin, Greek and Cyrillic.
    LatinSansBold,
    /// Noto Serif CJK Regular with the forms of a region.
    HanSerif(Region),
    /// Noto Sans CJK Bold with the forms of a region.
    HanSansBold(Region),
}

impl FaceId {
    /// Every bundled face.
    pub const BUNDLED: [Self; 10] = [
        Self::LatinSerif,
        Self::LatinSansBold,
        Self::HanSerif(Region::Simplified),
        Self::HanSerif(Region::Traditional),
        Self::HanSerif(Region::Japanese),
        Self::HanSerif(Region::Korean),
        Self::HanSansBold(Region::Simplified),
        Self::HanSansBold(Region::Traditional),
        Self::HanSansBold(Region::Japanese),
        Self::HanSansBold(Region::Korean),
    ];

    /// The face for Latin, Greek and Cyrillic in `style`.
    pub const fn latin(style: Style) -> Self {
        match style {
            Style::Text => Self::LatinSerif,
            Style::Head => Self::LatinSansBold,
        }
    }

    /// The face for Chinese characters in `style` with the forms of `region`.
    pub const fn han(style: Style, region: Region) -> Self {
        match style {
            Style::Text => Self::HanSerif(region),
            Style::Head => Self::HanSansBold(region),
        }
    }
}

impl fmt::Display for FaceId {
    /// Writes the short name that dumps and messages use.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (stem, region) = match self {
            Self::LatinSerif => return f.write_str("serif"),
            Self::LatinSansBold => return f.write_str("sans-bold"),
            Self::HanSerif(region) => ("serif", region),
            Self::HanSansBold(region) => ("sans-bold", region),
        };
        let tag = match region {
            Region::Simplified => "sc",
            Region::Traditional => "tc",
            Region::Japanese => "jp",
            Region::Korean => "kr",
        };
        write!(f, "{stem}-{tag}")
    }
}
