//! The faces to choose from: those that come with the program and those that a user brings. A
//! bundled face is opened when it is first asked for, and nothing of a collection is read
//! before that.

use std::fmt;
use std::sync::OnceLock;

use super::{Chinese, Face, FaceId, Region};

static LATIN_SERIF: &[u8] = include_bytes!("../../fonts/NotoSerif-Regular.ttf");
static LATIN_SANS_BOLD: &[u8] = include_bytes!("../../fonts/NotoSans-Bold.ttf");
static HAN_SERIF: &[u8] = include_bytes!("../../fonts/NotoSerifCJK-Regular.ttc");
static HAN_SANS_BOLD: &[u8] = include_bytes!("../../fonts/NotoSansCJK-Bold.ttc");
static SERIF_SIMPLIFIED: &[u8] = include_bytes!("../../fonts/core/serif-sc.otf");
static SERIF_TRADITIONAL: &[u8] = include_bytes!("../../fonts/core/serif-tc.otf");
static SANS_BOLD_SIMPLIFIED: &[u8] = include_bytes!("../../fonts/core/sans-bold-sc.otf");
static SANS_BOLD_TRADITIONAL: &[u8] = include_bytes!("../../fonts/core/sans-bold-tc.otf");

/// The faces to choose from.
#[derive(Default)]
pub struct FontSet {
    faces: [OnceLock<Face>; FaceId::BUNDLED.len() + FaceId::CORES.len()],
    brought: Vec<Face>,
}

impl FontSet {
    /// The faces that come with the program. Fonts of the system are never used.
    pub fn bundled() -> Self {
        Self::default()
    }

    /// Adds a face that the user brings: it is asked last, after those that were added before
    /// it. None, where there are 256 of them already.
    pub fn add(&mut self, face: Face) -> Option<FaceId> {
        let place = u8::try_from(self.brought.len()).ok()?;
        self.brought.push(face);
        Some(FaceId::User(place))
    }

    /// The faces that the user brings, in the order in which they are asked.
    pub fn brought(&self) -> impl Iterator<Item = FaceId> + use<> {
        (0..=u8::MAX).take(self.brought.len()).map(FaceId::User)
    }

    /// The face `id`, opened if it was not yet.
    ///
    /// # Panics
    ///
    /// If `id` was given out by another set for a face that was added there.
    pub fn face(&self, id: FaceId) -> &Face {
        let (slot, data, index) = match place(id) {
            Place::Bundled(slot, data, index) => (slot, data, index),
            Place::Brought(place) => return &self.brought[place],
        };
        self.faces[slot].get_or_init(|| {
            Face::open(data, index).expect("the bundled faces are whole: a test opens each")
        })
    }

    /// The bundled faces that have been opened.
    pub fn opened(&self) -> impl Iterator<Item = FaceId> + '_ {
        let all = FaceId::BUNDLED.into_iter().chain(FaceId::CORES);
        all.filter(|id| match place(*id) {
            Place::Bundled(slot, ..) => self.faces[slot].get().is_some(),
            Place::Brought(_) => true,
        })
    }
}

impl fmt::Debug for FontSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bundled = self.faces.iter().filter_map(OnceLock::get);
        f.debug_list().entries(bundled.chain(&self.brought)).finish()
    }
}

/// Where a face is kept.
enum Place {
    /// Its place among the opened ones, its file, its index in the file.
    Bundled(usize, &'static [u8], u32),
    /// Its place among those that were added.
    Brought(usize),
}

const fn place(id: FaceId) -> Place {
    let (slot, data, index) = match id {
        FaceId::LatinSerif => (0, LATIN_SERIF, 0),
        FaceId::LatinSansBold => (1, LATIN_SANS_BOLD, 0),
        FaceId::HanSerif(region) => (2 + index(region) as usize, HAN_SERIF, index(region)),
        FaceId::HanSansBold(region) => (6 + index(region) as usize, HAN_SANS_BOLD, index(region)),
        FaceId::HanSerifCore(Chinese::Simplified) => (10, SERIF_SIMPLIFIED, 0),
        FaceId::HanSerifCore(Chinese::Traditional) => (11, SERIF_TRADITIONAL, 0),
        FaceId::HanSansBoldCore(Chinese::Simplified) => (12, SANS_BOLD_SIMPLIFIED, 0),
        FaceId::HanSansBoldCore(Chinese::Traditional) => (13, SANS_BOLD_TRADITIONAL, 0),
        FaceId::User(place) => return Place::Brought(place as usize),
    };
    Place::Bundled(slot, data, index)
}

/// The index of a region's face in both collections.
const fn index(region: Region) -> u32 {
    match region {
        Region::Japanese => 0,
        Region::Korean => 1,
        Region::Simplified => 2,
        Region::Traditional => 3,
    }
}
