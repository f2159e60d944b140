// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelLayout
public import LabelText

/// A view that displays one or more lines of text, like UIKit's `UILabel`, and renders itself as a PNG.
///
///     let label = UILabel()
///     label.text = "Lightning"
///     label.font = .preferredFont(forTextStyle: .headline)
///     label.frame.size = label.intrinsicContentSize
///     try label.pngData(scale: 2).write(to: url)
///
/// Properties have UIKit's names, defaults and meanings. A label is not bound to the main actor; it belongs to the thread that uses it. A
/// label with an empty frame is drawn at its `intrinsicContentSize`, where UIKit draws nothing.
open class UILabel: UIView {
  // MARK: Text

  /// The text that `text` or `attributedText` set.
  var content: NSAttributedString?
  /// Whether the text was set with `attributedText`.
  var isAttributed = false

  // Apple's type, so that both `label.font.pointSize` and `label.font = nil` compile; it is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text. By default, and after setting nil, it is the font of `appearance()`, or the system font of 17 points. Setting it
  /// changes the whole text, including attributed text.
  public var font: UIFont! {
    get { explicitFont ?? template?.explicitFont ?? .systemFont(ofSize: UIFont.labelFontSize) }
    set {
      explicitFont = newValue
      rewrite(.font, font)
    }
  }
  var explicitFont: UIFont?

  // See `font`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text. By default, and after setting nil, it is the colour of `appearance()`, or `UIColor.label`. Setting it changes the
  /// whole text, including attributed text.
  public var textColor: UIColor! {
    get { explicitColor ?? template?.explicitColor ?? .label }
    set {
      explicitColor = newValue
      rewrite(.foregroundColor, textColor)
    }
  }
  var explicitColor: UIColor?

  /// The horizontal alignment of the lines; natural by default. Setting it changes the whole text, including attributed text.
  public var textAlignment = NSTextAlignment.natural {
    didSet { rewriteParagraphs { $0.alignment = textAlignment } }
  }

