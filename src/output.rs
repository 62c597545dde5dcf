//! Bytes on their way out: to a file, which is replaced in one step or not at all, or
//! straight to standard output, a device or a pipe.

use std::error::Error;
use std::ffi::OsString;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile, TempPath};

/// How many symbolic links are followed one after another, as on Linux.
const MAX_LINKS: usize = 40;

/// Where a run writes to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// Standard output.
    Stdout,
    /// A file, or something that is named like one: a device, a named pipe.
    File(PathBuf),
}

/// Why something could not be written.
#[derive(Debug)]
pub enum OutputError {
    /// The path names a folder.
    Folder {
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
            Self::NoFolder { path, folder } => {
                let (path, folder) = (path.display(), folder.display());
                write!(f, "`{path}` cannot be written: there is no folder `{folder}`")
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
            Self::Folder { .. } | Self::NoFolder { .. } => None,
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
            Self::NoFolder { .. } => Some("make the folder first".to_owned()),
            Self::Write { source, .. } => match source.kind() {
                ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                    Some("name another place with `--output`".to_owned())
                }
                _ => None,
            },
            Self::Stdout { .. } => None,
        }
    }
}

/// Writes `bytes` to `target`.
///
/// A reader who closes the pipe has had enough: that is no error.
///
/// # Errors
///
/// If the target cannot be written. A file that was there before is then untouched.
pub fn write(target: &Target, bytes: &[u8]) -> Result<(), OutputError> {
    match target {
        Target::Stdout => write_stdout(bytes),
        Target::File(path) => {
            let mut batch = Batch::default();
            batch.stage(path, bytes)?;
            batch.commit()
        }
    }
}

/// Writes `bytes` to standard output.
///
/// A reader who closes the pipe has had enough: that is no error.
///
/// # Errors
///
/// If the system refuses for another reason.
pub fn write_stdout(bytes: &[u8]) -> Result<(), OutputError> {
    let mut stdout = io::stdout().lock();
    let written = stdout.write_all(bytes).and_then(|()| stdout.flush());
    unless_closed(written).map_err(|source| OutputError::Stdout { source })
}

/// Files that are put in place together, once all of them are written.
///
/// Dropped before [`Batch::commit`], it leaves nothing behind. What is named like a file
/// but is a device or a pipe is written at once.
#[derive(Debug, Default)]
pub struct Batch {
    staged: Vec<Staged>,
}

/// A file written beside the place where it belongs.
#[derive(Debug)]
struct Staged {
    /// The path as it was asked for.
    path: PathBuf,
    /// The place, all links followed.
    place: PathBuf,
    /// Whether a file stands there that is to be replaced.
    replaces: bool,
    /// The file, closed: there may be more of them than a program may keep open.
    file: TempPath,
}

impl Batch {
    /// Writes `bytes` beside `path`, to be put in place later.
    ///
    /// # Errors
    ///
    /// If they cannot be written there, or `path` is nothing that they could replace.
    pub fn stage(&mut self, path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
        let failed = |source| OutputError::Write { path: path.to_owned(), source };
        if path.as_os_str().as_encoded_bytes().ends_with(b"/") {
            return Err(OutputError::Folder { path: path.to_owned() });
        }
        let found = match fs::metadata(path) {
            Ok(found) => Some(found),
            Err(error) if error.kind() == ErrorKind::NotFound => None,
            Err(error) => return Err(failed(error)),
        };
        match &found {
            Some(found) if found.is_dir() => {
                return Err(OutputError::Folder { path: path.to_owned() });
            }
            Some(found) if is_open_as_stdout(found) => return write_stdout(bytes),
            Some(found) if !found.is_file() || names_descriptor(path) => {
                return write_straight(path, bytes).map_err(failed);
            }
            _ => {}
        }
        if found.is_some() {
            // A file that must not be written must not be replaced either.
            OpenOptions::new().write(true).open(path).map_err(failed)?;
        }
        let place = follow_links(path).map_err(failed)?;
        let folder = folder_of(&place);
        if !folder.is_dir() {
            return Err(OutputError::NoFolder { path: path.to_owned(), folder: folder.to_owned() });
        }
        let mut file = new_file_in(folder).map_err(failed)?;
        if let Some(found) = &found {
            file.as_file().set_permissions(found.permissions()).map_err(failed)?;
        }
        file.write_all(bytes).map_err(failed)?;
        let (replaces, file) = (found.is_some(), file.into_temp_path());
        self.staged.push(Staged { path: path.to_owned(), place, replaces, file });
        Ok(())
    }

