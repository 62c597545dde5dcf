//! The audit: it passes what is drawn, and it finds each kind of slip.

use roundsheet::schedule::audit::Place;
use roundsheet::schedule::{Begins, Cycles, Fault, MAX_ENTRANTS, Pairing, Round};

use super::{CYCLES, PLAIN_DOUBLE, SWAPPED_DOUBLE, audit, drawn, number};

/// The game that `text` names: `7-14`.
#[track_caller]
fn game(text: &str) -> Pairing {
    let (first, second) = text.split_once('-').expect("first-second");
    let read = |text: &str| number(text.parse().expect("a number"));
    Pairing::Game { first: read(first), second: read(second) }
}

/// The rounds of `entrants`, in which the game `from` of table round `round` was typed as
/// `to`.
#[track_caller]
fn mistyped(entrants: u32, cycles: Cycles, round: usize, from: &str, to: &str) -> Vec<Round> {
    let mut rounds = drawn(entrants, cycles).rounds;
    let line = &mut rounds[round - 1].pairings;
    let place = line.iter().position(|&pairing| pairing == game(from)).expect("such a game");
    line[place] = game(to);
    rounds
}

/// What the audit says of `rounds`, fault by fault.
fn said(entrants: u32, cycles: Cycles, rounds: &[Round]) -> Vec<String> {
    audit(entrants, cycles, rounds).iter().map(ToString::to_string).collect()
}

#[test]
fn every_field_up_to_two_hundred_passes() {
    for entrants in 2..=200 {
        for cycles in CYCLES {
            let schedule = drawn(entrants, cycles);
            assert_eq!(audit(entrants, cycles, &schedule.rounds), [], "{entrants}, {cycles:?}");
        }
    }
}

#[test]
fn rounds_may_stand_in_any_order() {
    let mut rounds = drawn(9, SWAPPED_DOUBLE).rounds;
    rounds.reverse();
    assert_eq!(audit(9, SWAPPED_DOUBLE, &rounds), []);
}

/// A slip of an American rule book: `7-4` for `7-14`.
#[test]
fn a_digit_left_out() {
    let rounds = mistyped(14, Cycles::Single, 13, "7-14", "7-4");
    assert_eq!(
        said(14, Cycles::Single, &rounds),
        [
            "table round 13, board 4: `4` stands at board 1 already",
            "table round 13: 14 is missing",
            "table round 13, board 1: `7-4` met in table round 10 already",
            "cycle 1: 7 and 14 never meet",
        ]
    );
    // The same slip where the rule book has it, in round one: `1-4` for `1-14`.
    let rounds = mistyped(14, Cycles::Single, 1, "1-14", "1-4");
    let faults = audit(14, Cycles::Single, &rounds);
    let twice = Fault::NumberTwice {
        round: 1,
        place: Place::Board(4),
        number: number(4),
        earlier: Place::Board(1),
    };
    assert!(faults.contains(&twice), "{faults:?}");
    assert!(faults.contains(&Fault::NumberMissing { round: 1, number: 14 }));
}

/// Every single game turned round is found, with its round and board, in every small field.
#[test]
fn one_pair_turned_round() {
    for entrants in 2..=16 {
        let sound = drawn(entrants, Cycles::Single).rounds;
        for (index, round) in sound.iter().enumerate() {
            for (board, first, second) in round.games() {
                let mut rounds = sound.clone();
                let line = &mut rounds[index].pairings;
                let byes = usize::from(entrants % 2 == 1);
                let pairing = &mut line[board as usize - 1 + byes];
                *pairing = pairing.exchanged();
                let fault = Fault::TurnedRound {
                    round: round.table_round,
                    board,
                    first: second,
                    second: first,
                };
                assert!(audit(entrants, Cycles::Single, &rounds).contains(&fault), "{fault}");
            }
        }
    }
}

#[test]
fn one_pair_turned_round_is_said_with_its_place() {
    let rounds = mistyped(8, Cycles::Single, 4, "1-4", "4-1");
    let said = said(8, Cycles::Single, &rounds);
    assert_eq!(
        said.first().map(String::as_str),
        Some(
            "table round 4, board 3: `4-1` is turned round: 4 begins once too often, \
             1 once too rarely"
        )
    );
}

