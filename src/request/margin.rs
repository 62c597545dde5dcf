//! Margins as they are typed: exact decimals with a unit.

use super::RequestError;
use crate::paper::Margins;
use crate::units::Length;

/// The option that names margins.
const OPTION: &str = "--margins";

/// The units, each with its length in thousandths of a point as a fraction.
const UNITS: [(&str, i64, i64); 4] =
    [("mm", 360_000, 127), ("cm", 3_600_000, 127), ("in", 72_000, 1), ("pt", 1000, 1)];

/// How many digits a length may have before its point, and how many after it.
const MAX_DIGITS: (usize, usize) = (4, 6);

/// The margins of a list of one, two or four lengths, in the order that CSS has.
///
/// # Errors
///
/// If there is another number of lengths, or one that is none.
pub(super) fn margins(typed: &str) -> Result<Margins, RequestError> {
    let lengths =
        typed.split(',').map(|typed| length(OPTION, typed)).collect::<Result<Vec<_>, _>>()?;
    match *lengths.as_slice() {
        [all] => Ok(Margins::all(all)),
        [vertical, horizontal] => {
            Ok(Margins { top: vertical, right: horizontal, bottom: vertical, left: horizontal })
        }
        [top, right, bottom, left] => Ok(Margins { top, right, bottom, left }),
        _ => Err(RequestError::MarginCount { count: lengths.len() }),
    }
}

/// One length, rounded to the nearest thousandth of a point; nothing needs no unit.
pub(super) fn length(option: &'static str, typed: &str) -> Result<Length, RequestError> {
    let value = typed.trim();
    let refused = || RequestError::NotLength { option, value: value.to_owned() };
    if let Some(positive) = value.strip_prefix('-')
        && !positive.starts_with('-')
        && length(option, positive).is_ok()
    {
        return Err(RequestError::Negative { option, value: value.to_owned() });
    }
    if value == "0" {
        return Ok(Length::ZERO);
    }
    let (number, numerator, denominator) = UNITS
        .into_iter()
        .find_map(|(unit, numerator, denominator)| {
            let number = value.strip_suffix(unit)?.trim_end();
            Some((number, numerator, denominator))
        })
        .ok_or_else(refused)?;
    let (whole, fraction) = number.split_once('.').unwrap_or((number, "0"));
    let digits = |part: &str, most| {
        (1..=most).contains(&part.len()) && part.bytes().all(|byte| byte.is_ascii_digit())
    };
    if !digits(whole, MAX_DIGITS.0) || !digits(fraction, MAX_DIGITS.1) {
        return Err(refused());
    }
    // At most ten digits by 3.6 million: far below the largest i64.
    let decimal: i64 = format!("{whole}{fraction}").parse().map_err(|_| refused())?;
    let divisor = fraction.bytes().fold(denominator, |divisor, _| divisor * 10);
    Ok(Length::milli((decimal * numerator + divisor / 2) / divisor))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn milli(typed: &str) -> Option<i64> {
        length(OPTION, typed).ok().map(Length::to_milli)
    }

    #[test]
    fn lengths_are_exact() {
        assert_eq!(milli("20mm"), Some(Length::mm(20).to_milli()));
        assert_eq!(milli("2cm"), milli("20mm"));
        assert_eq!(milli("2.54cm"), Some(72_000));
        assert_eq!(milli("0.1in"), Some(7200));
        assert_eq!(milli("12.3455pt"), Some(12_346));
        assert_eq!(milli(" 36 pt "), Some(36_000));
        assert_eq!(milli("0"), Some(0));
        assert_eq!(milli("9999.999999cm"), Some(283_464_567));
    }

    #[test]
    fn anything_else_is_refused() {
        for typed in ["", "20", "mm", "-1mm", "1.mm", ".5in", "1e2mm", "+1mm", "20px", "99999mm"] {
            assert_eq!(milli(typed), None, "{typed}");
        }
    }

    #[test]
    fn lists_follow_the_order_of_css() {
        let [one, two, three, four] = [1, 2, 3, 4].map(Length::mm);
        assert_eq!(margins("1mm").unwrap(), Margins::all(one));
        assert_eq!(
            margins("1mm,2mm").unwrap(),
            Margins { top: one, right: two, bottom: one, left: two }
        );
        assert_eq!(
            margins("1mm, 2mm, 3mm, 4mm").unwrap(),
            Margins { top: one, right: two, bottom: three, left: four }
        );
        assert_eq!(margins("1mm,2mm,3mm").unwrap_err(), RequestError::MarginCount { count: 3 });
    }
}
