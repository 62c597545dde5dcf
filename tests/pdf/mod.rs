//! PDF files, read back by a crate that shares no code with what wrote them.

mod content;
pub(crate) mod fonts;
pub(crate) mod pages;
mod press;
pub(crate) mod properties;
pub(crate) mod reader;
mod text;
