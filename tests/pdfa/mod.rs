//! PDF/A-2a and PDF/UA-1: what a validator says of the files, and what no validator looks at.

mod content;
mod damage;
mod document;
mod examples;
mod fonts;
mod form;
mod gate;
mod profile;
mod samples;
mod tree;
