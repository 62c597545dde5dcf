//! What a sheet says of sides and cycles agrees with what its tables show.

use roundsheet::document::{Block, Document, Table};
use roundsheet::game::{Game, Sides};
use roundsheet::locale::{Catalog, Entrants, Locale, Message};
use roundsheet::schedule::{Begins, begins};
use roundsheet::sheets::Brief;

use super::{DOUBLE, Kind, SWAPPED, each, shown, texts};
use crate::support::{appendix, brief, exact};

/// `message` in the language of `brief`.
fn said(brief: &Brief, message: &Message) -> String {
    let catalog = Catalog::new(brief.locale).expect("the locale file is sound");
    catalog.say(message).expect("the message is there")
}

/// The texts of the items of the lists of `document`.
fn lists(document: &Document) -> Vec<Vec<String>> {
    let lists = document.blocks.iter().filter_map(|block| match block {
        Block::List { items, .. } => Some(items),
        _ => None,
    });
    lists.map(|items| items.iter().map(|item| item.text.to_plain()).collect()).collect()
}

fn paragraphs(document: &Document) -> Vec<String> {
    let paragraphs = document.blocks.iter().filter_map(|block| match block {
        Block::Paragraph { text, .. } => Some(text.to_plain()),
        _ => None,
    });
    paragraphs.collect()
}

/// The cells of `table` row by row.
fn cells(table: &Table) -> Vec<Vec<String>> {
    let row = |row| (0..table.columns.len()).map(|index| shown(table, row, index)).collect();
    table.rows.iter().map(row).collect()
}

/// A sheet for 4 teams of `games` with a table of sides.
fn team_sheet(
    locale: Locale,
    games: &[Game],
    boards: Option<u32>,
    per_match: Option<u32>,
) -> (Brief, Document) {
    let mut brief = brief(locale, games[0]);
    brief.games = games.to_vec();
    (brief.upper, brief.entrants) = (4, Entrants::Teams);
    (brief.boards, brief.games_per_match) = (boards, per_match);
    let document = exact(&brief);
    (brief, document)
}

#[test]
fn boards_and_games_have_one_table_and_every_cell_is_right() {
    for locale in Locale::ALL {
        for games in [&[Game::Renju][..], &[Game::Chess, Game::Draughts], &[Game::Chess, Game::Go]]
        {
            let (brief, document) = team_sheet(locale, games, Some(4), Some(3));
            let side = |begins| match (begins, games) {
                (Begins::First, &[Game::Chess, Game::Go]) => Message::Begins,
                (Begins::Second, &[Game::Chess, Game::Go]) => Message::PlaysSecond,
                (Begins::First, _) => Message::SideName { side: games[0].first_side() },
                (Begins::Second, _) => Message::SideName { side: games[0].second_side() },
            };
            let expected: Vec<Vec<String>> = (1..=4)
                .map(|board| {
                    let cells = (1..=3).map(|game| said(&brief, &side(begins(board, game))));
                    [brief.notation.number(board)].into_iter().chain(cells).collect()
                })
                .collect();
            let tables: Vec<&Table> = document.tables().collect();
            assert_eq!(tables.len(), 2, "the sides and the pairings");
            assert_eq!(cells(tables[0]), expected, "{locale:?}");
            let caption = said(&brief, &Message::BoardGameSidesCaption);
            assert_eq!(tables[0].caption.to_plain(), caption);
        }
    }
    let (_, document) = team_sheet(Locale::Ru, &[Game::Chess], Some(2), Some(2));
    let table = document.tables().next().expect("a table");
    let heads: Vec<String> = table.columns.iter().map(|column| column.head.to_plain()).collect();
    assert_eq!(heads, ["Доска", "1-я партия", "2-я партия"]);
    assert_eq!(cells(table), [["1", "Белые", "Чёрные"], ["2", "Чёрные", "Белые"]]);
}

