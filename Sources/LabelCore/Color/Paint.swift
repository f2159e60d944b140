// SPDX-License-Identifier: MIT

/// What an area is filled with.
package enum Paint: Hashable, Sendable {
  /// One colour everywhere.
  case color(SRGBColor)
  /// Colours that change from place to place.
  case gradient(Gradient)

  /// The same paint with its opacity multiplied.
  package func opacity(_ factor: Double) -> Paint {
    switch self {
    case .color(let color): .color(color.opacity(factor))
    case .gradient(let gradient): .gradient(gradient.mappingColors { $0.opacity(factor) })
    }
  }

  /// The paint of a shape that was mapped: gradients go along, colours stay.
  package func transformed(_ map: AffineTransform) -> Paint {
    switch self {
    case .color: self
    case .gradient(let gradient): .gradient(gradient.transformed(map))
    }
  }
}
