//! A new event file: every field with a comment, what is known filled in, the rest commented
//! out.

use super::toml::quoted;
use crate::game::Game;
use crate::locale::{Catalog, CatalogError, Edition, Entrants, FileMessage, Locale};

/// What is known of a new event. The language is that of the catalog.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct New {
    /// What it is called.
    pub title: String,
    /// Where it is held.
    pub place: Option<String>,
    /// What is played.
    pub game: Option<Game>,
    /// Whether players or teams meet.
    pub entrants: Entrants,
    /// How many boards a match of teams has.
    pub boards: Option<u32>,
    /// How often everybody meets everybody.
    pub cycles: Option<u32>,
    /// How many games a match has.
    pub games_per_match: Option<u32>,
    /// The file beside it that lists those who take part, where there is one.
    pub list: Option<String>,
}

/// The event file for `new`, with comments in the language of `catalog`, which has the book
/// [`File`](crate::locale::Book::File).
///
/// # Errors
///
/// A message cannot be said.
pub fn sample(new: &New, catalog: &Catalog) -> Result<String, CatalogError> {
    let mut sample = Sample { catalog, text: String::new() };
    sample.event(new)?;
    sample.tables()?;
    match (&new.list, new.entrants) {
        (Some(list), entrants) => sample.list(list, entrants)?,
        (None, Entrants::Players) => sample.players()?,
        (None, Entrants::Teams) => sample.teams(new.boards)?,
    }
    Ok(sample.text)
}

struct Sample<'c> {
    catalog: &'c Catalog,
    text: String,
}

