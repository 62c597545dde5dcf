//! Every value and every clash that is refused, with the very words.

use super::request;

/// Checks that each line is refused as a command line, with its message and hint.
pub(super) fn refused(cases: &[(&str, &str, &str)]) {
    for (line, message, hint) in cases {
        let error = match request(line) {
            Err(error) => error,
            Ok(request) => panic!("{line}: {request:?}"),
        };
        assert_eq!((error.to_string().as_str(), error.hint().as_str()), (*message, *hint));
        assert_eq!(error.exit_code(), 2, "{line}");
    }
}

#[test]
fn words_that_choose_nothing() {
    refused(&[
        (
            "appendix --game shogi",
            "--game: there is no game `shogi`",
            "choose one of xiangqi draughts renju go chess",
        ),
        (
            "appendix --game draught",
            "--game: there is no game `draught`",
            "did you mean `draughts`? there are xiangqi draughts renju go chess",
        ),
        (
            "appendix --locale zh-Hnas",
            "--locale: there is no locale `zh-Hnas`",
            "did you mean `zh-Hans`? there are zh-Hant zh-Hans ru en",
        ),
        (
            "appendix --locale zh-TW",
            "--locale: there is no locale `zh-TW`",
            "did you mean `zh-Hant`? there are zh-Hant zh-Hans ru en",
        ),
        (
            "appendix --locale fr",
            "--locale: there is no locale `fr`",
            "choose one of zh-Hant zh-Hans ru en",
        ),
        (
            "appendix --entrants clubs",
            "--entrants: there is no kind of entrants `clubs`",
            "choose one of players teams",
        ),
        (
            "appendix --sides lot",
            "--sides: there is no way to decide `lot`",
            "choose one of by-table by-lot",
        ),
        (
            "appendix --mark circle",
            "--mark: there is no mark `circle`",
            "choose one of ring brackets plain",
        ),
        (
            "appendix --digits wide",
            "--digits: there is no form of digits `wide`",
            "choose one of half-width full-width full-below-ten",
        ),
        (
            "appendix --paper B4",
            "--paper: there is no paper `B4`",
            "choose one of A3 A4 A5 B5 Letter Legal",
        ),
        (
            "appendix --format docx",
            "--format: there is no format `docx`",
            "choose one of pdf png html txt csv json",
        ),
        (
            "appendix -f csv --csv-delimiter |",
            "--csv-delimiter: there is no delimiter `|`",
            "choose one of , ; tab",
        ),
    ]);
}

#[test]
fn sizes_without_a_table() {
    let smallest = "the smallest table is for 2";
    let largest = "the largest table is for 2000";
    let example = "give a number or a range, as in 8 or 3-20";
    let ends = "give both ends, as in 3-20";
    refused(&[
        ("table 0", "number of entrants: `0` is too few for a table", smallest),
        ("table 1", "number of entrants: `1` is too few for a table", smallest),
        ("table 2001", "number of entrants: `2001` is more than the largest table holds", largest),
        ("table 3-20", "`3-20` is not a number of entrants", "give a number, as in 8"),
        ("table -8", "`-8` is not a number of entrants", "give a number, as in 8"),
        ("table eight", "`eight` is not a number of entrants", "give a number, as in 8"),
        ("table +8", "`+8` is not a number of entrants", "give a number, as in 8"),
        ("table ８", "`８` is not a number of entrants", "give a number, as in 8"),
        ("appendix --players 0", "--players: `0` is too few for a table", smallest),
        ("appendix --players 1-8", "--players: `1` is too few for a table", smallest),
        (
            "appendix --players 99999999999",
            "--players: `99999999999` is more than the largest table holds",
            largest,
        ),
        (
            "appendix --players 3-2001",
            "--players: `2001` is more than the largest table holds",
            largest,
        ),
        (
            "appendix --players 20-3",
            "--players: the range `20-3` runs backwards",
            "write the smaller number first: 3-20",
        ),
        ("appendix --players 3-", "--players: the range `3-` has no end", ends),
        ("appendix --players -3", "--players: the range `-3` has no beginning", ends),
        ("appendix --players all", "--players: `all` is not a number of entrants", example),
        ("appendix --players 3-8-20", "--players: `3-8-20` is not a number of entrants", example),
        (
            "appendix --players 2-2000",
            "--players: these tables have 667166500 pairings, more than 4000000",
            "give a shorter range",
        ),
        (
            "appendix --players 2-360 -f csv",
            "--players: these tables have 7808339 pairings, more than 4000000",
            "give a shorter range",
        ),
        (
            "appendix --players 3-250 --cycles 2 -l en -l ru",
            "--players: these tables have 5239496 pairings, more than 4000000",
            "give fewer languages",
        ),
        (
            "table 2000 --cycles 2 -l en -l ru",
            "number of entrants: these tables have 7996000 pairings, more than 4000000",
            "give fewer languages",
        ),
    ]);
}

