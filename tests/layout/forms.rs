//! Forms: grids whose cells hold what is in them, names that keep to their room, sections
//! that stay together, parts beside the page.

use roundsheet::display::{DisplayList, Mark, Page, Role, Shape};
use roundsheet::document::{Block, Breadth, Document, GridCell, Look, NodeId, Side};
use roundsheet::layout::{Scale, Setting};
use roundsheet::locale::Locale;
use roundsheet::units::Length;

use super::geometry::{faults, overlap, place};
use crate::support::forms::{
    LONG_NAMES, NAMES, column, crosstable, document, grid, pairings, table_with_names, text, words,
};
use crate::support::{PAPERS, a4, lay_out, setting};

fn laid_out(document: &Document, setting: &Setting) -> DisplayList {
    lay_out(document, setting).expect("it fits")
}

fn node(mark: &Mark) -> Option<NodeId> {
    match mark.role {
        Role::Content(node) => Some(node),
        _ => None,
    }
}

/// Words that a rule crosses, or that stand on a tint.
pub(super) fn crossed(page: &Page) -> Vec<String> {
    let is_word = |mark: &&Mark| matches!(mark.shape, Shape::Glyphs(_));
    let is_line = |mark: &&Mark| matches!(mark.shape, Shape::Rule { .. } | Shape::Tint { .. });
    let words: Vec<&Mark> = page.marks.iter().filter(is_word).collect();
    let mut found = vec![];
    for line in page.marks.iter().filter(is_line) {
        let lines_place = place(line);
        for word in &words {
            // Ink of names: what the box of a line has above small letters is white.
            if overlap(&lines_place, &place(word)) {
                found.push(format!("{line} crosses {word}"));
            }
        }
    }
    found
}

/// The rules of a page that lie level, by height, without doubles.
fn levels(page: &Page) -> Vec<Length> {
    let level = |mark: &Mark| match &mark.shape {
        Shape::Rule { from, to, .. } if from.y == to.y && mark.role == Role::Ornament => {
            Some(from.y)
        }
        _ => None,
    };
    let mut levels: Vec<Length> = page.marks.iter().filter_map(level).collect();
    levels.sort();
    levels.dedup();
    levels
}

#[test]
fn nothing_crosses_anything_on_any_paper() {
    for (index, (name, width, height)) in PAPERS.into_iter().enumerate() {
        let locale = Locale::ALL[index % 4];
        for look in [Look::Boxed, Look::Open] {
            for (width, height) in [(width, height), (height, width)] {
                let setting = setting(width, height, 15, Scale::Form);
                for document in [
                    pairings(locale, look, 3, 9, &NAMES),
                    pairings(locale, look, 1, 70, &LONG_NAMES),
                    crosstable(locale, look, 7, true),
                    crosstable(locale, look, 24, false),
                    crosstable(locale, look, 41, false),
                ] {
                    let list = laid_out(&document, &setting);
                    let mut faults = faults(&list, &setting);
                    faults.extend(list.pages.iter().flat_map(crossed));
                    assert_eq!(faults.first(), None, "{name} {width} {look:?} {}", document.title);
                }
            }
        }
    }
}

#[test]
fn every_cell_with_words_is_shown_once() {
    for (count, width) in [(8, 210), (41, 210), (20, 105)] {
        let document = crosstable(Locale::En, Look::Boxed, count, false);
        let list = laid_out(&document, &setting(width, 297, 15, Scale::Form));
        let Some(grid) = document.grids().next() else { panic!("a grid") };
        let marks = || list.pages.iter().flat_map(|page| &page.marks).filter_map(node);
        for (row, cells) in grid.rows.iter().enumerate() {
            for (column, cell) in cells.cells.iter().enumerate() {
                let node = grid.cell_node(row, column);
                let times = marks().filter(|shown| *shown == node).count();
                assert_eq!(times > 0, !cell.is_blank(), "{count} {row} {column}");
                assert!(times <= 2, "{count} {row} {column}");
            }
        }
    }
}

