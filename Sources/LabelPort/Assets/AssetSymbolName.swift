// SPDX-License-Identifier: MIT

/// Names of assets in Swift, by Xcode's rules.
package enum AssetSymbolName {
  /// The name of a member, such as `myLogo2` for "my-logo 2"; nil for a name without letters and digits.
  ///
  /// Characters other than letters and digits separate words, of which the second and later ones begin with a capital letter. The first one
  /// begins with a small letter, a run of capitals as a whole: "URLIcon" is `urlIcon`. A digit cannot begin a name: "2x" is `_2x`. A last word
  /// "Color" of a colour, or "Image" of an image, is left out: "AccentColor" is `accent`.
  ///
  /// - Parameter suffix: The word to leave out, such as `Color`.
  package static func member(_ name: String, droppingSuffix suffix: String = "") -> String? {
    var camel = camelCase(name)
    guard !camel.isEmpty else { return nil }
    if !suffix.isEmpty, camel.count > suffix.count, camel.hasSuffix(suffix) { camel.removeLast(suffix.count) }
    return escaped(loweringStart(of: camel))
  }

  /// The name of a namespace, such as `BrandKit` for "brand kit".
  package static func namespace(_ name: String) -> String? {
    let camel = camelCase(name)
    guard let first = camel.first else { return nil }
    return escaped(first.uppercased() + camel.dropFirst())
  }

  /// The words of a name in one, all but the first with a capital letter.
  private static func camelCase(_ name: String) -> String {
    let words = name.split { !($0.isLetter || $0.isNumber) }
    return words.enumerated().map { index, word in index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst() }.joined()
  }

  /// In `URLIcon` the run of capitals ends before the one that begins the next word.
  private static func loweringStart(of name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    let isAllCapitals = capitals == name.count || name[name.index(name.startIndex, offsetBy: capitals)...].first?.isLetter == false
    let count = capitals > 1 && !isAllCapitals ? capitals - 1 : capitals
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }

  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_" + name }
    if ["self", "Self", "Type", "Protocol"].contains(name) { return "_" + name }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Words that cannot be names without backticks.
  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "subscript",
    "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
