//! Forms and cards as plain text.

use roundsheet::backend::text;
use roundsheet::document::{
    Block, Breadth, Card, Cards, GridCell, LineRole, Look, PerPage, Side, Text, Writing,
};

use super::document;
use crate::support::forms::{column, grid, words};

#[test]
fn columns_stand_in_line_and_white_is_lines_to_write_on() {
    let mut document = document();
    document.heading(1, Text::plain("Round 1"));
    document.push(Block::line(LineRole::Details, Text::plain("29 November")));
    let columns = vec![
        column("No.", Breadth::Content, Side::End),
        column("Name", Breadth::Name, Side::Start),
        column("1", Breadth::Square, Side::Middle),
        column("2", Breadth::Square, Side::Middle),
        column("Points", Breadth::Writing(Writing::Mark), Side::Middle),
    ];
    let half = GridCell::Split(vec![Text::plain("½"), Text::default()]);
    let rows = vec![
        vec![words("9"), words("王天一"), GridCell::Closed, half, GridCell::Empty],
        vec![words("10"), words("Ng"), GridCell::Empty, GridCell::Closed, GridCell::Empty],
    ];
    document.push(Block::Grid(grid(columns, rows, Look::Boxed)));
    document.push(Block::signatures(vec![Text::plain("Chief arbiter")]));
    assert_eq!(
        text::write(&document.into()),
        "\
Round 1
=======
29 November

No.  Name    1    2    Points
---  ------  -  -----  ------
  9  王天一  ×  ½ / .  _____
 10  Ng      .    ×    _____

Chief arbiter ____________________
"
    );
}

#[test]
fn cards_are_parted_and_choices_have_boxes() {
    let mut document = document();
    let card = |number: &str| {
        let choices = GridCell::Choices(["1–0", "0–1"].map(Text::plain).to_vec());
        let columns = vec![column("", Breadth::Words, Side::Start)];
        let results = grid(columns, vec![vec![choices]], Look::Boxed);
        Card::of(vec![Block::heading(2, Text::plain(number)), Block::Grid(results)])
    };
    let (per_page, folded) = (PerPage::UpTo(8), false);
    document.push(Block::Cards(Cards { cards: vec![card("A"), card("B")], per_page, folded }));
    let cut = "- ".repeat(40);
    let cut = cut.trim_end();
    assert_eq!(
        text::write(&document.into()),
        format!("A\n-\n\n[ ] 1–0  [ ] 0–1\n\n{cut}\n\nB\n-\n\n[ ] 1–0  [ ] 0–1\n")
    );
}

#[test]
fn long_words_go_on_below_in_their_column() {
    let mut document = document();
    let columns = vec![
        column("No.", Breadth::Content, Side::End),
        column("Club", Breadth::Words, Side::Start),
    ];
    let long = "a club with a name that is longer than one line of its column";
    let rows = vec![vec![words("1"), words(long)]];
    document.push(Block::Grid(grid(columns, rows, Look::Open)));
    let sheet = text::write(&document.into());
    let lines: Vec<&str> = sheet.lines().collect();
    assert_eq!(lines.len(), 4, "{sheet}");
    assert_eq!(lines[2..].iter().map(|line| &line[5..]).collect::<Vec<_>>().join(" "), long);
    assert!(lines.iter().all(|line| line.len() <= 45), "{sheet}");
}

#[test]
fn lines_of_a_cell_stand_one_below_the_other() {
    let mut document = document();
    let columns = vec![
        column("Team", Breadth::Words, Side::Start),
        column("Players", Breadth::Words, Side::Start),
    ];
    let players = GridCell::Lines(["1 Ann", "2 Ben"].map(Text::plain).to_vec());
    document.push(Block::Grid(grid(columns, vec![vec![words("Alpha"), players]], Look::Open)));
    assert_eq!(
        text::write(&document.into()),
        "Team   Players\n-----  -------\nAlpha  1 Ann\n       2 Ben\n"
    );
}
