// SPDX-License-Identifier: MIT

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty, as SVG's `matrix(a b c d e f)`.
package struct AffineTransform: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  /// `a` to `d`, `tx` and `ty`.
  package var numbers: [Double] { [a, b, c, d, tx, ty] }

  package static let identity = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static func translation(_ delta: Point) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: delta.x, ty: delta.y)
  }

  package static func scale(_ x: Double, _ y: Double) -> AffineTransform {
    AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// The rotation that takes the positive x axis to a direction, which is a vector of length 1.
  package static func rotation(_ direction: Point) -> AffineTransform {
    AffineTransform(a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: 0, ty: 0)
  }

  /// The transform about an anchor, which stays fixed; the anchor is in parts of a box's sides.
  package func about(_ anchor: Point, of box: Rect) -> AffineTransform {
    let center = Point(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height)
    return AffineTransform.translation(center * -1).then(self).then(.translation(center))
  }

  /// The transform that applies `self` first and then `next`.
  package func then(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b,
      c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  package func apply(_ p: Point) -> Point {
    Point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }

  package var determinant: Double { a * d - b * c }

  /// The inverse transform; nil if the determinant is 0 or too small.
  package var inverse: AffineTransform? {
    let determinant = determinant
    guard determinant != 0, (1 / determinant).isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The transform without its translation.
  package var linear: AffineTransform { AffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }

  /// Whether circles stay circles, so that a stroke has the same width everywhere.
  package var isSimilarity: Bool {
    let (x, y) = (a * a + b * b, c * c + d * d)
    return abs(x - y) <= 1e-3 * max(x, y) && abs(a * c + b * d) <= 1e-3 * max(x, y)
  }

  /// The square root of the factor by which areas grow: the factor for stroke widths.
  package var meanScale: Double { abs(determinant).squareRoot() }
}
