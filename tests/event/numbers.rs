//! Drawn numbers: from 1 without a gap, never renumbered. Names that are the same.

use super::{event, players, read, told};

/// An event of players with these numbers, 0 for none.
fn numbered(numbers: &[u32]) -> String {
    let mut text = "title = \"T\"\n".to_owned();
    for (place, number) in numbers.iter().enumerate() {
        text += &format!("[[player]]\nname = \"N{place}\"\n");
        if *number > 0 {
            text += &format!("number = {number}\n");
        }
    }
    text
}

fn problems(numbers: &[u32]) -> Vec<String> {
    told(&read(&numbered(numbers)).problems)
}

#[test]
fn numbers_stand_in_any_order() {
    let event = event(&numbered(&[3, 1, 2]));
    let names: Vec<&str> = event.by_number().iter().map(|it| it.name.as_str()).collect();
    assert_eq!(names, ["N1", "N2", "N0"]);
}

#[test]
fn a_gap_is_refused_and_not_closed() {
    let hint = "numbers run from 1 without a gap; who withdrew after the draw keeps the number: \
                add that entrant, marked as withdrawn";
    assert_eq!(
        problems(&[2, 3, 4, 5]),
        [format!("event.toml:4:10: nobody has the number 1 -> {hint}")]
    );
    assert_eq!(
        problems(&[1, 2, 3, 4, 6, 7, 8]),
        [format!("event.toml:16:10: nobody has the number 5 -> {hint}")]
    );
    assert_eq!(
        problems(&[1, 9, 5]),
        [format!("event.toml:10:10: nobody has the numbers 2-4, 6-8 -> {hint}")]
    );
}

#[test]
fn who_withdrew_after_the_draw_keeps_the_number() {
    let event =
        event(&numbered(&[1, 2, 3]).replace("number = 1\n", "number = 1\nwithdrawn = true\n"));
    assert_eq!(event.size(), 3);
    assert_eq!(event.by_number()[0].name, "N0");
    assert!(event.by_number()[0].withdrawn);
}

#[test]
fn who_withdrew_before_the_draw_is_out() {
    let event = event(&(numbered(&[1, 2]) + "[[player]]\nname = \"X\"\nwithdrawn = true\n"));
    assert_eq!((event.size(), event.by_number().len()), (2, 2));
}

#[test]
fn a_number_twice_is_refused() {
    assert_eq!(
        problems(&[1, 2, 2]),
        [
            "event.toml:10:10: `N2` has number 2, and so has `N1` on line 5 -> give each a number of its own"
        ]
    );
}

#[test]
fn numbers_are_for_all_or_for_none() {
    let problems = problems(&[1, 0, 2, 0]);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(
        problems[0].starts_with("event.toml:5: `N1` has no number, and 2 others have -> give"),
        "{problems:?}"
    );
}

#[test]
fn numbers_are_whole_and_small() {
    assert_eq!(
        problems(&[1, 2001]),
        ["event.toml:7:10: `number`: `2001` is outside 1 to 2000 -> give a number from 1 to 2000"]
    );
    let text = numbered(&[0, 0]).replacen("N0\"\n", "N0\"\nnumber = \"1\"\n", 1);
    let told = told(&read(&text).problems);
    assert!(told[0].contains("`number` is a whole number, and this is a text"), "{told:?}");
}

#[test]
fn the_same_name_is_a_warning_with_both_lines() {
    let reading = players("name\nИван  Ю\nx\nиван ю\nCafe\u{301}\ncafé\n".as_bytes());
    assert_eq!(
        told(&reading.problems),
        [
            "warning: list.csv:4:1: `иван ю` is on line 2 already -> if they are two, add an initial or a club to tell them apart",
            "warning: list.csv:6:1: `café` is on line 5 already -> if they are two, add an initial or a club to tell them apart",
        ]
    );
    assert!(reading.event.is_some());
}

#[test]
fn a_field_is_as_large_as_a_table() {
    let list = |count: u32| {
        let rows: String = (1..=count).map(|number| format!("{number},N{number}\n")).collect();
        players(format!("No.,Name\n{rows}").as_bytes())
    };
    assert_eq!(list(2000).event.expect("it fits").size(), 2000);
    let over = list(2005);
    let problems = told(&over.problems);
    assert_eq!(problems.len(), 2, "{problems:?}");
    assert!(problems[0].starts_with("list.csv:2002: there are more than 2000, the most that"));
    assert!(problems[1].starts_with("list.csv:2002:1: number: `2001` is outside 1 to 2000"));
}
