//! Encodings of lists: said by a mark or by the user, never guessed; what is doubtful is
//! refused.

use roundsheet::event::{Encoding, ReadOptions};

use super::{Files, entries, listed, naming, players, told};

fn named(list: &[u8], label: &str) -> roundsheet::event::Reading {
    let encoding = Encoding::from_label(label);
    assert!(encoding.is_some(), "{label}");
    listed("players", list, &ReadOptions { encoding, ..ReadOptions::default() })
}

/// 姓名, 张三, 李四 in GBK.
const GBK: &[u8] = b"\xd0\xd5\xc3\xfb\n\xd5\xc5\xc8\xfd\n\xc0\xee\xcb\xc4\n";
/// 姓名, 張三, 李四 in Big5.
const BIG5: &[u8] = b"\xa9m\xa6W\n\xb1i\xa4T\n\xa7\xf5\xa5|\n";
/// ФИО, Юрьев, Яшин in Windows-1251.
const CP1251: &[u8] = b"\xd4\xc8\xce\n\xde\xf0\xfc\xe5\xe2\n\xdf\xf8\xe8\xed\n";
/// The same in KOI8-R.
const KOI8: &[u8] = b"\xe6\xe9\xef\n\xe0\xd2\xd8\xc5\xd7\n\xf1\xdb\xc9\xce\n";

#[test]
fn named_encodings_are_read() {
    let chinese = [(0, "张三"), (0, "李四")];
    for label in ["gbk", "GB18030", "gb2312", " cp936 "] {
        assert_eq!(entries(&named(GBK, label)), chinese, "{label}");
    }
    assert_eq!(entries(&named(BIG5, "big5")), [(0, "張三"), (0, "李四")]);
    let russian = [(0, "Юрьев"), (0, "Яшин")];
    assert_eq!(entries(&named(CP1251, "windows-1251")), russian);
    assert_eq!(entries(&named(CP1251, "cp1251")), russian);
    assert_eq!(entries(&named(KOI8, "KOI8-R")), russian);
    let latin = b"name\nMu\xf1oz\nM\xfcller\n";
    assert_eq!(entries(&named(latin, "windows-1252")), [(0, "Muñoz"), (0, "Müller")]);
}

#[test]
fn utf_16_is_read_by_its_mark_or_by_name() {
    let text = "姓名\tНомер\r\n张三\t1\r\nЮ\t2\r\n".replace("Номер", "№");
    let little: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
    let expected = [(1, "张三"), (2, "Ю")];
    assert_eq!(entries(&players(&[b"\xff\xfe", &little[..]].concat())), expected);
    assert_eq!(entries(&players(&[b"\xfe\xff", &big[..]].concat())), expected);
    assert_eq!(entries(&named(&little, "utf-16le")), expected);
    assert_eq!(entries(&named(&big, "utf-16be")), expected);
    let problems = told(&players(&little).problems);
    assert!(problems[0].starts_with("list.csv:1: "), "{problems:?}");
    assert!(problems[0].contains("utf-16le"), "{problems:?}");
}

#[test]
fn the_event_file_names_an_encoding_and_the_user_overrules_it() {
    let event = format!("{}encoding = \"big5\"\n", naming("players", ""));
    let files = Files::of(&[("event.toml", event.as_bytes()), ("list.csv", BIG5)]);
    assert_eq!(entries(&files.read(&ReadOptions::default())), [(0, "張三"), (0, "李四")]);
    let files = Files::of(&[("event.toml", event.as_bytes()), ("list.csv", GBK)]);
    let encoding = Encoding::from_label("gbk");
    let options = ReadOptions { encoding, ..ReadOptions::default() };
    assert_eq!(entries(&files.read(&options)), [(0, "张三"), (0, "李四")]);
    let event = event.replace("big5", "bgi5");
    let files = Files::of(&[("event.toml", event.as_bytes()), ("list.csv", BIG5)]);
    let problems = told(&files.read(&ReadOptions::default()).problems);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(
        problems[0].starts_with(
            "event.toml:5:12: there is no encoding `bgi5` -> did you mean `big5`? there are utf-8 "
        ),
        "{problems:?}"
    );
}

