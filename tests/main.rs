//! One binary for all integration tests.

mod approved;
mod cli_parse;
mod composed;
mod editions;
mod event;
mod font;
mod html;
mod layers;
mod layout;
mod locale;
mod output;
mod pdf;
mod pdfa;
mod png;
mod program;
mod readme;
mod schedule;
mod support;
mod text;
