//! One binary for all integration tests.

mod cli_parse;
mod font;
mod html;
mod layout;
mod locale;
mod output;
mod pdf;
mod png;
mod readme;
mod schedule;
mod support;
mod text;
