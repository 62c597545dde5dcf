//! The example events: each becomes sheets that say every name and keep the standards.

use std::fs;
use std::path::{Path, PathBuf};

use page_validation::ValidationProfile;
use roundsheet::event::{self, Event, ReadOptions};

use super::gate::failures;
use crate::pdf::reader::open;
use crate::support::program::Desk;

/// A desk with all files of the examples on it, and the names of the events.
fn desk() -> (Desk, Vec<String>) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/events");
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let (desk, mut events) = (Desk::new(), Vec::new());
    for path in paths {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        desk.put(name, &fs::read(&path).expect("readable"));
        events.extend(name.strip_suffix(".toml").map(str::to_owned));
    }
    assert_eq!(events.len(), 20);
    (desk, events)
}

fn read(desk: &Desk, name: &str) -> Event {
    let mut load = |path: &Path| fs::read(path);
    let path = desk.path(&format!("{name}.toml"));
    let reading = event::read(&path, &ReadOptions::default(), &mut load).expect("readable");
    reading.event.expect("nothing is wrong in it")
}

/// `text` as HTML has it.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('\'', "&#39;")
}

#[test]
fn every_example_event_becomes_sheets() {
    let (desk, names) = desk();
    for name in names {
        let file = format!("{name}.toml");
        if !read(&desk, &name).is_drawn() {
            let refused = desk.run(&["sheets", &file]);
            assert_eq!(refused.code, 1, "{name}: {}", refused.stderr);
            let drawn = desk.run(&["lots", &file, "--draw", "--seed", "7", "-o", "lots.pdf"]);
            assert_eq!((drawn.code, drawn.stderr.as_str()), (0, ""), "{name}");
            assert_eq!(failures(&desk.read("lots.pdf"), ValidationProfile::PdfUa1), [""; 0]);
        }
        let event = read(&desk, &name);
        let made = desk.run(&["sheets", &file, "-o", "sheets.pdf"]);
        assert_eq!(made.code, 0, "{name}: {}", made.stderr);
        // Long names may be shortened on forms; nothing else is to be said.
        let warns = |line: &str| line.starts_with("warning: ") && line.contains("shortened");
        assert!(made.stderr.lines().all(warns), "{name}: {}", made.stderr);
        let pdf = desk.read("sheets.pdf");
        assert!(open(&pdf).pages().len() >= 7, "{name}");
        for profile in [ValidationProfile::PdfA2a, ValidationProfile::PdfUa1] {
            assert_eq!(failures(&pdf, profile), [""; 0], "{name} {profile:?}");
        }
        let made = desk.run(&["sheets", &file, "--only", "entrants", "-o", "entrants.html"]);
        assert_eq!((made.code, made.stderr.as_str()), (0, ""), "{name}");
        let html = String::from_utf8(desk.read("entrants.html")).expect("UTF-8");
        for entrant in &event.field {
            assert!(html.contains(&escaped(&entrant.name)), "{name}: {}", entrant.name);
            for player in &entrant.players {
                assert!(html.contains(&escaped(player)), "{name}: {player}");
            }
        }
    }
}
