// SPDX-License-Identifier: MIT

internal import CFreeType
internal import LabelCore

/// Converts FreeType's outline of a glyph to a path.
struct GlyphOutline {
  private var path = VectorPath()
  private var current = Point.zero
  private var isOpen = false
  /// Converts from 1/64 pixels with y up to the path's units with y down.
  private let transform: AffineTransform

  /// The path of an outline after a transform from 1/64 pixels with y up. Quadratic curves become cubic ones.
  static func path(of outline: inout FT_Outline, _ transform: AffineTransform) -> VectorPath {
    var builder = GlyphOutline(transform)
    var functions = FT_Outline_Funcs(
      move_to: { to, context in GlyphOutline.with(context) { $0.move(to) } },
      line_to: { to, context in GlyphOutline.with(context) { $0.line(to) } },
      conic_to: { control, to, context in GlyphOutline.with(context) { $0.quadratic(control, to) } },
      cubic_to: { first, second, to, context in GlyphOutline.with(context) { $0.cubic(first, second, to) } },
      shift: 0, delta: 0)
    // Decomposing a broken outline stops at the error; the part before it is kept, as in FreeType's rasteriser.
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

  /// FreeType's contours are implicitly closed.
  private mutating func end() {
    if isOpen { path.close() }
    isOpen = false
  }

  private func point(_ vector: UnsafePointer<FT_Vector>?) -> Point? {
    vector.map { transform.apply(Point(x: Double($0.pointee.x), y: Double($0.pointee.y))) }
  }
}
