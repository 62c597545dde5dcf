//! Characters of an event that no face draws: refused, or replaced where that is asked for.

use crate::console::Notice;
use crate::event::Event;
use crate::font::{FontSet, Lack, Style, Uncovered};
use crate::locale::Locale;
use crate::request::Characters;

/// What stands in the place of a character that no face draws: the geta mark, by which
/// printers have always shown a missing sort.
const GETA: char = '〓';

/// Looks at every text of `event`, which was read from the file called `file`, and replaces
/// what no face draws as `characters` says. What was replaced is warned of; what is refused is
/// an error, of which there may be several.
pub(super) fn check(
    event: &mut Event,
    file: &str,
    fonts: &FontSet,
    characters: Characters,
) -> Vec<Notice> {
    let mut check = Check { fonts, characters, locale: event.locale, notices: Vec::new() };
    check.text(file, "title", &mut event.title);
    check.optional(file, "place", &mut event.place);
    check.optional(file, "chief arbiter", &mut event.chief_arbiter);
    for deputy in &mut event.deputy_arbiters {
        check.text(file, "deputy arbiter", deputy);
    }
    check.optional(file, "reason for the order of rounds", &mut event.order_reason);
    check.optional(file, "separator", &mut event.style.separator);
    for entrant in &mut event.field {
        let place = entrant.source.to_string();
        let of = |what: &str| format!("{what} of `{}`", entrant.name);
        let [team, federation, rating, id, captain, player] =
            ["team", "federation", "rating", "number", "captain", "player"].map(of);
        check.optional(&place, &team, &mut entrant.team);
        check.optional(&place, &federation, &mut entrant.federation);
        check.optional(&place, &rating, &mut entrant.rating);
        check.optional(&place, &id, &mut entrant.id);
        check.optional(&place, &captain, &mut entrant.captain);
        for name in &mut entrant.players {
            check.text(&place, &player, name);
        }
        check.text(&place, &format!("name `{}`", entrant.name.clone()), &mut entrant.name);
    }
    check.notices
}

/// What is known while texts are looked at.
struct Check<'f> {
    fonts: &'f FontSet,
    characters: Characters,
    locale: Locale,
    notices: Vec<Notice>,
}

impl Check<'_> {
    fn optional(&mut self, place: &str, what: &str, text: &mut Option<String>) {
        if let Some(text) = text {
            self.text(place, what, text);
        }
    }

    /// Looks at one text; `what` it is goes into what is told.
    fn text(&mut self, place: &str, what: &str, text: &mut String) {
        let mut left = text.clone();
        while let Some(uncovered) = self.uncovered(&left) {
            self.tell(place, what, &uncovered);
            let mark = match self.characters {
                // The first is enough to have the text refused.
                Characters::Refuse => return,
                Characters::Mark => GETA.to_string(),
                Characters::Drop => String::new(),
            };
            left = left.replace(uncovered.character, &mark);
        }
        if left == *text {
            return;
        }
        let left = left.split_whitespace().collect::<Vec<_>>().join(" ");
        if left.is_empty() {
            let hint = "replace it in the file, or give `--missing-characters mark`".to_owned();
            let said = format!("{place}: {what}: nothing is left of it");
            self.notices.push(Notice::error(said, Some(hint)));
        }
        *text = left;
    }

    /// The first character of `text` that cannot be drawn in text or in headings.
    fn uncovered(&self, text: &str) -> Option<Uncovered> {
        let mut styles = [Style::Text, Style::Head].into_iter();
        styles.find_map(|style| self.fonts.itemize(text, style, self.locale).err())
    }

    fn tell(&mut self, place: &str, what: &str, uncovered: &Uncovered) {
        let said = format!("{place}: {what}: {uncovered}");
        self.notices.push(match self.characters {
            Characters::Refuse => Notice::error(said, Some(hint(uncovered).to_owned())),
            Characters::Mark => Notice::warning(format!("{said}; {GETA} stands for it"), None),
            Characters::Drop => Notice::warning(format!("{said}; it is left out"), None),
        });
    }
}

/// What can be done about a character that is refused.
fn hint(uncovered: &Uncovered) -> &'static str {
    match uncovered.lack {
        Lack::Script => "write it in another script, or give `--missing-characters mark` or `drop`",
        _ => "`--font FILE` adds a face; `--missing-characters mark` or `drop` goes on without it",
    }
}
