//! Quotes: those out of place are reported, and all others are read as the `csv` crate reads
//! them.

use super::{players, told};

#[test]
fn stray_and_unclosed_quotes_are_reported_with_their_line() {
    let problems = |list: &str| told(&players(list.as_bytes()).problems);
    let middle = "a quote stands in the middle of a field -> put the whole field between quotes, and write each quote in it twice";
    assert_eq!(problems("no,name\n1,A\n2,Klub \"Nord\"\n"), [format!("list.csv:3:8: {middle}")]);
    assert_eq!(problems("no,name\n1,A\n2,\"Klub\" Nord\n"), [format!("list.csv:3:8: {middle}")]);
    assert_eq!(
        problems("no,name\n1,A\n2,\"B\n3,C\n"),
        [
            "list.csv:3:3: this quote is never closed -> close it, or write \"\" for a quote in a name"
        ]
    );
}

/// A small generator of numbers that are always the same (Marsaglia's xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % most
    }
}

/// A thousand lists of fields with delimiters, quotes and line ends in them, written by the
/// `csv` crate.
#[test]
fn fields_are_unquoted_as_by_the_csv_crate() {
    let pieces = ["a", "é", "汉", ",", ";", "\"", "\n", "\r\n", " ", "x y"];
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    for _ in 0..1000 {
        let rows: Vec<String> = (0..2 + numbers.below(5))
            .map(|_| {
                let middle: String =
                    (0..numbers.below(6)).map(|_| pieces[numbers.below(pieces.len())]).collect();
                format!("N{middle}")
            })
            .collect();
        let mut writer = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
        writer.write_record(["name", "club"]).unwrap();
        for row in &rows {
            writer.write_record([row.as_str(), "x"]).unwrap();
        }
        let bytes = writer.into_inner().unwrap();
        let reading = players(&bytes);
        let event = reading.event.unwrap_or_else(|| panic!("{rows:?}: {:?}", reading.problems));
        let expected: Vec<String> =
            rows.iter().map(|row| row.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        let names: Vec<&String> = event.field.iter().map(|it| &it.name).collect();
        assert_eq!(names, expected.iter().collect::<Vec<_>>());
        assert!(event.field.iter().all(|it| it.team.as_deref() == Some("x")));
    }
}
