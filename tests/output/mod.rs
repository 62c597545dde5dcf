//! What stands on the disk afterwards, and what the reader of a pipe sees.

mod batch;
mod file;
#[cfg(unix)]
mod special;
#[cfg(unix)]
mod stdout;

use std::fs;
use std::path::Path;

use roundsheet::output::{OutputError, Target, write};

/// Writes `bytes` to the file at `path`.
fn write_file(path: &Path, bytes: &[u8]) -> Result<(), OutputError> {
    write(&Target::File(path.to_owned()), bytes)
}

/// The names in `folder`, in order.
fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<String> = fs::read_dir(folder)
        .expect("the folder is there")
        .map(|entry| {
            let entry = entry.expect("the folder can be read");
            entry.file_name().into_string().expect("the tests use plain names")
        })
        .collect();
    names.sort();
    names
}
