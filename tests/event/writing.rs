//! Numbers written into the files of an event: all else stays as it is, to the byte.

use roundsheet::event::{self, Encoding, ReadOptions, Reading, WriteRefused, lots, write_draw};

use super::{Files, entries, naming, told};

/// A draw in `files`, with what becomes of the file `name`.
fn drawn(files: &[(&str, &[u8])], options: &ReadOptions, name: &str) -> Vec<u8> {
    let reading = Files::of(files).read(options);
    let written = write(&reading).expect("it can be written");
    // What is written is read again, with the numbers that were drawn.
    let mut event = reading.event.expect("no error");
    lots::draw(&event, "berger", true).expect("a draw").apply(&mut event);
    let new: Vec<(&str, &[u8])> = files
        .iter()
        .map(|(file, bytes)| {
            let new = written.iter().find(|(path, _)| path.to_str() == Some(file));
            (*file, new.map_or(*bytes, |(_, bytes)| &bytes[..]))
        })
        .collect();
    let again = Files::of(&new).read(options).event.expect("no error");
    assert_eq!(again.seed, event.seed);
    let pairs = |event: &event::Event| -> Vec<_> {
        event.field.iter().map(|it| (it.name.clone(), it.number)).collect()
    };
    assert_eq!(pairs(&again), pairs(&event));
    new.iter().find(|(file, _)| *file == name).expect("it is there").1.to_vec()
}

fn write(reading: &Reading) -> Result<Vec<(std::path::PathBuf, Vec<u8>)>, WriteRefused> {
    let event = reading.event.as_ref().unwrap_or_else(|| panic!("{:?}", told(&reading.problems)));
    write_draw(&reading.sources, &lots::draw(event, "berger", true).expect("a draw"))
}

fn event_file(text: &str) -> String {
    let files = [("event.toml", text.as_bytes())];
    String::from_utf8(drawn(&files, &ReadOptions::default(), "event.toml")).expect("UTF-8")
}

/// What becomes of a list of players without an encoding or delimiter that is named.
fn list(text: &str) -> String {
    list_of("players", text)
}

fn list_of(kind: &str, text: &str) -> String {
    let event = naming(kind, "boards = 1");
    let event = if kind == "players" { naming(kind, "") } else { event };
    let files = [("event.toml", event.as_bytes()), ("list.csv", text.as_bytes())];
    String::from_utf8(drawn(&files, &ReadOptions::default(), "list.csv")).expect("UTF-8")
}

// With the seed `berger` the first four of a list draw these.
const N1: u32 = 3;
const N2: u32 = 2;
const N3: u32 = 1;
const N4: u32 = 4;

// And where there are two, these.
const A2: u32 = 2;
const B2: u32 = 1;

#[test]
fn numbers_and_seed_go_into_the_event_file() {
    let before = "\u{feff}# Ours\r\ntitle = \"T\"  # t\r\n\r\n  [[player]] # one\r\n  name = 'A'\r\n\
                  [[player]]\r\nname=\"B\"\r\n# end";
    assert_eq!(
        event_file(before),
        format!(
            "\u{feff}# Ours\r\ntitle = \"T\"  # t\r\n\r\n  [[player]] # one\r\n  number = {A2}\r\n  \
             name = 'A'\r\n[[player]]\r\nnumber = {B2}\r\nname=\"B\"\r\n# end\r\n\r\n[draw]\r\n\
             seed = \"berger\"\r\n"
        )
    );
}

#[test]
fn numbers_are_written_over_and_taken_out() {
    let before = "title = \"T\"\n[draw]\n# what\nseed = 'old' # s\n\n[[team]]\nnumber = 3 # n\n\
                  name = \"A\"\n[[team]]\nname = \"B\"\n  number = 2\nwithdrawn = true\n[[team]]\n\
                  name = \"C\"\nnumber=1";
    assert_eq!(
        event_file(before),
        format!(
            "title = \"T\"\n[draw]\n# what\nseed = \"berger\" # s\n\n[[team]]\nnumber = {A2} # n\n\
             name = \"A\"\n[[team]]\nname = \"B\"\nwithdrawn = true\n[[team]]\nname = \"C\"\n\
             number={B2}"
        )
    );
    let comment = before.replace("  number = 2\n", "  number = 2 # two\n");
    assert!(event_file(&comment).contains("name = \"B\"\n   # two\nwithdrawn"));
}

