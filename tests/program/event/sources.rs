//! The files that an event is read from: no sheet is written over one, and only files are
//! changed.

use super::{THREE, desk};

#[test]
fn sheets_are_not_written_over_what_they_are_made_from() {
    let list = b"No.,Name\n1,Ada\n2,Bo\n";
    let event = "title = \"Cup\"\nlocale = \"en\"\n[players]\nfile = \"list.csv\"\n";
    let desk = desk(event);
    desk.put("list.csv", list);
    for command in ["sheets", "lots", "lots --draw --redraw"] {
        for file in ["cup.toml", "./cup.toml", "list.csv"] {
            let line = format!("{command} cup.toml -f txt -o {file}");
            let said = format!(
                "error: `{file}` is a file that this is made from\n\
                 hint: name another file with `--output`\n"
            );
            desk.says(&line, 3, "", &said);
            assert_eq!(desk.read("cup.toml"), event.as_bytes(), "{line}");
            assert_eq!(desk.read("list.csv"), list, "{line}");
            assert_eq!(desk.names(), ["cup.toml", "list.csv"], "{line}");
        }
    }
}

#[cfg(unix)]
#[test]
fn sheets_are_not_written_over_it_by_another_name() {
    let desk = desk(THREE);
    std::os::unix::fs::symlink(desk.path("cup.toml"), desk.path("wall.html")).expect("a link");
    let said = "error: `wall.html` is a file that this is made from\n\
                hint: name another file with `--output`\n";
    desk.says("sheets cup.toml -o wall.html", 3, "", said);
    assert_eq!(desk.read("cup.toml"), THREE.as_bytes());
}

#[test]
fn a_kind_of_sheet_in_a_folder_spares_the_event_too() {
    let desk = desk(THREE);
    desk.put("cards.txt", THREE.as_bytes());
    let said = "error: `./cards.txt` is a file that this is made from\n\
                hint: name another file with `--output`\n";
    desk.says("sheets cards.txt -f txt -o ./", 3, "", said);
    assert_eq!(desk.names(), ["cards.txt", "cup.toml"]);
    assert_eq!(desk.read("cards.txt"), THREE.as_bytes());
}

#[cfg(unix)]
#[test]
fn lots_are_not_written_into_a_pipe() {
    use std::io::Write;
    use std::process::Stdio;

    let event = "title = \"Cup\"\nlocale = \"en\"\n[players]\nfile = \"/dev/stdin\"\n";
    let desk = desk(event);
    let mut command = desk.command(&["lots", "cup.toml", "--draw"]);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the program starts");
    child.stdin.take().expect("a pipe").write_all(b"Ada\nBo\n").expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(3));
    let said = "error: `/dev/stdin` is no file, and cannot be changed\n\
                hint: save what it gives as a file\n";
    assert_eq!(String::from_utf8_lossy(&output.stderr), said);
    assert_eq!(desk.names(), ["cup.toml"]);
    assert_eq!(desk.read("cup.toml"), event.as_bytes());
}
