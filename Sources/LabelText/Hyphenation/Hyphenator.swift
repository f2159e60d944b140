// SPDX-License-Identifier: MIT

/// Finds where words may be hyphenated, by the pattern files that the machine has.
///
/// Belongs to one thread. Reads a language's patterns when they are first needed and keeps them.
package final class Hyphenator {
  private let folders: [String]
  /// By locale; nil where there are no patterns.
  private var dictionaries: [String: HyphenationDictionary?] = [:]

  /// Locales kept before all are let go; locales in one process are few.
  private static let capacity = 16

  /// Where Debian, Fedora and Arch put libhyphen's patterns.
  package static let systemFolders = ["/usr/share/hyphen"]

  package init(folders: [String] = Hyphenator.systemFolders) { self.folders = folders }

  /// Whether there are patterns for a locale's language.
  package func knows(_ locale: String) -> Bool { dictionary(for: locale) != nil }

  /// Offsets before which a hyphen may end a line, in UTF-16 units, ascending; none in a language without patterns.
  ///
  /// Only words that are all letters are hyphenated: no addresses, numbers, names of files, nor words in which the author has set soft
  /// hyphens.
  /// - Parameter words: the text's word boundaries (UAX #29), from 0 to its length.
  package func offsets(in text: [UInt16], words: [Int], locale: String) -> [Int] {
    guard let dictionary = dictionary(for: locale) else { return [] }
    var result: [Int] = []
    for (start, end) in zip(words, words.dropFirst()) {
      guard end - start > 1, let word = Word(text, in: start..<end) else { continue }
      result += dictionary.hyphens(in: word.letters).map { start + word.offsets[$0] }
    }
    return result
  }

  private func dictionary(for locale: String) -> HyphenationDictionary? {
    if let known = dictionaries[locale] { return known }
    if dictionaries.count >= Self.capacity { dictionaries.removeAll() }
    let paths = HyphenationLocale.fileNames(for: locale).flatMap { name in folders.map { "\($0)/\(name)" } }
    let found = paths.lazy.compactMap { HyphenationDictionary(path: $0) }.first
    dictionaries.updateValue(found, forKey: locale)
    return found
  }

  /// A word of letters, and where each of them begins in UTF-16 units of the word.
  private struct Word {
    var letters: [Unicode.Scalar] = []
    var offsets: [Int] = []

    /// nil for a word with anything else in it.
    init?(_ text: [UInt16], in range: Range<Int>) {
      var offset = 0
      for (value, length) in UTF16Scalars(text, in: range) {
        guard let scalar = Unicode.Scalar(value), Self.isLetter(scalar) else { return nil }
        letters.append(scalar)
        offsets.append(offset)
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
