//! The tables that rule books print, as they are on file.

use std::path::Path;

/// A cell of a table: round, board, first, second.
pub(crate) type Cell = [u32; 4];

/// The published file `name`.
pub(crate) fn published(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The cells of a published file in printed order.
pub(crate) fn cells(csv: &str) -> Vec<Cell> {
    let mut rows = csv.lines();
    assert_eq!(rows.next(), Some("round,board,first,second"));
    rows.map(|row| {
        let numbers: Vec<u32> = row.split(',').map(|n| n.parse().expect("a number")).collect();
        numbers.try_into().expect("four columns")
    })
    .collect()
}

/// The cells of the table of `edition` whose largest number is `size`.
pub(crate) fn table(edition: &str, size: u32) -> Vec<Cell> {
    cells(&published(&format!("{edition}-{}-{size}.csv", size - 1)))
}

/// What an odd field plays of the published `cells`: whoever meets `largest` rests, and the
/// boards below move up.
pub(crate) fn without(largest: u32, cells: &[Cell]) -> (Vec<Cell>, Vec<(u32, u32)>) {
    let (mut games, mut byes): (Vec<Cell>, Vec<(u32, u32)>) = (Vec::new(), Vec::new());
    for &[round, _, first, second] in cells {
        if first == largest || second == largest {
            byes.push((round, if first == largest { second } else { first }));
        } else {
            let above = games.iter().filter(|game| game[0] == round).count();
            let board = u32::try_from(above).expect("few boards") + 1;
            games.push([round, board, first, second]);
        }
    }
    (games, byes)
}
