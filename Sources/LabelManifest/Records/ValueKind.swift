// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelLayout

/// How a value is read from a manifest and written as it could stand in one: the shape it must have, both ways, and what a label's value
/// does to a default.
package struct ValueKind<Value: Sendable>: Sendable {
  ///
  /// Made when it is asked for, as for messages and the schema: a label is read without those of all keys.
  package var shape: ValueShape { makeShape() }
  private let makeShape: @Sendable () -> ValueShape
  /// The value, or nil after the mistake was reported.
  let decode: @Sendable (DocumentNode, inout RecordDecoder) -> Value?
  /// The value as JSON, in its fullest form; inverse of `decode`.
  let encode: @Sendable (Value) -> JSONValue
  /// The value that holds when there is an outer one, a default, and an inner one, the label's.
  let merge: @Sendable (_ outer: Value, _ inner: Value) -> Value
  /// Whether a value has the right form, so that of several forms the right one is read.
  let takes: @Sendable (DocumentNode) -> Bool

  init(
    _ shape: @autoclosure @escaping @Sendable () -> ValueShape, takes: @escaping @Sendable (DocumentNode) -> Bool = { _ in true },
    merge: @escaping @Sendable (_ outer: Value, _ inner: Value) -> Value = { $1 }, encode: @escaping @Sendable (Value) -> JSONValue,
    decode: @escaping @Sendable (DocumentNode, inout RecordDecoder) -> Value?
  ) {
    self.makeShape = shape
    self.decode = decode
    self.encode = encode
    self.merge = merge
    self.takes = takes
  }
}

// MARK: Words

extension ValueKind where Value == String {
  /// Any text.
  package static var string: ValueKind {
    ValueKind(.string, encode: { .string($0) }) { node, decoder in
      if node.text == nil { decoder.reportType(of: node, expected: .string) }
      return node.text
    }
  }
}

extension ValueKind where Value == Bool {
  /// True or false.
  package static var bool: ValueKind {
    ValueKind(.bool, encode: { .bool($0) }) { node, decoder in
      switch node.value {
      case .bool(let value): return value
      case .cell("true"), .cell("TRUE"), .cell("True"): return true
      case .cell("false"), .cell("FALSE"), .cell("False"): return false
      case .null, .number, .string, .cell, .list, .mapping:
        decoder.reportType(of: node, expected: .bool)
        return nil
      }
    }
  }
}

extension ValueKind {
  /// One of a few words.
  package static func choice(_ values: KeyValuePairs<String, Value>) -> ValueKind where Value: Equatable {
    ValueKind(
      .choice(values.map(\.key)), encode: { value in values.first { $0.value == value }.map { .string($0.key) } ?? .null }
    ) { node, decoder in
      decoder.choice(node, of: values.map(\.key)) { text in values.first { $0.key == text }?.value }
    }
  }
}

extension ValueKind where Value: CaseIterable & RawRepresentable<String> {
  /// One of the type's cases, by name.
  package static var choice: ValueKind {
    ValueKind(.choice(Value.allCases.map(\.rawValue)), encode: { .string($0.rawValue) }) { node, decoder in
      decoder.choice(node, of: Value.allCases.map(\.rawValue)) { Value(rawValue: $0) }
    }
  }
}

extension RecordDecoder {
  /// What a node's word stands for.
  fileprivate mutating func choice<Value>(
    _ node: DocumentNode, of names: @autoclosure () -> [String], _ value: (String) -> Value?
  ) -> Value? {
    guard let text = node.text else {
      reportType(of: node, expected: .choice(names()))
      return nil
    }
    if let value = value(text) { return value }
    let names = names()
    let nearest = NearestNames.of(text, in: names)
    report(.invalidValue(key: key, value: text, expected: ValueShape.choice(names).words, nearest: nearest), at: node.location)
    return nil
  }
}

// MARK: Numbers

extension ValueKind where Value == Double {
  /// A finite number.
  package static func number(_ range: NumberRange = .any) -> ValueKind {
    ValueKind(.number(range), encode: { .number($0) }) { node, decoder in decoder.number(node, range, expected: .number(range)) }
  }

  /// A number of which everything beyond the largest means no limit, as `CGFloat.greatestFiniteMagnitude` does in bounds.
  static var extent: ValueKind {
    ValueKind(.number(.any), encode: { .number($0) }) { node, decoder in
      if case .number(let value, _) = node.value, value.isFinite, value > NumberRange.largest { return NumberRange.largest }
      return decoder.number(node, .any, expected: .number(.any))
    }
  }

