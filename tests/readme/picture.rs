//! The picture of a page that README shows.

use std::fs;
use std::io::Cursor;

use tempfile::tempdir;

use super::{program, root, said};

/// Where the picture lies.
const PICTURE: &str = "examples/appendix-zh-Hans.png";

/// What makes it: its first page is the picture.
const COMMAND: &str = "appendix --locale zh-Hans --number 2 --resolution 100 -o page.png";

/// A decoded picture.
pub(super) struct Picture {
    pub(super) width: usize,
    pub(super) height: usize,
    pub(super) shades: Vec<u8>,
}

pub(super) fn decode(bytes: &[u8]) -> Picture {
    let mut reader = png::Decoder::new(Cursor::new(bytes)).read_info().expect("a header");
    let info = reader.info();
    assert_eq!(info.bytes_per_pixel(), 1, "a picture in grey");
    let (width, height) = (info.width as usize, info.height as usize);
    let mut shades = vec![0; width * height];
    reader.next_frame(&mut shades).expect("pixels");
    Picture { width, height, shades }
}

#[test]
fn the_picture_is_what_the_program_draws() {
    let folder = tempdir().unwrap();
    let mut command = program(folder.path());
    command.args(COMMAND.split(' '));
    said(command);
    let drawn = decode(&fs::read(folder.path().join("page-1.png")).unwrap());
    let kept = fs::read(root().join(PICTURE)).unwrap();
    assert!(kept.len() <= 120_000, "{} bytes", kept.len());
    let kept = decode(&kept);
    assert_eq!((kept.width, kept.height), (drawn.width, drawn.height));
    let differing = kept.shades.iter().zip(&drawn.shades).filter(|(kept, drawn)| kept != drawn);
    let count = differing.count();
    assert_eq!(count, 0, "pixels differ; `roundsheet {COMMAND}` makes page-1.png for {PICTURE}");
}
