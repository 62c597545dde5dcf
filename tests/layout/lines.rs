//! Lines of running text at many widths: what may not stand at their ends does not, and all
//! but the last of a paragraph reach the margin.

use std::collections::BTreeMap;

use roundsheet::display::{DisplayList, Role, Run, Shape};
use roundsheet::document::{Block, Document, NodeId};
use roundsheet::layout::Scale;
use roundsheet::locale::Locale;
use roundsheet::units::Length;

use crate::support::{appendix, brief, lay_out, setting, usual_game};

/// Marks that never begin a line.
const NOT_FIRST: &str = "，。、；：！？）」』》〉】”’";

/// Marks that never end one.
const NOT_LAST: &str = "（「『《〈【“‘";

/// A line of text: its characters and where it ends.
#[derive(Default)]
struct Printed {
    text: String,
    right: Length,
}

/// The lines of each node with running text, from top to bottom.
fn lines(document: &Document, list: &DisplayList) -> BTreeMap<NodeId, Vec<Printed>> {
    let mut texts: Vec<NodeId> = Vec::new();
    for block in &document.blocks {
        match block {
            Block::Paragraph { node, .. } => texts.push(*node),
            Block::List { items, .. } => texts.extend(items.iter().map(|item| item.text_node())),
            Block::Heading { .. } | Block::Table(_) => {}
            other => panic!("no sheet of tables has {other:?}"),
        }
    }
    let mut lines: BTreeMap<NodeId, BTreeMap<(usize, Length), Printed>> = BTreeMap::new();
    for (number, page) in list.pages.iter().enumerate() {
        for mark in &page.marks {
            if let (Role::Content(node), Shape::Glyphs(run)) = (mark.role, &mark.shape)
                && texts.contains(&node)
            {
                let printed = lines.entry(node).or_default().entry((number, run.at.y)).or_default();
                add(printed, run);
            }
        }
    }
    lines.into_iter().map(|(node, lines)| (node, lines.into_values().collect())).collect()
}

fn add(line: &mut Printed, run: &Run) {
    line.text.push_str(&run.text());
    line.right = line.right.max(run.at.x + run.width());
}

#[test]
fn ends_of_lines_at_many_widths() {
    let mut seen = 0;
    for locale in Locale::ALL {
        let mut brief = brief(locale, usual_game(locale));
        (brief.lower, brief.upper) = (3, 4);
        let document = appendix(&brief);
        for width in (90..=240).step_by(5) {
            let setting = setting(width, 297, 10, Scale::Book);
            let right = setting.page.width - setting.margins.right;
            let list = lay_out(&document, &setting).expect("it fits");
            for lines in lines(&document, &list).values() {
                for (index, line) in lines.iter().enumerate() {
                    let first = line.text.chars().next().expect("a line has characters");
                    let last = line.text.chars().last().expect("a line has characters");
                    let at = format!("{} {width} mm: {}", locale.tag(), line.text);
                    assert!(!NOT_FIRST.contains(first), "{at}");
                    assert!(!NOT_LAST.contains(last), "{at}");
                    assert!(first != ' ' && last != ' ', "{at}");
                    assert!(line.right <= right, "{at}");
                    if index + 1 < lines.len() {
                        seen += 1;
                        assert_eq!(line.right, right, "{at}");
                    }
                }
                let last = lines.last().expect("a paragraph has lines");
                if locale.is_chinese() && lines.len() > 1 {
                    assert!(last.text.chars().count() > 2, "{} {}", locale.tag(), last.text);
                }
            }
        }
    }
    assert!(seen > 1000, "{seen} lines");
}
