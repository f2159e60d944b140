// SPDX-License-Identifier: MIT

package import LabelCore

/// The fill of areas, text and symbols, as written.
package indirect enum PaintDescription: Hashable, Sendable {
  case color(ColorDescription)
  case gradient(GradientDescription)
  /// A blurred backdrop with a tint.
  case material(MaterialDescription)
  /// The paint with its opacity multiplied, 0…1.
  case faded(PaintDescription, Double)
  /// The paint with a shadow below or inside the filled content; `radius` is the Gaussian's standard deviation.
  case shadowed(PaintDescription, ShadowDescription)

  /// The colour of a plain colour; nil for other paints.
  package var plainColor: ColorDescription? {
    switch self {
    case .color(let color): color
    case .faded(let paint, let factor): paint.plainColor.map { .faded($0, factor) }
    case .gradient, .material, .shadowed: nil
    }
  }

  /// A single colour that replaces the paint for underlines and everything else that cannot have several colours: a gradient's first one.
  package var mainColor: ColorDescription {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.stops.first?.color ?? .system(.clear)
    case .material(let material): material.tint
    case .faded(let paint, let factor): .faded(paint.mainColor, factor)
    case .shadowed(let paint, _): paint.mainColor
    }
  }

  /// Whether it goes over a run of text, and not over the whole text.
  package var spansRun: Bool { if case .gradient(let gradient) = self { gradient.spansRun } else { false } }

  /// The shadows of the filled content; the first one is in front.
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

/// A colour gradient, as written.
package struct GradientDescription: Hashable, Sendable {
  /// The geometry in the filled box. Points are fractions of the box: (0 0) is its top left corner and (1 1) its bottom right one.
  package enum Geometry: Hashable, Sendable {
    case linear(from: Point, to: Point)
    /// A line through the middle of the box at an angle in radians, clockwise from the top. It is so long that the corners have the first and
    /// the last colour, as in CSS.
    case inclined(angle: Double)
    /// The radii are in points.
    case radial(center: Point, startRadius: Double, endRadius: Double)
    /// The radii are fractions of the box's width and height.
    case elliptical(center: Point, startRadius: Double, endRadius: Double)
    /// The angles are in radians, clockwise from the right.
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
  /// Whether the gradient of a run of text goes over the run on each line, and not over the whole text.
  package var spansRun = false

  package init(_ geometry: Geometry, stops: [Stop]) {
    self.geometry = geometry
    self.stops = stops
  }
}

/// A background that shows the blurred content below it. Where nothing is below, only its tint.
package struct MaterialDescription: Hashable, Sendable {
  /// The colour over the blurred backdrop.
  package var tint: ColorDescription
  /// The standard deviation of the blur in points.
  package var radius: Double
  /// The saturation of the backdrop; 1 changes nothing.
  package var saturation: Double

  package init(tint: ColorDescription, radius: Double, saturation: Double) {
    self.tint = tint
    self.radius = radius
    self.saturation = saturation
  }

  /// For dumps: `[material blur=20 saturation=1.8 #ffffff]`.
  package var dumpText: String { "[material blur=\(DumpText.number(radius)) saturation=\(DumpText.number(saturation)) \(tint.dumpText)]" }
}

extension PaintDescription {
  /// For dumps.
  package var dumpText: String {
    switch self {
    case .color(let color): color.dumpText
    case .gradient(let gradient): gradient.dumpText
    case .material(let material): material.dumpText
    case .faded(let paint, let factor): "\(paint.dumpText)×\(DumpText.number(factor))"
    case .shadowed(let paint, let shadow): "\(paint.dumpText) shadow=[\(shadow.dumpText)]"
    }
  }
}

extension GradientDescription {
  fileprivate var dumpText: String {
    let geometryText =
      switch geometry {
      case .linear(let from, let to): "linear \(DumpText.point(from))–\(DumpText.point(to))"
      case .inclined(let angle): "linear \(DumpText.number(angle))rad"
      case .radial(let center, let start, let end):
        "radial \(DumpText.point(center)) \(DumpText.number(start))–\(DumpText.number(end))"
      case .elliptical(let center, let start, let end):
        "elliptical \(DumpText.point(center)) \(DumpText.number(start))–\(DumpText.number(end))"
      case .angular(let center, let start, let end):
        "angular \(DumpText.point(center)) \(DumpText.number(start))–\(DumpText.number(end))rad"
      }
    return "[\(geometryText) \(stops.map { "\(DumpText.number($0.offset)):\($0.color.dumpText)" }.joined(separator: " "))]"
  }
}