#[test]
fn tables_in_braces_are_written_into() {
    let before = "title = \"T\"\ndraw = {}\nplayer = [ {name = \"A\"}, { name = \"B\", \
                  withdrawn = true }, { name = \"C\" } ]\n";
    assert_eq!(
        event_file(before),
        format!(
            "title = \"T\"\ndraw = {{ seed = \"berger\" }}\nplayer = [ {{ number = {A2},name = \"A\"}}, \
             {{ name = \"B\", withdrawn = true }}, {{ number = {B2}, name = \"C\" }} ]\n"
        )
    );
    let before = "title = \"T\"\ndraw.seed = 'x'\nplayer = [{name = \"A\", number = 1}, \
                  {number = 2, name = \"B\", withdrawn = true}, {number = 4, name = \"C\"}, \
                  {withdrawn = true, name = \"D\", number = 3}]\n";
    assert_eq!(
        event_file(before),
        format!(
            "title = \"T\"\ndraw.seed = \"berger\"\nplayer = [{{name = \"A\", number = {A2}}}, \
             {{name = \"B\", withdrawn = true}}, {{number = {B2}, name = \"C\"}}, \
             {{withdrawn = true, name = \"D\"}}]\n"
        )
    );
}

#[test]
fn numbers_go_into_the_column_that_is_there() {
    assert_eq!(
        list(
            "name;no;club\r\nA;;x\r\nB; 1 ;\"y;z\"\r\n\r\n\"C \"\"c\"\"\";\"3\";\r\nD\r\n"
                .replace(" 1 ", "  ")
                .replace("\"3\"", "\"\"")
                .as_str()
        ),
        format!(
            "name;no;club\r\nA;{N1};x\r\nB;{N2};\"y;z\"\r\n\r\n\"C \"\"c\"\"\";\"{N3}\";\r\nD;{N4}\r\n"
        )
    );
    assert_eq!(
        list("No.,Name\n 1 ,A\n２,B\n\"03\",C\n4,D"),
        format!("No.,Name\n {N1} ,A\n{N2},B\n\"{N3}\",C\n{N4},D")
    );
}

#[test]
fn a_column_is_added_in_the_language_of_the_head() {
    assert_eq!(list("Name,Club\nA,x\nB\n"), format!("Name,Club,No.\nA,x,{A2}\nB,,{B2}\n"));
    assert_eq!(list("ФИО;Клуб\nА;\nБ;;\n"), format!("ФИО;Клуб;№\nА;;{A2}\nБ;;{B2}\n"));
    assert_eq!(
        list("姓名，单位\n甲，x\n乙，y\n"),
        format!("姓名，单位，号码\n甲，x，{A2}\n乙，y，{B2}\n")
    );
    assert_eq!(list("Name\nA\nB\n"), format!("Name,No.\nA,{A2}\nB,{B2}\n"));
    assert_eq!(list("Name\n\"A, x\"\nB; y\n"), format!("Name\tNo.\n\"A, x\"\t{A2}\nB; y\t{B2}\n"));
    assert_eq!(list_of("teams", "Team\nA\nB\n"), format!("Team,No.\nA,{A2}\nB,{B2}\n"));
}

#[test]
fn who_has_withdrawn_gets_no_number() {
    assert_eq!(
        list("no,name,withdrawn\n1,A,\n2,B,yes\n3,C,\n"),
        format!("no,name,withdrawn\n{A2},A,\n,B,yes\n{B2},C,\n")
    );
}

#[test]
fn lists_without_a_head_get_numbers_before_the_names() {
    assert_eq!(list("\nA\rB\r"), format!("\n{A2},A\r{B2},B\r"));
    assert_eq!(list("2;A\n1;B"), format!("{A2};A\n{B2};B"));
}

