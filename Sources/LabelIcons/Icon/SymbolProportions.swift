// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// The sizes of a built-in symbol (24-unit grid) at one weight and scale, in em.
package struct SymbolProportions: Hashable, Sendable {
  /// The diameter of `circle.fill`, the full-size round symbol.
  package let circle: Double
  /// The factor on a drawn line width, apart from size: 1 at regular and medium.
  package let lineRatio: Double
  /// The length of one grid unit between centre lines.
  package let unit: Double
  /// The length of one unit of drawn line width at regular and medium. Multiply by `lineRatio` for other weights and scales.
  package static let lineUnit = regularCircle / 20

  /// The diameter of `circle.fill` at regular and medium: 0.9961 em, the width of the built-in icons' 20-unit circle.
  private static let regularCircle = 0.9961
  /// The line width of the built-in icons, and the diameter of their full-size circle's centre line, in grid units.
  private static let drawnLine = 1.75
  private static let drawnCenterLine = 18.25

  /// - Parameter weightShare: how much of the normal growth from regular to black the lines have at black, 0…1. Below black they grow
  ///   like lines of share 1 up to 70 % of that limit.
  package init(_ weight: FontWeight, _ scale: SymbolScale, weightShare: Double = 1) {
    let mix = SymbolMix(weight, scale)
    let regular = SymbolMix(.regular, .medium)
    circle = Self.regularCircle * Self.circle(mix) / Self.circle(regular)
    let regularLine = Self.line(SymbolMix(.regular, scale))
    let black = Self.line(SymbolMix(.black, scale)) - regularLine
    lineRatio = (regularLine + Self.gain(Self.line(mix) - regularLine, black: black, share: weightShare)) / Self.line(regular)
    // Apple's outlines grow less than their lines: the centre lines move inwards as weight grows, so that the outside stays on `circle`.
    unit = (circle - lineRatio * Self.drawnLine * Self.lineUnit) / Self.drawnCenterLine
  }

  /// How much a line with a weight share thickens at a weight where lines of share 1 thicken by `full`.
  ///
  /// The share is not applied to all weights equally: that would put thin lines beside semibold text, where even a dense drawing has
  /// space for thicker ones.
  private static func gain(_ full: Double, black: Double, share: Double) -> Double {
    let limit = share * black
    let knee = 0.7 * limit
    guard full > knee, share < 1 else { return full }
    return knee + (limit - knee) * (full - knee) / (black - knee)
  }

  /// The length of a grid unit in icons without lines, which ignore weights.
  package static func filledUnit(_ scale: SymbolScale) -> Double { SymbolProportions(.regular, scale).circle / 20 }

  /// The diameter of `circle.fill`, in per cent of an em.
  private static func circle(_ mix: SymbolMix) -> Double { mix.value(ultraLight: 74.46, regular: 78.86, black: 83.98) }

  /// The line width, in per cent of an em.
  private static func line(_ mix: SymbolMix) -> Double { mix.value(ultraLight: 2.20, regular: 8.00, black: 17.00) }
}
