//! Puts the file together: printpdf's fonts, the page tree, what the file says of itself,
//! the structure.

use lopdf::{Dictionary, Document, Object, ObjectId, Stream, StringFormat};
use printpdf::{Op, PdfFontHandle, Pt, TextItem};

use super::Date;
use super::container::{Container, Effort, deflated, packed, written};
use super::cores::both;
use super::fonts::Fonts;
use super::metadata::{Digest, properties};
use super::page::{Contents, effort};
use super::tags::{Structure, Tree};
use super::{PdfError, icc, outline, page, xmp};
use crate::display::{DisplayList, OutlineEntry, Page};
use crate::locale::Locale;
use crate::units::{Length, Size};

/// A font descriptor's flag for strokes with serifs (ISO 32000-1, 9.8.2).
const SERIF: i64 = 1 << 1;

/// A font descriptor's flag for characters beyond the standard Latin ones.
const SYMBOLIC: i64 = 1 << 2;

/// The file with these page contents.
pub(super) fn save(
    display: &DisplayList,
    fonts: &Fonts,
    contents: Contents,
    structure: Option<&Structure<'_>>,
    languages: &[Locale],
    date: Option<Date>,
) -> Result<Vec<u8>, PdfError> {
    let Contents { streams, sequences } = contents;
    let identity = identity(display, fonts, &streams);
    let (mut file, resources) = with_fonts(fonts)?;
    let (page_tree, pages) = add_pages(&mut file, display, streams, resources, structure.is_some());
    // The root of the tree, then the tree: its objects are never in `file`.
    let root = structure.map(|structure| {
        let root = file.new_object_id();
        file.max_id += Tree::count(structure, pages.len());
        (root, Tree::new(structure, &sequences, pages.clone(), root.0 + 1))
    });
    let tree = root.as_ref().map(|(_, tree)| tree);

    let mut catalog = Dictionary::new();
    catalog.set("Type", "Catalog");
    catalog.set("Pages", page_tree);
    catalog.set("Lang", Object::string_literal(display.language.tag()));
    let outline = outline::add(&mut file, display, &pages, tree);
    catalog.set("PageMode", if outline.is_some() { "UseOutlines" } else { "UseNone" });
    if let Some(outline) = outline {
        catalog.set("Outlines", outline);
    }
    catalog.set("ViewerPreferences", lopdf::dictionary! { "DisplayDocTitle" => true });
    if let Some(labels) = page_labels(&display.pages) {
        catalog.set("PageLabels", labels);
    }
    let packet = xmp::packet(&display.title, languages, structure.is_some(), date);
    let metadata = lopdf::dictionary! { "Type" => "Metadata", "Subtype" => "XML" };
    let metadata = Stream::new(metadata, packet.into_bytes()).with_compression(false);
    catalog.set("Metadata", file.add_object(metadata));
    catalog.set("OutputIntents", vec![output_intent(&mut file)?]);
    if let Some((root, tree)) = &root {
        file.set_object(*root, tree.root());
        catalog.set("StructTreeRoot", *root);
        catalog.set("MarkInfo", lopdf::dictionary! { "Marked" => true });
    }
    let mut trailer = Dictionary::new();
    trailer.set("Root", file.add_object(catalog));
    trailer.set("Info", file.add_object(properties(&display.title, date)));
    trailer.set("ID", vec![identity.clone(), identity]);
    pack(file, trailer, tree, effort(pages.len()))
}

/// The bytes of the file: first the streams, then everything else, packed.
fn pack(
    mut file: Document,
    trailer: Dictionary,
    tree: Option<&Tree<'_, '_>>,
    effort: Effort,
) -> Result<Vec<u8>, PdfError> {
    file.compress();
    let mut container = Container::new(file.max_id);
    let mut plain = vec![];
    for ((number, _), object) in std::mem::take(&mut file.objects) {
        match object {
            Object::Stream(stream) => container.stream(number, stream)?,
            object => plain.push((number, object)),
        }
    }
    let numbers = || plain.iter().map(|(number, _)| *number);
    let mut objects = plain.iter().map(|(_, object)| object);
    let stream = packed(numbers(), effort, |_, out| {
        if let Some(object) = objects.next() {
            out.extend(written(object.clone())?);
        }
        Ok(())
    })?;
    container.pack(numbers(), stream)?;
    if let Some(tree) = tree {
        let packs = tree.packs();
        let streams = both(&packs, |_, numbers| {
            packed(numbers.clone(), effort, |number, out| Ok(tree.write(number, out)?))
        });
        for (numbers, stream) in packs.into_iter().zip(streams) {
            container.pack(numbers, stream?)?;
        }
    }
    container.finish(trailer)
}

