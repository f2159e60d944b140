// SPDX-License-Identifier: MIT

/// Lists of words as one text, such as those of other command lines, in ASCII and with one space between two words. By bytes: an error message
/// looks through hundreds of words, and a text by its characters takes ten times as long.
extension String {
  /// The words of the text.
  package var words: [String] { utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) } }

  /// Whether the text is one of some words.
  package func isWord(of words: String) -> Bool {
    words.utf8.split(separator: UInt8(ascii: " ")).contains { $0.elementsEqual(utf8) }
  }
}
