//! Writes what was composed: pages as PDF and PNG, documents in plain formats.

pub mod csv;
pub mod html;
pub mod json;
pub mod pdf;
pub mod png;
pub mod text;
