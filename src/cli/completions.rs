//! Scripts by which shells complete command lines. The door to `clap_complete`.

use clap::{Args as ClapArgs, CommandFactory};
use clap_complete::generate;

use super::Args;

/// The options of `completions`.
#[derive(Clone, Debug, Default, ClapArgs)]
pub struct CompletionsArgs {
    /// Shell: bash, zsh, fish, powershell or elvish
    #[arg(value_name = "SHELL")]
    pub shell: String,
}

/// A shell that a script can be made for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shell {
    /// GNU Bash.
    Bash,
    /// Z shell.
    Zsh,
    /// Fish.
    Fish,
    /// PowerShell.
    PowerShell,
    /// Elvish.
    Elvish,
}

impl Shell {
    /// Every shell, in the order in which lists show them.
    pub const ALL: [Self; 5] = [Self::Bash, Self::Zsh, Self::Fish, Self::PowerShell, Self::Elvish];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bash => "bash",
            Self::Zsh => "zsh",
            Self::Fish => "fish",
            Self::PowerShell => "powershell",
            Self::Elvish => "elvish",
        }
    }
}

/// The script that has `shell` complete the commands and options of the program.
pub fn completions(shell: Shell) -> Vec<u8> {
    let shell = match shell {
        Shell::Bash => clap_complete::Shell::Bash,
        Shell::Zsh => clap_complete::Shell::Zsh,
        Shell::Fish => clap_complete::Shell::Fish,
        Shell::PowerShell => clap_complete::Shell::PowerShell,
        Shell::Elvish => clap_complete::Shell::Elvish,
    };
    let mut command = Args::command();
    let name = command.get_name().to_owned();
    let mut script = Vec::new();
    generate(shell, &mut command, name, &mut script);
    script
}
