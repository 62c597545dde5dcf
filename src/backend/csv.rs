//! Pairings as comma-separated values, one a line. The door to the `csv` crate.
//!
//! The columns are `players,round,board,first,second`: the number of entrants that the
//! table is for, the round in the order of play (a second cycle runs on), the board, the
//! number that begins and the number that plays second. A number that rests has a line of
//! its own before the pairings of its round, with neither board nor second.

use csv::{Terminator, WriterBuilder};

use crate::document::Dataset;

/// The names of the columns.
const COLUMNS: [&str; 5] = ["players", "round", "board", "first", "second"];

/// The byte order mark in UTF-8.
const BOM: &[u8] = "\u{feff}".as_bytes();

/// How CSV is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CsvOptions {
    /// Whether it begins with a byte order mark, by which some spreadsheets know UTF-8.
    pub bom: bool,
    /// The ASCII character between fields.
    pub delimiter: u8,
}

impl Default for CsvOptions {
    /// RFC 4180: a comma and no mark.
    fn default() -> Self {
        Self { bom: false, delimiter: b',' }
    }
}

/// `dataset` as CSV, in ASCII digits, with a line feed at the end of each line.
pub fn write(dataset: &Dataset, options: CsvOptions) -> Vec<u8> {
    let mut bytes = Vec::new();
    if options.bom {
        bytes.extend_from_slice(BOM);
    }
    write_rows(dataset, options.delimiter, &mut bytes)
        .expect("numbers are valid fields, and a vector takes every byte");
    bytes
}

fn write_rows(dataset: &Dataset, delimiter: u8, bytes: &mut Vec<u8>) -> csv::Result<()> {
    let mut writer = WriterBuilder::new()
        .delimiter(delimiter)
        .terminator(Terminator::Any(b'\n'))
        .has_headers(false)
        .from_writer(bytes);
    writer.write_record(COLUMNS)?;
    for table in &dataset.tables {
        for round in &table.rounds {
            let (players, played) = (table.players, round.round);
            if let Some(bye) = round.bye {
                writer.serialize((players, played, None::<u32>, bye, None::<u32>))?;
            }
            for pairing in &round.pairings {
                let (first, second) = (pairing.first, pairing.second);
                writer.serialize((players, played, Some(pairing.board), first, Some(second)))?;
            }
        }
    }
    writer.flush()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::backend::json::tests::of_three;

    #[test]
    fn a_bye_stands_first_in_its_round() {
        let bytes = write(&of_three(), CsvOptions::default());
        assert_eq!(
            String::from_utf8(bytes).unwrap(),
            "players,round,board,first,second\n\
             3,1,,1,\n3,1,1,2,3\n\
             3,2,,3,\n3,2,1,1,2\n\
             3,3,,2,\n3,3,1,3,1\n"
        );
    }

    #[test]
    fn the_mark_and_the_delimiter_are_options() {
        let bytes = write(&of_three(), CsvOptions { bom: true, delimiter: b'\t' });
        let text = String::from_utf8(bytes).unwrap();
        assert!(text.starts_with("\u{feff}players\tround\tboard\tfirst\tsecond\n3\t1\t\t1\t\n"));
    }

    /// A line as its columns are read.
    type Line = (u32, u32, Option<u32>, u32, Option<u32>);

    #[test]
    fn every_line_is_read_back() {
        let options = CsvOptions { bom: false, delimiter: b';' };
        let bytes = write(&of_three(), options);
        let mut reader = csv::ReaderBuilder::new().delimiter(b';').from_reader(&*bytes);
        let rows: Vec<Line> = reader.deserialize().collect::<Result<_, _>>().unwrap();
        assert_eq!(rows.len(), 6);
        assert_eq!(rows[4], (3, 3, None, 2, None));
        assert_eq!(rows[5], (3, 3, Some(1), 3, Some(1)));
    }
}
