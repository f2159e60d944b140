// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout
public import LabelText

/// How a paragraph is broken into lines and how they are aligned, by UIKit's name and with its defaults: a style without a `lineBreakMode` of its
/// own wraps words, so that a label whose text has it loses its ellipsis. `Text.ParagraphStyle` keeps it.
public class NSParagraphStyle: NSObject {
  var style: Text.ParagraphStyle

  required init(_ style: Text.ParagraphStyle) {
    self.style = style
    super.init()
  }

  /// Makes a style of defaults.
  public override convenience init() {
    var style = Text.ParagraphStyle()
    style.alignment = .natural
    style.lineBreakMode = .byWordWrapping
    self.init(style)
  }

  /// A style of defaults.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The alignment of lines between the edges; natural by default.
  public fileprivate(set) var alignment: NSTextAlignment {
    get { style.alignment ?? .natural }
    set { style.alignment = newValue }
  }
  /// What happens to text that is too wide; words are wrapped.
  public fileprivate(set) var lineBreakMode: NSLineBreakMode {
    get { style.lineBreakMode ?? .byWordWrapping }
    set { style.lineBreakMode = newValue }
  }
  /// Where lines end beyond the usual rules; the label's.
  public fileprivate(set) var lineBreakStrategy: LineBreakStrategy {
    get { style.lineBreakStrategy ?? .standard }
    set { style.lineBreakStrategy = newValue }
  }
  /// Points between lines.
  public fileprivate(set) var lineSpacing: CGFloat {
    get { style.lineSpacing ?? 0 }
    set { style.lineSpacing = newValue }
  }
  /// A factor on the natural line height; 0 is 1.
  public fileprivate(set) var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple ?? 0 }
    set { style.lineHeightMultiple = newValue }
  }
  /// The least line height in points; 0 for none.
  public fileprivate(set) var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight ?? 0 }
    set { style.minimumLineHeight = newValue }
  }
  /// The greatest line height in points; 0 for none.
  public fileprivate(set) var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight ?? 0 }
    set { style.maximumLineHeight = newValue }
  }
  /// Points below the paragraph.
  public fileprivate(set) var paragraphSpacing: CGFloat {
    get { style.paragraphSpacing ?? 0 }
    set { style.paragraphSpacing = newValue }
  }
  /// Points above the paragraph, unless it is the first.
  public fileprivate(set) var paragraphSpacingBefore: CGFloat {
    get { style.paragraphSpacingBefore ?? 0 }
    set { style.paragraphSpacingBefore = newValue }
  }
  /// Points before the first line.
  public fileprivate(set) var firstLineHeadIndent: CGFloat {
    get { style.firstLineHeadIndent ?? 0 }
    set { style.firstLineHeadIndent = newValue }
  }
  /// Points before the other lines.
  public fileprivate(set) var headIndent: CGFloat {
    get { style.headIndent ?? 0 }
    set { style.headIndent = newValue }
  }
  /// Points from the leading edge to where lines end, or, if not above 0, from the trailing one.
  public fileprivate(set) var tailIndent: CGFloat {
    get { style.tailIndent ?? 0 }
    set { style.tailIndent = newValue }
  }
  /// How readily words are hyphenated, 0…1.
  public fileprivate(set) var hyphenationFactor: Float {
    get { Float(style.hyphenationFactor ?? 0) }
    set { style.hyphenationFactor = Double(newValue) }
  }
  /// Whether the spacing between characters may be tightened before text is truncated.
  public fileprivate(set) var allowsDefaultTighteningForTruncation: Bool {
    get { style.allowsDefaultTighteningForTruncation ?? false }
    set { style.allowsDefaultTighteningForTruncation = newValue }
  }

  /// A style of its own, as a mutable one.
  public override func mutableCopy() -> Any { NSMutableParagraphStyle(style) }
  /// The style as it is now.
  public override func copy() -> Any { NSParagraphStyle(style) }
  /// Whether two styles are the same.
  public override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.style == style }
  /// Equal for equal styles.
  public override var hash: Int { style.hashValue }
}

/// A paragraph style that can be changed.
///
///     let style = NSMutableParagraphStyle()
///     style.lineSpacing = 4
public final class NSMutableParagraphStyle: NSParagraphStyle {
  /// The alignment of lines between the edges; natural by default.
  public override var alignment: NSTextAlignment {
    get { super.alignment }
    set { super.alignment = newValue }
  }
  /// What happens to text that is too wide; words are wrapped.
  public override var lineBreakMode: NSLineBreakMode {
    get { super.lineBreakMode }
    set { super.lineBreakMode = newValue }
  }
  /// Where lines end beyond the usual rules; the label's.
  public override var lineBreakStrategy: LineBreakStrategy {
    get { super.lineBreakStrategy }
    set { super.lineBreakStrategy = newValue }
  }
  /// Points between lines.
  public override var lineSpacing: CGFloat {
    get { super.lineSpacing }
    set { super.lineSpacing = newValue }
  }
  /// A factor on the natural line height; 0 is 1.
  public override var lineHeightMultiple: CGFloat {
    get { super.lineHeightMultiple }
    set { super.lineHeightMultiple = newValue }
  }
  /// The least line height in points; 0 for none.
  public override var minimumLineHeight: CGFloat {
    get { super.minimumLineHeight }
    set { super.minimumLineHeight = newValue }
  }
  /// The greatest line height in points; 0 for none.
  public override var maximumLineHeight: CGFloat {
    get { super.maximumLineHeight }
    set { super.maximumLineHeight = newValue }
  }
  /// Points below the paragraph.
  public override var paragraphSpacing: CGFloat {
    get { super.paragraphSpacing }
    set { super.paragraphSpacing = newValue }
  }
  /// Points above the paragraph, unless it is the first.
  public override var paragraphSpacingBefore: CGFloat {
    get { super.paragraphSpacingBefore }
    set { super.paragraphSpacingBefore = newValue }
  }
  /// Points before the first line.
  public override var firstLineHeadIndent: CGFloat {
    get { super.firstLineHeadIndent }
    set { super.firstLineHeadIndent = newValue }
  }
  /// Points before the other lines.
  public override var headIndent: CGFloat {
    get { super.headIndent }
    set { super.headIndent = newValue }
  }
  /// Points from the leading edge to where lines end, or, if not above 0, from the trailing one.
  public override var tailIndent: CGFloat {
    get { super.tailIndent }
    set { super.tailIndent = newValue }
  }
  /// How readily words are hyphenated, 0…1.
  public override var hyphenationFactor: Float {
    get { super.hyphenationFactor }
    set { super.hyphenationFactor = newValue }
  }
  /// Whether the spacing between characters may be tightened before text is truncated.
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { super.allowsDefaultTighteningForTruncation }
    set { super.allowsDefaultTighteningForTruncation = newValue }
  }
}
