//! Bytes on their way in: files that the user names, whole.

use std::error::Error;
use std::fmt;
use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

/// The most bytes that are read of one file: more than any font has.
const MOST_BYTES: u64 = 256 * 1024 * 1024;

/// Why a file could not be read.
#[derive(Debug)]
pub enum InputError {
    /// The system refused.
    Read {
        /// The path as it was named.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// It is larger than 256 MiB, or has no end.
    TooLarge {
        /// The path as it was named.
        path: PathBuf,
    },
}

impl fmt::Display for InputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read { path, source } => {
                write!(f, "`{}` cannot be read: {source}", path.display())
            }
            Self::TooLarge { path } => {
                let most = MOST_BYTES / (1024 * 1024);
                write!(f, "`{}` cannot be read: it has more than {most} MiB", path.display())
            }
        }
    }
}

impl Error for InputError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Read { source, .. } => Some(source),
            Self::TooLarge { .. } => None,
        }
    }
}

/// The bytes of the file at `path`.
///
/// # Errors
///
/// If the system refuses, or there are more than 256 MiB.
pub fn read(path: &Path) -> Result<Vec<u8>, InputError> {
    let mut bytes = Vec::new();
    let read = File::open(path).and_then(|file| file.take(MOST_BYTES + 1).read_to_end(&mut bytes));
    match read {
        Err(source) => Err(InputError::Read { path: path.to_owned(), source }),
        Ok(count) if count as u64 > MOST_BYTES => {
            Err(InputError::TooLarge { path: path.to_owned() })
        }
        Ok(_) => Ok(bytes),
    }
}
