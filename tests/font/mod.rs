//! Faces, their choice and their subsets.

mod bundled;
mod core;
mod drawn;
mod itemize;
mod made;
mod subset;
mod user;