/// In a double cycle both the line and its answer name the game.
#[test]
fn one_pair_turned_round_in_a_double_cycle() {
    let rounds = mistyped(8, SWAPPED_DOUBLE, 7, "1-6", "6-1");
    let said = said(8, SWAPPED_DOUBLE, &rounds);
    assert_eq!(
        said[0],
        "table round 13, board 2: is not the line of table round 7 with first and second \
         exchanged"
    );
    assert!(said[1].starts_with("table round 7, board 2: `6-1` is turned round"), "{said:?}");
}

/// Several pairs turned round: the numbers that begin too often and too rarely are named.
#[test]
fn several_pairs_turned_round() {
    let mut rounds = mistyped(8, Cycles::Single, 4, "1-4", "4-1");
    rounds[0].pairings[1] = rounds[0].pairings[1].exchanged();
    let faults = audit(8, Cycles::Single, &rounds);
    for (number, given, needed) in [(1, 3, 4), (2, 3, 4), (4, 5, 4), (7, 4, 3)] {
        let fault = Fault::FirstMoves { cycle: 1, number, given, needed };
        assert!(faults.contains(&fault), "{fault}");
    }
    assert!(said(8, Cycles::Single, &rounds).contains(&"cycle 1: 1 begins 3 times, not 4".into()));
}

/// Four games turned round between them leave two numbers wrong by two, which no single game
/// puts right.
#[test]
fn counts_wrong_by_two_name_no_game() {
    let mut rounds = drawn(8, Cycles::Single).rounds;
    let turned = ["8-5", "1-8", "2-5", "1-2"].map(game);
    for pairing in rounds.iter_mut().flat_map(|round| &mut round.pairings) {
        if turned.contains(pairing) {
            *pairing = pairing.exchanged();
        }
    }
    let faults = audit(8, Cycles::Single, &rounds);
    assert_eq!(
        faults[..2],
        [
            Fault::FirstMoves { cycle: 1, number: 1, given: 2, needed: 4 },
            Fault::FirstMoves { cycle: 1, number: 5, given: 5, needed: 3 },
        ]
    );
}

#[test]
fn a_repeated_round() {
    let mut rounds = drawn(6, Cycles::Single).rounds;
    rounds[2].pairings = rounds[1].pairings.clone();
    let said = said(6, Cycles::Single, &rounds);
    assert_eq!(
        said[..3],
        [
            "table round 3, board 1: `6-4` met in table round 2 already",
            "table round 3, board 2: `5-3` met in table round 2 already",
            "table round 3, board 3: `1-2` met in table round 2 already",
        ]
    );
    assert_eq!(
        said[3..],
        [
            "cycle 1: 1 and 3 never meet",
            "cycle 1: 4 and 5 never meet",
            "cycle 1: 2 and 6 never meet",
        ]
    );
}

#[test]
fn a_missing_pairing() {
    let mut rounds = drawn(6, Cycles::Single).rounds;
    rounds[3].pairings.remove(1);
    assert_eq!(
        said(6, Cycles::Single, &rounds),
        [
            "table round 4: 1 is missing",
            "table round 4: 4 is missing",
            "cycle 1: 1 and 4 never meet",
        ]
    );
}

/// The table for eight printed under `9-10`.
#[test]
fn the_table_of_a_smaller_field() {
    let rounds = drawn(8, Cycles::Single).rounds;
    let faults = audit(10, Cycles::Single, &rounds);
    assert!(faults.contains(&Fault::RoundCount { given: 7, needed: 9 }));
    assert!(faults.contains(&Fault::RoundMissing { round: 9 }));
    assert!(faults.contains(&Fault::NumberMissing { round: 1, number: 10 }));
    assert!(
        said(9, Cycles::Single, &rounds)
            .contains(&"table round 1, bye: nobody rests, but in an odd field one does".to_owned())
    );
}

