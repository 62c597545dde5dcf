//! What the columns of a list are, by the words at their heads.

use crate::clean;
use crate::locale::Entrants;

/// What a column has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Column {
    Number,
    Name,
    /// The given name, where it has a column of its own.
    Given,
    Team,
    Federation,
    Rating,
    Id,
    Withdrawn,
    Captain,
    /// The player of a board; boards without a number come in the order of the columns.
    Player(Option<u32>),
}

/// The heads that stand for the same in lists of players and of teams, folded, without
/// points and strokes.
const HEADS: [(Column, &[&str]); 6] = [
    (
        Column::Number,
        &[
            "number",
            "no",
            "nr",
            "num",
            "#",
            "startno",
            "startnumber",
            "drawnumber",
            "lot",
            "номер",
            "noпп",
            "пп",
            "стартовыйномер",
            "жребий",
            "号码",
            "序号",
            "签号",
            "编号",
            "代号",
            "号",
            "號碼",
            "序號",
            "籤號",
            "簽號",
            "編號",
            "代號",
            "號",
        ],
    ),
    (
        Column::Federation,
        &[
            "federation",
            "fed",
            "country",
            "region",
            "nation",
            "федерация",
            "страна",
            "регион",
            "область",
            "субъект",
            "субъектрф",
            "город",
            "城市",
            "国家",
            "协会",
            "地区",
            "省份",
            "國家",
            "協會",
            "地區",
        ],
    ),
    (
        Column::Rating,
        &[
            "rating",
            "rtg",
            "elo",
            "rank",
            "grade",
            "title",
            "рейтинг",
            "разряд",
            "рейт",
            "звание",
            "等级分",
            "等级",
            "段位",
            "称号",
            "等級分",
            "等級",
            "稱號",
            "段级位",
            "段級位",
        ],
    ),
    (
        Column::Id,
        &[
            "id",
            "fideid",
            "fmjdid",
            "playerid",
            "code",
            "идентификатор",
            "idномер",
            "ид",
            "注册号",
            "证号",
            "注冊號",
            "註冊號",
            "證號",
            "会员号",
            "會員號",
        ],
    ),
    (
        Column::Withdrawn,
        &["withdrawn", "withdrew", "absent", "выбыл", "выбыла", "снялся", "выбыли", "退赛", "退賽"],
    ),
    (Column::Captain, &["captain", "капитан", "领队", "队长", "領隊", "隊長"]),
];

/// The heads of the name of a player.
const PLAYER: &[&str] = &[
    "name",
    "player",
    "fullname",
    "surname",
    "lastname",
    "familyname",
    "имя",
    "фио",
    "фамилия",
    "фамилияимя",
    "фамилия,имя",
    "фамилияиимя",
    "участник",
    "игрок",
    "спортсмен",
    "姓名",
    "名字",
    "棋手",
    "选手",
    "選手",
    "运动员",
    "運動員",
    "队员",
    "隊員",
];

/// The heads of the team of a player.
const CLUB: &[&str] = &[
    "team",
    "club",
    "клуб",
    "команда",
    "организация",
    "队",
    "队名",
    "单位",
    "俱乐部",
    "代表队",
    "隊",
    "隊名",
    "單位",
    "俱樂部",
    "代表隊",
];

/// The heads of the name of a team.
const TEAM: &[&str] = &[
    "name",
    "team",
    "teamname",
    "club",
    "команда",
    "название",
    "названиекоманды",
    "участник",
    "клуб",
    "имя",
    "队",
    "队名",
    "单位",
    "俱乐部",
    "代表队",
    "名称",
    "隊",
    "隊名",
    "單位",
    "俱樂部",
    "代表隊",
    "名稱",
];

/// The heads of the columns of a team's players, a number of a board after them or none.
const BOARD: &[&str] = &[
    "players",
    "player",
    "board",
    "доска",
    "игрок",
    "игроки",
    "состав",
    "участники",
    "台",
    "台次",
    "檯",
    "队员",
    "隊員",
    "选手",
    "選手",
    "棋手",
    "第台",
];

/// The heads of given names.
const GIVEN: &[&str] = &["firstname", "givenname", "forename", "имя"];

/// The family names that given names stand beside.
const FAMILY: &[&str] = &["surname", "lastname", "familyname", "фамилия"];

/// The column that `head` stands for in a list of `entrants`, if it is known.
pub(crate) fn column(head: &str, entrants: Entrants) -> Option<Column> {
    let head = plain(head);
    if head.is_empty() {
        return None;
    }
    let teams = entrants == Entrants::Teams;
    let has = |heads: &[&str]| heads.contains(&head.as_str());
    if has(if teams { TEAM } else { PLAYER }) {
        return Some(Column::Name);
    }
    if teams {
        let word = head.trim_matches(|digit: char| digit.is_ascii_digit());
        // 第1台 has its number in the middle.
        let word = if word.starts_with('第') { "台" } else { word };
        if BOARD.contains(&word) {
            let digits: String = head.chars().filter(char::is_ascii_digit).collect();
            return Some(Column::Player(digits.parse().ok()));
        }
    } else if has(CLUB) {
        return Some(Column::Team);
    } else if has(GIVEN) {
        return Some(Column::Given);
    }
    let found = HEADS.iter().find(|(_, heads)| has(heads)).map(|(column, _)| *column);
    found.filter(|column| match column {
        Column::Captain => teams,
        Column::Rating | Column::Id => !teams,
        _ => true,
    })
}

/// The columns of the row of `heads`.
pub(crate) fn columns<S: AsRef<str>>(heads: &[S], entrants: Entrants) -> Vec<Option<Column>> {
    let plains: Vec<String> = heads.iter().map(|head| plain(head.as_ref())).collect();
    let family = plains.iter().any(|head| FAMILY.contains(&head.as_str()));
    let given =
        |head: &String| family && entrants == Entrants::Players && GIVEN.contains(&head.as_str());
    heads
        .iter()
        .zip(&plains)
        .map(
            |(head, plain)| {
                if given(plain) { Some(Column::Given) } else { column(head.as_ref(), entrants) }
            },
        )
        .collect()
}

/// A head without what is written in one way or another.
fn plain(head: &str) -> String {
    let folded = clean::folded(head);
    if folded == "#" {
        return folded;
    }
    folded.chars().filter(|character| !".:_-()/#*".contains(*character)).collect()
}

impl Column {
    /// Its name in English.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::Name => "name",
            Self::Given => "given name",
            Self::Team => "team",
            Self::Federation => "federation",
            Self::Rating => "rating",
            Self::Id => "id",
            Self::Withdrawn => "withdrawn",
            Self::Captain => "captain",
            Self::Player(_) => "board",
        }
    }
}
