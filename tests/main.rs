//! One binary for all integration tests.

mod font;
mod layout;
mod locale;
mod schedule;
mod support;
