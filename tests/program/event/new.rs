//! The file of an event, begun: what was said of it is in it, and nothing is written over.

use crate::support::program::Desk;

#[test]
fn a_file_that_was_begun_is_read_once_somebody_takes_part() {
    for (locale, game) in
        [("zh-Hant", "go"), ("zh-Hans", "xiangqi"), ("ru", "draughts"), ("en", "chess")]
    {
        for (entrants, one) in [("players", "player"), ("teams", "team")] {
            let desk = Desk::new();
            let words = [
                "new",
                "cup.toml",
                "--title",
                "A \"B\" \\ C",
                "--place",
                "Hall",
                "--locale",
                locale,
                "--game",
                game,
                "--entrants",
                entrants,
                "--cycles",
                "2",
                "--games-per-match",
                "2",
            ];
            desk.run(&words).is("new", 0, "", "");
            let mut text = String::from_utf8(desk.read("cup.toml")).expect("UTF-8");
            let said = desk.run(&["check", "cup.toml"]);
            assert_eq!(said.code, 1, "nobody takes part: {}", said.stderr);
            text.push_str(&format!("\n[[{one}]]\nname = \"X\"\n[[{one}]]\nname = \"Y\"\n"));
            desk.put("cup.toml", text.as_bytes());
            let said = format!("A \"B\" \\ C: 2 {entrants}, 2 rounds, lots are not drawn\n");
            desk.says("check cup.toml", 0, &said, "");
        }
    }
}

#[test]
fn a_list_is_named_and_read() {
    let desk = Desk::new();
    desk.put("teams of 2026.csv", b"Team\nAsh\nBirch\n");
    let words = [
        "new",
        "cup.toml",
        "--title",
        "Cup",
        "--locale",
        "en",
        "--entrants",
        "teams",
        "--boards",
        "4",
        "--from",
        "teams of 2026.csv",
    ];
    desk.run(&words).is("new", 0, "", "");
    desk.says("check cup.toml", 0, "Cup: 2 teams, 1 round, lots are not drawn\n", "");
}

#[test]
fn what_is_there_is_left_alone() {
    let desk = Desk::new();
    desk.put("cup.toml", b"mine");
    std::fs::create_dir(desk.path("hall")).expect("a folder");
    let said = "error: `cup.toml` is there already, and is left as it is\n\
                hint: name another file, or move this one away first\n";
    desk.says("new cup.toml", 3, "", said);
    assert_eq!(desk.read("cup.toml"), b"mine");
    let said = "error: `hall` is a folder\nhint: name a file in it, as in `hall/FILE`\n";
    desk.says("new hall", 3, "", said);
    let said = "error: `absent/cup.toml` cannot be written: there is no folder `absent`\n\
                hint: make the folder first\n";
    desk.says("new absent/cup.toml", 3, "", said);
    assert_eq!(desk.names(), ["cup.toml", "hall"]);
}

#[cfg(unix)]
#[test]
fn a_link_to_nothing_is_left_alone_too() {
    let desk = Desk::new();
    std::os::unix::fs::symlink("elsewhere.toml", desk.path("cup.toml")).expect("a link");
    assert_eq!(desk.run(&["new", "cup.toml"]).code, 3);
    assert_eq!(desk.names(), ["cup.toml"]);
}

#[test]
fn standard_output_gets_the_same() {
    let desk = Desk::new();
    let words = ["new", "-", "--title", "Cup", "--locale", "ru"];
    let said = desk.run(&words);
    assert_eq!((said.code, said.stderr.as_str()), (0, ""));
    desk.run(&[&["new", "cup.toml"], &words[2..]].concat()).is("new", 0, "", "");
    assert_eq!(said.stdout, desk.read("cup.toml"));
}

#[test]
fn texts_that_no_event_has_are_refused() {
    let desk = Desk::new();
    let most = "x".repeat(500);
    for option in ["--title", "--place"] {
        let said = format!("error: {option}: 501 characters are more than 500\nhint: shorten it\n");
        let long = format!("{most}x");
        desk.run(&["new", "cup.toml", option, &long]).is(option, 1, "", &said);
        assert_eq!(desk.names(), [""; 0]);
    }
    desk.run(&["new", "cup.toml", "--title", &most, "--locale", "en"]).is("new", 0, "", "");
}