#[test]
fn the_games_of_a_long_match_go_on_in_further_tables() {
    let (brief, document) = team_sheet(Locale::En, &[Game::Chess], Some(2), Some(20));
    let tables: Vec<&Table> = document.tables().collect();
    let (pairings, tables) = tables.split_last().expect("tables");
    assert_eq!(pairings.columns[0].head.to_plain(), "Round");
    let heads: Vec<String> = tables
        .iter()
        .flat_map(|table| table.columns.iter().skip(1))
        .map(|column| column.head.to_plain())
        .collect();
    let expected: Vec<String> = (1..=20).map(|game| format!("Game {game}")).collect();
    assert_eq!(heads, expected);
    for (index, table) in tables.iter().enumerate() {
        let caption = said(&brief, &Message::BoardGameSidesCaption);
        let caption = if index == 0 { caption } else { format!("{caption} (continued)") };
        assert_eq!(table.caption.to_plain(), caption);
    }
}

#[test]
fn a_table_of_games_for_teams_is_for_odd_boards() {
    let (_, document) = team_sheet(Locale::En, &[Game::Chess], None, Some(2));
    let table = document.tables().next().expect("a table");
    assert_eq!(
        table.caption.to_plain(),
        "Who begins in each game on odd-numbered boards; the reverse on even-numbered ones"
    );
    assert_eq!(cells(table), [["1", "White", "Black"], ["2", "Black", "White"]]);
    let mut players = brief(Locale::En, Game::Chess);
    (players.upper, players.games_per_match) = (4, Some(2));
    let document = exact(&players);
    let table = document.tables().next().expect("a table");
    assert_eq!(table.caption.to_plain(), "Who begins in each game");
}

#[test]
fn the_boards_of_a_long_match_are_spoken_of_in_game_one() {
    for (per_match, several_games) in [(None, false), (Some(1), false), (Some(2), true)] {
        for locale in Locale::ALL {
            let (brief, document) = team_sheet(locale, &[Game::Chess], None, per_match);
            let entrants = Entrants::Teams;
            let boards = said(&brief, &Message::TeamBoards { several_games, entrants });
            assert!(paragraphs(&document).contains(&boards), "{locale:?} {per_match:?}");
            let games = said(&brief, &Message::MatchGames { entrants });
            assert_eq!(paragraphs(&document).contains(&games), several_games, "{locale:?}");
        }
    }
}

/// What is said of the sides of `games` on a sheet for 4 players.
fn sides_of(locale: Locale, games: &[Game], sides: Sides) -> String {
    let mut brief = brief(locale, games[0]);
    brief.games = games.to_vec();
    (brief.upper, brief.sides) = (4, sides);
    paragraphs(&exact(&brief)).remove(0)
}

#[test]
fn games_with_the_same_sides_share_a_sentence() {
    let games = [Game::Chess, Game::Renju, Game::Draughts];
    let text = |locale| sides_of(locale, &games, Sides::ByTable);
    assert_eq!(
        text(Locale::En),
        "In chess and draughts the player named first in a pairing begins and has White; the \
         player named second has Black. In renju the player named first in a pairing begins and \
         has Black; the player named second has White."
    );
    assert_eq!(
        text(Locale::Ru),
        "В шахматах и шашках партию начинает первый номер пары; он играет белыми, второй \
         номер\u{a0}— чёрными. В рэндзю партию начинает первый номер пары; он играет чёрными, \
         второй номер\u{a0}— белыми."
    );
    assert_eq!(
        text(Locale::ZhHans),
        "国际象棋、国际跳棋比赛，列前者执白先走，列后者执黑后走。\
         五子棋比赛，列前者执黑开局，列后者执白后行。"
    );
    assert_eq!(
        text(Locale::ZhHant),
        "西洋棋、西洋跳棋比賽，先列者執白先走，後列者執黑後走。\
         五子棋比賽，先列者執黑開局，後列者執白後行。"
    );
    assert!(
        sides_of(Locale::ZhHans, &[Game::Renju, Game::Go], Sides::ByTable)
            .starts_with("五子棋、围棋比赛，列前者执黑先行，列后者执白后行。")
    );
}

#[test]
fn by_lot_all_games_share_a_sentence() {
    let text = |locale| sides_of(locale, &[Game::Go, Game::Chess, Game::Draughts], Sides::ByLot);
    assert!(text(Locale::En).starts_with("In go, chess and draughts the table only says"));
    assert!(text(Locale::Ru).starts_with("В го, шахматах и шашках таблица указывает"));
    assert!(text(Locale::ZhHans).starts_with("围棋、国际象棋、国际跳棋比赛，表中只列"));
    assert!(text(Locale::ZhHant).starts_with("圍棋、西洋棋、西洋跳棋比賽，表中僅載"));
    for locale in Locale::ALL {
        let text = text(locale);
        assert_eq!(text.matches(['.', '。']).count(), 1, "{text}");
    }
    // Where go is alone, the word is its own.
    assert!(sides_of(Locale::ZhHans, &[Game::Go], Sides::ByLot).ends_with("由双方猜先。"));
}

