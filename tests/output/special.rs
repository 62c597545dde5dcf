//! Devices and pipes that are named like files: written straight, never replaced.

use std::fs::{self, File};
use std::io::{ErrorKind, Read};
use std::os::unix::fs::FileTypeExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::thread;

use roundsheet::output::OutputError;
use tempfile::{TempDir, tempdir};

use super::{names, write_file};

/// A named pipe in a folder of its own.
fn pipe() -> (TempDir, PathBuf) {
    let folder = tempdir().expect("there is room for a folder");
    let path = folder.path().join("pipe");
    let made = Command::new("mkfifo").arg(&path).status().expect("every Unix has mkfifo");
    assert!(made.success());
    (folder, path)
}

#[test]
fn a_pipe_is_written_and_stays() {
    let (folder, path) = pipe();
    let bytes = vec![b'x'; 300_000];
    let reader = thread::spawn({
        let path = path.clone();
        move || fs::read(path)
    });
    write_file(&path, &bytes).unwrap();
    assert_eq!(reader.join().unwrap().unwrap(), bytes);
    assert!(fs::metadata(&path).unwrap().file_type().is_fifo());
    assert_eq!(names(folder.path()), ["pipe"]);
}

#[test]
fn a_reader_who_leaves_early_is_no_error() {
    let (_folder, path) = pipe();
    let reader = thread::spawn({
        let path = path.clone();
        move || File::open(path).and_then(|mut pipe| pipe.read_exact(&mut [0; 10]))
    });
    // More than a pipe holds, so that it is still being written when the reader leaves.
    write_file(&path, &vec![b'x'; 1 << 20]).unwrap();
    reader.join().unwrap().unwrap();
}

#[test]
fn a_device_is_written_and_stays() {
    write_file(Path::new("/dev/null"), b"new").unwrap();
    assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let error = write_file(Path::new("/dev/full"), b"new").unwrap_err();
    let said = error.to_string();
    assert!(said.starts_with("`/dev/full` cannot be written: No space left"), "{said}");
    let OutputError::Write { source, .. } = error else { panic!("{said}") };
    assert_eq!(source.kind(), ErrorKind::StorageFull);
    assert!(fs::metadata("/dev/full").unwrap().file_type().is_char_device());
}
