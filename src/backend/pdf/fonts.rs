//! The fonts of the file: which glyphs of which face the pages show, their subsets, and
//! the code of every glyph.

use std::collections::{BTreeMap, BTreeSet};

use printpdf::{FontId, FontMetrics, ParsedFont, PdfFont, PdfFontMap};

use super::PdfError;
use super::metadata::Digest;
use crate::display::{DisplayList, Glyph, Run, Shape};
use crate::font::{Face, FaceId, FontSet, GlyphId, Subset, subset};

/// The fonts of the file.
pub(super) struct Fonts {
    /// In the order of their names in the file.
    pub(super) resources: Vec<Resource>,
    faces: BTreeMap<FaceId, FaceUse>,
}

/// A font of the file: a subset of a face in which every glyph stands for one character.
pub(super) struct Resource {
    /// Its name on the pages.
    pub(super) id: FontId,
    /// The face that it is a part of.
    pub(super) face: FaceId,
    /// Its characters in the order of the face's glyphs.
    pub(super) text: String,
    /// The font as printpdf takes it.
    pub(super) font: PdfFont,
    /// The height of its capitals in thousandths of an em.
    pub(super) cap_height: i64,
}

/// How the pages use one face.
struct FaceUse {
    /// What draws a space, and how far it advances in thousandths of an em.
    space: Option<(GlyphId, Coded)>,
    /// The codes of ASCII characters: most of what large tables hold.
    ascii: [Option<(GlyphId, Coded)>; 128],
    /// The codes of all glyphs by what they stand for.
    codes: BTreeMap<(GlyphId, char), Coded>,
}

/// What a glyph is in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Coded {
    /// The place of its font among the resources.
    pub(super) resource: usize,
    /// The character that stands for it in that font.
    pub(super) character: char,
    /// Its advance in thousandths of an em, as the file states it.
    pub(super) advance: i64,
}

impl Fonts {
    /// Gathers the glyphs that the pages show and makes a subset of each face.
    ///
    /// A reader copies one character for one code, so that two characters which share a
    /// glyph need two codes: the second one goes into a second font of the same face. Every
    /// face of a tagged file has a space, because the ends of lines may need one.
    pub(super) fn collect(
        display: &DisplayList,
        fonts: &FontSet,
        tagged: bool,
    ) -> Result<Self, PdfError> {
        let mut resources = vec![];
        let mut faces = BTreeMap::new();
        for (id, glyphs) in glyphs_by_face(display) {
            let face = fonts.face(id);
            let mut codes = BTreeMap::new();
            for group in grouped(face, &glyphs, tagged) {
                let place = resources.len();
                for &(glyph, character) in &group {
                    let advance = thousandths(i64::from(face.advance(glyph)), face);
                    codes.insert((glyph, character), Coded { resource: place, character, advance });
                }
                resources.push(Resource::new(place, id, face, &group)?);
            }
            faces.insert(id, FaceUse::new(face, codes));
        }
        Ok(Self { resources, faces })
    }

    /// The glyphs of a run, with what each is in the file.
    pub(super) fn coded<'a>(
        &'a self,
        run: &'a Run,
    ) -> impl Iterator<Item = (Glyph, Option<Coded>)> + 'a {
        let face = self.faces.get(&run.face);
        run.glyphs.iter().map(move |&glyph| (glyph, face.and_then(|face| face.code(glyph))))
    }

    /// The space of a face, if the file has one.
    pub(super) fn space(&self, face: FaceId) -> Option<Coded> {
        self.faces.get(&face)?.space.map(|(_, coded)| coded)
    }

    /// The fonts for a printpdf document.
    pub(super) fn map(&self) -> PdfFontMap {
        let map = self.resources.iter();
        PdfFontMap { map: map.map(|font| (font.id.clone(), font.font.clone())).collect() }
    }
}

impl FaceUse {
    fn new(face: &Face, codes: BTreeMap<(GlyphId, char), Coded>) -> Self {
        let mut ascii = [None; 128];
        for (&(glyph, character), &coded) in &codes {
            if let Some(entry) = ascii.get_mut(character as usize) {
                *entry = Some((glyph, coded));
            }
        }
        let space = face.glyph(' ');
        let space = space.and_then(|glyph| Some((glyph, *codes.get(&(glyph, ' '))?)));
        Self { space, ascii, codes }
    }

    fn code(&self, glyph: Glyph) -> Option<Coded> {
        if is_space(glyph.character) {
            return self.space.map(|(_, coded)| coded);
        }
        match self.ascii.get(glyph.character as usize) {
            Some(&Some((id, coded))) if id == glyph.id => Some(coded),
            _ => self.codes.get(&(glyph.id, glyph.character)).copied(),
        }
    }
}

