//! One run of the program: request to brief, brief to document, document to bytes, bytes to
//! their place.

mod error;
mod event;
mod listing;
mod made;
mod manual;

mod pages;
mod progress;
mod report;
mod tables;
mod viewer;

pub use error::RunError;
pub use report::Report;

use crate::console::Notice;
use crate::request::Request;

/// Does what `request` asks for. What may not be meant is added to `notices`, also where
/// nothing comes of it.
///
/// # Errors
///
/// A mistake in the file of an event, a character that no face draws, paper that is too small,
/// a file that cannot be read or written.
pub fn run(request: &Request, notices: &mut Vec<Notice>) -> Result<Report, RunError> {
    match request {
        Request::Appendix(request) => tables::appendix(request, notices),
        Request::Table(request) => tables::table(request, notices),
        Request::New(request) => event::new(request),
        Request::Check(file) => event::check(file, notices),
        Request::Lots(request) => event::lots(request, notices),
        Request::Sheets(request) => event::sheets(request, notices),
        Request::Games => Ok(Report::text(listing::games()?)),
        Request::Locales => Ok(Report::text(listing::locales())),
        Request::Fonts => Ok(Report::text(listing::fonts())),
        Request::Completions(shell) => Ok(manual::script(*shell)),
        Request::Manual(folder) => manual::pages(folder.as_deref()),
    }
}
