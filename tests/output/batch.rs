//! Several files that belong together.

use std::fs;

use roundsheet::output::{Batch, OutputError, page_path};
use tempfile::tempdir;

use super::names;

#[test]
fn all_files_are_put_in_place() {
    let folder = tempdir().unwrap();
    let base = folder.path().join("a.png");
    let mut batch = Batch::default();
    for page in 1..=10 {
        batch.stage(&page_path(&base, page, 10), &[u8::try_from(page).unwrap()]).unwrap();
    }
    assert!(!names(folder.path()).iter().any(|name| name.starts_with('a')));
    batch.commit().unwrap();
    let expected: Vec<String> = (1..=10).map(|page| format!("a-{page:02}.png")).collect();
    assert_eq!(names(folder.path()), expected);
    assert_eq!(fs::read(folder.path().join("a-07.png")).unwrap(), [7]);
}

#[test]
fn there_may_be_more_files_than_a_program_may_keep_open() {
    let folder = tempdir().unwrap();
    let base = folder.path().join("a.png");
    let mut batch = Batch::default();
    for page in 1..=1500 {
        batch.stage(&page_path(&base, page, 1500), b"").unwrap();
    }
    batch.commit().unwrap();
    assert_eq!(names(folder.path()).len(), 1500);
}

#[test]
fn a_batch_that_is_given_up_leaves_nothing() {
    let folder = tempdir().unwrap();
    let kept = folder.path().join("a-1.png");
    fs::write(&kept, b"old").unwrap();
    let mut batch = Batch::default();
    batch.stage(&kept, b"new").unwrap();
    batch.stage(&folder.path().join("a-2.png"), b"new").unwrap();
    let error = batch.stage(folder.path(), b"new").unwrap_err();
    assert!(matches!(error, OutputError::Folder { .. }), "{error}");
    drop(batch);
    assert_eq!(names(folder.path()), ["a-1.png"]);
    assert_eq!(fs::read(kept).unwrap(), b"old");
}

#[test]
fn what_was_replaced_before_a_failure_is_put_back() {
    let folder = tempdir().unwrap();
    let path = |page| folder.path().join(format!("a-{page}.png"));
    let stage = || {
        let mut batch = Batch::default();
        for page in 1..=4 {
            batch.stage(&path(page), b"new").unwrap();
        }
        batch
    };
    fs::write(path(1), b"old 1").unwrap();
    fs::write(path(2), b"old 2").unwrap();
    let batch = stage();
    fs::create_dir(path(4)).unwrap();
    let error = batch.commit().unwrap_err();
    assert!(matches!(error, OutputError::Write { path: refused, .. } if refused == path(4)));
    assert_eq!(names(folder.path()), ["a-1.png", "a-2.png", "a-4.png"]);
    assert_eq!(fs::read(path(1)).unwrap(), b"old 1");
    assert_eq!(fs::read(path(2)).unwrap(), b"old 2");
    fs::remove_dir(path(4)).unwrap();
    stage().commit().unwrap();
    assert_eq!(names(folder.path()), ["a-1.png", "a-2.png", "a-3.png", "a-4.png"]);
    assert_eq!(fs::read(path(2)).unwrap(), b"new");
}

#[test]
fn what_was_made_before_a_failure_is_taken_away() {
    let folder = tempdir().unwrap();
    let path = |page| folder.path().join(format!("a-{page}.png"));
    let mut batch = Batch::default();
    for page in 1..=3 {
        batch.stage(&path(page), b"new").unwrap();
    }
    // Something that cannot be replaced gets in the way at the last moment.
    fs::create_dir(path(2)).unwrap();
    let error = batch.commit().unwrap_err();
    assert!(matches!(error, OutputError::Write { path: refused, .. } if refused == path(2)));
    assert_eq!(names(folder.path()), ["a-2.png"]);
}