    /// Puts every file in place, in the order in which they were staged.
    ///
    /// # Errors
    ///
    /// If one cannot be put in place; those that this call has newly made before it are
    /// taken away again.
    pub fn commit(self) -> Result<(), OutputError> {
        let mut made: Vec<PathBuf> = Vec::new();
        for Staged { path, place, replaces, file } in self.staged {
            match file.persist(&place) {
                Ok(()) if replaces => {}
                Ok(()) => made.push(place),
                Err(refused) => {
                    for place in made {
                        // The first failure is the one to report.
                        let _ = fs::remove_file(place);
                    }
                    return Err(OutputError::Write { path, source: refused.error });
                }
            }
        }
        Ok(())
    }
}

/// The path of page `page` of `pages`, both from 1: `base` itself for a single page, else
/// with `-1`, `-2` … before the extension, all numbers of the same width.
pub fn page_path(base: &Path, page: usize, pages: usize) -> PathBuf {
    if pages <= 1 {
        return base.to_owned();
    }
    let width = pages.to_string().len();
    let mut name = base.file_stem().map_or_else(OsString::new, ToOwned::to_owned);
    name.push(format!("-{page:0width$}"));
    if let Some(extension) = base.extension() {
        name.push(".");
        name.push(extension);
    }
    base.with_file_name(name)
}

/// Success where the reader has closed the pipe; otherwise what was found.
fn unless_closed(written: io::Result<()>) -> io::Result<()> {
    match written {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// Writes to what `path` names without replacing it.
fn write_straight(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).truncate(true).open(path)?;
    unless_closed(file.write_all(bytes))
}

/// An empty file in `folder` under a name of its own, with the permissions that any newly
/// made file gets.
fn new_file_in(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    builder.prefix(".roundsheet-");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder)
}

/// The folder that `place` stands in.
fn folder_of(place: &Path) -> &Path {
    match place.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Where `path` leads once symbolic links are followed, the last of which may lead to
/// nothing yet.
fn follow_links(path: &Path) -> io::Result<PathBuf> {
    let mut place = path.to_owned();
    for _ in 0..MAX_LINKS {
        match fs::read_link(&place) {
            // An absolute target replaces the folder.
            Ok(target) => place = folder_of(&place).join(target),
            Err(_) => return Ok(place),
        }
    }
    Err(io::Error::other("too many symbolic links"))
}

/// Whether `path` names something that is already open in this program rather than a place
/// in a folder: `/dev/fd/3`, `/proc/self/fd/3`.
fn names_descriptor(path: &Path) -> bool {
    let roots = ["/dev/fd", "/dev/stdout", "/dev/stderr", "/proc"];
    cfg!(unix) && roots.into_iter().any(|root| path.starts_with(root))
}

/// Whether `found` is the very file that standard output goes to, as `/dev/stdout` is.
#[cfg(unix)]
fn is_open_as_stdout(found: &fs::Metadata) -> bool {
    use std::os::fd::AsFd;
    use std::os::unix::fs::MetadataExt;

    io::stdout()
        .as_fd()
        .try_clone_to_owned()
        .and_then(|descriptor| File::from(descriptor).metadata())
        .is_ok_and(|stdout| (stdout.dev(), stdout.ino()) == (found.dev(), found.ino()))
}

/// Whether `found` is the very file that standard output goes to, which no path can name
/// here.
#[cfg(not(unix))]
fn is_open_as_stdout(_found: &fs::Metadata) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_single_page_has_the_plain_name() {
        assert_eq!(page_path(Path::new("a/b.png"), 1, 1), Path::new("a/b.png"));
    }

    #[test]
    fn pages_are_numbered_in_one_width() {
        let name = |page, pages| page_path(Path::new("a/b.c.png"), page, pages);
        assert_eq!(name(2, 9), Path::new("a/b.c-2.png"));
        assert_eq!(name(2, 10), Path::new("a/b.c-02.png"));
        assert_eq!(page_path(Path::new("b"), 12, 120), Path::new("b-012"));
    }
}
