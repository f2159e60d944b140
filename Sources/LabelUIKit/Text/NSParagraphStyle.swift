// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout
public import LabelSettings
internal import LabelText

// Sound for a style that nobody changes; as on Apple's platforms, who changes a mutable one does not share it with other threads meanwhile.
/// The style of a paragraph: its line breaks, alignment, spacing and indents.
///
/// The defaults are UIKit's: a style without a `lineBreakMode` of its own wraps words, so a label with it has no ellipsis.
/// `Text.ParagraphStyle` keeps the label's mode.
public class NSParagraphStyle: Hashable, @unchecked Sendable {
  var style: Text.ParagraphStyle

  required init(_ style: Text.ParagraphStyle) {
    self.style = style
  }

  /// Creates a style with the default values.
  public convenience init() {
    var style = Text.ParagraphStyle()
    style.alignment = .natural
    style.lineBreakMode = .byWordWrapping
    self.init(style)
  }

  /// A style with the default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of the lines; natural by default.
  public fileprivate(set) var alignment: NSTextAlignment {
    get { style.alignment ?? .natural }
    set { style.alignment = newValue }
  }
  /// How text that is too wide is wrapped or truncated; wrapped by words by default.
  public fileprivate(set) var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode ?? .byWordWrapping }
    set { style.lineBreakMode = newValue }
  }
  /// Additional rules for line breaks; the label's by default.
  public fileprivate(set) var lineBreakStrategy: LineBreakStrategy {
    get { style.lineBreakStrategy ?? .standard }
    set { style.lineBreakStrategy = newValue }
  }
  /// The space between lines, in points; 0 by default.
  public fileprivate(set) var lineSpacing: CGFloat {
    get { style.lineSpacing ?? 0 }
    set { style.lineSpacing = newValue }
  }
  /// The factor of the natural line height; 0, the default, is the same as 1.
  public fileprivate(set) var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple ?? 0 }
    set { style.lineHeightMultiple = newValue }
  }
  /// The smallest line height, in points; 0, the default, sets no limit.
  public fileprivate(set) var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight ?? 0 }
    set { style.minimumLineHeight = newValue }
  }
  /// The largest line height, in points; 0, the default, sets no limit.
  public fileprivate(set) var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight ?? 0 }
    set { style.maximumLineHeight = newValue }
  }
  /// The space after the paragraph, in points; 0 by default.
  public fileprivate(set) var paragraphSpacing: CGFloat {
    get { style.paragraphSpacing ?? 0 }
    set { style.paragraphSpacing = newValue }
  }
  /// The space before the paragraph unless it is the first, in points; 0 by default.
  public fileprivate(set) var paragraphSpacingBefore: CGFloat {
    get { style.paragraphSpacingBefore ?? 0 }
    set { style.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line from the leading edge, in points; 0 by default.
  public fileprivate(set) var firstLineHeadIndent: CGFloat {
    get { style.firstLineHeadIndent ?? 0 }
    set { style.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines from the leading edge, in points; 0 by default.
  public fileprivate(set) var headIndent: CGFloat {
    get { style.headIndent ?? 0 }
    set { style.headIndent = newValue }
  }
  /// The end of the lines, in points: from the leading edge for positive values, otherwise from the trailing edge. 0 by default.
  public fileprivate(set) var tailIndent: CGFloat {
    get { style.tailIndent ?? 0 }
    set { style.tailIndent = newValue }
  }
  /// How readily words are hyphenated, 0…1; 0, the default, does not hyphenate.
  public fileprivate(set) var hyphenationFactor: Float {
    get { Float(style.hyphenationFactor ?? 0) }
    set { style.hyphenationFactor = Double(newValue) }
  }
  /// A Boolean value that indicates whether the space between characters may shrink before text is truncated; false by default.
  public fileprivate(set) var allowsDefaultTighteningForTruncation: Bool {
    get { style.allowsDefaultTighteningForTruncation ?? false }
    set { style.allowsDefaultTighteningForTruncation = newValue }
  }
  // Apple's type; it is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The positions that tabs advance to; by default, 12 of them, every 28 points.
  public fileprivate(set) var tabStops: [NSTextTab]! {
    get { style.tabStops?.map { NSTextTab($0) } ?? Self.standardTabStops }
    set { style.tabStops = newValue?.map(\.stop) }
  }
  /// The distance between the stops after the last of `tabStops`, in points; 0, the default, for no such stops.
  public fileprivate(set) var defaultTabInterval: CGFloat {
    get { style.defaultTabInterval ?? 0 }
    set { style.defaultTabInterval = newValue }
  }
  /// The direction in which the paragraph is read; natural by default.
  public fileprivate(set) var baseWritingDirection: NSWritingDirection {
    get {
      switch style.baseWritingDirection {
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      case .natural, nil: .natural
      }
    }
    set {
      style.baseWritingDirection =
        switch newValue {
        case .natural: .natural
        case .leftToRight: .leftToRight
        case .rightToLeft: .rightToLeft
        }
    }
  }

  private static var standardTabStops: [NSTextTab] {
    (1...12).map { index in NSTextTab(textAlignment: .left, location: CGFloat(28 * index)) }
  }

  /// Returns a mutable copy of the style, an `NSMutableParagraphStyle`.
  public func mutableCopy() -> Any { NSMutableParagraphStyle(style) }
  /// Returns an immutable copy of the style.
  public func copy() -> Any { NSParagraphStyle(style) }
  /// Returns whether another object is an equal style.
  ///
  /// - Parameter object: The object to compare with.
  public func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.style == style }
  /// Returns whether two styles have the same values.
  public static func == (a: NSParagraphStyle, b: NSParagraphStyle) -> Bool { a.style == b.style }
  /// Hashes the values of the style.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) { hasher.combine(style) }
}

// Sound as for its superclass: it has no variables of its own.
/// A paragraph style whose values can be changed.
///
///     let style = NSMutableParagraphStyle()
///     style.lineSpacing = 4
public final class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// The alignment of the lines; natural by default.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// How text that is too wide is wrapped or truncated; wrapped by words by default.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Additional rules for line breaks; the label's by default.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  /// The space between lines, in points; 0 by default.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// The factor of the natural line height; 0, the default, is the same as 1.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The smallest line height, in points; 0, the default, sets no limit.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The largest line height, in points; 0, the default, sets no limit.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// The space after the paragraph, in points; 0 by default.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// The space before the paragraph unless it is the first, in points; 0 by default.
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// The indent of the first line from the leading edge, in points; 0 by default.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// The indent of the other lines from the leading edge, in points; 0 by default.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// The end of the lines, in points: from the leading edge for positive values, otherwise from the trailing edge. 0 by default.
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// How readily words are hyphenated, 0…1; 0, the default, does not hyphenate.
  public override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// A Boolean value that indicates whether the space between characters may shrink before text is truncated; false by default.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
  // Apple's type; it is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The positions that tabs advance to; by default, 12 of them, every 28 points.
  public override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { super.tabStops = newValue }
  }
  /// The distance between the stops after the last of `tabStops`, in points; 0, the default, for no such stops.
  public override var defaultTabInterval: CGFloat {
    get { super.defaultTabInterval }
    set { super.defaultTabInterval = newValue }
  }
  /// The direction in which the paragraph is read; natural by default.
  public override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { super.baseWritingDirection = newValue }
  }

  /// Adds a position that tabs advance to; the positions stay sorted.
  ///
  /// - Parameter anObject: The tab stop.
  public func addTabStop(_ anObject: NSTextTab) {
    tabStops = ((tabStops ?? []) + [anObject]).sorted { $0.location < $1.location }
  }
  /// Removes a position that tabs advance to.
  ///
  /// - Parameter anObject: A tab stop that is equal to the one to remove.
  public func removeTabStop(_ anObject: NSTextTab) { tabStops = (tabStops ?? []).filter { $0 != anObject } }
  /// Takes all values of another style.
  ///
  /// - Parameter obj: The other style.
  public func setParagraphStyle(_ obj: NSParagraphStyle) { style = obj.style }
}
