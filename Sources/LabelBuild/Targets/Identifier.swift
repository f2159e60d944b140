// SPDX-License-Identifier: MIT

/// Makes identifiers of programming languages out of ids.
enum Identifier {
  /// `bolt-fill` as `boltFill`; nil if no character of the text is valid in an identifier.
  static func lowerCamel(_ text: some StringProtocol, isASCII: Bool = false) -> String? {
    camel(text, isASCII: isASCII) { words in
      guard let first = words.first else { return [] }
      let isAcronym = first.allSatisfy { $0.isUppercase }
      return [isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()] + words.dropFirst().map(capitalized)
    }
  }

  /// `bolt-fill` as `BoltFill`; nil if no character of the text is valid in an identifier.
  static func upperCamel(_ text: some StringProtocol) -> String? { camel(text, isASCII: false) { $0.map(capitalized) } }

  private static func camel(_ text: some StringProtocol, isASCII: Bool, _ join: ([String]) -> [String]) -> String? {
    let words = text.split(whereSeparator: { !canContinue($0, isASCII: isASCII) }).map { String($0) }
    let name = join(words).joined()
    guard let first = name.unicodeScalars.first else { return nil }
    return first.properties.isXIDStart ? name : "_" + name
  }

  private static func canContinue(_ character: Character, isASCII: Bool) -> Bool {
    character != "_" && character.unicodeScalars.allSatisfy { $0.properties.isXIDContinue && (!isASCII || $0.isASCII) }
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
