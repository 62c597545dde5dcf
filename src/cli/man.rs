//! Pages of the manual. The door to `clap_mangen`.

use clap::{Args as ClapArgs, CommandFactory};
use clap_mangen::Man;

use super::Args;

/// The options of `man`.
#[derive(Clone, Debug, Default, ClapArgs)]
#[command(next_line_help = true)]
pub struct ManArgs {
    /// Folder that gets a page for each command [default: standard output
    /// gets the main page]
    #[arg(short, long, value_name = "DIR", allow_hyphen_values = true, verbatim_doc_comment)]
    pub output: Option<String>,
}

/// A page of the manual.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ManualPage {
    /// The name of its file: `roundsheet-table.1`.
    pub name: String,
    /// The page in roff.
    pub text: Vec<u8>,
}

/// The pages of the manual: the main one, and one for each command.
pub fn manual() -> Vec<ManualPage> {
    let mut main = Args::command().disable_help_subcommand(true);
    main.build();
    let commands: Vec<clap::Command> = main.get_subcommands().cloned().collect();
    std::iter::once(main).chain(commands).filter_map(page).collect()
}

/// The page of one command; writing to memory does not fail.
fn page(command: clap::Command) -> Option<ManualPage> {
    let man = Man::new(command);
    let name = man.get_filename();
    let mut text = Vec::new();
    man.render(&mut text).ok().map(|()| ManualPage { name, text })
}
