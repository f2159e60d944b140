// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A button, drawn at rest: an image and a title, with the background of its configuration.
open class UIButton: UIControl {
  /// The look of a button without a configuration.
  public enum ButtonType: Int, Hashable, Sendable {
    /// A title and an image without a look of their own; white on nothing.
    case custom
    /// The title and the image in the tint colour.
    case system
    /// A disclosure sign, drawn like `infoLight`.
    case detailDisclosure
    /// A sign for information.
    case infoLight
    /// A sign for information; the same as `infoLight`.
    case infoDark
    /// A plus sign in a circle.
    case contactAdd
    /// A cross in a circle.
    case close = 7
  }

  /// The title and the look of a button.
  public struct Configuration: Hashable {
    enum Background: Hashable { case none, gray, tinted, filled }
    var background = Background.none
    /// The title, or nil.
    public var title: String?
    /// A smaller title below the other, or nil.
    public var subtitle: String?
    /// The image, or nil.
    public var image: UIImage?
    /// The distance between the image and the title, in points; 8 by default.
    public var imagePadding: CGFloat = 8
    /// The distance between the titles, in points; it has no effect here.
    public var titlePadding: CGFloat = 1
    /// The side of the title that the image is at; leading by default.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distances of the content from the edges, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    /// The corners of the background; medium ones by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the title and the image; nil for that of the look.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil for that of the look.
    public var baseBackgroundColor: UIColor?
    /// The size of the button; it has no effect here, where `contentInsets` decide.
    public var buttonSize = Size.medium

    /// The corners of a button's background.
    public enum CornerStyle: Int, Hashable, Sendable {
      /// A fixed radius.
      case fixed = -1
      /// A radius that fits the text size; 6 points here.
      case dynamic
      /// A small radius.
      case small
      /// A medium radius.
      case medium
      /// A large radius.
      case large
      /// Half circles.
      case capsule
    }

    /// The size of a button.
    public enum Size: Int, Hashable, Sendable {
      /// A medium size, the default.
      case medium
      /// A small size, with small text.
      case small
      /// The smallest size, with small insets.
      case mini
      /// A large size, with large insets.
      case large
    }

    /// Returns the look without a background.
    public static func plain() -> Configuration { Configuration(background: .none) }
    /// Returns the look without a background and insets.
    public static func borderless() -> Configuration { Configuration(background: .none) }
    /// Returns the look with a gray background.
    public static func gray() -> Configuration { Configuration(background: .gray) }
    /// Returns the look with a background in a pale tint.
    public static func tinted() -> Configuration { Configuration(background: .tinted) }
    /// Returns the look with a background in the tint colour and a white title.
    public static func filled() -> Configuration { Configuration(background: .filled) }
    /// Returns the look with a gray background and a title in the tint colour.
    public static func bordered() -> Configuration { Configuration(background: .gray) }
    /// Returns the look with a gray background and a title in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(background: .tinted) }
    /// Returns the look with a background in the tint colour and a white title.
    public static func borderedProminent() -> Configuration { Configuration(background: .filled) }

    init(background: Background) { self.background = background }
  }

  /// The look and the title; nil, the default, for the title and the image that were set for states.
  open var configuration: Configuration?
  /// The look of a button without a configuration.
  public let buttonType: ButtonType
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var colors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private let ownLabel = UILabel()
  private let ownImageView = UIImageView()

