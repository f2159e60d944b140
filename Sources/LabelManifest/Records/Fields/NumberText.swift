// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelStrings
internal import LabelViewNode

/// A text where a number is due: in quotes, with a unit, as a share, with a decimal comma, or a word.
struct NumberText {
  private let text: String
  /// The last part of the dotted key, without an index.
  private let name: String
  /// Whether the number switches a feature of the font.
  private let isFeature: Bool

  /// - Parameter key: The dotted key, which decides about units and shares.
  init(_ text: String, _ key: String) {
    self.text = String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    isFeature = key.contains("features.")
    name = String((key.split(separator: ".").last ?? "").prefix { $0 != "[" })
  }

  /// The number that is meant, as digits; nil if it is not certain.
  var number: String? {
    if let value = Double(text), value.isFinite { return text }
    return fix(.any, isCell: true).flatMap { $0.kind == .advice ? nil : $0.text }
  }

  /// The correction; nil if there is no good guess.
  func fix(_ range: NumberRange, isCell: Bool) -> ValueFix? {
    if !isCell, let value = Double(text), value.isFinite { return ValueFix(.unquote, text) }
    return unit ?? ratio ?? percentage(range) ?? grouped(by: ".", decimal: ",") ?? grouped(by: ",", decimal: ".") ?? word
  }

  private static let points: [(unit: String, factor: Double)] = [
    ("px", 1), ("pt", 1), ("dp", 1), ("dip", 1), ("sp", 1), ("pts", 1), ("points", 1), ("mm", 72 / 25.4), ("cm", 72 / 2.54), ("in", 72),
    ("pc", 12), ("f", 1),
  ]

  /// A number with a unit.
  private var unit: ValueFix? {
    let lower = text.lowercased()
    let digits = lower.prefix { $0.isNumber || "+-.".contains($0) }
    let suffix = lower.dropFirst(digits.count).drop { $0 == " " }
    guard let value = Double(digits), value.isFinite, !suffix.isEmpty else { return scale }
    if let factor = Self.points.first(where: { $0.unit == suffix })?.factor {
      return ValueFix(.dropUnit, factor == 1 ? String(digits) : DumpText.number(value * factor, places: 2))
    }
    switch suffix {
    case "x", "×": return ValueFix(.rewrite, String(digits))
    case "dpi", "ppi": return ValueFix(.rewrite, DumpText.number(value / (name == "scale" ? 72 : 1), places: 4))
    case "em", "rem":
      if name == "size" { return ValueFix(.dropUnit, DumpText.number(value * 17, places: 2)) }
      let isRatio = name == "lineHeightMultiple" || name.hasSuffix("Override")
      return isRatio
        ? ValueFix(.rewrite, String(digits)) : ValueFix(.advice, "write a number of points: numbers have no units here")
    case "deg", "°": return ValueFix(.advice, "write \(digits): angles are in degrees, without a unit")
    case "rad": return ValueFix(.advice, "write \(DumpText.number(value * 180 / .pi, places: 2)): angles are in degrees, without a unit")
    case "turn": return ValueFix(.advice, "write \(DumpText.number(value * 360, places: 2)): angles are in degrees, without a unit")
    case "vw", "vh", "fr", "ch", "ex", "vmin", "vmax": return ValueFix(.advice, "write a number of points: nothing here is relative")
    case "lines", "line": return ValueFix(.rewrite, String(digits))
    default: return nil
    }
  }

  /// The name of a scale.
  private var scale: ValueFix? {
    guard name == "scale" else { return nil }
    if text.hasPrefix("@") { return NumberText(String(text.dropFirst()), name).fix(.any, isCell: false) }
    let scales = ["ldpi": "0.75", "mdpi": "1", "hdpi": "1.5", "xhdpi": "2", "xxhdpi": "3", "xxxhdpi": "4", "retina": "2"]
    return scales[text.lowercased()].map { ValueFix(.rewrite, $0) }
  }

  /// A ratio of two numbers, as in `16:9`.
  private var ratio: ValueFix? {
    let parts = text.split { ":/x".contains($0) }.map { Double($0.filter { $0 != " " }) }
    guard ["aspect", "scale", "lineHeightMultiple"].contains(name), parts.count == 2, let first = parts[0], let second = parts[1],
      second != 0
    else { return nil }
    return ValueFix(.rewrite, DumpText.number(first / second, places: 4))
  }

  /// A share of 1, or else a number of points.
  private func percentage(_ range: NumberRange) -> ValueFix? {
    guard text.hasSuffix("%"), let value = Double(text.dropLast().filter { $0 != " " }), value.isFinite else { return nil }
    let isShare = ["scale", "aspect", "lineHeightMultiple", "at"].contains(name) || range.maximum.map { $0 <= 1 } ?? false
    if isShare { return ValueFix(.rewrite, DumpText.number(value / 100)) }
    return ValueFix(.dropPercent, DumpText.number(value))
  }

  /// A number with a decimal comma, or whose digits are grouped in threes.
  private func grouped(by group: Character, decimal: Character) -> ValueFix? {
    let parts = text.split(separator: decimal, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
    let groups = parts[0].split(separator: group, omittingEmptySubsequences: false)
    let isGrouped = groups.dropFirst().allSatisfy { $0.count == 3 } && (groups.count == 1 || (1...3).contains(groups[0].count))
    guard isGrouped, decimal == "," || groups.count > 1, (groups + parts[1...]).joined().allSatisfy({ ("0"..."9").contains($0) }) else {
      return nil
    }
    return ValueFix(.rewrite, groups.joined() + "." + parts[1])
  }

  /// A word of CSS or of a text style.
  private var word: ValueFix? {
    let isNone = ["none", "no", "all", "unlimited"].contains(text.lowercased())
    if isNone, name == "numberOfLines" { return ValueFix(.advice, "write 0 for no limit") }
    switch text.lowercased() {
    case "auto", "none", "inherit", "initial", "unset", "normal", "default", "nil", "null", "fit", "fit-content", "max-content", "-", "hug":
      return ValueFix(.advice, "leave the key out for its usual value")
    case "infinity", "infinite", "unlimited", "inf", "max", "∞":
      return name == "numberOfLines" ? ValueFix(.advice, "write 0 for no limit") : ValueFix(.advice, "leave the key out for no limit")
    case "on", "yes", "true": return isFeature ? ValueFix(.rewrite, "1") : nil
    case "off", "no", "false": return isFeature ? ValueFix(.rewrite, "0") : nil
    case "one", "single": return ValueFix(.rewrite, "1")
    case "two", "double": return ValueFix(.rewrite, "2")
    default: break
    }
    guard name == "size", case .choice(let styles)? = FontDescription.fields["textStyle"]?.summary.shape,
      let style = styles.contains(text) ? text : ForeignNames.value(for: text, among: styles)
    else { return nil }
    return ValueFix(.advice, "write font: { textStyle: \(style) }")
  }
}
