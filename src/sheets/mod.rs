//! The sheets: what each says, composed from a schedule in a language. Places no mark.

pub mod appendix;
mod brief;
pub mod data;
pub mod event;
pub mod exact;
mod instructions;
mod method;
mod rounds;
mod sides;

pub use brief::{Brief, ComposeError};
