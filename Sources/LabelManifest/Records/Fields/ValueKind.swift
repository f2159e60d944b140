// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelStrings
internal import LabelSystem
internal import LabelViewNode

/// A kind of value in a manifest: its shape, how it is decoded and encoded, and how a value of a label is merged with a default.
package struct ValueKind<Value: Sendable>: Sendable {
  /// The shape of the value, for messages and the JSON Schema. It is created on demand, since decoding does not need it.
  package var shape: ValueShape { makeShape() }
  private let makeShape: @Sendable () -> ValueShape
  /// Decodes a value. Returns nil after it has reported an error.
  let decode: @Sendable (DocumentNode, inout RecordDecoder) -> Value?
  /// Encodes a value as JSON in its long form. The inverse of `decode`.
  let encode: @Sendable (Value) -> JSONValue
  /// Merges an outer value, the default, and an inner one, that of the label.
  let merge: @Sendable (_ outer: Value, _ inner: Value) -> Value
  /// Whether a value has the form of this kind, to choose between several forms.
  let accepts: @Sendable (DocumentNode) -> Bool

  init(
    _ shape: @autoclosure @escaping @Sendable () -> ValueShape, accepts: @escaping @Sendable (DocumentNode) -> Bool = { _ in true },
    merge: @escaping @Sendable (_ outer: Value, _ inner: Value) -> Value = { $1 }, encode: @escaping @Sendable (Value) -> JSONValue,
    decode: @escaping @Sendable (DocumentNode, inout RecordDecoder) -> Value?
  ) {
    self.makeShape = shape
    self.decode = decode
    self.encode = encode
    self.merge = merge
    self.accepts = accepts
  }
}

// MARK: Strings and choices

extension ValueKind where Value == String {
  /// Any text.
  package static var string: ValueKind {
    ValueKind(.string, encode: { .string($0) }) { node, decoder in
      if node.text == nil { decoder.reportType(of: node, expected: .string) }
      decoder.checkText(node)
      return node.text
    }
  }
}

extension ValueKind where Value == String {
  /// A BCP 47 identifier. Underscores, as in `de_DE`, become hyphens.
  package static var locale: ValueKind {
    ValueKind(.string, encode: { .string($0) }) { node, decoder in
      guard let text = ValueKind<String>.string.decode(node, &decoder) else { return nil }
      guard text.utf8.contains(UInt8(ascii: "_")) else { return text }
      return String(decoding: text.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
    }
  }

  /// The path of a file or folder, relative to the manifest. With `--untrusted` it has to stay below the manifest's folder.
  package static var path: ValueKind {
    ValueKind(.string, encode: { .string($0) }) { node, decoder in
      guard let text = ValueKind<String>.string.decode(node, &decoder) else { return nil }
      if UntrustedInput.mayName(text, in: Manifest.folder(of: decoder.source.file)) { return text }
      decoder.report(
        .invalidValue(
          key: decoder.key, value: text, expected: "a path to a file below the manifest's folder, because of --untrusted", nearest: []),
        at: node.location)
      return nil
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
  /// One of several names.
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
  /// Decodes one of several names.
  fileprivate mutating func choice<Value>(
    _ node: DocumentNode, of names: @autoclosure () -> [String], _ value: (String) -> Value?
  ) -> Value? {
    if let text = node.text, let value = value(text) { return value }
    reportChoice(node, of: names())
    return nil
  }

  /// Reports a value that is none of several names. It does not depend on the type of the value, so it is compiled once.
  private mutating func reportChoice(_ node: DocumentNode, of names: [String]) {
    guard let text = node.text else { return reportType(of: node, expected: .choice(names)) }
    let expected = ValueShape.choice(names).description
    let ours = ForeignNames.value(for: text, among: names)
    let name = RecordKeys.withoutIndexes(String(key.split(separator: ".").last ?? ""))
    let entry = ForeignNames.entry(for: name, text).map { "write \($0.key): \($0.value)" }
    if ["underline", "strikethrough"].contains(name), (try? ColorDescription(parsing: text)) != nil {
      return report(.invalidValue(key, text, expected: expected, help: "write \(name): { color: \(text) }"), at: node.location)
    }
    if name == "gradient", (try? ColorDescription(parsing: text)) != nil {
      return report(.invalidValue(key, text, expected: expected, help: "write gradient: [\(text), white]"), at: node.location)
    }
    if ours == nil,
      let help = ValueFix.variants(node, key)?.text ?? entry ?? ForeignNames.valueAdvice(for: text, of: RecordKeys.withoutIndexes(key))
    {
      return report(.invalidValue(key, text, expected: expected, help: help), at: node.location)
    }
    let nearest = ours.map { [$0] } ?? NearestNames.of(text, in: names)
    let error = LabelError.invalidValue(key: key, value: text, expected: expected, nearest: nearest)
    report(nearest.isEmpty ? error.advised(example?.text) : error, at: node.location)
  }
}

// MARK: Numbers

extension ValueKind where Value == Double {
  /// A finite number.
  package static func number(_ range: NumberRange = .any) -> ValueKind {
    ValueKind(.number(range), encode: { .number($0) }) { node, decoder in decoder.number(node, range, expected: .number(range)) }
  }

  /// A number for bounds. A number beyond the largest means no limit, like `CGFloat.greatestFiniteMagnitude`.
  static var extent: ValueKind {
    ValueKind(.number(.any), encode: { .number($0) }) { node, decoder in
      if case .number(let value, _) = node.value, value.isFinite, value > NumberRange.largest { return NumberRange.largest }
      return decoder.number(node, .any, expected: .number(.any))
    }
  }

  /// A number of pixels per point.
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
        let error = LabelError.invalidNumber(what: decoder.key, value: value, expected: ValueShape.integer(range).description)
        decoder.report(error.advised("write \(DumpText.number(value.rounded()))"), at: node.location)
        return nil
      }
      return whole
    }
  }
}

