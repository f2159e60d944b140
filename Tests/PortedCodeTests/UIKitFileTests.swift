// SPDX-License-Identifier: MIT

import Testing
import UIKit

// An app's files as they are published: a controller, cells, a field and labels with layers, gestures and animations of their own.

private final class ProfileController: UIViewController, UIGestureRecognizerDelegate, CAAnimationDelegate {
  let name = UILabel()
  let photo = UIImageView(image: UIImage(systemName: "person.fill", withConfiguration: UIImage.SymbolConfiguration.preferringMulticolor()))
  private(set) var log: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    name.text = "Ada"
    for part in [photo, name] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    view.sendSubviewToBack(photo)
    let old = name.rightAnchor.constraint(equalTo: view.readableContentGuide.rightAnchor)
    view.addConstraint(old)
    view.removeConstraint(old)
    view.removeConstraints([old])
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: view.safeAreaInsets.top + 8),
      name.rightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.rightAnchor),
    ])
    addGestures()
  }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

  private func addGestures() {
    let tap = UITapGestureRecognizer()
    (tap.numberOfTapsRequired, tap.numberOfTouchesRequired, tap.cancelsTouchesInView) = (2, 1, false)
    tap.delegate = self
    let press = UILongPressGestureRecognizer()
    press.minimumPressDuration = 0.3
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = .left
    let pan = UIPanGestureRecognizer()
    for gesture in [tap, press, swipe, pan, UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
      name.addGestureRecognizer(gesture)
    }
    if pan.state == .recognized || pan.state == .cancelled { pan.setTranslation(.zero, in: view) }
    name.isMultipleTouchEnabled = true
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
  }

  func celebrate() {
    let spring = CASpringAnimation(keyPath: "transform.scale")
    (spring.fromValue, spring.toValue, spring.fillMode, spring.isRemovedOnCompletion) = (0.5, 1, .forwards, false)
    spring.beginTime = CACurrentMediaTime() + 0.1
    spring.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    spring.delegate = self
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    (shake.values, shake.keyTimes) = ([0, 10, 0], [0, 0.5, 1])
    let push = CATransition()
    (push.type, push.subtype) = (.push, .fromTop)
    let group = CAAnimationGroup()
    group.animations = [spring, shake, push]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    CATransaction.setAnimationDuration(0.2)
    CATransaction.setAnimationTimingFunction(spring.timingFunction)
    CATransaction.setCompletionBlock { self.log.append("celebrated") }
    name.layer.add(group, forKey: "celebrate")
    name.layer.removeAnimation(forKey: "celebrate")
    CATransaction.commit()
    UIView.setAnimationsEnabled(false)
    UIView.animate(withDuration: 1, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState, .curveEaseInOut, .autoreverse]) {
      self.name.layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic, .calculationModeLinear]) { self.name.alpha = 0.5 }
    for flip in [UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .curveLinear] {
      UIView.transition(with: photo, duration: 1, options: flip, animations: { self.photo.tintColor = .systemMint })
    }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeOut)
    animator.addAnimations { self.log.append(UIView.areAnimationsEnabled ? "animated" : "at once") }
    animator.startAnimation()
    animator.stopAnimation(true)
  }
}

private final class PersonCell: UITableViewCell {
  let label = UILabel()

  override func awakeFromNib() { super.awakeFromNib() }
  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
  override func setSelected(_ selected: Bool, animated: Bool) { super.setSelected(selected, animated: animated) }
}

private final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

private final class CodeField: UITextField {
  override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds).insetBy(dx: 4, dy: 0) }
}

/// A label that draws its text by TextKit, as labels with links do.
private final class TermsLabel: UILabel {
  private let storage = NSTextStorage(), manager = NSLayoutManager(), container = NSTextContainer()
  private(set) var touches = 0

  override class var requiresConstraintBasedLayout: Bool { true }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2) }

  var lineRects: [CGRect] {
    prepare()
    var rects: [CGRect] = []
    unsafe manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, _, _, _, _ in rects.append(rect) }
    return rects
  }
  var firstLine: CGRect { unsafe manager.lineFragmentRect(forGlyphAt: manager.glyphIndexForCharacter(at: 0), effectiveRange: nil) }
  var characters: NSRange {
    unsafe manager.characterRange(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs), actualGlyphRange: nil)
  }

  private func prepare() {
    storage.setAttributedString(attributedText ?? NSAttributedString())
    if storage.layoutManagers.isEmpty {
      storage.addLayoutManager(manager)
      manager.addTextContainer(container)
      (manager.usesFontLeading, container.lineFragmentPadding) = (false, 0)
    }
    container.size = bounds.size
    manager.ensureLayout(for: container)
  }
  override func drawText(in rect: CGRect) {
    prepare()
    let glyphs = manager.glyphRange(for: container)
    manager.drawBackground(forGlyphRange: glyphs, at: rect.origin)
    manager.drawGlyphs(forGlyphRange: glyphs, at: rect.origin)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, touch.phase != .cancelled, touch.phase != .stationary else { return }
    if touch.tapCount > 1 || touch.previousLocation(in: self) != touch.location(in: self) { self.touches += 1 }
    super.touchesMoved(touches, with: event)
  }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { super.touchesCancelled(touches, with: event) }
  override func traitCollectionDidChange(_ old: UITraitCollection?) { super.traitCollectionDidChange(old) }
  override func tintColorDidChange() { super.tintColorDidChange() }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override func prepareForInterfaceBuilder() { super.prepareForInterfaceBuilder() }
}

