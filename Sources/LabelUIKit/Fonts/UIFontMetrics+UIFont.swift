// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout

extension UIFontMetrics {
  /// The metrics of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.init(forTextStyle: style.style) }

  /// A font that follows the preferred text size of a label that `adjustsFontForContentSizeCategory`, as the text style does, up to a size
  /// in points; it has its own size at the default text size.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .infinity) -> UIFont {
    guard font.request.textStyle == nil else { return font }
    var description = font.request
    description.size = Double(font.pointSize)
    description.relativeTo = styleName
    description.maximumSize = maximumPointSize.isFinite ? Double(maximumPointSize) : nil
    return UIFont(description)
  }

  /// A font scaled for the preferred text size of traits, to whole points.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    guard let traits, font.request.textStyle == nil else { return scaledFont(for: font) }
    let size = scaledValue(for: Double(font.pointSize), compatibleWith: traits.preferredContentSizeCategory.dynamicTypeSize)
    return font.withSize(CGFloat(size.rounded()))
  }

  /// A length in points, scaled for the preferred text size of traits; as it is without traits, at the default text size.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    CGFloat(scaledValue(for: Double(value), compatibleWith: traits?.preferredContentSizeCategory.dynamicTypeSize ?? .large))
  }
}