extension RecordDecoder {
  /// Decodes a number, also from the text of a cell, and checks its range.
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
      let description = isFar ? "a number from -1e9 to 1e9" : expected().description
      let help: String? =
        if key == "numberOfLines", value < 0 { "write 0 for no limit" } else if range.maximum == 1, (5...100).contains(value) {
          "write a share of 1, such as \(DumpText.number(value / 100))"
        } else if range.maximum == 1, (1...5).contains(value) { "write 1, or a smaller share" } else { nil }
      let error = LabelError.invalidNumber(what: key, value: value, expected: description)
      report(error.advised(help ?? example?.text), at: node.location)
      return nil
    }
    return value
  }
}

// MARK: Colours

extension ValueKind where Value == ColorDescription {
  /// A colour name or hexadecimal digits, or an object with one colour for light and one for dark.
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
      FieldSummary(name: $0, shape: .colorName, summary: "The colour for the colour scheme \($0).", defaultText: nil)
    }
    return .either([.colorName, .object(names)])
  }
}

extension ValueKind where Value == ColorDescription {
  /// Encodes a colour as JSON.
  @Sendable fileprivate static func json(_ color: ColorDescription) -> JSONValue {
    switch color {
    case .fixed(let color): .string(color.hex)
    case .function(let color): .string(color.text)
    case .system(let color): .string(color.rawValue)
    case .dynamic(let light, let dark):
      InterfaceColor.translucent[color]?.rawValue.json ?? ["light": json(light), "dark": json(dark)]
    // These cannot be written in a manifest. They are encoded as the resolved colours for light and dark.
    case .adaptive, .named, .faded, .mixed:
      [
        "light": .string(color.resolvedOrClear(in: Appearance(colorScheme: .light)).hex),
        "dark": .string(color.resolvedOrClear(in: Appearance(colorScheme: .dark)).hex),
      ]
    }
  }
}

extension ColorDescription {
  /// The colour for a colour scheme, of a name that stands for two. The translucent ones keep their names, which `json` writes.
  fileprivate func value(in scheme: ColorScheme) -> ColorDescription {
    guard case .dynamic(let light, let dark) = self, InterfaceColor.translucent[self] == nil else { return self }
    return scheme == .light ? light : dark
  }
}

/// A colour for each colour scheme; nil for a key that is not written.
private struct ColorPair: Sendable {
  var light: ColorDescription?
  var dark: ColorDescription?

  static let fields = FieldTable<ColorPair>([
    Field("light", .plainColor, \.light, "The colour for the colour scheme light."),
    Field("dark", .plainColor, \.dark, "The colour for the colour scheme dark."),
  ])
}

extension ValueKind where Value == ColorDescription {
  /// A colour name or hexadecimal digits, the same for both colour schemes.
  static var plainColor: ValueKind {
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
  /// The advice for a text that is not a colour, as CSS's values of a border and a shadow are not.
  func colorHelp(_ text: String, at location: DocumentLocation) -> String? {
    if let shorthand = CSSShorthand(text) {
      if location.file.hasPrefix("--"), let value = shorthand.option(location.file) { return "write \(location.file) \(value)" }
      if let fields = [("border", BorderRecord.fields.names), ("shadow", ShadowRecord.fields.names)].first(where: { $0.0 == key })?.1,
        let fix = shorthand.fix(of: key, Set(fields))
      {
        return "write " + fix.text
      }
    }
    if key == "border" {
      if let width = NumberText(text, "width").number { return "write border: { width: \(width) }" }
      if ["solid", "dashed", "dotted"].contains(text) { return "a border is a solid line, as in border: { color: red, width: 1 }" }
    }
    return ForeignColors.help(for: text, key: key, isOption: location.file.hasPrefix("--"))
  }

  fileprivate mutating func dynamicColor(_ node: DocumentNode) -> ColorDescription? {
    var pair = ColorPair()
    let count = diagnostics.count
    object(node, ColorPair.fields, into: &pair)
    if let light = pair.light, let dark = pair.dark {
      return .dynamic(light: light.value(in: .light), dark: dark.value(in: .dark))
    }
    if diagnostics.count == count {
      report(.missingColor(key: key + (pair.light == nil ? ".light" : ".dark")), at: node.location)
    }
    return nil
  }
}
