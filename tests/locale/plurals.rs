//! Plural forms: they follow the number, in Russian captions the second one.

use roundsheet::locale::{Entrants, Locale, Message};

use super::say;

fn exact(locale: Locale, count: u32, entrants: Entrants) -> String {
    say(locale, &Message::ExactCaption { count, count_text: count.to_string(), entrants })
}

fn caption(locale: Locale, lower: u32, upper: u32, entrants: Entrants) -> String {
    let (lower_text, upper_text) = (lower.to_string(), upper.to_string());
    say(locale, &Message::TableCaption { lower, upper, lower_text, upper_text, entrants })
}

#[test]
fn russian_counts() {
    let forms = [
        (1, "игрок", "команда"),
        (2, "игрока", "команды"),
        (3, "игрока", "команды"),
        (4, "игрока", "команды"),
        (5, "игроков", "команд"),
        (11, "игроков", "команд"),
        (12, "игроков", "команд"),
        (14, "игроков", "команд"),
        (21, "игрок", "команда"),
        (22, "игрока", "команды"),
        (24, "игрока", "команды"),
        (100, "игроков", "команд"),
        (101, "игрок", "команда"),
        (111, "игроков", "команд"),
        (1000, "игроков", "команд"),
    ];
    for (count, player, team) in forms {
        let text = |entrants| exact(Locale::Ru, count, entrants);
        assert_eq!(text(Entrants::Players), format!("{count} {player}"));
        assert_eq!(text(Entrants::Teams), format!("{count} {team}"));
    }
}

#[test]
fn russian_captions_agree_with_the_second_number() {
    let text = |lower, upper| caption(Locale::Ru, lower, upper, Entrants::Players);
    assert_eq!(text(3, 4), "3 – 4 игрока");
    assert_eq!(text(5, 6), "5 – 6 игроков");
    assert_eq!(text(11, 12), "11 – 12 игроков");
    assert_eq!(text(20, 21), "20 – 21 игрок");
    assert_eq!(text(21, 22), "21 – 22 игрока");
    assert_eq!(caption(Locale::Ru, 3, 4, Entrants::Teams), "3 – 4 команды");
    assert_eq!(caption(Locale::Ru, 5, 6, Entrants::Teams), "5 – 6 команд");
}

#[test]
fn russian_titles_are_in_the_genitive() {
    let text = |count: u32, entrants| {
        let count_text = count.to_string();
        say(Locale::Ru, &Message::TableTitle { count, count_text, entrants })
    };
    for (count, player, team) in [
        (1, "игрока", "команды"),
        (2, "игроков", "команд"),
        (5, "игроков", "команд"),
        (21, "игрока", "команды"),
        (111, "игроков", "команд"),
    ] {
        assert!(text(count, Entrants::Players).ends_with(&format!(" {count} {player}")));
        assert!(text(count, Entrants::Teams).ends_with(&format!(" {count} {team}")));
    }
}

#[test]
fn english_and_chinese_captions() {
    assert_eq!(exact(Locale::En, 1, Entrants::Players), "1 player");
    assert_eq!(exact(Locale::En, 2, Entrants::Teams), "2 teams");
    assert_eq!(caption(Locale::En, 3, 4, Entrants::Players), "3 or 4 players");
    assert_eq!(caption(Locale::ZhHans, 3, 4, Entrants::Players), "3或4人对局秩序表");
    assert_eq!(caption(Locale::ZhHans, 3, 4, Entrants::Teams), "3或4队对局秩序表");
    assert_eq!(exact(Locale::ZhHans, 7, Entrants::Players), "7人对局秩序表");
    assert_eq!(exact(Locale::ZhHant, 7, Entrants::Teams), "參加者7隊");
}

/// The text is printed, the number only chooses the form.
#[test]
fn the_form_of_digits_is_the_callers() {
    let message = Message::TableCaption {
        lower: 9,
        upper: 10,
        lower_text: "９".to_owned(),
        upper_text: "10".to_owned(),
        entrants: Entrants::Players,
    };
    assert_eq!(say(Locale::ZhHant, &message), "參加者９或10人");
}

#[test]
fn titles_with_the_number_of_the_appendix() {
    let text = |locale: Locale| {
        let number = locale.ordinal_numeral(2);
        let number = say(locale, &Message::AppendixNumber { number });
        let title = say(locale, &Message::AppendixTitle { entrants: Entrants::Players });
        say(locale, &Message::NumberedTitle { number, title })
    };
    assert_eq!(text(Locale::ZhHant), "附錄二：循環賽對局秩序表");
    assert_eq!(text(Locale::ZhHans), "附录二：循环赛对局秩序表");
    assert_eq!(text(Locale::Ru), "Приложение № 2. Таблицы очерёдности игры при круговой системе");
    assert_eq!(text(Locale::En), "Appendix 2. Order of play in round-robin tournaments");
}

/// In Russian the sign № stands before digits only.
#[test]
fn a_letter_in_place_of_the_number() {
    let text =
        |locale, number: &str| say(locale, &Message::AppendixNumber { number: number.to_owned() });
    assert_eq!(text(Locale::Ru, "Б"), "Приложение Б");
    assert_eq!(text(Locale::Ru, "12"), "Приложение № 12");
    assert_eq!(text(Locale::En, "B"), "Appendix B");
    assert_eq!(text(Locale::ZhHans, "A"), "附录A");
    assert_eq!(text(Locale::ZhHant, "甲"), "附錄甲");
}
