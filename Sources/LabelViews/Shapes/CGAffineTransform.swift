// SPDX-License-Identifier: MIT

public import Foundation
package import LabelCore

/// An affine transformation of the plane, as in Core Graphics. Foundation on Linux does not have this type.
///
/// It maps a point to x' = a·x + c·y + tx and y' = b·x + d·y + ty, in points with y down.
public struct CGAffineTransform: Hashable, Sendable {
  /// The factor of x in the new x.
  public var a: CGFloat
  /// The factor of x in the new y.
  public var b: CGFloat
  /// The factor of y in the new x.
  public var c: CGFloat
  /// The factor of y in the new y.
  public var d: CGFloat
  /// The horizontal translation in points.
  public var tx: CGFloat
  /// The vertical translation in points.
  public var ty: CGFloat

  /// The transformation that leaves every point unchanged.
  public static let identity = CGAffineTransform()

  /// Creates the transformation that leaves every point unchanged.
  public init() { self.init(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// Creates a transformation from the elements of its matrix.
  ///
  /// - Parameters:
  ///   - a: The factor of x in the new x.
  ///   - b: The factor of x in the new y.
  ///   - c: The factor of y in the new x.
  ///   - d: The factor of y in the new y.
  ///   - tx: The horizontal translation in points.
  ///   - ty: The vertical translation in points.
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// Creates a transformation from the elements of its matrix, in the order a, b, c, d, tx, ty.
  ///
  /// - Parameters:
  ///   - a: The factor of x in the new x.
  ///   - b: The factor of x in the new y.
  ///   - c: The factor of y in the new x.
  ///   - d: The factor of y in the new y.
  ///   - tx: The horizontal translation in points.
  ///   - ty: The vertical translation in points.
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  /// Creates a translation.
  ///
  /// - Parameters:
  ///   - x: The distance in points to the right.
  ///   - y: The distance in points downwards.
  public init(translationX x: CGFloat, y: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y) }

  /// Creates a scale about the origin.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public init(scaleX x: CGFloat, y: CGFloat) { self.init(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0) }

  /// Creates a rotation about the origin.
  ///
  /// - Parameter angle: The angle in radians, clockwise since y points down.
  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// Whether the transformation leaves every point unchanged.
  public var isIdentity: Bool { self == .identity }

  /// Returns this transformation followed by another one.
  ///
  /// - Parameter next: The transformation to apply after this one.
  public func concatenating(_ next: CGAffineTransform) -> CGAffineTransform { CGAffineTransform(map.then(next.map)) }

  /// Returns a translation followed by this transformation.
  ///
  /// - Parameters:
  ///   - x: The distance in points to the right.
  ///   - y: The distance in points downwards.
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
    CGAffineTransform(translationX: x, y: y).concatenating(self)
  }

  /// Returns a scale about the origin followed by this transformation.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { CGAffineTransform(scaleX: x, y: y).concatenating(self) }

  /// Returns a rotation about the origin followed by this transformation.
  ///
  /// - Parameter angle: The angle in radians, clockwise since y points down.
  public func rotated(by angle: CGFloat) -> CGAffineTransform { CGAffineTransform(rotationAngle: angle).concatenating(self) }

  /// Returns the inverse of this transformation; the transformation itself if there is none, as Core Graphics does.
  public func inverted() -> CGAffineTransform { map.inverse.map { CGAffineTransform($0) } ?? self }

  /// This transformation, or the identity if an element is not finite.
  var finite: CGAffineTransform { map.numbers.allSatisfy(\.isFinite) ? self : .identity }

  /// The transformation in the layout's type.
  package var map: LabelCore.AffineTransform {
    LabelCore.AffineTransform(a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }

  private init(_ map: LabelCore.AffineTransform) {
    self.init(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty)
  }
}

extension CGPoint {
  /// Returns the point mapped by a transformation.
  ///
  /// - Parameter transform: The transformation to apply.
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    let point = transform.map.apply(Point(self))
    return CGPoint(x: point.x, y: point.y)
  }
}

extension CGSize {
  /// Returns the size mapped by a transformation, without its translation.
  ///
  /// - Parameter transform: The transformation to apply.
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    let point = transform.map.linear.apply(Point(x: Double(width), y: Double(height)))
    return CGSize(width: point.x, height: point.y)
  }
}

extension CGRect {
  /// Returns the smallest rectangle that contains the transformed corners.
  ///
  /// - Parameter transform: The transformation to apply.
  public func applying(_ transform: CGAffineTransform) -> CGRect {
    let corners = [(minX, minY), (maxX, minY), (minX, maxY), (maxX, maxY)].map { CGPoint(x: $0, y: $1).applying(transform) }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
