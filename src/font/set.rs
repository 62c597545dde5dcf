//! The faces that come with the program. A face is opened when it is first asked for, and
//! nothing of a collection is read before that.

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
}

impl FontSet {
    /// The faces that come with the program. Fonts of the system are never used.
    pub fn bundled() -> Self {
        Self::default()
    }

    /// The face `id`, opened if it was not yet.
    pub fn face(&self, id: FaceId) -> &Face {
        let (slot, data, index) = place(id);
        self.faces[slot].get_or_init(|| {
            Face::open(data, index).expect("the bundled faces are whole: a test opens each")
        })
    }

    /// The faces that have been opened.
    pub fn opened(&self) -> impl Iterator<Item = FaceId> + '_ {
        let all = FaceId::BUNDLED.into_iter().chain(FaceId::CORES);
        all.filter(|id| self.faces[place(*id).0].get().is_some())
    }
}

impl fmt::Debug for FontSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.faces.iter().filter_map(OnceLock::get)).finish()
    }
}

/// Where a face is kept: its place among the opened ones, its file, its index in the file.
const fn place(id: FaceId) -> (usize, &'static [u8], u32) {
    match id {
        FaceId::LatinSerif => (0, LATIN_SERIF, 0),
        FaceId::LatinSansBold => (1, LATIN_SANS_BOLD, 0),
        FaceId::HanSerif(region) => (2 + index(region) as usize, HAN_SERIF, index(region)),
        FaceId::HanSansBold(region) => (6 + index(region) as usize, HAN_SANS_BOLD, index(region)),
        FaceId::HanSerifCore(Chinese::Simplified) => (10, SERIF_SIMPLIFIED, 0),
        FaceId::HanSerifCore(Chinese::Traditional) => (11, SERIF_TRADITIONAL, 0),
        FaceId::HanSansBoldCore(Chinese::Simplified) => (12, SANS_BOLD_SIMPLIFIED, 0),
        FaceId::HanSansBoldCore(Chinese::Traditional) => (13, SANS_BOLD_TRADITIONAL, 0),
    }
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
