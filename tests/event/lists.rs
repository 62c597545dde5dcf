//! Lists in CSV: heads in all languages, delimiters, quotes, numbers, rows of any length.

use roundsheet::event::ReadOptions;

use super::{entries, listed, players, told};

fn entry(list: &str) -> (u32, String) {
    let list = format!("{list}\n2;B\n").replace('\n', "\r\n");
    let reading = players(list.as_bytes());
    let (number, name) = entries(&reading)[0];
    (number, name.to_owned())
}

#[test]
fn heads_are_known_in_every_language() {
    for head in [
        "No.,Name,Club,Federation,Rating,ID,Withdrawn",
        "number;NAME;Team;Fed;Elo;FIDE-ID;withdrawn",
        "№;ФИО;Клуб;Регион;Рейтинг;ID;Выбыл",
        "№ п/п\tФамилия, имя\tКоманда\tСтрана\tРазряд\tИД\tвыбыл",
        "号码,姓名,单位,地区,等级分,注册号,退赛",
        "序號|名字|隊|地區|等級|註冊號|退賽",
        "ＮＯ，姓名，俱乐部，国家，段位，ｉｄ，退赛",
        "签号; 姓 名 ;代表队;协会;等级;证号; 退赛 ",
    ] {
        let delimiter = head.chars().find(|it| ",;\t|，".contains(*it)).unwrap();
        let row = ["1", "A", "c", "f", "r", "i", ""].join(&delimiter.to_string());
        let other = ["2", "B", "", "", "", "", "1"].join(&delimiter.to_string());
        let head = head.replace("Фамилия, имя", "Фамилия имя");
        let reading = players(format!("{head}\n{row}\n{other}\n").as_bytes());
        assert_eq!(entries(&reading), [(1, "A"), (2, "B")], "{head}");
        let event = reading.event.unwrap();
        let a = &event.field[0];
        let told = [&a.team, &a.federation, &a.rating, &a.id].map(|it| it.as_deref().unwrap());
        assert_eq!(told, ["c", "f", "r", "i"], "{head}");
        assert!(event.field[1].withdrawn && !a.withdrawn, "{head}");
    }
}

#[test]
fn teams_have_their_columns() {
    for head in [
        "No.,Team,Captain,Board 1,Board 2",
        "№;Команда;Капитан;Доска 1;Доска 2",
        "号码,队名,领队,队员,队员",
        "號碼,單位,領隊,第1台,第2台",
        "籤號,隊名,隊長,台１,台２",
    ] {
        let delimiter = if head.contains(';') { ";" } else { "," };
        let rows = format!("{head}\n1,X,c,p,q\n2,Y,,,s\n").replace(',', delimiter);
        let reading = listed("teams", rows.as_bytes(), &ReadOptions::default());
        let event = reading.event.unwrap_or_else(|| panic!("{head}: {:?}", reading.problems));
        assert_eq!(event.field[0].players, ["p", "q"], "{head}");
        assert_eq!(event.field[0].captain.as_deref(), Some("c"), "{head}");
        assert_eq!(event.field[1].players, ["s"], "{head}");
    }
}

#[test]
fn boards_come_in_the_order_of_their_numbers() {
    let list = b"team,board 2,board 1\nX,q,p\nY,s,r\n";
    let event = listed("teams", list, &ReadOptions::default()).event.unwrap();
    assert_eq!(event.field[0].players, ["p", "q"]);
}

#[test]
fn given_names_stand_after_family_names() {
    let reading = players("Фамилия;Имя\nИванов;Пётр\nПетров;\n".as_bytes());
    assert_eq!(entries(&reading), [(0, "Иванов Пётр"), (0, "Петров")]);
}

#[test]
fn a_mark_of_byte_order_is_not_part_of_the_head() {
    let reading = players(b"\xef\xbb\xbf\"no\",\"name\"\r\n1,A\r\n2,B\r\n");
    assert_eq!(entries(&reading), [(1, "A"), (2, "B")]);
    let reading = players(b"\xef\xbb\xbf\"no\";\"name\"\n1;A\n2;B\n");
    assert_eq!(entries(&reading), [(1, "A"), (2, "B")]);
    let reading = players(b"\xef\xbb\xbfA\nB\n");
    assert_eq!(entries(&reading), [(0, "A"), (0, "B")]);
}

#[test]
fn lists_without_a_head_are_of_names_or_of_numbers_and_names() {
    assert_eq!(entries(&players(b"Smith\nJones\n")), [(0, "Smith"), (0, "Jones")]);
    assert_eq!(
        entries(&players(b"2;Smith, J.\n1;Jones, K.\n")),
        [(2, "Smith, J."), (1, "Jones, K.")]
    );
    let problems = told(&players(b"\nSmith, John\nJones, Karl\n").problems);
    assert_eq!(problems.len(), 1);
    assert!(
        problems[0].starts_with("list.csv:2: it is not known what the columns are"),
        "{problems:?}"
    );
    assert!(problems[0].contains("-> add a first row"), "{problems:?}");
}

#[test]
fn quoted_fields_are_one_field() {
    assert_eq!(entry("no;name\n1;\"Müller; Karl\""), (1, "Müller; Karl".to_owned()));
    assert_eq!(entry("no;name\n1;\"Klub \"\"Nord\"\"\""), (1, "Klub \"Nord\"".to_owned()));
    assert_eq!(entry("no;name\n1; \"A\" "), (1, "A".to_owned()));
    assert_eq!(entry("no;name\n1;\"A\nB\""), (1, "A B".to_owned()));
    assert_eq!(
        entry("no;name\n1;O'Brien & <K> 100% {x} $n C:\\x"),
        (1, "O'Brien & <K> 100% {x} $n C:\\x".to_owned())
    );
}

