//! Forms and cards as HTML: tables with scopes, white to be written in, boxes to tick.

use roundsheet::document::{Look, PerPage};
use roundsheet::locale::Locale;

use super::{all, page, texts};
use crate::support::forms::{NAMES, crosstable, pairings, places, slips};

#[test]
fn a_grid_is_a_table_whose_heads_say_what_they_head() {
    let page = page(&pairings(Locale::En, Look::Boxed, 2, 3, &NAMES));
    assert_eq!(all(&page, "section").len(), 2);
    assert_eq!(all(&page, "section.page").len(), 1);
    assert_eq!(
        texts(&page, "section:first-of-type th[scope=col]"),
        ["Board", "First", "Result", "Second"]
    );
    assert_eq!(texts(&page, "section:first-of-type th[scope=row]"), ["1", "2", "3"]);
    assert_eq!(all(&page, "td.write").len(), 6);
    assert_eq!(texts(&page, "p.event"), ["Riverside Open"]);
    assert_eq!(texts(&page, "p.signature"), ["Chief arbiter", "Deputy", "Secretary", "Host"]);
    assert_eq!(texts(&page, "h2"), ["Round 1", "Round 2"]);
}

#[test]
fn closed_cells_and_cells_in_parts_say_so() {
    let single = page(&crosstable(Locale::En, Look::Boxed, 4, false));
    assert_eq!(all(&single, "td.closed").len(), 4);
    assert_eq!(texts(&single, "caption"), ["All games"]);
    let double = page(&crosstable(Locale::En, Look::Boxed, 4, true));
    assert_eq!(all(&double, "td.split > div").len(), 2 * 4 * 3);
}

#[test]
fn cards_are_sections_and_no_level_of_heading_is_left_out() {
    let slips = page(&slips(Locale::En, 3, PerPage::UpTo(8), &NAMES));
    assert_eq!(all(&slips, "div.cards > section.card").len(), 3);
    assert_eq!(texts(&slips, ".choice")[..3], ["1–0", "½–½", "0–1"]);
    assert_eq!(texts(&slips, "h2").len(), 3);
    assert!(all(&slips, "h3").is_empty());
    let places = page(&places(Locale::Ru, 2, PerPage::Exactly(2)));
    assert_eq!(texts(&places, ".folded .large"), ["95", "96"]);
}

#[test]
fn tables_have_no_use_for_the_looks_of_forms() {
    let form = page(&crosstable(Locale::En, Look::Boxed, 4, false));
    assert!(texts(&form, "style")[0].contains(".closed"));
    let table = page(&super::document(Locale::En));
    assert!(!texts(&table, "style")[0].contains(".closed"));
}
