//! Round-robin (Berger) tables, computed and typeset for print.

pub mod backend;
pub mod clean;
pub mod cli;
pub mod display;
pub mod document;
pub mod font;
pub mod game;
pub mod layout;
pub mod locale;
pub mod output;
pub mod paper;
pub mod request;
pub mod run;
pub mod schedule;
pub mod sheets;
pub mod units;
