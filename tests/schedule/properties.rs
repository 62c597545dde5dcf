//! What is true of every schedule, by enumeration.

use std::collections::BTreeSet;

use roundsheet::schedule::{Cycles, MAX_ENTRANTS, Pairing, Round, Schedule};

use super::{CYCLES, PLAIN_DOUBLE, SWAPPED_DOUBLE, drawn, line, lines, number};

/// How often each of 1 … `entrants` begins in `rounds`.
fn first_moves(entrants: u32, rounds: &[Round]) -> Vec<usize> {
    let begins =
        |number| move |round: &Round| round.games().any(|(_, first, _)| first.get() == number);
    (1..=entrants).map(|number| rounds.iter().filter(|r| begins(number)(r)).count()).collect()
}

/// The sides of `number` in `rounds`: `f` first, `s` second, `-` where it rests.
fn sides(number: u32, rounds: &[Round]) -> String {
    let side = |round: &Round| {
        let mut games = round.games();
        let game = games.find(|(_, first, second)| [first.get(), second.get()].contains(&number));
        game.map_or('-', |(_, first, _)| if first.get() == number { 'f' } else { 's' })
    };
    rounds.iter().map(side).collect()
}

/// The longest run of one letter in `sides`.
fn longest_run(sides: &str) -> usize {
    let letters: Vec<char> = sides.chars().collect();
    letters.chunk_by(|a, b| a == b).filter(|run| run[0] != '-').map(<[_]>::len).max().unwrap_or(0)
}

/// The longest run of anybody: with byes as breaks, and with byes passed over.
fn longest_runs(schedule: &Schedule, rounds: &[Round]) -> (usize, usize) {
    let all = || (1..=schedule.entrants).map(|number| sides(number, rounds));
    let broken = all().map(|sides| longest_run(&sides)).max();
    let passed_over = all().map(|sides| longest_run(&sides.replace('-', ""))).max();
    (broken.unwrap_or(0), passed_over.unwrap_or(0))
}

#[test]
fn first_moves_of_even_fields() {
    for entrants in (2..=100_u32).step_by(2) {
        let half = entrants as usize / 2;
        let counts = first_moves(entrants, &drawn(entrants, Cycles::Single).rounds);
        assert!(counts[..half].iter().all(|&count| count == half), "field of {entrants}");
        assert!(counts[half..].iter().all(|&count| count == half - 1), "field of {entrants}");
    }
}

#[test]
fn first_moves_of_odd_fields_are_equal() {
    for entrants in (3..=99_u32).step_by(2) {
        let counts = first_moves(entrants, &drawn(entrants, Cycles::Single).rounds);
        let half = (entrants as usize - 1) / 2;
        assert!(counts.iter().all(|&count| count == half), "field of {entrants}");
    }
}

#[test]
fn both_cycles_together_give_everybody_equal_sides() {
    for entrants in 2..=60_u32 {
        for cycles in [PLAIN_DOUBLE, SWAPPED_DOUBLE] {
            let counts = first_moves(entrants, &drawn(entrants, cycles).rounds);
            assert!(counts.iter().all(|&count| count == entrants as usize - 1));
        }
    }
}

#[test]
fn byes_come_by_turns_from_the_lower_and_the_upper_half() {
    let byes = |entrants| -> Vec<u32> {
        let rounds = drawn(entrants, Cycles::Single).rounds;
        rounds.iter().map(|round| round.bye().expect("an odd field").get()).collect()
    };
    assert_eq!(byes(5), [1, 4, 2, 5, 3]);
    assert_eq!(byes(7), [1, 5, 2, 6, 3, 7, 4]);
    assert_eq!(byes(9), [1, 6, 2, 7, 3, 8, 4, 9, 5]);
    for entrants in (3..=99_u32).step_by(2) {
        let middle = entrants.div_ceil(2);
        let halves = (1..=middle).flat_map(|low| [low, middle + low]);
        let expected: Vec<u32> = halves.take(entrants as usize).collect();
        assert_eq!(byes(entrants), expected, "field of {entrants}");
    }
}

#[test]
fn the_bye_comes_first_and_only_in_odd_fields() {
    for entrants in 2..=40 {
        for round in drawn(entrants, SWAPPED_DOUBLE).rounds {
            let is_bye = |pairing: &Pairing| matches!(pairing, Pairing::Bye(_));
            assert_eq!(is_bye(&round.pairings[0]), entrants % 2 == 1);
            assert!(!round.pairings[1..].iter().any(is_bye));
        }
    }
}

#[test]
fn runs_in_a_single_cycle() {
    for entrants in 4..=50 {
        let schedule = drawn(entrants, Cycles::Single);
        let longest = if entrants % 2 == 0 { 2 } else { 1 };
        let runs = longest_runs(&schedule, &schedule.rounds);
        assert_eq!(runs, (longest, longest), "field of {entrants}");
    }
}

#[test]
fn only_two_numbers_start_twice_on_one_side() {
    for entrants in (4..=50).step_by(2) {
        let rounds = drawn(entrants, Cycles::Single).rounds;
        let start = |number| sides(number, &rounds[..2]);
        let twice: Vec<u32> =
            (1..=entrants).filter(|&number| ["ff", "ss"].contains(&&*start(number))).collect();
        assert_eq!(twice, [1, entrants / 2 + 1]);
        assert_eq!((start(1).as_str(), start(entrants / 2 + 1).as_str()), ("ff", "ss"));
    }
}

