//! An event from its files.

use std::borrow::Cow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::draft::{Draft, List, Row};
use super::encoding::{self, Encoding, EncodingFault};
use super::problem::{Place, Problem, Problems};
use super::{Event, checks, list, toml, unseen};
use crate::locale::{Entrants, Locale};

/// The most bytes that an event file has, or a list.
const MAX_BYTES: usize = 8 * 1024 * 1024;

/// How the files are read: lists, where that is not said in the event file, or said wrongly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReadOptions {
    /// The encoding of the list.
    pub encoding: Option<Encoding>,
    /// What stands between the fields of the list.
    pub delimiter: Option<char>,
    /// Whether characters that are not seen are left out, with a warning, and not refused.
    pub drop_unseen: bool,
}

/// What came of reading an event.
#[derive(Clone, Debug)]
pub struct Reading {
    /// The event; none where a problem is an error.
    pub event: Option<Event>,
    /// Everything that is wrong, in the order of the files.
    pub problems: Vec<Problem>,
    /// The files as they were read, for numbers to be written into them.
    pub sources: Sources,
}

/// The files of an event.
#[derive(Clone, Debug)]
pub struct Sources {
    /// The event file.
    pub(super) event: File,
    /// The list of those who take part, where there is one, and how it was read.
    pub(super) list: Option<Listed>,
    /// How the event was read.
    pub(super) options: ReadOptions,
}

/// The list of those who take part, and how it was read.
#[derive(Clone, Debug)]
pub(super) struct Listed {
    pub(super) file: File,
    pub(super) options: ReadOptions,
    pub(super) entrants: Entrants,
    /// The language of the event.
    pub(super) locale: Locale,
}

/// A file with what is in it.
#[derive(Clone, Debug)]
pub(super) struct File {
    pub(super) path: Arc<PathBuf>,
    pub(super) bytes: Vec<u8>,
}

impl Sources {
    /// The paths of the files as they were named, the event file first.
    pub fn paths(&self) -> impl Iterator<Item = &Path> {
        let list = self.list.iter().map(|list| list.file.path.as_path());
        std::iter::once(self.event.path.as_path()).chain(list)
    }
}

/// Reads the event file `path`, and the list of those who take part if it names one. `load`
/// gives the bytes of a file; a list is looked for in the folder of the event file.
///
/// # Errors
///
/// Those of `load`. What is wrong with the files themselves is in [`Reading::problems`].
pub fn read<E>(
    path: &Path,
    options: &ReadOptions,
    load: &mut dyn FnMut(&Path) -> Result<Vec<u8>, E>,
) -> Result<Reading, E> {
    let event_file = File { path: Arc::new(path.to_owned()), bytes: load(path)? };
    let mut problems = Problems::default();
    let Some(mut draft) = read_event(&event_file, *options, &mut problems) else {
        let problems = problems.sorted(&event_file.path);
        let sources = Sources { event: event_file, list: None, options: *options };
        return Ok(Reading { event: None, problems, sources });
    };
    let mut list = None;
    if let (Some(named), Some(entrants)) = (draft.list.take(), draft.entrants) {
        let path = path.parent().unwrap_or(Path::new("")).join(&named.file);
        let bytes = load(&path)?;
        let file = File { path: Arc::new(path), bytes };
        let options = list_options(options, &named, &mut problems);
        if let Some(options) = options {
            let rows = match is_same(&event_file, &file) {
                true => {
                    let said = "this is the event file itself, and no list";
                    let hint = "name a file in CSV, with one entrant a row";
                    problems.error(named.place.clone(), said, hint);
                    None
                }
                false => read_list(&file, entrants, options, &mut problems),
            };
            draft.complete = rows.is_some();
            draft.rows = rows.unwrap_or_default();
        }
        list = Some((file, options.unwrap_or_default(), entrants));
    }
    let event = checks::finish(draft, &event_file.path, &mut problems);
    let list = list.map(|(file, options, entrants)| Listed {
        file,
        options,
        entrants,
        locale: event.locale,
    });
    let event = (!problems.has_errors()).then_some(event);
    let problems = problems.sorted(&event_file.path);
    let sources = Sources { event: event_file, list, options: *options };
    Ok(Reading { event, problems, sources })
}