#[test]
fn lines_end_in_any_way_and_blank_rows_are_passed_over() {
    for end in ["\n", "\r\n", "\r"] {
        let list = ["", "no,name", "", "1,A", " , ", "\"\"", "2,B"].join(end);
        assert_eq!(entries(&players(list.as_bytes())), [(1, "A"), (2, "B")], "{end:?}");
    }
}

#[test]
fn rows_may_be_short_and_not_long() {
    let reading = players(b"name,club,rating\nA\nB,x,1,,\n");
    assert_eq!(entries(&reading), [(0, "A"), (0, "B")]);
    let problems = told(&players(b"name,club\nA,x\nB, y, z\n").problems);
    assert_eq!(
        problems,
        [
            "list.csv:3:7: this row has 3 fields, and there are 2 columns -> put a field that has the delimiter in it between quotes"
        ]
    );
}

#[test]
fn numbers_are_digits() {
    for good in ["１", " 1 ", "01", "１ "] {
        assert_eq!(entry(&format!("no;name\n{good};A")).0, 1, "{good}");
    }
    let twelve: String = (1..=11).map(|number| format!("{number};N{number}\n")).collect();
    let reading = players(format!("no;name\n{twelve}１２;X\n").as_bytes());
    assert_eq!(entries(&reading)[11], (12, "X"));
    for bad in ["③", "²", "٣", "+7", "7.0", "-1", "1 2", "x"] {
        let problems = told(&players(format!("no;name\n1;A\n{bad};B\n").as_bytes()).problems);
        assert_eq!(
            problems,
            [format!(
                "list.csv:3:1: number: `{bad}` is not a whole number -> write it in digits and nothing else, as in 7"
            )]
        );
    }
    for bad in ["0", "2001", "99999999999999999999"] {
        let problems = told(&players(format!("no;name\n1;A\n{bad};B\n").as_bytes()).problems);
        assert!(problems[0].starts_with("list.csv:3:1: number: `"), "{problems:?}");
        assert!(problems[0].contains("is outside 1 to 2000"), "{problems:?}");
    }
}

#[test]
fn what_cannot_be_printed_is_refused_with_its_place() {
    let problems = told(&players("name,club\nA,x\nB\u{200b},y\n,z\n".as_bytes()).problems);
    assert_eq!(
        problems,
        [
            "list.csv:3:1: name: character 2 is U+200B, an invisible mark -> take character 2 out; it would not be seen on paper",
            "list.csv:4: this row has no name -> write one, or clear the row",
        ]
    );
}

#[test]
fn unknown_columns_are_passed_over_with_a_warning() {
    let reading = players(b"name,Shoe size,\nA,44,\nB,45,\n");
    let problems = told(&reading.problems);
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(
        problems[0].starts_with("warning: list.csv:1:6: the column `Shoe size` is passed over -> "),
        "{problems:?}"
    );
    assert_eq!(reading.event.unwrap().field.len(), 2);
}

#[test]
fn columns_are_one_of_a_kind_and_names_are_among_them() {
    let problems = |list: &str| told(&players(list.as_bytes()).problems);
    assert_eq!(
        problems("name,ФИО\nA,B\n"),
        [
            "list.csv:1: two columns are the name -> give the one that is not meant another name, or take it out"
        ]
    );
    assert!(problems("no,club\n1,B\n")[0].starts_with("list.csv:1: no column has the names"));
    assert_eq!(
        problems("\n \n"),
        ["list.csv: the list is empty -> write one of those who take part on each line"]
    );
}

#[test]
fn withdrawn_is_yes_or_no() {
    let list = |word: &str| players(format!("name;withdrawn\nA;{word}\nB;\nC;\n").as_bytes());
    for (word, withdrawn) in [("Да", true), ("是", true), ("x", true), ("1", true), ("нет", false)]
    {
        assert_eq!(list(word).event.unwrap().field[0].withdrawn, withdrawn, "{word}");
    }
    assert_eq!(
        told(&list("perhaps").problems),
        [
            "list.csv:2:3: withdrawn: `perhaps` is neither yes nor no -> write yes, да or 是, or leave the field empty"
        ]
    );
}

#[test]
fn a_delimiter_can_be_named() {
    let options = ReadOptions { delimiter: Some('/'), ..ReadOptions::default() };
    let reading = listed("players", b"no/name\n1/A, x\n2/B; y\n", &options);
    assert_eq!(entries(&reading), [(1, "A, x"), (2, "B; y")]);
    let options = ReadOptions { delimiter: Some(';'), ..ReadOptions::default() };
    assert_eq!(entries(&listed("players", b"name\nA\nB\n", &options)), [(0, "A"), (0, "B")]);
}

#[test]
fn a_spreadsheet_names_it_in_a_row_of_its_own() {
    let reading = players(b"sep=|\r\nno|name\r\n1|A, x\r\n2|B; y\r\n");
    assert_eq!(entries(&reading), [(1, "A, x"), (2, "B; y")]);
}

#[test]
fn a_list_is_not_taken_for_an_event() {
    let mut load = |_: &std::path::Path| Ok::<_, ()>(b"name\nA\n".to_vec());
    let path = std::path::Path::new("players.csv");
    let reading = roundsheet::event::read(path, &ReadOptions::default(), &mut load).unwrap();
    assert!(told(&reading.problems)[0].starts_with("players.csv: a list of those who take part"));
}