#[test]
fn rows_are_high_enough_for_a_pen() {
    let document = pairings(Locale::Ru, Look::Boxed, 1, 12, &NAMES);
    let list = laid_out(&document, &a4(Scale::Form));
    let levels = levels(&list.pages[0]);
    // The head, then twelve rows.
    for pair in levels.windows(2).skip(1).take(12) {
        assert!(pair[1] - pair[0] >= Length::mm(8), "{levels:?}");
    }
    let document = crosstable(Locale::Ru, Look::Boxed, 18, false);
    let list = laid_out(&document, &a4(Scale::Form));
    let closed = list.pages[0].marks.iter().filter_map(|mark| match mark.shape {
        Shape::Tint { size, .. } => Some(size),
        _ => None,
    });
    let closed: Vec<_> = closed.collect();
    assert_eq!(closed.len(), 18);
    for size in closed {
        assert_eq!(size.width, size.height);
        assert!(size.width >= Length::micrometres(5_500) && size.width <= Length::mm(8));
    }
}

#[test]
fn long_names_change_neither_pages_nor_rows() {
    for (locale, look) in
        [(Locale::En, Look::Boxed), (Locale::ZhHans, Look::Open), (Locale::Ru, Look::Boxed)]
    {
        for width in [105, 148, 210, 297] {
            let setting = setting(width, 297, 12, Scale::Form);
            let short = laid_out(&pairings(locale, look, 4, 14, &NAMES), &setting);
            let long = laid_out(&pairings(locale, look, 4, 14, &LONG_NAMES), &setting);
            assert_eq!(short.pages.len(), long.pages.len(), "{locale:?} {width}");
            for (short, long) in short.pages.iter().zip(&long.pages) {
                assert_eq!(levels(short), levels(long), "{locale:?} {width}");
            }
            assert_eq!(short.shortened, [""; 0]);
        }
    }
}

#[test]
fn a_name_that_is_shortened_is_told_once_and_in_full() {
    let setting = setting(105, 148, 12, Scale::Form);
    let list = laid_out(&pairings(Locale::En, Look::Boxed, 3, 6, &LONG_NAMES), &setting);
    let told = &list.shortened;
    assert!(!told.is_empty(), "a narrow page shortens names");
    for name in told {
        assert!(LONG_NAMES.contains(&name.as_str()), "{name}");
        assert_eq!(told.iter().filter(|other| *other == name).count(), 1);
    }
    let shown = list.pages.iter().flat_map(|page| &page.marks).any(|mark| match &mark.shape {
        Shape::Glyphs(run) => run.text().ends_with('…'),
        _ => false,
    });
    assert!(shown, "an ellipsis shows it");
}

#[test]
fn a_name_ends_its_lines_between_words() {
    let names = ["Preobrazhenskaya-Voznesenskaya Aleksandra", "Donaudampfschifffahrtskapitaen"];
    for width in (80..200).step_by(6) {
        let list = laid_out(
            &pairings(Locale::En, Look::Boxed, 1, 4, &names),
            &setting(width, 297, 8, Scale::Form),
        );
        for page in &list.pages {
            for mark in &page.marks {
                let Shape::Glyphs(run) = &mark.shape else { continue };
                let text = run.text();
                let Some(name) = names.iter().find(|name| name.contains(&text[..])) else {
                    continue;
                };
                let at = name.find(&text[..]).expect("it is in the name");
                let (before, after) = (&name[..at], &name[at + text.len()..]);
                let begins = before.is_empty() || before.ends_with([' ', '-']);
                let ends = after.is_empty() || after.starts_with(' ') || text.ends_with(['-', ' ']);
                assert!(begins && ends, "{width}: {text}");
            }
        }
    }
}

#[test]
fn sections_stay_together_and_begin_pages() {
    let document = pairings(Locale::En, Look::Boxed, 9, 6, &NAMES);
    let list = laid_out(&document, &a4(Scale::Form));
    let mut begun = vec![];
    for block in &document.blocks {
        let Block::Section { node: section, begins_page, blocks } = block else { continue };
        let last = match blocks.last() {
            Some(Block::Line { node, .. }) => *node,
            other => panic!("{other:?}"),
        };
        let shows = |page: &&Page| {
            page.marks.iter().filter_map(node).any(|node| node > *section && node <= last)
        };
        assert_eq!(list.pages.iter().filter(shows).count(), 1, "{section:?}");
        if *begins_page {
            let page = list.pages.iter().find(shows).expect("a page");
            let first = page.marks.iter().find_map(node).expect("a node");
            begun.push(first.0 == section.0 + 1);
        }
    }
    assert_eq!(begun, [true]);
    assert!(list.pages.len() > 2);
}

