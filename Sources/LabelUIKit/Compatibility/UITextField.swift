// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit
internal import LabelText

/// A field for a line of text, drawn at rest: its text or its placeholder, without a cursor.
open class UITextField: UIControl, UITextInputTraits {
  /// The border of a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A thin line, as in old versions of iOS.
    case bezel
    /// A white field with round corners and a thin line.
    case roundedRect
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// It is not shown.
    case never
    /// It is shown while the text is typed.
    case whileEditing
    /// It is shown while the text is not typed.
    case unlessEditing
    /// It is shown.
    case always

    var isShown: Bool { self == .unlessEditing || self == .always }
  }

  /// The text of the field; empty by default.
  open var text: String? = ""
  /// The text of the field with attributes, or nil.
  open var attributedText: NSAttributedString? {
    get { ownAttributedText ?? text.map { NSAttributedString(string: $0) } }
    set {
      ownAttributedText = newValue
      text = newValue?.string
    }
  }
  private var ownAttributedText: NSAttributedString?
  /// The text that is drawn while the field is empty, or nil.
  open var placeholder: String?
  /// The text with attributes that is drawn while the field is empty, or nil for `placeholder`.
  open var attributedPlaceholder: NSAttributedString?
  /// The font of the text; the system font of 17 points by default.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of the text; that of labels by default.
  open var textColor: UIColor? = .label
  /// The horizontal alignment of the text; natural by default.
  open var textAlignment = NSTextAlignment.natural
  /// The border of the field; none by default.
  open var borderStyle = BorderStyle.none
  /// A Boolean value that indicates whether the text is drawn as dots; false by default.
  open var isSecureTextEntry = false
  /// The keyboard for the text; none is drawn.
  open var keyboardType = UIKeyboardType.default
  /// When the keyboard types capitals; without effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed text is corrected; without effect here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling of typed text is checked; without effect here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotation marks become curly ones; without effect here.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether several hyphens become a dash; without effect here.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and removed around pasted text; without effect here.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the next words are suggested in the text; without effect here.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether the keyboard is light or dark; none is drawn.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key; no keyboard is drawn.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key cannot be used without a text; without effect here.
  open var enablesReturnKeyAutomatically = false
  /// Rules for the passwords that are suggested, or nil; without effect here.
  open var passwordRules: UITextInputPasswordRules?
  /// The meaning of the text, for suggestions; without effect here.
  open var textContentType: UITextContentType?
  /// A view in place of the keyboard, or nil; none is drawn.
  open var inputView: UIView?
  /// A view above the keyboard, or nil; none is drawn.
  open var inputAccessoryView: UIView?
  /// Is told about typing, which nobody does here; nil for none.
  open weak var delegate: (any UITextFieldDelegate)?
  /// A Boolean value that indicates whether the text is typed at the moment; always false here.
  open var isEditing: Bool { false }
  /// A Boolean value that indicates whether typing begins by removing the text; without effect here.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether the text shrinks to fit; false by default.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size to which the text shrinks, in points; 0 by default, for no limit.
  open var minimumFontSize: CGFloat = 0
  /// A Boolean value that indicates whether the font follows the preferred text size; without effect here.
  open var adjustsFontForContentSizeCategory = false
  /// The attributes of the text without attributes of its own. Setting them sets the font, the colour and the alignment.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
      if let style = newValue[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
    }
  }
  /// The attributes of what is typed next, or nil; without effect here.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The image behind the text, or nil; not drawn.
  open var background: UIImage?
  /// When the button that removes the text is shown; never by default, and not drawn.
  open var clearButtonMode = ViewMode.never
  /// When the view at the left edge is shown; never by default. Nobody types here, so that `whileEditing` is never.
  open var leftViewMode = ViewMode.never
  /// When the view at the right edge is shown; never by default. Nobody types here, so that `whileEditing` is never.
  open var rightViewMode = ViewMode.never
  /// The view at the left edge, or nil.
  open var leftView: UIView?
  /// The view at the right edge, or nil.
  open var rightView: UIView?
  private let ownLabel = UILabel()

  /// Creates an empty field.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(ownLabel)
  }
  /// Creates an empty field. No nib is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(ownLabel)
  }

  /// Returns the rectangle of the text in the bounds. Subclasses override it.
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    var rect = borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 2)
    if let leftView, leftViewMode.isShown { rect = rect.inset(by: UIEdgeInsets(top: 0, left: leftView.frame.width, bottom: 0, right: 0)) }
    if let rightView, rightViewMode.isShown {
      rect = rect.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: rightView.frame.width))
    }
    return rect
  }
  /// Returns the rectangle of the text while it is edited. Subclasses override it; it is not used here.
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder. Subclasses override it.
  ///
  /// - Parameter bounds: The bounds of the field, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  private func update() {
    let isEmpty = text?.isEmpty ?? true
    ownLabel.font = font
    ownLabel.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth
    if adjustsFontSizeToFitWidth, let size = font?.pointSize, size > 0 {
      ownLabel.minimumScaleFactor = min(1, minimumFontSize / size)
    }
    ownLabel.textAlignment = textAlignment
    ownLabel.textColor = isEmpty ? .placeholderText : isEnabled ? textColor : .tertiaryLabel
    if isEmpty, let attributedPlaceholder {
      ownLabel.attributedText = attributedPlaceholder
    } else if !isEmpty, let ownAttributedText, !isSecureTextEntry {
      ownLabel.attributedText = ownAttributedText
    } else {
      ownLabel.text = isEmpty ? placeholder : isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    }
  }

  /// The size of the text or the placeholder with the border, in points.
  open override var intrinsicContentSize: CGSize {
    update()
    let own = ownLabel.intrinsicContentSize
    let height = max(own.height, (font ?? .systemFont(ofSize: 17)).lineHeight.rounded(.up))
    return borderStyle == .none
      ? CGSize(width: own.width, height: height) : CGSize(width: own.width + 14, height: max(34, height + 12))
  }
  /// Returns the size of the text or the placeholder with the border, whatever the proposal.
  ///
  /// - Parameter size: The proposed size; not used.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the text and the views at its sides.
  open override func layoutSubviews() {
    super.layoutSubviews()
    update()
    ownLabel.frame = text?.isEmpty ?? true ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
    if let leftView, leftViewMode.isShown {
      if leftView.superview !== self { addSubview(leftView) }
      leftView.center = CGPoint(x: leftView.frame.width / 2, y: bounds.midY)
    }
    if let rightView, rightViewMode.isShown {
      if rightView.superview !== self { addSubview(rightView) }
      rightView.center = CGPoint(x: bounds.width - rightView.frame.width / 2, y: bounds.midY)
    }
  }

  /// Draws the border of the field.
  ///
  /// - Parameter rect: The bounds of the field.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard borderStyle != .none else { return }
    let radius: CGFloat = borderStyle == .roundedRect ? 5 : 0
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 0.25, dy: 0.25), cornerRadius: radius)
    if borderStyle == .roundedRect {
      UIColor.systemBackground.setFill()
      path.fill()
      UIColor.separator.setStroke()
    } else {
      UIColor.label.setStroke()
    }
    path.lineWidth = borderStyle == .roundedRect ? 0.5 : 1
    path.stroke()
  }

  /// The value of the field for assistive technologies: its text unless another one is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (text?.isEmpty ?? true ? placeholder : isSecureTextEntry ? nil : text) }
    set { super.accessibilityValue = newValue }
  }
}

