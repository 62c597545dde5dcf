//! The content streams: sequences of marked content and the text in them.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::content::Content;
use lopdf::{Dictionary, Document, Object, ObjectId};

use super::fonts::Font;

/// A sequence of marked content that an element of the tree claims.
#[derive(Clone, Debug)]
pub(super) struct Sequence {
    pub(super) number: i64,
    /// What a reader reads: `ActualText` in place of what it stands for.
    pub(super) text: String,
}

/// What is on a page.
#[derive(Debug, Default)]
pub(super) struct Page {
    pub(super) sequences: Vec<Sequence>,
    /// The codes that are shown in each font, by the font's name on the page.
    pub(super) shown: BTreeMap<String, BTreeSet<u16>>,
    pub(super) faults: Vec<String>,
}

/// What marked content is for.
enum Mark {
    Artifact,
    Sequence,
    /// Text that is read as it is, or that is replaced.
    Span {
        replaced: bool,
    },
}

pub(super) fn object<'d>(file: &'d Document, object: &'d Object) -> &'d Object {
    file.dereference(object).map_or(&Object::Null, |(_, object)| object)
}

/// The text of a string in either of the encodings that a PDF file allows.
pub(super) fn text(bytes: &[u8]) -> String {
    match bytes.strip_prefix(&[0xFE, 0xFF]) {
        None => bytes.iter().map(|&byte| char::from(byte)).collect(),
        Some(units) => {
            let units = units.chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
            String::from_utf16(&units.collect::<Vec<_>>()).expect("UTF-16")
        }
    }
}

/// Reads a page.
pub(super) fn read(file: &Document, page: ObjectId, fonts: &BTreeMap<String, Font>) -> Page {
    let bytes = file.get_page_content(page);
    let content = Content::decode(&bytes).expect("operators");
    let mut reader = Reader { fonts, found: Page::default(), marks: vec![], font: String::new() };
    let (mut states, mut text_object) = (0, false);
    for operation in &content.operations {
        let operands = &operation.operands;
        match operation.operator.as_str() {
            "q" => states += 1,
            "Q" => states -= 1,
            "BT" | "ET" => {
                if text_object == (operation.operator == "BT") {
                    reader.fault("text objects do not take turns");
                }
                text_object = !text_object;
            }
            "BDC" => reader.begin(operands),
            "BMC" => reader.fault("marked content without properties"),
            "EMC" if reader.marks.is_empty() => {
                reader.fault("marked content ends that never began");
            }
            "EMC" => reader.marks.truncate(reader.marks.len() - 1),
            "Tf" => reader.font = name(&operands[0]),
            "Tj" => reader.show(&operands[0]),
            "TJ" => {
                operands[0].as_array().expect("parts").iter().for_each(|part| reader.show(part))
            }
            "S" | "s" | "f" | "B" if !matches!(reader.marks[..], [Mark::Artifact]) => {
                reader.fault("a line is no artifact");
            }
            _ => {}
        }
    }
    if states != 0 || !reader.marks.is_empty() || text_object {
        reader.fault("something never ends");
    }
    reader.found
}

fn name(object: &Object) -> String {
    String::from_utf8_lossy(object.as_name().expect("a name")).into_owned()
}

struct Reader<'a> {
    fonts: &'a BTreeMap<String, Font>,
    found: Page,
    marks: Vec<Mark>,
    font: String,
}

impl Reader<'_> {
    fn fault(&mut self, fault: &str) {
        self.found.faults.push(fault.to_owned());
    }

    fn begin(&mut self, operands: &[Object]) {
        let properties: &Dictionary = operands[1].as_dict().expect("properties");
        let actual = properties.get(b"ActualText").and_then(Object::as_str).ok();
        if let Ok(number) = properties.get(b"MCID").and_then(Object::as_i64) {
            if !self.marks.is_empty() {
                self.fault("a sequence is inside another");
            }
            if self.found.sequences.iter().any(|sequence| sequence.number == number) {
                self.found.faults.push(format!("sequence {number} is there twice"));
            }
            self.found.sequences.push(Sequence { number, text: String::new() });
            self.marks.push(Mark::Sequence);
        } else if operands[0].as_name().expect("a tag") == b"Artifact" {
            if !self.marks.is_empty() {
                self.fault("an artifact is inside something else");
            }
            self.marks.push(Mark::Artifact);
        } else {
            if let (Some(actual), Some(sequence)) = (actual, self.found.sequences.last_mut()) {
                sequence.text.push_str(&text(actual));
            }
            self.marks.push(Mark::Span { replaced: actual.is_some() });
        }
    }

    fn show(&mut self, string: &Object) {
        let Ok(codes) = string.as_str() else { return };
        let codes = codes.chunks(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]]));
        let codes: Vec<u16> = codes.collect();
        self.found.shown.entry(self.font.clone()).or_default().extend(&codes);
        match self.marks[..] {
            [] | [Mark::Span { .. }, ..] => self.fault("text is neither marked nor an artifact"),
            [Mark::Sequence] | [Mark::Sequence, Mark::Span { replaced: false }] => {
                let font = &self.fonts[&self.font];
                let said = codes.iter().map(|code| font.text.get(code).map_or("?", String::as_str));
                let said: String = said.collect();
                if let Some(sequence) = self.found.sequences.last_mut() {
                    sequence.text.push_str(&said);
                }
            }
            _ => {}
        }
    }
}
