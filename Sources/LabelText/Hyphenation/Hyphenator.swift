// SPDX-License-Identifier: MIT

/// Finds where words may be hyphenated, by the machine's pattern files.
///
/// Belongs to one thread. Loads a language's patterns on first use and keeps them.
package final class Hyphenator {
  private let folders: [String]
  /// By locale; nil for a locale without patterns.
  private var dictionaries: [String: HyphenationDictionary?] = [:]

  /// The most locales that are cached; all are dropped beyond it. A process uses few locales.
  private static let capacity = 16

  /// The folder of libhyphen's patterns on Debian, Fedora and Arch.
  package static let systemFolders = ["/usr/share/hyphen"]

  package init(folders: [String] = Hyphenator.systemFolders) { self.folders = folders }

  /// Whether there are patterns for a locale's language.
  package func knows(_ locale: String) -> Bool { dictionary(for: locale) != nil }

  /// The offsets before which a line may end with a hyphen, in UTF-16 units, ascending; none for a language without patterns.
  ///
  /// Only words that consist of letters are hyphenated: no addresses, numbers or file names, and no words in which the author has set soft
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
    if let cached = dictionaries[locale] { return cached }
    if dictionaries.count >= Self.capacity { dictionaries.removeAll() }
    let paths = HyphenationLocale.fileNames(for: locale).flatMap { name in folders.map { "\($0)/\(name)" } }
    let dictionary = paths.lazy.compactMap { HyphenationDictionary(path: $0) }.first
    dictionaries.updateValue(dictionary, forKey: locale)
    return dictionary
  }

  /// The letters of a word, and the offset of each in UTF-16 units of the word.
  private struct Word {
    var letters: [Unicode.Scalar] = []
    var offsets: [Int] = []

    /// nil for a word that contains anything but letters.
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