/// Lines of text, drawn at rest: from the top, without a cursor and without scrolling.
open class UITextView: UIView, UITextInputTraits {
  // Apple's type; it is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text of the view without attributes.
  open var text: String! {
    get { ownText.string }
    set {
      ownText = NSAttributedString(string: newValue ?? "")
      isAttributed = false
    }
  }
  // See `text`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The text of the view with attributes.
  open var attributedText: NSAttributedString! {
    get { ownText }
    set {
      ownText = newValue ?? NSAttributedString(string: "")
      isAttributed = newValue != nil
    }
  }
  private var ownText = NSAttributedString(string: "")
  private var isAttributed = false
  /// The font of a text without attributes; the system font of 12 points by default, as nil too.
  open var font: UIFont?
  /// The colour of a text without attributes; that of labels by default.
  open var textColor: UIColor? = .label
  /// The horizontal alignment of a text without attributes; natural by default.
  open var textAlignment = NSTextAlignment.natural
  /// The distances of the text from the edges, in points; 8 above and below by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// The area of the text, whose padding and number of lines are used.
  public final let textContainer = NSTextContainer(size: .zero)
  /// A Boolean value that indicates whether the text can be changed; true by default, without effect here.
  open var isEditable = true
  /// A Boolean value that indicates whether the text can be selected; true by default, without effect here.
  open var isSelectable = true
  /// A Boolean value that indicates whether the text scrolls; true by default. Otherwise the view is as high as its text.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether the text is drawn as dots on Apple's platforms; without effect here.
  open var isSecureTextEntry = false
  /// The keyboard for the text; none is drawn.
  open var keyboardType = UIKeyboardType.default
  /// When the keyboard types capitals; without effect here.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether typed text is corrected; without effect here.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether the spelling of typed text is checked; without effect here.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether straight quotation marks become curly ones; without effect here.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether several hyphens become a dash; without effect here.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces are added and removed around pasted text; without effect here.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether the next words are suggested in the text; without effect here.
  open var inlinePredictionType = UITextInlinePredictionType.default
  /// Whether the keyboard is light or dark; none is drawn.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The word on the return key; no keyboard is drawn.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key cannot be used without a text; without effect here.
  open var enablesReturnKeyAutomatically = false
  /// Rules for the passwords that are suggested, or nil; without effect here.
  open var passwordRules: UITextInputPasswordRules?
  /// The meaning of the text, for suggestions; without effect here.
  open var textContentType: UITextContentType?
  /// A view in place of the keyboard, or nil; none is drawn.
  open var inputView: UIView?
  /// A view above the keyboard, or nil; none is drawn.
  open var inputAccessoryView: UIView?
  /// Is told about typing, which nobody does here; nil for none.
  open weak var delegate: (any UITextViewDelegate)?
  /// The attributes of what is typed next; without effect here.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selected characters; none by default, and not drawn.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// A Boolean value that indicates whether the font follows the preferred text size; without effect here.
  open var adjustsFontForContentSizeCategory = false
  /// A Boolean value that indicates whether attributes can be changed; without effect here.
  open var allowsEditingTextAttributes = false
  /// The parts of the text that become links on Apple's platforms; without effect here.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// A Boolean value that indicates whether scrolling is shown at the right edge; nothing scrolls here.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether scrolling is shown at the bottom edge; nothing scrolls here.
  open var showsHorizontalScrollIndicator = true
  /// The attributes of links, which are drawn instead of the tint colour.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:]