/// What the file's black and white are in the end (ISO 19005-2, 6.2.3).
fn output_intent(file: &mut Document) -> Result<Object, PdfError> {
    let profile = deflated(lopdf::dictionary! { "N" => 1 }, &icc::grey(), Effort::Most)?;
    let profile = file.add_object(profile);
    let mut intent = Dictionary::new();
    intent.set("Type", "OutputIntent");
    intent.set("S", "GTS_PDFA1");
    intent.set("OutputConditionIdentifier", Object::string_literal("Custom"));
    intent.set("Info", Object::string_literal(icc::NAME));
    intent.set("DestOutputProfile", profile);
    Ok(Object::Dictionary(intent))
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
    // Nothing but the fonts is kept.
    file.trailer = Dictionary::new();
    file.trailer.set("Root", resources);
    file.prune_objects();
    file.renumber_objects();
    let resources = file.trailer.get(b"Root")?.as_reference()?;
    Ok((file, resources))
}

/// Adds the pages; says where their tree is and where each of them is.
fn add_pages(
    file: &mut Document,
    display: &DisplayList,
    contents: Vec<Stream>,
    resources: ObjectId,
    tagged: bool,
) -> (ObjectId, Vec<ObjectId>) {
    let tree = file.new_object_id();
    let mut pages = Vec::with_capacity(contents.len());
    for (number, (page, stream)) in (0..).zip(display.pages.iter().zip(contents)) {
        let content = file.add_object(stream);
        let mut dictionary = Dictionary::new();
        dictionary.set("Type", "Page");
        dictionary.set("Parent", tree);
        let Page { size, slug, bleed, .. } = *page;
        dictionary.set("MediaBox", edges(size, slug, slug));
        if slug > Length::ZERO {
            dictionary.set("BleedBox", edges(size, slug, bleed));
            dictionary.set("TrimBox", edges(size, slug, Length::ZERO));
        }
        // PDF/A wants them here and not inherited (ISO 19005-2, 6.2.2).
        dictionary.set("Resources", resources);
        dictionary.set("Contents", content);
        if tagged {
            dictionary.set("StructParents", Object::Integer(number));
            dictionary.set("Tabs", "S");
        }
        pages.push(file.add_object(dictionary));
    }
    let mut dictionary = Dictionary::new();
    dictionary.set("Type", "Pages");
    dictionary.set("Count", i64::try_from(pages.len()).unwrap_or(i64::MAX));
    dictionary.set("Kids", pages.iter().map(|&page| page.into()).collect::<Vec<Object>>());
    file.set_object(tree, dictionary);
    (tree, pages)
}

/// The edges of a page with white of `beyond` round it, on a sheet with white of `slug` round
/// the page.
fn edges(size: Size, slug: Length, beyond: Length) -> Vec<Object> {
    let start = slug - beyond;
    let edges = [start, start, slug + size.width + beyond, slug + size.height + beyond];
    edges.map(|edge| Object::Real(super::text::points(edge))).to_vec()
}

/// What the pages are called, where the first is not 1 (ISO 32000-1, 12.4.2).
fn page_labels(pages: &[Page]) -> Option<Dictionary> {
    let mut next = 1;
    let mut numbers: Vec<Object> = vec![];
    for (index, page) in (0..).zip(pages) {
        if page.number != next {
            if index > 0 && numbers.is_empty() {
                numbers.extend([0.into(), lopdf::dictionary! { "S" => "D" }.into()]);
            }
            let label = lopdf::dictionary! { "S" => "D", "St" => i64::from(page.number) };
            numbers.extend([Object::Integer(index), label.into()]);
        }
        next = page.number.saturating_add(1);
    }
    (!numbers.is_empty()).then(|| lopdf::dictionary! { "Nums" => numbers })
}

/// The file's identity: a hash of everything that the pages and the contents pane show.
fn identity(display: &DisplayList, fonts: &Fonts, contents: &[Stream]) -> Object {
    let mut digest = Digest::new();
    digest.update(display.language.tag().as_bytes());
    digest.update(display.title.as_bytes());
    for resource in &fonts.resources {
        digest.update(&resource.font.parsed_font.original_bytes);
    }
    for (page, content) in display.pages.iter().zip(contents) {
        let Page { number, size, slug, bleed, .. } = page;
        let page = format!("\n{number} {} {} {slug} {bleed}\n", size.width, size.height);
        digest.update(page.as_bytes());
        digest.update(&content.content);
    }
    for OutlineEntry { level, title, page, y } in &display.outline {
        digest.update(format!("\n{level} {page} {y} {title}").as_bytes());
    }
    Object::String(digest.value().to_be_bytes().into(), StringFormat::Hexadecimal)
}
