// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout
internal import LabelStrings

extension ValueFix {
  /// The correction of a value for a key that takes another shape; nil if there is no good guess.
  init?(of node: DocumentNode, for shape: ValueShape) {
    // Objects come first: `font: 17` is rather meant as a size than as the name of a family.
    let forms = shape.forms.filter(\.isObject) + shape.forms.filter { !$0.isObject }
    guard let fix = forms.lazy.compactMap({ Self.fix(node, $0) }).first else { return nil }
    self = fix
  }

  private static func fix(_ node: DocumentNode, _ shape: ValueShape) -> ValueFix? {
    switch shape {
    case .string: quoted(node)
    case .colorName: color(node)
    case .number(let range): node.text.flatMap { number($0, isCell: node.isCell) ?? percentage($0, range) }
    case .integer(let range): node.text.flatMap { number($0, isCell: node.isCell) ?? percentage($0, range) }
    case .bool: node.text.flatMap(bool)
    case .list(let element, nil): list(node, of: element)
    case .object(let fields): object(node, Set(fields.map(\.name)))
    case .choice, .argument, .list, .dictionary, .either: nil
    }
  }

  /// A number or a Boolean as a string.
  private static func quoted(_ node: DocumentNode) -> ValueFix? {
    switch node.value {
    case .number(_, let text): ValueFix(.quote, text.json.line)
    case .bool(let value): ValueFix(.quote, String(value).json.line)
    case .null, .string, .cell, .list, .mapping: nil
    }
  }

  /// The digits of a colour that YAML reads as a number.
  private static func color(_ node: DocumentNode) -> ValueFix? {
    guard case .number(_, let text) = node.value, [3, 4, 6, 8].contains(text.utf8.count), text.allSatisfy(\.isHexDigit) else { return nil }
    return ValueFix(.quote, "\"#\(text)\"")
  }

  /// A number in quotes, with a unit, or with a decimal comma.
  private static func number(_ text: String, isCell: Bool) -> ValueFix? {
    if !isCell, let value = Double(text), value.isFinite { return ValueFix(.unquote, text) }
    for unit in ["px", "pt", "dp", "sp", "x"] where text.lowercased().hasSuffix(unit) {
      let digits = String(text.dropLast(unit.count).reversed().drop { $0 == " " }.reversed())
      if let value = Double(digits), value.isFinite { return ValueFix(unit == "x" ? .rewrite : .dropUnit, digits) }
    }
    return grouped(text, by: ".", decimal: ",") ?? grouped(text, by: ",", decimal: ".")
  }

  /// A number with a decimal comma, or whose digits are grouped in threes.
  private static func grouped(_ text: String, by group: Character, decimal: Character) -> ValueFix? {
    let parts = text.split(separator: decimal, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let groups = parts[0].split(separator: group, omittingEmptySubsequences: false)
    let isGrouped = groups.dropFirst().allSatisfy { $0.count == 3 } && (groups.count == 1 || (1...3).contains(groups[0].count))
    guard isGrouped, decimal == "," || groups.count > 1, (groups + parts[1...]).joined().allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return ValueFix(.rewrite, groups.joined() + "." + parts[1])
  }

  /// A share of 1, or else a number of points.
  private static func percentage(_ text: String, _ range: NumberRange) -> ValueFix? {
    guard text.hasSuffix("%"), let value = Double(text.dropLast().filter { $0 != " " }), value.isFinite else { return nil }
    if let maximum = range.maximum, maximum <= 1 { return ValueFix(.rewrite, DumpText.number(value / 100)) }
    return ValueFix(.dropPercent, DumpText.number(value))
  }

  private static func bool(_ text: String) -> ValueFix? {
    switch text.lowercased() {
    case "yes", "on", "y", "1": ValueFix(.rewrite, "true")
    case "no", "off", "n", "0": ValueFix(.rewrite, "false")
    case "true", "false": ValueFix(.unquote, text.lowercased())
    default: nil
    }
  }

  /// A list with the one value.
  private static func list(_ node: DocumentNode, of element: ValueShape) -> ValueFix? {
    switch (node.value, element) {
    case (.number(_, let text), .number), (.number(_, let text), .integer): ValueFix(.rewrite, "[\(text)]")
    case (.string(let text), .string), (.string(let text), .choice): ValueFix(.rewrite, "[\(text.json.line)]")
    case (.string(let text), .object(let fields)) where fields.contains { $0.name == "text" }:
      ValueFix(.rewrite, "[{ text: \(text.json.line) }]")
    default: nil
    }
  }

  /// An object for the one value that is written.
  private static func object(_ node: DocumentNode, _ keys: Set<String>) -> ValueFix? {
    if case .number(_, let text) = node.value, keys.contains("size") { return ValueFix(.rewrite, "{ size: \(text) }") }
    guard let text = node.text, keys.contains("color"), (try? ColorDescription(parsing: text)) != nil else { return nil }
    let color = text.hasPrefix("#") ? text.json.line : text
    return ValueFix(.rewrite, keys.contains("radius") ? "{ color: \(color), radius: 3 }" : "{ color: \(color) }")
  }
}

extension ValueShape {
  fileprivate var isObject: Bool { if case .object = self { true } else { false } }
}

extension DocumentNode {
  /// Whether this is a CSV cell or the value of an option, which have no quotes.
  var isCell: Bool { if case .cell = value { true } else { false } }
}
