//! Lots to be drawn, and the record of a draw by program.

use roundsheet::document::{Block, PerPage};
use roundsheet::event::Event;
use roundsheet::event::lots::{Draw, Lot};
use roundsheet::game::Game;
use roundsheet::locale::{Entrants, EventMessage, Locale};
use roundsheet::schedule::Number;
use roundsheet::sheets::event::lots;

use super::{blocks, cards, catalog, event, grids, headings, heads, lines, rows, said_of_event};

/// An event before the draw; one of its four has withdrawn.
fn undrawn(locale: Locale) -> Event {
    let mut event = event(locale, Game::Xiangqi, 4);
    for entrant in &mut event.field {
        entrant.number = None;
    }
    event.field[1].withdrawn = true;
    event
}

#[test]
fn there_is_a_lot_for_each_who_takes_part() {
    for locale in Locale::ALL {
        let document = lots::slips(&undrawn(locale), &catalog(locale)).expect("composed");
        let (heading, cards) = cards(&document);
        assert_eq!(heading, said_of_event(locale, &EventMessage::LotsTitle));
        assert_eq!(cards.cards.len(), 3);
        assert_eq!((cards.per_page, cards.folded), (PerPage::UpTo(12), false));
        let numbers: Vec<String> = blocks(&document)
            .into_iter()
            .filter_map(|block| match block {
                Block::Large { text, .. } => Some(text.to_plain()),
                _ => None,
            })
            .collect();
        let expected =
            if locale == Locale::ZhHant { ["１", "２", "３"] } else { ["1", "2", "3"] };
        assert_eq!(numbers, expected);
    }
    let mut teams = undrawn(Locale::Ru);
    teams.entrants = Entrants::Teams;
    let document = lots::slips(&teams, &catalog(Locale::Ru)).expect("composed");
    assert_eq!(lines(&document)[1], "из 3 команд");
}

fn lot(position: u32, name: &str, digest: &str, number: u32) -> Lot {
    Lot {
        position,
        name: name.to_owned(),
        digest: digest.repeat(8),
        number: Number::new(number).expect("a number"),
        entry: 0,
    }
}

#[test]
fn the_record_says_how_the_draw_is_repeated() {
    let draw = Draw {
        seed: "it's 7".to_owned(),
        lots: vec![lot(1, "Ann", "c0ffee12", 2), lot(2, "{Ben}", "0123abcd", 1)],
    };
    for locale in Locale::ALL {
        let composed = lots::protocol(&undrawn(locale), &draw, &catalog(locale));
        let document = composed.expect("composed");
        let lines = lines(&document);
        assert!(lines.iter().any(|line| line.contains("it's 7")), "the seed: {lines:?}");
        assert!(lines.iter().any(|line| line.contains("SHA-256")), "{lines:?}");
        let command = r"printf '%s' 'it'\''s 7:1' | sha256sum".to_owned();
        assert!(lines.contains(&command), "{lines:?}");
        assert_eq!(headings(&document, 1).len(), 1);
    }
    let document =
        lots::protocol(&undrawn(Locale::En), &draw, &catalog(Locale::En)).expect("composed");
    let grid = grids(&document)[0];
    assert_eq!(heads(grid), ["No.", "Name", "Position", "Digest begins"]);
    assert_eq!(
        rows(grid),
        [["1", "{Ben}", "2", "0123abcd0123abcd"], ["2", "Ann", "1", "c0ffee12c0ffee12"],]
    );
}
