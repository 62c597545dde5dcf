//! What the sheets say: that every message says something right in every language, and that a
//! broken locale file is an error.

mod broken;
mod chinese;
mod choices;
mod environment;
mod files;
mod plurals;
mod texts;

use std::fmt::Debug;

use roundsheet::locale::{Book, Catalog, EventMessage, FileMessage, Locale, Message, Said};

/// The catalog of `locale`.
fn catalog(locale: Locale) -> Catalog {
    Catalog::new(locale).expect("the file is sound")
}

/// `message` in `locale`.
fn say(locale: Locale, message: &Message) -> String {
    catalog(locale).say(message).expect("the message is there")
}

/// Every sample in `locale`, with its text.
fn texts(locale: Locale) -> Vec<(Message, String)> {
    let catalog = catalog(locale);
    let say = |message: Message| {
        let text = catalog.say(&message).expect("the message is there");
        (message, text)
    };
    Message::samples().into_iter().map(say).collect()
}

/// What there is to say from `book`: each sample with its key.
fn samples(book: Book) -> Vec<(&'static str, Sample)> {
    fn all<T: Said + Debug + 'static>(samples: Vec<T>) -> Vec<(&'static str, Sample)> {
        samples
            .into_iter()
            .map(|sample| {
                (sample.key(), Sample { debug: format!("{sample:?}"), say: say_it(sample) })
            })
            .collect()
    }
    match book {
        Book::Tables => all(Message::samples()),
        Book::Event => all(EventMessage::samples()),
        Book::File => all(FileMessage::samples()),
    }
}

/// A message of any book.
struct Sample {
    /// The message as the program writes it.
    debug: String,
    /// What a catalog says.
    say: Box<dyn Fn(&Catalog) -> String>,
}

fn say_it<T: Said + Debug + 'static>(message: T) -> Box<dyn Fn(&Catalog) -> String> {
    Box::new(move |catalog| {
        catalog.say(&message).unwrap_or_else(|error| panic!("{message:?}: {error}"))
    })
}

/// Every sample of what sheets say in `locale`, as the program writes it, with its text. What is
/// written into files has rules of its own.
fn all_texts(locale: Locale) -> Vec<(String, String)> {
    let catalog = Catalog::of(locale, &Book::ALL).expect("the files are sound");
    let samples = [Book::Tables, Book::Event].into_iter().flat_map(samples);
    samples.map(|(_, sample)| (sample.debug, (sample.say)(&catalog))).collect()
}
