// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelStrings
internal import LabelViewNode

extension ValueFix {
  /// The correction of a value for a key that takes another shape; nil if there is no good guess.
  ///
  /// - Parameter key: The dotted key, which decides about units and shares.
  init?(of node: DocumentNode, for shape: ValueShape, key: String = "") {
    if let fix = Self.variants(node, key) {
      self = fix
      return
    }
    if key == "fonts", let text = node.text, !text.contains(where: { "/.,".contains($0) }) {
      self = ValueFix(.advice, "name folders of font files, as in fonts: [fonts]; a family is font: \(text)")
      return
    }
    // Objects come first: `font: 17` is rather meant as a size than as the name of a family.
    let forms = shape.forms.filter(\.isObject) + shape.forms.filter { !$0.isObject }
    guard let fix = forms.lazy.compactMap({ Self.fix(node, $0, key) }).first else { return nil }
    self = fix
  }

  private static func fix(_ node: DocumentNode, _ shape: ValueShape, _ key: String) -> ValueFix? {
    switch shape {
    case .string: quoted(node)
    case .colorName: color(node)
    case .number(let range), .integer(let range): node.text.flatMap { NumberText($0, key).fix(range, isCell: node.isCell) }
    case .bool: node.plainText.flatMap(bool)
    case .list(let element, let count): list(node, of: element, count, key)
    case .object(let fields): object(node, Set(fields.map(\.name)), key)
    case .choice(let names):
      node.plainText.flatMap { ForeignNames.value(for: $0, among: names) }.map { ValueFix(.rewrite, $0) }
    case .dictionary(let element, _): dictionary(node, of: element)
    case .argument, .either: nil
    }
  }

  /// OpenType tags as an object with numbers.
  private static func dictionary(_ node: DocumentNode, of element: ValueShape) -> ValueFix? {
    guard case .integer = element else { return nil }
    let tags =
      node.elements.isEmpty ? (node.text ?? "").split { ",; ".contains($0) }.map(String.init) : node.elements.compactMap(\.plainText)
    let known = tags.compactMap { tag in
      tag.utf8.count == 4 ? tag : ForeignNames.value(for: tag, among: ["smcp", "c2sc", "liga", "tnum", "onum", "frac", "zero"])
    }
    guard !known.isEmpty, known.count == tags.count else { return nil }
    return ValueFix(.rewrite, "{ \(known.map { "\($0): 1" }.joined(separator: ", ")) }")
  }