#[test]
fn grids_of_all_rounds_stand_in_line() {
    let list = laid_out(&pairings(Locale::Ru, Look::Boxed, 6, 5, &LONG_NAMES), &a4(Scale::Form));
    let uprights = |page: &Page| {
        let upright = |mark: &Mark| match &mark.shape {
            Shape::Rule { from, to, .. } if from.x == to.x => Some(from.x),
            _ => None,
        };
        let mut found: Vec<Length> = page.marks.iter().filter_map(upright).collect();
        found.sort();
        found.dedup();
        found
    };
    // Four columns have five edges.
    assert_eq!(uprights(&list.pages[0]).len(), 5);
    for page in &list.pages[1..] {
        assert_eq!(uprights(page), uprights(&list.pages[0]));
    }
}

#[test]
fn a_wide_grid_goes_on_beside_with_its_numbers_and_names() {
    let list = laid_out(&crosstable(Locale::En, Look::Boxed, 41, false), &a4(Scale::Form));
    let texts = |page: &Page, wanted: fn(&Role) -> bool| -> Vec<String> {
        let word = |mark: &Mark| match &mark.shape {
            Shape::Glyphs(run) if wanted(&mark.role) => Some(run.text()),
            _ => None,
        };
        page.marks.iter().filter_map(word).collect()
    };
    let content = |role: &Role| matches!(role, Role::Content(_));
    let again = |role: &Role| *role == Role::Repeated;
    let (first, last) = (&list.pages[0], &list.pages[list.pages.len() - 1]);
    assert!(texts(first, content).contains(&"Smith, John".to_owned()));
    assert!(texts(last, again).contains(&"Smith, John".to_owned()));
    assert!(texts(last, again).contains(&"All games (continued)".to_owned()));
    assert!(texts(last, content).contains(&"Points".to_owned()));
    assert!(!texts(first, content).contains(&"Points".to_owned()));
}

/// The parts are pasted together: each has its own pages, with the same rows on them.
#[test]
fn parts_beside_the_page_have_the_same_rows() {
    for (count, height) in [(41, 297), (41, 148), (30, 120)] {
        let document = crosstable(Locale::En, Look::Boxed, count, false);
        let list = laid_out(&document, &setting(148, height, 12, Scale::Form));
        let numbers = |page: &Page| -> Vec<u32> {
            let mut left: Vec<(Length, Length, u32)> = vec![];
            for mark in &page.marks {
                if let (Role::Content(_) | Role::Repeated, Shape::Glyphs(run)) =
                    (mark.role, &mark.shape)
                    && let Ok(number) = run.text().parse()
                    && run.at.x + run.width() < Length::mm(22)
                {
                    left.push((run.at.y, run.at.x, number));
                }
            }
            left.sort();
            left.into_iter().map(|(.., number)| number).collect()
        };
        let rows: Vec<Vec<u32>> = list.pages.iter().map(numbers).collect();
        let each = rows.iter().skip(1).position(|page| page.first() == Some(&1)).map(|at| at + 1);
        let each = each.expect("a second part");
        assert!(rows.len().is_multiple_of(each), "{rows:?}");
        for (index, page) in rows.iter().enumerate() {
            assert!(!page.is_empty(), "{index}");
            assert_eq!(page, &rows[index % each], "{count} {height}");
        }
        let first: Vec<u32> = rows[..each].concat();
        assert_eq!(first, (1..=u32::try_from(count).expect("few")).collect::<Vec<_>>());
    }
}

#[test]
fn the_title_stays_with_what_follows() {
    for height in (95..300).step_by(5) {
        for boards in [2, 8, 12, 13, 40] {
            let setting = setting(148, height, 12, Scale::Form);
            let document = pairings(Locale::Ru, Look::Boxed, 1, boards, &NAMES);
            let list = laid_out(&document, &setting);
            let grid = document.grids().next().expect("a grid");
            let first = list.pages[0].marks.iter().filter_map(node);
            let shown = first.filter(|node| *node >= grid.row_node(0)).count();
            assert!(shown > 0, "{height} {boards}");
        }
    }
}

