// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

extension Shape {
  /// Trims the shape to a part of its outline.
  ///
  /// - Parameters:
  ///   - startFraction: The start as a part of the outline's length, 0…1.
  ///   - endFraction: The end as a part of the outline's length, 0…1.
  /// - Returns: The part of the outline between the two positions.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _ChangedShape<Self> {
    let (from, to) = (Double(startFraction), Double(endFraction))
    return _ChangedShape(self, "trim \(DumpText.number(from))…\(DumpText.number(to))") { outline, box in
      outline.path(in: box).trimmed(from: from, to: to)
    }
  }

  /// Moves the shape without changing its frame.
  ///
  /// - Parameters:
  ///   - x: The distance in points to the right.
  ///   - y: The distance in points downwards.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> _ChangedShape<Self> {
    let delta = Point(x: Double(x), y: Double(y))
    return mapped("offset \(DumpText.point(delta))") { _ in .translation(delta) }
  }

  /// Moves the shape without changing its frame.
  ///
  /// - Parameter offset: The distances in points to the right and downwards.
  public func offset(_ offset: CGSize) -> _ChangedShape<Self> { self.offset(x: offset.width, y: offset.height) }

  /// Rotates the shape about a point of its frame.
  ///
  /// - Parameters:
  ///   - angle: The angle, clockwise.
  ///   - anchor: The fixed point as parts of the frame's size; the centre by default.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    let turn = LabelCore.AffineTransform.rotation(Point(angle: angle.radians))
    return mapped("rotation \(DumpText.number(angle.radians))") { turn.about(anchor.point, of: $0) }
  }

  /// Scales the shape about a point of its frame, with a factor for each axis.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  ///   - anchor: The fixed point as parts of the frame's size; the centre by default.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> _ChangedShape<Self> {
    let (x, y) = (Double(x), Double(y))
    return mapped("scale \(DumpText.number(x)) \(DumpText.number(y))") { LabelCore.AffineTransform.scale(x, y).about(anchor.point, of: $0) }
  }

  /// Scales the shape about a point of its frame.
  ///
  /// - Parameters:
  ///   - scale: The factor for both axes.
  ///   - anchor: The fixed point as parts of the frame's size; the centre by default.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> _ChangedShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }

  /// Applies an affine transformation to the shape, with the top left corner of its frame as the origin.
  ///
  /// - Parameter transform: The transformation; one with infinite elements changes nothing.
  public func transform(_ transform: CGAffineTransform) -> _ChangedShape<Self> {
    let map = transform.finite.map
    return mapped("map \(map.numbers.map { DumpText.number($0) }.joined(separator: " "))") { map.about(.zero, of: $0) }
  }

  /// Gives the shape a frame of a fixed size for its outline.
  ///
  /// - Parameters:
  ///   - width: The width in points.
  ///   - height: The height in points.
  public func size(width: CGFloat, height: CGFloat) -> _ChangedShape<Self> {
    let size = Size(width: Double(width), height: Double(height))
    return _ChangedShape(self, "size \(DumpText.size(size))") { outline, box in outline.path(in: Rect(origin: box.origin, size: size)) }
  }

  /// Gives the shape a frame of a fixed size for its outline.
  ///
  /// - Parameter size: The width and the height in points.
  public func size(_ size: CGSize) -> _ChangedShape<Self> { self.size(width: size.width, height: size.height) }

  private func mapped(_ dumpText: String, _ map: @escaping @Sendable (Rect) -> LabelCore.AffineTransform) -> _ChangedShape<Self> {
    _ChangedShape(self, dumpText) { outline, box in outline.path(in: box).transformed(map(box)) }
  }
}

/// A shape with a change of its outline, such as a rotation. SwiftUI has a type of its own for each change.
public struct _ChangedShape<Base: Shape>: OutlineShape {
  /// The shape before the change.
  public let shape: Base
  private let dumpText: String
  private let change: @Sendable (ShapeOutline, Rect) -> VectorPath

  init(_ shape: Base, _ dumpText: String, _ change: @escaping @Sendable (ShapeOutline, Rect) -> VectorPath) {
    self.shape = shape
    self.dumpText = dumpText
    self.change = change
  }

  package var shapeOutline: ShapeOutline {
    let (outline, change) = (shape.outline, change)
    return ShapeOutline(dumpText: "\(outline.dumpText) \(dumpText)", isNamed: outline.isNamed) { change(outline, $0) }
  }
}

/// A type-erased shape, which hides the type of the shape inside it.
public struct AnyShape: OutlineShape {
  package let shapeOutline: ShapeOutline

  /// Creates a type-erased shape, for shapes of different types in one expression.
  ///
  /// - Parameter shape: The shape whose type is erased.
  public init<S: Shape>(_ shape: S) { shapeOutline = shape.outline }
}

/// The outline that bordered buttons in a view get from `buttonBorderShape(_:)`.
public struct ButtonBorderShape: OutlineShape, InsettableShape, Hashable {
  private enum Kind: Hashable { case automatic, capsule, rounded(CGFloat), circle }
  private let kind: Kind
  private var amount: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  /// The default shape: a rounded rectangle with corners of 8 points.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule, with semicircles at the shorter sides.
  public static let capsule = ButtonBorderShape(.capsule)
  /// A rounded rectangle with corners of 8 points.
  public static let roundedRectangle = ButtonBorderShape(.rounded(8))
  /// A circle, as wide as the shorter side of the button.
  public static let circle = ButtonBorderShape(.circle)
  /// Returns a rounded rectangle with a corner radius.
  ///
  /// - Parameter radius: The radius of the corners, in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.rounded(radius)) }

  package var shapeOutline: ShapeOutline {
    let outline: ShapeOutline =
      switch kind {
      case .automatic: .roundedRectangle(8)
      case .capsule: .capsule
      case .rounded(let radius): .roundedRectangle(Double(radius))
      case .circle: .circle
      }
    return outline.inset(by: amount)
  }

  /// Returns the shape, smaller on all sides.
  ///
  /// - Parameter amount: The distance from each side in points.
  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var result = self
    result.amount += amount
    return result
  }
}
