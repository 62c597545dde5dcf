//! A TOML file as a tree of plain values, each with its range of bytes. The door to
//! `toml_edit`.

use std::ops::Range;

use toml_edit::{Array, Datetime, Document, InlineTable, Item, TableLike, Value as Edit};

/// A range of bytes in the text.
pub(crate) type Span = Range<usize>;

/// A table: its fields in the order of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) fields: Vec<Field>,
    /// Whether it is written between braces.
    pub(crate) inline: bool,
    /// Its header `[name]`, or all of it where it is inline; empty for the file itself and
    /// for tables that are made by dotted keys.
    pub(crate) span: Span,
}

/// A key and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Field {
    pub(crate) key: String,
    pub(crate) key_span: Span,
    pub(crate) value: Value,
}

/// A value with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) span: Span,
    pub(crate) kind: Kind,
}

/// What a value is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Text(String),
    Integer(i64),
    /// A number with a fraction, which no field takes.
    Float,
    Boolean(bool),
    Moment(Moment),
    List(Vec<Value>),
    Table(Table),
}

/// A date, a time, or both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Moment {
    /// Year, month, day.
    pub(crate) date: Option<(u16, u8, u8)>,
    /// Hour and minute.
    pub(crate) time: Option<(u8, u8)>,
    /// Whether it has seconds that are not nought, or an offset.
    pub(crate) finer: bool,
}

/// Why a text is no TOML.
pub(crate) struct SyntaxError {
    /// Where it stops to be TOML.
    pub(crate) offset: usize,
    /// The parser's reason, in one line.
    pub(crate) reason: String,
}

impl Table {
    /// The field `key`, if there is one.
    pub(crate) fn field(&self, key: &str) -> Option<&Field> {
        self.fields.iter().find(|field| field.key == key)
    }
}

impl Value {
    /// What its kind is called.
    pub(crate) const fn kind_name(&self) -> &'static str {
        match self.kind {
            Kind::Text(_) => "a text",
            Kind::Integer(_) => "a whole number",
            Kind::Float => "a number with a fraction",
            Kind::Boolean(_) => "true or false",
            Kind::Moment(_) => "a date or a time",
            Kind::List(_) => "a list",
            Kind::Table(_) => "a table",
        }
    }
}

/// Parses `text`.
///
/// # Errors
///
/// It is no TOML.
pub(crate) fn parse(text: &str) -> Result<Table, SyntaxError> {
    let document = Document::parse(text).map_err(|error| SyntaxError {
        offset: error.span().map_or(text.len(), |span| span.start),
        reason: error.message().lines().collect::<Vec<_>>().join("; "),
    })?;
    Ok(table(document.as_table(), false, 0..0))
}

/// `text` as a TOML string, with its quotes.
pub(crate) fn quoted(text: &str) -> String {
    Edit::from(text).to_string()
}

fn table(table: &dyn TableLike, inline: bool, span: Span) -> Table {
    let fields = table.iter().map(|(key, item)| {
        let key_span = table.key(key).and_then(toml_edit::Key::span).unwrap_or_default();
        let value = item_value(item, &key_span);
        Field { key: key.to_owned(), key_span, value }
    });
    Table { fields: fields.collect(), inline, span }
}

/// The value of `item`; what has no place of its own is found at its key.
fn item_value(item: &Item, key: &Span) -> Value {
    match item {
        Item::None => Value { span: key.clone(), kind: Kind::Table(Table::default()) },
        Item::Value(edit) => value(edit, key),
        Item::Table(edit) => {
            let span = edit.span().unwrap_or_default();
            let kind = Kind::Table(table(edit, false, span.clone()));
            Value { span: if span.is_empty() { key.clone() } else { span }, kind }
        }
        Item::ArrayOfTables(edit) => {
            let tables = edit.iter().map(|one| {
                let span = one.span().unwrap_or_else(|| key.clone());
                Value { kind: Kind::Table(table(one, false, span.clone())), span }
            });
            Value { kind: Kind::List(tables.collect()), span: key.clone() }
        }
    }
}

fn value(edit: &Edit, key: &Span) -> Value {
    let span = edit.span().unwrap_or_else(|| key.clone());
    let kind = match edit {
        Edit::String(text) => Kind::Text(text.value().clone()),
        Edit::Integer(number) => Kind::Integer(*number.value()),
        Edit::Float(_) => Kind::Float,
        Edit::Boolean(flag) => Kind::Boolean(*flag.value()),
        Edit::Datetime(moment) => Kind::Moment(self::moment(moment.value())),
        Edit::Array(array) => Kind::List(list(array, &span)),
        Edit::InlineTable(edit) => Kind::Table(inline(edit, &span)),
    };
    Value { span, kind }
}

fn list(array: &Array, span: &Span) -> Vec<Value> {
    array.iter().map(|entry| value(entry, span)).collect()
}

/// A table in braces, or one that dotted keys make within braces.
fn inline(edit: &InlineTable, span: &Span) -> Table {
    table(edit, !edit.is_dotted(), span.clone())
}

fn moment(moment: &Datetime) -> Moment {
    let fraction = |time: &toml_edit::Time| {
        time.second.is_some_and(|second| second != 0)
            || time.nanosecond.is_some_and(|nanosecond| nanosecond != 0)
    };
    Moment {
        date: moment.date.map(|date| (date.year, date.month, date.day)),
        time: moment.time.map(|time| (time.hour, time.minute)),
        finer: moment.offset.is_some() || moment.time.as_ref().is_some_and(fraction),
    }
}