#[test]
fn lines_stand_one_below_the_other_and_words_beside_the_first() {
    let columns = vec![
        column("Team", Breadth::Words, Side::Start),
        column("Players", Breadth::Words, Side::Start),
    ];
    let players = ["1 Ann", "2 Ben", "3 Cyd"].map(text).to_vec();
    let rows =
        vec![vec![words("Alpha"), GridCell::Lines(players)], vec![words("Beta"), GridCell::Empty]];
    let mut document = document(Locale::En, "Teams");
    document.push(Block::Grid(grid(columns, rows, Look::Open)));
    let list = laid_out(&document, &a4(Scale::Form));
    let at = |words: &str| {
        let is_it = |mark: &&Mark| matches!(&mark.shape, Shape::Glyphs(run) if run.text() == words);
        place(list.pages[0].marks.iter().find(is_it).expect("words"))
    };
    let (ann, ben, cyd) = (at("1 Ann"), at("2 Ben"), at("3 Cyd"));
    assert!(ann[0] == ben[0] && ben[0] == cyd[0]);
    assert!(ann[3] < ben[3] && ben[3] < cyd[3]);
    assert_eq!(at("Alpha")[3], ann[3]);
    assert!(at("Beta")[1] > cyd[3]);
}

#[test]
fn signatures_stand_apart_with_room_to_write() {
    let list = laid_out(&pairings(Locale::En, Look::Boxed, 1, 4, &NAMES), &a4(Scale::Form));
    let page = &list.pages[0];
    let labels = ["Chief arbiter", "Deputy", "Secretary", "Host"];
    let places: Vec<_> = labels
        .iter()
        .map(|label| {
            let is_it =
                |mark: &&Mark| matches!(&mark.shape, Shape::Glyphs(run) if run.text() == *label);
            place(page.marks.iter().find(is_it).expect("a label"))
        })
        .collect();
    // Two and two, and nine millimetres from line to line.
    assert_eq!(places[0][1], places[1][1]);
    assert_eq!(places[2][1], places[3][1]);
    assert!(places[2][1] - places[0][1] >= Length::mm(9));
    for label in places {
        let after = page.marks.iter().any(|mark| match &mark.shape {
            Shape::Rule { from, to, .. } => {
                from.y == to.y
                    && from.x > label[2]
                    && (from.y - label[3]).to_milli().abs() < 3_000
                    && to.x - from.x >= Length::mm(38)
            }
            _ => false,
        });
        assert!(after, "{label:?}");
    }
}

#[test]
fn blocks_stand_side_by_side_where_they_fit() {
    for (width, height, beside) in [(297, 210, true), (105, 297, false)] {
        for scale in [Scale::Wall, Scale::Form] {
            let document = table_with_names(Locale::En, 12);
            let setting = setting(width, height, 12, scale);
            let list = laid_out(&document, &setting);
            assert_eq!(list.pages.len(), 1);
            let found: Vec<String> =
                faults(&list, &setting).into_iter().chain(crossed(&list.pages[0])).collect();
            assert_eq!(found, [""; 0], "{width} {scale:?}");
            let first = document.grids().next().expect("a grid").node;
            let extent = |of_names: bool| {
                let words = list.pages[0].marks.iter().filter(|mark| {
                    let after_heads = |node: NodeId| node.0 > 1 && (node >= first) == of_names;
                    matches!(mark.shape, Shape::Glyphs(_)) && node(mark).is_some_and(after_heads)
                });
                words.map(place).reduce(|one, other| {
                    [
                        one[0].min(other[0]),
                        one[1].min(other[1]),
                        one[2].max(other[2]),
                        one[3].max(other[3]),
                    ]
                })
            };
            let (table, names) = (extent(false).expect("a table"), extent(true).expect("names"));
            assert_eq!(names[0] > table[2], beside, "{width} {scale:?}");
            assert_eq!(names[1] > table[3], !beside, "{width} {scale:?}");
        }
    }
}