/// What the files set is drawn or kept; what moves on Apple's platforms is done at once.
@Suite struct UIKitFileTests {
  @Test func aControllerShowsItsLabelInAWindow() throws {
    let controller = ProfileController()
    let child = UIViewController()
    controller.loadViewIfNeeded()
    controller.addChild(child)
    child.didMove(toParent: controller)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(controller.name.frame.maxX == 120 && controller.name.frame.minY >= 8 && controller.view.subviews.first === controller.photo)
    #expect(!window.isKeyWindow && UIApplication.shared.keyWindow == nil && child.parent === controller)
    controller.celebrate()
    #expect(controller.log == ["celebrated", "at once"] && controller.name.transform.a == 2 && controller.name.alpha == 0.5)
    #expect(controller.photo.tintColor == .systemMint && controller.name.gestureRecognizers?.count == 6)
    #expect(try !window.pngData().isEmpty)
  }

  @Test func cellsShowTheirLabels() {
    let cell = PersonCell(style: .value1, reuseIdentifier: "person")
    cell.selectionStyle = .none
    cell.contentView.addSubview(cell.label)
    cell.setSelected(true, animated: false)
    let tag = TagCell(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
    (cell.label.text, tag.label.text) = ("Ada", "new")
    cell.awakeFromNib()
    cell.prepareForReuse()
    tag.prepareForReuse()
    #expect(cell.label.text == nil && tag.label.text == nil && UITableViewCell.CellStyle.value2.rawValue == 2)
  }

  @Test func fieldsAndButtonsAreDrawnAtRest() throws {
    let field = CodeField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
    (field.text, field.placeholder, field.borderStyle) = ("12", "Code", .bezel)
    (field.keyboardType, field.textContentType, field.autocapitalizationType) = (.numberPad, .oneTimeCode, .allCharacters)
    for type in [UIKeyboardType.phonePad, .decimalPad, .asciiCapable, .numbersAndPunctuation] { field.keyboardType = type }
    for type in [UITextContentType.newPassword, .telephoneNumber, .givenName] { field.textContentType = type }
    var edits = 0
    for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd, .touchDown, .touchUpOutside, .touchCancel] {
      field.addAction(UIAction { _ in edits += 1 }, for: event)
    }
    field.sendActions(for: .allEvents)
    #expect(edits == 6 && !field.becomeFirstResponder() && !field.isFirstResponder)
    #expect(field.editingRect(forBounds: field.bounds).width == field.textRect(forBounds: field.bounds).width - 8)
    let notes = UITextView()
    (notes.isEditable, notes.isSelectable, notes.linkTextAttributes) = (false, true, [.foregroundColor: UIColor.systemBrown])
    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(.systemCyan, for: .normal)
    button.setBackgroundImage(UIImage(systemName: "square.fill"), for: .normal)
    button.setImage(UIImage(systemName: "star"), for: .normal)
    button.imageView?.contentMode = .scaleAspectFit
    #expect(button.currentTitleColor == .systemCyan)
    let plain = button.intrinsicContentSize
    button.setAttributedTitle(
      NSAttributedString(string: "Save all of it", attributes: [.font: UIFont.italicSystemFont(ofSize: 20)]), for: .normal)
    #expect(button.intrinsicContentSize.width > plain.width)
    var configuration = UIButton.Configuration.borderedTinted()
    (configuration.title, configuration.subtitle, configuration.titlePadding) = ("Save", "now", 9)
    let medium = UIButton(configuration: configuration).intrinsicContentSize
    configuration.buttonSize = .mini
    #expect(UIButton(configuration: configuration).intrinsicContentSize == medium, "the insets alone decide")
    let glass = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
    glass.contentView.addSubview(field)
    for view in [field, notes, button, glass] { view.frame.size = CGSize(width: 90, height: 30); #expect(try !view.pngData().isEmpty) }
  }

  @Test func aLabelOfTextKitKnowsItsLines() throws {
    let label = TermsLabel(frame: CGRect(x: 0, y: 0, width: 60, height: 80))
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "Read the terms of use",
      attributes: [
        .font: UIFont.monospacedSystemFont(ofSize: UIFont.systemFontSize, weight: .regular),
        .underlineStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
        .writingDirection: [NSWritingDirection.leftToRight.rawValue | NSWritingDirectionFormatType.embedding.rawValue],
      ])
    let lines = label.lineRects
    #expect(lines.count > 1 && lines[0] == label.firstLine && label.characters.length == 21)
    for pattern in [NSUnderlineStyle.patternDot, .patternDashDot, .patternDashDotDot] {
      let underlined = NSAttributedString(string: "ab", attributes: [.underlineStyle: NSUnderlineStyle([.single, pattern]).rawValue])
      #expect(!underlined.boundingRect(with: .zero, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil).isEmpty)
    }
    label.setNeedsUpdateConstraints()
    label.updateConstraintsIfNeeded()
    #expect(label.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize).width > 0 && label.alignmentRectInsets.left == 2)
    label.touchesMoved([], with: nil)
    label.touchesCancelled([], with: nil)
    #expect(label.touches == 0 && TermsLabel.requiresConstraintBasedLayout)
    label.accessibilityElementsHidden = false
    (label.accessibilityElements, label.accessibilityFrame) = ([label], label.bounds)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft && UIStackView.spacingUseSystem != 0)
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func layersAndContextsDraw() throws {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    (card.layer.cornerRadius, card.layer.cornerCurve, card.layer.contentsScale) = (6, .continuous, 2)
    let outline = UIBezierPath(roundedRect: card.bounds, cornerRadius: 6)
    card.layer.shadowPath = outline.cgPath
    #expect(outline.cgPath.boundingBox == card.bounds && outline.cgPath.boundingBoxOfPath == card.bounds)
    outline.removeAllPoints()
    #expect(outline.isEmpty)
    let format = UIGraphicsImageRendererFormat()
    format.preferredRange = .standard
    let picture = UIGraphicsImageRenderer(size: card.bounds.size, format: format).image { context in
      let canvas = context.cgContext
      canvas.setShouldAntialias(true)
      canvas.setAllowsAntialiasing(true)
      canvas.interpolationQuality = .high
      canvas.move(to: .zero)
      canvas.addLine(to: CGPoint(x: 40, y: 0))
      canvas.addLine(to: CGPoint(x: 40, y: 20))
      canvas.closePath()
      canvas.fillPath()
      card.drawHierarchy(in: card.bounds, afterScreenUpdates: true)
    }
    #expect(picture.size == card.bounds.size && picture.imageOrientation == .up)
    UIGraphicsBeginImageContext(card.bounds.size)
    let image = UIGraphicsGetCurrentContext()?.makeImage()
    UIGraphicsEndImageContext()
    #expect(image?.width == 40 && CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    for orientation in [UIImage.Orientation.upMirrored, .downMirrored, .leftMirrored, .rightMirrored] {
      #expect(try UIImage(cgImage: #require(image), scale: 2, orientation: orientation).size == CGSize(width: 20, height: 10))
    }
    let symbols = [UIImage.SymbolConfiguration.preferringMonochrome(), .preferringHierarchical()].map {
      UIImage(systemName: "cloud.sun", withConfiguration: $0)
    }
    #expect(symbols.allSatisfy { $0 != nil })
  }

  @Test func colorsAndFontsAreThoseOfTheSystem() {
    let colors: [UIColor] = [
      .tertiarySystemBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground, .systemFill, .tertiarySystemFill,
      .quaternarySystemFill, .opaqueSeparator, .systemGray, .systemGray2, .systemGray3, .systemGray4,
    ]
    for color in colors {
      let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(dark == color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
      #expect(color == .systemGray || dark != color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
    }
    var (red, alpha): (CGFloat, CGFloat) = (0, 0)
    unsafe UIColor.lightText.getRed(&red, green: nil, blue: nil, alpha: &alpha)
    #expect(red == 1 && abs(alpha - 0.6) < 0.01 && UIColor.darkText == .black && UIColor.darkGray != .lightGray)
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .caption1)
    #expect(UIFont(descriptor: body, size: 0).pointSize == 12)
    #expect(body.withDesign(.rounded) != body && body.withFamily("Inter") != body)
    let ios = UIFont.systemFont(ofSize: 17).withTextMetrics(.ios)
    #expect(ios.lineHeight != UIFont.systemFont(ofSize: 17).lineHeight || ios != .systemFont(ofSize: 17))
    let device = UIDevice.current
    #expect(!device.isBatteryMonitoringEnabled)
    #expect(device.userInterfaceIdiom != .carPlay && device.orientation != .faceUp && device.orientation != .faceDown)
    #expect(!device.systemVersion.isEmpty && device.batteryLevel <= 1 && UIScreen.main.nativeBounds.width > UIScreen.main.bounds.width)
    #expect(device.identifierForVendor == device.identifierForVendor && UIApplication.shared.applicationState == .active)
    #expect(URL(string: UIApplication.openSettingsURLString) != nil)
  }
}
