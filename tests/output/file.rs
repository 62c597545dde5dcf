//! Regular files: made, replaced, or left as they were.

use std::fs;
use std::path::Path;

use roundsheet::output::OutputError;
use tempfile::tempdir;

use super::{names, write_file};

#[test]
fn a_file_is_made() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("таблица 表.pdf");
    write_file(&path, b"new").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new");
    assert_eq!(names(folder.path()), ["таблица 表.pdf"]);
}

#[test]
fn a_file_is_replaced_whole() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("a.txt");
    fs::write(&path, b"old and longer").unwrap();
    write_file(&path, b"new").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"new");
    assert_eq!(names(folder.path()), ["a.txt"]);
}

#[test]
fn nothing_at_all_is_a_file_too() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("empty.txt");
    write_file(&path, b"").unwrap();
    assert_eq!(fs::read(&path).unwrap(), b"");
}

#[test]
fn a_folder_is_not_replaced() {
    let folder = tempdir().unwrap();
    let path = folder.path().join("sheets");
    fs::create_dir(&path).unwrap();
    let error = write_file(&path, b"new").unwrap_err();
    assert_eq!(error.to_string(), format!("`{}` is a folder", path.display()));
    let inside = path.join("FILE");
    assert_eq!(error.hint(), Some(format!("name a file in it, as in `{}`", inside.display())));
    assert!(names(&path).is_empty());
}

#[test]
fn a_path_that_ends_like_a_folder_is_one() {
    let folder = tempdir().unwrap();
    let shown = folder.path().display();
    let path = format!("{shown}/none/");
    let error = write_file(Path::new(&path), b"new").unwrap_err();
    let said = format!("`{path}` cannot be written: there is no folder `{shown}/none`");
    assert_eq!(error.to_string(), said);
    assert_eq!(error.hint().as_deref(), Some("make the folder first, and name a file in it"));
    assert!(names(folder.path()).is_empty());

    fs::write(folder.path().join("a.pdf"), b"old").unwrap();
    let path = format!("{shown}/a.pdf/");
    let error = write_file(Path::new(&path), b"new").unwrap_err();
    let said = format!("`{path}` cannot be written: `{shown}/a.pdf` is not a folder");
    assert_eq!(error.to_string(), said);
    assert_eq!(error.hint().as_deref(), Some("leave out the `/` at the end"));
    assert_eq!(fs::read(folder.path().join("a.pdf")).unwrap(), b"old");

    let error = write_file(Path::new(&format!("{shown}/")), b"new").unwrap_err();
    assert!(matches!(error, OutputError::Folder { .. }), "{error}");
}

#[test]
fn a_missing_folder_is_named() {
    let folder = tempdir().unwrap();
    let missing = folder.path().join("none");
    let path = missing.join("a.pdf");
    let error = write_file(&path, b"new").unwrap_err();
    assert_eq!(
        error.to_string(),
        format!(
            "`{}` cannot be written: there is no folder `{}`",
            path.display(),
            missing.display()
        )
    );
    assert_eq!(error.hint().as_deref(), Some("make the folder first"));
    assert!(names(folder.path()).is_empty());
}

