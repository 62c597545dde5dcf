//! The tree says what the document says, element by element.

use page_validation::ValidationProfile;
use roundsheet::backend::pdf::{self, Options};
use roundsheet::document::{
    Block, Cell, ColumnRole, Content, Document, Grid, GridCell, Nesting, RowKind, SpanKind, Table,
    Text, Volume,
};
use roundsheet::font::FontSet;
use roundsheet::layout::{self, Scale};
use roundsheet::locale::{Locale, Mark, Place};

use super::gate::failures;
use super::samples::{self, Sample};
use super::tree::Book;
use super::{content, form};
use crate::support::a4;

/// What is expected of an element: its type and what it says itself.
type Said = (String, String);

/// What the tree of a document says, in order.
fn expected(document: &Document) -> Vec<Said> {
    let mut said = vec![];
    let mut say = |tag: &str, text: String| said.push((tag.to_owned(), text));
    expect_blocks(&document.blocks, &mut Nesting::default(), &mut say);
    said
}

fn expect_blocks(blocks: &[Block], nesting: &mut Nesting, say: &mut impl FnMut(&str, String)) {
    for block in blocks {
        match block {
            Block::Heading { level, text, .. } => {
                say(&format!("H{}", nesting.depth(*level)), read(text));
            }
            Block::Paragraph { text, .. }
            | Block::Line { text, .. }
            | Block::Large { text, .. } => say("P", read(text)),
            Block::List { items, .. } => {
                say("L", String::new());
                for item in items {
                    say("LI", String::new());
                    say("Lbl", item.label.clone());
                    say("LBody", read(&item.text));
                }
            }
            Block::Table(table) => expect_table(table, say),
            Block::Grid(grid) => expect_grid(grid, say),
            Block::Signatures { labels, .. } => labels.iter().for_each(|one| say("P", read(one))),
            Block::Beside(blocks) => expect_blocks(blocks, nesting, say),
            Block::Section { blocks, .. } => {
                say("Sect", String::new());
                expect_blocks(blocks, nesting, say);
            }
            Block::Cards(cards) => {
                for card in &cards.cards {
                    say("Sect", String::new());
                    expect_blocks(&card.blocks, nesting, say);
                }
            }
        }
    }
}

fn expect_grid(grid: &Grid, say: &mut impl FnMut(&str, String)) {
    let nothing = String::new;
    say("Table", nothing());
    if !grid.caption.is_empty() {
        say("Caption", read(&grid.caption));
    }
    if grid.columns.iter().any(|column| !column.head.is_empty()) {
        say("THead", nothing());
        say("TR", nothing());
        for column in &grid.columns {
            say(if column.head.is_empty() { "TD" } else { "TH" }, read(&column.head));
        }
    }
    say("TBody", nothing());
    for row in &grid.rows {
        say("TR", nothing());
        for (cell, column) in row.cells.iter().zip(&grid.columns) {
            let said = match cell {
                GridCell::Empty | GridCell::Closed => nothing(),
                GridCell::Text(text) => read(text),
                GridCell::Split(texts) | GridCell::Lines(texts) | GridCell::Choices(texts) => {
                    let texts = texts.iter().filter(|text| !text.is_empty());
                    texts.map(read).collect::<Vec<_>>().join(" ")
                }
            };
            let heads = column.role == ColumnRole::RowHead && !said.is_empty();
            say(if heads { "TH" } else { "TD" }, said);
        }
    }
}

fn expect_table(table: &Table, say: &mut impl FnMut(&str, String)) {
    let nothing = String::new;
    say("Table", nothing());
    if !table.caption.is_empty() {
        say("Caption", read(&table.caption));
    }
    say("THead", nothing());
    say("TR", nothing());
    for column in &table.columns {
        say(if column.head.is_empty() { "TD" } else { "TH" }, read(&column.head));
    }
    let (left, right) = table.fixed_columns();
    for (index, row) in table.rows.iter().enumerate() {
        if index == 0 || row.kind == RowKind::Divider {
            say("TBody", nothing());
        }
        say("TR", nothing());
        if row.kind == RowKind::Divider {
            say("TH", cell(table, &row.cells[0]));
            continue;
        }
        let (before, after) = row.cells.split_at(row.cells.len() - right);
        for (column, one) in before.iter().enumerate() {
            let role = table.columns[column.min(left)].role;
            say(if role == ColumnRole::RowHead { "TH" } else { "TD" }, cell(table, one));
        }
        for _ in row.cells.len()..left + table.flow_cells() + right {
            say("TD", nothing());
        }
        after.iter().for_each(|one| say("TD", cell(table, one)));
    }
}

