//! The formats that a sheet is written in.

use std::path::Path;

/// A format that a sheet is written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Format {
    /// Pages for print.
    #[default]
    Pdf,
    /// One picture for each page.
    Png,
    /// A page for the web.
    Html,
    /// Plain text.
    Txt,
    /// Pairings as lines of fields.
    Csv,
    /// Pairings as nested data.
    Json,
}

impl Format {
    /// Every format, in the order in which lists show them.
    pub const ALL: [Self; 6] = [Self::Pdf, Self::Png, Self::Html, Self::Txt, Self::Csv, Self::Json];

    /// The name on the command line, which is the ending of its files too.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Png => "png",
            Self::Html => "html",
            Self::Txt => "txt",
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// The format that the ending of `path` stands for, whatever the case of its letters.
    ///
    /// # Errors
    ///
    /// The ending, where it stands for none.
    pub fn of_path(path: &Path) -> Result<Option<Self>, String> {
        let Some(ending) = path.extension() else { return Ok(None) };
        let ending = ending.to_string_lossy().to_lowercase();
        match ending.as_str() {
            "htm" => Ok(Some(Self::Html)),
            name => match Self::ALL.into_iter().find(|format| format.name() == name) {
                Some(format) => Ok(Some(format)),
                None => Err(ending),
            },
        }
    }

    /// Whether it holds data, with a table for each number of entrants and no language but
    /// that of its title.
    pub const fn is_data(self) -> bool {
        matches!(self, Self::Csv | Self::Json)
    }

    /// Whether a ring can be drawn in it.
    pub const fn draws(self) -> bool {
        matches!(self, Self::Pdf | Self::Png | Self::Html)
    }
}
