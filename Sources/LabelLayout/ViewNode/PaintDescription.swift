// SPDX-License-Identifier: MIT

package import LabelCore

/// What an author fills areas, letters and symbols with.
package indirect enum PaintDescription: Hashable, Sendable {
  case color(ColorDescription)
  case gradient(GradientDescription)
  /// Frosted glass.
  case material(MaterialDescription)
  /// The paint with its opacity multiplied, 0…1.
  case faded(PaintDescription, Double)
  /// The paint, and a shadow below or inside whatever it fills; `radius` is the Gaussian's standard deviation.
  case shadowed(PaintDescription, ShadowDescription)

  /// The colour, where it is only one.
  package var plainColor: ColorDescription? {
    switch self {
    case .color(let color): color
    case .faded(let paint, let factor): paint.plainColor.map { .faded($0, factor) }
    case .gradient, .material, .shadowed: nil
    }
  }

  /// A single colour in its place, for underlines and whatever else cannot have several: a gradient's first one.
  package var mainColor: ColorDescription {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .system(.clear)
    case .material(let material): material.tint
    case .faded(let paint, let factor): .faded(paint.mainColor, factor)
    case .shadowed(let paint, _): paint.mainColor
    }
  }

  /// The shadows of what is filled, those written first in front.
  package var shadows: [ShadowDescription] {
    switch self {
    case .color, .gradient, .material: return []
    case .faded(let paint, let factor):
      return paint.shadows.map { shadow in
        var faded = shadow
        faded.color = .faded(shadow.color, factor)
        return faded
      }
    case .shadowed(let paint, let shadow): return paint.shadows + [shadow]
    }
  }
}

/// Colours that change from place to place of what they fill.
package struct GradientDescription: Hashable, Sendable {
  /// Where colours lie in the box of what they fill. Places are parts of the box, (0 0) its top left corner and (1 1) its bottom right one.
  package enum Geometry: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// Radii in points.
    case radial(center: Point, startRadius: Double, endRadius: Double)
    /// Radii in parts of the box's width and height.
    case elliptical(center: Point, startRadius: Double, endRadius: Double)
    /// Radians clockwise from the right.
    case angular(center: Point, startAngle: Double, endAngle: Double)
  }

  package struct Stop: Hashable, Sendable {
    /// 0…1.
    package var offset: Double
    package var color: ColorDescription

    package init(offset: Double, color: ColorDescription) {
      self.offset = offset
      self.color = color
    }
  }

  package var geometry: Geometry
  package var stops: [Stop]

  package init(_ geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}

/// A ground that lets what is below shine through blurred. Where nothing is below, its tint.
package struct MaterialDescription: Hashable, Sendable {
  /// What lies on the blurred ground.
  package var tint: ColorDescription
  /// The standard deviation of the blur in points.
  package var radius: Double
  /// How pure the colours of the ground become, 1 for as they are.
  package var saturation: Double

  package init(tint: ColorDescription, radius: Double, saturation: Double) {
    self.tint = tint
    self.radius = radius
    self.saturation = saturation
  }

  /// For dumps: `[material blur=20 saturation=1.8 #ffffff]`.
  var words: String { "[material blur=\(DumpText.number(radius)) saturation=\(DumpText.number(saturation)) \(tint.words)]" }
}

extension PaintDescription {
  /// For dumps.
  var words: String {
    switch self {
    case .color(let color): color.words
    case .gradient(let gradient): gradient.words
    case .material(let material): material.words
    case .faded(let paint, let factor): "\(paint.words)×\(DumpText.number(factor))"
    case .shadowed(let paint, let shadow): "\(paint.words) shadow=[\(shadow.words)]"
    }
  }
}

extension GradientDescription {
  fileprivate var words: String {
    let place =
      switch geometry {
      case .linear(let from, let to): "linear \(DumpText.point(from))–\(DumpText.point(to))"
      case .radial(let center, let start, let end):
        "radial \(DumpText.point(center)) \(DumpText.number(start))–\(DumpText.number(end))"
      case .elliptical(let center, let start, let end):
        "elliptical \(DumpText.point(center)) \(DumpText.number(start))–\(DumpText.number(end))"
      case .angular(let center, let start, let end):
        "angular \(DumpText.point(center)) \(DumpText.number(start))–\(DumpText.number(end))rad"
      }
    return "[\(place) \(stops.map { "\(DumpText.number($0.offset)):\($0.color.words)" }.joined(separator: " "))]"
  }
}
