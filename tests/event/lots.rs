//! The draw: the same for the same seed, as anybody can work it out.

use roundsheet::event::lots::{self, BadSeed, DrawRefused};

use super::{event, with_four};

/// Worked out with `printf 'berger:1' | sha256sum` and so on.
#[test]
fn a_draw_can_be_repeated_with_sha256sum() {
    let event = event(&with_four(""));
    let draw = lots::draw(&event, " berger ", false).unwrap();
    assert_eq!(draw.seed, "berger");
    let told: Vec<(u32, &str, &str, u32)> = draw
        .lots
        .iter()
        .map(|lot| (lot.position, lot.name.as_str(), &lot.digest[..16], lot.number.get()))
        .collect();
    assert_eq!(
        told,
        [
            (1, "A", "7376562dd88520d7", 3),
            (2, "B", "48b523990210d490", 2),
            (3, "C", "35e00f980059503a", 1),
            (4, "D", "75f951e2ffc625f5", 4),
        ]
    );
    assert!(draw.lots.iter().all(|lot| lot.digest.len() == 64));
    let numbers: Vec<u32> = draw.by_number().iter().map(|lot| lot.number.get()).collect();
    assert_eq!(numbers, [1, 2, 3, 4]);
}

#[test]
fn who_has_withdrawn_draws_no_lot() {
    let text = with_four("").replace("\"B\"\n", "\"B\"\nwithdrawn = true\n");
    let mut event = event(&text);
    let draw = lots::draw(&event, "berger", false).unwrap();
    let positions: Vec<(u32, usize, &str)> =
        draw.lots.iter().map(|lot| (lot.position, lot.entry, lot.name.as_str())).collect();
    assert_eq!(positions, [(1, 0, "A"), (2, 2, "C"), (3, 3, "D")]);
    draw.apply(&mut event);
    assert_eq!(event.field[1].number, None);
    assert_eq!(event.by_number().len(), 3);
    assert_eq!(event.seed.as_deref(), Some("berger"));
}

#[test]
fn one_alone_draws_no_lot() {
    let text = with_four("").replace("\"A\"\n", "\"A\"\nnumber = 1\n");
    let text = ["B", "C", "D"].iter().zip(2..).fold(text, |text, (name, number)| {
        let more = format!("\"{name}\"\nnumber = {number}\nwithdrawn = true\n");
        text.replace(&format!("\"{name}\"\n"), &more)
    });
    assert_eq!(lots::draw(&event(&text), "x", true), Err(DrawRefused::TooFew));
}

#[test]
fn lots_are_drawn_once_unless_asked_for_again() {
    let mut event = event(&with_four(""));
    lots::draw(&event, "one", false).unwrap().apply(&mut event);
    let first = event.by_number()[0].name.clone();
    let refused = lots::draw(&event, "two", false).unwrap_err();
    let DrawRefused::Drawn { number, .. } = &refused else { panic!("{refused}") };
    assert_eq!(Some(*number), event.field[0].number);
    assert!(refused.to_string().starts_with("lots have been drawn: `A` has number "));
    assert!(refused.hint().contains("--redraw"));
    let again = (0..20).any(|seed| {
        let draw = lots::draw(&event, &seed.to_string(), true).unwrap();
        draw.by_number()[0].name != first
    });
    assert!(again, "twenty draws, and the same number 1");
}

/// Every number is drawn, and every place draws each of them sometimes.
#[test]
fn draws_are_of_all_numbers_and_of_no_favourites() {
    let event = event(&with_four(""));
    let mut counts = [[0; 4]; 4];
    for seed in 0..400 {
        for lot in lots::draw(&event, &format!("s{seed}"), false).unwrap().lots {
            counts[lot.entry][lot.number.get() as usize - 1] += 1;
        }
    }
    assert!(counts.iter().flatten().all(|count| (60..140).contains(count)), "{counts:?}");
}

#[test]
fn seeds_are_short_and_seen() {
    assert_eq!(lots::seed(" a\tb "), Ok("a b".to_owned()));
    assert_eq!(lots::seed("Cafe\u{301}"), Ok("Café".to_owned()));
    assert_eq!(lots::seed(" "), Err(BadSeed::Empty));
    assert_eq!(lots::seed(&"x".repeat(101)), Err(BadSeed::Long(101)));
    assert!(lots::seed(&"签".repeat(100)).is_ok());
    assert!(matches!(lots::seed("a\u{7}"), Err(BadSeed::Refused(_))));
    let event = event(&with_four(""));
    assert!(matches!(lots::draw(&event, "", false), Err(DrawRefused::Seed(BadSeed::Empty))));
}

#[test]
fn new_seeds_are_sixteen_plain_characters_and_never_the_same() {
    let (one, other) = (lots::new_seed().unwrap(), lots::new_seed().unwrap());
    assert_ne!(one, other);
    for seed in [one, other] {
        assert_eq!(seed.chars().count(), 16);
        assert!(seed.chars().all(|it| "0123456789abcdefghjkmnpqrstvwxyz".contains(it)), "{seed}");
        assert_eq!(lots::seed(&seed), Ok(seed.clone()));
    }
}
