// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelViews

/// A transformation of space, by the rows of its matrix. A layer is drawn without perspective: its depth is left out.
public struct CATransform3D: Hashable, Sendable {
  /// The element in row 1, column 1.
  public var m11: CGFloat = 1
  /// The element in row 1, column 2.
  public var m12: CGFloat = 0
  /// The element in row 1, column 3.
  public var m13: CGFloat = 0
  /// The element in row 1, column 4.
  public var m14: CGFloat = 0
  /// The element in row 2, column 1.
  public var m21: CGFloat = 0
  /// The element in row 2, column 2.
  public var m22: CGFloat = 1
  /// The element in row 2, column 3.
  public var m23: CGFloat = 0
  /// The element in row 2, column 4.
  public var m24: CGFloat = 0
  /// The element in row 3, column 1.
  public var m31: CGFloat = 0
  /// The element in row 3, column 2.
  public var m32: CGFloat = 0
  /// The element in row 3, column 3.
  public var m33: CGFloat = 1
  /// The element in row 3, column 4.
  public var m34: CGFloat = 0
  /// The element in row 4, column 1.
  public var m41: CGFloat = 0
  /// The element in row 4, column 2.
  public var m42: CGFloat = 0
  /// The element in row 4, column 3.
  public var m43: CGFloat = 0
  /// The element in row 4, column 4.
  public var m44: CGFloat = 1

  /// Creates the transformation that changes nothing, unlike Apple's, whose elements are all zero.
  public init() {}

  /// The elements, row by row.
  private var rows: [[CGFloat]] {
    [[m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44]]
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  /// The transformation of the plane without the depth.
  var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }

  init(_ affine: CGAffineTransform) {
    self.init()
    (m11, m12, m21, m22, m41, m42) = (affine.a, affine.b, affine.c, affine.d, affine.tx, affine.ty)
  }

  /// This transformation followed by another one.
  func concatenating(_ other: CATransform3D) -> CATransform3D {
    let (a, b) = (rows, other.rows)
    func element(_ row: Int, _ column: Int) -> CGFloat { (0..<4).reduce(0) { sum, index in sum + a[row][index] * b[index][column] } }
    return CATransform3D(rows: (0..<4).map { row in (0..<4).map { column in element(row, column) } })
  }

  /// A rotation about an axis, by an angle in radians.
  static func rotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    guard let rows = SpaceRotation.rows(angle, x, y, z) else { return CATransform3D() }
    return CATransform3D(rows: rows.map { $0 + [0] } + [[0, 0, 0, 1]])
  }
}

/// The transformation that changes nothing.
public var CATransform3DIdentity: CATransform3D { CATransform3D() }
/// Returns a movement, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m41, result.m42, result.m43) = (tx, ty, tz)
  return result
}
/// Returns a change of the size by factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var result = CATransform3D()
  (result.m11, result.m22, result.m33) = (sx, sy, sz)
  return result
}
/// Returns a rotation about an axis, by an angle in radians.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  .rotation(angle, x, y, z)
}
/// Returns a transformation after a movement, in points.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3DMakeTranslation(tx, ty, tz).concatenating(t)
}
/// Returns a transformation after a change of the size by factors.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3DMakeScale(sx, sy, sz).concatenating(t)
}
/// Returns a transformation after a rotation about an axis, by an angle in radians.
public func CATransform3DRotate(_ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D.rotation(angle, x, y, z).concatenating(t)
}
/// Returns a transformation followed by another one.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }
/// Returns a transformation of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D { CATransform3D(m) }
/// Returns a transformation of space as one of the plane, without the depth.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.affine }
/// Returns whether a transformation changes nothing.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3D() }

extension CALayer {
  /// The transformation about the anchor point. What it does to the depth is not drawn.
  public var transform: CATransform3D {
    get { CATransform3D(affineTransform()) }
    set { setAffineTransform(newValue.affine) }
  }
}
