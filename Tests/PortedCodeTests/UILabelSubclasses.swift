// SPDX-License-Identifier: MIT

// swift-format-ignore-file: NeverForceUnwrap, NeverUseImplicitlyUnwrappedOptionals

import UIKit

// Subclasses of UILabel as they are published in questions and answers, articles and repositories, written again for these tests.

/// Insets by `textRect` and `drawText`, the most copied form.
final class PaddingLabel: UILabel {
  var textInsets = UIEdgeInsets.zero {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let insetRect = bounds.inset(by: textInsets)
    let textRect = super.textRect(forBounds: insetRect, limitedToNumberOfLines: numberOfLines)
    let invertedInsets = UIEdgeInsets(
      top: -textInsets.top, left: -textInsets.left, bottom: -textInsets.bottom, right: -textInsets.right)
    return textRect.inset(by: invertedInsets)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: textInsets))
  }
}

/// Insets by `intrinsicContentSize`, with a width for the text that follows the bounds.
final class InsetLabel: UILabel {
  var topInset: CGFloat = 5.0
  var bottomInset: CGFloat = 5.0
  var leftInset: CGFloat = 7.0
  var rightInset: CGFloat = 7.0

  override func drawText(in rect: CGRect) {
    let insets = UIEdgeInsets(top: topInset, left: leftInset, bottom: bottomInset, right: rightInset)
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(width: size.width + leftInset + rightInset, height: size.height + topInset + bottomInset)
  }

  override var bounds: CGRect {
    didSet {
      // ensures this works within stack views if multi-line
      preferredMaxLayoutWidth = bounds.width - (leftInset + rightInset)
    }
  }
}

/// Insets by `sizeThatFits` too.
final class EdgeInsetLabel: UILabel {
  var contentInsets = UIEdgeInsets() {
    didSet { setNeedsDisplay() }
  }

  override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: contentInsets)) }
  override var intrinsicContentSize: CGSize { addInsets(to: super.intrinsicContentSize) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { addInsets(to: super.sizeThatFits(size)) }
  private func addInsets(to size: CGSize) -> CGSize {
    CGSize(width: size.width + contentInsets.left + contentInsets.right, height: size.height + contentInsets.top + contentInsets.bottom)
  }
}

/// An outline by the text drawing mode.
class OutlineLabel: UILabel {
  var outlineWidth: CGFloat = 2
  var outlineColor: UIColor = .white

  override func drawText(in rect: CGRect) {
    let shadowOffset = self.shadowOffset
    let textColor = self.textColor

    let c = UIGraphicsGetCurrentContext()
    c?.setLineWidth(outlineWidth)
    c?.setLineJoin(.round)
    c?.setTextDrawingMode(.stroke)
    self.textColor = outlineColor
    super.drawText(in: rect)

    c?.setTextDrawingMode(.fill)
    self.textColor = textColor
    self.shadowOffset = CGSize(width: 0, height: 0)
    super.drawText(in: rect)

    self.shadowOffset = shadowOffset
  }
}

/// An outline by attributes.
final class StrokedLabel: UILabel {
  var strokeSize: CGFloat = 0.0
  var strokeColor: UIColor = .clear

  override func drawText(in rect: CGRect) {
    let attributes: [NSAttributedString.Key: Any] = [
      .strokeColor: strokeColor, .strokeWidth: -strokeSize, .foregroundColor: textColor!, .font: font!,
    ]
    attributedText = NSMutableAttributedString(string: self.text ?? "", attributes: attributes)
    super.drawText(in: rect)
  }
}

/// Text filled with a gradient through an image of the text as a mask.
final class GradientLabel: UILabel {
  var gradientColors: [CGColor] = []

  override func drawText(in rect: CGRect) {
    if let gradientColor = drawGradientColor(in: rect, colors: gradientColors) {
      gradientColor()
    }
    super.drawText(in: rect)
  }

  private func drawGradientColor(in rect: CGRect, colors: [CGColor]) -> (() -> Void)? {
    let currentContext = UIGraphicsGetCurrentContext()
    currentContext?.saveGState()
    defer { currentContext?.restoreGState() }
    let size = rect.size
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors as CFArray, locations: nil)
    else { return nil }
    let context = UIGraphicsGetCurrentContext()
    context?.drawLinearGradient(gradient, start: CGPoint.zero, end: CGPoint(x: size.width, y: 0), options: [])
    let gradientImage = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    guard gradientImage != nil else { return nil }
    return { gradientImage?.draw(in: rect, blendMode: .normal, alpha: 0.25) }
  }
}

