//! The library without the command line: draws a round robin, prints round one, and writes
//! the whole table as a PDF file.
//!
//! `cargo run --locked --example library -- FILE` writes to `FILE`; without it the file
//! goes to the folder for temporary files.

use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use roundsheet::backend::pdf;
use roundsheet::font::FontSet;
use roundsheet::game::Game;
use roundsheet::layout::{Scale, Setting, lay_out};
use roundsheet::locale::{Catalog, Locale};
use roundsheet::output::{self, Target};
use roundsheet::paper::{Orientation, Paper, Press};
use roundsheet::schedule::{Cycles, Plan, Round, draw};
use roundsheet::sheets::{Brief, exact};

/// Seven players: in every round one of them rests.
const PLAYERS: u32 = 7;

fn main() -> Result<(), Box<dyn Error>> {
    let path = match std::env::args_os().nth(1) {
        Some(path) => PathBuf::from(path),
        None => std::env::temp_dir().join("roundsheet-library.pdf"),
    };
    let schedule = draw(&Plan::new(PLAYERS, Cycles::Single))?;
    let mut told: String = schedule.rounds.iter().take(1).map(in_words).collect();
    write_sheet(&path)?;
    told.push_str(&format!("{}\n", path.display()));
    Ok(io::stdout().write_all(told.as_bytes())?)
}

/// Who meets whom in `round`, one line for each board and one for the bye.
pub(crate) fn in_words(round: &Round) -> String {
    let mut words = format!("round {}\n", round.played);
    for (board, first, second) in round.games() {
        words.push_str(&format!("board {board}: {first} begins against {second}\n"));
    }
    if let Some(number) = round.bye() {
        words.push_str(&format!("{number} has the bye\n"));
    }
    words
}

/// Writes the table as a sheet of A4 in English to the file at `path`.
pub(crate) fn write_sheet(path: &Path) -> Result<(), Box<dyn Error>> {
    // What the sheet shows, by the conventions of the language.
    let locale = Locale::En;
    let brief = Brief {
        title: Some("Club championship".to_owned()),
        ..Brief::new(locale, vec![Game::Chess], PLAYERS, PLAYERS)
    };
    let document = exact::compose(&brief, &Catalog::new(locale)?)?;

    // Where it stands: as large as one sheet of paper allows.
    let setting = Setting {
        page: Paper::A4.held(Orientation::Portrait),
        margins: Paper::A4.usual_margins(),
        scale: Scale::Wall,
        press: Press::default(),
    };
    let fonts = FontSet::bundled();
    let volume = document.into();
    let pages = lay_out(&volume, &fonts, &setting)?;

    // The file appears in one step, or the one that was there stays.
    let file = pdf::write(&pages, &volume, &fonts, &pdf::Options::default())?;
    output::write(&Target::File(path.to_owned()), &file)?;
    Ok(())
}
