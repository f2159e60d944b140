// SPDX-License-Identifier: MIT

internal import CHyphen
internal import Glibc

/// The hyphenation patterns of one language, read by libhyphen. Owns them.
final class HyphenationDictionary {
  private let patterns: UnsafeMutablePointer<HyphenDict>
  private let encoding: PatternEncoding

  /// Longer words are no words: libhyphen works on its stack up to here (`MAX_CHARS`).
  private static let longestWord = 100

  /// nil for a file that is not there, holds no patterns, or is written in an encoding that the C library does not know.
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

  /// How many letters stand before each hyphen that the word may take, ascending; never nearer to its ends than the patterns say.
  ///
  /// Places where hyphenation would change the spelling (old German Schiffahrt, Schiff-fahrt) are left out: a line shows the text's own
  /// letters.
  func hyphens(in letters: [Unicode.Scalar]) -> [Int] {
    guard letters.count > 1, letters.count <= Self.longestWord, var word = encoding.bytes(of: letters.map(Self.lowercased)) else {
      return []
    }
    let length = Int32(word.count)
    // libhyphen writes up to five characters more than the word has.
    var marks = [CChar](repeating: 0, count: word.count + 5)
    var replacements: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
    var positions: UnsafeMutablePointer<Int32>?
    var cuts: UnsafeMutablePointer<Int32>?
    word.append(0)
    let status = hnj_hyphen_hyphenate2(patterns, word, length, &marks, nil, &replacements, &positions, &cuts)
    defer {
      if let replacements { for index in 0..<Int(length) { free(replacements[index]) } }
      free(replacements)
      free(positions)
      free(cuts)
    }
    guard status == 0 else { return [] }
    // An odd digit stands for a hyphen after its letter.
    return (1..<letters.count).filter { marks[$0 - 1] & 1 == 1 && replacements?[$0 - 1] == nil }
  }

  /// Patterns are in lower case. Letters whose lower case is longer stay, so that letters keep their places.
  private static func lowercased(_ letter: Unicode.Scalar) -> Unicode.Scalar {
    let mapping = letter.properties.lowercaseMapping.unicodeScalars
    return mapping.count == 1 ? mapping.first ?? letter : letter
  }
}
