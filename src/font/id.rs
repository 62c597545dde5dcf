//! The names of the faces. Where their bytes are is the business of the font set.

use std::fmt;

use super::script::Script;
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

/// A way of writing Chinese that the program's own documents use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chinese {
    /// In simplified characters.
    Simplified,
    /// In traditional characters.
    Traditional,
}

impl Chinese {
    /// How a document in `locale` writes Chinese, if it does.
    pub const fn of(locale: Locale) -> Option<Self> {
        match locale {
            Locale::ZhHans => Some(Self::Simplified),
            Locale::ZhHant => Some(Self::Traditional),
            Locale::Ru | Locale::En => None,
        }
    }

    /// The region whose forms it takes.
    pub const fn region(self) -> Region {
        match self {
            Self::Simplified => Region::Simplified,
            Self::Traditional => Region::Traditional,
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
    /// The core of `HanSerif`: the characters that the program's own words need, in a small
    /// file of their own. They are scattered over the whole face, most of which would be
    /// read for them.
    HanSerifCore(Chinese),
    /// The core of `HanSansBold`, with the same characters.
    HanSansBoldCore(Chinese),
    /// A face that the user brings, by its place among them, from 0. It stands behind the
    /// bundled faces of both styles.
    User(u8),
}

impl FaceId {
    /// Every bundled face but for the cores, which are parts of them.
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

    /// Every core.
    pub const CORES: [Self; 4] = [
        Self::HanSerifCore(Chinese::Simplified),
        Self::HanSerifCore(Chinese::Traditional),
        Self::HanSansBoldCore(Chinese::Simplified),
        Self::HanSansBoldCore(Chinese::Traditional),
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

    /// The core of the face for Chinese characters in `style`.
    pub const fn core(style: Style, chinese: Chinese) -> Self {
        match style {
            Style::Text => Self::HanSerifCore(chinese),
            Style::Head => Self::HanSansBoldCore(chinese),
        }
    }

    /// The face that a core is a part of; any other face itself.
    pub const fn whole(self) -> Self {
        match self {
            Self::HanSerifCore(chinese) => Self::HanSerif(chinese.region()),
            Self::HanSansBoldCore(chinese) => Self::HanSansBold(chinese.region()),
            other => other,
        }
    }

    /// Whether it is a bundled face that draws Chinese characters, each a full square wide.
    pub const fn is_han(self) -> bool {
        !matches!(self, Self::LatinSerif | Self::LatinSansBold | Self::User(_))
    }

    /// Whether it draws `character` a full square wide, as Chinese faces do theirs.
    pub fn is_full_width(self, character: char) -> bool {
        match self {
            Self::User(_) => Script::of(character) == Script::Han,
            bundled => bundled.is_han(),
        }
    }

    /// Whether its strokes are known to have serifs.
    pub const fn has_serifs(self) -> bool {
        matches!(self.whole(), Self::LatinSerif | Self::HanSerif(_))
    }
}

impl fmt::Display for FaceId {
    /// Writes the short name that dumps and messages use.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (stem, region, core) = match *self {
            Self::LatinSerif => return f.write_str("serif"),
            Self::LatinSansBold => return f.write_str("sans-bold"),
            Self::User(place) => return write!(f, "user-{}", u16::from(place) + 1),
            Self::HanSerif(region) => ("serif", region, ""),
            Self::HanSansBold(region) => ("sans-bold", region, ""),
            Self::HanSerifCore(chinese) => ("serif", chinese.region(), "-core"),
            Self::HanSansBoldCore(chinese) => ("sans-bold", chinese.region(), "-core"),
        };
        let tag = match region {
            Region::Simplified => "sc",
            Region::Traditional => "tc",
            Region::Japanese => "jp",
            Region::Korean => "kr",
        };
        write!(f, "{stem}-{tag}{core}")
    }
}
