//! The program itself, run in an empty folder and an empty environment.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::{TempDir, tempdir};

/// A folder to run the program in, empty at first.
pub(crate) struct Desk {
    folder: TempDir,
    variables: Vec<(&'static str, OsString)>,
}

/// What came of a run.
pub(crate) struct Said {
    /// The exit code.
    pub(crate) code: i32,
    /// All of standard output.
    pub(crate) stdout: Vec<u8>,
    /// All of standard error.
    pub(crate) stderr: String,
}

impl Desk {
    pub(crate) fn new() -> Self {
        Self { folder: tempdir().expect("there is room for a folder"), variables: vec![] }
    }

    /// The same desk with an environment variable set for the runs that follow.
    pub(crate) fn with(mut self, name: &'static str, value: &'static str) -> Self {
        self.variables.push((name, value.into()));
        self
    }

    /// The same with a value that was made for this desk.
    pub(crate) fn with_owned(mut self, name: &'static str, value: OsString) -> Self {
        self.variables.push((name, value));
        self
    }

    /// The path of `name` on the desk.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The bytes of the file `name`.
    pub(crate) fn read(&self, name: &str) -> Vec<u8> {
        let path = self.path(name);
        fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    }

    /// Lays a file on the desk.
    pub(crate) fn put(&self, name: &str, bytes: &[u8]) {
        fs::write(self.path(name), bytes).expect("the folder takes files");
    }

    /// The names of everything on the desk, in order.
    pub(crate) fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.folder.path()).expect("the folder is there");
        let mut names: Vec<String> = entries
            .map(|entry| entry.expect("an entry").file_name().into_string().expect("UTF-8"))
            .collect();
        names.sort();
        names
    }

    /// The program with `words`, not started yet.
    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(Path::new(env!("CARGO_BIN_EXE_roundsheet")));
        command
            .args(words)
            .current_dir(self.folder.path())
            .env_clear()
            .envs(self.variables.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null());
        command
    }

    /// What comes of `words`.
    pub(crate) fn run(&self, words: &[&str]) -> Said {
        let output = self.command(words).output().expect("the program starts");
        Said {
            code: output.status.code().expect("the program ends by itself"),
            stdout: output.stdout,
            stderr: String::from_utf8(output.stderr).expect("UTF-8"),
        }
    }

    /// Runs `line`, which is split at spaces, and compares everything it says.
    #[track_caller]
    pub(crate) fn says(&self, line: &str, code: i32, stdout: &str, stderr: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        self.run(&words).is(line, code, stdout, stderr);
    }

    /// The bytes that `words` write to standard output; nothing else is said.
    #[track_caller]
    pub(crate) fn bytes(&self, words: &[&str]) -> Vec<u8> {
        let said = self.run(&[words, &["--output", "-"]].concat());
        assert_eq!((said.code, said.stderr.as_str()), (0, ""), "{words:?}");
        said.stdout
    }
}

impl Said {
    /// Compares everything that was said.
    #[track_caller]
    pub(crate) fn is(&self, line: &str, code: i32, stdout: &str, stderr: &str) {
        let said = String::from_utf8_lossy(&self.stdout);
        assert_eq!((&*said, self.stderr.as_str(), self.code), (stdout, stderr, code), "{line}");
    }
}

/// What `words` write to standard output on a desk of their own.
#[track_caller]
pub(crate) fn written(words: &[&str]) -> Vec<u8> {
    Desk::new().bytes(words)
}
