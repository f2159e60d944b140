// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout

/// A font by UIKit's name: a face and a size in points.
///
///     label.font = .systemFont(ofSize: 20, weight: .semibold)
///     label.font = .preferredFont(forTextStyle: .headline)
///
/// A name that no face has is an error when a label is rendered, where UIKit's initialiser gives nil.
public final class UIFont: NSObject, Sendable {
  let request: FontDescription

  init(_ description: FontDescription) {
    request = description
    super.init()
  }

  /// The weight of glyphs.
  public typealias Weight = FontWeight

  /// A named size.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    /// 34 points at the default size.
    public static let largeTitle = TextStyle(style: .largeTitle)
    /// 28 points at the default size.
    public static let title1 = TextStyle(style: .title)
    /// 22 points at the default size.
    public static let title2 = TextStyle(style: .title2)
    /// 20 points at the default size.
    public static let title3 = TextStyle(style: .title3)
    /// 17 points at the default size, semibold.
    public static let headline = TextStyle(style: .headline)
    /// 15 points at the default size.
    public static let subheadline = TextStyle(style: .subheadline)
    /// 17 points at the default size.
    public static let body = TextStyle(style: .body)
    /// 16 points at the default size.
    public static let callout = TextStyle(style: .callout)
    /// 13 points at the default size.
    public static let footnote = TextStyle(style: .footnote)
    /// 12 points at the default size.
    public static let caption1 = TextStyle(style: .caption)
    /// 11 points at the default size.
    public static let caption2 = TextStyle(style: .caption2)
  }

  /// The size of labels, 17 points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of the system's small text, 14 points.
  public static var systemFontSize: CGFloat { 14 }

  /// The system's face.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont { made(size) { $0.weight = weight } }
  /// The system's face in bold.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }
  /// The system's face slanted.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { made(size) { $0.isItalic = true } }
  /// The system's face with glyphs of one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    made(size) {
      $0.design = .monospaced
      $0.weight = weight
    }
  }
  /// The system's face with figures of one width.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font.system(size: size, weight: weight).monospacedDigit().description)
  }

  /// The face of a text style, in its size for the default text size; a label that `adjustsFontForContentSizeCategory` follows its own.
  public static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection? = nil) -> UIFont {
    var description = Font.system(style.style).description
    if let traits, let name = description.textStyle {
      description.size = name.pointSize(for: traits.preferredContentSizeCategory.dynamicTypeSize)
    }
    return UIFont(description)
  }

  /// The family, full or PostScript name of an installed font.
  public convenience init?(name: String, size: CGFloat) { self.init(Font.custom(name, fixedSize: size).description) }

  /// Points.
  public var pointSize: CGFloat { request.size ?? request.textStyle?.pointSize(for: .large) ?? Self.labelFontSize }

  /// The same face in another size.
  public func withSize(_ size: CGFloat) -> UIFont {
    var description = request
    if description.weight == nil { description.weight = description.resolvedWeight(in: .iOS) }
    description.textStyle = nil
    description.size = size
    return UIFont(description)
  }

  /// Whether two fonts are the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.request == request }
  /// Equal for equal fonts.
  public override var hash: Int { request.hashValue }

  private static func made(_ size: CGFloat, _ change: (inout FontDescription) -> Void) -> UIFont {
    var description = Font.system(size: size).description
    change(&description)
    return UIFont(description)
  }
}
