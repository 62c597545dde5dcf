//! The numbers of a draw, written into the files of the event.

use std::convert::Infallible;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::edit::{Edit, apply};
use super::encoding::{self, Decoded};
use super::lots::Draw;
use super::reading::{File, Sources, read};
use super::{list, toml};

/// Why numbers are not written into a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WriteRefused {
    /// Text and encoding of a list do not go together: what it has would be written otherwise.
    Encoding {
        /// The list.
        path: PathBuf,
        /// The name of the encoding.
        encoding: String,
    },
    /// A list without a column of numbers has every delimiter in its names.
    NoDelimiter {
        /// The list.
        path: PathBuf,
    },
    /// What was written would be read otherwise, or the draw is for another event.
    Otherwise {
        /// The event file.
        path: PathBuf,
    },
}

/// The files of the event that was read from `sources`, with the numbers and the seed of
/// `draw`: the new bytes of each file that changes. All but numbers and seed stays as it is,
/// to the byte.
///
/// # Errors
///
/// A list could not be written as it was, or the draw is of another event.
pub fn write_draw(sources: &Sources, draw: &Draw) -> Result<Vec<(PathBuf, Vec<u8>)>, WriteRefused> {
    let event_path = || sources.event.path.to_path_buf();
    let otherwise = || WriteRefused::Otherwise { path: event_path() };
    let before = reread(sources, &[]).ok_or_else(otherwise)?;
    let numbers = draw.numbers(before.field.len());

    let decoded = encoding::decode(&sources.event.bytes, None).map_err(|_| otherwise())?;
    let own = sources.list.is_none().then_some(&numbers[..]);
    let edits = toml::edits(&decoded.text, &draw.seed, own);
    let mut written = vec![(event_path(), encoded(&sources.event, &decoded, edits)?)];
    if let Some(listed) = &sources.list {
        let path = listed.file.path.to_path_buf();
        let decoded = encoding::decode(&listed.file.bytes, listed.options.encoding)
            .map_err(|_| otherwise())?;
        let edits = list::edits(
            &decoded.text,
            listed.entrants,
            listed.options.delimiter,
            &numbers,
            listed.locale,
            |text| decoded.encoding.encode(text).is_some(),
        )
        .ok_or_else(|| WriteRefused::NoDelimiter { path: path.clone() })?;
        written.push((path, encoded(&listed.file, &decoded, edits)?));
    }

    // What was written is read again before anybody relies on it.
    let mut drawn = before;
    draw.apply(&mut drawn);
    let after = reread(sources, &written).ok_or_else(otherwise)?;
    let same = after.seed == drawn.seed
        && after.field.len() == drawn.field.len()
        && after
            .field
            .iter()
            .zip(&drawn.field)
            .all(|(after, drawn)| (&after.name, after.number) == (&drawn.name, drawn.number));
    if !same {
        return Err(otherwise());
    }
    written.retain(|(path, bytes)| *bytes != sources.bytes(path));
    Ok(written)
}

/// The event in `sources`, with the files of `written` in the place of those there.
fn reread(sources: &Sources, written: &[(PathBuf, Vec<u8>)]) -> Option<super::Event> {
    let mut load = |path: &Path| {
        let changed = written.iter().find(|(changed, _)| changed == path);
        let bytes = changed.map_or_else(|| sources.bytes(path).to_vec(), |(_, it)| it.clone());
        Ok::<_, Infallible>(bytes)
    };
    let Ok(reading) = read(&sources.event.path, &sources.options, &mut load);
    reading.event
}

impl Sources {
    /// The bytes of the file `path` as they were read.
    fn bytes(&self, path: &Path) -> &[u8] {
        match &self.list {
            Some(list) if *list.file.path == *path => &list.file.bytes,
            _ => &self.event.bytes,
        }
    }
}

/// `file` with `edits` in its text, in the encoding that it was in.
fn encoded(file: &File, decoded: &Decoded, edits: Vec<Edit>) -> Result<Vec<u8>, WriteRefused> {
    let Decoded { text, encoding, mark } = decoded;
    let refused = || WriteRefused::Encoding {
        path: Arc::unwrap_or_clone(Arc::clone(&file.path)),
        encoding: encoding.name(),
    };
    let unchanged = encoding.encode(text);
    if unchanged.is_none_or(|bytes| bytes != file.bytes[mark.len()..]) {
        return Err(refused());
    }
    let edited = encoding.encode(&apply(text, edits)).ok_or_else(refused)?;
    Ok([mark, &edited[..]].concat())
}

impl WriteRefused {
    /// What would put it right.
    pub const fn hint(&self) -> &'static str {
        match self {
            Self::Encoding { .. } => "save it as UTF-8, and name no encoding",
            Self::NoDelimiter { .. } => "give the list a first row with the columns No. and Name",
            Self::Otherwise { .. } => "write the numbers into the file by hand",
        }
    }
}

impl fmt::Display for WriteRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Encoding { path, encoding } => {
                let path = path.display();
                write!(f, "`{path}` cannot be written in {encoding} as it was")
            }
            Self::NoDelimiter { path } => {
                write!(f, "`{}` has no room for a column of numbers", path.display())
            }
            Self::Otherwise { path } => {
                let path = path.display();
                write!(f, "`{path}`: the numbers cannot be written so that they are read again")
            }
        }
    }
}

impl std::error::Error for WriteRefused {}