/// Data have a table for each size and one language.
#[test]
fn what_is_just_not_too_much() {
    for line in [
        "table 2000 --cycles 2",
        "table 2000 --cycles 2 -l en -l ru -f csv",
        "appendix --players 2-360",
        "appendix --players 2-280 -f json",
    ] {
        assert!(request(line).is_ok(), "{line}");
    }
}

#[test]
fn numbers_out_of_range() {
    refused(&[
        ("appendix --cycles 0", "--cycles: `0` is outside 1 to 2", "give 1 or 2"),
        ("appendix --cycles -1", "--cycles: `-1` is outside 1 to 2", "give 1 or 2"),
        ("appendix --cycles two", "--cycles: `two` is not a whole number", "write it in digits"),
        (
            "table 8 --entrants teams --boards 0",
            "--boards: `0` is outside 1 to 100",
            "give a number from 1 to 100",
        ),
        (
            "table 8 --games-per-match 21",
            "--games-per-match: `21` is outside 1 to 20",
            "give a number from 1 to 20",
        ),
        (
            "appendix -f png --resolution 35",
            "--resolution: `35` is outside 36 to 1200",
            "give a number from 36 to 1200",
        ),
        (
            "appendix -f png --resolution 99999999999",
            "--resolution: `99999999999` is outside 36 to 1200",
            "give a number from 36 to 1200",
        ),
        (
            "appendix -f png --resolution 72.5",
            "--resolution: `72.5` is not a whole number",
            "write it in digits",
        ),
    ]);
}

#[test]
fn orders_of_rounds() {
    let once = "the order names each round of the table once, both cycles included";
    refused(&[
        (
            "appendix --rounds 1,2,3",
            "--rounds: the order is for one table, and there are several",
            "name one table, as in `--players 8` or `--players 7-8`",
        ),
        ("table 4 --rounds 1,2", "--rounds: order of rounds: 2 given, 3 needed", once),
        ("table 4 --cycles 2 --rounds 1,2,3", "--rounds: order of rounds: 3 given, 6 needed", once),
        ("table 4 --rounds 1,2,4", "--rounds: order of rounds: `4` is outside 1 to 3", once),
        ("table 4 --rounds 0,1,2", "--rounds: order of rounds: `0` is outside 1 to 3", once),
        ("table 4 --rounds 1,2,1", "--rounds: order of rounds: `1` is given twice", once),
        (
            "table 4 --rounds 1,,2",
            "--rounds: `` is not a whole number",
            "list the rounds with commas between them, as in 3,1,2",
        ),
        (
            "table 4 --rounds -1,2,3",
            "--rounds: `-1` is outside 1 to 3",
            "give a number from 1 to 3",
        ),
        (
            "table 4 --rounds 99999999999,1,2",
            "--rounds: `99999999999` is outside 1 to 3",
            "give a number from 1 to 3",
        ),
        ("table 2 --rounds 99999999999", "--rounds: `99999999999` is outside 1 to 1", "give 1"),
    ]);
}

