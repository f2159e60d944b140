// SPDX-License-Identifier: MIT

internal import LabelCore

extension SVGWriter {
  /// The attributes that fill or stroke with a paint; `name` is `fill` or `stroke`.
  mutating func attribute(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .color(let color):
      if name == "fill", color == .black { return "" }
      return " \(name)=\"\(Self.opaque(color))\"" + Self.opacity(name + "-opacity", color.alpha)
    case .gradient(let gradient): return " \(name)=\"url(#\(define(gradient)))\""
    }
  }

  /// Three bytes in hexadecimal, in the short form where it is the same colour.
  static func opaque(_ color: SRGBColor) -> String {
    let hex = Array(SRGBColor(red: color.red, green: color.green, blue: color.blue).hex)
    return hex.count == 7 && hex[1] == hex[2] && hex[3] == hex[4] && hex[5] == hex[6]
      ? String([hex[0], hex[1], hex[3], hex[5]]) : String(hex)
  }

  /// An attribute for an opacity; nothing for 1.
  static func opacity(_ name: String, _ value: Double) -> String {
    value == 1 ? "" : " \(name)=\"\(DumpText.number(value))\""
  }

  private mutating func define(_ gradient: Gradient) -> String {
    let name = identifier()
    var attributes = " id=\"\(name)\" gradientUnits=\"userSpaceOnUse\""
    if gradient.spread != .pad { attributes += " spreadMethod=\"\(gradient.spread.rawValue)\"" }
    if gradient.transform != .identity { attributes += " gradientTransform=\"\(Self.matrix(gradient.transform))\"" }
    func add(_ name: String, _ value: Double) { attributes += " \(name)=\"\(DumpText.number(value, places: 6))\"" }
    let element: String
    switch gradient.geometry {
    case .linear(let from, let to):
      element = "linearGradient"
      for (name, value) in [("x1", from.x), ("y1", from.y), ("x2", to.x), ("y2", to.y)] { add(name, value) }
    case .radial(let focus, let focusRadius, let center, let radius):
      element = "radialGradient"
      for (name, value) in [("cx", center.x), ("cy", center.y), ("r", radius)] { add(name, value) }
      if focus != center { for (name, value) in [("fx", focus.x), ("fy", focus.y)] { add(name, value) } }
      if focusRadius != 0 { add("fr", focusRadius) }
    case .sweep: preconditionFailure("an angular gradient is drawn as an image")
    }
    let stops = gradient.stops.map { stop in
      let offset = DumpText.number(stop.offset, places: 5)
      return "<stop offset=\"\(offset)\" stop-color=\"\(Self.opaque(stop.color))\"\(Self.opacity("stop-opacity", stop.color.alpha))/>"
    }
    definitions += "<\(element)\(attributes)>\(stops.joined())</\(element)>"
    return name
  }
}
