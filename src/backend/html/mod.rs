//! A sheet as one web page that needs no other file. What it says comes from the document;
//! only the looks are decided here.

mod escape;
mod grid;
mod table;

use std::fmt::Write;

use crate::document::{Block, Item, LineRole, Nesting, SpanKind, Text, Volume};
use crate::locale::Locale;
use escape::Escaped;

/// The looks of every page; the families of the language stand before it.
const STYLE: &str = include_str!("style.css");

/// The looks of what only forms and cards have.
const FORMS: &str = include_str!("forms.css");

/// `document` as an HTML page in UTF-8.
pub fn write(volume: &Volume) -> String {
    let (html, nesting) = (String::new(), Nesting::default());
    let mut page = Page { html, language: volume.language(), nesting };
    page.head(volume);
    page.html.push_str("<body>\n<main>\n");
    let several = volume.documents().len() > 1;
    for document in volume.documents() {
        page.language = document.language;
        page.nesting = Nesting::default();
        if several {
            page.line(format_args!("<article lang=\"{}\">", document.language.tag()));
        }
        page.blocks(&document.blocks);
        if several {
            page.line(format_args!("</article>"));
        }
    }
    page.html.push_str("</main>\n</body>\n</html>\n");
    page.html
}

/// A page that is being written.
struct Page {
    html: String,
    /// The language of everything that names no other.
    language: Locale,
    /// The headings that the next block is under.
    nesting: Nesting,
}

impl Page {
    fn head(&mut self, volume: &Volume) {
        self.line(format_args!("<!DOCTYPE html>"));
        self.line(format_args!("<html lang=\"{}\">", self.language.tag()));
        self.line(format_args!("<head>"));
        self.line(format_args!("<meta charset=\"utf-8\">"));
        self.line(format_args!(
            "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
        ));
        self.line(format_args!("<title>{}</title>", Escaped(&volume.title())));
        self.line(format_args!("<style>"));
        for document in volume.documents() {
            let (serif, sans) = families(document.language);
            let tag = document.language.tag();
            self.line(format_args!("[lang={tag}] {{ --serif: {serif}; --sans: {sans}; }}"));
        }
        self.html.push_str(STYLE);
        if volume.documents().iter().flat_map(|document| &document.blocks).any(is_of_form) {
            self.html.push_str(FORMS);
        }
        self.line(format_args!("</style>"));
        self.line(format_args!("</head>"));
    }

    fn block(&mut self, block: &Block) {
        match block {
            Block::Heading { level, text, .. } => {
                let level = self.nesting.depth(*level).clamp(1, 6);
                self.put(format_args!("<h{level}>"));
                self.text(text);
                self.line(format_args!("</h{level}>"));
            }
            Block::Paragraph { text, .. } => {
                self.html.push_str("<p>");
                self.text(text);
                self.html.push_str("</p>\n");
            }
            Block::List { items, .. } => self.list(items),
            Block::Table(table) => self.table(table),
            Block::Grid(grid) => self.grid(grid),
            Block::Line { role, text, .. } => {
                let class = match role {
                    LineRole::Event => "event",
                    LineRole::Details => "details",
                    LineRole::Plain => "plain",
                };
                self.classed(class, text);
            }
            Block::Large { text, .. } => self.classed("large", text),
            Block::Signatures { labels, .. } => {
                self.html.push_str("<div class=\"signatures\">\n");
                for label in labels {
                    self.classed("signature", label);
                }
                self.html.push_str("</div>\n");
            }
            Block::Section { begins_page, blocks, .. } => {
                let class = if *begins_page { " class=\"page\"" } else { "" };
                self.line(format_args!("<section{class}>"));
                self.blocks(blocks);
                self.html.push_str("</section>\n");
            }
            Block::Beside(blocks) => {
                self.html.push_str("<div class=\"beside\">\n");
                self.blocks(blocks);
                self.html.push_str("</div>\n");
            }
            Block::Cards(cards) => {
                let folded = if cards.folded { " folded" } else { "" };
                self.line(format_args!("<div class=\"cards{folded}\">"));
                for card in &cards.cards {
                    self.html.push_str("<section class=\"card\">\n");
                    self.blocks(&card.blocks);
                    self.html.push_str("</section>\n");
                }
                self.html.push_str("</div>\n");
            }
        }
    }

