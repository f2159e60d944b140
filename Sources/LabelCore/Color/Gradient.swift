// SPDX-License-Identifier: MIT

/// Colours that change along a line or between two circles, as in SVG and Cairo, or around a point.
///
/// A gradient has at least one stop, its offsets are 0…1 in ascending order, and `transform` has an inverse. Colours are interpolated
/// gamma-encoded and with straight alpha.
package struct Gradient: Hashable, Sendable {
  /// The shape of the gradient, in its own units.
  package enum Geometry: Hashable, Sendable {
    /// Offset 0 is at `from`, 1 at `to`; the colours are constant along perpendiculars.
    case linear(from: Point, to: Point)
    /// Offset 0 is on the focus circle, 1 on the outer circle. If neither circle contains the other, the colours fill a cone and nothing is
    /// painted outside it.
    case radial(focus: Point, focusRadius: Double, center: Point, radius: Double)
    /// Offset 0 is on the ray from `center` at the angle `start`, 1 on the ray at `end`, in radians from the x axis towards the y axis. Every
    /// ray has the angle of 0 to a whole turn, so the colours may jump on the x axis.
    case sweep(center: Point, start: Double, end: Double)
  }

  /// How the gradient continues before offset 0 and after 1.
  package enum Spread: String, Hashable, Sendable {
    /// With the first and the last colour.
    case pad
    /// With the gradient mirrored again and again.
    case reflect
    /// With the gradient repeated.
    case `repeat`
  }

  /// A colour at an offset.
  package struct Stop: Hashable, Sendable {
    /// The offset, 0…1 between the ends of the geometry.
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
  /// The transform from the gradient's own units to points of the image.
  package private(set) var transform: AffineTransform

  /// Creates a gradient. Offsets outside 0…1 are clamped, and an offset smaller than the one before is raised to it.
  ///
  /// Nil without stops, or if the transform has no inverse.
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
    if spread == .repeat { self.stops = stopsFromZeroToOne }
  }

  /// The stops, with the first colour at offset 0 and the last colour at offset 1. A repeated gradient needs both stops, because Cairo and
  /// librsvg would otherwise blend the last colour into the first colour of the next repetition (SVG 1.1, 13.2.4).
  package var stopsFromZeroToOne: [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    let start = first.offset > 0 ? [Stop(offset: 0, color: first.color)] : []
    let end = last.offset < 1 ? [Stop(offset: 1, color: last.color)] : []
    return start + stops + end
  }

  /// The gradient under a transform of the shape that it fills.
  ///
  /// - Precondition: The transform has an inverse.
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
  /// The gradient in dumps: `linear (0 0)–(1 0) 0:#ff0000 1:#0000ff`.
  package var dumpText: String {
    var text: String
    switch geometry {
    case .linear(let from, let to): text = "linear \(DumpText.point(from))–\(DumpText.point(to))"
    case .radial(let focus, let focusRadius, let center, let radius):
      text = "radial \(DumpText.point(focus)) \(DumpText.number(focusRadius))–\(DumpText.point(center)) \(DumpText.number(radius))"
    case .sweep(let center, let start, let end):
      text = "sweep \(DumpText.point(center)) \(DumpText.number(start))–\(DumpText.number(end))rad"
    }
    for stop in stops { text += " \(DumpText.number(stop.offset)):\(stop.color.hex)" }
    if spread != .pad { text += " \(spread.rawValue)" }
    if transform != .identity {
      let numbers = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      text += " matrix(\(numbers.map { DumpText.number($0) }.joined(separator: " ")))"
    }
    return "[\(text)]"
  }
}
