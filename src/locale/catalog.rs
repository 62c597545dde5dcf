//! What the sheets say in one language: finds a message's entry in the locale file and
//! formats it. Everything that the formatter would paper over is an error here.

use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue, builtins};

use super::entry::{Argument, Entry};
use super::{Book, Locale, Said};

/// The texts of one locale.
///
/// Making one parses the locale file: make it once, and only where something is to be said.
pub struct Catalog {
    locale: Locale,
    bundle: FluentBundle<FluentResource>,
    /// Set by `NUMBER` when it was not given a number; the formatter does not report that.
    misused: Arc<AtomicBool>,
}

/// Why a catalog cannot be made or cannot say a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CatalogError {
    /// The locale file cannot be parsed.
    Syntax {
        /// The locale of the file.
        locale: Locale,
        /// The line of the first fault, from 1.
        line: usize,
        /// What the parser says of it.
        reason: String,
    },
    /// The locale file has an entry twice, or the formatter refuses it.
    Entry {
        /// The locale of the file.
        locale: Locale,
        /// What the formatter says of it.
        reason: String,
    },
    /// The locale file does not have the message, or it has no value.
    Missing {
        /// The locale of the file.
        locale: Locale,
        /// The message's key.
        key: &'static str,
    },
    /// The message asks for something that there is not.
    Format {
        /// The locale of the file.
        locale: Locale,
        /// The message's key.
        key: &'static str,
        /// What is wrong.
        reason: String,
    },
}

impl Catalog {
    /// What sheets of tables say in `locale`, from the file that is compiled in.
    ///
    /// # Errors
    ///
    /// None for the files as they are; see [`Self::from_source`].
    pub fn new(locale: Locale) -> Result<Self, CatalogError> {
        Self::of(locale, &[Book::Tables])
    }

    /// What the texts of `books` say in `locale`, from the files that are compiled in.
    ///
    /// # Errors
    ///
    /// None for the files as they are; see [`Self::from_source`].
    pub fn of(locale: Locale, books: &[Book]) -> Result<Self, CatalogError> {
        let mut catalog = Self::empty(locale)?;
        for book in books {
            catalog.add(book.source(locale))?;
        }
        Ok(catalog)
    }

    /// The texts in `source`, a file in Fluent syntax, with the plural rules of `locale`. A
    /// byte order mark at the start is passed over.
    ///
    /// # Errors
    ///
    /// [`CatalogError::Syntax`] where `source` cannot be parsed, [`CatalogError::Entry`]
    /// where it has an entry twice.
    pub fn from_source(locale: Locale, source: &str) -> Result<Self, CatalogError> {
        let mut catalog = Self::empty(locale)?;
        catalog.add(source)?;
        Ok(catalog)
    }

    /// A catalog that says nothing yet.
    fn empty(locale: Locale) -> Result<Self, CatalogError> {
        let mut bundle = FluentBundle::new(vec![locale.identifier()]);
        // The isolating marks that Fluent puts round every value would be printed.
        bundle.set_use_isolating(false);
        let misused = Arc::new(AtomicBool::new(false));
        let misuse = Arc::clone(&misused);
        bundle
            .add_function("NUMBER", move |positional, named| {
                let number = builtins::NUMBER(positional, named);
                if matches!(number, FluentValue::Error) {
                    misuse.store(true, Ordering::Relaxed);
                }
                number
            })
            .map_err(|error| CatalogError::Entry { locale, reason: error.to_string() })?;
        Ok(Self { locale, bundle, misused })
    }

    /// Adds the entries of a file.
    fn add(&mut self, source: &str) -> Result<(), CatalogError> {
        let locale = self.locale;
        let source = source.strip_prefix('\u{feff}').unwrap_or(source);
        let resource = FluentResource::try_new(source.to_owned()).map_err(|(_, errors)| {
            let first = errors.first();
            let before = first.and_then(|error| source.get(..error.pos.start));
            CatalogError::Syntax {
                locale,
                line: before.map_or(1, |before| before.matches('\n').count() + 1),
                reason: first.map(ToString::to_string).unwrap_or_default(),
            }
        })?;
        self.bundle.add_resource(resource).map_err(|errors| CatalogError::Entry {
            locale,
            reason: errors.first().map(ToString::to_string).unwrap_or_default(),
        })
    }

    /// The locale of the texts.
    pub const fn locale(&self) -> Locale {
        self.locale
    }

    /// `message` in this language. Its strings come out as they are, whatever is in them.
    ///
    /// # Errors
    ///
    /// [`CatalogError::Missing`] where the locale file lacks the message,
    /// [`CatalogError::Format`] where its text asks for something that there is not. No
    /// other language stands in.
    pub fn say(&self, message: &impl Said) -> Result<String, CatalogError> {
        let entry = message.entry();
        // A parameter that a term is not given comes out as `{$name}` without an error, and
        // what a message is given may have braces of its own: look for braces without them.
        let plain = self.format(&entry, |string| Cow::Owned(string.replace('{', "")))?;
        if plain.contains('{') {
            let reason = format!("`{plain}` has an unresolved part");
            return Err(CatalogError::Format { locale: self.locale, key: entry.key, reason });
        }
        if entry.has('{') { self.format(&entry, Cow::Borrowed) } else { Ok(plain) }
    }

    /// The text of `entry`, whose strings go through `change`.
    fn format<'a>(
        &self,
        entry: &Entry<'a>,
        change: impl Fn(&'a str) -> Cow<'a, str>,
    ) -> Result<String, CatalogError> {
        let Entry { key, ref arguments } = *entry;
        let message = self.bundle.get_message(key);
        let Some(pattern) = message.and_then(|message| message.value()) else {
            return Err(CatalogError::Missing { locale: self.locale, key });
        };
        let mut values = FluentArgs::with_capacity(arguments.len());
        for &(name, argument) in arguments {
            match argument {
                Argument::Text(string) => values.set(name, FluentValue::String(change(string))),
                Argument::Number(number) => values.set(name, number),
            }
        }
        let mut errors = Vec::new();
        self.misused.store(false, Ordering::Relaxed);
        let text = self.bundle.format_pattern(pattern, Some(&values), &mut errors).into_owned();
        let fail = |reason| Err(CatalogError::Format { locale: self.locale, key, reason });
        if let Some(error) = errors.first() {
            return fail(error.to_string());
        }
        if self.misused.load(Ordering::Relaxed) {
            return fail("`NUMBER` is not given a number".to_owned());
        }
        Ok(text)
    }
}

impl fmt::Debug for Catalog {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Catalog").field("locale", &self.locale).finish_non_exhaustive()
    }
}

impl fmt::Display for CatalogError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax { locale, line, reason } => {
                write!(formatter, "locale `{}`, line {line}: {reason}", locale.tag())
            }
            Self::Entry { locale, reason } => {
                write!(formatter, "locale `{}`: {reason}", locale.tag())
            }
            Self::Missing { locale, key } => {
                write!(formatter, "locale `{}`: there is no message `{key}`", locale.tag())
            }
            Self::Format { locale, key, reason } => {
                write!(formatter, "locale `{}`, message `{key}`: {reason}", locale.tag())
            }
        }
    }
}

impl std::error::Error for CatalogError {}