    fn blocks(&mut self, blocks: &[Block]) {
        for block in blocks {
            self.block(block);
        }
    }

    /// A paragraph that looks as its class says.
    fn classed(&mut self, class: &str, text: &Text) {
        self.put(format_args!("<p class=\"{class}\">"));
        self.text(text);
        self.html.push_str("</p>\n");
    }

    /// A list whose labels are text: they are the language's, and are copied with it. The
    /// role is named because a list without markers loses it in some browsers.
    fn list(&mut self, items: &[Item]) {
        self.html.push_str("<ol role=\"list\">\n");
        for item in items {
            // Full-width marks bring their own space.
            let space = if item.label.ends_with(|last: char| last.is_ascii()) { " " } else { "" };
            self.put(format_args!(
                "<li><span class=\"label\">{}</span>{space}",
                Escaped(&item.label)
            ));
            self.text(&item.text);
            self.html.push_str("</li>\n");
        }
        self.html.push_str("</ol>\n");
    }

    fn text(&mut self, text: &Text) {
        for span in &text.spans {
            let language = span.language.filter(|language| *language != self.language);
            let string = Escaped(&span.string);
            match (span.kind, language) {
                (SpanKind::Plain, None) => self.put(format_args!("{string}")),
                (SpanKind::Plain, Some(language)) => {
                    self.put(format_args!("<span lang=\"{}\">{string}</span>", language.tag()));
                }
                (SpanKind::Ringed, None) => {
                    self.put(format_args!("<span class=\"ring\">{string}</span>"));
                }
                (SpanKind::Ringed, Some(language)) => self.put(format_args!(
                    "<span class=\"ring\" lang=\"{}\">{string}</span>",
                    language.tag()
                )),
            }
        }
    }

    fn put(&mut self, written: std::fmt::Arguments<'_>) {
        self.html.write_fmt(written).expect("a string takes every character");
    }

    fn line(&mut self, written: std::fmt::Arguments<'_>) {
        self.put(written);
        self.html.push('\n');
    }
}

/// Whether a block is of a kind that only forms and cards have.
const fn is_of_form(block: &Block) -> bool {
    !matches!(
        block,
        Block::Heading { .. } | Block::Paragraph { .. } | Block::List { .. } | Block::Table(_)
    )
}

/// The font families for running text and for headings, best first: fonts of the common
/// systems that have the characters in the form of the language.
const fn families(language: Locale) -> (&'static str, &'static str) {
    match language {
        Locale::ZhHant => (
            "\"Noto Serif CJK TC\", \"Noto Serif TC\", \"Source Han Serif TC\", \
             \"Songti TC\", PMingLiU, serif",
            "\"Noto Sans CJK TC\", \"Noto Sans TC\", \"Source Han Sans TC\", \
             \"PingFang TC\", \"Microsoft JhengHei\", sans-serif",
        ),
        Locale::ZhHans => (
            "\"Noto Serif CJK SC\", \"Noto Serif SC\", \"Source Han Serif SC\", \
             \"Songti SC\", SimSun, serif",
            "\"Noto Sans CJK SC\", \"Noto Sans SC\", \"Source Han Sans SC\", \
             \"PingFang SC\", \"Microsoft YaHei\", sans-serif",
        ),
        Locale::Ru | Locale::En => (
            "\"Noto Serif\", Georgia, \"Times New Roman\", serif",
            "\"Noto Sans\", \"Helvetica Neue\", Arial, sans-serif",
        ),
    }
}