impl Resource {
    fn new(
        place: usize,
        id: FaceId,
        face: &Face,
        glyphs: &[(GlyphId, char)],
    ) -> Result<Self, PdfError> {
        let wanted: BTreeSet<GlyphId> = glyphs.iter().map(|&(glyph, _)| glyph).collect();
        let Subset { data, glyphs: new } = subset(face, &wanted)?;
        let codes = glyphs.iter().map(|&(glyph, c)| (u32::from(c), new[&glyph])).collect();
        let em = |units: i16| clamped(thousandths(i64::from(units), face));
        let widths = wanted
            .iter()
            .map(|&glyph| {
                let advance = thousandths(i64::from(face.advance(glyph)), face);
                (new[&glyph], u16::try_from(advance).unwrap_or(u16::MAX))
            })
            .collect();
        let name = format!("{}+{}", tag(&data), face.name());
        let metrics = FontMetrics { ascent: em(face.ascent()), descent: em(face.descent()) };
        let mut parsed =
            ParsedFont::with_glyph_data(data, 0, Some(name), codes, widths, 1000, metrics);
        if face.is_cff() {
            parsed.font_type = printpdf::FontType::OpenTypeCFF(());
        }
        let bbox = face.bbox();
        parsed.pdf_font_metrics.x_min = em(bbox.x_min);
        parsed.pdf_font_metrics.y_min = em(bbox.y_min);
        parsed.pdf_font_metrics.x_max = em(bbox.x_max);
        parsed.pdf_font_metrics.y_max = em(bbox.y_max);
        parsed.pdf_font_metrics.us_weight_class = face.weight();
        Ok(Self {
            id: FontId(format!("R{place}")),
            face: id,
            text: glyphs.iter().map(|&(_, character)| character).collect(),
            font: PdfFont::new(parsed),
            cap_height: thousandths(i64::from(face.cap_height()), face),
        })
    }
}

/// What the pages show of each face: every glyph with every character that it stands for.
fn glyphs_by_face(display: &DisplayList) -> BTreeMap<FaceId, BTreeSet<(GlyphId, char)>> {
    let mut faces = BTreeMap::<FaceId, BTreeSet<(GlyphId, char)>>::new();
    let shapes = display.pages.iter().flat_map(|page| &page.marks).map(|mark| &mark.shape);
    for shape in shapes {
        if let Shape::Glyphs(run) = shape {
            let glyphs = faces.entry(run.face).or_default();
            glyphs.extend(run.glyphs.iter().map(|glyph| (glyph.id, glyph.character)));
        }
    }
    faces
}

/// The glyphs in groups within which no glyph and no character comes twice. Spaces of every
/// width are the plain space, which the pages move by the difference.
fn grouped(
    face: &Face,
    glyphs: &BTreeSet<(GlyphId, char)>,
    tagged: bool,
) -> Vec<Vec<(GlyphId, char)>> {
    let spaces = tagged || glyphs.iter().any(|&(_, character)| is_space(character));
    let space = face.glyph(' ').filter(|_| spaces).map(|glyph| (glyph, ' '));
    let others = glyphs.iter().copied().filter(|&(_, character)| !is_space(character));
    let mut groups: Vec<Group> = vec![];
    for (glyph, character) in space.into_iter().chain(others) {
        let free = groups.iter().position(|group| {
            !group.glyphs.contains(&glyph) && !group.characters.contains(&character)
        });
        let place = free.unwrap_or(groups.len());
        if place == groups.len() {
            groups.push(Group::default());
        }
        let group = &mut groups[place];
        group.pairs.push((glyph, character));
        group.glyphs.insert(glyph);
        group.characters.insert(character);
    }
    groups.into_iter().map(|group| group.pairs).collect()
}

/// Glyphs and characters, none of them twice.
#[derive(Default)]
struct Group {
    pairs: Vec<(GlyphId, char)>,
    glyphs: BTreeSet<GlyphId>,
    characters: BTreeSet<char>,
}

/// Whether the character is a space of some width, but for the one that fills a square.
fn is_space(character: char) -> bool {
    character != '\u{3000}' && character.is_whitespace()
}

/// Font units in thousandths of an em, rounded to the nearest.
fn thousandths(units: i64, face: &Face) -> i64 {
    let em = i64::from(face.units_per_em());
    (units * 1000 + em / 2).div_euclid(em)
}

fn clamped(value: i64) -> i16 {
    i16::try_from(value).unwrap_or(if value < 0 { i16::MIN } else { i16::MAX })
}

/// Six capital letters that stand for the content of a subset (ISO 32000-1, 9.6.4).
fn tag(data: &[u8]) -> String {
    let mut digest = Digest::new();
    digest.update(data);
    let mut rest = digest.value();
    (0..6)
        .map(|_| {
            let letter = u8::try_from(rest % 26).unwrap_or(0);
            rest /= 26;
            char::from(b'A' + letter)
        })
        .collect()
}
