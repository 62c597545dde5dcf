//! Files that are something else, or far too long: refused in few words, and soon.

use std::fmt::Write;

use roundsheet::event::ReadOptions;

use super::{Files, entries, naming, players, read, told};

#[test]
fn a_file_of_mistakes_is_told_in_part() {
    let mut event = super::with_four("");
    for number in 0..1002 {
        event.insert_str(12, &format!("a{number} = 1\n"));
    }
    let told = told(&read(&event).problems);
    assert_eq!(told.len(), 1001);
    assert!(told[0].starts_with("event.toml:2:1: there is no field"), "{}", told[0]);
    let last = "event.toml: there are 2 more mistakes -> put the first of them right, and check \
                again";
    assert_eq!(told[1000], last);
}

#[test]
fn warnings_are_told_in_part_and_the_event_is_read() {
    let list = format!("name\n{}", "A\n".repeat(1002));
    let reading = players(list.as_bytes());
    let told = told(&reading.problems);
    assert_eq!(told.len(), 1001);
    assert!(told[1000].starts_with("warning: event.toml: there is one more warning -> "));
    assert_eq!(reading.event.expect("warnings only").field.len(), 1002);
}

#[test]
fn errors_are_told_though_warnings_are_many() {
    let list = format!("name\n{}\u{7}\n", "A\n".repeat(1500));
    let reading = players(list.as_bytes());
    assert!(reading.event.is_none());
    assert!(told(&reading.problems).iter().any(|line| line.contains("U+0007")));
}

#[test]
fn a_head_of_too_many_columns_is_no_head() {
    for head in ["name", "a"] {
        let list = format!("{head}{}\nA\nB\n", ",x".repeat(1000));
        let said = "list.csv:1: this row has more than 1000 fields -> name a list with one \
                    entrant a row";
        assert_eq!(told(&players(list.as_bytes()).problems), [said]);
    }
}

#[test]
fn columns_are_counted_near_the_beginning_of_a_line() {
    let mut event = "title = \"T\"\ndraw = {".to_owned();
    for number in 0..900 {
        write!(event, "without-an-end-{number} = 1, ").expect("memory");
    }
    event.push_str("}\n");
    event.push_str(super::FOUR);
    let told = told(&read(&event).problems);
    let any = |start: &str| told.iter().any(|line| line.starts_with(start));
    assert!(any("event.toml:2:9: there is no field `without-an-end-0`"), "{told:?}");
    assert!(any("event.toml:2: there is no field `without-an-end-899`"), "{told:?}");
}

#[test]
fn unseen_characters_without_end_are_left_out_in_little_time() {
    let list = format!("name\n{}A\nB\n", "\u{200b}".repeat(1_000_000));
    let files = [("event.toml", naming("players", "")), ("list.csv", list)];
    let files: Vec<_> = files.iter().map(|(name, text)| (*name, text.as_bytes())).collect();
    let options = ReadOptions { drop_unseen: true, ..ReadOptions::default() };
    let reading = Files::of(&files).read(&options);
    assert_eq!(reading.problems.len(), 1001);
    assert_eq!(reading.event.expect("warnings only").field[0].name, "A");
}

#[test]
fn a_key_without_end_is_not_compared() {
    let event = super::with_four(&format!("{} = 1", "a".repeat(1_000_000)));
    assert_eq!(read(&event).problems.len(), 1);
}

#[test]
fn an_event_file_is_not_its_own_list() {
    for name in ["event.toml", "other.csv"] {
        let event = format!("title = 'T'\n[players]\nfile = '{name}'\n");
        let files = [("event.toml", event.as_bytes()), ("other.csv", event.as_bytes())];
        let reading = Files::of(&files).read(&ReadOptions::default());
        let said = "event.toml:3:8: this is the event file itself, and no list -> name a file in \
                    CSV, with one entrant a row";
        assert_eq!(told(&reading.problems), [said], "{name}");
    }
}

#[test]
fn reports_and_workbooks_are_no_lists() {
    let report = "this is a tournament report (TRF), and a list is CSV -> export the entrants of \
                  your pairing program as CSV, and name that file";
    let workbook = "this is the workbook of a spreadsheet, and a list is CSV -> save the sheet \
                    with the entrants as CSV, and name that file";
    let trf = "012 Cup\r\n001    1      Smith\r\n001   12 m    Łuka, J\r\nXXR 9\r\n \r\n";
    for (name, bytes, said) in [
        ("list.csv", trf.as_bytes(), report),
        ("list.trf", b"Smith\nJones\n", report),
        ("list.TRFX", b"Smith\nJones\n", report),
        ("list.csv", b"PK\x03\x04\x14\0", workbook),
        ("list.ods", b"x", workbook),
    ] {
        let event = naming("players", "").replace("list.csv", name);
        let files = [("event.toml", event.as_bytes()), (name, bytes)];
        let reading = Files::of(&files).read(&ReadOptions::default());
        assert_eq!(told(&reading.problems), [format!("{name}: {said}")], "{name}");
    }
}

#[test]
fn names_that_look_like_codes_are_names() {
    let reading = players("001 Smith\nАА Б\n".as_bytes());
    assert_eq!(entries(&reading), [(0, "001 Smith"), (0, "АА Б")]);
    let reading = players("No.,Name\n001,A1\n002,B2\n".as_bytes());
    assert_eq!(entries(&reading), [(1, "A1"), (2, "B2")]);
}

#[test]
fn a_head_with_nobody_below_it_is_a_fault_of_the_list() {
    let said = "list.csv: nobody is on the list -> write one of those who take part on each line";
    assert_eq!(told(&players(b"No.,Name\n\n").problems), [said]);
}

#[test]
fn names_that_are_refused_are_not_each_other() {
    let reading = players("name\nA\u{200d}B\nC\u{fe0f}D\n".as_bytes());
    let told = told(&reading.problems);
    assert_eq!(told.len(), 2, "{told:?}");
    assert!(told.iter().all(|line| line.contains("an invisible mark")), "{told:?}");
}

#[test]
fn one_other_is_not_many() {
    let event = super::with_four("").replacen("name = \"A\"", "name = \"A\"\nnumber = 1", 1);
    let told = told(&read(&event).problems);
    assert!(told[0].contains("`B` has no number, and another has -> "), "{told:?}");
}

#[test]
fn a_mark_of_byte_order_within_an_event_file_is_to_be_taken_out() {
    let event = super::with_four("place = \"\u{feff}Hall\"");
    let told = told(&read(&event).problems);
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].contains("U+FEFF") && told[0].contains("-> take it out"), "{told:?}");
}
