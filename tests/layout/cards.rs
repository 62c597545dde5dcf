//! Cards: as many to a page as are asked for, everything on its card, ticks at every cut, and
//! the other half of a folded card turned.

use roundsheet::display::{DisplayList, Mark, Page, Role, Shape};
use roundsheet::document::{Block, Cards, Document, PerPage};
use roundsheet::layout::{Scale, Setting};
use roundsheet::locale::Locale;
use roundsheet::units::{Length, Point};

use super::forms::crossed;
use super::geometry::{overlap, place};
use crate::support::forms::{LONG_NAMES, NAMES, entrant_cards, places, slips};
use crate::support::{PAPERS, a4, lay_out, setting};

fn laid_out(document: &Document, setting: &Setting) -> DisplayList {
    lay_out(document, setting).expect("it fits")
}

fn cards(document: &Document) -> &Cards {
    let cards = document.blocks.iter().find_map(|block| match block {
        Block::Cards(cards) => Some(cards),
        _ => None,
    });
    cards.expect("cards")
}

/// How many cards begin on each page.
fn counts(document: &Document, list: &DisplayList) -> Vec<usize> {
    let nodes: Vec<u32> = cards(document).cards.iter().map(|card| card.node.0 + 1).collect();
    let shows = |page: &Page, node: u32| {
        page.marks.iter().any(|mark| matches!(mark.role, Role::Content(shown) if shown.0 == node))
    };
    let count = |page| nodes.iter().filter(|node| shows(page, **node)).count();
    list.pages.iter().map(count).collect()
}

/// Words over words, words over rules, words in a margin but for the heading of the sheet.
fn faults(document: &Document, list: &DisplayList, setting: &Setting) -> Vec<String> {
    let first = cards(document).cards[0].node;
    let mut faults = vec![];
    for page in &list.pages {
        let mut words = vec![];
        for mark in &page.marks {
            let Shape::Glyphs(_) = mark.shape else { continue };
            let [left, top, right, bottom] = place(mark);
            let margins = &setting.margins;
            let lead = matches!(mark.role, Role::Content(node) if node < first);
            let inside = left >= margins.left
                && right <= setting.page.width - margins.right
                && (lead || top >= margins.top)
                && top >= Length::ZERO
                && bottom <= setting.page.height - margins.bottom;
            if !inside {
                faults.push(format!("outside: {mark}"));
            }
            words.push((place(mark), mark));
        }
        for (index, (place, mark)) in words.iter().enumerate() {
            for (other, other_mark) in &words[index + 1..] {
                if overlap(place, other) {
                    faults.push(format!("{mark} over {other_mark}"));
                }
            }
        }
        faults.extend(crossed(page));
    }
    faults
}

#[test]
fn as_many_share_a_page_as_are_asked_for() {
    for count in [1, 2, 4, 6, 8] {
        let document = slips(Locale::En, 9, PerPage::Exactly(count), &NAMES);
        let list = laid_out(&document, &a4(Scale::Form));
        let (most, counts) = (usize::from(count), counts(&document, &list));
        let (last, full) = counts.split_last().expect("a page");
        assert!(full.iter().all(|found| *found == most), "{count}: {counts:?}");
        assert!(*last <= most && *last > 0, "{count}: {counts:?}");
    }
    let document = slips(Locale::ZhHans, 20, PerPage::UpTo(8), &NAMES);
    assert_eq!(counts(&document, &laid_out(&document, &a4(Scale::Form))), [8, 8, 4]);
}

#[test]
fn everything_stands_on_its_card_on_any_paper() {
    for (index, (name, width, height)) in PAPERS.into_iter().enumerate() {
        let locale = Locale::ALL[index % 4];
        for (width, height) in [(width, height), (height, width)] {
            let setting = setting(width, height, 12, Scale::Form);
            for document in [
                slips(locale, 5, PerPage::UpTo(8), &LONG_NAMES),
                entrant_cards(locale, 5, 19, PerPage::UpTo(4), &LONG_NAMES),
                places(locale, 7, PerPage::UpTo(6)),
            ] {
                let list = laid_out(&document, &setting);
                let faults = faults(&document, &list, &setting);
                assert_eq!(faults.first(), None, "{name} {width} {}", document.title);
            }
        }
    }
}

#[test]
fn long_names_change_no_page() {
    let (per_page, setting) = (PerPage::Exactly(4), a4(Scale::Form));
    let short = laid_out(&slips(Locale::En, 17, per_page, &NAMES), &setting);
    let long = laid_out(&slips(Locale::En, 17, per_page, &LONG_NAMES), &setting);
    assert_eq!(short.pages.len(), long.pages.len());
}

#[test]
fn fewer_cards_share_a_page_before_a_usual_name_is_cut() {
    let names = ["Петров Алексей Владимирович", "Смирнова Анна-Мария", "Ng, Amy"];
    for width in [148, 210, 297] {
        let setting = setting(width, 297, 10, Scale::Form);
        let document = entrant_cards(Locale::Ru, 8, 9, PerPage::UpTo(12), &names);
        assert_eq!(laid_out(&document, &setting).shortened, [""; 0], "{width}");
    }
}

