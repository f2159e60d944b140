// SPDX-License-Identifier: MIT

internal import LabelSettings

/// The language whose forms the Han characters of a paragraph have.
///
/// A label in English may have a Japanese title. Its Han characters and its kana must not come from fonts of different languages.
struct HanLanguage: Hashable {
  /// A BCP 47 tag.
  let tag: String
  /// Whether kana, Hangul or Bopomofo in the paragraph decide. Otherwise it is the default for Han alone, and no reason to choose other
  /// forms than those of a requested font.
  let isWritten: Bool

  /// The language of a paragraph; nil without such characters, and in a label whose own language uses Han characters.
  ///
  /// - Parameters:
  ///   - scripts: the script of each UTF-16 unit.
  ///   - locale: the locale of the label.
  init?(_ units: [UInt16], scripts: [OpenTypeTag], locale: String) {
    guard units.contains(where: Self.isHanOrNear) else { return nil }
    let own = locale.prefix { $0 != "-" && $0 != "_" }.lowercased()
    guard !["ja", "ko", "zh", "yue"].contains(own) else { return nil }
    // The language of most characters counts: a Korean name in Japanese text, or the other way round.
    var counts = (japanese: 0, korean: 0, taiwanese: 0)
    for script in scripts {
      switch script {
      case Self.hiragana, Self.katakana: counts.japanese += 1
      case Self.hangul: counts.korean += 1
      case Self.bopomofo: counts.taiwanese += 1
      default: break
      }
    }
    isWritten = counts != (0, 0, 0)
    let most = max(counts.japanese, counts.korean, counts.taiwanese)
    tag = !isWritten ? "zh-Hans" : most == counts.japanese ? "ja" : most == counts.korean ? "ko" : "zh-Hant"
  }

  /// Whether a UTF-16 unit may be of a Han character, kana, Hangul, their punctuation, or an emoji.
  static func isHanOrNear(_ unit: UInt16) -> Bool { unit >= 0x2E80 || (0x1100..<0x1200).contains(unit) }

  /// Whether text of a script is in this language.
  static func covers(_ script: OpenTypeTag) -> Bool { [han, hiragana, katakana, hangul, bopomofo].contains(script) }

  private static let han = OpenTypeTag("Hani")
  private static let hiragana = OpenTypeTag("Hira")
  private static let katakana = OpenTypeTag("Kana")
  private static let hangul = OpenTypeTag("Hang")
  private static let bopomofo = OpenTypeTag("Bopo")
}