  /// The label that shows the title; never nil.
  open var titleLabel: UILabel? { ownLabel }
  /// The view that shows the image; never nil.
  open var imageView: UIImageView? { ownImageView }
  /// The distances of the content from the edges, in points, for buttons without a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distances that the title is moved by, in points, for buttons without a configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distances that the image is moved by, in points, for buttons without a configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// Creates a button without a look.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public override init(frame: CGRect) {
    buttonType = .custom
    super.init(frame: frame)
    setUp()
  }
  /// Creates a button of a type.
  ///
  /// - Parameter buttonType: The type.
  public init(type buttonType: ButtonType) {
    self.buttonType = buttonType
    super.init(frame: .zero)
    setUp()
  }
  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: The look and the title.
  ///   - primaryAction: The main action, or nil. Its title and image are used where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      if configuration.title == nil, !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      configuration.image = configuration.image ?? primaryAction.image
      addAction(primaryAction, for: .primaryActionTriggered)
    }
    self.configuration = configuration
  }
  /// Creates a button. No nib is read.
  public required init?(coder: NSCoder) {
    buttonType = .custom
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    ownLabel.font = .systemFont(ofSize: buttonType == .custom ? 18 : 15)
    ownLabel.lineBreakMode = .byTruncatingMiddle
    addSubview(ownImageView)
    addSubview(ownLabel)
    switch buttonType {
    case .detailDisclosure, .infoLight, .infoDark: setImage(UIImage(systemName: "info.circle"), for: .normal)
    case .contactAdd: setImage(UIImage(systemName: "plus.circle"), for: .normal)
    case .close: setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    case .custom, .system: break
    }
  }

  // MARK: States

  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for that of the normal state.
  ///   - state: The state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }
  /// Sets the title with attributes for a state.
  ///
  /// - Parameters:
  ///   - title: The title, or nil for that of the normal state.
  ///   - state: The state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) { attributedTitles[state.rawValue] = title }
  /// Sets the colour of the title for a state.
  ///
  /// - Parameters:
  ///   - color: The colour, or nil for that of the normal state.
  ///   - state: The state.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state.rawValue] = color }
  /// Sets the image for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or nil for that of the normal state.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: State) { images[state.rawValue] = image }
  /// Sets the image behind title and image for a state.
  ///
  /// - Parameters:
  ///   - image: The image, or nil for that of the normal state.
  ///   - state: The state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state.rawValue] = image }
  /// Returns the title that was set for a state, or nil.
  ///
  /// - Parameter state: The state.
  open func title(for state: State) -> String? { titles[state.rawValue] ?? titles[0] }
  /// Returns the image that was set for a state, or nil.
  ///
  /// - Parameter state: The state.
  open func image(for state: State) -> UIImage? { images[state.rawValue] ?? images[0] }
  /// Returns the colour of the title that was set for a state, or nil.
  ///
  /// - Parameter state: The state.
  open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] ?? colors[0] }
  /// The title of the current state, or nil.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The image of the current state, or nil.
  open var currentImage: UIImage? { configuration?.image ?? image(for: state) }
  /// The colour of the title in the current state.
  open var currentTitleColor: UIColor { foreground }

  // MARK: Looks

  private var foreground: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if let configuration { return configuration.baseForegroundColor ?? (configuration.background == .filled ? .white : tintColor) }
    return titleColor(for: state) ?? (buttonType == .custom ? .white : tintColor)
  }

  private var insets: NSDirectionalEdgeInsets {
    if let configuration { return configuration.contentInsets }
    let own = contentEdgeInsets
    return NSDirectionalEdgeInsets(top: own.top, leading: own.left, bottom: own.bottom, trailing: own.right)
  }

  /// Gives the label and the image view the content of the current state.
  private func update() {
    ownLabel.numberOfLines = configuration?.subtitle == nil ? ownLabel.numberOfLines : 0
    if let title = attributedTitles[state.rawValue] ?? attributedTitles[0], configuration == nil {
      ownLabel.attributedText = title
    } else if let subtitle = configuration?.subtitle {
      let text = NSMutableAttributedString(
        string: (configuration?.title ?? "") + "\n", attributes: [.font: ownLabel.font as Any, .foregroundColor: foreground])
      text.append(NSAttributedString(string: subtitle, attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: foreground]))
      ownLabel.attributedText = text
    } else {
      ownLabel.text = currentTitle
      ownLabel.textColor = foreground
    }
    ownImageView.image = currentImage
    ownImageView.tintColor = foreground
    ownImageView.isHidden = currentImage == nil
    ownLabel.isHidden = ownLabel.text?.isEmpty ?? true
  }

  private var isVertical: Bool { configuration.map { $0.imagePlacement == .top || $0.imagePlacement == .bottom } ?? false }
  private var gap: CGFloat { ownImageView.isHidden || ownLabel.isHidden ? 0 : configuration?.imagePadding ?? 0 }

  private var contentSize: CGSize {
    update()
    let image = ownImageView.isHidden ? .zero : ownImageView.intrinsicContentSize
    let title = ownLabel.isHidden ? .zero : ownLabel.intrinsicContentSize
    return isVertical
      ? CGSize(width: max(image.width, title.width), height: image.height + gap + title.height)
      : CGSize(width: image.width + gap + title.width, height: max(image.height, title.height))
  }

  /// The size of the content with its insets, in points.
  open override var intrinsicContentSize: CGSize {
    let (content, insets) = (contentSize, insets)
    return CGSize(width: content.width + insets.leading + insets.trailing, height: content.height + insets.top + insets.bottom)
  }
  /// Returns the size of the content with its insets, whatever the proposal.
  ///
  /// - Parameter size: The proposed size; not used.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Places the image and the title.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentSize
    let area = bounds.inset(by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
    let image = ownImageView.isHidden ? .zero : ownImageView.intrinsicContentSize
    let title = CGSize(
      width: min(ownLabel.isHidden ? 0 : ownLabel.intrinsicContentSize.width, max(0, area.width - (isVertical ? 0 : image.width + gap))),
      height: ownLabel.isHidden ? 0 : ownLabel.intrinsicContentSize.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let imageIsAfter = configuration.map { $0.imagePlacement == .trailing || $0.imagePlacement == .bottom } ?? false
    if isVertical {
      let top = area.midY - content.height / 2
      let tops = imageIsAfter ? (top + title.height + gap, top) : (top, top + image.height + gap)
      ownImageView.frame = CGRect(x: area.midX - image.width / 2, y: tops.0, width: image.width, height: image.height)
      ownLabel.frame = CGRect(x: area.midX - title.width / 2, y: tops.1, width: title.width, height: title.height)
      return
    }
    let width = image.width + gap + title.width
    let left: CGFloat =
      switch contentHorizontalAlignment {
      case .center, .fill: area.midX - width / 2
      case .left: area.minX
      case .right: area.maxX - width
      case .leading: isMirrored ? area.maxX - width : area.minX
      case .trailing: isMirrored ? area.minX : area.maxX - width
      }
    let lefts = imageIsAfter != isMirrored ? (left + title.width + gap, left) : (left, left + image.width + gap)
    ownImageView.frame = CGRect(
      x: lefts.0 + imageEdgeInsets.left - imageEdgeInsets.right, y: area.midY - image.height / 2, width: image.width, height: image.height)
    ownLabel.frame = CGRect(
      x: lefts.1 + titleEdgeInsets.left - titleEdgeInsets.right, y: area.midY - title.height / 2, width: title.width, height: title.height)
  }

  /// Draws the background of the configuration.
  ///
  /// - Parameter rect: The bounds of the button.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    (backgrounds[state.rawValue] ?? backgrounds[0])?.draw(in: rect)
    guard let configuration else { return }
    let color: UIColor? =
      switch configuration.background {
      case .none: configuration.baseBackgroundColor
      case .gray: configuration.baseBackgroundColor ?? .secondarySystemFill
      case .tinted: (configuration.baseBackgroundColor ?? tintColor).withAlphaComponent(0.18)
      case .filled: isEnabled ? configuration.baseBackgroundColor ?? tintColor : .secondarySystemFill
      }
    let radius: CGFloat =
      switch configuration.cornerStyle {
      case .fixed, .dynamic: 6
      case .small: 4
      case .medium: 8
      case .large: 12
      case .capsule: rect.height / 2
      }
    color?.setFill()
    if color != nil { UIBezierPath(roundedRect: rect, cornerRadius: radius).fill() }
  }

  /// The traits of the button; `button` by default.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityValues.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }
  /// The text that describes the button: its title unless another one is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? currentTitle ?? (attributedTitles[0]?.string) }
    set { super.accessibilityLabel = newValue }
  }
  /// A Boolean value that indicates whether the button is an accessibility element; true by default.
  open override var isAccessibilityElement: Bool {
    get { accessibilityValues.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
}

/// The edges of a rectangle by reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge of the rectangle.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge of the rectangle.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge of the rectangle.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge of the rectangle.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges of the rectangle.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
