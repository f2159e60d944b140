// SPDX-License-Identifier: MIT

/// Colours that change along a line or between two circles, as in SVG and Cairo.
///
/// Guaranteed: it has at least one stop, offsets are 0…1 and never fall, and `transform` has an inverse. Colours are mixed with straight
/// alpha, gamma-encoded.
package struct Gradient: Hashable, Sendable {
  /// Where colours lie, in the gradient's own units.
  package enum Geometry: Hashable, Sendable {
    /// Offset 0 at `from`, 1 at `to`; the colours are the same all along the perpendiculars.
    case linear(from: Point, to: Point)
    /// Offset 0 on the focus circle, 1 on the outer one; where neither holds the other the colours lie in a cone, with nothing beside it.
    case radial(focus: Point, focusRadius: Double, center: Point, radius: Double)
  }

  /// What is painted before offset 0 and after 1.
  package enum Spread: String, Hashable, Sendable {
    /// The first and the last colour.
    case pad
    /// The gradient back and forth.
    case reflect
    /// The gradient again and again.
    case `repeat`
  }

  /// A colour at an offset.
  package struct Stop: Hashable, Sendable {
    /// 0…1 between the ends of the geometry.
    package var offset: Double
    package var color: SRGBColor

    package init(offset: Double, color: SRGBColor) {
      self.offset = offset
      self.color = color
    }
  }

  package let geometry: Geometry
  package private(set) var stops: [Stop]
  package let spread: Spread
  /// From the gradient's own units to points of the picture.
  package private(set) var transform: AffineTransform

  /// A gradient; offsets outside 0…1, or smaller than the one before, are moved there.
  ///
  /// Nil without stops, or when the transform has no inverse.
  package init?(_ geometry: Geometry, stops: [Stop], spread: Spread = .pad, transform: AffineTransform = .identity) {
    guard !stops.isEmpty, transform.inverse != nil else { return nil }
    var least = 0.0
    self.geometry = geometry
    self.stops = stops.map { stop in
      least = max(least, min(stop.offset, 1))
      return Stop(offset: least, color: stop.color)
    }
    self.spread = spread
    self.transform = transform
  }

  /// The gradient of a shape that was mapped.
  ///
  /// - Precondition: the map has an inverse.
  package func transformed(_ map: AffineTransform) -> Gradient {
    var result = self
    result.transform = transform.then(map)
    return result
  }

  /// The gradient with each stop's colour replaced.
  package func mappingColors(_ change: (SRGBColor) -> SRGBColor) -> Gradient {
    var result = self
    for index in stops.indices { result.stops[index].color = change(stops[index].color) }
    return result
  }
}

extension Gradient {
  /// For dumps: `linear (0 0)–(1 0) 0:#ff0000 1:#0000ff`.
  package var words: String {
    var words: String
    switch geometry {
    case .linear(let from, let to): words = "linear \(DumpText.point(from))–\(DumpText.point(to))"
    case .radial(let focus, let focusRadius, let center, let radius):
      words = "radial \(DumpText.point(focus)) \(DumpText.number(focusRadius))–\(DumpText.point(center)) \(DumpText.number(radius))"
    }
    for stop in stops { words += " \(DumpText.number(stop.offset)):\(stop.color.hex)" }
    if spread != .pad { words += " \(spread.rawValue)" }
    if transform != .identity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      words += " matrix(\(numbers.map { DumpText.number($0) }.joined(separator: " ")))"
    }
    return "[\(words)]"
  }
}
