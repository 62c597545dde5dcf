//! Bytes on their way out: to a file, which is replaced in one step or not at all, or
//! straight to standard output, a device or a pipe.

mod error;

pub use error::OutputError;

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile, PathPersistError, TempPath};

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

/// Makes a new file of `bytes` at `path`.
///
/// # Errors
///
/// If there is something at `path` already, which is left as it is, or nothing can be written
/// there.
pub fn create(path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
    let failed = |source: io::Error| match source.kind() {
        ErrorKind::AlreadyExists => OutputError::Exists { path: path.to_owned() },
        _ => OutputError::Write { path: path.to_owned(), source },
    };
    if is_folder(path) {
        return Err(no_file(path));
    }
    if fs::symlink_metadata(path).is_ok() {
        return Err(OutputError::Exists { path: path.to_owned() });
    }
    let folder = folder_of(path);
    if !folder.is_dir() {
        return Err(OutputError::NoFolder { path: path.to_owned(), folder: folder.to_owned() });
    }
    let mut file = new_file_in(folder).map_err(failed)?;
    file.as_file_mut().write_all(bytes).map_err(failed)?;
    file.persist_noclobber(path).map(drop).map_err(|refused| failed(refused.error))
}

/// Refuses a `path` that is there and is no file, such as a pipe: what is written into that is
/// not read from there again.
///
/// # Errors
///
/// If it is something else.
pub fn plain(path: &Path) -> Result<(), OutputError> {
    match fs::metadata(path) {
        Ok(found) if !found.is_file() => Err(OutputError::Special { path: path.to_owned() }),
        _ => Ok(()),
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
    /// The places of files that are not replaced, all links followed.
    spared: Vec<PathBuf>,
}

/// A file written beside the place where it belongs.
#[derive(Debug)]
struct Staged {
    /// The path as it was asked for.
    path: PathBuf,
    /// The place, all links followed.
    place: PathBuf,
    /// The file, closed: there may be more of them than a program may keep open.
    file: TempPath,
}

impl Batch {
    /// Has all that is staged from now on refused where it would replace one of `paths`, by
    /// whatever name: what a run reads it does not write over.
    pub fn spare<'p>(&mut self, paths: impl Iterator<Item = &'p Path>) {
        self.spared.extend(paths.filter_map(|path| fs::canonicalize(path).ok()));
    }

    /// Writes `bytes` beside `path`, to be put in place later.
    ///
    /// # Errors
    ///
    /// If they cannot be written there, or `path` is nothing that they could replace.
    pub fn stage(&mut self, path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
        let failed = |source| OutputError::Write { path: path.to_owned(), source };
        if ends_like_folder(path) {
            return Err(no_file(path));
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
            let place = fs::canonicalize(path).map_err(failed)?;
            if self.spared.contains(&place) {
                return Err(OutputError::Source { path: path.to_owned() });
            }
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
        // By way of the file itself: else the system's reason comes with the passing name.
        file.as_file_mut().write_all(bytes).map_err(failed)?;
        self.staged.push(Staged { path: path.to_owned(), place, file: file.into_temp_path() });
        Ok(())
    }

    /// Puts every file in place, in the order in which they were staged.
    ///
    /// # Errors
    ///
    /// If one cannot be put in place. Everything then is as it was before: those that this
    /// call has newly made are taken away, those that it has replaced are put back.
    pub fn commit(self) -> Result<(), OutputError> {
        let alone = self.staged.len() == 1;
        let mut done: Vec<(PathBuf, Option<TempPath>)> = Vec::new();
        for Staged { path, place, file } in self.staged {
            // A single file takes the place of the old one in one step.
            let aside = if alone { Ok(None) } else { move_aside(&place) };
            let put = aside.and_then(|aside| match file.persist(&place) {
                Ok(()) => Ok(aside),
                Err(refused) => {
                    if aside.is_some() {
                        put_back(&place, aside);
                    }
                    Err(refused.error)
                }
            });
            match put {
                Ok(aside) => done.push((place, aside)),
                Err(source) => {
                    for (place, aside) in done.into_iter().rev() {
                        put_back(&place, aside);
                    }
                    return Err(OutputError::Write { path, source });
                }
            }
        }
        // What was moved aside goes away with `done`.
        Ok(())
    }
}

/// Gives what stands at `place`, if anything does, a name of its own beside it.
fn move_aside(place: &Path) -> io::Result<Option<TempPath>> {
    if fs::symlink_metadata(place).is_err() {
        return Ok(None);
    }
    let aside = new_file_in(folder_of(place))?.into_temp_path();
    fs::rename(place, &aside)?;
    Ok(Some(aside))
}

/// Makes `place` what it was before [`move_aside`].
fn put_back(place: &Path, aside: Option<TempPath>) {
    // Here a failure is behind us already, which is the one to report.
    match aside.map(|aside| aside.persist(place)) {
        None => drop(fs::remove_file(place)),
        Some(Ok(())) => {}
        // Under a strange name it is better kept than lost.
        Some(Err(PathPersistError { path, .. })) => drop(path.keep()),
    }
}

/// Whether `path` is that of a folder: it is one, or is written like one.
pub fn is_folder(path: &Path) -> bool {
    ends_like_folder(path) || path.is_dir()
}

/// Whether `path` is written like that of a folder, with `/` at its end.
fn ends_like_folder(path: &Path) -> bool {
    path.as_os_str().as_encoded_bytes().ends_with(b"/")
}

/// Why `path`, which ends like the path of a folder, names no file.
fn no_file(path: &Path) -> OutputError {
    let (path, bare) = (path.to_owned(), path.components().as_path().to_owned());
    match fs::metadata(&bare) {
        Ok(found) if found.is_dir() => OutputError::Folder { path },
        Ok(_) => OutputError::NotFolder { path, file: bare },
        Err(error) if error.kind() == ErrorKind::NotFound => {
            OutputError::NoFolder { path, folder: bare }
        }
        Err(source) => OutputError::Write { path, source },
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
    Builder::new().prefix(".roundsheet-").make_in(folder, |path| File::create_new(path))
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
