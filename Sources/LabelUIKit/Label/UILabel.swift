// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout
public import LabelText

/// One or more lines of text, as UIKit's `UILabel`, drawn into a PNG.
///
///     let label = UILabel()
///     label.text = "Lightning"
///     label.font = .preferredFont(forTextStyle: .headline)
///     label.frame.size = label.intrinsicContentSize
///     try label.pngData(scale: 2).write(to: url)
///
/// Properties have UIKit's names, defaults and meaning. It is bound to no actor; each label belongs to the thread that uses it. A label
/// whose frame is empty is drawn at its `intrinsicContentSize`, where UIKit draws nothing.
open class UILabel: UIView {
  // MARK: Text

  /// The text; see `text` and `attributedText`.
  var content: NSAttributedString?
  /// Whether runs have attributes of their own.
  var isAttributed = false

  // Apple's type, so that both `label.font.pointSize` and `label.font = nil` compile; it never is nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The face and size; the system's 17 points, also after nil. Setting it gives it to all of an attributed text.
  public var font: UIFont! {
    get { writtenFont ?? template?.writtenFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      writtenFont = newValue
      rewrite(.font, font)
    }
  }
  var writtenFont: UIFont?

  // As `font`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of text; `label`, also after nil. Setting it gives it to all of an attributed text.
  public var textColor: UIColor! {
    get { writtenColor ?? template?.writtenColor ?? .label }
    set {
      writtenColor = newValue
      rewrite(.foregroundColor, textColor)
    }
  }
  var writtenColor: UIColor?

  /// The alignment of lines between the edges; natural by default. Setting it sets it for all of an attributed text.
  public var textAlignment = NSTextAlignment.natural {
    didSet { rewriteParagraphs { $0.alignment = textAlignment } }
  }

  /// What happens to text that is too wide; an ellipsis at the end. Setting it gives it to all of an attributed text.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { rewriteParagraphs { $0.lineBreakMode = lineBreakMode } }
  }

  /// Where lines end beyond the usual rules.
  public var lineBreakStrategy = LineBreakStrategy.standard
  /// The most lines; 1. 0 for any number.
  public var numberOfLines = 1
  /// The width that `intrinsicContentSize` wraps at, in points; 0 for not at all.
  public var preferredMaxLayoutWidth: CGFloat = 0

  // MARK: Shrinking

  /// Whether text shrinks to the width before it is truncated. It has no effect with modes that wrap.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest factor that it may shrink by, 0…1; 0 forbids shrinking.
  public var minimumScaleFactor: CGFloat = 0
  /// Whether the spacing between characters may be tightened before text is truncated.
  public var allowsDefaultTighteningForTruncation = false
  /// The older name of `allowsDefaultTighteningForTruncation`; UIKit deprecated it in iOS 7.
  public var adjustsLetterSpacingToFitWidth: Bool {
    get { allowsDefaultTighteningForTruncation }
    set { allowsDefaultTighteningForTruncation = newValue }
  }
  /// The smallest size in points that text may shrink to, in quarters of a point; 0 forbids shrinking. UIKit deprecated it in iOS 6: it is
  /// `minimumScaleFactor` of the font's size, and setting one sets the other.
  public var minimumFontSize: CGFloat {
    get { (minimumScaleFactor * font.pointSize * 4).rounded() / 4 }
    set { minimumScaleFactor = newValue > 0 ? newValue / font.pointSize : 0 }
  }
  /// Whether glyphs that extend beyond their font's ascent and descent, such as those of Thai, make lines higher; UIKit's type is
  /// `UILetterformAwareSizingRule`.
  public var sizingRule = UILetterformAwareSizingRule.typographic
  /// The baseline of text that autoshrink has made smaller.
  public var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether fonts of text styles follow the preferred text size of `traitCollection`.
  public var adjustsFontForContentSizeCategory = false

  // MARK: Looks

  /// The colour of text while `isHighlighted`; nil for no difference.
  public var highlightedTextColor: UIColor? {
    get { writtenHighlightedColor ?? template?.writtenHighlightedColor }
    set { writtenHighlightedColor = newValue }
  }
  private var writtenHighlightedColor: UIColor?
  /// Whether text has the highlighted colour, runs with colours of their own included.
  public var isHighlighted = false
  /// Whether text is drawn as usual; dimmed to 0.4 otherwise. UIKit publishes no figure.
  public var isEnabled = true
  /// The colour of a shadow below the text, never blurred; nil for none.
  public var shadowColor: UIColor? {
    get { writtenShadowColor ?? template?.writtenShadowColor }
    set { writtenShadowColor = newValue }
  }
  private var writtenShadowColor: UIColor?
  /// Points, to the right and down; a point upwards.
  public var shadowOffset: CGSize {
    get { writtenShadowOffset ?? template?.writtenShadowOffset ?? CGSize(width: 0, height: -1) }
    set { writtenShadowOffset = newValue }
  }
  private var writtenShadowOffset: CGSize?
  /// The colour behind the bounds; nil for none.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor ?? template?.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  /// Whether a pointer shows the whole of truncated text; a picture knows no pointer, and nothing is drawn of it.
  public var showsExpansionTextWhenTruncated = false

  /// What `drawText(in:)` was last called with.
  var textBounds: CGRect?

  /// Makes a label of a size, without text.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Makes a label without a size or text. No nib is read: nothing of the coder is used.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Defaults

  /// The label whose font, colours and shadow others have that do not set their own. Each thread has one: labels of other threads, which
  /// UIKit does not know, are not touched.
  public class func appearance() -> UILabel {
    let values = Thread.current.threadDictionary
    if let template = values[appearanceKey] as? UILabel { return template }
    let template = UILabel()
    values[appearanceKey] = template
    return template
  }

  private static let appearanceKey = "LabelKit.UILabel.appearance"

  /// The thread's `appearance()`; nil for itself and where nobody asked for one.
  private var template: UILabel? {
    let template = Thread.current.threadDictionary[Self.appearanceKey] as? UILabel
    return template === self ? nil : template
  }

  /// The natural size of the text in points, on one line unless `preferredMaxLayoutWidth` or hard line ends say otherwise; zero without text.
  open override var intrinsicContentSize: CGSize {
    guard let measurer else { return .zero }
    let width = preferredMaxLayoutWidth
    let size = width > 0 ? measurer.sizeThatFits(.init(width: width, height: .infinity)) : measurer.intrinsicContentSize
    return CGSize(width: size.width, height: size.height)
  }

  /// The text's size for a width in points; the height proposed has no say, and with one line the width has none either. An extent of 0
  /// stands for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let measurer else { return .zero }
    let fit = measurer.sizeThatFits(.init(width: size.width > 0 ? size.width : .infinity, height: size.height))
    return CGSize(width: fit.width, height: fit.height)
  }

  /// The rectangle of the text in bounds: at their top left corner when it fits, split evenly above and below them when it is too high.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let measurer else { return CGRect(origin: bounds.origin, size: .zero) }
    let rect = measurer.textRect(
      forBounds: .init(x: bounds.origin.x, y: bounds.origin.y, width: bounds.width, height: bounds.height),
      limitedToNumberOfLines: numberOfLines)
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Sets the text in a rectangle of the bounds; overridden, to call it with another one, such as with insets.
  open func drawText(in rect: CGRect) { textBounds = rect }

  /// Sets the text in the bounds, by `drawText(in:)`.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  override func ownContent(size: CGSize) -> ViewNode? { textContent(size: size) }

  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { lineOffsets }
}
