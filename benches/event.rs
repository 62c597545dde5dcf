//! How long the sheets of an event take: from its file to the bytes.

use std::convert::Infallible;
use std::fmt::Write;
use std::path::Path;

use divan::{Bencher, black_box};
use roundsheet::backend::pdf;
use roundsheet::document::Volume;
use roundsheet::event::{self, Event, ReadOptions};
use roundsheet::font::FontSet;
use roundsheet::layout::{Scale, Setting, lay_out_each};
use roundsheet::locale::{Book, Catalog};
use roundsheet::paper::{Orientation, Paper, Press};
use roundsheet::sheets::event::{EventBrief, Kind, compose};

fn main() {
    divan::main();
}

/// The file of an event of `count` players.
fn file(locale: &str, count: u32) -> String {
    let mut file = format!("title = \"Speed\"\nlocale = \"{locale}\"\n");
    for number in 1..=count {
        writeln!(file, "[[player]]\nnumber = {number}\nname = \"Player Number {number}\"")
            .expect("a string takes every character");
    }
    file
}

fn read(file: &str) -> Event {
    let mut load = |_: &Path| Ok::<_, Infallible>(file.as_bytes().to_vec());
    let reading = event::read(Path::new("event.toml"), &ReadOptions::default(), &mut load);
    reading.expect("the file is there").event.expect("an event")
}

/// All sheets of an event of players as a PDF file, with the faces read anew.
fn sheets(file: &str) -> Vec<u8> {
    let event = read(file);
    let schedule = event.draw().expect("a schedule");
    let brief = EventBrief::new(&event, &schedule);
    let catalog = Catalog::of(event.locale, &[Book::Tables, Book::Event]).expect("sound texts");
    let kinds = Kind::ALL.into_iter().filter(|kind| !kind.is_for_teams());
    let documents = kinds.map(|kind| compose(kind, &brief, &catalog).expect("a sheet"));
    let volume = Volume::of(documents.collect());
    let setting = Setting {
        page: Paper::A4.held(Orientation::Portrait),
        margins: Paper::A4.usual_margins(),
        scale: Scale::Form,
        press: Press::default(),
    };
    let fonts = FontSet::bundled();
    let settings = vec![setting; volume.documents().len()];
    let pages = lay_out_each(&volume, &fonts, &settings).expect("pages");
    pdf::write(&pages, &volume, &fonts, &pdf::Options::default()).expect("a file")
}

#[divan::bench(args = ["zh-Hans", "ru", "en"], sample_count = 10, sample_size = 1)]
fn sheets_of_twenty(bencher: Bencher<'_, '_>, locale: &str) {
    let file = file(locale, 20);
    bencher.bench(|| sheets(black_box(&file)));
}

#[divan::bench(sample_count = 3, sample_size = 1)]
fn sheets_of_a_hundred(bencher: Bencher<'_, '_>) {
    let file = file("en", 100);
    bencher.bench(|| sheets(black_box(&file)));
}

#[divan::bench(sample_count = 10, sample_size = 1)]
fn read_two_thousand(bencher: Bencher<'_, '_>) {
    let file = file("en", 2000);
    bencher.bench(|| read(black_box(&file)));
}
