// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A UIKit font: a face with a size in points, or a text style.
///
///     label.font = .systemFont(ofSize: 20, weight: .semibold)
///     label.font = .preferredFont(forTextStyle: .headline)
///
/// An unknown font name is an error when a label is rendered; UIKit's initialiser returns nil.
public final class UIFont: Hashable, Sendable {
  let request: FontDescription

  init(_ description: FontDescription) {
    request = description
  }

  /// A text style: a named size that follows the preferred text size.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    /// The style of large titles, 34 points at the default text size.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// The style of titles, 28 points at the default text size.
    public static let title1 = TextStyle(style: .title)
    /// The style of second-level titles, 22 points at the default text size.
    public static let title2 = TextStyle(style: .title2)
    /// The style of third-level titles, 20 points at the default text size.
    public static let title3 = TextStyle(style: .title3)
    /// The style of headings, 17 points at the default text size, semibold.
    public static let headline = TextStyle(style: .headline)
    /// The style of subheadings, 15 points at the default text size.
    public static let subheadline = TextStyle(style: .subheadline)
    /// The style of body text, 17 points at the default text size.
    public static let body = TextStyle(style: .body)
    /// The style of callouts, 16 points at the default text size.
    public static let callout = TextStyle(style: .callout)
    /// The style of footnotes, 13 points at the default text size.
    public static let footnote = TextStyle(style: .footnote)
    /// The style of captions, 12 points at the default text size.
    public static let caption1 = TextStyle(style: .caption)
    /// The style of second-level captions, 11 points at the default text size.
    public static let caption2 = TextStyle(style: .caption2)
  }

  /// The size of a label's font by default, 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the text of buttons, 18 points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the system's smallest text, 12 points.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// The size of the system's small text, 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// Returns the system font in a size and a weight, regular by default.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the glyphs.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    makeFont(size) { $0.weight = weight.fontWeight }
  }
  /// Returns the bold system font in a size.
  ///
  /// - Parameter size: The size in points.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  /// Returns the italic system font in a size.
  ///
  /// - Parameter size: The size in points.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { makeFont(size) { $0.isItalic = true } }
  /// Returns the monospaced system font, whose glyphs all have the same width.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the glyphs.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    makeFont(size) {
      $0.design = .monospaced
      $0.weight = weight.fontWeight
    }
  }
  /// Returns the system font with digits of the same width. Other characters keep their widths.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight of the glyphs.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight.fontWeight).monospacedDigit().description)
  }

  /// Returns the font of a text style, at the text size of the traits or the default one. A label with `adjustsFontForContentSizeCategory`
  /// scales it to its own text size.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - traits: The traits with the preferred text size, or nil for the default size.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    var description = Font.system(style.style).description
    if let traits, let name = description.textStyle {
      description.size = name.pointSize(for: traits.preferredContentSizeCategory.dynamicTypeSize)
    }
    return UIFont(description)
  }

  /// Creates an installed font in a size. It is never nil: an unknown name is an error when a label is rendered.
  ///
  /// - Parameters:
  ///   - name: The family, full or PostScript name of the font.
  ///   - size: The size in points.
  public convenience init?(name: String, size: CGFloat) { self.init(Font.custom(name, fixedSize: size).description) }

  /// The size of the font in points.
  public var pointSize: CGFloat { request.size ?? request.textStyle?.pointSize(for: .large) ?? Self.labelFontSize }

  /// Returns this font in another size.
  ///
  /// - Parameter size: The size in points.
  public func withSize(_ size: CGFloat) -> UIFont {
    var description = request
    if description.weight == nil { description.weight = description.resolvedWeight(in: .iOS) }
    description.textStyle = nil
    description.size = size
    return UIFont(description)
  }

  /// Returns this font with other heights of lines: `ios` gives labels the heights that they have on iOS. UIKit has no such method.
  ///
  /// - Parameter metrics: The heights of lines.
  public func withTextMetrics(_ metrics: TextMetrics) -> UIFont {
    var description = request
    description.textMetrics = metrics
    return UIFont(description)
  }

  /// Returns whether another object is an equal font.
  ///
  /// - Parameter object: The object to compare with.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.request == request }
  /// Returns whether two fonts have the same face, size and features.
  public static func == (a: UIFont, b: UIFont) -> Bool { a.request == b.request }
  /// Hashes the attributes of the font.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(request) }

  private static func makeFont(_ size: CGFloat, _ change: (inout FontDescription) -> Void) -> UIFont {
    var description = Font.system(size: size).description
    change(&description)
    return UIFont(description)
  }
}
