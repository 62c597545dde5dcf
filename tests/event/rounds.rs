//! The order and the dates of the rounds.

use super::{event, read, told, with_four};

#[test]
fn an_order_is_checked_against_the_field() {
    let problems = |above: &str| told(&read(&with_four(above)).problems);
    let hint = "the order names each round of the table once, both cycles included";
    assert_eq!(
        problems("order = [1, 2]\norder-reason = \"R\""),
        [format!("event.toml:2:1: order of rounds: 2 given, 3 needed -> {hint}")]
    );
    assert_eq!(
        problems("order = [1, 2, 4]\norder-reason = \"R\""),
        [format!("event.toml:2:1: order of rounds: `4` is outside 1 to 3 -> {hint}")]
    );
    assert_eq!(
        problems("order = [2, 1, 2]\norder-reason = \"R\""),
        [format!("event.toml:2:1: order of rounds: `2` is given twice -> {hint}")]
    );
    let problems = problems("order = [0, 1, \"x\"]\norder-reason = \"R\"");
    assert_eq!(problems.len(), 3, "both entries, and a reason without an order: {problems:?}");
}

#[test]
fn an_order_and_its_reason_go_together() {
    let reading = read(&with_four("order = [3, 2, 1]"));
    assert!(told(&reading.problems)[0].starts_with("warning: event.toml:2:1: `order`: no reason"));
    assert_eq!(reading.event.expect("a warning only").order, Some(vec![3, 2, 1]));
    let reading = read(&with_four("order-reason = \"R\""));
    assert!(told(&reading.problems)[0].starts_with("warning: event.toml:2:1: `order-reason`"));
    assert!(reading.event.is_some());
}

#[test]
fn the_order_of_the_table_changes_nothing() {
    assert_eq!(event(&with_four("order = [1, 2, 3]\norder-reason = \"R\"")).order, None);
}

#[test]
fn dates_are_counted_and_looked_at() {
    let reading = |above: &str| read(&with_four(above));
    let fewer = reading("dates = [2026-05-01]");
    assert_eq!(
        told(&fewer.problems),
        [
            "warning: event.toml:2:10: `dates`: 1 given, and there are 3 rounds -> the rounds after them stay without a date"
        ]
    );
    assert!(fewer.event.is_some());
    let more = reading("dates = [2026-05-01, 2026-05-01, 2026-05-01,\n2026-05-02]");
    assert_eq!(
        told(&more.problems),
        [
            "event.toml:3:1: `dates`: 4 given, and there are 3 rounds -> give one for each round, or fewer"
        ]
    );
    let back = reading("dates = [2026-05-01, 2026-04-30, \"2026-04-30 10:00\"]");
    assert_eq!(
        told(&back.problems),
        [
            "warning: event.toml:2:22: `dates`: round 2 is before round 1 -> dates are in the order of play"
        ]
    );
}

#[test]
fn what_is_no_date_is_refused() {
    let dates = [
        "\"2026-02-29\"",
        "\"2026-13-01\"",
        "\"2026-05-01 24:00\"",
        "\"26-5-1-1\"",
        "\"1 May\"",
        "\"0000-01-01\"",
        "\"２０２６-05-01\"",
        "\"2026-05-01T10:00:00Z\"",
        "10:00:00",
        "2026-05-01T10:00:00Z",
        "2026-05-01T10:00:30",
        "20260501",
        "true",
    ];
    for date in dates {
        let problems = told(&read(&with_four(&format!("dates = [{date}]"))).problems);
        assert_eq!(problems.len(), 1, "{date}: {problems:?}");
        assert!(problems[0].starts_with("event.toml:2:10: `dates`: "), "{problems:?}");
        assert!(problems[0].contains("-> write 2026-05-01, or"), "{problems:?}");
    }
}
