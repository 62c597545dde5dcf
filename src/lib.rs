//! Round-robin (Berger) tables, computed and typeset for print.
//!
//! The program `roundsheet` is a thin shell round this library. One sheet goes one way
//! through it, and each stage has one type that it hands on:
//!
//! | from | by | to |
//! | --- | --- | --- |
//! | the words of a command line | [`cli::parse`], [`request::resolve`] | [`request::Request`]: every default filled in, every clash refused |
//! | a request | [`run::run`] | [`sheets::Brief`]: what one sheet is asked to show |
//! | a brief | [`schedule::draw`] | [`schedule::Schedule`]: rounds of pairings and byes, numbers only |
//! | a brief and its schedules | [`sheets::appendix::compose`], [`sheets::exact::compose`] | [`document::Document`]: what is said, without places |
//! | a document | [`layout::lay_out`] | [`display::DisplayList`]: pages of placed marks |
//! | a display list | [`backend::pdf::write`], [`backend::png::write_page`] | bytes |
//! | a document | [`backend::html::write`], [`backend::text::write`] | a web page, plain text |
//! | a brief | [`sheets::data::collect`] | [`document::Dataset`], for [`backend::csv::write`] and [`backend::json::write`] |
//!
//! A library user enters at any stage. From a [`schedule::Plan`] come the rounds alone; from
//! a brief comes a whole sheet:
//!
//! ```
//! use roundsheet::backend::pdf;
//! use roundsheet::font::FontSet;
//! use roundsheet::game::Game;
//! use roundsheet::layout::{Scale, Setting, lay_out};
//! use roundsheet::locale::{Catalog, Locale};
//! use roundsheet::paper::{Orientation, Paper, Press};
//! use roundsheet::sheets::{Brief, exact};
//!
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let brief = Brief::new(Locale::ZhHans, vec![Game::Xiangqi], 8, 8);
//! let document = exact::compose(&brief, &Catalog::new(brief.locale)?)?;
//! let setting = Setting {
//!     page: Paper::A4.held(Orientation::Portrait),
//!     margins: Paper::A4.usual_margins(),
//!     scale: Scale::Wall,
//!     press: Press::default(),
//! };
//! let fonts = FontSet::bundled();
//! let title = document.title.clone();
//! let volume = document.into();
//! let pages = lay_out(&volume, &fonts, &setting)?;
//! let bytes = pdf::write(&pages, &volume, &fonts, &pdf::Options::default())?;
//! assert_eq!(title, "8人循环赛对局秩序表");
//! assert_eq!(pages.pages.len(), 1);
//! assert!(bytes.starts_with(b"%PDF-1.7"));
//! # Ok(())
//! # }
//! ```
//!
//! The modules, from the ground up; each uses only those above it:
//!
//! - [`units`]: lengths, places and sizes in whole thousandths of a point.
//! - [`schedule`]: who meets whom and when, and the audit that checks it.
//! - [`game`]: the games and who begins in each.
//! - [`locale`]: what sheets say in each language, and how numbers are written.
//! - [`event`]: an event as its file says it: its rounds, its entrants, their lots.
//! - [`font`]: the bundled faces and those of the user, which of them draws which character, and subsets.
//! - [`document`]: headings, paragraphs, lists and tables in reading order.
//! - [`sheets`]: the sheets that there are, composed into documents.
//! - [`paper`]: sizes of paper and their margins.
//! - [`display`]: pages of placed marks.
//! - [`layout`]: documents to pages.
//! - [`backend`]: pages and documents to bytes.
//! - [`clean`]: text typed by a user, brought into the form that sheets print.
//! - [`input`]: files that a user names, to bytes.
//! - [`output`]: bytes to files and standard output.
//! - [`console`]: what is told on standard error.
//! - [`cli`]: what can be typed.
//! - [`request`]: what it means.
//! - [`run`]: one run of the program.
//!
//! Between a request and the bytes nothing reads a clock, the environment, the network or a
//! system font: the same request gives the same bytes.

pub mod backend;
pub mod clean;
pub mod cli;
pub mod console;
pub mod display;
pub mod document;
pub mod event;
pub mod font;
pub mod game;
pub mod input;
pub mod layout;
pub mod locale;
pub mod output;
pub mod paper;
pub mod request;
pub mod run;
pub mod schedule;
pub mod sheets;
pub mod units;
