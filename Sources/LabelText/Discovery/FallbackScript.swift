// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import CHarfBuzz

/// The language and the family names that a character's script suggests for a fallback.
package struct FallbackScript: Hashable {
  /// The language to rank faces by, as fontconfig names it: one that is written in the script.
  var language: String
  /// The suffix of families made for the script, after their Latin family: "Hebrew" in "Noto Sans Hebrew"; nil for other scripts.
  var name: String?
  /// The families to try before all others.
  var families: [String] = []

  /// The script of `scalar`, with the text's language if it is written in that script, and a widely used one otherwise.
  ///
  /// A label in English may contain a Thai name: ranking by "en" would leave the Thai faces unordered.
  package init(of scalar: Unicode.Scalar, in language: String?) {
    let script = Self.script(of: scalar)
    let sample = Self.samples.first { $0.script == script }
    let names = language.map(Self.fontconfigNames) ?? []
    if script == HB_SCRIPT_ARABIC, names.last == "ur" {
      // Urdu is written in Nastaliq. All Arabic characters of a word need the same font, even those that Urdu does not have.
      (self.language, self.name, families) = ("ur", sample?.name, ["Noto Nastaliq Urdu"])
      return
    }
    self.language = names.first { Self.isWritten($0, with: scalar, of: script) } ?? sample?.language ?? "en"
    self.name = sample?.name
  }

  /// The script of a character, with that of its block for punctuation that only one script or Han, kana and Hangul use.
  private static func script(of scalar: Unicode.Scalar) -> hb_script_t {
    switch scalar.value {
    case 0x0600...0x06FF: HB_SCRIPT_ARABIC
    case 0x3000...0x303F, 0xFF01...0xFF20, 0xFF5B...0xFF65: HB_SCRIPT_HAN
    default: hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    }
  }

  /// Fontconfig's possible names of a BCP 47 tag, the most exact first. It distinguishes Chinese by region, not by script.
  private static func fontconfigNames(of language: String) -> [String] {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let primary = parts.first else { return [] }
    guard primary == "zh" || primary == "yue" else { return [parts.joined(separator: "-"), primary] }
    if parts.contains("hk") || parts.contains("mo") { return ["zh-hk"] }
    return parts.contains("hant") || parts.contains("tw") || primary == "yue" ? ["zh-tw"] : ["zh-cn"]
  }

  /// Whether fontconfig's orthography of a language has the character. It is too incomplete for Han: Korean's has none of it.
  private static func isWritten(_ language: String, with scalar: Unicode.Scalar, of script: hb_script_t) -> Bool {
    if script == HB_SCRIPT_HAN { return ["ja", "ko", "zh-cn", "zh-tw", "zh-hk"].contains(language) }
    guard let characters = FcLangGetCharSet(language) else { return false }
    return FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// Han without a language counts as Simplified Chinese, as in Core Text for English users.
  private static let samples: [(script: hb_script_t, language: String, name: String?)] = [
    (HB_SCRIPT_HAN, "zh-cn", nil), (HB_SCRIPT_HIRAGANA, "ja", nil), (HB_SCRIPT_KATAKANA, "ja", nil), (HB_SCRIPT_HANGUL, "ko", nil),
    (HB_SCRIPT_BOPOMOFO, "zh-tw", nil), (HB_SCRIPT_CYRILLIC, "ru", nil), (HB_SCRIPT_GREEK, "el", nil),
    (HB_SCRIPT_ARABIC, "ar", "Arabic"), (HB_SCRIPT_HEBREW, "he", "Hebrew"), (HB_SCRIPT_DEVANAGARI, "hi", "Devanagari"),
    (HB_SCRIPT_BENGALI, "bn", "Bengali"), (HB_SCRIPT_GURMUKHI, "pa", "Gurmukhi"), (HB_SCRIPT_GUJARATI, "gu", "Gujarati"),
    (HB_SCRIPT_ORIYA, "or", "Oriya"), (HB_SCRIPT_TAMIL, "ta", "Tamil"), (HB_SCRIPT_TELUGU, "te", "Telugu"),
    (HB_SCRIPT_KANNADA, "kn", "Kannada"), (HB_SCRIPT_MALAYALAM, "ml", "Malayalam"), (HB_SCRIPT_SINHALA, "si", "Sinhala"),
    (HB_SCRIPT_THAI, "th", "Thai"), (HB_SCRIPT_LAO, "lo", "Lao"), (HB_SCRIPT_TIBETAN, "bo", "Tibetan"),
    (HB_SCRIPT_MYANMAR, "my", "Myanmar"), (HB_SCRIPT_KHMER, "km", "Khmer"), (HB_SCRIPT_GEORGIAN, "ka", "Georgian"),
    (HB_SCRIPT_ARMENIAN, "hy", "Armenian"), (HB_SCRIPT_ETHIOPIC, "am", "Ethiopic"), (HB_SCRIPT_THAANA, "dv", "Thaana"),
    (HB_SCRIPT_SYRIAC, "syr", "Syriac"), (HB_SCRIPT_CHEROKEE, "chr", "Cherokee"),
    (HB_SCRIPT_CANADIAN_SYLLABICS, "iu", "Canadian Aboriginal"), (HB_SCRIPT_MONGOLIAN, "mn-cn", "Mongolian"),
  ]
}
