//! Chinese: full-width marks, characters of the right set, numerals.

use roundsheet::locale::Locale;

use super::all_texts;

/// Characters that stand in simplified texts only.
const SIMPLIFIED: &str = "\
    轮对赛队号签双单数后红编级规则时间参与执开场员长阵围国际连书写个们为从东业两严丰临举\
    义乐习买乱争亚产亲仅仓仪价众优会伟传伤伦体侠侣内册军农决况冻净减凤击刘创务动劳势区医\
    华协卫历压厅县发变叠听响团园图圆圣坏块坚坛处备复头夹夺奖妇妈孙学宁宝实审宪宽宾寻导寿\
    将尔尘层岁岛币帅师带帮广庆应庙庞废异弃张弹归当录彻径忆忧怀态总恋恶惊戏战户扑扩扫扬护\
    报担择挂换损摄摆摇断旧显晓术机杀杂权条来杨极构枪标栏树样档检楼欢残毕气汇汉没沟沪泪泽\
    洁浅测济浓涛润涨渐湾湿满滤灭灯灵灾点炼烂热爱独狭猎猪献环现电画疗监盖盘码础确种积称稳\
    穷窃竞笔类粮纠约纪纯纲纳纵纷纸纹线练组细织终经结给络绝统继绩续维综绿缘缩网罗罚联职肃\
    脑脸艺节苏荐虑虽补装见观视览觉誉计订认讨让议记讲许论设访证评识诉词试话该详语误说请读\
    课谁调谈谊谢谱贝负责败账货质贵贸费资赏赢赶趋践车转软载较辅辆辈输辞边达过运还这进远违\
    迟适选递逻遗邮邻释针钟钢钱铁银销锁错镇门闭问闻阅阳阴陆陈险随难页顶项顺须顾预领频题颜\
    额风飞饭馆马验鱼鸟麦黄齐齿龙";

/// Characters that stand in traditional texts only.
const TRADITIONAL: &str = "\
    輪對賽隊號籤雙單數後紅編級規則時間參與執開場員長陣圍國際連書寫個為從兩舉義亂爭產僅價\
    眾優會傳體內決準減擊創別務動勢區變聽響團圖圓壞備複頭獎學實審寬將層應廢異張彈歸當錄徑\
    總戰擇換據擺斷舊顯機殺雜權條來極構標欄樹樣檢點熱獨環現畫監蓋盤碼礎確種積稱類約紀純納\
    紙線練組細終經結給絕統繼續維綜綠緣網羅聯職勝見觀視覽覺計訂認讓議記講許論設訪證評識詞\
    試話該詳語誤說請讀課誰調談負責敗賬貨質費資贏車轉載較輸邊達過運還這進遠違遲適選遞遺釋\
    針鐘錢錯門閉問隨難頁項順須預領題額風飛驗黃齊";

fn is_chinese_mark(character: char) -> bool {
    "，。；：（）、．「」“”".contains(character)
}

#[test]
fn marks_are_full_width() {
    for locale in [Locale::ZhHant, Locale::ZhHans] {
        for (message, text) in all_texts(locale) {
            // What is given to the message as an example.
            let foreign = message.contains("Łukasz") || message.starts_with("MethodExample");
            let algorithm = message.starts_with("DrawMethod");
            for character in text.chars() {
                let han = ('\u{4e00}'..='\u{9fff}').contains(&character);
                let digit = character.is_ascii_digit() || ('０'..='９').contains(&character);
                let argument = foreign && "+- Łukasz".contains(character)
                    || algorithm && "SHA-".contains(character)
                    || message.starts_with("DateAndTime") && " :".contains(character)
                    || message.starts_with("OfEvent") && character == '　'
                    || message == "DetailsSeparator" && character == '　';
                assert!(
                    han || digit || argument || is_chinese_mark(character),
                    "{locale:?} {message} {character:?} {text}"
                );
            }
        }
    }
}

#[test]
fn quotation_marks_are_those_of_the_script() {
    assert!(all_texts(Locale::ZhHant).iter().all(|(_, text)| !text.contains(['“', '”'])));
    assert!(all_texts(Locale::ZhHans).iter().all(|(_, text)| !text.contains(['「', '」'])));
}

#[test]
fn traditional_texts_have_no_simplified_characters() {
    for (message, text) in all_texts(Locale::ZhHant) {
        let found: String = text.chars().filter(|found| SIMPLIFIED.contains(*found)).collect();
        assert_eq!(found, "", "{message:?} {text}");
    }
}

#[test]
fn simplified_texts_have_no_traditional_characters() {
    for (message, text) in all_texts(Locale::ZhHans) {
        let found: String = text.chars().filter(|found| TRADITIONAL.contains(*found)).collect();
        assert_eq!(found, "", "{message:?} {text}");
    }
}

#[test]
fn appendices_have_chinese_numerals_up_to_99() {
    let numerals = [
        (1, "一"),
        (2, "二"),
        (9, "九"),
        (10, "十"),
        (11, "十一"),
        (19, "十九"),
        (20, "二十"),
        (21, "二十一"),
        (90, "九十"),
        (99, "九十九"),
        (0, "0"),
        (100, "100"),
    ];
    for (number, numeral) in numerals {
        assert_eq!(Locale::ZhHans.ordinal_numeral(number), numeral);
        assert_eq!(Locale::ZhHant.ordinal_numeral(number), numeral);
        assert_eq!(Locale::Ru.ordinal_numeral(number), number.to_string());
        assert_eq!(Locale::En.ordinal_numeral(number), number.to_string());
    }
}
