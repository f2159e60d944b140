// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
  /// The path in the layer's coordinates; nil, the default, for none.
  open var path: CGPath?
  /// The colour of the inside; opaque black by default, nil for none.
  open var fillColor: CGColor? = UIColor.black.cgColor
  /// The rule for the inside; the winding rule by default.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The colour of the line; nil, the default, for none.
  open var strokeColor: CGColor?
  /// The start of the line as a part of the path's length, 0…1; 0 by default.
  open var strokeStart: CGFloat = 0
  /// The end of the line as a part of the path's length, 0…1; 1 by default.
  open var strokeEnd: CGFloat = 1
  /// The width of the line in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of the line; cut off by default.
  open var lineCap = CAShapeLayerLineCap.butt
  /// The shape of the corners of the line; mitred by default.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The length from which mitred corners are cut off, in widths of the line; 10 by default.
  open var miterLimit: CGFloat = 10
  /// The lengths of dashes and gaps in turn, in points; nil, the default, for a solid line.
  open var lineDashPattern: [NSNumber]?
  /// The distance into the pattern at which the line begins, in points.
  open var lineDashPhase: CGFloat = 0

  override func ownContent(size: CGSize) -> ViewNode? {
    guard let path else { return nil }
    let context = CGContext(size: size)
    if let fillColor {
      context.setFillColor(fillColor)
      context.fill(path.outline.content, fillRule == .evenOdd ? .evenOdd : .nonzero)
    }
    if let strokeColor {
      context.setStrokeColor(strokeColor)
      context.setLineWidth(lineWidth)
      context.setLineCap(lineCap == .round ? .round : lineCap == .square ? .square : .butt)
      context.setLineJoin(lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter)
      context.setMiterLimit(miterLimit)
      context.setLineDash(phase: lineDashPhase, lengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) })
      let isWhole = strokeStart <= 0 && strokeEnd >= 1
      context.stroke((isWhole ? path.outline : path.outline.trimmedPath(from: strokeStart, to: strokeEnd)).content)
    }
    // A path may extend beyond the bounds of its layer, whose size is often zero.
    return context.unclippedContent
  }
}

/// The rule for the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name of the rule.
  public let rawValue: String
  /// Creates a rule from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point is inside if the path goes around it, counted by direction.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The line ends at its last point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// The line ends in a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// The line ends in half a square.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How the corners of a shape layer's line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String
  /// Creates a shape from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The outer edges meet in a point.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// The corner is an arc.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The corner is cut off.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
