//! Every check can fail: good files, damaged on purpose.

use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Document, Object, ObjectId, Stream};
use roundsheet::locale::Locale;

use super::document::found;
use super::form;
use super::samples::Sample;
use super::tree::Book;

/// A file that is to be damaged: a table with dividers.
fn good() -> Book {
    sound(&Sample::divided())
}

fn sound(sample: &Sample) -> Book {
    let book = Book::read(&sample.tagged());
    assert_eq!(book.faults, [""; 0]);
    book
}

/// Asserts that damage to a good file is found and called by its name.
#[track_caller]
fn assert_found(damage: impl FnOnce(&mut Document, &Book), fault: &str) {
    assert_found_in(&good(), damage, fault);
}

#[track_caller]
fn assert_found_in(book: &Book, damage: impl FnOnce(&mut Document, &Book), fault: &str) {
    let mut file = book.file.clone();
    damage(&mut file, book);
    let faults = Book::of(file).faults;
    assert!(faults.iter().any(|found| found.contains(fault)), "{fault}: {faults:?}");
}

/// The object of the nth element of a type.
fn nth(book: &Book, tag: &str, index: usize) -> ObjectId {
    book.elements.iter().filter(|one| one.tag == tag).nth(index).expect("an element").id
}

fn dictionary(file: &mut Document, id: ObjectId) -> &mut Dictionary {
    file.get_dictionary_mut(id).expect("a dictionary")
}

/// Changes the operations of the first page.
fn change(file: &mut Document, change: impl FnOnce(&mut Vec<Operation>)) {
    let page = file.page_iter().next().expect("a page");
    let mut content = Content::decode(&file.get_page_content(page)).expect("as written");
    change(&mut content.operations);
    let stream = Stream::new(Dictionary::new(), content.encode().expect("as written"));
    let id = dictionary(file, page)
        .get(b"Contents")
        .expect("as written")
        .as_reference()
        .expect("as written");
    file.set_object(id, stream);
}

/// The place of the nth operation of a kind.
fn place(operations: &[Operation], operator: &str, index: usize) -> usize {
    let places = (0..operations.len()).filter(|&place| operations[place].operator == operator);
    places.clone().nth(index).expect("an operation")
}

fn number(operation: &mut Operation, number: i64) {
    operation.operands[1].as_dict_mut().expect("properties").set("MCID", number);
}

#[test]
fn a_sequence_that_is_there_twice() {
    let damage = |file: &mut Document, _: &Book| {
        change(file, |operations| {
            let at = place(operations, "BDC", 5);
            number(&mut operations[at], 1);
        });
    };
    assert_found(damage, "sequence 1 is there twice");
}

#[test]
fn marked_content_that_never_ends() {
    let damage = |file: &mut Document, _: &Book| {
        change(file, |operations| {
            operations.remove(place(operations, "EMC", 3));
        });
    };
    assert_found(damage, "something never ends");
    assert_found(damage, "a sequence is inside another");
}

#[test]
fn a_state_that_never_ends() {
    let damage = |file: &mut Document, _: &Book| {
        change(file, |operations| operations.insert(0, Operation::new("q", vec![])));
    };
    assert_found(damage, "something never ends");
}

#[test]
fn text_and_lines_that_are_not_marked() {
    let unmark = |index| {
        move |file: &mut Document, _: &Book| {
            change(file, |operations| {
                operations.remove(place(operations, "EMC", index));
                operations.remove(place(operations, "BDC", index));
            });
        }
    };
    assert_found(unmark(0), "a line is no artifact");
    assert_found(unmark(1), "text is neither marked nor an artifact");
}

#[test]
fn content_that_no_element_claims() {
    let damage = |file: &mut Document, book: &Book| {
        dictionary(file, nth(book, "TD", 4)).remove(b"K");
    };
    assert_found(damage, "is claimed None times");
}

#[test]
fn content_that_two_elements_claim() {
    let damage = |file: &mut Document, book: &Book| {
        let [one, other] = [3, 4].map(|index| nth(book, "TD", index));
        let claim = dictionary(file, one).get(b"K").expect("as written").clone();
        dictionary(file, other).set("K", claim);
    };
    assert_found(damage, "is claimed Some(2) times");
}

#[test]
fn content_that_is_claimed_and_not_there() {
    let damage = |file: &mut Document, book: &Book| {
        dictionary(file, nth(book, "TD", 4)).set("K", 9999);
    };
    assert_found(damage, "is claimed and not there");
}

#[test]
fn a_list_whose_entries_are_exchanged() {
    let damage = |file: &mut Document, _: &Book| {
        let root = file.catalog().expect("as written").get(b"StructTreeRoot").expect("as written");
        let root = root.as_reference().expect("as written");
        let lists = dictionary(file, root)
            .get(b"ParentTree")
            .expect("as written")
            .as_dict()
            .expect("as written");
        let list = lists.get(b"Nums").expect("as written").as_array().expect("as written")[1]
            .as_reference()
            .expect("as written");
        file.get_object_mut(list)
            .expect("as written")
            .as_array_mut()
            .expect("as written")
            .swap(3, 4);
    };
    assert_found(damage, "the lists of the pages and the tree differ");
}

#[test]
fn a_page_without_a_list() {
    let damage = |file: &mut Document, _: &Book| {
        let page = file.page_iter().next().expect("as written");
        dictionary(file, page).remove(b"StructParents");
    };
    assert_found(damage, "the lists of the pages and the tree differ");
}

