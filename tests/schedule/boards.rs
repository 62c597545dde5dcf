//! Team boards and the games of a match.

use roundsheet::schedule::Begins::{self, First, Second};
use roundsheet::schedule::{Pairing, begins};

use super::{PLAIN_DOUBLE, drawn, number};

/// Who begins game `game` on boards 1 to `boards`.
fn match_of(boards: u32, game: u32) -> Vec<Begins> {
    (1..=boards).map(|board| begins(board, game)).collect()
}

/// Xiangqi rules, order tables: the first-named team begins on odd boards, the second-named
/// on even ones. With an odd number of boards the surplus first move is the first-named's.
#[test]
fn teams_of_three_four_and_five() {
    assert_eq!(match_of(3, 1), [First, Second, First]);
    assert_eq!(match_of(4, 1), [First, Second, First, Second]);
    assert_eq!(match_of(5, 1), [First, Second, First, Second, First]);
}

#[test]
fn game_two_exchanges_the_sides_and_further_games_alternate() {
    assert_eq!(match_of(3, 2), [Second, First, Second]);
    let board_one: Vec<Begins> = (1..=5).map(|game| begins(1, game)).collect();
    assert_eq!(board_one, [First, Second, First, Second, First]);
    let board_two: Vec<Begins> = (1..=4).map(|game| begins(2, game)).collect();
    assert_eq!(board_two, [Second, First, Second, First]);
    assert_eq!(First.other(), Second);
    assert_eq!(Second.other(), First);
}

/// In cycle two the pairing is exchanged, so that the other team begins on every board.
#[test]
fn cycle_two_is_the_other_way_round() {
    let rounds = drawn(4, PLAIN_DOUBLE).rounds;
    let begins_on = |pairing: Pairing, board| match (pairing, begins(board, 1)) {
        (Pairing::Game { first, .. }, First) => first,
        (Pairing::Game { second, .. }, Second) => second,
        (Pairing::Bye(_), _) => panic!("nobody rests in an even field"),
    };
    for boards in 3..=5 {
        let [there, back] = [0, 3].map(|round: usize| {
            let pairing = rounds[round].pairings[0];
            (1..=boards).map(|board| begins_on(pairing, board)).collect::<Vec<_>>()
        });
        let surplus = |begins: &[_], team| begins.iter().filter(|&&n| n == number(team)).count();
        assert_eq!(surplus(&there, 1), boards.div_ceil(2) as usize);
        assert_eq!(surplus(&back, 4), boards.div_ceil(2) as usize);
        assert!(there.iter().zip(&back).all(|(one, other)| one != other));
    }
}
