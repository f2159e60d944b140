// SPDX-License-Identifier: MIT

internal import CHyphen
internal import Glibc

/// The hyphenation patterns of a language, read by libhyphen. Owns them.
final class HyphenationDictionary {
  private let patterns: UnsafeMutablePointer<HyphenDict>
  private let encoding: PatternEncoding

  /// The longest word in letters that is hyphenated: libhyphen works on its stack up to this length (`MAX_CHARS`).
  private static let maximumWordLength = 100

  /// Loads a pattern file; nil when it does not exist, has no patterns, or has an encoding that the C library does not support.
  init?(path: String) {
    guard let patterns = hnj_hyphen_load(path) else { return nil }
    guard let encoding = PatternEncoding(of: patterns.pointee) else {
      hnj_hyphen_free(patterns)
      return nil
    }
    self.patterns = patterns
    self.encoding = encoding
  }

  deinit { hnj_hyphen_free(patterns) }

  /// The possible hyphens of a word, each as the number of letters before it, ascending. They keep the patterns' minimum distance from the
  /// ends.
  ///
  /// Hyphenations that change the spelling (old German Schiffahrt, Schiff-fahrt) are left out, because lines show the text's own letters.
  func hyphens(in letters: [Unicode.Scalar]) -> [Int] {
    guard letters.count > 1, letters.count <= Self.maximumWordLength, var word = encoding.bytes(of: letters.map(Self.lowercased)) else {
      return []
    }
    let length = Int32(word.count)
    // libhyphen writes up to five characters more than the length of the word.
    var flags = [CChar](repeating: 0, count: word.count + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    word.append(0)
    let status = hnj_hyphen_hyphenate2(patterns, word, length, &flags, nil, &replacements, &positions, &cuts)
    defer {
      if let replacements { for index in 0..<Int(length) { free(replacements[index]) } }
      free(replacements)
      free(positions)
      free(cuts)
    }
    guard status == 0 else { return [] }
    // An odd digit allows a hyphen after its letter.
    return (1..<letters.count).filter { flags[$0 - 1] & 1 == 1 && replacements?[$0 - 1] == nil }
  }

  /// Patterns are in lower case. A letter whose lower case has several scalars is left alone, so that offsets do not change.
  private static func lowercased(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let mapping = letter.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? letter : letter
  }
}
