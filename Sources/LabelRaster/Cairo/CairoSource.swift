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
    case .gradient(let gradient): try Self.apply(gradient, to: context)
    }
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
    // Cairo asks where in the gradient a pixel lies. A gradient without an inverse is not made, but rounding may still flatten one.
    guard let map = gradient.transform.inverse else { return cairo_set_source_rgba(context, 0, 0, 0, 0) }
    var matrix = cairo_matrix_t(xx: map.a, yx: map.b, xy: map.c, yy: map.d, x0: map.tx, y0: map.ty)
    cairo_pattern_set_matrix(pattern, &matrix)
    let status = cairo_pattern_status(pattern)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoStatus.error(status, call: "cairo_pattern_set_matrix") }
    cairo_set_source(context, pattern)
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
