//! Why a PDF file cannot be written.

use std::fmt;

use crate::document::NodeId;
use crate::font::SubsetError;

/// Why a PDF file cannot be written. None of these is the user's fault.
#[derive(Debug)]
pub enum PdfError {
    /// There is no page to write.
    NoPages,
    /// The pages show a node that the document lacks.
    NoElement {
        /// The node.
        node: NodeId,
    },
    /// A face cannot be subset.
    Subset(SubsetError),
    /// printpdf met something that it would write wrongly.
    Warning {
        /// What it says.
        message: String,
    },
    /// The parts of the file do not fit together.
    Structure(lopdf::Error),
    /// The file cannot be put together in memory.
    Save(std::io::Error),
}

impl From<SubsetError> for PdfError {
    fn from(error: SubsetError) -> Self {
        Self::Subset(error)
    }
}

impl From<lopdf::Error> for PdfError {
    fn from(error: lopdf::Error) -> Self {
        Self::Structure(error)
    }
}

impl From<std::io::Error> for PdfError {
    fn from(error: std::io::Error) -> Self {
        Self::Save(error)
    }
}

impl fmt::Display for PdfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("pdf: ")?;
        match self {
            Self::NoPages => f.write_str("there is no page to write"),
            Self::NoElement { node: NodeId(node) } => {
                write!(f, "node {node} is on the pages and not in the document")
            }
            Self::Subset(reason) => reason.fmt(f),
            Self::Warning { message } => f.write_str(message),
            Self::Structure(reason) => reason.fmt(f),
            Self::Save(reason) => reason.fmt(f),
        }
    }
}

impl std::error::Error for PdfError {}