  /// The advice for several values of a key that takes one, as `scale: 1,2`, which the variants of a manifest have.
  static func variants(_ node: DocumentNode, _ key: String) -> ValueFix? {
    guard VariantAxes.fields[key] != nil else { return nil }
    let separators = ",;/| "
    let words =
      node.elements.isEmpty
      ? (node.text ?? "").split { separators.contains($0) }.map(String.init) : node.elements.compactMap(\.plainText)
    var values = words.map { key == "scale" ? NumberText($0, key).number ?? $0 : $0 }
    if values.count == 1, key == "colorScheme", ["both", "all", "any"].contains(values[0].lowercased()) { values = ["light", "dark"] }
    guard values.count > 1, key != "scale" || values.allSatisfy({ Double($0) != nil }) else { return nil }
    let list = values.joined(separator: ", ")
    switch node.location.file {
    case "--set": return ValueFix(.advice, "write --set variants.\(key)=\(values.joined(separator: ","))")
    case let file where file.hasPrefix("--"):
      return ValueFix(.advice, "an image has one \(key); a manifest can have several: variants: { \(key): [\(list)] }")
    default: return ValueFix(.advice, "write variants: { \(key): [\(list)] }")
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

  /// The digits of a colour that YAML reads as a number, and the components of one.
  private static func color(_ node: DocumentNode) -> ValueFix? {
    if case .list(let elements) = node.value {
      let text = elements.compactMap(\.plainText).joined(separator: ",")
      return ForeignColors.color(ofComponents: text).map { ValueFix(.rewrite, $0.json.line) }
    }
    guard case .number(_, let text) = node.value else { return nil }
    if text.hasPrefix("0x"), let hex = ForeignColors.hex(String(text.dropFirst(2))) { return ValueFix(.rewrite, hex.json.line) }
    let digits = text.hasPrefix("0x") ? String(text.dropFirst(2)) : text
    guard [3, 4, 6, 8].contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    return ValueFix(.quote, "\"#\(digits)\"")
  }

  private static func bool(_ text: String) -> ValueFix? {
    switch text.lowercased() {
    case "yes", "on", "y", "1", "wahr", "ja", "vrai", "oui", "verdadero", "si", "sì", "vero", "t", "enabled", "x":
      ValueFix(.rewrite, "true")
    case "no", "off", "n", "0", "falsch", "nein", "faux", "non", "falso", "f", "disabled", "none": ValueFix(.rewrite, "false")
    case "true", "false": ValueFix(.unquote, text.lowercased())
    default: nil
    }
  }

  /// A list with the one value, or with those that a text has with commas between them.
  private static func list(_ node: DocumentNode, of element: ValueShape, _ count: Int?, _ key: String) -> ValueFix? {
    if case .mapping(let entries) = node.value {
      guard let first = entries.first?.key, case .object = element, key != "labels" || first.hasPrefix("-") else { return nil }
      let isHyphen = first.hasPrefix("-")
      return ValueFix(
        .advice, isHyphen ? "write a space after each -, as in - id: rain" : "write a list: a line with - before each element")
    }
    if let text = node.plainText, key == "attributedTitle", text.contains("</") || text.contains("**") {
      return ValueFix(.advice, "write runs in place of markup, as in [{ text: \"Now \" }, { text: € 19.90, font: { weight: bold } }]")
    }
    if let text = node.plainText, case .object(let fields) = element {
      return fields.contains { $0.name == "text" } ? ValueFix(.rewrite, "[{ text: \(text.json.line) }]") : nil
    }
    guard let text = node.plainText, !node.isCell else { return nil }
    let words = text.split { ",;|".contains($0) }.map { String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
    // Without quotes, numbers and names are values of the list; any other text needs them.
    let values = words.compactMap { Self.element($0, element, isString: node.isString) }
    guard !values.isEmpty, values.count == words.count, count == nil || count == values.count else { return nil }
    if words.count == 1, ["both", "all", "any"].contains(words[0]), case .choice(let names) = element {
      return ValueFix(.rewrite, "[\(names.prefix(4).joined(separator: ", "))]")
    }
    return ValueFix(.rewrite, "[\(values.joined(separator: ", "))]")
  }

  /// An element of a list as it is written; nil for a text that cannot be one.
  private static func element(_ text: String, _ shape: ValueShape, isString: Bool) -> String? {
    for form in shape.forms {
      switch form {
      case .number, .integer:
        if let number = NumberText(text, "").number { return number }
      case .string: return isString ? text.json.line : nil
      case .argument: return isString && Double(text) == nil ? text.json.line : text
      case .choice(let names):
        if ["both", "all", "any"].contains(text) { return text }
        if let name = names.contains(text) ? text : ForeignNames.value(for: text, among: names) { return name.json.line }
      case .colorName:
        if (try? ColorDescription(parsing: text)) != nil { return text.hasPrefix("#") ? text.json.line : text }
      case .either(let forms):
        if let value = forms.lazy.compactMap({ Self.element(text, $0, isString: isString) }).first { return value }
      case .bool, .list, .object, .dictionary: break
      }
    }
    return nil
  }

  /// An object for the one value that is written.
  private static func object(_ node: DocumentNode, _ keys: Set<String>, _ key: String) -> ValueFix? {
    if let text = node.plainText, let fix = CSSShorthand(text)?.fix(of: key, keys) {
      // A cell has no brackets around a list.
      return node.isCell && fix.text.hasPrefix("[") ? ValueFix(.rewrite, fix.text.filter { !"[] ".contains($0) }) : fix
    }
    if let text = node.plainText, keys.isSuperset(of: ["text", "icon"]) { return ValueFix(.rewrite, "{ text: \(text.json.line) }") }
    if case .list(let elements) = node.value, keys == ["color", "at"], elements.count == 2, let at = elements[1].plainText {
      return elements[0].plainText.map { ValueFix(.rewrite, "{ color: \($0), at: \(at) }") }
    }
    if case .list(let elements) = node.value, keys.contains("gradient") {
      let colors = elements.compactMap { $0.text.flatMap { Self.element($0, .colorName, isString: true) } }
      return colors.count == elements.count && colors.count > 1
        ? ValueFix(.rewrite, "{ gradient: [\(colors.joined(separator: ", "))] }") : nil
    }
    if case .number(_, let text) = node.value, let inner = ["size", "width", "radius"].first(where: keys.contains), inner != "radius" {
      return ValueFix(.rewrite, "{ \(inner): \(text) }")
    }
    if case .number(_, let text) = node.value, keys.contains("radius"), keys.contains("offset") {
      return ValueFix(.rewrite, "{ color: black, radius: \(text) }")
    }
    if case .bool(true) = node.value, keys.contains("color") {
      return ValueFix(.rewrite, keys.contains("radius") ? "{ color: black, radius: 3 }" : "{ width: 1 }")
    }
    if case .bool(false) = node.value { return ValueFix(.advice, "leave the key out") }
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
