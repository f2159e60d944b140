// SPDX-License-Identifier: MIT

package import LabelCore

/// What an author fills areas, letters and symbols with.
package indirect enum PaintDescription: Hashable, Sendable {
  case color(ColorDescription)
  case gradient(GradientDescription)
  /// The paint with its opacity multiplied, 0…1.
  case faded(PaintDescription, Double)
  /// The paint, and a shadow below whatever it fills; `radius` is the Gaussian's standard deviation.
  case shadowed(PaintDescription, ShadowDescription)

  /// The colour, where it is only one.
  package var plainColor: ColorDescription? {
    switch self {
    case .color(let color): color
    case .faded(let paint, let factor): paint.plainColor.map { .faded($0, factor) }
    case .gradient, .shadowed: nil
    }
  }

  /// A single colour in its place, for underlines and whatever else cannot have several: a gradient's first one.
  package var mainColor: ColorDescription {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .system(.clear)
    case .faded(let paint, let factor): .faded(paint.mainColor, factor)
    case .shadowed(let paint, _): paint.mainColor
    }
  }

  /// The shadow below what is filled; nil for none.
  package var shadow: ShadowDescription? {
    switch self {
    case .color, .gradient: nil
    case .faded(let paint, let factor):
      paint.shadow.map { ShadowDescription(color: .faded($0.color, factor), offset: $0.offset, radius: $0.radius) }
    case .shadowed(_, let shadow): shadow
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

extension PaintDescription {
  /// For dumps.
  var words: String {
    switch self {
    case .color(let color): color.words
    case .gradient(let gradient): gradient.words
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
