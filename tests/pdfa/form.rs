//! The bytes of a file: streams as long as they say.

use lopdf::xref::XrefEntry;
use lopdf::{Document, Object};

/// What is wrong with the lengths of the streams in a file.
pub(super) fn lengths(bytes: &[u8]) -> Vec<String> {
    let file = Document::load_mem(bytes).expect("a file that opens");
    let mut faults = vec![];
    let mut streams = 0;
    for (number, entry) in &file.reference_table.entries {
        let XrefEntry::Normal { offset, .. } = entry else { continue };
        let object = &bytes[*offset as usize..];
        assert!(object.starts_with(format!("{number} 0 obj").as_bytes()), "object {number}");
        let start = position(object, b"stream\n").expect("a stream") + 7;
        let head = String::from_utf8_lossy(&object[..start]);
        let length = head.split("/Length ").nth(1).expect("a length");
        let length: usize =
            length.split(['/', '>']).next().expect("as written").trim().parse().expect("a number");
        if !object[start + length..].starts_with(b"\nendstream\nendobj\n") {
            faults.push(format!("stream {number} is not {length} bytes long"));
        }
        streams += 1;
    }
    assert!(streams > 5, "{streams} streams");
    faults
}

pub(super) fn position(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

/// The content of the stream that an entry of the catalog leads to.
pub(super) fn catalog_stream(file: &Document, key: &[u8]) -> Vec<u8> {
    let stream = file.catalog().expect("as written").get(key).expect("an entry");
    let stream = file.dereference(stream).expect("a stream").1;
    match stream {
        Object::Stream(stream) => {
            stream.decompressed_content().unwrap_or_else(|_| stream.content.clone())
        }
        _ => panic!("no stream"),
    }
}
