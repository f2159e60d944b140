// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelLayout
package import LabelViewNode

/// A rectangular shape that fills the frame of its view.
public struct Rectangle: OutlineShape, InsettableShape, Hashable {
  private var amount: CGFloat = 0
  /// Creates a rectangle that fills its frame.
  public init() {}
  package var shapeOutline: ShapeOutline { .rectangle.inset(by: amount) }
  /// Returns the rectangle, smaller on all sides.
  ///
  /// - Parameter amount: The distance from each side in points.
  public func inset(by amount: CGFloat) -> Rectangle {
    var result = self
    result.amount += amount
    return result
  }
}

/// A circle centred in the frame of its view, as wide as the frame's shorter side.
public struct Circle: OutlineShape, InsettableShape, Hashable {
  private var amount: CGFloat = 0
  /// Creates a circle centred in its frame.
  public init() {}
  package var shapeOutline: ShapeOutline { .circle.inset(by: amount) }
  /// Returns the circle with a smaller radius.
  ///
  /// - Parameter amount: The distance in points by which the radius is smaller.
  public func inset(by amount: CGFloat) -> Circle {
    var result = self
    result.amount += amount
    return result
  }
}

/// An ellipse that touches all sides of the frame of its view.
public struct Ellipse: OutlineShape, InsettableShape, Hashable {
  private var amount: CGFloat = 0
  /// Creates an ellipse that fills its frame.
  public init() {}
  package var shapeOutline: ShapeOutline { .ellipse.inset(by: amount) }
  /// Returns the ellipse in a frame that is smaller on all sides.
  ///
  /// - Parameter amount: The distance from each side in points.
  public func inset(by amount: CGFloat) -> Ellipse {
    var result = self
    result.amount += amount
    return result
  }
}

/// A rectangle with semicircles at its shorter sides, which fills the frame of its view.
public struct Capsule: OutlineShape, InsettableShape, Hashable {
  /// The style of the round ends. It has no visual effect here: both styles are drawn as semicircles.
  public let style: RoundedCornerStyle
  private var amount: CGFloat = 0
  /// Creates a capsule that fills its frame.
  ///
  /// - Parameter style: The style of the round ends, which has no visual effect.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  package var shapeOutline: ShapeOutline { .capsule.inset(by: amount) }
  /// Returns the capsule in a frame that is smaller on all sides.
  ///
  /// - Parameter amount: The distance from each side in points.
  public func inset(by amount: CGFloat) -> Capsule {
    var result = self
    result.amount += amount
    return result
  }
}

/// The shape that `containerShape(_:)` sets for the views inside a container; a rectangle if there is none.
///
/// It has the corners of the container's shape, in a frame of its own size. On Apple's platforms the corners also depend on the distance
/// between the view and the container's edges, which a view does not know before it has a position; here `inset(by:)` sets that distance.
/// As the shape of a clip it is a rectangle.
public struct ContainerRelativeShape: OutlineShape, InsettableShape, Hashable {
  private var amount: CGFloat = 0
  /// Creates a shape that refers to the container's, as `.containerRelative` does.
  public init() {}
  package var shapeOutline: ShapeOutline { outline(in: nil) }
  /// Returns the container's outline, smaller by the inset.
  func outline(in container: ((CGFloat) -> ShapeOutline)?) -> ShapeOutline {
    container?(amount) ?? ShapeOutline.rectangle.inset(by: amount)
  }
  /// Returns the container's shape, smaller on all sides and with smaller corners.
  ///
  /// - Parameter amount: The distance from each side in points.
  public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var result = self
    result.amount += amount
    return result
  }
}

/// Whether corners are quarter circles or curve continuously.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles, which meet the sides at the corner radius.
  case circular
  /// Corners that curve into the sides gradually. The curve begins further from the corner than its radius, by up to 60 % of it.
  case continuous
}

