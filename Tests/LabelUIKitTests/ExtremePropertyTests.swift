// SPDX-License-Identifier: MIT

import Foundation
import LabelCore
import LabelKit
import LabelLayout
import LabelUIKit
import TestSupport
import Testing

/// Sets each property to extreme numbers. The view is drawn or refused with a diagnostic; the process does not crash.
@Suite struct ExtremePropertyTests {
  private static func label(_ change: (UILabel) -> Void) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    label.text = "Snow until 12:00"
    label.numberOfLines = 2
    change(label)
    return label
  }

  private static func text(_ attributes: [NSAttributedString.Key: Any]) -> UIView {
    label { $0.attributedText = NSAttributedString(string: "Snow\tuntil\nnoon", attributes: attributes) }
  }

  private static func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> UIView {
    let style = NSMutableParagraphStyle()
    change(style)
    return text([.paragraphStyle: style])
  }

  private final class Canvas: UIView {
    var code: (CGContext, CGRect) -> Void = { _, _ in }
    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      code(context, rect)
    }
  }

  private static func canvas(_ code: @escaping (CGContext) -> Void) -> UIView {
    let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    canvas.code = { context, _ in code(context) }
    return canvas
  }

  private static func view(_ change: (UIView) -> Void) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    view.backgroundColor = .red
    view.addSubview(label { _ in })
    change(view)
    return view
  }

  private static func constrained(_ change: (UIView, UIView, UIView) -> [NSLayoutConstraint]) -> UIView {
    view { view in
      let (first, second) = (label { _ in }, label { _ in })
      for label in [first, second] {
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
      }
      NSLayoutConstraint.activate(change(view, first, second))
    }
  }

  private static func stack(_ change: (UIStackView) -> Void) -> UIView {
    let stack = UIStackView(arrangedSubviews: [label { _ in }, label { _ in }])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    change(stack)
    return stack
  }

  /// Draws a view with a number in it; 0.5 is a number that every property takes.
  private func draw(_ number: CGFloat, _ view: UIView, sourceLocation: SourceLocation = #_sourceLocation) {
    view.layoutIfNeeded()
    _ = view.intrinsicContentSize
    _ = view.sizeThatFits(CGSize(width: number, height: number))
    let isImage = ExtremeNumbers.isImageOrDiagnostic { number == 0.5 ? try view.pngData() : try view.pngData(scale: number) }
    #expect(isImage, "\(number)", sourceLocation: sourceLocation)
    #expect(throws: Never.self, "\(number)", sourceLocation: sourceLocation) {
      do { _ = try view.pngData() } catch is Diagnostic where number != 0.5 {}
    }
  }

  @Test(arguments: ExtremeNumbers.all) func everyLabelGivesAnImageOrADiagnostic(n: CGFloat) {
    let size = CGSize(width: n, height: n)
    draw(n, Self.label { $0.font = .systemFont(ofSize: n, weight: UIFont.Weight(rawValue: n)) })
    draw(n, Self.label { $0.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: $0.font.withSize(n), maximumPointSize: n) })
    draw(n, Self.label { ($0.numberOfLines, $0.preferredMaxLayoutWidth) = (ExtremeNumbers.count(n), n) })
    draw(n, Self.label { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor, $0.numberOfLines) = (true, n, 1) })
    draw(n, Self.label { ($0.shadowColor, $0.shadowOffset) = (.red, CGSize(width: n, height: -n)) })
    draw(n, Self.label { $0.frame = CGRect(x: n, y: 0, width: n, height: -n) })
    draw(n, Self.label { $0.bounds.size = $0.sizeThatFits(size) })
    draw(n, Self.label { _ = $0.textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: ExtremeNumbers.count(n)) })
    draw(n, Self.label { $0.textColor = UIColor(hue: n, saturation: n, brightness: n, alpha: n) })
    draw(n, Self.text([.kern: n, .tracking: n, .baselineOffset: n]))
    draw(n, Self.text([.strokeWidth: n, .obliqueness: n, .underlineStyle: ExtremeNumbers.count(n)]))
    draw(n, Self.text([.expansion: n, .ligature: ExtremeNumbers.count(n)]))
    draw(n, Self.paragraph { ($0.lineSpacing, $0.paragraphSpacing, $0.headIndent, $0.tailIndent) = (n, n, n, n) })
    draw(n, Self.paragraph { ($0.lineHeightMultiple, $0.minimumLineHeight, $0.firstLineHeadIndent) = (n, n, n) })
    draw(n, Self.paragraph { ($0.maximumLineHeight, $0.defaultTabInterval, $0.hyphenationFactor) = (n, n, Float(n)) })
    draw(n, Self.paragraph { $0.tabStops = [NSTextTab(textAlignment: .left, location: n)] })
    let attachment = NSTextAttachment()
    (attachment.image, attachment.bounds) = (UIImage(systemName: "sun.max"), CGRect(x: 0, y: n, width: n, height: n))
    draw(n, Self.label { $0.attributedText = NSAttributedString(attachment: attachment) })
    draw(n, Self.label { $0.bounds = NSAttributedString(string: "a b").boundingRect(with: size, options: .usesLineFragmentOrigin) })
  }

  @Test(arguments: ExtremeNumbers.all) func everyViewAndLayerGivesAnImageOrADiagnostic(n: CGFloat) {
    draw(n, Self.view { ($0.alpha, $0.transform) = (n, CGAffineTransform(scaleX: n, y: 1).rotated(by: n)) })
    draw(n, Self.view { ($0.center, $0.subviews[0].center) = (CGPoint(x: n, y: n), CGPoint(x: n, y: -n)) })
    draw(n, Self.view { ($0.contentScaleFactor, $0.subviews[0].frame) = (n, CGRect(x: -n, y: n, width: n, height: n)) })
    draw(n, Self.view { ($0.subviews[0].autoresizingMask, $0.frame.size.width) = ([.flexibleWidth, .flexibleLeftMargin], n) })
    draw(n, Self.view { ($0.layer.cornerRadius, $0.layer.masksToBounds, $0.layer.borderWidth) = (n, true, n) })
    draw(n, Self.view { ($0.layer.shadowOpacity, $0.layer.shadowRadius, $0.layer.anchorPoint.x) = (Float(n), n, n) })
    draw(n, Self.stack { $0.spacing = n })
    draw(n, Self.stack { ($0.frame.size, $0.distribution, $0.axis) = (CGSize(width: n, height: n), .fillProportionally, .vertical) })
    let gradient = CAGradientLayer()
    (gradient.frame, gradient.colors) = (CGRect(x: 0, y: 0, width: 30, height: 20), [UIColor.red.cgColor, UIColor.blue.cgColor])
    (gradient.locations, gradient.startPoint) = ([NSNumber(value: Double(n)), 1], CGPoint(x: n, y: 0))
    draw(n, Self.view { $0.layer.addSublayer(gradient) })
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: n, height: 9)).cgPath
    (shape.lineWidth, shape.lineDashPattern, shape.strokeStart) = (n, [NSNumber(value: Double(n))], n)
    draw(n, Self.view { $0.layer.addSublayer(shape) })
  }

  @Test(arguments: ExtremeNumbers.all) func everyConstraintGivesAnImageOrADiagnostic(n: CGFloat) {
    draw(n, Self.constrained { view, a, _ in [a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: n)] })
    draw(n, Self.constrained { view, a, _ in [a.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: n, constant: -n)] })
    draw(n, Self.constrained { _, a, b in [a.widthAnchor.constraint(equalToConstant: n), b.heightAnchor.constraint(equalToConstant: -n)] })
    let prioritized = Self.constrained { _, a, _ in
      let constraint = a.widthAnchor.constraint(equalToConstant: 50)
      constraint.priority = UILayoutPriority(Float(n))
      a.setContentHuggingPriority(UILayoutPriority(Float(n)), for: .horizontal)
      return [constraint]
    }
    draw(n, prioritized)
    let described = Self.constrained { _, a, b in
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-(n)-[a(>=n@9)]-[b(==n)]-(<=n)-|", options: [], metrics: ["n": NSNumber(value: Double(n))],
        views: ["a": a, "b": b])
    }
    draw(n, described)
    _ = described.systemLayoutSizeFitting(CGSize(width: n, height: n))
  }

  @Test(arguments: ExtremeNumbers.all) func everyDrawingGivesAnImageOrADiagnostic(n: CGFloat) {
    let (rect, point) = (CGRect(x: 0, y: 0, width: n, height: 9), CGPoint(x: n, y: n))
    let canvases: [(CGContext) -> Void] = [
      {
        $0.scaleBy(x: n, y: 1); $0.rotate(by: n); $0.translateBy(x: n, y: n); $0.fill(rect); $0.strokeEllipse(in: rect)
      },
      {
        $0.setLineWidth(n); $0.setMiterLimit(n); $0.setLineDash(phase: n, lengths: [n, 1, n]); $0.stroke(rect)
      },
      {
        $0.setLineDash(phase: n, lengths: [1, 2]); $0.stroke(CGRect(x: 0, y: 0, width: 20, height: 9))
      },
      {
        $0.addArc(center: .zero, radius: n, startAngle: n, endAngle: -n, clockwise: true); $0.fillPath()
      },
      {
        $0.move(to: .zero); $0.addArc(tangent1End: CGPoint(x: n, y: 0), tangent2End: point, radius: n); $0.strokePath()
      },
      {
        $0.move(to: .zero); $0.addCurve(to: CGPoint(x: n, y: 0), control1: CGPoint(x: 9, y: n), control2: point); $0.fillPath()
      },
      {
        $0.setShadow(offset: CGSize(width: n, height: n), blur: n); $0.setAlpha(n); $0.clip(to: rect); $0.fill($0.boundingBoxOfClipPath)
      },
      { _ in "Snow".draw(at: point, withAttributes: [.font: UIFont.systemFont(ofSize: n)]) },
      { _ in UIImage(systemName: "sun.max")?.draw(in: rect) },
      { _ in UIImage(systemName: "sun.max")?.drawAsPattern(in: rect) },
      { _ in UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: n, height: n)).fill() },
    ]
    for canvas in canvases { draw(n, Self.canvas(canvas)) }
    draw(n, UIImageView(image: UIImage(systemName: "sun.max", withConfiguration: UIImage.SymbolConfiguration(pointSize: n))))
    draw(n, UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: n, height: 9)).image { $0.fill(rect) }))
    let format = UIGraphicsImageRendererFormat()
    format.scale = n
    draw(n, UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: format).image { $0.fill(rect) }))
  }

  /// The stack of a thread has to be enough for them, also in a debug build.
  @Test(arguments: [(60, nil), (300, DiagnosticCode.viewsTooDeep)])
  func deeplyNestedViewsAreDrawnOrAreAnError(count: Int, code: DiagnosticCode?) {
    let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
    let view = UIView(frame: frame)
    view.backgroundColor = .red
    var inner = (view: view, layer: view.layer)
    for _ in 0..<count {
      let next = (view: UIView(frame: frame), layer: CALayer())
      next.layer.frame = frame
      inner.view.addSubview(next.view)
      inner.layer.addSublayer(next.layer)
      inner = next
    }
    do { #expect(try !view.pngData().isEmpty && code == nil) } catch { #expect((error as? Diagnostic)?.code == code) }
  }
}