/// Five and six entrants given the table for four; eight given the table for ten.
#[test]
fn the_table_of_another_field() {
    for (entrants, table) in [(5, 4), (6, 4), (8, 10), (7, 9), (7, 8), (8, 7)] {
        let rounds = drawn(table, Cycles::Single).rounds;
        assert_ne!(audit(entrants, Cycles::Single, &rounds), [], "{table} for {entrants}");
    }
    let faults = audit(8, Cycles::Single, &drawn(10, Cycles::Single).rounds);
    assert!(faults.contains(&Fault::RoundOutOfRange { round: 9, last: 7 }));
    let outside = Fault::NumberOutOfRange {
        round: 1,
        place: Place::Board(2),
        number: number(9),
        entrants: 8,
    };
    assert!(faults.contains(&outside));
    assert_eq!(outside.to_string(), "table round 1, board 2: `9` is outside 1 to 8");
}

#[test]
fn a_number_against_itself_and_a_number_that_rests_and_plays() {
    let rounds = mistyped(7, Cycles::Single, 1, "3-6", "3-3");
    let said_of_itself = said(7, Cycles::Single, &rounds);
    assert!(said_of_itself.contains(&"table round 1, board 2: `3` meets itself".to_owned()));
    let rounds = mistyped(7, Cycles::Single, 1, "3-6", "1-6");
    let said_of_bye = said(7, Cycles::Single, &rounds);
    assert!(said_of_bye.contains(&"table round 1, board 2: `1` rests in this round".to_owned()));
}

#[test]
fn a_bye_in_an_even_field() {
    let mut rounds = drawn(6, Cycles::Single).rounds;
    rounds[1].pairings[0] = Pairing::Bye(number(6));
    let faults = audit(6, Cycles::Single, &rounds);
    assert_eq!(
        faults,
        [
            Fault::ByeInEvenField { round: 2, number: number(6) },
            Fault::NumberMissing { round: 2, number: 4 },
            Fault::NeverMeets { cycle: 1, lower: 4, higher: 6 },
        ]
    );
}

#[test]
fn byes_of_an_odd_field() {
    let mut missing = drawn(5, Cycles::Single).rounds;
    missing[1].pairings.remove(0);
    assert_eq!(
        audit(5, Cycles::Single, &missing),
        [
            Fault::ByeMissing { round: 2 },
            Fault::NumberMissing { round: 2, number: 4 },
            Fault::NeverRests { cycle: 1, number: 4 },
        ]
    );
    let mut twice = drawn(5, Cycles::Single).rounds;
    twice[1].pairings.insert(1, Pairing::Bye(number(5)));
    let faults = audit(5, Cycles::Single, &twice);
    let second = Fault::ByeTwice { round: 2, number: number(5), earlier: number(4) };
    assert!(faults.contains(&second), "{faults:?}");

    twice[1].pairings.push(Pairing::Bye(number(3)));
    let third = Fault::ByeTwice { round: 2, number: number(3), earlier: number(4) };
    assert!(audit(5, Cycles::Single, &twice).contains(&third));

    let mut again = drawn(5, Cycles::Single).rounds;
    again[1].pairings[0] = Pairing::Bye(number(1));
    let faults = audit(5, Cycles::Single, &again);
    let rests_again = Fault::RestsAgain { round: 2, number: number(1), earlier: 1 };
    assert!(faults.contains(&rests_again), "{faults:?}");
    assert!(faults.contains(&Fault::NeverRests { cycle: 1, number: 4 }));
}

/// The return leg backwards: the last opponents of cycle one would meet again at once.
#[test]
fn cycle_two_reversed() {
    for cycles in [PLAIN_DOUBLE, SWAPPED_DOUBLE] {
        let mut rounds = drawn(6, cycles).rounds;
        let lines: Vec<_> = rounds[5..].iter().map(|round| round.pairings.clone()).collect();
        for (round, pairings) in rounds[5..].iter_mut().zip(lines.into_iter().rev()) {
            round.pairings = pairings;
        }
        let faults = audit(6, cycles, &rounds);
        let expected = Fault::NotExchanged { round: 6, place: Place::Board(1), model: 1 };
        assert_eq!(faults[0], expected);
        let rounds_named = |round| {
            faults.iter().any(|f| matches!(f, Fault::NotExchanged { round: r, .. } if *r == round))
        };
        // The middle round stays where it was.
        assert_eq!([6, 7, 8, 9, 10].map(rounds_named), [true, true, false, true, true]);
    }
}

