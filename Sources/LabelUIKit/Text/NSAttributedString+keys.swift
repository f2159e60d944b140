// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

// The values are no `NSObject`s: Foundation's attributed strings trap on Linux when they compare two objects that are not equal, as they do
// when a text is appended to another.

/// UIKit's text attributes, which Foundation on Linux does not have.
extension NSAttributedString.Key {
  /// The font of the text, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// The style of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour of the text, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The colour behind the text, a `UIColor`. It has the height of the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// An effect of the text, an `NSAttributedString.TextEffectStyle`. It is not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// Which ligatures are used: 0 for essential ones only, 1 for the usual ones, 2 for all.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The space to add after each character, in points.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The space to add between characters, in points, without ligatures.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The style of the line through the text, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through the text, a `UIColor`; the text's colour by default.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The style of the line under the text, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line under the text, a `UIColor`; the text's colour by default.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the glyphs' outline, a `UIColor`; the text's colour by default.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the glyphs' outline in per cent of the font's size. Negative values fill the glyphs as well.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow of the text, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// The image that replaces the character, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The target of a link, a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// The offset of the baseline in points; positive values raise the text.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The writing direction of the characters, an array with the raw values of `NSWritingDirection` and, with 2 added, those that override
  /// the characters' own directions. Of several, the last one counts.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
  /// The slope of the glyphs: the horizontal shift per unit of height, to the right; 0 is upright.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of the horizontal scale of the glyphs; 0 does not scale them.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// The style of a line under or through text, with Apple's bits.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits of the style, as on Apple's platforms.
  public let rawValue: Int
  /// Creates a style from Apple's bits.
  ///
  /// - Parameter rawValue: The bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A single line of the font's thickness.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// A line twice as thick as a single one.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines, one below the other.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// A line made of dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// A line made of dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// A line of alternating dashes and dots.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A line of a dash and two dots, repeated.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// A line under or through words only, not white space.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The shadow of a text.
public final class NSShadow: Hashable {
  /// The offset of the shadow in points, to the right and down; zero by default.
  public var shadowOffset = CGSize.zero
  /// The blur of the shadow in points, twice the standard deviation of the Gaussian; 0 by default.
  public var shadowBlurRadius: CGFloat = 0
  /// The colour of the shadow, a `UIColor`; nil, the default, is black at opacity 1/3, as in UIKit.
  public var shadowColor: Any?

  /// Creates a shadow without an offset and a blur.
  public init() {}

  /// Returns whether two shadows are the same object.
  public static func == (a: NSShadow, b: NSShadow) -> Bool { a === b }
  /// Hashes the identity of the shadow.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NSAttributedString {
  /// A look of a text beside its attributes.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String
    /// Creates an effect from its name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The text looks pressed into the paper. It is not drawn.
    public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
  }
}