/// Text filled with a gradient that its own glyphs clip.
final class ClippedGradientLabel: UILabel {
  override func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return super.drawText(in: rect) }
    context.saveGState()
    context.setTextDrawingMode(.clip)
    super.drawText(in: rect)
    let colors = [UIColor.systemPurple.cgColor, UIColor.systemOrange.cgColor]
    if let gradient = CGGradient(colorsSpace: CGColorSpace(name: CGColorSpace.sRGB), colors: colors as CFArray, locations: [0, 1]) {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: rect.minX, y: rect.midY), end: CGPoint(x: rect.maxX, y: rect.midY),
        options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }
    context.restoreGState()
  }
}

/// A background that is a gradient layer.
final class GradientBackgroundLabel: UILabel {
  override class var layerClass: AnyClass { CAGradientLayer.self }
  private var gradientLayer: CAGradientLayer { layer as! CAGradientLayer }

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    commonInit()
  }

  private func commonInit() {
    gradientLayer.colors = [UIColor.systemBlue.cgColor, UIColor.systemTeal.cgColor]
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    gradientLayer.cornerRadius = 8
    layer.masksToBounds = true
    textColor = .white
    textAlignment = .center
  }
}

/// A gradient view masked by a label.
final class MaskedGradientView: UIView {
  let label = UILabel()
  private let gradient = CAGradientLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    gradient.colors = [UIColor.systemPink.cgColor, UIColor.systemIndigo.cgColor]
    gradient.locations = [0.0, 1.0]
    gradient.startPoint = CGPoint(x: 0.0, y: 0.5)
    gradient.endPoint = CGPoint(x: 1.0, y: 0.5)
    layer.addSublayer(gradient)
    addSubview(label)
    gradient.mask = label.layer
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
    label.frame = bounds
  }
}

/// A label whose text scrolls: its edges fade out.
final class MarqueeLabel: UILabel {
  private lazy var sublabel: UILabel = {
    let label = UILabel()
    label.layer.anchorPoint = CGPoint.zero
    return label
  }()
  var fadeLength: CGFloat = 16 {
    didSet { if oldValue != fadeLength { applyGradientMask(fadeLength, animated: false) } }
  }
  var scrollDuration: CGFloat = 7.0

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    super.clipsToBounds = true
    super.numberOfLines = 1
    addSubview(sublabel)
  }

  override var text: String? {
    get { sublabel.text }
    set {
      guard sublabel.text != newValue else { return }
      sublabel.text = newValue
      updateAndScroll()
      super.text = text
    }
  }
  override var attributedText: NSAttributedString? {
    get { sublabel.attributedText }
    set {
      sublabel.attributedText = newValue
      updateAndScroll()
      super.attributedText = attributedText
    }
  }
  override var font: UIFont! {
    get { sublabel.font }
    set {
      sublabel.font = newValue
      super.font = newValue
      updateAndScroll()
    }
  }
  override var textColor: UIColor! {
    get { sublabel.textColor }
    set {
      sublabel.textColor = newValue
      super.textColor = newValue
    }
  }
  override var isHighlighted: Bool { didSet { sublabel.isHighlighted = isHighlighted } }
  override var textAlignment: NSTextAlignment { didSet { sublabel.textAlignment = textAlignment } }
  override var intrinsicContentSize: CGSize { sublabel.intrinsicContentSize }

  override func draw(_ layer: CALayer, in ctx: CGContext) {
    // Do NOT call super, to prevent standard label drawing
    if let bgColor = backgroundColor {
      ctx.setFillColor(bgColor.cgColor)
      ctx.fill(layer.bounds)
    }
  }
  override func drawText(in rect: CGRect) {}

  override func layoutSubviews() {
    super.layoutSubviews()
    updateAndScroll()
  }

  private func updateAndScroll() {
    let expected = sublabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude))
    sublabel.frame = CGRect(x: 0, y: 0, width: max(expected.width, bounds.width), height: bounds.height)
    if expected.width > bounds.width { applyGradientMask(fadeLength, animated: true) } else { layer.mask = nil }
  }

  private func applyGradientMask(_ fadeLength: CGFloat, animated: Bool) {
    guard bounds.width > 0 else { return }
    let gradientMask = CAGradientLayer()
    gradientMask.shouldRasterize = true
    gradientMask.rasterizationScale = UIScreen.main.scale
    gradientMask.startPoint = CGPoint(x: 0.0, y: 0.5)
    gradientMask.endPoint = CGPoint(x: 1.0, y: 0.5)
    let transparent = UIColor.clear.cgColor
    let opaque = UIColor.black.cgColor
    layer.mask = gradientMask
    gradientMask.bounds = layer.bounds
    gradientMask.position = CGPoint(x: bounds.midX, y: bounds.midY)
    let leftFadeStop = fadeLength / bounds.size.width
    gradientMask.locations = [0, NSNumber(value: Double(leftFadeStop)), NSNumber(value: Double(1.0 - leftFadeStop)), 1]
    gradientMask.colors = [transparent, opaque, opaque, transparent]
    if animated {
      let animation = CAKeyframeAnimation(keyPath: "colors")
      animation.values = [gradientMask.colors as Any]
      animation.duration = CFTimeInterval(scrollDuration)
      gradientMask.add(animation, forKey: "setupFade")
    }
  }
}

