//! Puts the file together: printpdf's fonts, the page tree, what the file says of itself.

use lopdf::{Dictionary, Document, Object, ObjectId, SaveOptions, Stream, StringFormat};
use printpdf::{Op, PdfFontHandle, Pt, TextItem};

use super::fonts::Fonts;
use super::metadata::{Digest, properties};
use super::{PdfError, outline, page};
use crate::display::{DisplayList, OutlineEntry};
use crate::units::Size;

/// How many objects share a stream: fewer and larger streams compress better.
const OBJECTS_PER_STREAM: usize = 500;

/// A font descriptor's flag for strokes with serifs (ISO 32000-1, 9.8.2).
const SERIF: i64 = 1 << 1;

/// A font descriptor's flag for characters beyond the standard Latin ones.
const SYMBOLIC: i64 = 1 << 2;

/// The file with these page contents.
pub(super) fn save(
    display: &DisplayList,
    fonts: &Fonts,
    contents: Vec<Stream>,
) -> Result<Vec<u8>, PdfError> {
    let identity = identity(display, &contents);
    let (mut file, resources) = with_fonts(fonts)?;
    "1.7".clone_into(&mut file.version);
    let pages = add_pages(&mut file, display, contents, resources);
    let mut catalog = Dictionary::new();
    catalog.set("Type", "Catalog");
    catalog.set("Pages", pages.0);
    catalog.set("Lang", Object::string_literal(display.language.tag()));
    let outline = outline::add(&mut file, display, &pages.1);
    catalog.set("PageMode", if outline.is_some() { "UseOutlines" } else { "UseNone" });
    if let Some(outline) = outline {
        catalog.set("Outlines", outline);
    }
    let mut preferences = Dictionary::new();
    preferences.set("DisplayDocTitle", true);
    catalog.set("ViewerPreferences", preferences);

    let root = file.add_object(catalog);
    let info = file.add_object(properties(&display.title));
    file.trailer = Dictionary::new();
    file.trailer.set("Root", root);
    file.trailer.set("Info", info);
    file.trailer.set("ID", vec![identity.clone(), identity]);
    file.prune_objects();
    file.renumber_objects();
    file.compress();

    let options = SaveOptions::builder()
        .use_object_streams(true)
        .use_xref_streams(true)
        .max_objects_per_stream(OBJECTS_PER_STREAM)
        .compression_level(9)
        .build();
    let mut bytes = vec![];
    file.save_with_options(&mut bytes, options)?;
    Ok(bytes)
}

/// A file that holds the fonts, and where its dictionary of resources is. printpdf writes
/// the fonts that a page shows, so it is given a page that shows every glyph of each.
fn with_fonts(fonts: &Fonts) -> Result<(Document, ObjectId), PdfError> {
    let mut ops = vec![Op::StartTextSection];
    for resource in &fonts.resources {
        let font = PdfFontHandle::External(resource.id.clone());
        ops.push(Op::SetFont { font, size: Pt(1.0) });
        ops.push(Op::ShowText { items: vec![TextItem::Text(resource.text.clone())] });
    }
    ops.push(Op::EndTextSection);
    let mut file = page::document(vec![page::printed(ops)], fonts)?;
    let specimen = file.page_iter().next().ok_or(PdfError::NoPages)?;
    let resources = file.get_dictionary(specimen)?.get(b"Resources")?.as_reference()?;
    let table = file.get_dictionary(resources)?.get(b"Font")?.as_reference()?;
    for resource in &fonts.resources {
        let font = file.get_dictionary(table)?.get(resource.id.0.as_bytes())?.as_reference()?;
        let parts = file.get_dictionary(font)?.get(b"DescendantFonts")?.as_array()?;
        let Some(part) = parts.first() else { continue };
        let descriptor = part.as_dict()?.get(b"FontDescriptor")?.as_reference()?;
        let descriptor = file.get_dictionary_mut(descriptor)?;
        let serif = if resource.face.has_serifs() { SERIF } else { 0 };
        descriptor.set("Flags", SYMBOLIC | serif);
        descriptor.set("CapHeight", resource.cap_height);
    }
    let mut kept = Dictionary::new();
    kept.set("Font", table);
    file.set_object(resources, kept);
    Ok((file, resources))
}

/// Adds the pages; says where their tree is and where each of them is.
fn add_pages(
    file: &mut Document,
    display: &DisplayList,
    contents: Vec<Stream>,
    resources: ObjectId,
) -> (ObjectId, Vec<ObjectId>) {
    let tree = file.new_object_id();
    let mut pages = Vec::with_capacity(contents.len());
    for (page, stream) in display.pages.iter().zip(contents) {
        let content = file.add_object(stream);
        let mut dictionary = Dictionary::new();
        dictionary.set("Type", "Page");
        dictionary.set("Parent", tree);
        dictionary.set("MediaBox", media_box(page.size));
        dictionary.set("Contents", content);
        pages.push(file.add_object(dictionary));
    }
    let mut dictionary = Dictionary::new();
    dictionary.set("Type", "Pages");
    dictionary.set("Count", i64::try_from(pages.len()).unwrap_or(i64::MAX));
    dictionary.set("Kids", pages.iter().map(|&page| page.into()).collect::<Vec<Object>>());
    dictionary.set("Resources", resources);
    file.set_object(tree, dictionary);
    (tree, pages)
}

fn media_box(size: Size) -> Vec<Object> {
    let corner = [size.width, size.height].map(super::text::points);
    vec![0.into(), 0.into(), Object::Real(corner[0]), Object::Real(corner[1])]
}

/// The file's identity: a hash of everything that the pages and the contents pane show.
fn identity(display: &DisplayList, contents: &[Stream]) -> Object {
    let mut digest = Digest::new();
    digest.update(display.language.tag().as_bytes());
    digest.update(display.title.as_bytes());
    for (page, content) in display.pages.iter().zip(contents) {
        digest.update(format!("\n{} {}\n", page.size.width, page.size.height).as_bytes());
        digest.update(&content.content);
    }
    for OutlineEntry { level, title, page, y } in &display.outline {
        digest.update(format!("\n{level} {page} {y} {title}").as_bytes());
    }
    Object::String(digest.value().to_be_bytes().into(), StringFormat::Hexadecimal)
}
