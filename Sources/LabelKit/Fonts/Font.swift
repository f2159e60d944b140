// SPDX-License-Identifier: MIT

public import Foundation
public import LabelCore
package import LabelLayout
internal import LabelText

/// A font as a view asks for it.
public struct Font: Hashable, Sendable {
  /// The font as it is written in nodes.
  package var description: FontDescription

  /// A font as it is written in nodes.
  package init(description: FontDescription) { self.description = description }

  /// A named size that follows the reader's preferred text size.
  public enum TextStyle: String, Hashable, Sendable, CaseIterable {
    /// 34 points at the default size.
    case largeTitle
    /// 28 points at the default size.
    case title
    /// 22 points at the default size.
    case title2
    /// 20 points at the default size.
    case title3
    /// 17 points at the default size, semibold.
    case headline
    /// 15 points at the default size.
    case subheadline
    /// 17 points at the default size.
    case body
    /// 16 points at the default size.
    case callout
    /// 13 points at the default size.
    case footnote
    /// 12 points at the default size.
    case caption
    /// 11 points at the default size.
    case caption2

    /// The style as it is written in nodes.
    package var name: TextStyleName { TextStyleName(rawValue: rawValue) ?? .body }
  }

  /// The weight of glyphs.
  public typealias Weight = FontWeight

  /// The system's face in the size of a text style and a variety; nil for the usual ones.
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    var description = FontDescription()
    description.textStyle = style.name
    description.weight = weight
    description.design = design?.fontDesign
    return Font(description: description)
  }

  /// The system's face in a variety, `size` points; nil for the usual ones.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    var description = FontDescription()
    description.size = Double(size)
    description.weight = weight
    description.design = design?.fontDesign
    return Font(description: description)
  }

  /// The family, full or PostScript name of an installed font, `fixedSize` points whatever the preferred text size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    var description = FontDescription()
    description.family = .named(name)
    description.size = Double(fixedSize)
    return Font(description: description)
  }

  /// The family, full or PostScript name of an installed font, `size` points at the default text size; it follows the preferred text size
  /// as body text does.
  public static func custom(_ name: String, size: CGFloat) -> Font { custom(name, size: size, relativeTo: .body) }

  /// The same, following the preferred text size as a text style does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    var font = custom(name, fixedSize: size)
    font.description.relativeTo = style.name
    return font
  }

  /// This font in another weight.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.description.weight = weight
    return font
  }

  /// This font slanted.
  public func italic() -> Font {
    var font = self
    font.description.isItalic = true
    return font
  }

  /// 34 points at the default size.
  public static let largeTitle = Font.system(.largeTitle)
  /// 28 points at the default size.
  public static let title = Font.system(.title)
  /// 22 points at the default size.
  public static let title2 = Font.system(.title2)
  /// 20 points at the default size.
  public static let title3 = Font.system(.title3)
  /// 17 points at the default size, semibold.
  public static let headline = Font.system(.headline)
  /// 15 points at the default size.
  public static let subheadline = Font.system(.subheadline)
  /// 17 points at the default size.
  public static let body = Font.system(.body)
  /// 16 points at the default size.
  public static let callout = Font.system(.callout)
  /// 13 points at the default size.
  public static let footnote = Font.system(.footnote)
  /// 12 points at the default size.
  public static let caption = Font.system(.caption)
  /// 11 points at the default size.
  public static let caption2 = Font.system(.caption2)
}
