//! Paper and margins.

use roundsheet::paper::{Margins, Orientation, Paper};
use roundsheet::units::{Length, Size};

use super::sheet;

#[test]
fn every_paper_is_found_in_any_case() {
    for (name, paper, width, height) in [
        ("a3", Paper::A3, 297, 420),
        ("A4", Paper::A4, 210, 297),
        ("a5", Paper::A5, 148, 210),
        ("b5", Paper::B5, 176, 250),
        ("letter", Paper::Letter, 216, 279),
        ("LEGAL", Paper::Legal, 216, 356),
    ] {
        let sheet = sheet(&format!("appendix --paper {name}"));
        assert_eq!(sheet.paper, paper);
        let page = sheet.page();
        assert_eq!((page.width.to_mm(), page.height.to_mm()), (width, height), "{name}");
    }
}

#[test]
fn landscape_turns_the_page() {
    let sheet = sheet("appendix --paper A5 --landscape");
    assert_eq!(sheet.orientation, Orientation::Landscape);
    assert_eq!(sheet.page(), Size::new(Length::mm(210), Length::mm(148)));
}

#[test]
fn small_paper_has_smaller_margins() {
    assert_eq!(sheet("appendix --paper B5").margins, Margins::all(Length::mm(15)));
    assert_eq!(sheet("appendix --paper A3").margins, Margins::all(Length::mm(20)));
}

#[test]
fn margins_follow_the_order_of_css() {
    assert_eq!(sheet("appendix --margins 0").margins, Margins::all(Length::ZERO));
    assert_eq!(
        sheet("appendix --margins 1in,1.27cm,36pt,12.7mm").margins,
        Margins {
            top: Length::pt(72),
            right: Length::pt(36),
            bottom: Length::pt(36),
            left: Length::pt(36),
        }
    );
}
