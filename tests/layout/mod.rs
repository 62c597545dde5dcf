//! Pages: nothing outside the margins, nothing over anything else, nothing lost.

mod geometry;
mod lines;
