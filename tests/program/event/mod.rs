//! The commands of an event from end to end.

mod characters;
mod check;
mod lots;
mod new;

mod refusals;
mod sheets;
mod sources;

use crate::support::program::Desk;

/// An event of three whose lots are drawn.
const THREE: &str = r#"title = "Club final"
game = "chess"
locale = "en"

[[player]]
number = 2
name = "Ada"

[[player]]
number = 1
name = "Bo"

[[player]]
number = 3
name = "Cy"
"#;

/// An event of four teams whose lots are drawn.
const TEAMS: &str = r#"title = "Team cup"
game = "draughts"
locale = "en"
boards = 2

[[team]]
number = 1
name = "Ash"

[[team]]
number = 2
name = "Birch"

[[team]]
number = 3
name = "Cedar"

[[team]]
number = 4
name = "Dogwood"
"#;

/// A desk with an event on it, called `cup.toml`.
fn desk(event: &str) -> Desk {
    let desk = Desk::new();
    desk.put("cup.toml", event.as_bytes());
    desk
}

/// The event of three before the draw.
fn undrawn() -> String {
    let lines = THREE.lines().filter(|line| !line.starts_with("number"));
    lines.map(|line| format!("{line}\n")).collect()
}

/// The text that `words` write to standard output.
#[track_caller]
fn text(desk: &Desk, words: &[&str]) -> String {
    let bytes = desk.bytes(&[words, &["--format", "txt"]].concat());
    String::from_utf8(bytes).expect("UTF-8")
}
