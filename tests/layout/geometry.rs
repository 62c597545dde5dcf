//! Every size, paper and orientation: marks stay inside the margins and apart.

use std::collections::BTreeSet;

use roundsheet::display::{DisplayList, Mark, Role, Shape};
use roundsheet::document::NodeId;
use roundsheet::font::FontSet;
use roundsheet::layout::{self, Scale, Setting};
use roundsheet::locale::Locale;
use roundsheet::units::Length;

use crate::support::{PAPERS, appendix, brief, exact, setting, usual_game};

/// The place that a mark takes: left, top, right, bottom.
pub(super) type Place = [Length; 4];

/// How far ink stands above and below a baseline, in hundredths of the type size: digits
/// and capitals above, the foot of brackets and Han characters below.
const ABOVE: i64 = 80;
const BELOW: i64 = 18;

/// Rounding of advances may leave neighbours this much closer.
const SLACK: Length = Length::milli(20);

pub(super) fn place(mark: &Mark) -> Place {
    match &mark.shape {
        Shape::Glyphs(run) if run.turned => [
            run.at.x - run.width(),
            run.at.y - run.size.scaled(BELOW, 100),
            run.at.x,
            run.at.y + run.size.scaled(ABOVE, 100),
        ],
        Shape::Glyphs(run) => [
            run.at.x,
            run.at.y - run.size.scaled(ABOVE, 100),
            run.at.x + run.width(),
            run.at.y + run.size.scaled(BELOW, 100),
        ],
        Shape::Rule { from, to, width } => {
            let half = *width / 2;
            let (x, y) = if from.x == to.x { (half, Length::ZERO) } else { (Length::ZERO, half) };
            [from.x.min(to.x) - x, from.y.min(to.y) - y, from.x.max(to.x) + x, from.y.max(to.y) + y]
        }
        Shape::Tint { at, size } => [at.x, at.y, at.x + size.width, at.y + size.height],
        Shape::Ring { centre, radius, width } => {
            let reach = *radius + *width / 2;
            [centre.x - reach, centre.y - reach, centre.x + reach, centre.y + reach]
        }
    }
}

fn inside(place: &Place, setting: &Setting) -> bool {
    // Rules are centred on the edge of the text, so half of one stands outside.
    let edge = Length::milli(400);
    let margins = &setting.margins;
    place[0] >= margins.left - edge
        && place[1] >= margins.top - edge
        && place[2] <= setting.page.width - margins.right + edge
        && place[3] <= setting.page.height - margins.bottom + edge
}

pub(super) fn overlap(a: &Place, b: &Place) -> bool {
    a[0] + SLACK < b[2] && b[0] + SLACK < a[2] && a[1] + SLACK < b[3] && b[1] + SLACK < a[3]
}

/// What is wrong with the pages: marks outside the margins, words over words, rings over
/// words that are not their own.
pub(crate) fn faults(list: &DisplayList, setting: &Setting) -> Vec<String> {
    let mut faults = Vec::new();
    for (number, page) in (1..).zip(&list.pages) {
        let mut words: Vec<(Place, &Mark)> = Vec::new();
        for mark in &page.marks {
            let place = place(mark);
            if mark.role == Role::Furniture {
                let on_page = place[0] >= Length::ZERO
                    && place[1] >= Length::ZERO
                    && place[2] <= setting.page.width
                    && place[3] <= setting.page.height;
                if !on_page {
                    faults.push(format!("page {number}: off the page: {mark}"));
                }
            } else if !inside(&place, setting) {
                faults.push(format!("page {number}: outside the margins: {mark}"));
            }
            if matches!(mark.shape, Shape::Glyphs(_) | Shape::Ring { .. }) {
                words.push((place, mark));
            }
        }
        words.sort_by_key(|(place, _)| place[1]);
        for (index, (place, mark)) in words.iter().enumerate() {
            for (other, other_mark) in
                words[index + 1..].iter().take_while(|(p, _)| p[1] < place[3])
            {
                if overlap(place, other) && !ring_and_its_number(mark, other_mark) {
                    faults.push(format!("page {number}: {mark} over {other_mark}"));
                }
            }
        }
    }
    faults
}

/// A ring stands round a number: its centre is inside the number's run.
fn ring_and_its_number(a: &Mark, b: &Mark) -> bool {
    let pair = |ring: &Mark, number: &Mark| match (&ring.shape, &number.shape) {
        (Shape::Ring { centre, .. }, Shape::Glyphs(run)) => {
            run.at.x <= centre.x && centre.x <= run.at.x + run.width()
        }
        _ => false,
    };
    pair(a, b) || pair(b, a)
}

