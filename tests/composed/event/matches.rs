//! Teams: who begins on which board, whose players are known, what is left white.

use roundsheet::document::{Breadth, Writing};
use roundsheet::game::{Game, Sides};
use roundsheet::locale::Locale;
use roundsheet::schedule::Cycles;
use roundsheet::sheets::event::Kind;

use super::{blocks, grids, headings, heads, lines, rows, sheet, sheet_with, team_event};

/// Two teams of three boards.
fn two_teams(game: Game) -> roundsheet::event::Event {
    let mut event = team_event(Locale::En, game, 2, 3);
    (event.field[0].name, event.field[1].name) = ("Alpha".to_owned(), "Beta".to_owned());
    event.field[0].players = ["Ann", "Ben", "Cyd", "Dot"].map(str::to_owned).into();
    event
}

#[test]
fn the_team_named_first_begins_on_odd_boards() {
    for (game, first, second) in [
        (Game::Chess, "White", "Black"),
        (Game::Draughts, "White", "Black"),
        (Game::Xiangqi, "Red", "Black"),
        (Game::Renju, "Black", "White"),
        (Game::Go, "Black", "White"),
    ] {
        let document = sheet(&two_teams(game), Kind::Matches);
        assert_eq!(headings(&document, 2), ["Round 1, match 1: Alpha – Beta"]);
        let grid = grids(&document)[0];
        assert_eq!(heads(grid), ["Board", "Side", "1 Alpha", "Result", "2 Beta", "Side"]);
        assert_eq!(
            rows(grid),
            [
                ["1", first, "Ann", "_", "_", second],
                ["2", second, "Ben", "_", "_", first],
                ["3", first, "Cyd", "_", "_", second],
                ["Total", "#", "#", "_", "#", "#"],
            ]
        );
        assert_eq!(grid.columns[2].breadth, Breadth::Name);
        assert_eq!(grid.columns[4].breadth, Breadth::Writing(Writing::Name));
    }
}

#[test]
fn in_cycle_two_it_is_the_other_way_round() {
    let mut event = two_teams(Game::Chess);
    event.cycles = Cycles::Double { swap_last_rounds: true };
    let document = sheet(&event, Kind::Matches);
    let grids = grids(&document);
    assert_eq!(heads(grids[1])[2], "2 Beta");
    assert_eq!(rows(grids[1])[0], ["1", "White", "_", "_", "Ann", "Black"]);
}

#[test]
fn games_of_a_match_have_columns_and_sides_drawn_are_white() {
    let mut event = two_teams(Game::Chess);
    (event.games_per_match, event.sides) = (2, Sides::ByLot);
    let document = sheet(&event, Kind::Matches);
    let grid = grids(&document)[0];
    assert_eq!(
        heads(grid),
        ["Board", "Side, game 1", "1 Alpha", "Game 1", "Game 2", "2 Beta", "Side, game 1"]
    );
    assert_eq!(rows(grid)[0], ["1", "_", "Ann", "_", "_", "_", "_"]);
    assert_eq!(rows(grid)[3], ["Total", "#", "#", "#", "_", "#", "#"]);
}

#[test]
fn a_slip_is_for_a_board_of_a_match() {
    let mut event = two_teams(Game::Chess);
    event.games_per_match = 2;
    let document = sheet(&event, Kind::Slips);
    let titles = [1, 2, 3].map(|board| format!("Round 1 · Match 1 · Board {board}"));
    assert_eq!(headings(&document, 2), titles);
    // Two grids on each slip: those who meet, and the games.
    let grids = grids(&document);
    assert_eq!(grids.len(), 6);
    let (opponents, games) = (grids[2], grids[3]);
    assert_eq!(rows(opponents), [["1 Alpha", "Ben"], ["2 Beta", "_"]]);
    assert_eq!(opponents.columns[1].breadth, Breadth::Writing(Writing::Name));
    assert_eq!(heads(games), ["Game", "No. 1", "Result", "No. 2"]);
    assert_eq!(
        rows(games),
        [["1", "Black", "1–0 ½–½ 0–1", "White"], ["2", "White", "1–0 ½–½ 0–1", "Black"]]
    );
}

/// With one game the sides stand by the names, and the results follow them.
#[test]
fn a_slip_of_one_game_has_the_sides_of_its_board() {
    let mut event = two_teams(Game::Go);
    event.field[1].players = vec!["Eva".to_owned()];
    let document = sheet(&event, Kind::Slips);
    let grids = grids(&document);
    assert_eq!(grids.len(), 3);
    let result = ["Result", "B+ Jigo W+"];
    let ann = [["Black", "Ann"], ["No. 1", "Alpha"], ["White", "Eva"], ["No. 2", "Beta"], result];
    assert_eq!(rows(grids[0]), ann);
    // On an even board the other team begins, and stands first; white is left for a player
    // who is not known.
    let ben = [["Black", "_"], ["No. 2", "Beta"], ["White", "Ben"], ["No. 1", "Alpha"], result];
    assert_eq!(rows(grids[1]), ben);
    assert_eq!(rows(grids[2])[1][1], "Alpha");
}

#[test]
fn places_have_the_number_of_match_and_board() {
    let document = sheet(&two_teams(Game::Chess), Kind::Places);
    let large: Vec<String> = blocks(&document)
        .into_iter()
        .filter_map(|block| match block {
            roundsheet::document::Block::Large { text, .. } => Some(text.to_plain()),
            _ => None,
        })
        .collect();
    assert_eq!(large, ["1.1", "1.2", "1.3"]);
    let round = sheet_with(&two_teams(Game::Chess), Kind::Places, |brief| brief.round = Some(1));
    let lines = lines(&round);
    assert!(lines.contains(&"Match 1, board 2".to_owned()), "{lines:?}");
    assert!(lines.contains(&"Black: 1 Alpha · Ben".to_owned()), "{lines:?}");
    assert!(lines.contains(&"White: 2 Beta".to_owned()), "{lines:?}");
}

#[test]
fn the_list_of_teams_has_captains_players_and_reserves() {
    let mut event = two_teams(Game::Chess);
    event.field[0].captain = Some("Eve".to_owned());
    let document = sheet(&event, Kind::Entrants);
    let grid = grids(&document)[0];
    assert_eq!(heads(grid), ["No.", "Team", "Captain", "Players by board"]);
    assert_eq!(rows(grid)[0], ["1", "Alpha", "Eve", "1 Ann | 2 Ben | 3 Cyd | reserve: Dot"]);
    assert_eq!(rows(grid)[1], ["2", "Beta", "_", "_"]);
}
