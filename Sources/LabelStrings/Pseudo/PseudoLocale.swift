// SPDX-License-Identifier: MIT

/// A locale that nobody speaks, whose texts are made from those of the source language: it shows what breaks in other languages before anything
/// is translated.
///
/// The identifiers are those of Android where it has one. Their regions are ones that ISO 3166 leaves to its users.
package enum PseudoLocale: String, Hashable, Sendable, CaseIterable {
  /// Letters with accents, and 40 % more text, in brackets: `[Šåvé one]`.
  case accented = "en-XA"
  /// Words that are written from right to left.
  case rightToLeft = "ar-XB"
  /// Letters as wide and as tall as those of Chinese and Japanese: `Ｓａｖｅ`.
  case cjk = "zh-XC"
  /// The text twice, as German and Finnish can be.
  case double = "en-XD"

  /// The pseudo-locale with an identifier, in either case and with a hyphen or an underscore; nil for any other locale.
  package init?(identifier: String) {
    // Asked for each label, and other locales have no X.
    guard identifier.utf8.count == 5, identifier.utf8.contains(where: { $0 == 0x58 || $0 == 0x78 }) else { return nil }
    let name = identifier.lowercased()
    guard let locale = Self.allCases.first(where: { $0.rawValue.lowercased() == name.replacing("_", with: "-") }) else { return nil }
    self = locale
  }

  /// What is different in its texts, for help and messages.
  package var summary: String {
    switch self {
    case .accented: "accents, and 40 % longer"
    case .rightToLeft: "words from right to left"
    case .cjk: "wide and tall letters"
    case .double: "twice the length"
    }
  }

  /// A text of the source language in this locale.
  package func text(_ source: String) -> String {
    format(StringFormat(literal: source)).pieces.reduce("") { text, piece in
      if case .text(let literal) = piece { text + literal } else { text }
    }
  }

  /// A format of the source language in this locale. Placeholders stay whole, and so do tags, entities, addresses and names in braces.
  func format(_ source: StringFormat) -> StringFormat {
    guard source.pieces.contains(where: \.hasText) else { return source }
    var result = source
    result.pieces = []
    if self == .accented { result.append("[") }
    var letters = 0
    for piece in source.pieces {
      guard case .text(let literal) = piece else {
        result.pieces.append(piece)
        continue
      }
      for part in MarkupParts(literal) {
        result.append(part.isMarkup ? String(part.text) : changed(part.text))
        if !part.isMarkup { letters += part.text.count(where: \.isLetter) }
      }
    }
    switch self {
    case .accented: result.append(Self.filler(letters: letters) + "]")
    case .double:
      result.append(" ")
      for piece in source.pieces {
        if case .text(let literal) = piece { result.append(literal) } else { result.pieces.append(piece) }
      }
    case .rightToLeft, .cjk: break
    }
    return result
  }

  /// Words with at least two fifths as many letters as the text has.
  private static func filler(letters: Int) -> String {
    var (filler, count, index) = ("", 0, 0)
    while count * 5 < letters * 2 {
      let word = fillerWords[index % fillerWords.count]
      filler += " " + word
      (count, index) = (count + word.count, index + 1)
    }
    return filler
  }

  private static let fillerWords = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

  private func changed(_ text: Substring) -> String {
    switch self {
    case .accented: String(text.map { Self.accents[$0] ?? $0 })
    case .rightToLeft: Self.reversedWords(text)
    case .cjk: String(String.UnicodeScalarView(text.unicodeScalars.map(Self.fullWidth)))
    case .double: String(text)
    }
  }

  /// Each word between marks that override its direction, as Android does it.
  private static func reversedWords(_ text: Substring) -> String {
    var (result, word) = ("", "")
    func close() {
      if !word.isEmpty { result += word.contains(where: \.isLetter) ? "\u{200F}\u{202E}\(word)\u{202C}\u{200F}" : word }
      word = ""
    }
    for character in text {
      if character.isWhitespace {
        close()
        result.append(character)
      } else {
        word.append(character)
      }
    }
    close()
    return result
  }

  /// The full-width form of an ASCII character.
  private static func fullWidth(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x20: "\u{3000}"
    case 0x21...0x7E: Unicode.Scalar(scalar.value + 0xFEE0) ?? scalar
    default: scalar
    }
  }

  private static let accents: [Character: Character] = {
    let plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    let accented = "åḃçďéḟĝĥîĵķļṁñöþqŕšţûvŵẋýžÅḂÇĎÉḞĜĤÎĴĶĻṀÑÖÞQŔŠŢÛVŴẊÝŽ"
    return Dictionary(uniqueKeysWithValues: zip(plain, accented))
  }()
}

extension StringFormat.Piece {
  fileprivate var hasText: Bool { if case .text(let text) = self { text.contains(where: \.isLetter) } else { false } }
}
