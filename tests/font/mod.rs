//! Faces, their choice and their subsets.

mod bundled;
mod itemize;
mod subset;
