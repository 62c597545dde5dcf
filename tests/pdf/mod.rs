//! PDF files, read back by a crate that shares no code with what wrote them.

mod content;
mod fonts;
pub(crate) mod pages;
mod properties;
pub(crate) mod reader;
mod text;
