//! Sheets as bytes, on their way to their place.

use std::path::{Path, PathBuf};

use super::progress::Progress;
use super::{Report, RunError, viewer};
use crate::backend::{html, pdf, png, text};
use crate::console::Notice;
use crate::display::DisplayList;
use crate::document::Volume;
use crate::font::FontSet;
use crate::output::{self, Batch, OutputError, Target, page_path};
use crate::request::{Format, Medium};

/// A file, or one for each page.
pub(super) enum Made {
    /// One file.
    File(Vec<u8>),
    /// A picture of each page.
    Pictures(Vec<Vec<u8>>),
}

impl Made {
    /// `volume` without pages, if `format` has none.
    pub(super) fn without_pages(volume: &Volume, format: Format) -> Option<Self> {
        match format {
            Format::Html => Some(Self::File(html::write(volume).into_bytes())),
            Format::Txt => Some(Self::File(text::write(volume).into_bytes())),
            Format::Pdf | Format::Png | Format::Csv | Format::Json => None,
        }
    }

    /// The pages of `volume`, laid out as `list`, as PDF or as pictures.
    ///
    /// # Errors
    ///
    /// They cannot be drawn, or are several pictures for standard output.
    pub(super) fn of_pages(
        volume: &Volume,
        list: &DisplayList,
        fonts: &FontSet,
        medium: &Medium,
        target: &Target,
        progress: &mut Progress,
    ) -> Result<Self, RunError> {
        if medium.format != Format::Png {
            return Ok(Self::File(pdf::write(list, volume, fonts, &medium.pdf)?));
        }
        let pages = list.pages.len();
        if *target == Target::Stdout && pages != 1 {
            return Err(RunError::PicturesToStdout { pages });
        }
        progress.expect(pages);
        let pictures = list.pages.iter().map(|page| {
            let picture = png::write_page(page, fonts, medium.resolution)?;
            progress.step();
            Ok(picture)
        });
        Ok(Self::Pictures(pictures.collect::<Result<_, RunError>>()?))
    }

    /// Writes everything to standard output: several pictures are never made for it.
    pub(super) fn write_stdout(&self) -> Result<(), OutputError> {
        match self {
            Self::File(bytes) => output::write_stdout(bytes),
            Self::Pictures(pictures) => output::write_stdout(&pictures.concat()),
        }
    }

    /// Writes everything beside the place where it belongs; the paths.
    pub(super) fn stage(
        &self,
        batch: &mut Batch,
        path: &Path,
    ) -> Result<Vec<PathBuf>, OutputError> {
        match self {
            Self::File(bytes) => {
                batch.stage(path, bytes)?;
                Ok(vec![path.to_owned()])
            }
            Self::Pictures(pictures) => {
                let mut paths = Vec::with_capacity(pictures.len());
                for (number, picture) in (1..).zip(pictures) {
                    let path = page_path(path, number, pictures.len());
                    batch.stage(&path, picture)?;
                    paths.push(path);
                }
                Ok(paths)
            }
        }
    }

    /// Writes everything to `target`, a file by way of `batch`. The paths are told where the user named none, and the
    /// first is opened where that is asked for.
    pub(super) fn deliver(
        &self,
        target: &Target,
        mut batch: Batch,
        announce: bool,
        opened: bool,
        notices: &mut Vec<Notice>,
    ) -> Result<Report, RunError> {
        let mut report = Report::default();
        match target {
            Target::Stdout => self.write_stdout()?,
            Target::File(path) => {
                let paths = self.stage(&mut batch, path)?;
                batch.commit()?;
                if announce {
                    paths.iter().for_each(|path| report.file(path));
                }
                if opened {
                    notices.extend(paths.first().and_then(|path| viewer::show(path)));
                }
            }
        }
        Ok(report)
    }
}
