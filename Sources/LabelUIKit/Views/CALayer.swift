// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout

/// The corners, the border and the shadow of a view's background. Core Animation's other properties do not exist here. Lengths are in
/// points.
public final class CALayer: NSObject {
  /// The radius of the corners in points; 0 by default. It always applies to the background, and to the content if `masksToBounds` is
  /// true.
  public var cornerRadius: CGFloat = 0
  /// The width of the border inside the edge, in points; 0, the default, draws none.
  public var borderWidth: CGFloat = 0
  /// The colour of the border; opaque black by default, nil for none.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// A Boolean value that indicates whether content outside the bounds is clipped, the shadow included; false by default.
  public var masksToBounds = false
  /// The curve of the corners. Both curves are drawn as arcs.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The colour of the shadow of the view and its content; opaque black by default, nil for none.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, 0…1; 0, the default, draws none.
  public var shadowOpacity: Float = 0
  /// The offset of the shadow in points, to the right and down; by default 3 points up.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points, the standard deviation of the Gaussian; 3 by default.
  public var shadowRadius: CGFloat = 3

  /// The shadow to draw, or nil for none.
  var shadow: ShadowDescription? {
    guard shadowOpacity > 0, let color = shadowColor else { return nil }
    return ShadowDescription(
      color: .faded(color.color, Double(min(shadowOpacity, 1))), offset: Point(x: shadowOffset.width, y: shadowOffset.height),
      radius: Double(max(shadowRadius, 0)))
  }
}

/// The curve of a layer's corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// Corners that are circular arcs.
  case circular
  /// Corners of continuous curvature on Apple's platforms; drawn as arcs here.
  case continuous
}

/// A Core Graphics colour. Unlike Apple's, a colour of a `UIColor` keeps following the appearance.
public struct CGColor: Hashable, Sendable {
  let color: ColorDescription
}

extension UIColor {
  /// The colour as a Core Graphics colour.
  public var cgColor: CGColor { CGColor(color: color) }
  /// Creates a UIKit colour from a Core Graphics colour.
  ///
  /// - Parameter cgColor: The colour.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}
