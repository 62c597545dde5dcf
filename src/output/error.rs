//! Why something could not be written, and what can be done.

use std::error::Error;
use std::fmt;
use std::io;
use std::io::ErrorKind;
use std::path::PathBuf;

use super::ends_like_folder;

/// Why something could not be written.
#[derive(Debug)]
pub enum OutputError {
    /// The path names a folder.
    Folder {
        /// The path as it was asked for.
        path: PathBuf,
    },
    /// A new file is to be made, and there is something of its name.
    Exists {
        /// The path as it was asked for.
        path: PathBuf,
    },
    /// The file is one of those that it would be made from.
    Source {
        /// The path as it was asked for.
        path: PathBuf,
    },
    /// What is to be changed is no file: a device, a pipe.
    Special {
        /// The path as it was asked for.
        path: PathBuf,
    },
    /// The folder that the file should stand in does not exist.
    NoFolder {
        /// The path as it was asked for.
        path: PathBuf,
        /// The folder.
        folder: PathBuf,
    },
    /// The path ends like that of a folder, and what it names is a file.
    NotFolder {
        /// The path as it was asked for.
        path: PathBuf,
        /// The file.
        file: PathBuf,
    },
    /// The system refused.
    Write {
        /// The path as it was asked for.
        path: PathBuf,
        /// The system's reason.
        source: io::Error,
    },
    /// The system refused standard output.
    Stdout {
        /// The system's reason.
        source: io::Error,
    },
}

impl fmt::Display for OutputError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Folder { path } => write!(f, "`{}` is a folder", path.display()),
            Self::Exists { path } => {
                write!(f, "`{}` is there already, and is left as it is", path.display())
            }
            Self::Source { path } => {
                write!(f, "`{}` is a file that this is made from", path.display())
            }
            Self::Special { path } => {
                write!(f, "`{}` is no file, and cannot be changed", path.display())
            }
            Self::NoFolder { path, folder } => {
                let (path, folder) = (path.display(), folder.display());
                write!(f, "`{path}` cannot be written: there is no folder `{folder}`")
            }
            Self::NotFolder { path, file } => {
                let (path, file) = (path.display(), file.display());
                write!(f, "`{path}` cannot be written: `{file}` is not a folder")
            }
            Self::Write { path, source } => {
                write!(f, "`{}` cannot be written: {source}", path.display())
            }
            Self::Stdout { source } => write!(f, "standard output cannot be written: {source}"),
        }
    }
}

impl Error for OutputError {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            Self::Folder { .. }
            | Self::Exists { .. }
            | Self::Source { .. }
            | Self::Special { .. }
            | Self::NoFolder { .. }
            | Self::NotFolder { .. } => None,
            Self::Write { source, .. } | Self::Stdout { source } => Some(source),
        }
    }
}

impl OutputError {
    /// What the user can do, where there is more to say than the system said.
    pub fn hint(&self) -> Option<String> {
        match self {
            Self::Folder { path } => {
                let file = path.join("FILE");
                Some(format!("name a file in it, as in `{}`", file.display()))
            }
            Self::Exists { .. } => {
                Some("name another file, or move this one away first".to_owned())
            }
            Self::Source { .. } => Some("name another file with `--output`".to_owned()),
            Self::Special { .. } => Some("save what it gives as a file".to_owned()),
            Self::NoFolder { path, .. } if ends_like_folder(path) => {
                Some("make the folder first, and name a file in it".to_owned())
            }
            Self::NoFolder { .. } => Some("make the folder first".to_owned()),
            Self::NotFolder { .. } => Some("leave out the `/` at the end".to_owned()),
            Self::Write { source, .. } => match source.kind() {
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                    Some("allow it to be written, or name another place with `--output`".to_owned())
                }
                ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
                    Some("make room, or name another place with `--output`".to_owned())
                }
                ErrorKind::InvalidFilename => Some("give the file a shorter name".to_owned()),
                ErrorKind::NotADirectory => {
                    Some("what stands before a `/` must be a folder".to_owned())
                }
                _ => None,
            },
            Self::Stdout { .. } => None,
        }
    }
}