#[test]
fn exchanged_rounds_are_told_once_where_they_belong() {
    for locale in Locale::ALL {
        let mut brief = brief(locale, Game::Chess);
        (brief.lower, brief.upper, brief.cycles) = (3, 8, SWAPPED);
        let note = said(&brief, &Message::LastRoundsSwapped);
        let (sides, entrants) = (brief.sides, brief.entrants);
        let twice = said(&brief, &Message::DoubleCycle { sides, entrants });
        let document = appendix(&brief);
        let items = &lists(&document)[0];
        let at = items.iter().position(|item| *item == twice).expect("two cycles are told");
        assert_eq!(items[at + 1], note, "{locale:?}");
        assert!(!paragraphs(&document).contains(&note), "{locale:?}");

        brief.instructions = false;
        let document = appendix(&brief);
        assert_eq!(paragraphs(&document).iter().filter(|text| **text == note).count(), 1);
        assert!(!lists(&document).concat().contains(&note), "{locale:?}");

        for instructions in [true, false] {
            brief.instructions = instructions;
            let told = paragraphs(&exact(&brief)).into_iter().filter(|text| *text == note);
            assert_eq!(told.count(), 1, "{locale:?} {instructions}");
        }
    }
}

#[test]
fn the_method_makes_both_cycles() {
    for locale in Locale::ALL {
        let mut brief = brief(locale, Game::Chess);
        let two = said(&brief, &Message::MethodCycleTwo);
        let swap = said(&brief, &Message::MethodSwap);
        let steps = |brief: &Brief| lists(&appendix(brief)).pop().expect("the steps");
        let single = steps(&brief);
        assert!(!single.contains(&two) && !single.contains(&swap), "{locale:?}");
        let ends = |steps: &[String], message: &Message| steps[0].ends_with(&said(&brief, message));
        assert!(ends(&single, &Message::MethodRounds { cycles: 1 }), "{locale:?}");

        brief.cycles = DOUBLE;
        let double = steps(&brief);
        assert_eq!(double[single.len()..], [two.as_str()], "{locale:?}");
        let rounds = said(&brief, &Message::MethodRounds { cycles: 2 });
        assert!(double[0].ends_with(&rounds), "{locale:?}");

        brief.cycles = SWAPPED;
        assert_eq!(steps(&brief)[single.len()..], [two, swap], "{locale:?}");
    }
}

#[test]
fn a_table_for_players_mentions_no_team() {
    for (locale, team) in [
        (Locale::En, "team"),
        (Locale::Ru, "команд"),
        (Locale::ZhHans, "队"),
        (Locale::ZhHant, "隊"),
    ] {
        let mut count = 0;
        each(locale, |brief, kind, document| {
            let players = brief.entrants == Entrants::Players && brief.boards.is_none();
            if kind == Kind::Exact && players {
                count += 1;
                for (what, text) in texts(document) {
                    assert!(!text.contains(team), "{what} {text:?} of {brief:?}");
                }
            }
        });
        assert!(count > 100, "{count}");
    }
}

/// Whoever is named first still begins: the pairs are printed as they are played.
#[test]
fn an_exchange_of_sides_is_said_and_shown() {
    for locale in Locale::ALL {
        let mut brief = brief(locale, Game::Chess);
        brief.upper = 4;
        let (plain, note) = (exact(&brief), said(&brief, &Message::SidesExchanged));
        assert!(!paragraphs(&plain).contains(&note), "{locale:?}");
        for instructions in [true, false] {
            (brief.exchange_sides, brief.instructions) = (true, instructions);
            let exchanged = exact(&brief);
            assert!(paragraphs(&exchanged).contains(&note), "{locale:?}");
            let round_one =
                |document: &Document| cells(document.tables().next().expect("a table"))[0].clone();
            assert_ne!(round_one(&plain), round_one(&exchanged), "{locale:?}");
        }
    }
}
