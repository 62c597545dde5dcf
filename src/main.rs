//! The program: what was typed is parsed, resolved and run, and what came of it is told.

use std::process::ExitCode;

use roundsheet::cli::{Ending, parse};
use roundsheet::console::{Notice, tell, tell_lines};
use roundsheet::output::write_stdout;
use roundsheet::request::{Environment, resolve};
use roundsheet::run::run;

/// The command line was refused.
const USAGE: u8 = 2;

/// Something could not be read or written.
const IO: u8 = 3;

fn main() -> ExitCode {
    let args = match parse(std::env::args_os()) {
        Ok(args) => args,
        Err(Ending::Answer(said)) => return print(said.as_bytes(), None),
        Err(Ending::Refusal(said)) => {
            tell_lines(said.lines());
            return ExitCode::from(USAGE);
        }
    };
    let request = match resolve(args, &environment()) {
        Ok(request) => request,
        Err(error) => {
            tell(&[Notice::error(error.to_string(), Some(error.hint()))]);
            return ExitCode::from(error.exit_code());
        }
    };
    let mut notices = Vec::new();
    let result = run(&request, &mut notices);
    tell(&notices);
    match result {
        Ok(report) => print(&report.said, report.untold()),
        Err(error) => {
            let code = error.exit_code();
            tell(&error.notices());
            ExitCode::from(code)
        }
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
fn print(said: &[u8], untold: Option<String>) -> ExitCode {
    match write_stdout(said) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            tell(&[Notice::error(error.to_string(), untold.or(error.hint()))]);
            ExitCode::from(IO)
        }
    }
}
