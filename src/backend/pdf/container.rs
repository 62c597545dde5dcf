//! The bytes of the file: streams, objects packed into streams, and a compressed
//! cross-reference stream (ISO 32000-1, 7.5.7 and 7.5.8). lopdf writes each object; packing
//! is done here because lopdf keeps every object in memory and leaves its cross-references
//! uncompressed, which is a third of a small tagged file.

use std::io::Write;

use flate2::Compression;
use flate2::write::ZlibEncoder;
use lopdf::content::{Content, Operation};
use lopdf::{Dictionary, Object, Stream};

use super::PdfError;

/// The first bytes of the file: the version, and four bytes that show that it is binary.
const HEADER: &[u8] = b"%PDF-1.7\n%\xBB\xAD\xC0\xDE\n";

/// How hard streams are deflated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Effort {
    /// To the smallest size.
    Most,
    /// A little less small and much sooner.
    Usual,
}

/// Where an object is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Nowhere: its number is free.
    Free,
    /// At a distance from the beginning of the file.
    At(usize),
    /// In a stream of objects, at an index.
    Packed { stream: u32, index: usize },
}

/// A file that grows.
pub(super) struct Container {
    bytes: Vec<u8>,
    /// By object number.
    places: Vec<Place>,
}

impl Container {
    /// A file whose objects have the numbers from 1 to `last`.
    pub(super) fn new(last: u32) -> Self {
        Self { bytes: HEADER.to_vec(), places: vec![Place::Free; last as usize + 1] }
    }

    /// Adds a stream under its number.
    pub(super) fn stream(&mut self, number: u32, stream: Stream) -> Result<(), PdfError> {
        self.places[number as usize] = Place::At(self.bytes.len());
        writeln!(self.bytes, "{number} 0 obj")?;
        self.bytes.extend(written(Object::Dictionary(stream.dict))?);
        self.bytes.extend(b"stream\n");
        self.bytes.extend(stream.content);
        self.bytes.extend(b"\nendstream\nendobj\n");
        Ok(())
    }

    /// Adds packed objects under their numbers.
    pub(super) fn pack(
        &mut self,
        numbers: impl IntoIterator<Item = u32>,
        packed: Stream,
    ) -> Result<(), PdfError> {
        let stream = self.next_number();
        for (index, number) in numbers.into_iter().enumerate() {
            self.places[number as usize] = Place::Packed { stream, index };
        }
        self.places.push(Place::Free);
        self.stream(stream, packed)
    }

    /// The whole file. `trailer` says where its catalog and its properties are.
    pub(super) fn finish(mut self, mut trailer: Dictionary) -> Result<Vec<u8>, PdfError> {
        let start = self.bytes.len();
        let number = self.next_number();
        self.places.push(Place::At(start));
        let widths = [1, bytes_for(start), 2];
        let row = widths.iter().sum::<usize>();
        let mut table = Vec::with_capacity(self.places.len() * (row + 1));
        let mut above = vec![0; row];
        for &place in &self.places {
            let entry = entry(place, widths);
            // Each row is written as its difference from the one above it (PNG, filter 2).
            table.push(2);
            table.extend(entry.iter().zip(&above).map(|(now, above)| now.wrapping_sub(*above)));
            above = entry;
        }
        trailer.set("Type", "XRef");
        trailer.set("Size", i64::from(number) + 1);
        trailer.set("W", widths.map(|width| Object::Integer(whole(width))).to_vec());
        let parameters = lopdf::dictionary! { "Predictor" => 12, "Columns" => whole(row) };
        trailer.set("DecodeParms", parameters);
        let stream = deflated(trailer, &table, Effort::Most)?;
        self.stream(number, stream)?;
        write!(self.bytes, "startxref\n{start}\n%%EOF\n")?;
        Ok(self.bytes)
    }

    fn next_number(&self) -> u32 {
        u32::try_from(self.places.len()).unwrap_or(u32::MAX)
    }
}

/// A stream of objects, each with its number and its bytes, which `write` appends.
pub(super) fn packed(
    numbers: impl IntoIterator<Item = u32>,
    effort: Effort,
    mut write: impl FnMut(u32, &mut Vec<u8>) -> Result<(), PdfError>,
) -> Result<Stream, PdfError> {
    let (mut heads, mut bodies, mut count) = (vec![], vec![], 0);
    for number in numbers {
        write!(heads, "{number} {} ", bodies.len())?;
        write(number, &mut bodies)?;
        bodies.push(b' ');
        count += 1;
    }
    let first = whole(heads.len());
    heads.append(&mut bodies);
    let dictionary = lopdf::dictionary! { "Type" => "ObjStm", "N" => count, "First" => first };
    Ok(deflated(dictionary, &heads, effort)?)
}

/// An object as it stands in a file. lopdf writes objects of its own choice only as what
/// an operator of a content stream is about, so they are about an operator without a name.
pub(super) fn written(object: Object) -> Result<Vec<u8>, PdfError> {
    let operations = [Operation::new("", vec![object])];
    Ok(Content { operations }.encode()?)
}

/// A stream of `content`, deflated.
pub(super) fn deflated(
    mut dictionary: Dictionary,
    content: &[u8],
    effort: Effort,
) -> std::io::Result<Stream> {
    let level = match effort {
        Effort::Most => Compression::best(),
        Effort::Usual => Compression::default(),
    };
    let mut encoder = ZlibEncoder::new(Vec::with_capacity(content.len() / 4), level);
    encoder.write_all(content)?;
    dictionary.set("Filter", "FlateDecode");
    Ok(Stream::new(dictionary, encoder.finish()?).with_compression(false))
}

/// A row of the cross-reference table: three numbers of the given widths in bytes.
fn entry(place: Place, widths: [usize; 3]) -> Vec<u8> {
    let numbers = match place {
        Place::Free => [0, 0, 0xFFFF],
        Place::At(offset) => [1, offset, 0],
        Place::Packed { stream, index } => [2, stream as usize, index],
    };
    let digits = numbers.into_iter().zip(widths).flat_map(|(number, width)| {
        let bytes = (number as u64).to_be_bytes();
        bytes[bytes.len() - width..].to_vec()
    });
    digits.collect()
}

/// How many bytes `number` takes.
fn bytes_for(number: usize) -> usize {
    (usize::BITS - number.leading_zeros()).div_ceil(8).max(1) as usize
}

fn whole(number: usize) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_as_many_bytes_as_they_need() {
        assert_eq!([0, 1, 255, 256, 65_535, 65_536].map(bytes_for), [1, 1, 1, 2, 2, 3]);
    }

    #[test]
    fn entries_are_numbers_of_fixed_width() {
        assert_eq!(entry(Place::At(66_051), [1, 3, 2]), [1, 1, 2, 3, 0, 0]);
        assert_eq!(entry(Place::Packed { stream: 7, index: 258 }, [1, 2, 2]), [2, 0, 7, 1, 2]);
        assert_eq!(entry(Place::Free, [1, 1, 2]), [0, 0, 0xFF, 0xFF]);
    }
}
