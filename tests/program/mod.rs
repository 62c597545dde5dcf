//! The program from end to end: exit code, all of standard output, all of standard error,
//! and what stands in the folder afterwards.

mod console;
mod event;
mod files;
mod meaning;
mod outlets;
mod refusals;
mod sheets;
mod shells;
mod titles;
mod uncovered;
#[cfg(target_os = "linux")]
mod viewer;

use crate::pdf::reader::open;
use crate::support::program::{Desk, written};

/// Asserts that `line` is refused with `code` and exactly `stderr`, leaving nothing behind.
#[track_caller]
fn refused(line: &str, code: i32, stderr: &str) {
    let words: Vec<&str> = line.split_whitespace().collect();
    refused_words(&words, code, stderr);
}

/// The same for words that may have spaces.
#[track_caller]
fn refused_words(words: &[&str], code: i32, stderr: &str) {
    let desk = Desk::new();
    desk.run(words).is(&format!("{words:?}"), code, "", stderr);
    assert_eq!(desk.names(), [""; 0], "{words:?}");
}

/// How many pages the PDF file has that `words` ask for.
fn page_count(words: &[&str]) -> usize {
    open(&written(words)).pages().len()
}
