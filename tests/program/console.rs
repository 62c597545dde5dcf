//! Colours on standard error: only for a terminal, and never in the words themselves.

use crate::support::program::Desk;

const PLAIN: &str = "error: --game: there is no game `ches`\n\
                     hint: did you mean `chess`? there are xiangqi draughts renju go chess\n";

const LINE: &str = "table 8 --game ches";

#[test]
fn what_is_no_terminal_gets_plain_text() {
    Desk::new().says(LINE, 2, "", PLAIN);
    Desk::new().with("TERM", "xterm-256color").says(LINE, 2, "", PLAIN);
}

#[test]
fn colours_can_be_forced_and_forbidden() {
    let words: Vec<&str> = LINE.split(' ').collect();
    let forced = Desk::new().with("CLICOLOR_FORCE", "1").run(&words);
    let coloured = PLAIN
        .replace("error:", "\u{1b}[1m\u{1b}[31merror:\u{1b}[0m")
        .replace("hint:", "\u{1b}[1m\u{1b}[36mhint:\u{1b}[0m");
    assert_eq!((forced.code, forced.stderr), (2, coloured));
    let forbidden = Desk::new().with("CLICOLOR_FORCE", "1").with("NO_COLOR", "1");
    forbidden.says(LINE, 2, "", PLAIN);
}

#[test]
fn what_clap_says_is_coloured_too() {
    let said = Desk::new().with("CLICOLOR_FORCE", "1").run(&["table", "8", "--titel", "x"]);
    assert!(said.stderr.starts_with("\u{1b}[1m\u{1b}[31merror:\u{1b}[0m unexpected argument"));
    let plain = Desk::new().run(&["table", "8", "--titel", "x"]);
    assert!(plain.stderr.starts_with("error: unexpected argument '--titel' found\n"));
}
