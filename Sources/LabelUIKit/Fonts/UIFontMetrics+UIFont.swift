// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout

extension UIFontMetrics {
  /// Creates the metrics of a text style.
  ///
  /// - Parameter style: The text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.init(forTextStyle: style.style) }

  /// Returns a font that scales with the preferred text size like the text style, in labels with `adjustsFontForContentSizeCategory`.
  ///
  /// - Parameters:
  ///   - font: The font, in its size at the default text size. A font of a text style is returned unchanged.
  ///   - maximumPointSize: The largest size in points; infinite by default.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .infinity) -> UIFont {
    guard font.request.textStyle == nil else { return font }
    var description = font.request
    description.size = Double(font.pointSize)
    description.relativeTo = styleName
    description.maximumSize = maximumPointSize.isFinite ? Double(maximumPointSize) : nil
    return UIFont(description)
  }

  /// Returns a font scaled for the preferred text size of traits and rounded to whole points.
  ///
  /// - Parameters:
  ///   - font: The font, in its size at the default text size. A font of a text style is returned unchanged.
  ///   - traits: The traits with the preferred text size, or nil to follow the label's.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont {
    guard let traits, font.request.textStyle == nil else { return scaledFont(for: font) }
    let size = scaledValue(for: Double(font.pointSize), compatibleWith: traits.preferredContentSizeCategory.dynamicTypeSize)
    return font.withSize(CGFloat(size.rounded()))
  }

  /// Returns a length scaled for the preferred text size of traits.
  ///
  /// - Parameters:
  ///   - value: The length at the default text size, in points.
  ///   - traits: The traits with the preferred text size, or nil for the default size, which does not scale.
  /// - Returns: The scaled length in points.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection? = nil) -> CGFloat {
    CGFloat(scaledValue(for: Double(value), compatibleWith: traits?.preferredContentSizeCategory.dynamicTypeSize ?? .large))
  }
}