#[test]
fn cycle_two_without_the_exchange_of_sides() {
    let mut rounds = drawn(5, PLAIN_DOUBLE).rounds;
    let (one, two) = rounds.split_at_mut(5);
    for (model, round) in one.iter().zip(two) {
        round.pairings = model.pairings.clone();
    }
    let faults = audit(5, PLAIN_DOUBLE, &rounds);
    assert!(faults.contains(&Fault::NotExchanged { round: 6, place: Place::Board(1), model: 1 }));
    assert!(faults.contains(&Fault::NotExchanged { round: 10, place: Place::Board(2), model: 5 }));
    let byes = faults.iter().any(|f| matches!(f, Fault::NotExchanged { place: Place::Bye, .. }));
    assert!(!byes, "the byes are those of cycle one");
}

/// A swapped schedule is not a plain one, and the other way about.
#[test]
fn the_exchange_of_last_rounds_is_noticed() {
    let swapped = audit(8, PLAIN_DOUBLE, &drawn(8, SWAPPED_DOUBLE).rounds);
    assert!(swapped.contains(&Fault::NotExchanged { round: 13, place: Place::Board(1), model: 6 }));
    let plain = audit(8, SWAPPED_DOUBLE, &drawn(8, PLAIN_DOUBLE).rounds);
    let seam =
        Fault::LongRun { number: 1, side: Begins::Second, from: 7, to: 9, length: 3, allowed: 2 };
    assert!(plain.contains(&seam), "{plain:?}");
    let seam = "table rounds 7 to 9: 1 plays second 3 times running, at most 2 allowed";
    assert!(said(8, SWAPPED_DOUBLE, &drawn(8, PLAIN_DOUBLE).rounds).contains(&seam.to_owned()));
}

#[test]
fn rounds_numbered_wrongly() {
    let mut rounds = drawn(4, PLAIN_DOUBLE).rounds;
    rounds[1].table_round = 3;
    rounds[4].cycle = 1;
    rounds[5].played = 1;
    rounds[0].played = 7;
    assert_eq!(
        said(4, PLAIN_DOUBLE, &rounds),
        [
            "table round 3: given twice",
            "table round 2: missing",
            "table round 1: place `7` in the order of play is outside 1 to 6",
            "table round 5: belongs to cycle 2, not 1",
        ]
    );
    rounds[3].played = 5;
    let taken = Fault::PlayedTwice { round: 5, played: 5, other: 4 };
    assert!(audit(4, PLAIN_DOUBLE, &rounds).contains(&taken));
    assert_eq!(
        taken.to_string(),
        "table round 5: place `5` in the order of play is taken by table round 4"
    );
}

#[test]
fn no_lines_at_all() {
    assert_eq!(
        said(2, Cycles::Single, &[]),
        ["number of rounds: 0 given, 1 needed", "table round 1: missing"]
    );
    for entrants in [0, 1, MAX_ENTRANTS + 1, u32::MAX] {
        assert_eq!(audit(entrants, PLAIN_DOUBLE, &[]), [Fault::Entrants { entrants }]);
    }
}

/// Rounds numbered from 0, or far beyond the table, are reported and do not upset the rest.
#[test]
fn rounds_far_outside() {
    let mut rounds = drawn(4, PLAIN_DOUBLE).rounds;
    rounds[0].table_round = 0;
    rounds[5].table_round = u32::MAX;
    let faults = audit(4, PLAIN_DOUBLE, &rounds);
    assert_eq!(
        faults,
        [
            Fault::RoundOutOfRange { round: 0, last: 6 },
            Fault::RoundOutOfRange { round: u32::MAX, last: 6 },
            Fault::RoundMissing { round: 1 },
            Fault::RoundMissing { round: 6 },
        ]
    );
}
