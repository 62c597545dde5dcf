//! The colour profile, read by a colour engine.

use lopdf::Object;
use moxcms::{ColorProfile, DataColorSpace, ProfileClass, ToneReprCurve};

use super::content::object;
use super::samples::Sample;
use super::tree::Book;

#[test]
fn black_and_white_are_bound_to_a_grey_of_gamma_two_point_two() {
    let file = Book::read(&Sample::usual(roundsheet::locale::Locale::En).tagged()).file;
    let intents = file.catalog().unwrap().get(b"OutputIntents").unwrap().as_array().unwrap();
    let [intent] = &intents[..] else { panic!("one intent") };
    let intent = object(&file, intent).as_dict().unwrap();
    assert_eq!(intent.get(b"S").unwrap().as_name().unwrap(), b"GTS_PDFA1");
    let stream = object(&file, intent.get(b"DestOutputProfile").unwrap()).as_stream().unwrap();
    assert_eq!(stream.dict.get(b"N").and_then(Object::as_i64).unwrap(), 1);
    let bytes = stream.decompressed_content().unwrap();
    let profile = ColorProfile::new_from_slice(&bytes).expect("a profile");
    assert_eq!(profile.color_space, DataColorSpace::Gray);
    assert_eq!(profile.pcs, DataColorSpace::Xyz);
    assert_eq!(profile.profile_class, ProfileClass::DisplayDevice);
    let Some(ToneReprCurve::Lut(curve)) = profile.gray_trc else { panic!("a curve") };
    assert_eq!(curve, [0x0233], "2.2 in 256ths");
    let white = profile.white_point;
    for (found, wanted) in [white.x, white.y, white.z].into_iter().zip([0.9642, 1.0, 0.8249]) {
        assert!((found - wanted).abs() < 0.0001, "{found} and not {wanted}");
    }
    assert!(profile.description.is_some() && profile.copyright.is_some());
}