fn cell(table: &Table, cell: &Cell) -> String {
    let notation = &table.notation;
    match &cell.content {
        Content::Empty => String::new(),
        Content::Text(text) => read(text),
        Content::Number(number) => notation.number(*number),
        Content::Pairing { first, second, marked } => {
            let write = |number, place| {
                let string = notation.number(number);
                let marked = *marked == Some(place) && notation.mark != Mark::Plain;
                if marked { format!("({string})") } else { string }
            };
            let (first, second) = (write(*first, Place::First), write(*second, Place::Second));
            format!("{first}{}{second}", notation.separator)
        }
    }
}

/// A text as it is read: rings are brackets.
fn read(text: &Text) -> String {
    let spans = text.spans.iter().map(|span| match span.kind {
        SpanKind::Plain => span.string.clone(),
        SpanKind::Ringed => format!("({})", span.string),
    });
    spans.collect::<String>().replace(['\u{a0}', '\u{202f}'], " ")
}

/// What the tree of a file says, in order, without the root.
pub(super) fn found(book: &Book) -> Vec<Said> {
    let elements = book.elements[1..].iter();
    let said = elements.map(|one| (one.tag.clone(), book.text(one).replace('\u{AD}', "")));
    said.collect()
}

#[test]
fn the_tree_says_what_the_document_says() {
    let (mut parted, mut spread, mut rows) = (0, 0, 0);
    for sample in samples::all() {
        let bytes = sample.tagged();
        let book = Book::read(&bytes);
        assert_eq!(book.faults, [""; 0], "{}", sample.name);
        assert_eq!(form::lengths(&bytes), [""; 0], "{}", sample.name);
        assert_eq!(found(&book), expected(&sample.document), "{}", sample.name);
        assert_eq!(book.elements[0].tag, "Document");
        parted += book.elements.iter().filter(|one| book.text(one).contains('\u{AD}')).count();
        let rows_of = book.elements.iter().filter(|one| one.tag == "TR");
        rows += rows_of.filter(|row| book.pages_of(row).len() > 1).count();
        spread += book.elements.iter().filter(|one| one.pages() > 1).count();
    }
    assert!(rows > 10, "{rows} rows over pages");
    assert!(parted > 10 && spread > 0, "{parted} texts with parted words, {spread} over pages");
}

#[test]
fn a_head_says_what_it_heads() {
    let book = Book::read(&Sample::usual(Locale::ZhHans).tagged());
    for element in &book.elements {
        let scope = element.scope();
        assert_eq!(scope.is_some(), element.tag == "TH", "{element:?}");
        assert!(element.heads().is_empty(), "{element:?}");
    }
    let scopes = |wanted: &str| {
        book.elements.iter().filter(|one| one.scope().as_deref() == Some(wanted)).count()
    };
    // Nine tables of two columns; 3 + 5 + … + 19 rounds.
    assert_eq!((scopes("Column"), scopes("Row")), (18, 99));
}

#[test]
fn under_a_divider_every_cell_names_its_heads() {
    let book = Book::read(&Sample::divided().tagged());
    let text_of = |name: &[u8]| {
        let named = book.elements.iter().find(|one| {
            let dictionary = book.file.get_dictionary(one.id).unwrap();
            dictionary.get(b"ID").and_then(lopdf::Object::as_str).is_ok_and(|id| id == name)
        });
        book.text(named.expect("an element of that name"))
    };
    let cell = |text: &str, nth: usize| {
        let mut cells = book.elements.iter().filter(|one| book.text(one) == text);
        cells.nth(nth).expect("a cell").heads().iter().map(|head| text_of(head)).collect::<Vec<_>>()
    };
    assert_eq!(cell("２－９", 0), ["第一循環", "對局者", "１"]);
    assert_eq!(cell("９－２", 0), ["第二循環", "對局者", "10"]);
    assert_eq!(cell("10", 0), ["第二循環", "輪次"]);
    let heads = book.elements.iter().filter(|one| one.tag == "TD" && one.heads().len() != 3);
    assert_eq!(heads.count(), 0);
}

