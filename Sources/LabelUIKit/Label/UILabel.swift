// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
public import LabelSettings
internal import LabelText

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

  /// The text of the label without attributes, or nil for none. Setting it gives the whole text the label's font and colour.
  open var text: String? {
    get { content?.string }
    set {
      content = newValue.map { NSAttributedString(string: $0) }
      isAttributed = false
    }
  }

  /// The text of the label with attributes, or nil for none.
  ///
  /// Setting it also sets the label's font, colour, alignment and line break mode to those of the first character. Runs without a font get
  /// the system font of 17 points. Setting one of these properties later changes the whole text.
  open var attributedText: NSAttributedString? {
    get { isAttributed ? content : content.map { withOwnAttributes($0.string) } }
    set { setAttributed(newValue) }
  }

  // Apple's type, so that both `label.font.pointSize` and `label.font = nil` compile; it is never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text. By default, and after setting nil, it is the font of `appearance()`, or the system font of 17 points. Setting it
  /// changes the whole text, including attributed text.
  open var font: UIFont! {
    get { explicitFont ?? fromAppearance { $0.explicitFont } ?? .systemFont(ofSize: UIFont.labelFontSize) }
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
  open var textColor: UIColor! {
    get { explicitColor ?? fromAppearance { $0.explicitColor } ?? .label }
    set {
      explicitColor = newValue
      rewrite(.foregroundColor, textColor)
    }
  }
  var explicitColor: UIColor?

  /// The horizontal alignment of the lines; natural by default. Setting it changes the whole text, including attributed text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { rewriteParagraphs { $0.alignment = textAlignment } }
  }

  /// How text that is too wide is wrapped or truncated; truncated at its end by default. Setting it changes the whole text, including
  /// attributed text.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { rewriteParagraphs { $0.lineBreakMode = lineBreakMode } }
  }

  /// Additional rules for line breaks, such as avoiding a single word on the last line; `standard` by default.
  open var lineBreakStrategy = LineBreakStrategy.standard
  /// The largest number of lines; 1 by default, 0 for no limit.
  open var numberOfLines = 1
  /// The width at which `intrinsicContentSize` wraps the text, in points; 0, the default, does not wrap it.
  open var preferredMaxLayoutWidth: CGFloat = 0

  // MARK: Shrinking

  /// A Boolean value that indicates whether text shrinks to fit the width before it is truncated. It has no effect with line break modes
  /// that wrap. False by default.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest scale to which the font may shrink, 0…1. The default of 0 does not shrink it.
  open var minimumScaleFactor: CGFloat = 0
  /// A Boolean value that indicates whether the space between characters may shrink before text is truncated; false by default.
  open var allowsDefaultTighteningForTruncation = false
  /// The older name of `allowsDefaultTighteningForTruncation`, deprecated in iOS 7.
  open var adjustsLetterSpacingToFitWidth: Bool {
    get { allowsDefaultTighteningForTruncation }
    set { allowsDefaultTighteningForTruncation = newValue }
  }
  /// The smallest font size to which text may shrink, in points, rounded to quarters; 0 does not shrink it.
  ///
  /// UIKit deprecated it in iOS 6. It is `minimumScaleFactor` times the font's size, and setting one sets the other.
  open var minimumFontSize: CGFloat {
    get { (minimumScaleFactor * font.pointSize * 4).rounded() / 4 }
    set { minimumScaleFactor = newValue > 0 ? newValue / font.pointSize : 0 }
  }
  /// Whether lines grow for glyphs that extend beyond the font's ascent and descent, such as Thai ones; `typographic` by default. The type is
  /// UIKit's `UILetterformAwareSizingRule`.
  open var sizingRule = UILetterformAwareSizingRule.typographic
  /// How text that has shrunk is positioned vertically; by its baseline by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// A Boolean value that indicates whether fonts of text styles follow the preferred text size of `traitCollection`; false by default.
  open var adjustsFontForContentSizeCategory = false

  // MARK: Looks

  /// The colour of the text while `isHighlighted` is true; nil for `textColor`.
  open var highlightedTextColor: UIColor? {
    get { explicitHighlightedColor ?? fromAppearance { $0.explicitHighlightedColor } }
    set { explicitHighlightedColor = newValue }
  }
  final var explicitHighlightedColor: UIColor?
  /// A Boolean value that indicates whether the whole text has the highlighted colour, including runs with their own colours; false by
  /// default.
  open var isHighlighted = false
  /// A Boolean value that indicates whether the text is drawn as enabled; true by default. Disabled text has opacity 0.4; UIKit
  /// publishes no value.
  open var isEnabled = true
  /// The colour of the text's shadow, or nil for none. The shadow is never blurred.
  open var shadowColor: UIColor? {
    get { explicitShadowColor ?? fromAppearance { $0.explicitShadowColor } }
    set { explicitShadowColor = newValue }
  }
  final var explicitShadowColor: UIColor?
  /// The offset of the text's shadow in points, to the right and down; by default one point up.
  open var shadowOffset: CGSize {
    get { explicitShadowOffset ?? fromAppearance { $0.explicitShadowOffset } ?? CGSize(width: 0, height: -1) }
    set { explicitShadowOffset = newValue }
  }
  final var explicitShadowOffset: CGSize?
  /// The colour of the background, or nil for none.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor ?? fromAppearance { $0.explicitBackgroundColor } }
    set { super.backgroundColor = newValue }
  }
  /// The label's own background, without that of `appearance()`.
  final var explicitBackgroundColor: UIColor? { super.backgroundColor }

  // MARK: Accessibility

  /// The text that describes the label: its own text unless another one is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  /// The traits of the label; `staticText` by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.traits ?? .staticText }
    set { super.accessibilityTraits = newValue }
  }
  /// A Boolean value that indicates whether the label is an accessibility element; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  // MARK: Defaults

  /// Returns the label whose font, colours and shadow are the defaults for labels of this class that do not set their own.
  ///
  /// Each thread has its own, which does not affect labels of other threads. UIKit has one for the app.
  open class func appearance() -> UILabel { LabelAppearances.ofThread.template(for: self, inside: []) }
  /// Returns the label whose font, colours and shadow are the defaults for labels inside certain views. It takes precedence over
  /// `appearance()`.
  ///
  /// - Parameter containerTypes: The classes of the superviews, from the inside to the outside; others may be between them.
  open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> UILabel {
    LabelAppearances.ofThread.template(for: self, inside: containerTypes)
  }

  /// The width of wrapped text while constraints are solved, in points; 0 for none.
  final var automaticMaxLayoutWidth: CGFloat = 0

  /// Creates a label without text.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// Creates an empty label without a size. No nib is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  /// The natural size of the text in points; zero without text. The text is on one line, unless it has line breaks or
  /// `preferredMaxLayoutWidth` wraps it.
  ///
  /// It is the size of `textRect(forBounds:limitedToNumberOfLines:)`, which a subclass may override to add insets.
  open override var intrinsicContentSize: CGSize {
    measuredSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : automaticMaxLayoutWidth)
  }

  /// Returns the size of the text for a width: that of `textRect(forBounds:limitedToNumberOfLines:)`.
  ///
  /// - Parameter size: The width in points; 0 means no limit, and a label of one line ignores it. The height is ignored.
  /// - Returns: The size in points; zero without text.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { measuredSize(width: size.width) }

  /// Returns the rectangle of the text in a rectangle.
  ///
  /// - Parameters:
  ///   - bounds: The rectangle in points.
  ///   - numberOfLines: The largest number of lines, or 0 for no limit.
  /// - Returns: The rectangle of the text: at the top left corner of the bounds if it fits, otherwise extending equally above and below them.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    guard let measurer else { return CGRect(origin: bounds.origin, size: .zero) }
    let rect = measurer.textRect(
      forBounds: .init(
        x: bounds.origin.x, y: bounds.origin.y, width: bounds.width < Self.unlimited / 2 ? bounds.width : .infinity, height: bounds.height),
      limitedToNumberOfLines: numberOfLines)
    return CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Draws the text in a rectangle. A subclass can override it to pass another rectangle to the superclass, such as one with insets.
  ///
  /// - Parameter rect: The rectangle in the label's coordinates, in points.
  open func drawText(in rect: CGRect) { UIGraphicsGetCurrentContext()?.add(textOf: self, in: rect) }

  /// Draws the text in the bounds by calling `drawText(in:)`.
  ///
  /// - Parameter rect: The bounds of the label.
  open override func draw(_ rect: CGRect) { drawText(in: rect) }

  override var baselineOffsets: (first: CGFloat, last: CGFloat)? { lineOffsets }
}