impl ReadOptions {
    /// `text` as it is to be read.
    fn seen<'t>(self, path: &Arc<PathBuf>, text: &'t str, problems: &mut Problems) -> Cow<'t, str> {
        if self.drop_unseen { unseen::without(path, text, problems) } else { text.into() }
    }
}

/// Reads the event file. A byte order mark is passed over.
fn read_event(file: &File, options: ReadOptions, problems: &mut Problems) -> Option<Draft> {
    let path = &file.path;
    let mut refuse = |place, said: &str, hint: &str| {
        problems.error(place, said, hint);
        None
    };
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    if ["csv", "tsv"].iter().any(|list| ending.eq_ignore_ascii_case(list)) {
        return refuse(
            Place::of_file(path),
            "a list of those who take part is no event file",
            "make an event file beside it that names it: [players] file = \"…\"",
        );
    }
    if file.bytes.len() > MAX_BYTES {
        return refuse(
            Place::of_file(path),
            "the file has more than 8 MiB",
            "name the event file, which is a page of text",
        );
    }
    match encoding::decode(&file.bytes, None) {
        Ok(decoded) if decoded.encoding.is_utf8() => {
            let text = options.seen(path, &decoded.text, problems);
            toml::read(path, &text, problems)
        }
        Ok(decoded) => {
            let said = format!("the file is {}, and an event file is UTF-8", decoded.encoding);
            refuse(Place::of_file(path), &said, "save it as UTF-8")
        }
        Err(fault) => {
            let place = fault
                .line()
                .map_or_else(|| Place::of_file(path), |line| Place::of_line(path, line));
            let lost = ['\u{fffd}', '\u{feff}'];
            let lost = matches!(fault, EncodingFault::Doubtful { character, .. } if lost.contains(&character));
            let hint = if lost { fault.hint() } else { "save it as UTF-8".to_owned() };
            refuse(place, &fault.to_string(), &hint)
        }
    }
}

/// How the list is read: as the event file says, or as was asked for besides.
fn list_options(asked: &ReadOptions, named: &List, problems: &mut Problems) -> Option<ReadOptions> {
    let mut options = *asked;
    options.delimiter = options.delimiter.or(named.delimiter);
    if let (None, Some(label)) = (options.encoding, &named.encoding) {
        options.encoding = Encoding::from_label(label);
        if options.encoding.is_none() {
            let place = named.encoding_place.clone().unwrap_or_else(|| named.place.clone());
            let names = Encoding::NAMES.join(" ");
            let hint = match Encoding::nearest(label) {
                Some(nearest) => format!("did you mean `{nearest}`? there are {names}"),
                None => format!("choose one of {names}"),
            };
            problems.error(place, format!("there is no encoding `{label}`"), hint);
            return None;
        }
    }
    Some(options)
}

/// Whether what `list` names is the event file, be it by another path.
fn is_same(event: &File, list: &File) -> bool {
    event.path == list.path || event.bytes == list.bytes
}

/// Reads the list; none where it is not known who is on it.
fn read_list(
    file: &File,
    entrants: Entrants,
    options: ReadOptions,
    problems: &mut Problems,
) -> Option<Vec<Row>> {
    let path = &file.path;
    if file.bytes.len() > MAX_BYTES {
        let said = "the list has more than 8 MiB";
        problems.error(Place::of_file(path), said, "name a list with one entrant a row");
        return None;
    }
    if let Some((said, hint)) = list::other_than_list(path, &file.bytes) {
        problems.error(Place::of_file(path), said, hint);
        return None;
    }
    match encoding::decode(&file.bytes, options.encoding) {
        Ok(decoded) => {
            let text = options.seen(path, &decoded.text, problems);
            let rows = list::read(path, &text, entrants, options.delimiter, problems)?;
            if rows.is_empty() {
                let hint = "write one of those who take part on each line";
                problems.error(Place::of_file(path), "nobody is on the list", hint);
                return None;
            }
            Some(rows)
        }
        Err(fault) => {
            let line = fault.line();
            let place =
                line.map_or_else(|| Place::of_file(path), |line| Place::of_line(path, line));
            problems.error(place, fault.to_string(), fault.hint());
            None
        }
    }
}