#[test]
fn a_table_over_pages_is_one_table() {
    let sample = Sample::long();
    assert!(sample.display.pages.len() > 2);
    let book = Book::read(&sample.tagged());
    let count = |tag: &str| book.elements.iter().filter(|one| one.tag == tag).count();
    assert_eq!((count("Table"), count("THead"), count("TR")), (1, 1, 60));
}

#[test]
fn the_contents_pane_leads_to_elements() {
    let sample = Sample::usual(Locale::Ru);
    let book = Book::read(&sample.tagged());
    let mut led = vec![];
    for object in book.file.objects.values() {
        let Ok(line) = object.as_dict() else { continue };
        let Ok(element) = line.get(b"SE").and_then(lopdf::Object::as_reference) else { continue };
        let title = content::text(line.get(b"Title").unwrap().as_str().unwrap());
        let place = book.elements.iter().position(|one| one.id == element).expect("an element");
        let element = &book.elements[place];
        let titled = match element.tag.as_str() {
            "Table" => &book.elements[element.children[0]],
            _ => element,
        };
        assert_eq!(book.text(titled).replace('\u{AD}', ""), title);
        led.push(place);
    }
    assert_eq!(led.len(), sample.display.outline.len());
}

#[test]
fn languages_are_told() {
    let sample = samples::all().into_iter().find(|sample| sample.name == "mixed").expect("it");
    let bytes = sample.tagged();
    let file = Book::read(&bytes).file;
    let contents = file.page_iter().flat_map(|page| file.get_page_content(page));
    let contents = String::from_utf8(contents.collect()).expect("ascii");
    assert!(contents.contains("/Span <</Lang(ru)>> BDC"), "{contents}");
    assert!(contents.contains("/Span <</Lang(zh-Hans)>> BDC"));
    assert!(contents.contains("/Span <</ActualText((10))>> BDC"));
}

#[test]
fn several_documents_are_parts_with_their_languages() {
    let documents = [Locale::Ru, Locale::En].map(|locale| Sample::usual(locale).document);
    let volume = Volume::of(documents.to_vec());
    let (fonts, setting) = (FontSet::bundled(), a4(Scale::Book));
    let display = layout::lay_out(&volume, &fonts, &setting).unwrap();
    let bytes = pdf::write(&display, &volume, &fonts, &Options::default()).unwrap();
    for profile in [ValidationProfile::PdfA2a, ValidationProfile::PdfUa1] {
        assert_eq!(failures(&bytes, profile), [""; 0]);
    }
    let book = Book::read(&bytes);
    assert_eq!(book.faults, [""; 0]);
    let parts: Vec<_> = book.elements.iter().filter(|one| one.tag == "Part").collect();
    let languages: Vec<_> = parts
        .iter()
        .map(|part| {
            let dictionary = book.file.get_dictionary(part.id).unwrap();
            dictionary.get(b"Lang").unwrap().as_str().unwrap().to_vec()
        })
        .collect();
    assert_eq!(languages, [&b"ru"[..], b"en"]);
    let said: Vec<_> = found(&book).into_iter().filter(|(tag, _)| tag != "Part").collect();
    let documents = volume.documents().iter();
    assert_eq!(said, documents.flat_map(expected).collect::<Vec<_>>());
}

#[test]
fn pages_of_another_document_are_refused() {
    let sample = Sample::usual(Locale::En);
    let error =
        pdf::write(&sample.display, &Volume::of(vec![]), &FontSet::bundled(), &Options::default());
    assert_eq!(
        error.expect_err("no such node").to_string(),
        "pdf: node 0 is on the pages and not in the document"
    );
}
