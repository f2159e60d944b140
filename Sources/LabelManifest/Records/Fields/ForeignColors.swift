// SPDX-License-Identifier: MIT

internal import LabelCSS
internal import LabelCore
internal import LabelViewNode

/// What to write for colours of CSS, UIKit, SwiftUI, Android and other places.
enum ForeignColors {
  /// The advice for a text that is not a colour; nil if there is none better than the usual one.
  ///
  /// - Parameter key: The dotted key.
  static func help(for written: String, key: String, isOption: Bool = false) -> String? {
    if isOption, written.contains("gradient("), key == "background" {
      let colors = colorsOfGradient(written)
      return "write --background " + (colors.count > 1 ? colors : ["blue", "purple"]).joined(separator: ",")
    }
    if key == "background", written.hasPrefix("url(") || WrittenPath.isIcon(written) && written.contains(".") {
      return ForeignNames.advice(for: "backgroundimage")
    }
    var text = written.drop { $0 == " " }
    if let mark = text.firstRange(of: "!") {
      text = text[..<mark.lowerBound]
      while text.last == " " { text.removeLast() }
      return "write \(quoted(String(text))) alone: nothing overrides it"
    }
    let lower = text.lowercased()
    switch lower {
    case "transparent": return "write clear"
    case "none", "nil", "null", "no", "false", "off": return "write clear, or leave the key out"
    case "inherit", "initial", "unset", "auto", "default", "currentcolor", "revert":
      return "leave the key out for its usual colour"
    default: break
    }
    if lower.contains("light:"), lower.contains("dark:") { return "write { \(text) }, without quotes" }
    return digits(lower) ?? function(String(text), lower, key) ?? reference(lower) ?? components(lower) ?? list(String(text), key)
      ?? name(String(text))
  }

  /// The colour of two to four components, each 0…255 or 0…1; nil for another text.
  static func color(ofComponents text: String) -> String? {
    let numbers = text.split { " ,;".contains($0) }.map { Double($0) }
    guard (3...4).contains(numbers.count), numbers.allSatisfy({ $0.map { (0...255).contains($0) } ?? false }) else { return nil }
    let values = numbers.compactMap { $0 }
    let isUnit = values.allSatisfy { $0 <= 1 } && text.contains(".")
    let levels = values.prefix(3).map { isUnit ? $0 : $0 / 255 }
    let alpha = values.count < 4 ? 1 : values[3] > 1 ? values[3] / 255 : values[3]
    return SRGBColor(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha).hex
  }

  private static func components(_ text: String) -> String? { color(ofComponents: text).map { "write \(quoted($0))" } }

  private static func digits(_ text: String) -> String? {
    if text.hasPrefix("0x"), let hex = hex(String(text.dropFirst(2))) { return "write \(quoted(hex))" }
    guard text.hasPrefix("#") else { return nil }
    let bare = text.filter { !" ;,".contains($0) }
    if bare != text, SRGBColor(hex: bare) != nil { return "write \(quoted(bare))" }
    guard text.dropFirst().allSatisfy(\.isHexDigit) else { return "the digits after # are 0 to 9 and a to f" }
    return "a colour has 3, 4, 6 or 8 digits after #, and this one \(text.utf8.count - 1)"
  }

  static func hex(_ digits: String) -> String? {
    // Dart and Android write the opacity first, in eight digits.
    let ours = digits.utf8.count == 8 ? String(digits.suffix(6) + digits.prefix(2)) : digits
    return SRGBColor(hex: "#" + ours)?.hex
  }

  private static func function(_ text: String, _ lower: String, _ key: String) -> String? {
    guard lower.contains("(") else { return nil }
    if let color = CSSColorReader.read(text) { return "write \(quoted(color.hex))" }
    if lower.contains("gradient(") {
      let colors = colorsOfGradient(text)
      let list = colors.count > 1 ? colors.map(bare).joined(separator: ", ") : "blue, purple"
      return "write background: { gradient: [\(list)] }"
    }
    if lower.contains("opacity(") || lower.contains("alpha(") || lower.contains("withalphacomponent(") {
      return "write the opacity as two more digits, as in \"#ff000080\" for half of it"
    }
    if let start = lower.firstRange(of: "0x"), let hex = hex(String(lower[start.upperBound...].prefix { $0.isHexDigit })) {
      return "write \(quoted(hex))"
    }
    let numbers = lower.split { "(,)".contains($0) }.compactMap { part in
      Double(part.split(separator: ":").last?.filter { $0 != " " } ?? "")
    }
    if lower.contains("red:") || lower.hasPrefix("color"), let color = color(ofComponents: numbers.map { "\($0)" }.joined(separator: ",")) {
      return "write \(quoted(color))"
    }
    if lower.hasPrefix("var(") { return "write the colour itself, or its name in palette: { brand: \"#0a7f3f\" }" }
    return nil
  }

  private static func colorsOfGradient(_ text: String) -> [String] {
    text.split { "(, )".contains($0) }.map(String.init).filter { (try? ColorDescription(parsing: $0)) != nil }
  }

  private static func reference(_ text: String) -> String? {
    guard let first = text.first, "@$?-{".contains(first) else { return nil }
    return "write the colour itself, or its name in palette: { brand: \"#0a7f3f\" }"
  }

  /// Several colours where one is due.
  private static func list(_ text: String, _ key: String) -> String? {
    let words = text.split { " ,;|".contains($0) }.map(String.init)
    let colors = words.filter { (try? ColorDescription(parsing: $0)) != nil || CSSColorReader.read($0) != nil }
    guard words.count > 1 else { return nil }
    if colors.count == words.count {
      return key == "background" ? "write { gradient: [\(colors.map(bare).joined(separator: ", "))] }" : "write one colour"
    }
    return nil
  }

  /// Names with additions of AppKit, UIKit and SwiftUI, and names of CSS in other spellings.
  private static func name(_ text: String) -> String? {
    let last = text.split(separator: ".").last.map(String.init) ?? text
    for suffix in ["Color", "_color", "-color", " color"] where last.lowercased().hasSuffix(suffix.lowercased()) {
      let name = String(last.dropLast(suffix.count))
      if (try? ColorDescription(parsing: name)) != nil { return "write \(name)" }
    }
    // As in Colors.blue.shade500.
    let parts = text.split(separator: ".").map(String.init)
    if parts.count > 2, let name = parts.dropFirst().first(where: { (try? ColorDescription(parsing: $0)) != nil }) {
      return "write \(name)"
    }
    let folded = ForeignNames.folded(last)
    if let name = ColorDescription.names.first(where: { $0.lowercased() == folded }) { return "write \(name)" }
    guard folded != last.lowercased(), let color = CSSColorReader.read(folded) else { return nil }
    return "write \(quoted(color.hex)) for CSS's \(folded)"
  }

  private static func bare(_ color: String) -> String { color.hasPrefix("#") ? quoted(color) : color }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}
