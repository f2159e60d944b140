// SPDX-License-Identifier: MIT

internal import CICU
internal import LabelSettings

/// Finds the pattern files for a locale, and the packages that have them.
package enum HyphenationLocale {
  /// File names, best first: `de-AT` looks for hyph_de_AT.dic, then hyph_de.dic, then the file for the language's main country,
  /// hyph_de_DE.dic. Empty for an invalid locale, so that the name never leads out of the folder.
  static func fileNames(for locale: String) -> [String] {
    let written = Subtags(locale)
    guard !written.language.isEmpty else { return [] }
    let likely = Subtags(likelyLocale(written.language))
    let tails = [
      [written.script, written.region], [written.region], [written.script], [], [likely.script, likely.region], [likely.region],
    ]
    var names: [String] = []
    for tail in tails {
      let name = "hyph_" + ([written.language] + tail.filter { !$0.isEmpty }).joined(separator: "_") + ".dic"
      if !names.contains(name) { names.append(name) }
    }
    return names
  }

  /// The Debian package with the patterns of a locale; nil when there is none.
  package static func package(for locale: String) -> String? {
    let written = Subtags(locale)
    switch written.language {
    case "en": return written.region == "GB" ? "hyphen-en-gb" : "hyphen-en-us"
    case "pt": return written.region == "BR" || written.region.isEmpty ? "hyphen-pt-br" : "hyphen-pt-pt"
    case "nb", "nn", "no": return "hyphen-no"
    default: return packaged.contains(written.language) ? "hyphen-" + written.language : nil
    }
  }

  /// The other languages for which Debian 12 has a package.
  private static let packaged: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr", "hu", "id", "is", "it", "kn", "lt",
    "lv",
    "ml", "mn", "mr", "nl", "or", "pa", "pl", "ro", "ru", "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]

  /// The language with its likely script and country (CLDR); the language alone when ICU has none.
  private static func likelyLocale(_ language: String) -> String {
    var output = [CChar](repeating: 0, count: 64)
    let capacity = Int32(output.count)
    let length = try? ICU.check("uloc_addLikelySubtags") { icu_likely_locale(&output, capacity, language, &$0) }
    return length == nil ? language : String(decoding: output.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The parts of a locale that occur in names of pattern files; empty when missing.
  private struct Subtags {
    var language = ""
    var script = ""
    var region = ""

    init(_ locale: String) {
      let parts = locale.prefix { $0 != "@" && $0 != "." }.split(whereSeparator: { $0 == "-" || $0 == "_" })
      guard let first = parts.first, (2...3).contains(first.count), first.allSatisfy(Self.isLetter) else { return }
      language = first.lowercased()
      for part in parts.dropFirst() {
        switch part.count {
        case 4 where part.allSatisfy(Self.isLetter) && script.isEmpty && region.isEmpty:
          script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
        case 2 where part.allSatisfy(Self.isLetter) && region.isEmpty: region = part.uppercased()
        default: return
        }
      }
    }

    private static func isLetter(_ character: Character) -> Bool { character.isASCII && character.isLetter }
  }
}
