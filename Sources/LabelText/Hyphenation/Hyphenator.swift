// SPDX-License-Identifier: MIT

internal import LabelSystem

/// Finds where words may be hyphenated, by the machine's pattern files.
///
/// Belongs to one thread. A language's patterns are loaded on first use and shared by all threads.
package final class Hyphenator {
  private let folders: [String]
  /// By locale; nil for a locale without patterns.
  private var files: [String: PatternFile?] = [:]

  /// The most locales that are cached; all are dropped beyond it. A process uses few locales.
  private static let capacity = 16

  /// The folder of libhyphen's patterns on Debian, Fedora and Arch.
  package static let systemFolders = ["/usr/share/hyphen"]

  package init(folders: [String] = Hyphenator.systemFolders) { self.folders = folders }

  /// The languages with patterns on this machine, sorted: `de`, `en`.
  package static func installedLanguages() -> [String] {
    var languages: Set<String> = []
    for folder in systemFolders {
      for name in FolderListing.names(in: folder) where name.hasPrefix("hyph_") && name.hasSuffix(".dic") {
        languages.insert(String(name.dropFirst("hyph_".count).prefix { $0 != "_" && $0 != "." }))
      }
    }
    return languages.sorted()
  }

  /// Whether there are patterns for a locale's language.
  package func knows(_ locale: String) -> Bool { file(for: locale) != nil }

  /// The offsets before which a line may end with a hyphen, in UTF-16 units, ascending; none for a language without patterns.
  ///
  /// Only words that consist of letters are hyphenated: no addresses, numbers or file names, and no words in which the author has set soft
  /// hyphens. The parts of a word with apostrophes are hyphenated like words: l'administration.
  /// - Parameter words: the text's word boundaries (UAX #29), from 0 to its length.
  package func offsets(in text: [UInt16], words: [Int], locale: String) -> [Int] {
    guard let file = file(for: locale) else { return [] }
    var result: [Int] = []
    for (start, end) in zip(words, words.dropFirst()) {
      guard end - start > 1, let word = Word(text, in: start..<end) else { continue }
      for part in word.parts { result += file.hyphens(in: part.letters).map { start + part.offsets[$0] } }
    }
    return result
  }

  private func file(for locale: String) -> PatternFile? {
    if let cached = files[locale] { return cached }
    if files.count >= Self.capacity { files.removeAll() }
    var found: PatternFile?
    for name in HyphenationLocale.fileNames(for: locale) where found == nil {
      for folder in folders where found == nil { found = PatternFiles.file(at: "\(folder)/\(name)") }
    }
    files.updateValue(found, forKey: locale)
    return found
  }

  /// The letters of a word between its apostrophes, and the offset of each in UTF-16 units of the word.
  private struct Word {
    struct Part {
      var letters: [Unicode.Scalar] = []
      var offsets: [Int] = []
    }

    var parts = [Part()]

    /// nil for a word that contains anything but letters and apostrophes.
    init?(_ text: [UInt16], in range: Range<Int>) {
      var offset = 0
      for (value, length) in UTF16Scalars(text, in: range) {
        if value == 0x27 || value == 0x2019 {
          parts.append(Part())
        } else {
          guard let scalar = Unicode.Scalar(value), Self.isLetter(scalar) else { return nil }
          parts[parts.count - 1].letters.append(scalar)
          parts[parts.count - 1].offsets.append(offset)
        }
        offset += length
      }
    }

    private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark, .spacingMark: true
      default: false
      }
    }
  }
}
