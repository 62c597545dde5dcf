//! Numbers in a language's own numerals, for headings such as 附录二.

use super::Locale;

/// The Chinese numerals from 0 to 9; there is none for nought in this use.
const CHINESE: [&str; 10] = ["", "一", "二", "三", "四", "五", "六", "七", "八", "九"];

impl Locale {
    /// `number` as the number of an appendix: Chinese numerals from 1 to 99 in Chinese
    /// (二十一), ASCII digits otherwise.
    pub fn ordinal_numeral(self, number: u32) -> String {
        if !self.is_chinese() || !(1..=99).contains(&number) {
            return number.to_string();
        }
        let numeral = |digit| CHINESE.get(digit as usize).copied().unwrap_or_default();
        let (tens, ones) = (number / 10, number % 10);
        let ten = if tens > 0 { "十" } else { "" };
        let tens = if tens > 1 { numeral(tens) } else { "" };
        format!("{tens}{ten}{}", numeral(ones))
    }
}
