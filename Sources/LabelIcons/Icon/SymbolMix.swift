// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelSettings

/// How Apple interpolates symbols between three masters, by weight and scale:
/// `sizeFactor · (regular + ultraLightShare · (ultraLight − regular) + blackShare · (black − regular))`, where `ultraLight`, `regular` and `black`
/// are the same measure of the small ultralight, regular and black drawings.
///
/// Measured on exported templates to 0.014 units in 100. Lines get thicker with weight, and thinner relative to the size with scale; the
/// size itself grows only a little with weight.
package struct SymbolMix: Hashable, Sendable {
  /// Size relative to the small masters.
  package var sizeFactor: Double
  /// Share of the ultralight master.
  package var ultraLightShare: Double
  /// Share of the black master.
  package var blackShare: Double

  /// The mix for a weight and a scale.
  package init(_ weight: FontWeight, _ scale: SymbolScale) {
    let shares = Self.shares(weight)
    switch scale {
    case .small: (sizeFactor, (ultraLightShare, blackShare)) = (1, shares.small)
    case .medium: (sizeFactor, (ultraLightShare, blackShare)) = (1.2760, shares.medium)
    case .large: (sizeFactor, (ultraLightShare, blackShare)) = (1.6470, shares.large)
    }
  }

  /// Interpolates a measure from its values in the small ultralight, regular and black masters.
  package func value(ultraLight: Double, regular: Double, black: Double) -> Double {
    sizeFactor * (regular + ultraLightShare * (ultraLight - regular) + blackShare * (black - regular))
  }

  private typealias Shares = (ultraLight: Double, black: Double)

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
