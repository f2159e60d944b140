// SPDX-License-Identifier: MIT

internal import LabelCore

extension ValueKind {
  /// An object. The keys of a label override those of the default.
  ///
  /// - Parameter fields: The keys, created only when such an object is decoded.
  package static func object(_ fields: @autoclosure @escaping @Sendable () -> FieldTable<Value>, _ empty: Value) -> ValueKind {
    object(fields(), empty) { fields().merged($0, under: $1) }
  }

  /// An object with its own rule for merging.
  static func object(
    _ fields: @autoclosure @escaping @Sendable () -> FieldTable<Value>, _ empty: Value,
    merge: @escaping @Sendable (_ outer: Value, _ inner: Value) -> Value
  ) -> ValueKind {
    ValueKind(fields().shape, accepts: \.isMapping, merge: merge, encode: { fields().json($0) }) { node, decoder in
      guard node.isMapping else {
        decoder.reportType(of: node, expected: fields().shape)
        return nil
      }
      var value = empty
      decoder.object(node, fields(), into: &value)
      return value
    }
  }

  /// Returns a kind that converts the values of this kind.
  ///
  /// - Parameter back: The inverse of `transform`.
  func map<Result: Sendable>(
    _ transform: @escaping @Sendable (Value) -> Result, back: @escaping @Sendable (Result) -> Value
  ) -> ValueKind<Result> {
    ValueKind<Result>(self.shape, encode: { self.encode(back($0)) }) { node, decoder in self.decode(node, &decoder).map(transform) }
  }

  /// Adds a short form to a kind, such as a number instead of an object.
  func or<Short: Sendable>(
    _ short: ValueKind<Short>, when isShort: @escaping @Sendable (DocumentNode) -> Bool,
    _ transform: @escaping @Sendable (Short) -> Value
  ) -> ValueKind {
    let full = self
    let shape: @Sendable () -> ValueShape = { .either([short.shape] + full.shape.forms) }
    return ValueKind(shape(), accepts: { isShort($0) || full.accepts($0) }, merge: full.merge, encode: full.encode) { node, decoder in
      if isShort(node) { return short.decode(node, &decoder).map(transform) }
      guard full.accepts(node) else {
        decoder.reportType(of: node, expected: shape())
        return nil
      }
      return full.decode(node, &decoder)
    }
  }

  /// Reads some values by another kind with the same shape, such as a path instead of a name.
  func reading<Other: Sendable>(
    _ other: ValueKind<Other>, when isOther: @escaping @Sendable (DocumentNode) -> Bool,
    _ transform: @escaping @Sendable (Other) -> Value
  ) -> ValueKind {
    let usual = self
    return ValueKind(usual.shape, accepts: usual.accepts, merge: usual.merge, encode: usual.encode) { node, decoder in
      isOther(node) ? other.decode(node, &decoder).map(transform) : usual.decode(node, &decoder)
    }
  }

  /// A list of values. In a CSV cell they are separated by commas, semicolons or spaces.
  package static func list<Element: Sendable>(_ element: ValueKind<Element>, count: Int? = nil) -> ValueKind where Value == [Element] {
    let shape: @Sendable () -> ValueShape = { .list(element.shape, count: count) }
    return ValueKind(shape(), encode: { .array($0.map(element.encode)) }) { node, decoder in
      guard let nodes = node.listElements, count == nil || nodes.count == count else {
        decoder.reportType(of: node, expected: shape())
        return nil
      }
      var values: [Element] = []
      for (index, node) in nodes.enumerated() {
        if let value = decoder.nested(index, at: node.location, { element.decode(node, &$0) }) { values.append(value) }
      }
      return values.count == nodes.count ? values : nil
    }
  }

  /// An object with any keys. The entries of a label are added to those of the default.
  package static func dictionary<Element: Sendable>(_ element: ValueKind<Element>, key: String) -> ValueKind
  where Value == [String: Element] {
    let shape: @Sendable () -> ValueShape = { .dictionary(element.shape, key: key) }
    let encode: @Sendable (Value) -> JSONValue = { values in
      .object(values.sorted { $0.key < $1.key }.map { JSONValue.Member($0.key, element.encode($0.value)) })
    }
    return ValueKind(shape(), merge: { $0.merging($1) { _, inner in inner } }, encode: encode) { node, decoder in
      guard case .mapping(let entries) = node.value else {
        decoder.reportType(of: node, expected: shape())
        return nil
      }
      var values: [String: Element] = [:]
      for entry in entries where !entry.value.isAbsent {
        values[entry.key] = decoder.nested(entry.key, at: entry.value.location) { element.decode(entry.value, &$0) }
      }
      return values
    }
  }
}

extension DocumentNode {
  /// The elements of a list, or of a cell as a list; nil for other values.
  var listElements: [DocumentNode]? {
    switch value {
    case .list(let elements): elements
    case .cell(let text): Self.parts(of: text).map { DocumentNode(.cell($0), at: location) }
    case .null, .bool, .number, .string, .mapping: nil
    }
  }

  /// The parts of a cell between separators that are not in parentheses, as those of colours in the notation of CSS are. An element that is
  /// missing between two commas is one without a text, so that it is an error.
  private static func parts(of text: String) -> [String] {
    var depth = 0
    func isSeparator(_ character: Character, among separators: String) -> Bool {
      if character == "(" { depth += 1 }
      if character == ")" { depth = max(0, depth - 1) }
      return depth == 0 && separators.contains(character)
    }
    return text.split(omittingEmptySubsequences: false) { isSeparator($0, among: ",;") }.flatMap { part in
      let words = part.split { isSeparator($0, among: " \t\n") }.map(String.init)
      return words.isEmpty && part.endIndex != text.endIndex ? [""] : words
    }
  }

  var isText: Bool { text != nil }

  /// Whether this is a string. A cell is not: its text may be a value of another type.
  var isString: Bool { if case .string = value { true } else { false } }

  var isMapping: Bool { if case .mapping = value { true } else { false } }

  var isBool: Bool {
    switch value {
    case .bool, .cell("true"), .cell("false"): true
    case .null, .number, .string, .cell, .list, .mapping: false
    }
  }

  /// Whether this is a number, or a cell, whose text may be a number.
  var isNumeric: Bool {
    switch value {
    case .number, .cell: true
    case .null, .bool, .string, .list, .mapping: false
    }
  }
}
