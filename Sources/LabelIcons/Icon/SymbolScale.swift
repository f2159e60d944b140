// SPDX-License-Identifier: MIT

package import LabelCore

/// The size of symbols beside text: SwiftUI's `Image.Scale`.
package enum SymbolScale: String, Hashable, Sendable, CaseIterable {
  case small
  case medium
  case large
}

/// How Apple interpolates symbols between three masters, by weight and scale: `k · (R + u·(U − R) + b·(B − R))`, where U, R and B are
/// the same measure of the small ultralight, regular and black drawings.
///
/// Measured on exported templates to 0.014 units in 100. Lines get thicker with weight, and thinner relative to the size with scale; the
/// size itself grows only a little with weight.
package struct SymbolMix: Hashable, Sendable {
  /// Size relative to the small masters.
  package var k: Double
  /// Share of the ultralight master.
  package var u: Double
  /// Share of the black master.
  package var b: Double

  /// The mix for a weight and a scale.
  package init(_ weight: FontWeight, _ scale: SymbolScale) {
    let (small, medium, large) = Self.shares(weight)
    switch scale {
    case .small: (k, u, b) = (1, small.u, small.b)
    case .medium: (k, u, b) = (1.2760, medium.u, medium.b)
    case .large: (k, u, b) = (1.6470, large.u, large.b)
    }
  }

  /// Interpolates a measure from its values in the small ultralight, regular and black masters.
  package func value(ultraLight: Double, regular: Double, black: Double) -> Double {
    k * (regular + u * (ultraLight - regular) + b * (black - regular))
  }

  private typealias Shares = (u: Double, b: Double)

  private static func shares(_ weight: FontWeight) -> (small: Shares, medium: Shares, large: Shares) {
    switch weight {
    case .ultraLight: ((1, 0), (1.068, 0), (1.135, 0))
    case .thin: ((0.774, 0), (0.868, 0), (0.962, 0))
    case .light: ((0.333, 0), (0.477, 0), (0.625, 0))
    case .regular: ((0, 0), (0.182, 0), (0.370, 0))
    case .medium: ((0, 0.180), (0.148, 0.165), (0.300, 0.131))
    case .semibold: ((0, 0.318), (0.123, 0.291), (0.247, 0.231))
    case .bold: ((0, 0.500), (0.089, 0.458), (0.177, 0.363))
    case .heavy: ((0, 0.764), (0.039, 0.700), (0.075, 0.555))
    case .black: ((0, 1), (-0.005, 0.916), (-0.016, 0.726))
    }
  }
}

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
