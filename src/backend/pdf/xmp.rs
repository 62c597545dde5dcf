//! What the file says of itself in XMP: its title and language, and the standards that it
//! keeps (ISO 19005-2, 6.6; ISO 14289-1, 5).

use super::Date;
use super::metadata::PROGRAM;
use crate::locale::Locale;

/// The namespaces of PDF/UA and of what describes it.
const UA_SPACES: &str = "
 xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\"
 xmlns:pdfaExtension=\"http://www.aiim.org/pdfa/ns/extension/\"
 xmlns:pdfaSchema=\"http://www.aiim.org/pdfa/ns/schema#\"
 xmlns:pdfaProperty=\"http://www.aiim.org/pdfa/ns/property#\"";

/// The part of PDF/UA that is kept.
const UA_PART: &str = "<pdfuaid:part>1</pdfuaid:part>\n";

/// What describes the one property of PDF/UA, which PDF/A does not know by itself.
const UA_SCHEMA: &str = "\
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType=\"Resource\">
<pdfaSchema:schema>PDF/UA identification</pdfaSchema:schema>
<pdfaSchema:namespaceURI>http://www.aiim.org/pdfua/ns/id/</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType=\"Resource\">
<pdfaProperty:name>part</pdfaProperty:name>
<pdfaProperty:valueType>Integer</pdfaProperty:valueType>
<pdfaProperty:category>internal</pdfaProperty:category>
<pdfaProperty:description>Part of ISO 14289</pdfaProperty:description>
</rdf:li></rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
";

/// The packet for a file with this title: PDF/A-2a and PDF/UA-1 where it is tagged, PDF/A-2u
/// where it is not. The title is in the first of the languages.
pub(super) fn packet(
    title: &str,
    languages: &[Locale],
    tagged: bool,
    date: Option<Date>,
) -> String {
    let conformance = if tagged { "A" } else { "U" };
    let (spaces, ua, schema) = if tagged { (UA_SPACES, UA_PART, UA_SCHEMA) } else { ("", "", "") };
    let (title, program) = (escaped(title), PROGRAM);
    let item = |language: &Locale| format!("<rdf:li>{}</rdf:li>", language.tag());
    let items: String = languages.iter().map(item).collect();
    let dates = date.map_or_else(String::new, |date| {
        let date = date.in_xmp();
        format!(
            "<xmp:CreateDate>{date}</xmp:CreateDate>\n<xmp:ModifyDate>{date}</xmp:ModifyDate>\n"
        )
    });
    let tag = languages.first().map_or("x-default", |language| language.tag());
    format!(
        "<?xpacket begin=\"\u{FEFF}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>
<x:xmpmeta xmlns:x=\"adobe:ns:meta/\">
<rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">
<rdf:Description rdf:about=\"\"
 xmlns:dc=\"http://purl.org/dc/elements/1.1/\"
 xmlns:pdf=\"http://ns.adobe.com/pdf/1.3/\"
 xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\"
 xmlns:pdfaid=\"http://www.aiim.org/pdfa/ns/id/\"{spaces}>
<pdfaid:part>2</pdfaid:part>
<pdfaid:conformance>{conformance}</pdfaid:conformance>
{ua}<dc:title><rdf:Alt>
<rdf:li xml:lang=\"x-default\">{title}</rdf:li>
<rdf:li xml:lang=\"{tag}\">{title}</rdf:li>
</rdf:Alt></dc:title>
<dc:language><rdf:Bag>{items}</rdf:Bag></dc:language>
<pdf:Producer>{program}</pdf:Producer>
<xmp:CreatorTool>{program}</xmp:CreatorTool>
{dates}{schema}</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end=\"r\"?>"
    )
}

/// `text` as the content of an element of XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_title_may_look_like_markup() {
        let packet = packet("<K> & \"x\"", &[Locale::Ru], true, None);
        assert_eq!(packet.matches("&lt;K&gt; &amp; \"x\"").count(), 2);
        assert!(!packet.contains("<K>"));
    }

    #[test]
    fn only_tagged_files_claim_to_be_accessible() {
        let claims = |tagged| {
            let packet = packet("", &[Locale::En], tagged, None);
            (packet.contains("conformance>A<"), packet.contains("<pdfuaid:part>1<"))
        };
        assert_eq!((claims(true), claims(false)), ((true, true), (false, false)));
    }
}
