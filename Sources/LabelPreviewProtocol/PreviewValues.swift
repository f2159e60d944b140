// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelLayout
package import LabelSettings
internal import LabelText
package import LabelViewNode

/// The surroundings that a preview is drawn in, as the values of `labelkit preview --variants`.
package struct PreviewValues: Hashable, Sendable {
  package var colorScheme = ColorScheme.light
  package var contrast = ColorSchemeContrast.standard
  package var dynamicTypeSize = DynamicTypeSize.large
  /// Nil for the direction of the locale.
  package var layoutDirection: TextDirection?
  package var locale = "en"
  package var isBold = false
  /// The number of pixels per point.
  package var scale = 2.0
  /// The width that is offered to the view, in points; nil for that of the preview.
  package var width: Double?

  package init() {}

  /// {light, dark} × {large, accessibility3} × {left to right, right to left}
  package static var standard: [PreviewValues] {
    get throws(Diagnostic) {
      try all(["colorScheme=light,dark", "dynamicTypeSize=large,accessibility3", "layoutDirection=leftToRight,rightToLeft"])
    }
  }

  /// Returns every combination of the values of some axes. Without axes that is the default alone.
  ///
  /// - Parameter axes: `standard`, or an axis with its values, such as `locale=en,ar`. Of two axes with one key the last one counts.
  /// - Throws: `LabelError.unknownKey` and `.invalidValue`.
  package static func all(_ axes: [String]) throws(Diagnostic) -> [PreviewValues] {
    var chosen: [(key: Key, values: [String])] = []
    for axis in axes {
      if axis == "standard" {
        for (key, values) in [
          (Key.colorScheme, ["light", "dark"]), (.dynamicTypeSize, ["large", "accessibility3"]),
          (.layoutDirection, ["leftToRight", "rightToLeft"]),
        ] { choose(key, values, &chosen) }
        continue
      }
      let parts = axis.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let key = Key(rawValue: parts[0]), parts.count == 2 else {
        let names = Key.allCases.map(\.rawValue) + ["standard"]
        throw Diagnostic(
          LabelError.invalidValue(
            key: "--variants", value: axis,
            expected: "standard, or KEY=VALUE,VALUE with one of the keys \(names.dropLast().joined(separator: ", "))",
            nearest: NearestNames.of(parts[0], in: names)))
      }
      choose(key, parts[1].split(separator: ",", omittingEmptySubsequences: false).map(String.init), &chosen)
    }
    var result = [PreviewValues()]
    for (key, values) in chosen {
      var next: [PreviewValues] = []
      for start in result {
        for text in values {
          var value = start
          try value.set(key, text)
          if !next.contains(value) { next.append(value) }
        }
      }
      result = next
      guard result.count <= maximumCount else {
        throw Diagnostic(LabelError.tooManyOutputs(of: "--variants", count: result.count, limit: maximumCount))
      }
    }
    return result
  }

  /// Far more variants than anybody looks at.
  private static let maximumCount = 1000

  private static func choose(_ key: Key, _ values: [String], _ chosen: inout [(key: Key, values: [String])]) {
    if let index = chosen.firstIndex(where: { $0.key == key }) { chosen[index].values = values } else { chosen.append((key, values)) }
  }

  private enum Key: String, CaseIterable {
    case colorScheme, contrast, dynamicTypeSize, layoutDirection, locale, boldText, scale, width
  }

  private mutating func set(_ key: Key, _ text: String) throws(Diagnostic) {
    func choice<Value: RawRepresentable & CaseIterable>(_: Value.Type) throws(Diagnostic) -> Value where Value.RawValue == String {
      try value(Value(rawValue: text), Value.allCases.map(\.rawValue))
    }
    func value<Value>(_ value: Value?, _ names: [String]) throws(Diagnostic) -> Value {
      guard let value else {
        throw Diagnostic(
          LabelError.invalidValue(
            key: key.rawValue, value: text, expected: "one of \(names.joined(separator: ", "))", nearest: NearestNames.of(text, in: names)))
      }
      return value
    }
    func number(_ range: ClosedRange<Double>) throws(Diagnostic) -> Double {
      guard let value = Double(text), range.contains(value) else {
        let expected = "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))"
        throw Diagnostic(LabelError.invalidValue(key: key.rawValue, value: text, expected: expected, nearest: []))
      }
      return value
    }
    switch key {
    case .colorScheme: colorScheme = try choice(ColorScheme.self)
    case .contrast: contrast = try choice(ColorSchemeContrast.self)
    case .dynamicTypeSize: dynamicTypeSize = try choice(DynamicTypeSize.self)
    case .layoutDirection: layoutDirection = try value(TextDirection(rawValue: text), ["leftToRight", "rightToLeft"])
    case .locale: locale = text
    case .boldText: isBold = try value(["false": false, "true": true][text], ["false", "true"])
    case .scale: scale = try number(1...10)
    case .width: width = try number(1...10_000)
    }
  }

  /// The values as axes of one value each, which `all` reads.
  package var axes: [String] {
    var axes = [
      "colorScheme=\(colorScheme.rawValue)", "contrast=\(contrast.rawValue)", "dynamicTypeSize=\(dynamicTypeSize.rawValue)",
      "locale=\(locale)", "boldText=\(isBold)", "scale=\(scale)",
    ]
    if let layoutDirection { axes.append("layoutDirection=\(layoutDirection.rawValue)") }
    if let width { axes.append("width=\(width)") }
    return axes
  }

  /// The values that differ from the default ones, for file names: `dark-accessibility3-rightToLeft`; empty for the default.
  package var name: String {
    let usual = PreviewValues()
    var parts: [String] = []
    if colorScheme != usual.colorScheme { parts.append(colorScheme.rawValue) }
    if contrast != usual.contrast { parts.append("\(contrast.rawValue)Contrast") }
    if dynamicTypeSize != usual.dynamicTypeSize { parts.append(dynamicTypeSize.rawValue) }
    if let layoutDirection, layoutDirection != .leftToRight { parts.append(layoutDirection.rawValue) }
    if locale != usual.locale { parts.append(locale) }
    if isBold { parts.append("bold") }
    if let width { parts.append("\(DumpText.number(width, places: 3))pt") }
    if scale != usual.scale { parts.append("\(DumpText.number(scale, places: 3))x") }
    return parts.joined(separator: "-")
  }
}