#[test]
fn options_that_do_not_go_together() {
    refused(&[
        (
            "appendix --swap-last-rounds",
            "--swap-last-rounds: there is only one cycle",
            "add `--cycles 2`",
        ),
        (
            "table 8 --sides by-lot --games-per-match 2",
            "--games-per-match: with `--sides by-lot` no table says who begins",
            "leave out `--games-per-match` or `--sides by-lot`",
        ),
        (
            "table 8 --date yesterday",
            "--date: `yesterday` is not a date",
            "give a day, as in 2026-11-29, or a moment, as in 2026-11-29T18:00:00Z",
        ),
        (
            "table 8 -f txt --date 2026-11-29",
            "--date: the output is txt, and this is for pdf",
            "add `--format pdf`, or leave out `--date`",
        ),
        ("table 8 --boards 4", "--boards: only teams have boards", "add `--entrants teams`"),
        (
            "appendix -f txt --mark ring",
            "--mark: a `ring` cannot be drawn in txt",
            "choose `brackets` or `plain`",
        ),
        (
            "appendix -o a.csv --mark ring",
            "--mark: a `ring` cannot be drawn in csv",
            "choose `brackets` or `plain`",
        ),
        (
            "appendix --resolution 150",
            "--resolution: the output is pdf, and this is for png",
            "add `--format png`, or leave out `--resolution`",
        ),
        (
            "appendix -o a.png --csv-bom",
            "--csv-bom: the output is png, and this is for csv",
            "add `--format csv`, or leave out `--csv-bom`",
        ),
        (
            "appendix --csv-delimiter ;",
            "--csv-delimiter: the output is pdf, and this is for csv",
            "add `--format csv`, or leave out `--csv-delimiter`",
        ),
        (
            "appendix -o a.html --no-tags",
            "--no-tags: the output is html, and this is for pdf",
            "add `--format pdf`, or leave out `--no-tags`",
        ),
    ]);
}

#[test]
fn separators_margins_and_endings() {
    let decimal = "give a decimal number and mm, cm, in or pt, as in 12.5mm";
    let positive = "give a length without the `-`";
    let sign = "begin with a sign that stands by itself, as - or :";
    let smaller = "give smaller margins or larger paper";
    let digit = "a digit would be read as part of a number; give a sign";
    refused(&[
        (
            "appendix --separator=----",
            "--separator: `----` has more than 3 characters",
            "give 1 to 3 characters",
        ),
        ("appendix --separator=-1-", "--separator: `-1-` has a digit", digit),
        ("appendix --separator １", "--separator: `１` has a digit", digit),
        ("appendix --margins 20", "--margins: `20` is not a length", decimal),
        ("appendix --margins 20mm,-1mm", "--margins: `-1mm` is negative", positive),
        ("appendix --margins -5mm", "--margins: `-5mm` is negative", positive),
        ("appendix --margins --5mm", "--margins: `--5mm` is not a length", decimal),
        ("appendix --bleed -3mm", "--bleed: `-3mm` is negative", positive),
        (
            "appendix --separator \u{301}-",
            "--separator: it begins with U+0301, which is set over what stands before it",
            sign,
        ),
        (
            "appendix --separator \u{20dd}",
            "--separator: it begins with U+20DD, which is set over what stands before it",
            sign,
        ),
        (
            "appendix --margins 1mm,2mm,3mm",
            "--margins: 3 lengths are neither one, two nor four",
            "give one for all edges, top and bottom with left and right, or top, right, \
             bottom, left",
        ),
        ("appendix --margins 105mm", "--margins: nothing is left of A4", smaller),
        (
            "appendix --paper A5 --landscape --margins 80mm,10mm",
            "--margins: nothing is left of A5",
            smaller,
        ),
        (
            "appendix -o list.docx",
            "--output: `list.docx`: no format has the ending `.docx`",
            "name the format with `--format`, one of pdf png html txt csv json",
        ),
    ]);
}
