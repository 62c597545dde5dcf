//! Faces, their choice and their subsets.

mod bundled;
mod core;
mod itemize;
mod subset;