/// A label with links that are found again by TextKit.
final class LinkLabel: UILabel {
  private let layoutManager = NSLayoutManager()
  private let textContainer = NSTextContainer(size: CGSize.zero)
  private var textStorage = NSTextStorage() {
    didSet { textStorage.addLayoutManager(layoutManager) }
  }
  var onCharacterTapped: ((_ label: UILabel, _ characterIndex: Int) -> Void)?
  private lazy var tapGesture: UITapGestureRecognizer = UITapGestureRecognizer()

  override var attributedText: NSAttributedString? {
    didSet {
      if let attributedText {
        textStorage = NSTextStorage(attributedString: attributedText)
      } else {
        textStorage = NSTextStorage()
      }
    }
  }
  override var lineBreakMode: NSLineBreakMode {
    didSet { textContainer.lineBreakMode = lineBreakMode }
  }
  override var numberOfLines: Int {
    didSet { textContainer.maximumNumberOfLines = numberOfLines }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }
  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = true
    layoutManager.addTextContainer(textContainer)
    textContainer.lineFragmentPadding = 0
    textContainer.lineBreakMode = lineBreakMode
    textContainer.maximumNumberOfLines = numberOfLines
    addGestureRecognizer(tapGesture)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textContainer.size = bounds.size
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first else { return }
    labelTapped(at: touch.location(in: self))
  }

  func labelTapped(at locationOfTouchInLabel: CGPoint) {
    let labelSize = bounds.size
    let textBoundingBox = layoutManager.usedRect(for: textContainer)
    let textContainerOffset = CGPoint(
      x: (labelSize.width - textBoundingBox.size.width) * 0.0 - textBoundingBox.origin.x,
      y: (labelSize.height - textBoundingBox.size.height) * 0.5 - textBoundingBox.origin.y)
    let locationOfTouchInTextContainer = CGPoint(
      x: locationOfTouchInLabel.x - textContainerOffset.x, y: locationOfTouchInLabel.y - textContainerOffset.y)
    let indexOfCharacter = layoutManager.characterIndex(
      for: locationOfTouchInTextContainer, in: textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    onCharacterTapped?(self, indexOfCharacter)
  }
}

/// A label that is hidden without text, with a background and an own text setter.
final class HUDLabel: UILabel {
  override var text: String? {
    didSet { isHidden = text?.isEmpty ?? true }
  }
  override var isHidden: Bool {
    didSet { alpha = isHidden ? 0 : 1 }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.7)
    textColor = .white
    textAlignment = .center
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.masksToBounds = true
    font = .systemFont(ofSize: 15, weight: .semibold)
  }
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func show(_ message: String, in view: UIView) {
    text = message
    frame = CGRect(x: 0, y: 0, width: 160, height: 40)
    center = view.center
    view.addSubview(self)
    UIView.animate(
      withDuration: 0.3, delay: 1, options: [.curveEaseOut], animations: { self.transform = .identity },
      completion: { _ in self.layer.removeAllAnimations() })
  }
}

/// A label whose text can be copied.
final class CopyableLabel: UILabel {
  override var canBecomeFirstResponder: Bool { true }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    addGestureRecognizer(UILongPressGestureRecognizer())
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func copyText() {
    UIPasteboard.general.string = text
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    resignFirstResponder()
  }
}

