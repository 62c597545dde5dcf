//! Where the bytes go: files, folders, devices, pipes. What was there before a failure is
//! there after it.

use std::fs;
use std::process::Stdio;

use super::{page_count, refused};
use crate::support::program::Desk;

#[test]
fn a_folder_is_not_a_file() {
    let desk = Desk::new();
    fs::create_dir(desk.path("hall.pdf")).expect("a folder");
    let said = |shown: &str, inner: &str| {
        format!("error: `{shown}` is a folder\nhint: name a file in it, as in `{inner}`\n")
    };
    desk.says("table 4 -o hall.pdf", 3, "", &said("hall.pdf", "hall.pdf/FILE"));
    desk.says("table 4 -f pdf -o hall.pdf/", 3, "", &said("hall.pdf/", "hall.pdf/FILE"));
    assert_eq!(desk.names(), ["hall.pdf"]);
    assert_eq!(fs::read_dir(desk.path("hall.pdf")).expect("a folder").count(), 0);
}

#[test]
fn a_folder_that_is_not_there_is_not_made() {
    let said = "error: `hall/sheet.pdf` cannot be written: there is no folder `hall`\n\
                hint: make the folder first\n";
    refused("table 4 -o hall/sheet.pdf", 3, said);
}

#[test]
fn a_file_that_was_there_outlives_every_failure() {
    let desk = Desk::new();
    for name in ["sheet.pdf", "sheet.png", "sheet.html"] {
        desk.put(name, b"what was there");
    }
    for (line, code) in [
        ("table 0 -o sheet.pdf", 2),
        ("table 4 --rounds 1 -o sheet.pdf", 2),
        ("table 4 --margins 100mm -o sheet.pdf", 1),
        ("table 4 --title \u{1f600} -o sheet.pdf", 1),
        ("table 4 --title \u{1f600} -o sheet.png", 1),
        ("table 4 --title a\u{202e} -o sheet.html", 1),
        ("table 4 --no-such-option -o sheet.html", 2),
    ] {
        let words: Vec<&str> = line.split(' ').collect();
        let said = desk.run(&words);
        assert_eq!((said.code, said.stdout.as_slice()), (code, &b""[..]), "{line}");
        assert!(said.stderr.starts_with("error: "), "{}", said.stderr);
    }
    assert_eq!(desk.names(), ["sheet.html", "sheet.pdf", "sheet.png"]);
    for name in desk.names() {
        assert_eq!(desk.read(&name), b"what was there", "{name}");
    }
    desk.says("table 4 -o sheet.pdf", 0, "", "");
    assert!(desk.read("sheet.pdf").starts_with(b"%PDF"));
    assert_eq!(desk.names().len(), 3, "nothing else is left");
}

#[test]
fn standard_output_takes_the_bytes_and_no_name() {
    let desk = Desk::new();
    desk.says("table 5 --format csv --output sheet.csv", 0, "", "");
    let bytes = desk.read("sheet.csv");
    assert_eq!(desk.bytes(&["table", "5", "--format", "csv"]), bytes);
    assert_eq!(desk.names(), ["sheet.csv"]);
}

#[test]
fn several_pictures_do_not_go_to_standard_output() {
    let line = "appendix --locale zh-Hant --format png --resolution 36 -o -";
    let pages = page_count(&["appendix", "--locale", "zh-Hant"]);
    let said = format!(
        "error: --output: {pages} pictures cannot be written to standard output\n\
         hint: name a file with `--output`: each page gets a number\n"
    );
    refused(line, 1, &said);
}

/// Drawing takes seconds; files are made once all pages are drawn.
#[test]
fn a_run_that_is_stopped_while_it_draws_leaves_nothing() {
    let desk = Desk::new();
    let words = ["table", "300", "--paper", "A5", "--resolution", "1200", "-o", "a.png"];
    let mut child = desk.command(&words).spawn().expect("the program starts");
    std::thread::sleep(std::time::Duration::from_secs(1));
    child.kill().expect("it can be stopped");
    child.wait().expect("it ends");
    let hidden: Vec<String> =
        desk.names().into_iter().filter(|name| name.starts_with('.')).collect();
    assert_eq!(hidden, [""; 0]);
}

#[test]
fn a_reader_who_has_had_enough_is_no_failure() {
    let desk = Desk::new();
    for format in ["pdf", "csv", "txt", "html"] {
        let mut child = desk
            .command(&["appendix", "--players", "3-80", "--format", format, "-o", "-"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("the program ends");
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!((output.status.code(), &*said), (Some(0), ""), "{format}");
    }
    let mut child = desk.command(&["fonts"]).stdout(Stdio::piped()).spawn().expect("it starts");
    drop(child.stdout.take());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[cfg(unix)]
#[test]
fn standard_output_by_its_other_name() {
    let desk = Desk::new();
    let said = desk.run(&["table", "5", "--format", "csv", "-o", "/dev/stdout"]);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""));
    assert_eq!(said.stdout, desk.bytes(&["table", "5", "--format", "csv"]));
}

#[cfg(unix)]
#[test]
fn a_named_pipe_is_written_and_stays() {
    use std::os::unix::fs::FileTypeExt;
    use std::process::Command;

    let desk = Desk::new();
    let pipe = desk.path("pipe.csv");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("every Unix has mkfifo").success());
    let reader = std::thread::spawn({
        let pipe = pipe.clone();
        move || fs::read(pipe).expect("the pipe can be read")
    });
    desk.says("table 5 -o pipe.csv", 0, "", "");
    let read = reader.join().expect("the reader ends");
    assert_eq!(read, desk.bytes(&["table", "5", "--format", "csv"]));
    assert!(fs::metadata(pipe).expect("it is there").file_type().is_fifo());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    let said = "error: `/dev/full` cannot be written: No space left on device (os error 28)\n\
                hint: make room, or name another place with `--output`\n";
    refused("table 4 --format pdf -o /dev/full", 3, said);
    let full = fs::OpenOptions::new().write(true).open("/dev/full").expect("a full disk");
    let output = Desk::new()
        .command(&["table", "4", "--format", "csv", "-o", "-"])
        .stdout(full)
        .output()
        .expect("the program starts");
    assert_eq!(output.status.code(), Some(3));
    let said = String::from_utf8_lossy(&output.stderr);
    let expected =
        "error: standard output cannot be written: No space left on device (os error 28)\n";
    assert_eq!(said, expected);
}
