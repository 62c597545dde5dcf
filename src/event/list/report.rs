//! Files that hold entrants and are no list in CSV: workbooks of spreadsheets, and the tournament
//! reports (TRF) of pairing programs.

use std::path::Path;

/// How the names of workbooks end.
const WORKBOOKS: [&str; 5] = ["xlsx", "xls", "xlsm", "ods", "numbers"];

/// How the names of tournament reports end.
const REPORTS: [&str; 3] = ["trf", "trfx", "trf16"];

/// How a packed file begins, as workbooks are.
const PACKED: &[u8] = b"PK\x03\x04";

/// What `bytes`, the file `path`, are in place of a list, and what to do about it; none if they
/// may be a list.
pub(crate) fn other_than_list(path: &Path, bytes: &[u8]) -> Option<(&'static str, &'static str)> {
    let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let ends = |known: &[&str]| known.iter().any(|it| ending.eq_ignore_ascii_case(it));
    if ends(&WORKBOOKS) || bytes.starts_with(PACKED) {
        let hint = "save the sheet with the entrants as CSV, and name that file";
        return Some(("this is the workbook of a spreadsheet, and a list is CSV", hint));
    }
    if ends(&REPORTS) || is_report(bytes) {
        let hint = "export the entrants of your pairing program as CSV, and name that file";
        return Some(("this is a tournament report (TRF), and a list is CSV", hint));
    }
    None
}

/// Whether all rows begin as those of a tournament report: with a code of three characters and
/// a space; and one of them is of a player, with a number from column 5 to 8.
fn is_report(bytes: &[u8]) -> bool {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    let rows = || {
        bytes.split(|byte| matches!(byte, b'\n' | b'\r')).filter(|row| !row.trim_ascii().is_empty())
    };
    let coded = |row: &[u8]| {
        row.iter().take(3).all(|byte| byte.is_ascii_digit() || byte.is_ascii_uppercase())
            && row.get(3).is_none_or(|byte| *byte == b' ')
            && row.len() >= 3
    };
    let player = |row: &[u8]| {
        row.starts_with(b"001 ")
            && row.get(4..8).is_some_and(|number| {
                let number = number.trim_ascii();
                !number.is_empty() && number.iter().all(u8::is_ascii_digit)
            })
    };
    rows().all(coded) && rows().any(player)
}