/// A number in a capsule, drawn with a path.
final class BadgeLabel: UILabel {
  var badgeColor = UIColor.systemRed

  override init(frame: CGRect) {
    super.init(frame: frame)
    textColor = .white
    textAlignment = .center
    font = UIFont.systemFont(ofSize: 12, weight: .bold)
    isOpaque = false
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let own = super.sizeThatFits(size)
    return CGSize(width: max(own.width + 12, own.height + 4), height: own.height + 4)
  }
  override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override func draw(_ rect: CGRect) {
    let path = UIBezierPath(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: rect.height / 2)
    badgeColor.setFill()
    path.fill()
    UIColor.white.setStroke()
    path.lineWidth = 2
    path.stroke()
    super.draw(rect)
  }
}

/// Text at the top or the bottom of the label.
final class VerticalAlignLabel: UILabel {
  enum VerticalAlignment { case top, middle, bottom }
  var verticalAlignment: VerticalAlignment = .top {
    didSet { setNeedsDisplay() }
  }

  override public func textRect(forBounds bounds: CGRect, limitedToNumberOfLines: Int) -> CGRect {
    let rect = super.textRect(forBounds: bounds, limitedToNumberOfLines: limitedToNumberOfLines)
    switch verticalAlignment {
    case .top: return CGRect(x: bounds.origin.x, y: bounds.origin.y, width: rect.size.width, height: rect.size.height)
    case .middle:
      return CGRect(
        x: bounds.origin.x, y: bounds.origin.y + (bounds.size.height - rect.size.height) / 2,
        width: rect.size.width, height: rect.size.height)
    case .bottom:
      return CGRect(
        x: bounds.origin.x, y: bounds.origin.y + (bounds.size.height - rect.size.height), width: rect.size.width,
        height: rect.size.height)
    }
  }

  override public func drawText(in rect: CGRect) {
    let r = self.textRect(forBounds: rect, limitedToNumberOfLines: self.numberOfLines)
    super.drawText(in: r)
  }
}

/// Text at the top, with a box from `boundingRect`.
final class TopAlignedLabel: UILabel {
  override func drawText(in rect: CGRect) {
    guard let stringText = text else { return super.drawText(in: rect) }
    let size = (stringText as NSString).boundingRect(
      with: CGSize(width: frame.width, height: .greatestFiniteMagnitude), options: .usesLineFragmentOrigin,
      attributes: [.font: font!], context: nil
    ).size
    super.drawText(in: CGRect(x: 0, y: 0, width: frame.width, height: ceil(size.height)))
  }
}

/// A line that is drawn through the text.
final class StrikethroughLabel: UILabel {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
    guard let context = UIGraphicsGetCurrentContext(), let text else { return }
    let width = (text as NSString).size(withAttributes: [NSAttributedString.Key.font: font as Any]).width
    context.setStrokeColor(UIColor.systemRed.cgColor)
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [4, 2])
    context.move(to: CGPoint(x: 0, y: rect.midY))
    context.addLine(to: CGPoint(x: width, y: rect.midY))
    context.strokePath()
  }
}

/// A line below the text that follows a setter.
final class UnderlinedLabel: UILabel {
  override var text: String? {
    didSet {
      guard let text = text else { return }
      let textRange = NSRange(location: 0, length: text.count)
      let attributedText = NSMutableAttributedString(string: text)
      attributedText.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: textRange)
      self.attributedText = attributedText
    }
  }
}

/// Letter spacing and line height as properties.
final class SpacedLabel: UILabel {
  var letterSpacing: CGFloat = 0 { didSet { update() } }
  var lineHeight: CGFloat = 0 { didSet { update() } }
  override var text: String? { didSet { update() } }

  private func update() {
    guard let text else { return }
    let attributedString = NSMutableAttributedString()
    let paragraphStyle = NSMutableParagraphStyle()
    paragraphStyle.minimumLineHeight = lineHeight
    paragraphStyle.alignment = textAlignment
    paragraphStyle.lineBreakMode = lineBreakMode
    attributedString.append(
      NSAttributedString(string: text, attributes: [.kern: letterSpacing, .paragraphStyle: paragraphStyle, .font: font as Any]))
    attributedText = attributedString
  }
}

/// Text that is typed character by character.
final class TypingLabel: UILabel {
  private var fullText = ""
  override var text: String? {
    get { super.text }
    set {
      super.text = newValue
      fullText = newValue ?? ""
    }
  }

