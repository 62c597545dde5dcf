//! The method for larger tables: its worked example is what the engine draws.

use roundsheet::document::{Block, Document, SpanKind, Text};
use roundsheet::locale::{Digits, Locale, Mark};
use roundsheet::schedule::{Cycles, Number, Plan, draw};

use crate::support::{appendix, brief, usual_game};

/// The paragraph after the method's steps, which is the one after the last list.
fn example(document: &Document) -> &Text {
    let mut blocks =
        document.blocks.iter().rev().skip_while(|block| !matches!(block, Block::Paragraph { .. }));
    let Some(Block::Paragraph { text, .. }) = blocks.next() else { panic!("an example") };
    assert!(matches!(blocks.next(), Some(Block::List { .. })), "it follows the steps");
    text
}

/// A number or a pairing of an example.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Number(u32),
    Pair(u32, u32),
}

/// The numbers and pairings of `text`, in whatever digits and marks.
fn items(text: &str, separator: &str) -> Vec<Item> {
    let plain: String = text
        .replace(separator, "\u{1}")
        .chars()
        .filter(|sign| !matches!(sign, '(' | ')'))
        .map(|sign| match sign {
            '０'..='９' => char::from_u32(sign as u32 - 0xfee0).expect("a digit"),
            _ => sign,
        })
        .collect();
    let words = plain.split(|sign: char| !sign.is_ascii_digit() && sign != '\u{1}');
    let number = |word: &str| word.parse::<u32>().expect("a number");
    words
        .filter(|word| word.chars().any(|sign| sign.is_ascii_digit()))
        .map(|word| match word.split_once('\u{1}') {
            Some((first, second)) => Item::Pair(number(first), number(second)),
            None => Item::Number(number(word)),
        })
        .collect()
}

/// The pairings of round `round` of the table whose largest number is `size`.
fn round(size: u32, round: usize) -> Vec<Item> {
    let drawn = draw(&Plan::new(size, Cycles::Single)).expect("a table");
    let pair = |(_, first, second): (u32, Number, Number)| Item::Pair(first.get(), second.get());
    drawn.rounds[round - 1].games().map(pair).collect()
}

#[test]
fn the_worked_example_is_what_the_engine_draws() {
    for locale in Locale::ALL {
        for mark in [Mark::Ring, Mark::Brackets, Mark::Plain] {
            for digits in [Digits::HalfWidth, Digits::FullWidth, Digits::FullBelowTen] {
                for separator in ["-", "－", ":", "–"] {
                    let mut brief = brief(locale, usual_game(locale));
                    brief.notation.mark = mark;
                    brief.notation.digits = digits;
                    brief.notation.separator = separator.to_owned();
                    let document = appendix(&brief);
                    let text = example(&document);
                    // In English the rounds are numbered in digits, elsewhere in words.
                    let said = text.to_plain().replace("Round 1", "").replace("Round 2", "");
                    let mut items = items(&said, separator);
                    let Item::Number(size) = items.remove(0) else { panic!("{text:?}") };
                    let (one, two) = (round(size, 1), round(size, 2));
                    let mut line: Vec<Item> = one
                        .iter()
                        .flat_map(|item| match *item {
                            Item::Pair(first, second) => [first, second],
                            Item::Number(_) => unreachable!("a round has pairs only"),
                        })
                        .filter(|number| *number != size)
                        .map(Item::Number)
                        .collect();
                    line.push(*line.last().expect("numbers"));
                    let expected = [&one[..], &line, &two[1..], &two].concat();
                    assert_eq!(items, expected, "{}", text.to_plain());
                }
            }
        }
    }
}

#[test]
fn the_largest_number_of_the_example_has_its_mark() {
    for locale in Locale::ALL {
        for mark in [Mark::Ring, Mark::Brackets, Mark::Plain] {
            let mut brief = brief(locale, usual_game(locale));
            brief.notation.mark = mark;
            let document = appendix(&brief);
            let text = example(&document);
            let ringed = text.spans.iter().filter(|span| span.kind == SpanKind::Ringed);
            let ringed: Vec<&str> = ringed.map(|span| span.string.as_str()).collect();
            let six = brief.notation.number(6);
            let expected = if mark == Mark::Ring { vec![six.as_str(); 2] } else { vec![] };
            assert_eq!(ringed, expected, "{locale:?}");
            let bracketed = text.to_plain().matches(&format!("({six})")).count();
            assert_eq!(bracketed, if mark == Mark::Brackets { 2 } else { 0 }, "{locale:?}");
        }
    }
}

#[test]
fn the_method_is_for_fields_beyond_the_printed_tables() {
    for locale in Locale::ALL {
        for (upper, printed) in [(20, 20), (11, 12)] {
            let mut brief = brief(locale, usual_game(locale));
            brief.upper = upper;
            let document = appendix(&brief);
            let mut lists = document.blocks.iter().filter_map(|block| match block {
                Block::List { items, .. } => Some(items),
                _ => None,
            });
            let steps = lists.next_back().expect("the steps of the method");
            let first = items(&steps[0].text.to_plain(), "\u{1}");
            assert_eq!(first[0], Item::Number(printed), "{locale:?}");
        }
    }
}
