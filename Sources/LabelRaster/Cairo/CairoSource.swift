// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

/// What Cairo paints with.
enum CairoSource {
  case pixel(PremultipliedPixel)
  /// A gradient whose `transform` leads to points; to pixels by the time that it is applied.
  case gradient(Gradient)

  /// Makes this the colour of the context, whose own matrix is none.
  func apply(to context: OpaquePointer) throws(MachineError) {
    switch self {
    case .pixel(let pixel):
      // Cairo keeps 16 bits a channel and cuts them to 8. From our premultiplied levels it gets back to the same ones.
      let alpha = Double(pixel.alpha)
      let unit = max(alpha, 1)
      cairo_set_source_rgba(
        context, Double(pixel.red) / unit, Double(pixel.green) / unit, Double(pixel.blue) / unit, alpha / 255)
    case .gradient(let gradient):
      if gradient.lengthsPerPixel <= Self.steepest {
        try Self.apply(gradient, to: context)
      } else {
        Self.apply(gradient.stops.last?.color ?? .clear, to: context)
      }
    }
  }

  /// A gradient that runs through more than this many lengths in a pixel is its last colour: nobody could see it, and pixman's
  /// 16.16 numbers cannot hold it.
  private static let steepest = 10_000.0

  private static func apply(_ color: SRGBColor, to context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private static func apply(_ gradient: Gradient, to context: OpaquePointer) throws(MachineError) {
    let made =
      switch gradient.geometry {
      case .linear(let from, let to): cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let focus, let focusRadius, let center, let radius):
        cairo_pattern_create_radial(focus.x, focus.y, focusRadius, center.x, center.y, radius)
      }
    guard let pattern = made else { throw CairoStatus.error(CAIRO_STATUS_NO_MEMORY, call: "cairo_pattern_create") }
    defer { cairo_pattern_destroy(pattern) }
    for stop in gradient.stops {
      cairo_pattern_add_color_stop_rgba(pattern, stop.offset, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
    }
    cairo_pattern_set_extend(pattern, gradient.spread.cairo)
    // Cairo asks where in the gradient a pixel lies. A gradient without an inverse counted as too steep.
    guard let map = gradient.transform.inverse else { return }
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    let status = cairo_pattern_status(pattern)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoStatus.error(status, call: "cairo_pattern_set_matrix") }
    cairo_set_source(context, pattern)
  }
}

extension Gradient {
  /// How much of the gradient, in its own lengths, a step of a pixel can pass; its transform leads to pixels.
  fileprivate var lengthsPerPixel: Double {
    guard let map = transform.inverse else { return .infinity }
    let extent =
      switch geometry {
      case .linear(let from, let to): (to - from).length
      case .radial(_, let focusRadius, _, let radius): max(radius, focusRadius)
      }
    let step = max(abs(map.a), abs(map.b), abs(map.c), abs(map.d))
    return extent > 0 ? step / extent : .infinity
  }
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
