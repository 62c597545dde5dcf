//! Pages: nothing outside the margins, nothing over anything else, nothing lost.

mod cards;
mod forms;
mod geometry;
mod lines;
