// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelLayout

/// The corners and the edge of a label's ground; lengths in points. Of Core Animation's layers there is no more than this.
public final class CALayer: NSObject {
  /// The radius of the corners. The ground has them in any case, text and edge as far as `masksToBounds` cuts them.
  public var cornerRadius: CGFloat = 0
  /// The thickness of a line inside the edge; 0 for none.
  public var borderWidth: CGFloat = 0
  /// The colour of that line; opaque black.
  public var borderColor: CGColor? = UIColor.black.cgColor
  /// Whether ink outside the bounds is cut off.
  public var masksToBounds = false
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
