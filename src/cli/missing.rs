//! Values that were forgotten: an option that takes any text would take the next option for
//! it.

use std::ffi::OsString;

use clap::CommandFactory;

use super::Args;

/// The first option among `words` that takes a text and is followed by the name of another
/// option, and that name. `--title=--landscape` says what it means and is none.
pub(super) fn value(words: &[OsString]) -> Option<(String, String)> {
    let command = Args::command();
    let options: Vec<_> =
        command.get_subcommands().flat_map(clap::Command::get_arguments).collect();
    let named = |word: &str, takes_text: bool| {
        options.iter().any(|option| {
            let long = option.get_long().is_some_and(|long| word.strip_prefix("--") == Some(long));
            let short = option.get_short().is_some_and(|short| word == format!("-{short}"));
            (long || (short && takes_text)) && (!takes_text || option.is_allow_hyphen_values_set())
        })
    };
    words.windows(2).find_map(|pair| {
        let (option, next) = (pair[0].to_str()?, pair[1].to_str()?);
        (named(option, true) && named(next, false)).then(|| (option.to_owned(), next.to_owned()))
    })
}
