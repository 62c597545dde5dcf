//! Characters that no face draws: refused by option, character and code point; never a box,
//! never dropped.

use super::refused_words;
use crate::support::program::Desk;

const HINT: &str =
    "hint: `roundsheet fonts` lists what the bundled faces cover; `--font FILE` adds a face\n";

const SCRIPT_HINT: &str = "hint: scripts that run from right to left, or whose letters change with \
                           their neighbours, are not set\n";

/// Why `character` is refused, and the hint.
fn reason(character: char) -> (&'static str, &'static str) {
    match character {
        '\u{590}'..='\u{6FF}' => ("is of a script that is not set\n", SCRIPT_HINT),
        _ => ("is in none of the faces ", HINT),
    }
}

/// Texts with the first character that cannot be drawn.
const TEXTS: [(&str, &str, &str); 6] = [
    ("\u{2a6a5}", "\u{2a6a5}", "U+2A6A5"),
    ("Max \u{1f600}", "\u{1f600}", "U+1F600"),
    ("\u{645}\u{62d}\u{645}\u{62f} \u{639}\u{644}\u{64a}", "\u{645}", "U+0645"),
    ("\u{5d3}\u{5d5}\u{5d3} \u{5dc}\u{5d5}\u{5d9}", "\u{5d3}", "U+05D3"),
    ("John \u{5db}\u{5d4}\u{5df} 12", "\u{5db}", "U+05DB"),
    ("\u{1f1e8}\u{1f1f3}", "\u{1f1e8}", "U+1F1E8"),
];

#[test]
fn a_text_that_cannot_be_drawn_is_refused_by_name() {
    for (text, character, point) in TEXTS {
        for (option, command) in [
            ("--title", &["table", "4"][..]),
            ("--number", &["appendix"]),
            ("--title", &["appendix"]),
        ] {
            for (locale, format) in [("zh-Hans", "pdf"), ("ru", "png")] {
                let words =
                    [command, &[option, text, "--locale", locale, "--format", format]].concat();
                let desk = Desk::new();
                let said = desk.run(&words);
                assert_eq!((said.code, said.stdout.as_slice()), (1, &b""[..]), "{words:?}");
                let (reason, hint) = reason(character.chars().next().expect("a character"));
                let start = format!("error: {option}: `{character}` ({point}) {reason}");
                assert!(said.stderr.starts_with(&start), "{}", said.stderr);
                assert!(said.stderr.ends_with(hint), "{}", said.stderr);
                assert_eq!(said.stderr.lines().count(), 2, "{}", said.stderr);
                assert_eq!(desk.names(), [""; 0]);
            }
        }
    }
}

#[test]
fn a_separator_that_cannot_be_drawn_is_refused_by_name() {
    for text in ["\u{1f600}", "\u{2764}", "\u{5be}"] {
        let said = Desk::new().run(&["table", "4", "--separator", text]);
        let first = text.chars().next().expect("a character");
        let (reason, hint) = reason(first);
        let start = format!("error: --separator: `{first}` (U+{:04X}) {reason}", u32::from(first));
        assert_eq!(said.code, 1);
        assert!(said.stderr.starts_with(&start) && said.stderr.ends_with(hint), "{}", said.stderr);
    }
}

#[test]
fn the_refusal_is_this_to_the_letter() {
    let said = "error: --title: `\u{1f600}` (U+1F600) is in none of the faces serif, serif-sc, \
                serif-tc, serif-jp, serif-kr\n";
    refused_words(
        &["table", "4", "--locale", "en", "--title", "Max \u{1f600}"],
        1,
        &format!("{said}{HINT}"),
    );
}

#[test]
fn what_is_not_seen_is_refused_in_every_format() {
    for format in ["pdf", "png", "html", "txt", "csv", "json"] {
        for (text, place, point) in [
            ("a\u{202e}b", 2, "U+202E"),
            ("\u{2068}ab", 1, "U+2068"),
            ("\u{1f468}\u{200d}\u{1f467}", 2, "U+200D"),
            ("\u{2764}\u{fe0f}", 2, "U+FE0F"),
        ] {
            let said = Desk::new().run(&["table", "4", "--title", text, "--format", format]);
            let start = format!("error: --title: character {place} is {point}, ");
            assert_eq!((said.code, said.stdout.as_slice()), (1, &b""[..]), "{format}");
            assert!(said.stderr.starts_with(&start), "{}", said.stderr);
        }
    }
}
