// SPDX-License-Identifier: MIT

/// A colour or a gradient that fills an area.
package enum Paint: Hashable, Sendable {
  /// A solid colour.
  case color(SRGBColor)
  /// A gradient.
  case gradient(Gradient)

  /// The same paint with its opacity multiplied.
  package func opacity(_ factor: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let gradient): .gradient(gradient.mappingColors { $0.opacity(factor) })
    }
  }

  /// Whether something below shows through.
  package var isTranslucent: Bool {
    switch self {
    case .color(let color): color.alpha < 1
    case .gradient(let gradient): gradient.stops.contains { $0.color.alpha < 1 }
    }
  }

  /// The paint under a transform of the shape that it fills: gradients are transformed, colours are not.
  package func transformed(_ map: AffineTransform) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.transformed(map))
    }
  }
}