#[test]
fn a_file_in_place_of_a_folder_is_an_error() {
    let folder = tempdir().unwrap();
    fs::write(folder.path().join("file"), b"old").unwrap();
    let path = folder.path().join("file").join("a.pdf");
    let error = write_file(&path, b"new").unwrap_err();
    assert!(error.to_string().contains(&path.display().to_string()), "{error}");
    assert_eq!(fs::read(folder.path().join("file")).unwrap(), b"old");
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).expect("the file is there").permissions().mode() & 0o7777
    }

    #[test]
    fn a_new_file_has_the_permissions_of_any_new_file() {
        let folder = tempdir().unwrap();
        let (ours, any) = (folder.path().join("ours"), folder.path().join("any"));
        write_file(&ours, b"new").unwrap();
        fs::write(&any, b"new").unwrap();
        assert_eq!(mode(&ours), mode(&any));
    }

    #[test]
    fn a_replaced_file_keeps_its_permissions() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("a.pdf");
        fs::write(&path, b"old").unwrap();
        for permissions in [0o600, 0o640, 0o755] {
            fs::set_permissions(&path, fs::Permissions::from_mode(permissions)).unwrap();
            write_file(&path, b"new").unwrap();
            assert_eq!(mode(&path), permissions);
        }
    }

    #[test]
    fn a_link_stays_and_leads_to_the_new_file() {
        let folder = tempdir().unwrap();
        let (inner, link) = (folder.path().join("inner"), folder.path().join("link.pdf"));
        fs::create_dir(&inner).unwrap();
        fs::write(inner.join("a.pdf"), b"old").unwrap();
        symlink("inner/a.pdf", inner.with_file_name("middle.pdf")).unwrap();
        symlink("middle.pdf", &link).unwrap();
        write_file(&link, b"new").unwrap();
        assert_eq!(fs::read_link(&link).unwrap(), Path::new("middle.pdf"));
        assert_eq!(fs::read(inner.join("a.pdf")).unwrap(), b"new");
        assert!(fs::symlink_metadata(inner.join("a.pdf")).unwrap().is_file());
        assert_eq!(names(folder.path()), ["inner", "link.pdf", "middle.pdf"]);
        assert_eq!(names(&inner), ["a.pdf"]);
    }

    #[test]
    fn a_link_to_nothing_makes_the_file() {
        let folder = tempdir().unwrap();
        let link = folder.path().join("link.pdf");
        symlink("a.pdf", &link).unwrap();
        write_file(&link, b"new").unwrap();
        assert_eq!(fs::read_link(&link).unwrap(), Path::new("a.pdf"));
        assert_eq!(fs::read(folder.path().join("a.pdf")).unwrap(), b"new");
    }

    #[test]
    fn links_in_a_circle_are_an_error() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("a");
        symlink("b", &path).unwrap();
        symlink("a", folder.path().join("b")).unwrap();
        let error = write_file(&path, b"new").unwrap_err();
        assert!(matches!(error, OutputError::Write { .. }), "{error}");
        assert_eq!(names(folder.path()), ["a", "b"]);
    }

    #[test]
    fn what_the_system_says_comes_with_what_helps() {
        let folder = tempdir().unwrap();
        fs::write(folder.path().join("file"), b"old").unwrap();
        let long = "x".repeat(300);
        for (name, hint) in [
            ("file/a.pdf", "what stands before a `/` must be a folder"),
            (&*long, "give the file a shorter name"),
        ] {
            let error = write_file(&folder.path().join(name), b"new").unwrap_err();
            assert_eq!(error.hint().as_deref(), Some(hint), "{error}");
        }
    }

    /// The superuser may write anywhere, so that only others can be denied.
    #[test]
    fn what_may_not_be_written_is_left_as_it_is() {
        let folder = tempdir().unwrap();
        let path = folder.path().join("a.pdf");
        fs::write(&path, b"old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o444)).unwrap();
        let denied = fs::OpenOptions::new().write(true).open(&path).is_err();
        let written = write_file(&path, b"new");
        assert_eq!(written.is_err(), denied);
        assert_eq!(fs::read(&path).unwrap(), if denied { &b"old"[..] } else { b"new" });
        assert_eq!(mode(&path), 0o444);
    }

    /// `/proc` takes no files, not even from the superuser.
    #[cfg(target_os = "linux")]
    #[test]
    fn a_folder_that_takes_no_files_is_an_error() {
        let error = write_file(Path::new("/proc/roundsheet.pdf"), b"new").unwrap_err();
        let said = error.to_string();
        assert!(said.starts_with("`/proc/roundsheet.pdf` cannot be written: "), "{said}");
        // Nothing of the passing name beside it.
        assert!(!said.contains(".roundsheet-"), "{said}");
    }
}