#[test]
fn an_element_without_a_type_or_with_another_parent() {
    let without = |file: &mut Document, book: &Book| {
        dictionary(file, nth(book, "TD", 4)).remove(b"S");
    };
    assert_found(without, "`` is no type");
    let moved = |file: &mut Document, book: &Book| {
        dictionary(file, nth(book, "TD", 4)).set("P", nth(book, "TR", 0));
    };
    assert_found(moved, "names another parent");
}

#[test]
fn an_element_that_is_inside_itself() {
    let damage = |file: &mut Document, book: &Book| {
        let (row, table) = (nth(book, "TR", 2), nth(book, "Table", 0));
        dictionary(file, row).set("K", vec![Object::Reference(table)]);
    };
    assert_found(damage, "is there twice");
}

#[test]
fn a_name_of_two_elements() {
    let damage = |file: &mut Document, book: &Book| {
        let [one, other] = [1, 2].map(|index| nth(book, "TH", index));
        let name = dictionary(file, one).get(b"ID").expect("as written").clone();
        dictionary(file, other).set("ID", name);
    };
    assert_found(damage, "two elements have one name");
    assert_found(damage, "a head is named that is not there");
}

#[test]
fn a_row_that_lacks_a_cell() {
    let damage = |file: &mut Document, book: &Book| {
        let row = dictionary(file, nth(book, "TR", 3));
        row.get_mut(b"K").expect("as written").as_array_mut().expect("as written").pop();
    };
    assert_found(damage, "a table has rows of");
}

#[test]
fn elements_in_another_order() {
    let damage = |file: &mut Document, book: &Book| {
        let row = dictionary(file, nth(book, "TR", 3));
        row.get_mut(b"K").expect("as written").as_array_mut().expect("as written").swap(1, 2);
    };
    assert_found(damage, "is out of order");
}

/// The fonts of a file.
fn fonts(file: &Document) -> Vec<ObjectId> {
    let is_font = |object: &Object| {
        let kind = object.as_dict().and_then(|one| one.get(b"Subtype")).and_then(Object::as_name);
        kind.is_ok_and(|kind| kind == b"Type0")
    };
    file.objects.iter().filter(|(_, object)| is_font(object)).map(|(id, _)| *id).collect()
}

/// The part of a font that has its widths.
fn first_part(font: &mut Dictionary) -> &mut Dictionary {
    font.get_mut(b"DescendantFonts").expect("as written").as_array_mut().expect("as written")[0]
        .as_dict_mut()
        .expect("as written")
}

#[test]
fn a_width_that_is_wrong() {
    // Fonts with cubic curves, and fonts with square ones.
    for sample in [Sample::divided(), Sample::usual(Locale::En)] {
        let book = sound(&sample);
        for font in fonts(&book.file) {
            let damage = |file: &mut Document, _: &Book| {
                let widths = first_part(dictionary(file, font)).get_mut(b"W");
                let widths = widths.and_then(Object::as_array_mut).expect("as written");
                for group in widths.chunks_mut(2) {
                    for width in group[1].as_array_mut().expect("as written") {
                        *width = Object::Integer(width.as_i64().expect("as written") + 2);
                    }
                }
            };
            assert_found_in(&book, damage, "wide and its glyph");
        }
    }
}

#[test]
fn a_glyph_that_is_not_there() {
    let damage = |file: &mut Document, _: &Book| {
        change(file, |operations| {
            let at = place(operations, "Tj", 0);
            let code = Object::String(vec![0xFF, 0xF0], lopdf::StringFormat::Hexadecimal);
            operations[at].operands = vec![code];
        });
    };
    assert_found(damage, "code 65520 has no glyph");
    assert_found(damage, "code 65520 stands for nothing");
}

#[test]
fn a_font_that_does_not_say_what_it_is() {
    let book = sound(&Sample::usual(Locale::En));
    for key in [&b"Type"[..], b"Subtype", b"BaseFont", b"CIDToGIDMap"] {
        let damage = |file: &mut Document, _: &Book| {
            for font in fonts(file) {
                first_part(dictionary(file, font)).set(key, "Nothing");
            }
        };
        assert_found_in(&book, damage, &format!("of its {}", String::from_utf8_lossy(key)));
    }
}

#[test]
fn a_length_that_is_wrong() {
    let bytes = Sample::usual(Locale::En).tagged();
    assert_eq!(form::lengths(&bytes), [""; 0]);
    let at = form::position(&bytes, b"/N 1/").expect("the profile");
    let at = at + form::position(&bytes[at..], b"/Length ").expect("its length") + 8;
    let mut damaged = bytes;
    damaged[at + 2] ^= 1;
    assert_eq!(form::lengths(&damaged).len(), 1);
}

#[test]
fn a_letter_that_stands_for_another() {
    let book = good();
    let mut file = book.file.clone();
    let maps: Vec<ObjectId> = file
        .objects
        .values()
        .filter_map(|object| object.as_dict().ok()?.get(b"ToUnicode").ok()?.as_reference().ok())
        .collect();
    for map in maps {
        let stream = file.get_object(map).expect("as written").as_stream().expect("as written");
        let text = String::from_utf8(stream.decompressed_content().expect("as written"))
            .expect("as written");
        // A separator becomes a tilde.
        let text = text.replace("<FF0D>", "<FF5E>");
        file.set_object(map, Stream::new(Dictionary::new(), text.into_bytes()));
    }
    let damaged = Book::of(file);
    assert_eq!(damaged.faults, [""; 0]);
    assert_ne!(found(&damaged), found(&book));
}

#[test]
fn text_that_is_called_an_artifact() {
    let book = good();
    let mut file = book.file.clone();
    dictionary(&mut file, nth(&book, "TD", 4)).remove(b"K");
    assert_ne!(found(&Book::of(file)), found(&book));
}
