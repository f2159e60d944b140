// SPDX-License-Identifier: MIT

public import Foundation
package import LabelCore

/// A map of the plane, Core Graphics': x' = a·x + c·y + tx, y' = b·x + d·y + ty, points and y down. Foundation on Linux lacks it.
public struct CGAffineTransform: Hashable, Sendable {
  /// How much of x goes into x.
  public var a: CGFloat
  /// How much of x goes into y.
  public var b: CGFloat
  /// How much of y goes into x.
  public var c: CGFloat
  /// How much of y goes into y.
  public var d: CGFloat
  /// What is added to x.
  public var tx: CGFloat
  /// What is added to y.
  public var ty: CGFloat

  /// The map that changes nothing.
  public static let identity = CGAffineTransform()

  /// The map that changes nothing.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// A map by its numbers.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// A map by its numbers.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Moves.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Makes larger, about the origin.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Turns about the origin: radians, clockwise where y goes down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether it changes nothing.
  public var isIdentity: Bool { self == .identity }

  /// This map, and `next` after it.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform { CGAffineTransform(map.then(next.map)) }

  /// This map after a move.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// This map after a change of size.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }

  /// This map after a turn by radians.
  public func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }

  /// The map that undoes this one; this one itself where none does, as for Core Graphics.
  public func inverted() -> CGAffineTransform { map.inverse.map { CGAffineTransform($0) } ?? self }

  /// The identity instead of a map with numbers that are none.
  var finite: CGAffineTransform { map.numbers.allSatisfy(\.isFinite) ? self : .identity }

  /// As the layout has it.
  package var map: LabelCore.AffineTransform {
    LabelCore.AffineTransform(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }

  private init(_ map: LabelCore.AffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}

extension CGPoint {
  /// The point mapped.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    let point = transform.map.apply(Point(self))
    return CGPoint(x: point.x, y: point.y)
  }
}

extension CGSize {
  /// The size mapped; moves do not count.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    let point = transform.map.linear.apply(Point(x: Double(width), y: Double(height)))
    return CGSize(width: point.x, height: point.y)
  }
}

extension CGRect {
  /// The smallest upright box round the mapped corners.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { CGPoint(x: $0, y: $1).applying(transform) }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