/// Every node of the document that has words is shown.
fn shown(list: &DisplayList) -> BTreeSet<NodeId> {
    list.pages
        .iter()
        .flat_map(|page| &page.marks)
        .filter_map(|mark| match mark.role {
            Role::Content(node) => Some(node),
            _ => None,
        })
        .collect()
}

#[test]
fn every_size_paper_and_orientation() {
    let fonts = FontSet::bundled();
    let mut faults_found = Vec::new();
    for (index, locale) in Locale::ALL.into_iter().enumerate() {
        for size in (2..=100).filter(|size| size % 4 == u32::try_from(index).unwrap() || *size < 26)
        {
            let mut brief = brief(locale, usual_game(locale));
            (brief.lower, brief.upper) = (size, size);
            brief.instructions = size < 4;
            brief.method = size < 4;
            let document = appendix(&brief);
            for (name, width, height) in PAPERS {
                for (width, height) in [(width, height), (height, width)] {
                    let setting = setting(width, height, 15, Scale::Book);
                    let list = layout::lay_out(&document.clone().into(), &fonts, &setting)
                        .unwrap_or_else(|error| {
                            panic!("{} {size} {name} {width}x{height}: {error}", locale.tag())
                        });
                    for fault in faults(&list, &setting) {
                        faults_found.push(format!("{} {size} {name}: {fault}", locale.tag()));
                    }
                }
            }
        }
    }
    let (count, first) = (faults_found.len(), faults_found.iter().take(10));
    assert_eq!(count, 0, "{:#?}", first.collect::<Vec<_>>());
}

#[test]
fn wall_sheets_of_every_size() {
    let fonts = FontSet::bundled();
    for size in 2..=60 {
        for (locale, cycles) in [
            (Locale::ZhHant, roundsheet::schedule::Cycles::Single),
            (Locale::Ru, roundsheet::schedule::Cycles::Double { swap_last_rounds: true }),
        ] {
            let mut brief = brief(locale, usual_game(locale));
            (brief.lower, brief.upper, brief.cycles) = (size, size, cycles);
            let document = exact(&brief);
            for (width, height) in [(210, 297), (420, 297)] {
                let setting = setting(width, height, 15, Scale::Wall);
                let list = layout::lay_out(&document.clone().into(), &fonts, &setting).unwrap();
                let faults = faults(&list, &setting);
                assert_eq!(faults.first(), None, "{size} {width}");
            }
        }
    }
}

#[test]
fn every_pairing_of_a_long_table_is_shown_once() {
    let mut brief = brief(Locale::En, usual_game(Locale::En));
    (brief.lower, brief.upper) = (100, 100);
    let document = exact(&brief);
    let setting = setting(148, 210, 12, Scale::Wall);
    let list = layout::lay_out(&document.clone().into(), &FontSet::bundled(), &setting).unwrap();
    assert!(list.pages.len() > 3);
    let table = document.tables().next().unwrap();
    let shown = shown(&list);
    for (row, node) in table.rows.iter().zip(table.row_nodes()) {
        for index in 1..=row.cells.len() {
            let cell = NodeId(node.0 + u32::try_from(index).unwrap());
            assert!(shown.contains(&cell), "{cell:?}");
        }
    }
}

#[test]
fn type_on_the_wall_is_between_six_and_a_half_and_twenty_eight_points() {
    let mut sizes = Vec::new();
    for size in [2, 8, 22, 60, 100] {
        let mut brief = brief(Locale::En, usual_game(Locale::En));
        (brief.lower, brief.upper) = (size, size);
        let document = exact(&brief);
        let table = document.tables().next().expect("a table");
        let first_row = table.row_nodes().next().expect("a row");
        let setting = setting(210, 297, 20, Scale::Wall);
        let volume = document.clone().into();
        let list = layout::lay_out(&volume, &FontSet::bundled(), &setting).unwrap();
        let marks = list.pages.iter().flat_map(|page| &page.marks);
        sizes.extend(marks.filter_map(|mark| match (mark.role, &mark.shape) {
            (Role::Content(node), Shape::Glyphs(run)) if node > first_row => Some(run.size),
            _ => None,
        }));
    }
    assert_eq!(sizes.iter().max(), Some(&Length::pt(28)));
    assert_eq!(sizes.iter().min(), Some(&Length::milli(6_500)));
}
