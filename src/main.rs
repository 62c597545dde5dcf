//! The program: what was typed is parsed, resolved and run, and what came of it is told.

use std::io::{self, Write};
use std::process::ExitCode;

use roundsheet::clean::told;
use roundsheet::cli::{Ending, parse};
use roundsheet::output::write_stdout;
use roundsheet::request::{Environment, resolve};
use roundsheet::run::{run, untold};

/// The command line was refused.
const USAGE: u8 = 2;

/// Something could not be read or written.
const IO: u8 = 3;

fn main() -> ExitCode {
    let args = match parse(std::env::args_os()) {
        Ok(args) => args,
        Err(Ending::Answer(said)) => return print(&said, None),
        Err(Ending::Refusal(said)) => {
            let mut stderr = io::stderr().lock();
            for line in said.lines() {
                let _ = writeln!(stderr, "{}", told(line));
            }
            return ExitCode::from(USAGE);
        }
    };
    let request = match resolve(args, &environment()) {
        Ok(request) => request,
        Err(error) => return refuse(&error, Some(error.hint()), error.exit_code()),
    };
    match run(&request) {
        Ok(report) => print(&report, untold(&request, &report)),
        Err(error) => refuse(&error, error.hint(), error.exit_code()),
    }
}

/// The variables that name the user's language, and the date of what is made.
#[expect(clippy::disallowed_methods, reason = "the one place where the environment is read")]
fn environment() -> Environment {
    let variable = |name| std::env::var(name).ok();
    Environment {
        lc_all: variable("LC_ALL"),
        lc_messages: variable("LC_MESSAGES"),
        lang: variable("LANG"),
        source_date_epoch: variable("SOURCE_DATE_EPOCH"),
    }
}

/// Prints what the program has to say. `untold` is what is to be known where it cannot.
fn print(said: &str, untold: Option<String>) -> ExitCode {
    match write_stdout(said.as_bytes()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => refuse(&error, untold.or(error.hint()), IO),
    }
}

/// Tells why nothing came of it. Where not even that can be told, the exit code does.
fn refuse(error: &dyn std::error::Error, hint: Option<String>, code: u8) -> ExitCode {
    let mut stderr = io::stderr().lock();
    let _ = writeln!(stderr, "error: {}", told(&error.to_string()));
    if let Some(hint) = hint {
        let _ = writeln!(stderr, "hint: {}", told(&hint));
    }
    ExitCode::from(code)
}
