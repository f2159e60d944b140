// SPDX-License-Identifier: MIT

internal import LabelCore

/// Reads CSS colours: `#rgb` to `#rrggbbaa`, the 148 names, `rgb()`, `rgba()`, `hsl()` and `hsla()`.
enum SVGColor {
  /// The colour of a text; nil when it is not a colour.
  static func read(_ text: String, line: Int) throws(SVGError) -> SRGBColor? {
    if text.utf8.first == UInt8(ascii: "#") { return SRGBColor(hex: text) }
    if text.utf8.last == UInt8(ascii: ")") { return try function(text, line: line) }
    let name = text.lowercased()
    if name == "transparent" { return .clear }
    return SVGColorNames.value(of: name).map { SRGBColor(UInt8($0 >> 16), UInt8($0 >> 8 & 255), UInt8($0 & 255)) }
  }

  private static func function(_ text: String, line: Int) throws(SVGError) -> SRGBColor? {
    var scanner = ValueScanner(text, line: line)
    let name = scanner.identifier().lowercased()
    guard scanner.skip(UInt8(ascii: "(")) else { return nil }
    var components: [(value: Double, isPercent: Bool)] = []
    scanner.skipSpace()
    while components.count < 4, let value = try scanner.number() {
      let isPercent = scanner.skip(UInt8(ascii: "%"))
      if !isPercent { _ = scanner.identifier() }  // deg
      components.append((value, isPercent))
      scanner.skipSeparator()
      if scanner.skip(UInt8(ascii: "/")) { scanner.skipSpace() }
    }
    guard scanner.skip(UInt8(ascii: ")")), components.count >= 3 else { return nil }
    // With commas, numbers and percentages are not mixed (CSS Color 4, 5.1).
    let isMixed = components.dropFirst().prefix(2).contains { $0.isPercent != components[0].isPercent }
    if isMixed, name.hasPrefix("rgb"), text.utf8.contains(UInt8(ascii: ",")) { return nil }
    let alpha = components.count == 4 ? components[3].value / (components[3].isPercent ? 100 : 1) : 1
    switch name {
    case "rgb", "rgba":
      let levels = components.prefix(3).map { $0.value / ($0.isPercent ? 100 : 255) }
      return SRGBColor(red: levels[0], green: levels[1], blue: levels[2], alpha: alpha)
    case "hsl", "hsla":
      return color(hue: components[0].value, saturation: components[1].value / 100, lightness: components[2].value / 100, alpha: alpha)
    default: return nil
    }
  }

  /// CSS Color 4, 7.1: hue in degrees, the rest 0…1.
  private static func color(hue: Double, saturation: Double, lightness: Double, alpha: Double) -> SRGBColor {
    let (s, l) = (min(max(saturation, 0), 1), min(max(lightness, 0), 1))
    let turn = hue - 360 * (hue / 360).rounded(.down)
    func component(_ offset: Double) -> Double {
      let k = (offset + turn / 30).truncatingRemainder(dividingBy: 12)
      return l - s * min(l, 1 - l) * max(-1, min(k - 3, 9 - k, 1))
    }
    return SRGBColor(red: component(0), green: component(8), blue: component(4), alpha: alpha)
  }
}
