//! Somebody is away: numbers stay, names are marked, nothing is to be written.

use roundsheet::game::Game;
use roundsheet::locale::{EventMessage, Locale};
use roundsheet::sheets::event::Kind;

use super::{NAMES, all, event, grids, headings, rows, said_of_event, sheet, team_event};

fn withdrawn(locale: Locale, name: &str) -> String {
    said_of_event(locale, &EventMessage::Withdrawn { name: name.to_owned() })
}

#[test]
fn whoever_withdraws_keeps_number_board_and_row() {
    for locale in Locale::ALL {
        let mut event = event(locale, Game::Renju, 6);
        event.field[0].withdrawn = true;
        let marked = withdrawn(locale, NAMES[0]);
        let pairings = sheet(&event, Kind::Pairings);
        for grid in grids(&pairings) {
            let rows = rows(grid);
            assert_eq!(rows.len(), 3, "every board is kept");
            let closed: Vec<_> = rows.iter().filter(|row| row[3] == "#").collect();
            assert_eq!(closed.len(), 1);
            assert!(closed[0].contains(&marked), "{closed:?}");
        }
        let crosstable = sheet(&event, Kind::Crosstable);
        let rows = rows(grids(&crosstable)[0]);
        assert_eq!((rows.len(), rows[0].len()), (6, 11));
        assert_eq!(rows[0][1], marked);
        assert_eq!(rows[1][1], NAMES[1], "nobody takes the number");
        assert_eq!(headings(&sheet(&event, Kind::Cards), 2).len(), 5);
        assert_eq!(headings(&sheet(&event, Kind::Slips), 2).len(), 10);
        for kind in [Kind::Entrants, Kind::Schedule, Kind::Cards] {
            assert!(all(&sheet(&event, kind)).iter().any(|text| text.contains(&marked)));
        }
    }
}

#[test]
fn a_match_of_an_absent_team_has_no_sheet() {
    let mut event = team_event(Locale::En, Game::Chess, 4, 2);
    event.field[3].withdrawn = true;
    let matches = headings(&sheet(&event, Kind::Matches), 2);
    assert_eq!(matches.len(), 3);
    assert!(matches.iter().all(|title| !title.contains(NAMES[3])), "{matches:?}");
    assert_eq!(headings(&sheet(&event, Kind::Slips), 2).len(), 6);
}

/// Who withdrew before the draw has no number, and is on the list only.
#[test]
fn before_the_draw_there_is_a_list_by_name() {
    let mut event = event(Locale::En, Game::Chess, 4);
    for entrant in &mut event.field {
        entrant.number = None;
    }
    event.field[1].withdrawn = true;
    let document = sheet(&event, Kind::Entrants);
    assert_eq!(headings(&document, 2), ["By name"]);
    let rows = rows(grids(&document)[0]);
    assert_eq!(rows.len(), 4);
    assert!(rows.iter().all(|row| row.len() == 1));
    for kind in Kind::ALL {
        // Nothing to show, and no panic.
        sheet(&event, kind);
    }
}
