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
      if gradient.lengthsPerPixel <= Self.steepest {
        try Self.apply(gradient, to: context)
      } else {
        Self.apply(gradient.stops.last?.color ?? .clear, to: context)
      }
    }
  }

  /// A gradient with more than this number of lengths per pixel is painted as its last colour: nobody could see it, and pixman's 16.16 numbers
  /// cannot represent it.
  private static let steepest = 10_000.0

  private static func apply(_ color: SRGBColor, to context: OpaquePointer) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
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
  /// The part of the gradient, in its own lengths, that a step of one pixel can cover; the transform is to pixels.
  fileprivate var lengthsPerPixel: Double {
    guard let map = transform.inverse else { return .infinity }
    let extent =
      switch geometry {
      case .linear(let from, let to): (to - from).length
      case .radial(_, let focusRadius, _, let radius): max(radius, focusRadius)
      case .sweep: 1.0
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
