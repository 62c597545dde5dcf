//! What the sheets say: that every message says something right in every language, and that a
//! broken locale file is an error.

mod broken;
mod chinese;
mod choices;
mod environment;
mod files;
mod plurals;
mod texts;

use roundsheet::locale::{Catalog, Locale, Message};

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

/// The locale file of `locale`.
fn source(locale: Locale) -> &'static str {
    match locale {
        Locale::ZhHant => include_str!("../../locales/zh-Hant.ftl"),
        Locale::ZhHans => include_str!("../../locales/zh-Hans.ftl"),
        Locale::Ru => include_str!("../../locales/ru.ftl"),
        Locale::En => include_str!("../../locales/en.ftl"),
    }
}
