// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelStrings

extension ValueKind where Value == [FormatArgument] {
  /// Values for the format specifiers of a text. In a CSV cell they are separated by semicolons, since texts may have spaces and commas. There a
  /// text that is a number is read as a number.
  static var arguments: ValueKind {
    ValueKind(.list(.argument, count: nil), encode: { .array($0.map(json)) }) { node, decoder in
      guard let nodes = elements(of: node) else {
        decoder.reportType(of: node, expected: .list(.argument, count: nil))
        return nil
      }
      var values: [FormatArgument] = []
      for (index, node) in nodes.enumerated() {
        let value = decoder.nested(index, at: node.location) { decoder -> FormatArgument? in
          let value = argument(node)
          if value == nil { decoder.reportType(of: node, expected: .argument) }
          return value
        }
        if let value { values.append(value) }
      }
      return values.count == nodes.count ? values : nil
    }
  }

  private static func elements(of node: DocumentNode) -> [DocumentNode]? {
    switch node.value {
    case .list(let elements): elements
    case .cell(let text): text.split(separator: ";").map { DocumentNode(.cell(trimmed($0)), at: node.location) }
    case .null, .bool, .number, .string, .mapping: nil
    }
  }

  private static func argument(_ node: DocumentNode) -> FormatArgument? {
    switch node.value {
    case .string(let text): .text(text)
    case .number(let value, let text): number(value, text)
    case .cell(let text): parsedNumber(text).map { number($0, text) } ?? .text(text)
    case .null, .bool, .list, .mapping: nil
    }
  }

  /// Returns an integer for a number that canonical JSON writes as an integer.
  private static func number(_ value: Double, _ text: String) -> FormatArgument {
    if !text.contains("."), let whole = Int64(exactly: value), abs(value) < 1e15 { return .integer(whole) }
    return .number(value)
  }

  /// Parses a cell as a JSON number; nil for other texts, such as `007` and `inf`.
  private static func parsedNumber(_ text: String) -> Double? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard let first = digits.utf8.first, (0x30...0x39).contains(first), first != 0x30 || digits.utf8.count == 1 || digits.hasPrefix("0."),
      digits.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }), digits.last != "."
    else { return nil }
    return Double(text)
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  private static func json(_ argument: FormatArgument) -> JSONValue {
    switch argument {
    case .text(let text): .string(text)
    case .integer(let value): .number(Double(value))
    case .unsigned(let value): .number(Double(value))
    case .number(let value): .number(value)
    // Objects cannot be written in a manifest.
    case .object: .null
    }
  }
}