#[test]
fn grids_fill_the_width_of_a_card() {
    let setting = setting(400, 297, 10, Scale::Form);
    let document = entrant_cards(Locale::En, 1, 5, PerPage::Exactly(1), &NAMES);
    let list = laid_out(&document, &setting);
    let right = list.pages[0].marks.iter().filter_map(|mark| match mark.shape {
        Shape::Rule { from, to, .. } if from.x == to.x => Some(to.x),
        _ => None,
    });
    let edge = setting.page.width - setting.margins.right;
    let right = right.max().expect("a rule");
    assert!(edge - right < Length::pt(1), "{right:?} {edge:?}");
}

#[test]
fn a_card_of_ninety_nine_rounds_fits_a_page() {
    let document = entrant_cards(Locale::Ru, 2, 99, PerPage::UpTo(4), &NAMES);
    let list = laid_out(&document, &a4(Scale::Form));
    assert_eq!(counts(&document, &list), [1, 1]);
    // Columns of rows, each with its head.
    let heads = list.pages[0].marks.iter().filter(|mark| match &mark.shape {
        Shape::Glyphs(run) => run.text() == "Opponent",
        _ => false,
    });
    let roles: Vec<bool> = heads.map(|mark| mark.role == Role::Repeated).collect();
    assert!(roles.len() > 1 && !roles[0] && roles[1..].iter().all(|again| *again), "{roles:?}");
}

#[test]
fn ticks_stand_in_the_margins_at_every_cut() {
    let setting = a4(Scale::Form);
    let list = laid_out(&slips(Locale::En, 8, PerPage::Exactly(8), &NAMES), &setting);
    let page = &list.pages[0];
    let ticks: Vec<(Point, Point)> = page
        .marks
        .iter()
        .filter_map(|mark| match mark.shape {
            Shape::Rule { from, to, .. } if mark.role == Role::Furniture => Some((from, to)),
            _ => None,
        })
        .collect();
    // Two columns have three edges, four rows five; each is ticked at both ends.
    assert_eq!(ticks.len(), 2 * (3 + 5));
    let edge = setting.margins.left;
    for (from, to) in ticks {
        let beside = to.x < edge || from.x > setting.page.width - edge;
        let over = to.y < edge || from.y > setting.page.height - edge;
        assert!(beside != over, "{from:?} {to:?}");
    }
    let no_words =
        |mark: &Mark| mark.role == Role::Furniture && matches!(mark.shape, Shape::Glyphs(_));
    assert!(!page.marks.iter().any(no_words), "a running head would be cut off");
}

#[test]
fn the_heading_of_cards_stands_in_the_margin_and_in_the_contents() {
    let setting = a4(Scale::Form);
    let list = laid_out(&slips(Locale::En, 9, PerPage::Exactly(8), &NAMES), &setting);
    assert_eq!(list.outline.len(), 1);
    assert_eq!((list.outline[0].title.as_str(), list.outline[0].page), ("Slips", 0));
    let heading = list.pages[0]
        .marks
        .iter()
        .find(|mark| matches!(&mark.shape, Shape::Glyphs(run) if run.text() == "Slips"));
    let heading = heading.expect("a heading");
    assert!(matches!(heading.role, Role::Content(_)));
    assert!(place(heading)[3] < setting.margins.top);
}

#[test]
fn a_folded_card_is_read_from_both_sides() {
    let document = places(Locale::En, 3, PerPage::Exactly(2));
    let list = laid_out(&document, &a4(Scale::Form));
    let words = |page: &Page, turned: bool| -> Vec<String> {
        let word = |mark: &Mark| match &mark.shape {
            Shape::Glyphs(run) if run.turned == turned && mark.role != Role::Furniture => {
                Some(run.text())
            }
            _ => None,
        };
        page.marks.iter().filter_map(word).collect()
    };
    for (index, page) in list.pages.iter().enumerate() {
        let mut upright = words(page, false);
        if index == 0 {
            // What leads over to the cards is said once.
            upright.drain(..2);
        }
        assert_eq!(upright, words(page, true));
    }
    let page = &list.pages[0];
    let digits = |turned| {
        let digit = |mark: &&Mark| matches!(&mark.shape, Shape::Glyphs(run) if run.turned == turned && run.text() == "95");
        page.marks.iter().find(digit).expect("a number")
    };
    assert_eq!(digits(true).role, Role::Repeated);
    assert!(place(digits(true))[3] < place(digits(false))[1], "the other half is above");
    let sizes =
        list.pages.iter().flat_map(|page| &page.marks).filter_map(|mark| match &mark.shape {
            Shape::Glyphs(run) if run.text().parse::<u32>().is_ok() => Some(run.size),
            _ => None,
        });
    let sizes: std::collections::BTreeSet<Length> = sizes.collect();
    assert_eq!(sizes.len(), 1, "all numbers are of one size");
}