/// FIDE C.05 Annex 1 recommends the exchange to avoid three games running on one side. It is
/// even fields that need it.
#[test]
fn the_exchange_of_last_rounds_avoids_three_running() {
    for entrants in 4..=50 {
        let plain = drawn(entrants, PLAIN_DOUBLE);
        let swapped = drawn(entrants, SWAPPED_DOUBLE);
        let without = if entrants % 2 == 0 { 3 } else { 2 };
        assert_eq!(longest_runs(&plain, &plain.rounds), (without, without), "{entrants}");
        assert_eq!(longest_runs(&swapped, &swapped.rounds), (2, 2), "{entrants}");
    }
}

/// Without the exchange it is number 1 and the first number of the upper half.
#[test]
fn three_running_at_the_seam_hit_two_numbers() {
    for entrants in (4..=50).step_by(2) {
        let rounds = drawn(entrants, PLAIN_DOUBLE).rounds;
        let run = |number| sides(number, &rounds);
        let hit: Vec<u32> =
            (1..=entrants).filter(|&number| longest_run(&run(number)) == 3).collect();
        assert_eq!(hit, [1, entrants / 2 + 1]);
        assert!(run(1).contains("sss"));
        assert!(run(entrants / 2 + 1).contains("fff"));
    }
}

#[test]
fn cycle_two_keeps_the_order_and_exchanges_the_sides() {
    assert_eq!(
        lines(&drawn(4, PLAIN_DOUBLE).rounds),
        ["1-4 2-3", "4-3 1-2", "2-4 3-1", "4-1 3-2", "3-4 2-1", "4-2 1-3"]
    );
    assert_eq!(
        lines(&drawn(4, SWAPPED_DOUBLE).rounds),
        ["1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"]
    );
    assert_eq!(
        lines(&drawn(3, SWAPPED_DOUBLE).rounds),
        ["(1) 2-3", "(2) 3-1", "(3) 1-2", "(1) 3-2", "(3) 2-1", "(2) 1-3"]
    );
    let rounds = drawn(6, SWAPPED_DOUBLE).rounds;
    let cycles: Vec<(u32, u32, u32)> =
        rounds.iter().map(|round| (round.played, round.table_round, round.cycle)).collect();
    let expected: Vec<_> = (1..=10).map(|n| (n, n, if n <= 5 { 1 } else { 2 })).collect();
    assert_eq!(cycles, expected);
}

#[test]
fn a_table_for_two_has_nothing_to_exchange() {
    let schedule = drawn(2, SWAPPED_DOUBLE);
    assert!(!schedule.swaps_last_rounds());
    assert_eq!(schedule.rounds, drawn(2, PLAIN_DOUBLE).rounds);
    assert_eq!(lines(&schedule.rounds), ["1-2", "2-1"]);
    assert!(drawn(3, SWAPPED_DOUBLE).swaps_last_rounds());
    assert!(!drawn(3, PLAIN_DOUBLE).swaps_last_rounds());
}

/// Two entrants have nobody else to meet.
#[test]
fn nobody_meets_the_same_opponent_twice_running() {
    for entrants in 3..=60 {
        for cycles in CYCLES {
            let pairs = |round: &Round| -> BTreeSet<(u32, u32)> {
                let games = round.games().map(|(_, first, second)| (first.get(), second.get()));
                games.map(|(a, b)| (a.min(b), a.max(b))).collect()
            };
            for running in drawn(entrants, cycles).rounds.windows(2) {
                let again = pairs(&running[0]).intersection(&pairs(&running[1])).count();
                let place = running[1].table_round;
                assert_eq!(again, 0, "field of {entrants}, {cycles:?}, round {place}");
            }
        }
    }
}

/// The closed form by the meeting of two numbers, from which no line was built.
#[test]
fn the_round_in_which_two_numbers_meet() {
    for size in (2..=50).step_by(2) {
        for round in drawn(size, Cycles::Single).rounds {
            for (_, first, second) in round.games() {
                let (first, second) = (first.get(), second.get());
                let other = first.min(second);
                let against_largest = first.max(second) == size;
                let sum = if against_largest { 2 * other } else { first + second };
                assert_eq!(round.table_round, (sum - 2) % (size - 1) + 1);
                let smaller_begins = if against_largest { other <= size / 2 } else { sum % 2 == 1 };
                assert_eq!(first < second, smaller_begins, "{}", line(&round));
            }
        }
    }
}

#[test]
fn the_largest_field_is_complete() {
    let schedule = drawn(MAX_ENTRANTS, Cycles::Single);
    assert_eq!(schedule.rounds.len() as u32, MAX_ENTRANTS - 1);
    for round in &schedule.rounds {
        let mut numbers: Vec<_> =
            round.games().flat_map(|(_, first, second)| [first, second]).collect();
        numbers.sort_unstable();
        assert!(numbers.into_iter().eq((1..=MAX_ENTRANTS).map(number)));
    }
}

#[test]
fn a_pairing_takes_eight_bytes() {
    assert_eq!(size_of::<Pairing>(), 8);
}
