//! One binary for all integration tests.

mod font;
mod schedule;
