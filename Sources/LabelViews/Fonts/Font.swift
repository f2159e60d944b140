// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
internal import LabelLayout
internal import LabelText
package import LabelViewNode

/// A font that a view requests: a text style, a size of the system font or an installed font by its name.
public struct Font: Hashable, Sendable {
  /// The font in the form that the view tree uses.
  package var description: FontDescription

  /// Creates a font from its form in the view tree.
  package init(description: FontDescription) { self.description = description }

  /// A text style: a named size that follows the preferred text size.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// The style of large titles, 34 points at the default text size.
    case largeTitle
    /// The style of titles, 28 points at the default text size.
    case title
    /// The style of second-level titles, 22 points at the default text size.
    case title2
    /// The style of third-level titles, 20 points at the default text size.
    case title3
    /// The style of headings, 17 points at the default text size, semibold.
    case headline
    /// The style of subheadings, 15 points at the default text size.
    case subheadline
    /// The style of body text, 17 points at the default text size.
    case body
    /// The style of callouts, 16 points at the default text size.
    case callout
    /// The style of footnotes, 13 points at the default text size.
    case footnote
    /// The style of captions, 12 points at the default text size.
    case caption
    /// The style of second-level captions, 11 points at the default text size.
    case caption2

    /// The text style in the form that the view tree uses.
    package var name: TextStyleName { TextStyleName(rawValue: rawValue) ?? .body }
  }

  /// The weight of a font's glyphs.
  public typealias Weight = FontWeight

  /// Returns the system font in the size of a text style. It follows the preferred text size.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design, or nil for the default.
  ///   - weight: The weight, or nil for the weight of the text style.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var description = FontDescription()
    description.textStyle = style.name
    description.weight = weight
    description.design = design?.fontDesign
    return Font(description: description)
  }

  /// Returns the system font in a fixed size, independent of the preferred text size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - weight: The weight, or nil for regular.
  ///   - design: The design, or nil for the default.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var description = FontDescription()
    description.size = Double(size)
    description.weight = weight
    description.design = design?.fontDesign
    return Font(description: description)
  }

  /// Returns an installed font in a fixed size, independent of the preferred text size.
  ///
  /// - Parameters:
  ///   - name: The family, full or PostScript name of the font.
  ///   - fixedSize: The size in points.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var description = FontDescription()
    description.family = .named(name)
    description.size = Double(fixedSize)
    return Font(description: description)
  }

  /// Returns an installed font that follows the preferred text size as body text does.
  ///
  /// - Parameters:
  ///   - name: The family, full or PostScript name of the font.
  ///   - size: The size at the default text size, in points.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// Returns an installed font that follows the preferred text size as a text style does.
  ///
  /// - Parameters:
  ///   - name: The family, full or PostScript name of the font.
  ///   - size: The size at the default text size, in points.
  ///   - style: The text style.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    var font = custom(name, fixedSize: size)
    font.description.relativeTo = style.name
    return font
  }

  /// Returns this font with another weight.
  ///
  /// - Parameter weight: The weight of the glyphs.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.description.weight = weight
    return font
  }

  /// Returns this font in italics.
  public func italic() -> Font {
    var font = self
    font.description.isItalic = true
    return font
  }

  /// The font of large titles, 34 points at the default text size.
  public static let largeTitle = Font.system(.largeTitle)
  /// The font of titles, 28 points at the default text size.
  public static let title = Font.system(.title)
  /// The font of second-level titles, 22 points at the default text size.
  public static let title2 = Font.system(.title2)
  /// The font of third-level titles, 20 points at the default text size.
  public static let title3 = Font.system(.title3)
  /// The font of headings, 17 points at the default text size, semibold.
  public static let headline = Font.system(.headline)
  /// The font of subheadings, 15 points at the default text size.
  public static let subheadline = Font.system(.subheadline)
  /// The font of body text, 17 points at the default text size.
  public static let body = Font.system(.body)
  /// The font of callouts, 16 points at the default text size.
  public static let callout = Font.system(.callout)
  /// The font of footnotes, 13 points at the default text size.
  public static let footnote = Font.system(.footnote)
  /// The font of captions, 12 points at the default text size.
  public static let caption = Font.system(.caption)
  /// The font of second-level captions, 11 points at the default text size.
  public static let caption2 = Font.system(.caption2)
}