  /// Pixels per point.
  package static var scale: ValueKind {
    number(.from(RenderEnvironment.scales.lowerBound, to: RenderEnvironment.scales.upperBound))
  }
}

extension ValueKind where Value == Int {
  /// A whole number.
  package static func integer(_ range: NumberRange) -> ValueKind {
    ValueKind(.integer(range), encode: { .number(Double($0)) }) { node, decoder in
      guard let value = decoder.number(node, range, expected: .integer(range)) else { return nil }
      guard let whole = Int(exactly: value) else {
        decoder.report(.invalidNumber(what: decoder.key, value: value, expected: ValueShape.integer(range).words), at: node.location)
        return nil
      }
      return whole
    }
  }
}

extension RecordDecoder {
  /// The number of a node, or of a cell that spells one, if it is in range.
  fileprivate mutating func number(_ node: DocumentNode, _ range: NumberRange, expected: @autoclosure () -> ValueShape) -> Double? {
    let value: Double
    switch node.value {
    case .number(let number, _): value = number
    case .cell(let text):
      guard let number = Double(text) else { fallthrough }
      value = number
    case .null, .bool, .string, .list, .mapping:
      reportType(of: node, expected: expected())
      return nil
    }
    guard range.contains(value) else {
      let isFar = value.isFinite && abs(value) > NumberRange.largest
      let words = isFar ? "a number from -1e9 to 1e9" : expected().words
      report(.invalidNumber(what: key, value: value, expected: words), at: node.location)
      return nil
    }
    return value
  }
}

// MARK: Colours

extension ValueKind where Value == ColorDescription {
  /// A colour's name or digits, or one colour for light and one for dark surfaces.
  static var color: ValueKind {
    ValueKind(colorShape, encode: json) { node, decoder in
      switch node.value {
      case .string(let text), .cell(let text): return decoder.color(text, at: node.location)
      case .mapping: return decoder.dynamicColor(node)
      case .null, .bool, .number, .list:
        decoder.reportType(of: node, expected: colorShape)
        return nil
      }
    }
  }

  private static var colorShape: ValueShape {
    let names = ["light", "dark"].map {
      FieldSummary(name: $0, shape: .colorName, summary: "The colour on a \($0) surface.", defaultText: nil)
    }
    return .either([.colorName, .object(names)])
  }
}

extension ValueKind where Value == ColorDescription {
  /// A colour as it is written.
  @Sendable fileprivate static func json(_ color: ColorDescription) -> JSONValue {
    switch color {
    case .fixed(let color): .string(color.hex)
    case .system(let color): .string(color.rawValue)
    case .dynamic(let light, let dark): ["light": json(light), "dark": json(dark)]
    // No manifest says these: they are what they come to on light and on dark surfaces.
    case .adaptive, .named, .faded, .mixed:
      [
        "light": .string(color.resolvedOrClear(in: Appearance(colorScheme: .light)).hex),
        "dark": .string(color.resolvedOrClear(in: Appearance(colorScheme: .dark)).hex),
      ]
    }
  }
}

/// A colour for each colour scheme, as far as it is written.
private struct ColorPair: Sendable {
  var light: ColorDescription?
  var dark: ColorDescription?

  static let fields = FieldTable<ColorPair>([
    Field("light", .plainColor, \.light, "The colour on a light surface."),
    Field("dark", .plainColor, \.dark, "The colour on a dark surface."),
  ])
}

extension ValueKind where Value == ColorDescription {
  fileprivate static var plainColor: ValueKind {
    ValueKind(.colorName, encode: json) { node, decoder in
      guard let text = node.text else {
        decoder.reportType(of: node, expected: .colorName)
        return nil
      }
      return decoder.color(text, at: node.location)
    }
  }
}

extension RecordDecoder {
  fileprivate mutating func color(_ text: String, at location: DocumentLocation) -> ColorDescription? {
    do throws(LabelError) {
      return try ColorDescription(parsing: text)
    } catch {
      report(error, at: location)
      return nil
    }
  }

  fileprivate mutating func dynamicColor(_ node: DocumentNode) -> ColorDescription? {
    var pair = ColorPair()
    let mistakes = diagnostics.count
    object(node, ColorPair.fields, into: &pair)
    if let light = pair.light, let dark = pair.dark { return .dynamic(light: light, dark: dark) }
    if diagnostics.count == mistakes {
      report(.missingKey(key: key + (pair.light == nil ? ".light" : ".dark")), at: node.location)
    }
    return nil
  }
}
