// SPDX-License-Identifier: MIT

public import LabelKit
internal import LabelLayout
public import LabelViewNode

/// Scales lengths and fonts that were designed for the default text size, like a text style.
///
///     UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: .medium)   // 16.23
///
/// The factor is the ratio of the style's line heights in Apple's tables, not of its sizes. Values are not rounded to pixels, because the
/// image's scale is not known here.
public struct UIFontMetrics: Hashable, Sendable {
  let styleName: TextStyleName

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: Font.TextStyle.body)

  /// Creates the metrics of a text style by SwiftUI's name.
  ///
  /// - Parameter style: The text style.
  @_disfavoredOverload
  public init(forTextStyle style: Font.TextStyle) { styleName = style.name }

  /// Returns a length scaled for a preferred text size.
  ///
  /// - Parameters:
  ///   - value: The length at the default text size, in points.
  ///   - size: The preferred text size.
  /// - Returns: The scaled length in points.
  public func scaledValue(for value: Double, compatibleWith size: DynamicTypeSize) -> Double { value * styleName.scale(for: size) }

  /// Returns a font scaled for a preferred text size and rounded to whole points.
  ///
  /// Fonts of a text style follow the text size by themselves and are returned unchanged.
  ///
  /// - Parameters:
  ///   - font: The font, in its size at the default text size.
  ///   - maximumPointSize: The largest size in points; infinite by default.
  ///   - size: The preferred text size.
  public func scaledFont(for font: Font, maximumPointSize: Double = .infinity, compatibleWith size: DynamicTypeSize) -> Font {
    guard let points = font.description.size else { return font }
    var scaled = font
    scaled.description.size = min(maximumPointSize, scaledValue(for: points, compatibleWith: size).rounded())
    return scaled
  }
}
