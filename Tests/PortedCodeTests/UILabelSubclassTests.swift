// SPDX-License-Identifier: MIT

import LabelSnapshots
import Testing
import UIKit

/// Published subclasses of UILabel compile unchanged and are drawn as in UIKit.
@Suite struct UILabelSubclassTests {
  private func check(_ view: UIView, _ name: String, function: StaticString = #function, line: Int = #line) throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: max(20, view.frame.width) + 16, height: max(10, view.frame.height) + 16))
    page.backgroundColor = .white
    view.frame.origin = CGPoint(x: 8, y: 8)
    page.addSubview(view)
    assertSnapshot(of: Array(try page.pngData(scale: 2)), as: .png, named: name, function: function, line: line)
  }

  private func sized<Label: UILabel>(_ label: Label, _ text: String) -> Label {
    label.text = text
    label.sizeToFit()
    return label
  }

  @Test func paddingByTextRectMakesTheLabelLarger() throws {
    let plain = sized(UILabel(), "insets")
    let label = PaddingLabel()
    label.textInsets = UIEdgeInsets(top: 6, left: 16, bottom: 6, right: 16)
    label.text = "insets"
    let expected = CGSize(width: plain.frame.width + 32, height: plain.frame.height + 12)
    #expect(label.intrinsicContentSize == expected)
    #expect(label.sizeThatFits(.zero) == expected)
    label.sizeToFit()
    label.backgroundColor = .systemYellow
    try check(label, "padding")
  }

