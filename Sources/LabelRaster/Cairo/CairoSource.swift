// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

/// The source of a Cairo drawing operation.
enum CairoSource {
  case pixel(PremultipliedPixel)
  /// A gradient. Its `transform` is to points; when the source is applied, it is to pixels.
  case gradient(Gradient)

  /// Sets this as the source of a context with the identity matrix.
  func apply(to context: OpaquePointer) throws(MachineError) {
    switch self {
    case .pixel(let pixel):
      // Cairo stores 16 bits per channel and truncates them to 8, which restores our premultiplied levels.
      let alpha = Double(pixel.alpha)
      let unit = max(alpha, 1)
      cairo_set_source_rgba(
        context, Double(pixel.red) / unit, Double(pixel.green) / unit, Double(pixel.blue) / unit, alpha / 255)
    case .gradient(let gradient):
      switch gradient.inFixedPoint {
      case .gradient(let gradient): try Self.apply(gradient, to: context)
      case .color(let color): cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      }
    }
  }

  private static func apply(_ gradient: Gradient, to context: OpaquePointer) throws(MachineError) {
    let created =
      switch gradient.geometry {
      case .linear(let from, let to): cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let focus, let focusRadius, let center, let radius):
        cairo_pattern_create_radial(focus.x, focus.y, focusRadius, center.x, center.y, radius)
      // Cairo has no such pattern: `Layer.fill` computes the colours of a sweep.
      case .sweep: cairo_pattern_create_rgba(0, 0, 0, 0)
      }
    guard let pattern = created else { throw CairoStatus.error(CAIRO_STATUS_NO_MEMORY, call: "cairo_pattern_create") }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, gradient.spread.cairo)
    // Cairo's pattern matrix is from pixels to the gradient. A gradient without an inverse is handled as too steep.
    guard let map = gradient.transform.inverse else { return }
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    let status = cairo_pattern_status(pattern)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoStatus.error(status, call: "cairo_pattern_set_matrix") }
    cairo_set_source(context, pattern)
  }
}

extension Gradient {
  /// A gradient in pixman's 16.16 numbers.
  fileprivate enum InFixedPoint {
    case gradient(Gradient)
    /// The gradient has this colour everywhere, as far as anyone can see.
    case color(SRGBColor)
  }

  /// A gradient with more than this number of lengths per pixel is painted as its last colour: nobody could see it, and pixman's numbers cannot
  /// represent it.
  private static let steepest = 10_000.0
  /// The largest number that pixman represents. Cairo shrinks points that are more than half of it, and no matrix.
  private static let farthest = 32_767.0
  /// The smallest radius, and the smallest distance of two points, that pixman represents with several digits.
  private static let nearest = 1.0 / 64

  /// The gradient with a matrix that pixman represents; the transform is to pixels. If its numbers are too large, as with a center that is far
  /// away, it is the same gradient in other units, whose origin is that of the pixels.
  fileprivate var inFixedPoint: InFixedPoint {
    let last = InFixedPoint.color(stops.last?.color ?? .clear)
    guard let map = transform.inverse, map.numbers.allSatisfy(\.isFinite), geometry.extent > 0,
      map.largestFactor / geometry.extent <= Self.steepest
    else { return last }
    let shrinking = min(1, Self.farthest / 2 / geometry.farthest)
    if max(map.largestFactor, abs(map.tx), abs(map.ty)) * shrinking <= Self.farthest { return .gradient(self) }
    let (moved, isBehind) = geometry.movedAcross(by: Point(x: -map.tx, y: -map.ty))
    let scale = min(1, Self.farthest / 2 / moved.farthest, Self.farthest / map.largestFactor)
    guard moved.extent * scale >= Self.nearest, let transform = map.linear.then(.scale(scale, scale)).inverse,
      let gradient = Gradient(moved.scaled(by: scale), stops: stops, spread: spread, transform: transform)
    else { return isBehind ? .color(stops.first?.color ?? .clear) : last }
    return .gradient(gradient)
  }
}

extension Gradient.Geometry {
  /// The length of a linear gradient, and the larger radius of a radial one.
  fileprivate var extent: Double {
    switch self {
    case .linear(let from, let to): (to - from).length
    case .radial(_, let focusRadius, _, let radius): max(radius, focusRadius)
    case .sweep: 1
    }
  }

  /// The largest number that Cairo passes to pixman.
  fileprivate var farthest: Double {
    switch self {
    case .linear(let from, let to): max(abs(from.x), abs(from.y), abs(to.x), abs(to.y))
    case .radial(let focus, let focusRadius, let center, let radius):
      max(abs(focus.x), abs(focus.y), focusRadius, abs(center.x), abs(center.y), radius)
    case .sweep: 0
    }
  }

  /// The geometry at another position, and whether all of a linear gradient is after the origin. A linear one is moved along its perpendicular
  /// to the origin, which changes no colour.
  fileprivate func movedAcross(by delta: Point) -> (Gradient.Geometry, isBehind: Bool) {
    switch self {
    case .linear(let from, let to):
      let (start, line) = (from + delta, to - from)
      let position = (start.x * line.x + start.y * line.y) / (line.x * line.x + line.y * line.y)
      return (.linear(from: line * position, to: line * (position + 1)), position > 0)
    case .radial(let focus, let focusRadius, let center, let radius):
      return (.radial(focus: focus + delta, focusRadius: focusRadius, center: center + delta, radius: radius), false)
    case .sweep: return (self, false)
    }
  }

  fileprivate func scaled(by scale: Double) -> Gradient.Geometry {
    switch self {
    case .linear(let from, let to): .linear(from: from * scale, to: to * scale)
    case .radial(let focus, let focusRadius, let center, let radius):
      .radial(focus: focus * scale, focusRadius: focusRadius * scale, center: center * scale, radius: radius * scale)
    case .sweep: self
    }
  }
}

extension AffineTransform {
  fileprivate var largestFactor: Double { max(abs(a), abs(b), abs(c), abs(d)) }
}

extension Gradient.Spread {
  fileprivate var cairo: cairo_extend_t {
    switch self {
    case .pad: CAIRO_EXTEND_PAD
    case .reflect: CAIRO_EXTEND_REFLECT
    case .repeat: CAIRO_EXTEND_REPEAT
    }
  }
}
