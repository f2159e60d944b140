// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
internal import LabelKit
internal import LabelLayout

/// The corners, the border and the shadow of a view's background; lengths in points. Nothing else of Core Animation's layers exists here.
public final class CALayer: NSObject {
  /// The radius of the corners. The background has them in any case, the content where `masksToBounds` clips it.
  public var cornerRadius: CGFloat = 0
  /// The thickness of a line inside the edge; 0 for none.
  public var borderWidth: CGFloat = 0
  /// The colour of that line; opaque black.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// Whether what is drawn outside the bounds is clipped, the shadow too.
  public var masksToBounds = false
  /// How corners bend, which pictures draw as arcs.
  public var cornerCurve = CALayerCornerCurve.circular
  /// The colour of a shadow below the view and all that is in it; opaque black.
  public var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, 0…1; 0, so that there is none.
  public var shadowOpacity: Float = 0
  /// How far the shadow is moved, in points to the right and down; 3 up.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// How far the shadow is blurred, in points: the Gaussian's standard deviation; 3.
  public var shadowRadius: CGFloat = 3

  /// The shadow that is drawn; nil for none.
  var shadow: ShadowDescription? {
    guard shadowOpacity > 0, let color = shadowColor else { return nil }
    return ShadowDescription(
      color: .faded(color.color, Double(min(shadowOpacity, 1))), offset: Point(x: shadowOffset.width, y: shadowOffset.height),
      radius: Double(max(shadowRadius, 0)))
  }
}

/// How the corners of a layer bend.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// As arcs.
  case circular
  /// Softer, which pictures draw as arcs.
  case continuous
}

/// A colour by Core Graphics's name. Made from a `UIColor`, it keeps following light and dark.
public struct CGColor: Hashable, Sendable {
  let color: ColorDescription
}

extension UIColor {
  /// The same colour by Core Graphics's name.
  public var cgColor: CGColor { CGColor(color: color) }
  /// The same colour by UIKit's name.
  public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
}
