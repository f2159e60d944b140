// SPDX-License-Identifier: MIT

public import LabelKit
public import LabelLayout

/// Scales sizes that were designed for the default text size to another one, as a text style scales.
///
///     UIFontMetrics(forTextStyle: .body).scaledValue(for: 17, compatibleWith: .medium)   // 16.23
///
/// The factor is the ratio of the style's line heights in Apple's tables, not of its sizes; values are not rounded to pixels here, since
/// the picture's scale is not known.
public struct UIFontMetrics: Hashable, Sendable {
  let styleName: TextStyleName

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: Font.TextStyle.body)

  /// Makes the metrics of a text style by SwiftUI's name.
  @_disfavoredOverload
  public init(forTextStyle style: Font.TextStyle) { styleName = style.name }

  /// A length in points, scaled for a preferred text size.
  public func scaledValue(for value: Double, compatibleWith size: DynamicTypeSize) -> Double { value * styleName.scale(for: size) }

  /// A font, scaled for a preferred text size to whole points, at most `maximumPointSize` points.
  ///
  /// Fonts of a text style follow the text size by themselves and are returned as they are.
  public func scaledFont(for font: Font, maximumPointSize: Double = .infinity, compatibleWith size: DynamicTypeSize) -> Font {
    guard let points = font.description.size else { return font }
    var scaled = font
    scaled.description.size = min(maximumPointSize, scaledValue(for: points, compatibleWith: size).rounded())
    return scaled
  }
}
