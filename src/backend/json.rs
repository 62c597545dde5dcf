//! Tables of pairings as JSON. The door to `serde_json`.
//!
//! The text is one object in UTF-8 with a line feed at its end, indented, each pairing on a
//! line of its own:
//!
//! | field | value |
//! | --- | --- |
//! | `title` | the title of the sheet, a string |
//! | `locale` | the language of the title: `zh-Hant`, `zh-Hans`, `ru` or `en` |
//! | `entrants` | `players` or `teams` |
//! | `games` | a list of `{id, first, second}`: the game and the sides (`red`, `white`, `black`) of the first-named and the second-named, `null` where they are drawn by lot |
//! | `sides` | what decides about sides: `table` or `lot` |
//! | `cycles` | how many times everybody meets everybody: 1 or 2 |
//! | `last_rounds_swapped` | whether the last two rounds of cycle one are exchanged |
//! | `sides_exchanged` | whether first and second are exchanged in every pairing |
//! | `tables` | a list of tables, one for each number of entrants |
//! | `tables[].players` | the number of entrants |
//! | `tables[].rounds` | a list of rounds in the order of play |
//! | `….rounds[].round` | the round's place in the order of play, from 1; cycle two runs on |
//! | `….rounds[].table_round` | its number in the table, from 1; another than `round` where the order was changed |
//! | `….rounds[].cycle` | the cycle that it belongs to, 1 or 2 |
//! | `….rounds[].pairings` | a list of `{board, first, second}` by board, from 1; `first` begins |
//! | `….rounds[].bye` | the number that rests, `null` in an even field |

use std::io;

use serde::Serialize;
use serde_json::ser::{Formatter, PrettyFormatter, Serializer};

use crate::document::Dataset;

/// How deep a pairing lies: in the sheet, its tables, a table, its rounds, a round, its
/// pairings. What lies deeper is written on one line.
const PAIRING_DEPTH: usize = 6;

/// `dataset` as JSON.
pub fn write(dataset: &Dataset) -> Vec<u8> {
    let mut bytes = Vec::new();
    let lines = Lines { pretty: PrettyFormatter::new(), depth: 0 };
    dataset
        .serialize(&mut Serializer::with_formatter(&mut bytes, lines))
        .expect("numbers and strings are valid values, and a vector takes every byte");
    bytes.push(b'\n');
    bytes
}

/// Indents down to the pairings and writes each of those on one line.
struct Lines {
    pretty: PrettyFormatter<'static>,
    /// How many lists and objects are open.
    depth: usize,
}

impl Lines {
    /// Whether what is being written stands on one line.
    const fn is_flat(&self) -> bool {
        self.depth > PAIRING_DEPTH
    }
}

impl Formatter for Lines {
    fn begin_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        self.pretty.begin_array(writer)
    }

    fn end_array<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth -= 1;
        self.pretty.end_array(writer)
    }

    fn begin_array_value<W>(&mut self, writer: &mut W, first: bool) -> io::Result<()>
    where
        W: ?Sized + io::Write,
    {
        self.pretty.begin_array_value(writer, first)
    }

    fn end_array_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.pretty.end_array_value(writer)
    }

    fn begin_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.depth += 1;
        if self.is_flat() { writer.write_all(b"{") } else { self.pretty.begin_object(writer) }
    }

    fn end_object<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        let flat = self.is_flat();
        self.depth -= 1;
        if flat { writer.write_all(b"}") } else { self.pretty.end_object(writer) }
    }

    fn begin_object_key<W>(&mut self, writer: &mut W, first: bool) -> io::Result<()>
    where
        W: ?Sized + io::Write,
    {
        match (self.is_flat(), first) {
            (true, true) => Ok(()),
            (true, false) => writer.write_all(b", "),
            (false, _) => self.pretty.begin_object_key(writer, first),
        }
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        self.pretty.begin_object_value(writer)
    }

    fn end_object_value<W: ?Sized + io::Write>(&mut self, writer: &mut W) -> io::Result<()> {
        if self.is_flat() { Ok(()) } else { self.pretty.end_object_value(writer) }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use serde_json::Value;

    use super::*;
    use crate::document::{DatasetGame, DatasetPairing, DatasetRound, DatasetTable};

    /// The table for three, in the order of play of the published table for three or four.
    pub(in crate::backend) fn of_three() -> Dataset {
        let round = |round, first, second, bye| DatasetRound {
            round,
            table_round: round,
            cycle: 1,
            pairings: vec![DatasetPairing { board: 1, first, second }],
            bye: Some(bye),
        };
        Dataset {
            title: "A \"cup\" & <more>".to_owned(),
            locale: "en",
            entrants: "players",
            games: vec![DatasetGame { id: "go", first: None, second: None }],
            sides: "lot",
            cycles: 1,
            last_rounds_swapped: false,
            sides_exchanged: false,
            tables: vec![DatasetTable {
                players: 3,
                rounds: vec![round(1, 2, 3, 1), round(2, 1, 2, 3), round(3, 3, 1, 2)],
            }],
        }
    }

    #[test]
    fn a_pairing_has_a_line_of_its_own() {
        let text = String::from_utf8(write(&of_three())).unwrap();
        let round = "        {
          \"round\": 2,
          \"table_round\": 2,
          \"cycle\": 1,
          \"pairings\": [
            {\"board\": 1, \"first\": 1, \"second\": 2}
          ],
          \"bye\": 3
        },\n";
        assert!(text.contains(round), "{text}");
        assert!(text.ends_with("\n}\n"));
    }

    #[test]
    fn every_value_is_read_back() {
        let read: Value = serde_json::from_slice(&write(&of_three())).unwrap();
        assert_eq!(read, serde_json::to_value(of_three()).unwrap());
        assert_eq!(read["title"], "A \"cup\" & <more>");
        assert_eq!(read["games"][0]["first"], Value::Null);
        assert_eq!(read["tables"][0]["rounds"][2]["pairings"][0]["second"], 1);
    }
}