  @Test func paddingTakesPartInAutoLayout() {
    let plain = sized(UILabel(), "one two three four")
    let label = PaddingLabel()
    label.text = "one two three four"
    label.numberOfLines = 0
    label.textInsets = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    page.addSubview(label)
    label.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: page.topAnchor), label.leadingAnchor.constraint(equalTo: page.leadingAnchor),
      label.widthAnchor.constraint(equalToConstant: 100),
    ])
    page.layoutIfNeeded()
    plain.numberOfLines = 0
    // The text is wrapped in 80 of the 100 points.
    #expect(label.frame.height == plain.sizeThatFits(CGSize(width: 80, height: 0)).height + 20)
  }

  @Test func otherPaddingLabels() throws {
    let inset = sized(InsetLabel(), "inset")
    inset.backgroundColor = .systemTeal
    inset.frame.size = inset.intrinsicContentSize
    try check(inset, "inset")
    let edge = EdgeInsetLabel()
    edge.contentInsets = UIEdgeInsets(top: 2, left: 12, bottom: 2, right: 4)
    edge.backgroundColor = .systemGreen
    try check(sized(edge, "edges"), "edges")
  }

  @Test func outlines() throws {
    let outline = OutlineLabel()
    outline.font = .boldSystemFont(ofSize: 34)
    outline.textColor = .systemBlue
    outline.outlineColor = .black
    outline.outlineWidth = 4
    try check(sized(outline, "Outline"), "outline")
    let stroked = StrokedLabel()
    stroked.font = .boldSystemFont(ofSize: 34)
    stroked.strokeSize = 3
    stroked.strokeColor = .systemRed
    stroked.textColor = .systemYellow
    try check(sized(stroked, "Stroked"), "stroked")
  }

  @Test func gradients() throws {
    let gradient = GradientLabel()
    gradient.gradientColors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor]
    gradient.font = .boldSystemFont(ofSize: 28)
    try check(sized(gradient, "Gradient"), "gradient")
    let clipped = ClippedGradientLabel()
    clipped.font = .systemFont(ofSize: 34, weight: .heavy)
    try check(sized(clipped, "Clipped"), "clipped")
    let background = GradientBackgroundLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 36))
    background.text = "Background"
    try check(background, "background")
    let masked = MaskedGradientView(frame: CGRect(x: 0, y: 0, width: 120, height: 40))
    masked.label.text = "Masked"
    masked.label.font = .boldSystemFont(ofSize: 30)
    try check(masked, "masked")
    let pattern = PatternLabel()
    pattern.font = .boldSystemFont(ofSize: 30)
    try check(sized(pattern, "Pattern"), "pattern")
  }

  @Test func aMarqueeFadesAtItsEdges() throws {
    let label = MarqueeLabel(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
    label.text = "A title that is too long for its label"
    label.font = .systemFont(ofSize: 17)
    #expect(label.text == "A title that is too long for its label")
    try check(label, "marquee")
  }

  @Test func aLinkIsFoundByItsPosition() throws {
    let label = LinkLabel()
    label.numberOfLines = 0
    let text = NSMutableAttributedString(string: "Read the ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    text.append(
      NSAttributedString(
        string: "terms of service",
        attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.link, .link: "https://example.com"]))
    label.attributedText = text
    label.frame.size = label.sizeThatFits(CGSize(width: 120, height: 0))
    label.layoutIfNeeded()
    var found: [Int] = []
    label.onCharacterTapped = { _, index in found.append(index) }
    label.labelTapped(at: CGPoint(x: 2, y: 4))
    label.labelTapped(at: CGPoint(x: 30, y: label.bounds.height - 4))
    #expect(found.count == 2 && found[0] == 0 && found[1] > 12 && found[1] < 25)
    try check(label, "link")
  }

  @Test func aHUDIsHiddenWithoutText() throws {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 80))
    page.backgroundColor = .white
    let label = HUDLabel(frame: .zero)
    label.text = ""
    #expect(label.isHidden && label.alpha == 0)
    label.show("Saved", in: page)
    #expect(!label.isHidden && label.alpha == 1)
    assertSnapshot(of: Array(try page.pngData(scale: 2)), as: .png, named: "hud")
  }

  @Test func copiedTextIsOnThePasteboard() {
    let label = CopyableLabel(frame: .zero)
    label.text = "copied"
    label.copyText()
    #expect(UIPasteboard.general.string == "copied" && label.gestureRecognizers?.count == 1 && label.canBecomeFirstResponder)
  }

  @Test func pathsAreDrawn() throws {
    try check(sized(BadgeLabel(), "42"), "badge")
    let strike = StrikethroughLabel()
    try check(sized(strike, "struck out"), "strikethrough")
    let progress = ProgressLabel(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    progress.text = "70 %"
    progress.progress = 0.7
    try check(progress, "progress")
    let tag = sized(TagLabel(), "  Tag  ")
    tag.frame.size.height = 30
    try check(tag, "tag")
    let rotated = RotatedLabel(frame: CGRect(x: 0, y: 0, width: 30, height: 90))
    rotated.text = "Upright"
    try check(rotated, "rotated")
  }

  @Test(arguments: [VerticalAlignLabel.VerticalAlignment.top, .middle, .bottom])
  func textIsAlignedVertically(alignment: VerticalAlignLabel.VerticalAlignment) throws {
    let label = VerticalAlignLabel(frame: CGRect(x: 0, y: 0, width: 80, height: 50))
    label.text = "Text"
    label.verticalAlignment = alignment
    label.backgroundColor = .systemGray5
    try check(label, "\(alignment)")
  }

  @Test func textAtTheTop() throws {
    let label = TopAlignedLabel(frame: CGRect(x: 0, y: 0, width: 100, height: 70))
    label.numberOfLines = 0
    label.text = "Two lines at the top"
    label.backgroundColor = .systemGray5
    try check(label, "top")
  }

  @Test func settersOfSubclassesAreCalled() throws {
    let underlined = UnderlinedLabel()
    underlined.text = "underlined"
    try check(sized(underlined, "underlined"), "underlined")
    let spaced = SpacedLabel()
    spaced.letterSpacing = 4
    spaced.lineHeight = 30
    try check(sized(spaced, "spaced"), "spaced")
    let typing = TypingLabel()
    typing.text = "typing"
    typing.show(characters: 3)
    #expect(typing.text == "typ")
    typing.startTyping()
    #expect(typing.text == "typing")
    let countdown = CountdownLabel(frame: .zero)
    countdown.remaining = 125
    #expect(countdown.text == "02:05")
    countdown.remaining = 9
    countdown.sizeToFit()
    try check(countdown, "countdown")
  }

  @Test func columnsAndImages() throws {
    let columns = ColumnsLabel()
    columns.show([("Oslo", "12"), ("Bergen", "9"), ("Trondheim", "103")])
    columns.sizeToFit()
    try check(columns, "columns")
    let dot = DotLabel()
    dot.show("Online", .systemGreen)
    dot.sizeToFit()
    try check(dot, "dot")
  }

  @Test func controlsAreDrawnAtRest() throws {
    let page = UIStackView(frame: CGRect(x: 0, y: 0, width: 240, height: 360))
    page.axis = .vertical
    page.spacing = 8
    page.alignment = .leading
    for configuration in [
      UIButton.Configuration.plain(), .gray(), .tinted(), .filled(),
    ] {
      var configuration = configuration
      configuration.title = "Continue"
      configuration.image = UIImage(systemName: "bolt.fill")
      page.addArrangedSubview(UIButton(configuration: configuration))
    }
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    page.addArrangedSubview(system)
    var subtitled = UIButton.Configuration.filled()
    (subtitled.title, subtitled.subtitle, subtitled.cornerStyle, subtitled.imagePlacement) = ("Buy", "once", .capsule, .trailing)
    subtitled.image = UIImage(systemName: "cart")
    page.addArrangedSubview(UIButton(configuration: subtitled))
    let field = UITextField()
    field.placeholder = "Name"
    field.borderStyle = .roundedRect
    page.addArrangedSubview(field)
    field.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let secret = UITextField()
    secret.text = "secret"
    secret.isSecureTextEntry = true
    page.addArrangedSubview(secret)
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "Lines of text in a view without scrolling"
    text.font = .systemFont(ofSize: 14)
    text.backgroundColor = .systemGray6
    page.addArrangedSubview(text)
    text.widthAnchor.constraint(equalToConstant: 160).isActive = true
    text.heightAnchor.constraint(equalToConstant: text.sizeThatFits(CGSize(width: 160, height: 0)).height).isActive = true
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    blur.frame = CGRect(x: 100, y: 20, width: 60, height: 60)
    page.addSubview(blur)
    try check(page, "controls")
  }
}
