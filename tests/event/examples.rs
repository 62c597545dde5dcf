//! The example events, which are read without a word.

use std::fs;
use std::path::Path;

use roundsheet::event::{self, ReadOptions};

use super::told;

#[test]
fn the_example_events_are_sound() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/events");
    let mut count = 0;
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("an entry").path();
        if path.extension().is_none_or(|ending| ending != "toml") {
            continue;
        }
        let mut load = |path: &Path| fs::read(path);
        let reading = event::read(&path, &ReadOptions::default(), &mut load).expect("readable");
        assert_eq!(told(&reading.problems), [""; 0], "{}", path.display());
        let event = reading.event.expect("no error");
        assert!(event.draw().is_ok(), "{}", path.display());
        count += 1;
    }
    assert!(count >= 20, "{count} examples");
}