/// A rectangle with rounded corners, which fills the frame of its view.
public struct RoundedRectangle: OutlineShape, InsettableShape, Hashable {
  /// The horizontal and the vertical radius of the corners, in points.
  public var cornerSize: CGSize
  /// The style of the rounded corners; `continuous` by default.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Creates a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerSize: The horizontal and the vertical radius of the corners, in points.
  ///   - style: The style of the corners. Corners with different radii are always elliptical.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: The radius in points. If it is more than half the shorter side, the shape is a capsule.
  ///   - style: The style of the corners.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  package var shapeOutline: ShapeOutline {
    let (x, y, amount) = (Double(cornerSize.width - amount), Double(cornerSize.height - amount), Double(amount))
    if x == y, style == .circular { return ShapeOutline.roundedRectangle(max(0, x)).inset(by: CGFloat(amount)) }
    if x == y { return ShapeOutline.continuousRectangle(CornerRadii(all: x)).inset(by: CGFloat(amount)) }
    return ShapeOutline(dumpText: "roundedRectangle \(DumpText.number(x))×\(DumpText.number(y))") {
      .roundedRectangle($0, radiusX: max(0, x), radiusY: max(0, y))
    }.inset(by: CGFloat(amount))
  }

  /// Returns the rectangle, smaller on all sides and with smaller corner radii.
  ///
  /// - Parameter amount: The distance from each side in points.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var result = self
    result.amount += amount
    return result
  }
}

/// The radii of the four corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner, in points.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner, in points.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner, in points.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner, in points.
  public var topTrailing: CGFloat

  /// Creates corner radii, all of them 0 by default.
  ///
  /// - Parameters:
  ///   - topLeading: The radius of the top leading corner, in points.
  ///   - bottomLeading: The radius of the bottom leading corner, in points.
  ///   - bottomTrailing: The radius of the bottom trailing corner, in points.
  ///   - topTrailing: The radius of the top trailing corner, in points.
  public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0) {
    (self.topLeading, self.bottomLeading, self.bottomTrailing, self.topTrailing) = (topLeading, bottomLeading, bottomTrailing, topTrailing)
  }
}

/// A rectangle with a radius for each of its corners. Leading means left here, as in `Path`; the shape is not mirrored.
public struct UnevenRoundedRectangle: OutlineShape, InsettableShape, Hashable {
  /// The radii of the four corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// The style of the rounded corners; `continuous` by default.
  public var style: RoundedCornerStyle
  private var amount: CGFloat = 0

  /// Creates a rectangle with a radius for each corner.
  ///
  /// - Parameters:
  ///   - cornerRadii: The radii of the four corners, in points.
  ///   - style: The style of the corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius for each corner, all of them 0 by default.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: The radius of the top left corner, in points.
  ///   - bottomLeadingRadius: The radius of the bottom left corner, in points.
  ///   - bottomTrailingRadius: The radius of the bottom right corner, in points.
  ///   - topTrailingRadius: The radius of the top right corner, in points.
  ///   - style: The style of the corners.
  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius), style: style)
  }

  package var shapeOutline: ShapeOutline {
    func radius(_ radius: CGFloat) -> Double { max(0, Double(radius - amount)) }
    let radii = CornerRadii(
      topLeft: radius(cornerRadii.topLeading), topRight: radius(cornerRadii.topTrailing),
      bottomRight: radius(cornerRadii.bottomTrailing), bottomLeft: radius(cornerRadii.bottomLeading))
    return (style == .continuous ? ShapeOutline.continuousRectangle(radii) : .circularRectangle(radii)).inset(by: amount)
  }

  /// Returns the rectangle, smaller on all sides and with smaller corner radii.
  ///
  /// - Parameter amount: The distance from each side in points.
  public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var result = self
    result.amount += amount
    return result
  }
}

extension ShapeOutline {
  /// Returns the outline in a rectangle that is smaller by a distance on all sides, in points.
  func inset(by amount: CGFloat) -> ShapeOutline {
    guard amount != 0 else { return self }
    let distance = Double(amount)
    return ShapeOutline(dumpText: "\(dumpText) inset=\(DumpText.number(distance))") { box in
      let inner = box.outset(by: -distance)
      return inner.isEmpty ? VectorPath() : self.path(in: inner)
    }
  }

  fileprivate static func continuousRectangle(_ radii: CornerRadii) -> ShapeOutline {
    ShapeOutline(dumpText: "continuousRectangle \(radii.dumpText)") {
      .rectangle($0, corners: radii, smoothing: CornerRadii.continuousSmoothing)
    }
  }

  fileprivate static func circularRectangle(_ radii: CornerRadii) -> ShapeOutline {
    ShapeOutline(dumpText: "roundedRectangle \(radii.dumpText)") { .rectangle($0, corners: radii, smoothing: 0) }
  }
}
