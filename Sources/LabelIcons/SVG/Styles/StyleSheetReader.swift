// SPDX-License-Identifier: MIT

/// Parses style sheets and `style` attributes.
///
/// It works on bytes: Swift characters are too slow for a hostile megabyte.
enum StyleSheetReader {
  enum Item {
    case rule(selectors: [String], [SVGDeclaration])
    /// The text of an at-rule before its block.
    case ignored(String)
  }

  /// The rules and at-rules of a sheet in order, at most one more than `SVGLimits.styleRules`.
  ///
  /// - Parameter properties: the properties to keep.
  static func items(of text: String, keeping properties: Set<String> = SVGStyle.properties) -> [Item] {
    let bytes = withoutComments(text)
    var items: [Item] = []
    var rest = bytes[...]
    while items.count <= SVGLimits.styleRules, let stop = rest.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: ";") }) {
      let prelude = trimmed(rest[..<stop])
      guard bytes[stop] == UInt8(ascii: "{") else {
        // Only at-rules such as @import end with a semicolon.
        items.append(.ignored(prelude))
        rest = rest[(stop + 1)...]
        continue
      }
      let body = block(rest[stop...])
      rest = rest[body.endIndex...].dropFirst()
      if prelude.hasPrefix("@") {
        items.append(.ignored(prelude))
      } else {
        items.append(
          .rule(selectors: SelectorReader.parts(of: prelude.utf8, limit: SVGLimits.styleRules), declarations(body, properties)))
      }
    }
    return items
  }

  /// The declarations of a `style` attribute for variables and supported properties; the last one of each.
  static func declarations(_ text: String) -> [SVGDeclaration] { declarations(withoutComments(text)[...], SVGStyle.properties) }

  private static func declarations(_ body: ArraySlice<UInt8>, _ properties: Set<String>) -> [SVGDeclaration] {
    var result: [SVGDeclaration] = []
    for text in body.split(separator: UInt8(ascii: ";")) {
      guard let colon = text.firstIndex(of: UInt8(ascii: ":")) else { continue }
      let property = trimmed(text[..<colon]).lowercased()
      // Variables keep their capitals.
      let isVariable = property.hasPrefix("--")
      guard isVariable || properties.contains(property) else { continue }
      var value = trimmed(text[(colon + 1)...])
      let isImportant = value.hasSuffix("!important")
      if isImportant { value = trimmed(value.utf8.dropLast("!important".utf8.count)) }
      let name = isVariable ? trimmed(text[..<colon]) : property
      result.append(SVGDeclaration(property: name, value: value, isImportant: isImportant))
    }
    var seen: Set<String> = []
    return result.reversed().filter { seen.insert($0.property).inserted }.reversed()
  }

  /// The content of a block that begins with a brace, nested blocks included. An unclosed block ends at the end of the text.
  private static func block(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var depth = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: "{") { depth += 1 }
      if text[index] == UInt8(ascii: "}") { depth -= 1 }
      if depth == 0 { return text[(text.startIndex + 1)..<index] }
    }
    return text.dropFirst()
  }

  private static func withoutComments(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index...].starts(with: "/*".utf8) {
        index += 2
        while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
        index += 2
      } else {
        kept.append(bytes[index])
        index += 1
      }
    }
    return kept
  }

  /// The text without leading and trailing white space.
  static func trimmed(_ text: String) -> String {
    let bytes = text.utf8
    guard let first = bytes.first, let last = bytes.last, ASCII.isSpace(first) || ASCII.isSpace(last) else { return text }
    return trimmed(bytes)
  }

  static func trimmed(_ text: some BidirectionalCollection<UInt8>) -> String {
    let start = text.drop(while: ASCII.isSpace)
    guard let last = start.lastIndex(where: { !ASCII.isSpace($0) }) else { return "" }
    return String(decoding: start[...last], as: UTF8.self)
  }
}
