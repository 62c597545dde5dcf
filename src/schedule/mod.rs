//! Who meets whom, and when. Knows drawn numbers only: no names, no language.