impl Sample<'_> {
    /// A comment after an empty line, unless it is the first.
    fn comment(&mut self, message: FileMessage) -> Result<(), CatalogError> {
        if !self.text.is_empty() {
            self.text.push('\n');
        }
        self.remark(message)
    }

    /// A comment straight after what stands before it.
    fn remark(&mut self, message: FileMessage) -> Result<(), CatalogError> {
        for line in self.catalog.say(&message)?.lines() {
            self.text.push_str("# ");
            self.text.push_str(line);
            self.text.push('\n');
        }
        Ok(())
    }

    /// A line that counts.
    fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A line that is commented out.
    fn out(&mut self, line: &str) {
        self.text.push_str("# ");
        self.line(line);
    }

    /// A field that is said if it is `known`, and shows `example` if not.
    fn field(&mut self, key: &str, known: Option<String>, example: &str) {
        match known {
            Some(value) => self.line(&format!("{key} = {value}")),
            None => self.out(&format!("{key} = {example}")),
        }
    }

    fn example(&self, message: FileMessage) -> Result<String, CatalogError> {
        self.catalog.say(&message).map(|text| quoted(&text))
    }

    fn event(&mut self, new: &New) -> Result<(), CatalogError> {
        use FileMessage as Say;
        let locale = self.catalog.locale();
        let number = |known: Option<u32>| known.map(|number| number.to_string());
        self.comment(Say::Heading)?;
        self.comment(Say::Title)?;
        self.line(&format!("title = {}", quoted(&new.title)));
        self.comment(Say::Place)?;
        let example = self.example(Say::ExamplePlace)?;
        self.field("place", new.place.as_deref().map(quoted), &example);
        self.comment(Say::ChiefArbiter)?;
        let example = self.example(Say::ExampleArbiter)?;
        self.field("chief-arbiter", None, &example);
        self.comment(Say::DeputyArbiter)?;
        let example = self.example(Say::ExampleDeputy)?;
        self.field("deputy-arbiter", None, &example);
        self.comment(Say::Game)?;
        let example = quoted(locale.usual_game().id());
        self.field("game", new.game.map(|game| quoted(game.id())), &example);
        self.comment(Say::Locale)?;
        self.line(&format!("locale = {}", quoted(locale.tag())));
        self.comment(Say::System)?;
        self.out("system = \"round-robin\"");
        self.comment(Say::Cycles)?;
        self.field("cycles", number(new.cycles), "2");
        self.comment(Say::SwapLastRounds)?;
        self.out("swap-last-rounds = true");
        self.comment(Say::ExchangeSides)?;
        self.out("exchange-sides = true");
        self.comment(Say::Sides)?;
        self.out("sides = \"by-table\"");
        self.comment(Say::GamesPerMatch)?;
        self.field("games-per-match", number(new.games_per_match), "2");
        if new.entrants == Entrants::Teams {
            self.comment(Say::Boards)?;
            self.field("boards", number(new.boards), "4");
        }
        self.comment(Say::Order)?;
        self.out("order = [3, 1, 2, 4, 5]");
        let reason = self.example(Say::ExampleReason)?;
        self.out(&format!("order-reason = {reason}"));
        self.comment(Say::Dates)?;
        self.out("dates = [\"2026-05-01 14:00\", \"2026-05-02 10:00\", 2026-05-03]");
        Ok(())
    }

    /// The tables that stand before those who take part.
    fn tables(&mut self) -> Result<(), CatalogError> {
        let notation = Edition::of(self.catalog.locale()).notation;
        self.comment(FileMessage::Style)?;
        self.out("[style]");
        self.out(&format!("mark = {}", quoted(notation.mark.id())));
        self.out(&format!("digits = {}", quoted(notation.digits.id())));
        self.out(&format!("separator = {}", quoted(&notation.separator)));
        self.comment(FileMessage::Draw)?;
        self.out("[draw]");
        self.out("seed = \"…\"");
        Ok(())
    }

    fn list(&mut self, list: &str, entrants: Entrants) -> Result<(), CatalogError> {
        self.comment(FileMessage::List)?;
        self.line(&format!("[{}]", entrants.id()));
        self.line(&format!("file = {}", quoted(list)));
        let encoding = match self.catalog.locale() {
            Locale::ZhHant => "big5",
            Locale::ZhHans => "gbk",
            Locale::Ru => "windows-1251",
            Locale::En => "windows-1252",
        };
        self.out(&format!("encoding = {}", quoted(encoding)));
        self.out("delimiter = \";\"");
        Ok(())
    }

    fn players(&mut self) -> Result<(), CatalogError> {
        use FileMessage as Say;
        self.comment(Say::Players)?;
        self.remark(Say::Number)?;
        self.remark(Say::Withdrawn)?;
        self.text.push('\n');
        let federation = self.example(Say::ExampleFederation)?;
        let rating = self.example(Say::ExampleRating)?;
        let team = self.example(Say::ExampleTeam)?;
        self.entrant("[[player]]", 1, Say::ExamplePlayer)?;
        self.out(&format!("team = {team}"));
        self.out(&format!("federation = {federation}"));
        self.out(&format!("rating = {rating}"));
        self.out("id = \"1001\"");
        self.out("withdrawn = false");
        self.text.push('\n');
        self.entrant("[[player]]", 2, Say::ExampleOpponent)
    }

    /// The beginning of an example of one who takes part.
    fn entrant(
        &mut self,
        header: &str,
        number: u32,
        name: FileMessage,
    ) -> Result<(), CatalogError> {
        let name = self.example(name)?;
        self.out(header);
        self.out(&format!("number = {number}"));
        self.out(&format!("name = {name}"));
        Ok(())
    }

    fn teams(&mut self, boards: Option<u32>) -> Result<(), CatalogError> {
        use FileMessage as Say;
        self.comment(Say::Teams)?;
        self.remark(Say::Number)?;
        self.remark(Say::Withdrawn)?;
        self.text.push('\n');
        let players = [self.example(Say::ExamplePlayer)?, self.example(Say::ExampleOpponent)?];
        let shown = boards.map_or(players.len(), |boards| players.len().min(boards as usize));
        let captain = self.example(Say::ExampleArbiter)?;
        let federation = self.example(Say::ExampleFederation)?;
        self.entrant("[[team]]", 1, Say::ExampleTeam)?;
        self.out(&format!("captain = {captain}"));
        self.out(&format!("federation = {federation}"));
        self.out(&format!("players = [{}]", players[..shown].join(", ")));
        self.out("withdrawn = false");
        self.text.push('\n');
        self.entrant("[[team]]", 2, Say::ExampleOtherTeam)
    }
}
