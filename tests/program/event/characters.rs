//! Names with characters that no face draws: refused by name, code point and place, or with
//! leave marked or dropped, each told of.

use super::{THREE, desk, text};

/// The event of three with `name` in the place of Ada, who stands on line 7.
fn with(name: &str) -> String {
    THREE.replace("Ada", name)
}

#[test]
fn what_cannot_be_drawn_is_refused_by_name() {
    for (name, character, point) in [
        ("Max \u{1f600}", "\u{1f600}", "U+1F600"),
        ("\u{1f1e8}\u{1f1f3} 队", "\u{1f1e8}", "U+1F1E8"),
        ("John \u{5db}\u{5d4}\u{5df} 12", "\u{5db}", "U+05DB"),
        ("\u{645}\u{62d}\u{645}\u{62f}", "\u{645}", "U+0645"),
    ] {
        for format in ["pdf", "png"] {
            let event = with(name);
            let desk = desk(&event);
            let said = desk.run(&["sheets", "cup.toml", "--format", format]);
            assert_eq!((said.code, said.stdout.as_slice()), (1, &b""[..]), "{name}");
            let start = format!("error: cup.toml:7: name `{name}`: `{character}` ({point}) is ");
            let line = said.stderr.lines().next().expect("an error");
            let line_number = line.starts_with(&start)
                || line.starts_with(&start.replace(":7:", ":5:"))
                || line.starts_with(&start.replace(":7:", ":6:"));
            assert!(line_number, "{}", said.stderr);
            assert_eq!(said.stderr.lines().count(), 2, "{}", said.stderr);
            assert!(said.stderr.contains("--missing-characters mark"), "{}", said.stderr);
            assert_eq!(desk.names(), ["cup.toml"]);
        }
    }
}

#[test]
fn all_of_them_are_told_at_once() {
    let event = with("Max \u{1f600}").replace("Cy", "Cy \u{1f601}").replace("Club", "\u{1f602}");
    let said = desk(&event).run(&["sheets", "cup.toml"]);
    let errors = said.stderr.lines().filter(|line| line.starts_with("error: ")).count();
    assert_eq!(errors, 3, "{}", said.stderr);
    assert!(said.stderr.contains("error: cup.toml: title: "), "{}", said.stderr);
}

#[test]
fn with_leave_they_are_marked_or_dropped_and_told_of() {
    for (way, name, end) in
        [("mark", "Max 〓", "; 〓 stands for it"), ("drop", "Max", "; it is left out")]
    {
        let desk = desk(&with("Max \u{1f600}"));
        let words = ["sheets", "cup.toml", "--only", "entrants", "--missing-characters", way];
        let said = desk.run(&words);
        assert_eq!((said.code, said.stdout.as_slice()), (0, &b"cup-entrants.pdf\n"[..]), "{way}");
        let warnings: Vec<&str> = said.stderr.lines().collect();
        assert_eq!(warnings.len(), 1, "{}", said.stderr);
        assert!(warnings[0].starts_with("warning: cup.toml:"), "{}", said.stderr);
        assert!(warnings[0].contains("U+1F600") && warnings[0].ends_with(end), "{}", said.stderr);
        let words = [&words[..], &["--format", "txt", "-o", "-"]].concat();
        let said = String::from_utf8(desk.run(&words).stdout).expect("UTF-8");
        assert!(said.contains(name) && !said.contains('\u{1f600}'), "{said}");
    }
}

#[test]
fn a_name_of_which_nothing_is_left_is_refused() {
    let desk = desk(&with("\u{1f600}"));
    let said = desk.run(&["sheets", "cup.toml", "--missing-characters", "drop"]);
    assert_eq!((said.code, said.stdout.as_slice()), (1, &b""[..]));
    assert!(said.stderr.contains("nothing is left of it"), "{}", said.stderr);
    assert_eq!(desk.names(), ["cup.toml"]);
}

#[test]
fn formats_that_draw_nothing_take_them() {
    let desk = desk(&with("Max \u{1f600}"));
    let said = text(&desk, &["sheets", "cup.toml", "--only", "entrants"]);
    assert!(said.contains("Max \u{1f600}"), "{said}");
}

/// The heart is text and drawn; what makes an emoji of it is not seen.
#[test]
fn what_is_not_seen_is_refused_or_left_out() {
    for (name, shown, points) in [
        ("Zo\u{eb}\u{200d}y", "Zo\u{eb}y", &["U+200D"][..]),
        ("A\u{fe0f}da\u{ad}", "Ada", &["U+FE0F", "U+00AD"]),
        ("\u{2068}Ada\u{2069}", "Ada", &["U+2068", "U+2069"]),
    ] {
        let desk = desk(&with(name));
        let words = ["sheets", "cup.toml", "--only", "entrants", "-f", "txt"];
        let said = desk.run(&words);
        assert_eq!((said.code, said.stdout.as_slice()), (1, &b""[..]), "{name:?}");
        assert!(said.stderr.starts_with("error: cup.toml:7:"), "{}", said.stderr);
        for way in ["mark", "drop"] {
            let said = desk.run(&[&words[..], &["--missing-characters", way, "-o", "-"]].concat());
            assert_eq!(said.code, 0, "{}", said.stderr);
            for (warning, point) in said.stderr.lines().zip(points) {
                assert!(warning.starts_with("warning: cup.toml:7:"), "{warning}");
                assert!(warning.ends_with(&format!("{point} is not seen, and is left out")));
            }
            assert_eq!(said.stderr.lines().count(), points.len(), "{}", said.stderr);
            let sheet = String::from_utf8(said.stdout).expect("UTF-8");
            assert!(sheet.contains(shown), "{sheet}");
        }
    }
}
