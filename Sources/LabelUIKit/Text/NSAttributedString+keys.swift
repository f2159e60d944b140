// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// UIKit's keys, which Foundation on Linux lacks.
extension NSAttributedString.Key {
  /// A `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")
  /// An `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// A `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// A `UIColor`, as high as the line.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// 0 for essential ligatures only, 1 for usual ones.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// Points after each character.
  public static let kern = NSAttributedString.Key("NSKern")
  /// Points between characters.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// A `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// A `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// A `UIColor`.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// Per cent of the font's size; a negative width fills the glyphs too.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// An `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// A `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")
  /// Points, positive raises.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// A slope.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The natural logarithm of a stretch.
  public static let expansion = NSAttributedString.Key("NSExpansion")
}

/// A line under or through text, with Apple's bits.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// Apple's bits.
  public let rawValue: Int
  /// Makes a style from Apple's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A line.
  public static let single = NSUnderlineStyle(rawValue: 0x1)
  /// Twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Dashes and dots in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  /// Only under words.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// A shadow of glyphs.
public final class NSShadow: NSObject {
  /// Points, to the right and down.
  public var shadowOffset = CGSize.zero
  /// Points; twice the standard deviation of the blur.
  public var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`; black at a third when nil, as UIKit's.
  public var shadowColor: Any?
}
