//! Writes what was composed: pages as PDF and PNG, documents in plain formats.

pub mod pdf;
pub mod png;