#[test]
fn encodings_and_marks_are_kept() {
    let files = |list: &[u8], label: &str| {
        let event = naming("players", "");
        let options =
            ReadOptions { encoding: Encoding::from_label(label), ..ReadOptions::default() };
        drawn(&[("event.toml", event.as_bytes()), ("list.csv", list)], &options, "list.csv")
    };
    let number = |number: u32| number.to_string().into_bytes();
    let (one, two) = (number(A2), number(B2));
    assert_eq!(
        files(b"\xd0\xd5\xc3\xfb\n\xd5\xc5\xc8\xfd\n\xc0\xee\xcb\xc4\n", "gbk"),
        [
            &b"\xd0\xd5\xc3\xfb,\xba\xc5\xc2\xeb\n\xd5\xc5\xc8\xfd,"[..],
            &one,
            b"\n\xc0\xee\xcb\xc4,",
            &two,
            b"\n"
        ]
        .concat()
    );
    // KOI8-R has no № to put at the head.
    assert_eq!(
        files(b"\xe6\xe9\xef\n\xe0\n\xf1\n", "koi8-r"),
        [&b"\xe6\xe9\xef,No.\n\xe0,"[..], &one, b"\n\xf1,", &two, b"\n"].concat()
    );
    let utf16 = |text: &str| -> Vec<u8> {
        [vec![0xff, 0xfe], text.encode_utf16().flat_map(u16::to_le_bytes).collect()].concat()
    };
    assert_eq!(
        files(&utf16("name\tno\r\nŁ\t\r\n😀x\t\r\n").clone(), "utf-16le"),
        utf16(&format!("name\tno\r\nŁ\t{A2}\r\n😀x\t{B2}\r\n"))
    );
}

/// Big5 has two codes for some characters: whatever is written, one of them would change.
#[test]
fn what_would_not_be_written_as_it_was_is_refused() {
    let event = naming("players", "");
    let list = b"name\n\xa2\xcc\nB\n";
    let files = Files::of(&[("event.toml", event.as_bytes()), ("list.csv", list)]);
    let encoding = Encoding::from_label("big5");
    let reading = files.read(&ReadOptions { encoding, ..ReadOptions::default() });
    let refused = write(&reading).unwrap_err();
    assert_eq!(refused.to_string(), "`list.csv` cannot be written in big5 as it was");
    assert_eq!(refused.hint(), "save it as UTF-8, and name no encoding");
}

#[test]
fn a_list_without_room_for_numbers_is_refused() {
    let event = naming("players", "");
    let list = "Name\n\"A,;|\t，\"\nB\n";
    let files = Files::of(&[("event.toml", event.as_bytes()), ("list.csv", list.as_bytes())]);
    let reading = files.read(&ReadOptions::default());
    assert!(matches!(write(&reading), Err(WriteRefused::NoDelimiter { .. })));
}

#[test]
fn only_files_that_change_are_written() {
    let event = naming("players", "draw.seed = \"berger\"");
    let list = format!("no,name\n{A2},A\n{B2},B\n");
    let files = Files::of(&[("event.toml", event.as_bytes()), ("list.csv", list.as_bytes())]);
    let reading = files.read(&ReadOptions::default());
    assert_eq!(entries(&reading), [(A2, "A"), (B2, "B")]);
    assert_eq!(write(&reading).unwrap(), []);
    let paths: Vec<_> = reading.sources.paths().map(|path| path.display().to_string()).collect();
    assert_eq!(paths, ["event.toml", "list.csv"]);
}

#[test]
fn a_draw_of_another_event_is_not_written() {
    let reading = super::read(&super::with_four(""));
    let other = super::event("title = \"T\"\n[[player]]\nname = \"A\"\n[[player]]\nname = \"B\"\n");
    let draw = lots::draw(&other, "berger", false).unwrap();
    assert!(matches!(write_draw(&reading.sources, &draw), Err(WriteRefused::Otherwise { .. })));
}
