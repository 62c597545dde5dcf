//! The help that clap writes from the options.

use clap::CommandFactory;
use roundsheet::cli::Args;

#[test]
fn the_command_line_is_consistent() {
    Args::command().debug_assert();
}

#[test]
fn help_fits_eighty_columns() {
    let mut command = Args::command();
    command.build();
    let mut help = vec![command.render_help().to_string()];
    help.extend(command.get_subcommands_mut().map(|one| one.render_long_help().to_string()));
    assert!(help.len() > 5);
    for line in help.iter().flat_map(|help| help.lines()) {
        assert!(line.chars().count() <= 80, "{line}");
    }
}
