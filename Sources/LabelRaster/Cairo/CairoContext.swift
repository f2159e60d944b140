// SPDX-License-Identifier: MIT

internal import CCairo
internal import LabelCore

/// A Cairo context on pixel memory, which must outlive the context.
///
/// Outlines are converted to pixels here and not by Cairo's matrix, so that no coordinate overflows its fixed-point range.
final class CairoContext {
  enum Format {
    /// Premultiplied colour, one word per pixel, rows without gaps.
    case argb32
    /// Coverage, one byte per pixel, rows padded to four bytes.
    case a8

    /// Bytes from one row to the next.
    func stride(width: Int) -> Int {
      switch self {
      case .argb32: width * 4
      case .a8: (width + 3) / 4 * 4
      }
    }
  }

  /// A path with more dashes than this is drawn as a solid line.
  private static let maximumDashes = 100_000.0

  private let surface: OpaquePointer
  private let context: OpaquePointer
  private let area: PixelRect

  /// - Precondition: `memory` has `area.height` rows of the format's stride.
  init(over memory: UnsafeMutableRawPointer, _ format: Format, area: PixelRect) throws(MachineError) {
    let cairoFormat = format == .argb32 ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8
    let bytes = memory.assumingMemoryBound(to: UInt8.self)
    let stride = format.stride(width: area.width)
    // Cairo never returns null: a failed object carries its status and must still be released.
    guard
      let surface = cairo_image_surface_create_for_data(bytes, cairoFormat, Int32(area.width), Int32(area.height), Int32(stride)),
      let context = cairo_create(surface)
    else { throw CairoStatus.error(CAIRO_STATUS_NO_MEMORY, call: "cairo_create") }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw CairoStatus.error(status, call: "cairo_create")
    }
    self.surface = surface
    self.context = context
    self.area = area
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  /// Fills the inside of an outline, given in points, and returns the bounds of the painted pixels.
  func fill(_ path: VectorPath, _ rule: FillRule, with source: CairoSource, in space: PixelSpace) throws(MachineError) -> PixelRect {
    let (bounds, _) = try begin(path, with: source, in: space)
    cairo_set_fill_rule(context, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_fill(context)
    try end(call: "cairo_fill")
    return PixelRect(covering: bounds)
  }

  /// Strokes an outline, given in points, and returns the bounds of the painted pixels.
  func stroke(_ path: VectorPath, _ style: StrokeStyle, with source: CairoSource, in space: PixelSpace) throws(MachineError)
    -> PixelRect
  {
    let line = style.scaled(by: space.scale)
    guard line.width > 0, line.width.isFinite, line.pen.inverse != nil else { return .empty }
    let path = space.precision == .finest ? path.withSmallCurvesAsLines(style, scale: space.scale) : path
    let (bounds, length) = try begin(path, with: source, in: space)
    let unit = space.precision.scalesPens ? space.scale : 1
    cairo_set_line_width(context, min(line.width, PixelSpace.farthest) / unit)
    cairo_set_line_cap(context, line.cap.cairo)
    cairo_set_line_join(context, line.join.cairo)
    cairo_set_miter_limit(context, max(1, line.miterLimit))
    setDashes(line, pathLength: length, unit: unit)
    // The path is in pixels already; the matrix only shapes the pen.
    var pen = cairo_matrix_t(xx: line.pen.a * unit, yx: line.pen.b * unit, xy: line.pen.c * unit, yy: line.pen.d * unit, x0: 0, y0: 0)
    cairo_set_matrix(context, &pen)
    cairo_stroke(context)
    cairo_identity_matrix(context)
    try end(call: "cairo_stroke")
    return PixelRect(covering: bounds.outset(by: line.extent))
  }

  /// Sets the current path and the source; returns the bounds of the path's points and handles, and the length of the polyline through them;
  /// both in pixels.
  private func begin(
    _ path: VectorPath, with source: CairoSource, in space: PixelSpace
  ) throws(MachineError) -> (bounds: Rect, length: Double) {
    cairo_surface_mark_dirty(surface)
    cairo_set_tolerance(context, space.precision.flatness)
    // In Cairo 1.16, GOOD and BEST are the same; FAST is an order of magnitude worse. Set explicitly, so that a version's default does not
    // matter.
    cairo_set_antialias(context, space.isCrisp ? CAIRO_ANTIALIAS_NONE : CAIRO_ANTIALIAS_BEST)
    try inPixels(source, space).apply(to: context)
    cairo_new_path(context)
    return append(path, in: space)
  }

  private func inPixels(_ source: CairoSource, _ space: PixelSpace) -> CairoSource {
    guard case .gradient(let gradient) = source else { return source }
    let corner = space.pixels(.zero) - Point(x: Double(area.minX), y: Double(area.minY))
    return .gradient(gradient.transformed(.scale(space.scale, space.scale).then(.translation(corner))))
  }

  private func end(call: String) throws(MachineError) {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else { throw CairoStatus.error(status, call: call) }
    cairo_surface_flush(surface)
  }

  private func append(_ path: VectorPath, in space: PixelSpace) -> (bounds: Rect, length: Double) {
    var length = 0.0
    var last = Point.zero
    var low = Point(x: .infinity, y: .infinity)
    var high = Point(x: -.infinity, y: -.infinity)
    func map(_ point: Point) -> Point {
      let pixels = space.pixels(point)
      let bounded = Point(x: PixelSpace.clamped(pixels.x), y: PixelSpace.clamped(pixels.y))
      low = Point(x: min(low.x, bounded.x), y: min(low.y, bounded.y))
      high = Point(x: max(high.x, bounded.x), y: max(high.y, bounded.y))
      length += (bounded - last).length
      last = bounded
      return Point(x: bounded.x - Double(area.minX), y: bounded.y - Double(area.minY))
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        let p = map(point)
        cairo_move_to(context, p.x, p.y)
      case .line(let point):
        let p = map(point)
        cairo_line_to(context, p.x, p.y)
      case .cubic(let first, let second, let end):
        let (c1, c2, p) = (map(first), map(second), map(end))
        cairo_curve_to(context, c1.x, c1.y, c2.x, c2.y, p.x, p.y)
      case .close: cairo_close_path(context)
      }
    }
    let bounds = low.x <= high.x ? Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y) : .zero
    return (bounds, length)
  }

  /// Sets the dash pattern. Negative lengths and patterns of only zeros put Cairo into an error state; they give a solid line, as in SVG. So do
  /// patterns with more dashes than anyone could see, which would only cost time.
  private func setDashes(_ line: StrokeStyle, pathLength: Double, unit: Double) {
    let period = line.dashes.reduce(0, +)
    let isValid = line.dashes.allSatisfy { $0 >= 0 } && period > 0 && period.isFinite && line.dashPhase.isFinite
    let dashes = isValid && pathLength / period < Self.maximumDashes ? line.dashes : []
    cairo_set_dash(context, dashes.map { $0 / unit }, Int32(dashes.count), dashes.isEmpty ? 0 : line.dashPhase / unit)
  }
}

extension StrokeStyle {
  /// The maximum distance from its path at which a stroke paints.
  var extent: Double {
    let half = width / 2
    let corner = join == .miter ? max(1, miterLimit) : 1
    return half * max(corner, cap == .square ? 2.0.squareRoot() : 1) * pen.largestScale
  }
}

extension AffineTransform {
  /// An upper bound of the factor by which distances grow.
  fileprivate var largestScale: Double { self == .identity ? 1 : (a * a + b * b + c * c + d * d).squareRoot() }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
