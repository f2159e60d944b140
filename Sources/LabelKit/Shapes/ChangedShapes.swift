// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
package import LabelLayout

extension Shape {
  /// A part of the shape's edge, 0…1 of its length.
  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> ChangedShape<Self> {
    let (from, to) = (Double(startFraction), Double(endFraction))
    return ChangedShape(self, "trim \(DumpText.number(from))…\(DumpText.number(to))") { outline, box in
      outline.path(in: box).trimmed(from: from, to: to)
    }
  }

  /// The shape elsewhere; points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> ChangedShape<Self> {
    let delta = Point(x: Double(x), y: Double(y))
    return mapped("offset \(DumpText.point(delta))") { _ in .translation(delta) }
  }

  /// The shape elsewhere; points.
  public func offset(_ offset: CGSize) -> ChangedShape<Self> { self.offset(x: offset.width, y: offset.height) }

  /// The shape turned about a point of its box.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    let turn = LabelCore.AffineTransform.rotation(Point(angle: angle.radians))
    return mapped("rotation \(DumpText.number(angle.radians))") { turn.about(anchor.point, of: $0) }
  }

  /// The shape larger or smaller about a point of its box.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ChangedShape<Self> {
    let (x, y) = (Double(x), Double(y))
    return mapped("scale \(DumpText.number(x)) \(DumpText.number(y))") { LabelCore.AffineTransform.scale(x, y).about(anchor.point, of: $0) }
  }

  /// The shape larger or smaller about a point of its box.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ChangedShape<Self> { self.scale(x: scale, y: scale, anchor: anchor) }

  /// The shape mapped, its points counted from its box's top left corner.
  public func transform(_ transform: CGAffineTransform) -> ChangedShape<Self> {
    let map = transform.finite.map
    return mapped("map \(map.numbers.map { DumpText.number($0) }.joined(separator: " "))") { map.about(.zero, of: $0) }
  }

  /// The shape in a box of its own size, in points.
  public func size(width: CGFloat, height: CGFloat) -> ChangedShape<Self> {
    let size = Size(width: Double(width), height: Double(height))
    return ChangedShape(self, "size \(DumpText.size(size))") { outline, box in outline.path(in: Rect(origin: box.origin, size: size)) }
  }

  /// The shape in a box of its own size, in points.
  public func size(_ size: CGSize) -> ChangedShape<Self> { self.size(width: size.width, height: size.height) }

  private func mapped(_ words: String, _ map: @escaping @Sendable (Rect) -> LabelCore.AffineTransform) -> ChangedShape<Self> {
    ChangedShape(self, words) { outline, box in outline.path(in: box).transformed(map(box)) }
  }
}

/// A shape with something done to its outline.
public struct ChangedShape<Base: Shape>: KnownShape {
  /// The shape as it was.
  public let shape: Base
  private let words: String
  private let change: @Sendable (ShapeOutline, Rect) -> VectorPath

  init(_ shape: Base, _ words: String, _ change: @escaping @Sendable (ShapeOutline, Rect) -> VectorPath) {
    self.shape = shape
    self.words = words
    self.change = change
  }

  package var knownOutline: ShapeOutline {
    let (outline, change) = (shape.outline, change)
    return ShapeOutline(words: "\(outline.words) \(words)", isNamed: outline.isNamed) { change(outline, $0) }
  }
}

/// A shape whose type is hidden.
public struct AnyShape: KnownShape {
  package let knownOutline: ShapeOutline

  /// Hides a shape's type.
  public init<S: Shape>(_ shape: S) { knownOutline = shape.outline }
}

/// The shape of buttons with a border.
public struct ButtonBorderShape: KnownShape, InsettableShape, Hashable {
  private enum Kind: Hashable { case automatic, capsule, rounded(CGFloat), circle }
  private let kind: Kind
  private var amount: CGFloat = 0

  private init(_ kind: Kind) { self.kind = kind }

  /// Corners of 8 points.
  public static let automatic = ButtonBorderShape(.automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(.capsule)
  /// Corners of 8 points.
  public static let roundedRectangle = ButtonBorderShape(.rounded(8))
  /// A circle.
  public static let circle = ButtonBorderShape(.circle)
  /// Round corners; points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(.rounded(radius)) }

  package var knownOutline: ShapeOutline {
    let outline: ShapeOutline =
      switch kind {
      case .automatic: .roundedRectangle(8)
      case .capsule: .capsule
      case .rounded(let radius): .roundedRectangle(Double(radius))
      case .circle: .circle
      }
    return outline.inset(by: amount)
  }

  /// A smaller shape.
  public func inset(by amount: CGFloat) -> ButtonBorderShape {
    var result = self
    result.amount += amount
    return result
  }
}