  /// How text that is too wide is wrapped or truncated; truncated at its end by default. Setting it changes the whole text, including
  /// attributed text.
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { rewriteParagraphs { $0.lineBreakMode = lineBreakMode } }
  }

  /// Additional rules for line breaks, such as avoiding a single word on the last line; `standard` by default.
  public var lineBreakStrategy = LineBreakStrategy.standard
  /// The largest number of lines; 1 by default, 0 for no limit.
  public var numberOfLines = 1
  /// The width at which `intrinsicContentSize` wraps the text, in points; 0, the default, does not wrap it.
  public var preferredMaxLayoutWidth: CGFloat = 0

  // MARK: Shrinking

  /// A Boolean value that indicates whether text shrinks to fit the width before it is truncated. It has no effect with line break modes
  /// that wrap. False by default.
  public var adjustsFontSizeToFitWidth = false
  /// The smallest scale to which the font may shrink, 0…1. The default of 0 does not shrink it.
  public var minimumScaleFactor: CGFloat = 0
  /// A Boolean value that indicates whether the space between characters may shrink before text is truncated; false by default.
  public var allowsDefaultTighteningForTruncation = false
  /// The older name of `allowsDefaultTighteningForTruncation`, deprecated in iOS 7.
  public var adjustsLetterSpacingToFitWidth: Bool {
    get { allowsDefaultTighteningForTruncation }
    set { allowsDefaultTighteningForTruncation = newValue }
  }
  /// The smallest font size to which text may shrink, in points, rounded to quarters; 0 does not shrink it.
  ///
  /// UIKit deprecated it in iOS 6. It is `minimumScaleFactor` times the font's size, and setting one sets the other.
  public var minimumFontSize: CGFloat {
    get { (minimumScaleFactor * font.pointSize * 4).rounded() / 4 }
    set { minimumScaleFactor = newValue > 0 ? newValue / font.pointSize : 0 }
  }
  /// Whether lines grow for glyphs that extend beyond the font's ascent and descent, such as Thai ones; `typographic` by default. The type is
  /// UIKit's `UILetterformAwareSizingRule`.
  public var sizingRule = UILetterformAwareSizingRule.typographic
  /// How text that has shrunk is positioned vertically; by its baseline by default.
  public var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// A Boolean value that indicates whether fonts of text styles follow the preferred text size of `traitCollection`; false by default.
  public var adjustsFontForContentSizeCategory = false

  // MARK: Looks

  /// The colour of the text while `isHighlighted` is true; nil for `textColor`.
  public var highlightedTextColor: UIColor? {
    get { explicitHighlightedColor ?? template?.explicitHighlightedColor }
    set { explicitHighlightedColor = newValue }
  }
  private var explicitHighlightedColor: UIColor?
  /// A Boolean value that indicates whether the whole text has the highlighted colour, including runs with their own colours; false by
  /// default.
  public var isHighlighted = false
  /// A Boolean value that indicates whether the text is drawn as enabled; true by default. Disabled text has opacity 0.4; UIKit
  /// publishes no value.
  public var isEnabled = true
  /// The colour of the text's shadow, or nil for none. The shadow is never blurred.
  public var shadowColor: UIColor? {
    get { explicitShadowColor ?? template?.explicitShadowColor }
    set { explicitShadowColor = newValue }
  }
  private var explicitShadowColor: UIColor?
  /// The offset of the text's shadow in points, to the right and down; by default one point up.
  public var shadowOffset: CGSize {
    get { explicitShadowOffset ?? template?.explicitShadowOffset ?? CGSize(width: 0, height: -1) }
    set { explicitShadowOffset = newValue }
  }
  private var explicitShadowOffset: CGSize?
  /// The colour of the background, or nil for none.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor ?? template?.backgroundColor }
    set { super.backgroundColor = newValue }
  }
  /// A Boolean value that indicates whether a pointer shows the full text of a truncated label on macOS. It has no effect in a rendered image.
  public var showsExpansionTextWhenTruncated = false

  /// The rectangle of the last call of `drawText(in:)`.
  var textBounds: CGRect?

  /// Creates a label without text.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Creates an empty label without a size. No nib is read.
  ///
  /// - Parameter coder: The coder; not used.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  // MARK: Defaults

  /// Returns the label whose font, colours and shadow are the defaults for labels that do not set their own.
  ///
  /// Each thread has its own, which does not affect labels of other threads. UIKit has one for the app.
  public class func appearance() -> UILabel {
    let values = Thread.current.threadDictionary
    if let template = values[appearanceKey] as? UILabel { return template }
    let template = UILabel()
    values[appearanceKey] = template
    return template
  }

  private static let appearanceKey = "LabelKit.UILabel.appearance"

  /// The thread's `appearance()`; nil for that label itself, and if it was never used.
  private var template: UILabel? {
    let template = Thread.current.threadDictionary[Self.appearanceKey] as? UILabel
    return template === self ? nil : template
  }

  /// The natural size of the text in points; zero without text. The text is on one line, unless it has line breaks or
  /// `preferredMaxLayoutWidth` wraps it.
  open override var intrinsicContentSize: CGSize {
    guard let measurer else { return .zero }
    let width = preferredMaxLayoutWidth
    let size = width > 0 ? measurer.sizeThatFits(.init(width: width, height: .infinity)) : measurer.intrinsicContentSize
    return CGSize(width: size.width, height: size.height)
  }

  /// Returns the size of the text for a width.
  ///
  /// - Parameter size: The width in points; 0 means no limit, and a label of one line ignores it. The height is ignored.
  /// - Returns: The size in points; zero without text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let measurer else { return .zero }
    let fit = measurer.sizeThatFits(.init(width: size.width > 0 ? size.width : .infinity, height: size.height))
    return CGSize(width: fit.width, height: fit.height)
  }

  /// Returns the rectangle of the text in a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle in points.
  ///   - numberOfLines: The largest number of lines, or 0 for no limit.
  /// - Returns: The rectangle of the text: at the top left corner of the bounds if it fits, otherwise extending equally above and below them.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let measurer else { return CGRect(origin: bounds.origin, size: .zero) }
    let rect = measurer.textRect(
      forBounds: .init(x: bounds.origin.x, y: bounds.origin.y, width: bounds.width, height: bounds.height),
      limitedToNumberOfLines: numberOfLines)
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Draws the text in a rectangle. A subclass can override it to pass another rectangle to the superclass, such as one with insets.
  ///
  /// - Parameter rect: The rectangle in the label's coordinates, in points.
  open func drawText(in rect: CGRect) { textBounds = rect }

  /// Draws the text in the bounds by calling `drawText(in:)`.
  ///
  /// - Parameter rect: The bounds of the label.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  override func ownContent(size: CGSize) -> ViewNode? { textContent(size: size) }

  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { lineOffsets }
}
