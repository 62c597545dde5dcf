//! What is built in: games, locales, faces, one a line.

use super::RunError;
use crate::font::{FaceId, FontSet};
use crate::game::Game;
use crate::locale::{Catalog, Digits, Edition, Locale, Mark, Message};
use crate::sheets::ComposeError;

/// The blocks of Unicode whose coverage is told, with their ends.
const BLOCKS: [(&str, u32, u32); 8] = [
    ("Latin", 0x20, 0x24f),
    ("Vietnamese", 0x1ea0, 0x1ef9),
    ("Greek", 0x370, 0x3ff),
    ("Cyrillic", 0x400, 0x52f),
    ("kana", 0x3041, 0x30ff),
    ("Han", 0x4e00, 0x9fff),
    ("Han A", 0x3400, 0x4dbf),
    ("Han B", 0x20000, 0x2a6df),
];

/// The games: their names on the command line, who begins, their names in each language.
pub(super) fn games() -> Result<String, RunError> {
    let catalogs = Locale::ALL
        .into_iter()
        .map(Catalog::new)
        .collect::<Result<Vec<_>, _>>()
        .map_err(ComposeError::from)?;
    let mut lines = String::new();
    for game in Game::ALL {
        let names = catalogs
            .iter()
            .map(|catalog| catalog.say(&Message::GameName { game }))
            .collect::<Result<Vec<_>, _>>()
            .map_err(ComposeError::from)?;
        lines.push_str(&format!(
            "{:9} first {:6} second {:6} {}\n",
            game.id(),
            game.first_side().id(),
            game.second_side().id(),
            names.join(" · ")
        ));
    }
    Ok(lines)
}

/// The locales: their tags, the languages' own names, how their editions write a pairing.
pub(super) fn locales() -> String {
    let line = |locale: Locale| {
        let Edition { notation, .. } = Edition::of(locale);
        let pair = notation.pair(1, 8, Some(crate::locale::Place::Second));
        let mark = match notation.mark {
            Mark::Ring => "ring",
            Mark::Brackets => "brackets",
            Mark::Plain => "plain",
        };
        let digits = match notation.digits {
            Digits::HalfWidth => "half-width",
            Digits::FullWidth => "full-width",
            Digits::FullBelowTen => "full-below-ten",
        };
        format!(
            "{:8} {}{}{} mark {mark}, digits {digits}, {}\n",
            locale.tag(),
            pair.first,
            notation.separator,
            pair.second,
            locale.endonym()
        )
    };
    Locale::ALL.into_iter().map(line).collect()
}

/// The faces: their names here, their own names, and how many characters of each block of
/// Unicode they draw.
pub(super) fn fonts() -> String {
    let fonts = FontSet::bundled();
    let line = |id: FaceId| {
        let face = fonts.face(id);
        let coverage = BLOCKS.iter().filter_map(|(name, first, last)| {
            let covered = (*first..=*last)
                .filter_map(char::from_u32)
                .filter(|character| face.glyph(*character).is_some())
                .count();
            (covered > 0).then(|| format!("{name} {covered}"))
        });
        let coverage = coverage.collect::<Vec<_>>().join(", ");
        format!("{:13} {:28} {coverage}\n", id.to_string(), face.name())
    };
    FaceId::BUNDLED.into_iter().map(line).collect()
}