#[test]
fn nothing_is_guessed() {
    for (list, line) in [(GBK, 1), (BIG5, 1), (CP1251, 1), (&b"name\nA\nM\xfcller\n"[..], 3)] {
        assert_eq!(
            told(&players(list).problems),
            [format!(
                "list.csv:{line}: the file is not UTF-8 -> name the encoding, as in `--encoding gbk`, big5 or windows-1251, or save the file as UTF-8"
            )]
        );
    }
}

#[test]
fn what_is_not_in_the_encoding_that_was_named_is_refused() {
    let problems = told(&named(b"name\nA\n\xd5\xc5\n\xc8\n", "gbk").problems);
    assert_eq!(
        problems,
        [
            "list.csv:4: the file is not gbk -> name the encoding that it is in with `--encoding`, or save the file as UTF-8"
        ]
    );
    assert!(told(&named(b"name\nA\nB\xff\n", "utf-8").problems)[0].starts_with("list.csv:3: "));
    assert!(!named(b"n\0a\0m\0e", "utf-16be").problems.is_empty());
    assert!(!named(b"n\0a", "utf-16le").problems.is_empty());
}

#[test]
fn what_is_doubtful_is_refused() {
    let marked = [b"\xef\xbb\xbf", "name\nЮ\nЯ\n".as_bytes()].concat();
    assert_eq!(
        told(&named(&marked, "gbk").problems),
        [
            "list.csv: the file has the byte order mark of utf-8, and gbk was named -> name no encoding, or utf-8, if the mark is right"
        ]
    );
    assert_eq!(entries(&named(&marked, "utf-8")), [(0, "Ю"), (0, "Я")]);
    assert_eq!(
        told(&named("name\nA\nЮ\n".as_bytes(), "windows-1251").problems),
        [
            "list.csv:3: the file is UTF-8, and windows-1251 was named -> name no encoding; if it is windows-1251 all the same, save the file as UTF-8"
        ]
    );
    for (list, line, code) in [
        ("name\nA\0\nB\n", 2, "U+0000"),
        ("name\nA\nB\u{fffd}\n", 3, "U+FFFD"),
        ("name\nA\u{85}\nB\n", 2, "U+0085"),
        ("name\nA\n\u{feff}B\n", 3, "U+FEFF"),
    ] {
        let problems = told(&players(list.as_bytes()).problems);
        assert_eq!(problems.len(), 1, "{problems:?}");
        let said = format!("list.csv:{line}: read as utf-8, there is {code}, which no text has");
        assert!(problems[0].starts_with(&said), "{problems:?}");
    }
    // Windows-1251 read as Windows-1252 has letters only; the other way round has controls.
    assert!(told(&named(b"name\nA\x98\nB\n", "windows-1251").problems)[0].contains("U+0098"));
}

#[test]
fn ascii_is_in_every_encoding() {
    for label in ["gbk", "big5", "windows-1251", "shift_jis", "euc-kr", "utf-8"] {
        assert_eq!(entries(&named(b"name\nA\nB\n", label)), [(0, "A"), (0, "B")], "{label}");
    }
}

#[test]
fn labels_are_known_or_offered() {
    for name in Encoding::NAMES {
        assert_eq!(Encoding::from_label(name).expect("it is known").name(), name);
    }
    for label in ["", "utf", "replacement", "x-user-defined", "iso-2022-jp", "gkb"] {
        assert_eq!(Encoding::from_label(label), None, "{label}");
    }
    assert_eq!(Encoding::nearest("windows1251"), Some("windows-1251"));
    assert_eq!(Encoding::nearest("ebcdic"), None);
}