  func show(characters count: Int) { super.text = String(fullText.prefix(count)) }

  func startTyping(every interval: TimeInterval = 0.05, completion: (() -> Void)? = nil) {
    for index in 0...fullText.count { show(characters: index) }
    let transition = CATransition()
    transition.duration = interval
    transition.type = .fade
    layer.add(transition, forKey: kCATransition)
    completion?()
  }
}

/// A time that is left.
final class CountdownLabel: UILabel {
  private var timer: Timer?
  var remaining: TimeInterval = 0 {
    didSet {
      let formatter = { (time: TimeInterval) in String(format: "%02d:%02d", Int(time) / 60, Int(time) % 60) }
      text = formatter(remaining)
      if remaining < 10 { textColor = .systemRed }
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .monospacedDigitSystemFont(ofSize: 20, weight: .medium)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
  deinit { timer?.invalidate() }
}

/// A circle with a ring of progress around its text.
final class ProgressLabel: UILabel {
  private let ring = CAShapeLayer()
  var progress: CGFloat = 0 { didSet { ring.strokeEnd = progress } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor.systemGreen.cgColor
    ring.lineWidth = 4
    ring.lineCap = .round
    layer.insertSublayer(ring, at: 0)
    textAlignment = .center
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    ring.frame = bounds
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 4, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
  }
}

/// Round corners on one side and a border by a mask and a shape layer.
final class TagLabel: UILabel {
  override func layoutSubviews() {
    super.layoutSubviews()
    let path = UIBezierPath(
      roundedRect: bounds, byRoundingCorners: [.topLeft, .bottomLeft], cornerRadii: CGSize(width: 12, height: 12))
    let mask = CAShapeLayer()
    mask.path = path.cgPath
    layer.mask = mask
    layer.backgroundColor = UIColor.systemYellow.cgColor
  }
}

/// Text that is drawn upright along the side.
final class RotatedLabel: UILabel {
  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.translateBy(x: rect.midX, y: rect.midY)
    context.rotate(by: -.pi / 2)
    let attributes: [NSAttributedString.Key: Any] = [.font: font!, .foregroundColor: textColor!]
    let size = (text ?? "").size(withAttributes: attributes)
    (text ?? "").draw(at: CGPoint(x: -size.width / 2, y: -size.height / 2), withAttributes: attributes)
    context.restoreGState()
  }
}

/// A column of names and numbers that attributed text draws.
final class ColumnsLabel: UILabel {
  func show(_ rows: [(String, String)]) {
    let style = NSMutableParagraphStyle()
    style.tabStops = [NSTextTab(textAlignment: .right, location: 120, options: [:])]
    style.defaultTabInterval = 40
    style.setParagraphStyle(style)
    numberOfLines = 0
    attributedText = NSAttributedString(
      string: rows.map { "\($0)\t\($1)" }.joined(separator: "\n"),
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 14)])
  }
}

/// An image drawn once in a label of its own.
final class DotLabel: UILabel {
  private static func dot(_ color: UIColor) -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10))
    return renderer.image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  func show(_ title: String, _ color: UIColor) {
    let attachment = NSTextAttachment()
    attachment.image = Self.dot(color)
    attachment.bounds = CGRect(x: 0, y: 1, width: 10, height: 10)
    let string = NSMutableAttributedString(attachment: attachment)
    string.append(NSAttributedString(string: " " + title))
    attributedText = string
  }
}

/// Text filled with an image of a gradient as its colour.
final class PatternLabel: UILabel {
  override func layoutSubviews() {
    super.layoutSubviews()
    textColor = UIColor(patternImage: gradientImage(size: bounds.size, colors: [.systemRed, .systemBlue]))
  }

  private func gradientImage(size: CGSize, colors: [UIColor]) -> UIImage {
    let gradientLayer = CAGradientLayer()
    gradientLayer.frame = CGRect(origin: .zero, size: size)
    gradientLayer.colors = colors.map(\.cgColor)
    gradientLayer.startPoint = CGPoint(x: 0, y: 0.5)
    gradientLayer.endPoint = CGPoint(x: 1, y: 0.5)
    UIGraphicsBeginImageContextWithOptions(size, false, 0)
    defer { UIGraphicsEndImageContext() }
    if let context = UIGraphicsGetCurrentContext() { gradientLayer.render(in: context) }
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }
}
