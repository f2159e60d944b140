// SPDX-License-Identifier: MIT

internal import CFontconfig
internal import CHarfBuzz

/// Finds the language by which fontconfig should rank faces for a character.
enum SampleLanguage {
  /// `language` itself if it is written with `scalar`, otherwise a language that is.
  ///
  /// A label in English may hold a Thai name: "en" would then rank the Thai faces by nothing at all.
  static func of(_ scalar: Unicode.Scalar, in language: String?) -> String {
    if let language, let known = fontconfigNames(of: language).first(where: { isWritten($0, with: scalar) }) { return known }
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return samples.first { $0.script == script }?.language ?? "en"
  }

  /// What fontconfig may call a BCP 47 tag, the most exact first. It tells Chinese by region and not by script.
  private static func fontconfigNames(of language: String) -> [String] {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let primary = parts.first else { return [] }
    guard primary == "zh" || primary == "yue" else { return [parts.joined(separator: "-"), primary] }
    if parts.contains("hk") || parts.contains("mo") { return ["zh-hk"] }
    return parts.contains("hant") || parts.contains("tw") || primary == "yue" ? ["zh-tw"] : ["zh-cn"]
  }

  /// Whether fontconfig's orthography of a language has the character.
  private static func isWritten(_ language: String, with scalar: Unicode.Scalar) -> Bool {
    guard let characters = FcLangGetCharSet(language) else { return false }
    return FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// A widely used language for each script that several languages or several designs share. Han without a language is read as
  /// Simplified Chinese, as Core Text does for English users.
  private static let samples: [(script: hb_script_t, language: String)] = [
    (HB_SCRIPT_HAN, "zh-cn"), (HB_SCRIPT_HIRAGANA, "ja"), (HB_SCRIPT_KATAKANA, "ja"), (HB_SCRIPT_HANGUL, "ko"),
    (HB_SCRIPT_BOPOMOFO, "zh-tw"), (HB_SCRIPT_ARABIC, "ar"), (HB_SCRIPT_HEBREW, "he"), (HB_SCRIPT_DEVANAGARI, "hi"),
    (HB_SCRIPT_BENGALI, "bn"), (HB_SCRIPT_GURMUKHI, "pa"), (HB_SCRIPT_GUJARATI, "gu"), (HB_SCRIPT_ORIYA, "or"),
    (HB_SCRIPT_TAMIL, "ta"), (HB_SCRIPT_TELUGU, "te"), (HB_SCRIPT_KANNADA, "kn"), (HB_SCRIPT_MALAYALAM, "ml"),
    (HB_SCRIPT_SINHALA, "si"), (HB_SCRIPT_THAI, "th"), (HB_SCRIPT_LAO, "lo"), (HB_SCRIPT_TIBETAN, "bo"), (HB_SCRIPT_MYANMAR, "my"),
    (HB_SCRIPT_KHMER, "km"), (HB_SCRIPT_GEORGIAN, "ka"), (HB_SCRIPT_ARMENIAN, "hy"), (HB_SCRIPT_ETHIOPIC, "am"),
    (HB_SCRIPT_CYRILLIC, "ru"), (HB_SCRIPT_GREEK, "el"), (HB_SCRIPT_THAANA, "dv"), (HB_SCRIPT_SYRIAC, "syr"),
    (HB_SCRIPT_CHEROKEE, "chr"), (HB_SCRIPT_CANADIAN_SYLLABICS, "iu"), (HB_SCRIPT_MONGOLIAN, "mn-cn"),
  ]
}
