// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

/// Collects FreeType's outline of a glyph as a path.
struct GlyphOutline {
  private var path = VectorPath()
  private var current = Point.zero
  private var isOpen = false
  /// From 1/64 of a pixel, y up, to the path's units, y down.
  private let transform: AffineTransform

  /// The path of an outline under a map that starts from 1/64 pixels with y upwards. Quadratic curves become cubics.
  static func path(of outline: inout FT_Outline, _ transform: AffineTransform) -> VectorPath {
    var builder = GlyphOutline(transform)
    var functions = FT_Outline_Funcs(
      move_to: { to, context in GlyphOutline.with(context) { $0.move(to) } },
      line_to: { to, context in GlyphOutline.with(context) { $0.line(to) } },
      conic_to: { control, to, context in GlyphOutline.with(context) { $0.quadratic(control, to) } },
      cubic_to: { first, second, to, context in GlyphOutline.with(context) { $0.cubic(first, second, to) } },
      shift: 0, delta: 0)
    // A broken outline ends where it breaks; what came before is kept, as FreeType's rasteriser does.
    withUnsafeMutablePointer(to: &builder) { _ = FT_Outline_Decompose(&outline, &functions, $0) }
    builder.end()
    return builder.path
  }

  private init(_ transform: AffineTransform) { self.transform = transform }

  private static func with(_ context: UnsafeMutableRawPointer?, _ step: (inout GlyphOutline) -> Void) -> Int32 {
    guard let context else { return 1 }
    step(&context.assumingMemoryBound(to: GlyphOutline.self).pointee)
    return 0
  }

  private mutating func move(_ to: UnsafePointer<FT_Vector>?) {
    guard let to = point(to) else { return }
    end()
    path.move(to: to)
    current = to
    isOpen = true
  }

  private mutating func line(_ to: UnsafePointer<FT_Vector>?) {
    guard let to = point(to) else { return }
    path.line(to: to)
    current = to
  }

  private mutating func quadratic(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
    guard let control = point(control), let to = point(to) else { return }
    path.cubic(current + (control - current) * (2 / 3), to + (control - to) * (2 / 3), to: to)
    current = to
  }

  private mutating func cubic(
    _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?
  ) {
    guard let first = point(first), let second = point(second), let to = point(to) else { return }
    path.cubic(first, second, to: to)
    current = to
  }

  /// FreeType's contours are closed without saying so.
  private mutating func end() {
    if isOpen { path.close() }
    isOpen = false
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point? {
    vector.map { transform.apply(Point(x: Double($0.pointee.x), y: Double($0.pointee.y))) }
  }
}
