// SPDX-License-Identifier: MIT

internal import LabelCore

/// Reads the components of a colour function, which may be relative to another colour.
struct CSSComponentReader {
  struct Component {
    /// Nil for `none`.
    var value: Double?
    var isPercentage = false
    /// Whether it is the same component of the colour that it is relative to.
    var isUnchanged = false
  }

  private let space: CSSColorSpace
  private let whole: Double
  /// The names of the components, and their values in the colour that they are relative to.
  private var channels: [(name: String, value: Double?)] = []

  /// - Parameter whole: The number that stands for 1.
  init(space: CSSColorSpace, whole: Double, origin: CSSColor?) {
    self.space = space
    self.whole = whole
    guard let origin else { return }
    let components = origin.components(in: space)
    let names: [String] =
      switch space {
      case .lab, .oklab: ["l", "a", "b"]
      case .lch, .oklch: ["l", "c", "h"]
      case .hsl: ["h", "s", "l"]
      case .hwb: ["h", "w", "b"]
      case .xyz, .xyzD50, .xyzD65: ["x", "y", "z"]
      default: ["r", "g", "b"]
      }
    channels = zip(names, components).map { ($0, $1.map { $0 * whole }) } + [("alpha", origin.alpha)]
  }

  /// The component at an index, 3 for the opacity; nil if there is none.
  func component(_ index: Int, _ tokens: inout CSSTokenizer) -> Component? {
    guard let token = tokens.nextSolid() else { return nil }
    let unit = index == 3 ? 1 : whole
    switch token.kind {
    case .number: return made(tokens.value(token) / unit, index)
    case .percentage:
      guard let full = index == 3 ? 1 : space.whole(ofComponent: index) else { return nil }
      var component = made(tokens.value(token) / 100 * full, index)
      component.isPercentage = true
      return component
    case .dimension: return index == space.hueIndex ? Self.degrees(token, tokens).map { made($0, index) } : nil
    case .identifier:
      let name = tokens.name(token).lowercased()
      if name == "none" { return Component() }
      guard let place = channels.firstIndex(where: { $0.name == name }) else { return nil }
      return Component(value: channels[place].value.map { $0 / unit }, isUnchanged: place == index)
    case .function where CSSCalculation.isKnown(tokens.name(token)):
      let result = CSSCalculation.value(of: tokens.name(token), &tokens) { token, tokens in
        value(token, tokens, index).map { CSSCalculation.Quantity(value: $0, isNumber: true) }
      }
      return result.map { made($0.value / unit, index) }
    default: return nil
    }
  }

  /// A value in a calculation, in the unit of a number.
  private func value(_ token: CSSToken, _ tokens: CSSTokenizer, _ index: Int) -> Double? {
    switch token.kind {
    case .percentage: (index == 3 ? 1 : space.whole(ofComponent: index)).map { tokens.value(token) / 100 * $0 * (index == 3 ? 1 : whole) }
    case .dimension: index == space.hueIndex ? Self.degrees(token, tokens) : nil
    case .identifier: channels.first { $0.name == tokens.name(token).lowercased() }.map { $0.value ?? 0 }
    default: nil
    }
  }

  private func made(_ value: Double, _ index: Int) -> Component {
    let value = min(max(value, -CSSCalculation.magnitude), CSSCalculation.magnitude)
    if index == 3 { return Component(value: min(max(value, 0), 1)) }
    return Component(value: space.clamped(value, index))
  }

  private static func degrees(_ token: CSSToken, _ tokens: CSSTokenizer) -> Double? {
    let value = tokens.value(token)
    return switch tokens.name(token).lowercased() {
    case "deg": value
    case "grad": value * 0.9
    case "rad": value * 180 / .pi
    case "turn": value * 360
    default: nil
    }
  }
}
