//! Where the rounds depart from the table, every sheet on which it matters says so.

use roundsheet::game::{Game, Sides};
use roundsheet::locale::{Entrants, EventMessage, Locale, Message};
use roundsheet::schedule::Cycles;
use roundsheet::sheets::event::Kind;

use super::{blocks, event, lines, said, said_of_event, sheet, sheet_with, team_event};

/// The kinds on which sides and rounds stand, those with words and those with few.
const IN_SENTENCES: [Kind; 4] = [Kind::Schedule, Kind::Pairings, Kind::Crosstable, Kind::Matches];
const IN_SHORT: [Kind; 3] = [Kind::Cards, Kind::Slips, Kind::Places];

/// Everything that lines and paragraphs of the sheet of `kind` say.
fn text(event: &roundsheet::event::Event, kind: Kind) -> String {
    let document = sheet_with(event, kind, |brief| {
        brief.round = (kind == Kind::Places).then_some(1);
    });
    lines(&document).join("\n")
}

#[test]
fn an_exchange_of_sides_is_said_on_every_sheet() {
    for locale in Locale::ALL {
        let mut event = team_event(locale, Game::Xiangqi, 6, 2);
        for exchange_sides in [true, false] {
            event.exchange_sides = exchange_sides;
            for kind in IN_SENTENCES {
                let note = said(locale, &Message::SidesExchanged);
                assert_eq!(text(&event, kind).contains(&note), exchange_sides, "{kind:?}");
            }
            for kind in IN_SHORT {
                let note = said_of_event(locale, &EventMessage::ExchangeNote);
                let text = text(&event, kind);
                assert_eq!(text.contains(&note), exchange_sides, "{kind:?} {text}");
            }
        }
    }
}

#[test]
fn a_changed_order_is_said_with_its_reason() {
    for locale in Locale::ALL {
        let mut event = team_event(locale, Game::Draughts, 6, 2);
        event.order = Some(vec![5, 4, 3, 2, 1]);
        event.order_reason = Some("Łódź".to_owned());
        let reason = EventMessage::OrderReason { reason: "Łódź".to_owned() };
        for kind in IN_SENTENCES {
            let text = text(&event, kind);
            assert!(text.contains(&said(locale, &Message::OrderChanged)), "{kind:?}");
            assert!(text.contains(&said_of_event(locale, &reason)), "{kind:?}");
        }
        let note = said_of_event(locale, &EventMessage::OrderNote);
        assert!(text(&event, Kind::Cards).contains(&note));
        // The order of the table is no change.
        event.order = Some(vec![1, 2, 3, 4, 5]);
        let note = said(locale, &Message::OrderChanged);
        assert!(!text(&event, Kind::Pairings).contains(&note));
        assert!(!text(&event, Kind::Schedule).contains(&note));
    }
}

#[test]
fn exchanged_last_rounds_are_said_once() {
    for locale in Locale::ALL {
        let mut event = team_event(locale, Game::Chess, 6, 2);
        event.cycles = Cycles::Double { swap_last_rounds: true };
        for kind in IN_SENTENCES {
            let note = said(locale, &Message::LastRoundsSwapped);
            assert_eq!(text(&event, kind).matches(&note).count(), 1, "{kind:?}");
        }
        let note = said_of_event(locale, &EventMessage::LastRoundsNote);
        assert!(text(&event, Kind::Cards).contains(&note));
    }
}

#[test]
fn sides_by_lot_are_named_nowhere() {
    for locale in Locale::ALL {
        for game in Game::ALL {
            let mut event = event(locale, game, 6);
            event.sides = Sides::ByLot;
            let note = said(locale, &Message::SidesByLot { game });
            assert!(text(&event, Kind::Pairings).contains(&note));
            assert!(text(&event, Kind::Schedule).contains(&note));
            let sides = [game.first_side(), game.second_side()];
            let sides = sides.map(|side| said(locale, &Message::SideName { side }));
            let pairings = sheet(&event, Kind::Pairings);
            let heads = super::heads(super::grids(&pairings)[0]);
            assert!(heads.iter().all(|head| !sides.contains(head)), "{heads:?}");
            let cards = sheet(&event, Kind::Cards);
            let drawn = said_of_event(locale, &EventMessage::SideDrawn { game });
            assert!(super::rows(super::grids(&cards)[0]).iter().all(|row| row[2] == drawn));
            // On a slip both sides can be ticked for either.
            let slips = sheet(&event, Kind::Slips);
            let rows = super::rows(super::grids(&slips)[0]);
            let either = sides.join(" ");
            assert_eq!(rows.len(), 3);
            assert_eq!((&rows[0][0], &rows[1][0]), (&either, &either));
        }
    }
}

#[test]
fn sheets_of_teams_say_who_begins_on_which_board() {
    let entrants = Entrants::Teams;
    for locale in Locale::ALL {
        for several_games in [false, true] {
            let mut event = team_event(locale, Game::Chess, 6, 4);
            event.games_per_match = if several_games { 2 } else { 1 };
            let boards = said(locale, &Message::TeamBoards { several_games, entrants });
            let games = said(locale, &Message::MatchGames { entrants });
            for kind in [Kind::Schedule, Kind::Pairings, Kind::Matches] {
                let text = text(&event, kind);
                assert!(text.contains(&boards), "{locale:?} {kind:?}");
                assert_eq!(text.contains(&games), several_games, "{locale:?} {kind:?}");
            }
        }
    }
}

#[test]
fn blocks_are_numbered_in_reading_order_once() {
    let document = sheet(&event(Locale::En, Game::Chess, 6), Kind::Schedule);
    let nodes: Vec<u32> = blocks(&document)
        .into_iter()
        .filter_map(|block| match block {
            roundsheet::document::Block::Table(table) => Some(table.node.0),
            roundsheet::document::Block::Grid(grid) => Some(grid.node.0),
            roundsheet::document::Block::Heading { node, .. }
            | roundsheet::document::Block::Line { node, .. }
            | roundsheet::document::Block::Paragraph { node, .. } => Some(node.0),
            _ => None,
        })
        .collect();
    assert!(nodes.is_sorted_by(|one, next| one < next), "{nodes:?}");
}
