//! Tests of the library and the program from outside.

mod font;
mod pdf;
mod png;