  private var drawnText: NSAttributedString {
    guard !isAttributed else { return ownText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: ownText.string,
      attributes: [.font: font ?? .systemFont(ofSize: 12), .foregroundColor: textColor ?? .label, .paragraphStyle: style])
  }

  private var padding: UIEdgeInsets {
    let (own, side) = (textContainerInset, textContainer.lineFragmentPadding)
    return UIEdgeInsets(top: own.top, left: own.left + side, bottom: own.bottom, right: own.right + side)
  }

  /// Returns the size of the text in a width, with its insets.
  ///
  /// - Parameter size: The width in points; 0 for no limit. The height is ignored.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = padding
    let width = size.width > 0 && size.width < 1e6 ? max(1, size.width - insets.left - insets.right) : 0
    let own = drawnText.boundingRect(with: CGSize(width: width, height: 0), options: .usesLineFragmentOrigin, context: nil).size
    return CGSize(width: own.width + insets.left + insets.right, height: own.height + insets.top + insets.bottom)
  }
  /// The size of the text for a view that does not scroll; none otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : sizeThatFits(CGSize(width: bounds.width, height: 0))
  }
  /// Draws the text from the top.
  ///
  /// - Parameter rect: The bounds of the view.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    drawnText.draw(in: rect.inset(by: padding))
  }
  /// The value of the view for assistive technologies: its text unless another one is set.
  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? ownText.string }
    set { super.accessibilityValue = newValue }
  }
}

/// Parts of a text that become links on Apple's platforms.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Numbers that can be called.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Addresses of web pages.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Streets with their houses and towns.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times of the calendar.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// Every kind of part.
  public static let all = UIDataDetectorTypes(rawValue: ~0)
}
