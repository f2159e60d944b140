// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
package import LabelLayout

/// A rectangle.
public struct Rectangle: KnownShape, InsettableShape, Hashable {
  private var amount: CGFloat = 0
  /// Makes a rectangle.
  public init() {}
  package var knownOutline: ShapeOutline { .rectangle.inset(by: amount) }
  /// A smaller rectangle.
  public func inset(by amount: CGFloat) -> Rectangle {
    var result = self
    result.amount += amount
    return result
  }
}

/// The largest circle in the middle of its box.
public struct Circle: KnownShape, InsettableShape, Hashable {
  private var amount: CGFloat = 0
  /// Makes a circle.
  public init() {}
  package var knownOutline: ShapeOutline { .circle.inset(by: amount) }
  /// A smaller circle.
  public func inset(by amount: CGFloat) -> Circle {
    var result = self
    result.amount += amount
    return result
  }
}

/// An ellipse of its box's proportions.
public struct Ellipse: KnownShape, InsettableShape, Hashable {
  private var amount: CGFloat = 0
  /// Makes an ellipse.
  public init() {}
  package var knownOutline: ShapeOutline { .ellipse.inset(by: amount) }
  /// A smaller ellipse.
  public func inset(by amount: CGFloat) -> Ellipse {
    var result = self
    result.amount += amount
    return result
  }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: KnownShape, InsettableShape, Hashable {
  /// How the ends are round; a half circle is one however it is drawn.
  public let style: RoundedCornerStyle
  private var amount: CGFloat = 0
  /// Makes a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  package var knownOutline: ShapeOutline { .capsule.inset(by: amount) }
  /// A smaller capsule.
  public func inset(by amount: CGFloat) -> Capsule {
    var result = self
    result.amount += amount
    return result
  }
}

/// The shape that `containerShape(_:)` names round a view, a rectangle where nothing does.
///
/// It has that shape's corners in a box of its own size. On a device they are as much rounder or sharper as the view is from the
/// container's edges, which a view does not know before it is placed; `inset(by:)` says it. As the shape of a clip it is a rectangle.
public struct ContainerRelativeShape: KnownShape, InsettableShape, Hashable {
  private var amount: CGFloat = 0
  /// Makes a shape.
  public init() {}
  package var knownOutline: ShapeOutline { outline(in: nil) }
  /// The container's outline, smaller by the inset.
  func outline(in container: ((CGFloat) -> ShapeOutline)?) -> ShapeOutline {
    container?(amount) ?? ShapeOutline.rectangle.inset(by: amount)
  }
  /// A smaller shape.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var result = self
    result.amount += amount
    return result
  }
}

/// How corners are round.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarters of circles.
  case circular
  /// Curves that bend into the sides little by little, beginning a good half of the radius earlier.
  case continuous
}

/// A rectangle with round corners.
public struct RoundedRectangle: KnownShape, InsettableShape, Hashable {
  /// Both radii of the corners, in points.
  public var cornerSize: CGSize
  /// How the corners are round.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Makes a rectangle with elliptical corners.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with round corners, a capsule where the radius is more than half the shorter side.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  package var knownOutline: ShapeOutline {
    let (x, y, amount) = (Double(cornerSize.width - amount), Double(cornerSize.height - amount), Double(amount))
    if x == y, style == .circular { return ShapeOutline.roundedRectangle(max(0, x)).inset(by: CGFloat(amount)) }
    if x == y { return ShapeOutline.continuousRectangle(CornerRadii(all: x)).inset(by: CGFloat(amount)) }
    return ShapeOutline(words: "roundedRectangle \(DumpText.number(x))×\(DumpText.number(y))") {
      .roundedRectangle($0, radiusX: max(0, x), radiusY: max(0, y))
    }.inset(by: CGFloat(amount))
  }

  /// A smaller rectangle, whose corners have smaller radii.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var result = self
    result.amount += amount
    return result
  }
}

/// Radii of four corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The top corner where reading begins.
  public var topLeading: CGFloat
  /// The bottom corner where reading begins.
  public var bottomLeading: CGFloat
  /// The bottom corner where reading ends.
  public var bottomTrailing: CGFloat
  /// The top corner where reading ends.
  public var topTrailing: CGFloat

  /// Radii of four corners.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    (self.topLeading, self.bottomLeading, self.bottomTrailing, self.topTrailing) = (topLeading, bottomLeading, bottomTrailing, topTrailing)
  }
}

/// A rectangle whose corners have radii of their own. Leading is the left here, as in `Path`; the shape is not mirrored.
public struct UnevenRoundedRectangle: KnownShape, InsettableShape, Hashable {
  /// The radii.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are round.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Makes a rectangle.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  package var knownOutline: ShapeOutline {
    func radius(_ radius: CGFloat) -> Double { max(0, Double(radius - amount)) }
    let radii = CornerRadii(
      topLeft: radius(cornerRadii.topLeading), topRight: radius(cornerRadii.topTrailing),
      bottomRight: radius(cornerRadii.bottomTrailing), bottomLeft: radius(cornerRadii.bottomLeading))
    return (style == .continuous ? ShapeOutline.continuousRectangle(radii) : .circularRectangle(radii)).inset(by: amount)
  }

  /// A smaller rectangle, whose corners have smaller radii.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var result = self
    result.amount += amount
    return result
  }
}

extension ShapeOutline {
  /// The same outline of a box that is smaller by a distance on all sides, in points.
  func inset(by amount: CGFloat) -> ShapeOutline {
    guard amount != 0 else { return self }
    let distance = Double(amount)
    return ShapeOutline(words: "\(words) inset=\(DumpText.number(distance))") { box in
      let inner = box.outset(by: -distance)
      return inner.isEmpty ? VectorPath() : self.path(in: inner)
    }
  }

  fileprivate static func continuousRectangle(_ radii: CornerRadii) -> ShapeOutline {
    ShapeOutline(words: "continuousRectangle \(radii.words)") { .rectangle($0, corners: radii, smoothing: 0.6) }
  }

  fileprivate static func circularRectangle(_ radii: CornerRadii) -> ShapeOutline {
    ShapeOutline(words: "roundedRectangle \(radii.words)") { .rectangle($0, corners: radii, smoothing: 0) }
  }
}
