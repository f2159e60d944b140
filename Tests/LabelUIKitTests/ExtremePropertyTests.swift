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
  private static func count(_ number: CGFloat) -> Int { ExtremeNumbers.count(number) }

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

  /// Views by the property that has the number.
  static let views: [(name: String, view: @Sendable (CGFloat) -> UIView)] = [
    ("font", { n in label { $0.font = .systemFont(ofSize: n) } }),
    ("font name", { n in label { $0.font = UIFont(name: "Noto Sans", size: n) } }),
    ("withSize", { n in label { $0.font = $0.font.withSize(n) } }),
    ("weight", { n in label { $0.font = .systemFont(ofSize: 17, weight: UIFont.Weight(rawValue: n)) } }),
    (
      "metrics",
      { n in label { $0.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: n), maximumPointSize: n) } }
    ),
    ("numberOfLines", { n in label { $0.numberOfLines = count(n) } }),
    (
      "preferredMaxLayoutWidth",
      { n in
        label {
          $0.preferredMaxLayoutWidth = n; $0.sizeToFit()
        }
      }
    ),
    (
      "minimumScaleFactor",
      { n in
        label {
          $0.adjustsFontSizeToFitWidth = true; $0.minimumScaleFactor = n; $0.numberOfLines = 1
        }
      }
    ),
    (
      "minimumFontSize",
      { n in
        label {
          $0.adjustsFontSizeToFitWidth = true; $0.minimumFontSize = n
        }
      }
    ),
    (
      "shadowOffset",
      { n in
        label {
          $0.shadowColor = .red; $0.shadowOffset = CGSize(width: n, height: -n)
        }
      }
    ),
    ("frame", { n in label { $0.frame = CGRect(x: n, y: 0, width: n, height: -n) } }),
    ("bounds", { n in label { $0.bounds = CGRect(x: n, y: n, width: 9, height: n) } }),
    ("textRect", { n in label { _ = $0.textRect(forBounds: CGRect(x: n, y: n, width: n, height: n), limitedToNumberOfLines: count(n)) } }),
    ("sizeThatFits", { n in label { $0.bounds.size = $0.sizeThatFits(CGSize(width: n, height: n)) } }),
    ("kern", { n in text([.kern: n]) }), ("baselineOffset", { n in text([.baselineOffset: n]) }),
    ("strokeWidth", { n in text([.strokeWidth: n]) }),
    ("obliqueness", { n in text([.obliqueness: n]) }), ("expansion", { n in text([.expansion: n]) }),
    ("underline", { n in text([.underlineStyle: count(n)]) }),
    ("tracking", { n in text([.tracking: n]) }), ("ligature", { n in text([.ligature: count(n)]) }),
    (
      "shadow",
      { n in
        let s = NSShadow(); s.shadowBlurRadius = n; s.shadowOffset = CGSize(width: n, height: 1); return text([.shadow: s])
      }
    ),
    ("lineSpacing", { n in paragraph { $0.lineSpacing = n } }), ("lineHeightMultiple", { n in paragraph { $0.lineHeightMultiple = n } }),
    ("minimumLineHeight", { n in paragraph { $0.minimumLineHeight = n } }),
    ("maximumLineHeight", { n in paragraph { $0.maximumLineHeight = n } }),
    (
      "paragraphSpacing",
      { n in
        paragraph {
          $0.paragraphSpacing = n; $0.paragraphSpacingBefore = n
        }
      }
    ), ("headIndent", { n in paragraph { $0.headIndent = n } }),
    ("firstLineHeadIndent", { n in paragraph { $0.firstLineHeadIndent = n } }), ("tailIndent", { n in paragraph { $0.tailIndent = n } }),
    ("defaultTabInterval", { n in paragraph { $0.defaultTabInterval = n } }),
    ("hyphenationFactor", { n in paragraph { $0.hyphenationFactor = Float(n) } }),
    ("tabStops", { n in paragraph { $0.tabStops = [NSTextTab(textAlignment: .left, location: n)] } }),
    (
      "attachment",
      { n in
        let a = NSTextAttachment(); a.image = UIImage(systemName: "sun.max"); a.bounds = CGRect(x: 0, y: n, width: n, height: n);
        return label { $0.attributedText = NSAttributedString(attachment: a) }
      }
    ),
    (
      "boundingRect",
      { n in
        label { l in
          l.bounds = NSAttributedString(string: "a b c").boundingRect(with: CGSize(width: n, height: n), options: .usesLineFragmentOrigin)
        }
      }
    ),
    ("alpha", { n in view { $0.alpha = n } }),
    ("transform", { n in view { $0.transform = CGAffineTransform(scaleX: n, y: 1).rotated(by: n) } }),
    (
      "center",
      { n in
        view {
          $0.center = CGPoint(x: n, y: n); $0.subviews[0].center = CGPoint(x: n, y: -n)
        }
      }
    ),
    ("subview frame", { n in view { $0.subviews[0].frame = CGRect(x: -n, y: n, width: n, height: n) } }),
    ("contentScaleFactor", { n in view { $0.contentScaleFactor = n } }),
    ("layoutMargins", { n in view { $0.layoutMargins = UIEdgeInsets(top: n, left: n, bottom: n, right: n) } }),
    (
      "autoresizing",
      { n in
        view {
          $0.subviews[0].autoresizingMask = [.flexibleWidth, .flexibleLeftMargin]; $0.frame.size.width = n
        }
      }
    ),
    (
      "cornerRadius",
      { n in
        view {
          $0.layer.cornerRadius = n; $0.layer.masksToBounds = true
        }
      }
    ), ("borderWidth", { n in view { $0.layer.borderWidth = n } }),
    (
      "layer shadow",
      { n in
        view {
          $0.layer.shadowOpacity = 1; $0.layer.shadowRadius = n; $0.layer.shadowOffset = CGSize(width: n, height: n)
        }
      }
    ),
    ("shadowOpacity", { n in view { $0.layer.shadowOpacity = Float(n) } }),
    ("anchorPoint", { n in view { $0.layer.anchorPoint = CGPoint(x: n, y: n) } }),
    ("zPosition", { n in view { $0.layer.zPosition = n } }),
    (
      "gradient layer",
      { n in
        view {
          let g = CAGradientLayer(); g.frame = $0.bounds; g.colors = [UIColor.red.cgColor, UIColor.blue.cgColor];
          g.locations = [NSNumber(value: Double(n)), 1]; g.startPoint = CGPoint(x: n, y: 0); $0.layer.addSublayer(g)
        }
      }
    ),
    (
      "shape layer",
      { n in
        view {
          let s = CAShapeLayer(); s.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: n, height: 9)).cgPath; s.lineWidth = n;
          s.lineDashPattern = [NSNumber(value: Double(n))]; s.strokeStart = n; $0.layer.addSublayer(s)
        }
      }
    ),
    (
      "text layer",
      { n in
        view {
          let t = CATextLayer(); t.frame = $0.bounds; t.string = "Snow"; t.fontSize = n; $0.layer.addSublayer(t)
        }
      }
    ),
    (
      "constant",
      { n in
        constrained { view, a, b in
          [
            a.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: n),
            b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: -n),
          ]
        }
      }
    ),
    (
      "multiplier",
      { n in
        constrained { view, a, b in
          [
            a.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: n),
            b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, multiplier: -n, constant: n),
          ]
        }
      }
    ),
    (
      "priority",
      { n in
        constrained { view, a, _ in
          let c = a.widthAnchor.constraint(equalToConstant: 50); c.priority = UILayoutPriority(Float(n)); return [c]
        }
      }
    ),
    (
      "hugging",
      { n in
        constrained { view, a, _ in
          a.setContentHuggingPriority(UILayoutPriority(Float(n)), for: .horizontal);
          return [a.leadingAnchor.constraint(equalTo: view.leadingAnchor)]
        }
      }
    ),
    (
      "equalToConstant",
      { n in
        constrained { _, a, b in [a.widthAnchor.constraint(equalToConstant: n), b.heightAnchor.constraint(greaterThanOrEqualToConstant: n)]
        }
      }
    ),
    (
      "visual format",
      { n in
        constrained { view, a, b in
          NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-(n)-[a(>=n@9)]-[b(==n)]-(<=n)-|", options: [], metrics: ["n": NSNumber(value: Double(n))],
            views: ["a": a, "b": b])
        }
      }
    ),
    (
      "systemLayoutSizeFitting",
      { n in
        constrained { view, a, _ in
          defer { view.bounds.size = view.systemLayoutSizeFitting(CGSize(width: n, height: n)) };
          return [a.leadingAnchor.constraint(equalTo: view.leadingAnchor)]
        }
      }
    ),
    ("stack spacing", { n in stack { $0.spacing = n } }),
    ("stack custom spacing", { n in stack { $0.setCustomSpacing(n, after: $0.arrangedSubviews[0]) } }),
    (
      "stack frame",
      { n in
        stack {
          $0.frame = CGRect(x: 0, y: 0, width: n, height: n); $0.distribution = .fillEqually
        }
      }
    ),
    (
      "stack frame 2",
      { n in
        stack {
          $0.frame = CGRect(x: 0, y: 0, width: n, height: n); $0.distribution = .fillProportionally; $0.axis = .vertical
        }
      }
    ),
    (
      "symbol size",
      { n in UIImageView(image: UIImage(systemName: "sun.max", withConfiguration: UIImage.SymbolConfiguration(pointSize: n))) }
    ),
    (
      "image renderer",
      { n in
        UIImageView(
          image: UIGraphicsImageRenderer(size: CGSize(width: n, height: 9)).image { $0.fill(CGRect(x: 0, y: 0, width: n, height: n)) })
      }
    ),
    (
      "image renderer scale",
      { n in
        let f = UIGraphicsImageRendererFormat(); f.scale = n;
        return UIImageView(
          image: UIGraphicsImageRenderer(size: CGSize(width: 9, height: 9), format: f).image {
            $0.fill(CGRect(x: 0, y: 0, width: n, height: n))
          })
      }
    ),
    (
      "image context",
      { n in
        UIGraphicsBeginImageContextWithOptions(CGSize(width: n, height: n), false, n); defer { UIGraphicsEndImageContext() };
        return UIImageView(image: UIGraphicsGetImageFromCurrentImageContext())
      }
    ),
    ("color", { n in label { $0.textColor = UIColor(hue: n, saturation: n, brightness: n, alpha: n) } }),
    ("white", { n in label { $0.textColor = UIColor(white: n, alpha: n).withAlphaComponent(n) } }),
    (
      "context ctm",
      { n in
        canvas {
          $0.scaleBy(x: n, y: 1); $0.rotate(by: n); $0.translateBy(x: n, y: n); $0.fill(CGRect(x: 0, y: 0, width: n, height: 9));
          $0.strokeEllipse(in: CGRect(x: 0, y: 0, width: n, height: 9))
        }
      }
    ),
    (
      "context line",
      { n in
        canvas {
          $0.setLineWidth(n); $0.setMiterLimit(n); $0.setLineDash(phase: n, lengths: [n, 1, n]); $0.move(to: .zero);
          $0.addLine(to: CGPoint(x: 9, y: 9)); $0.addLine(to: CGPoint(x: n, y: 9)); $0.strokePath()
        }
      }
    ),
    (
      "context dash",
      { n in
        canvas {
          $0.setLineDash(phase: n, lengths: [1, 2]); $0.stroke(CGRect(x: 0, y: 0, width: 20, height: 9))
        }
      }
    ),
    (
      "context arc",
      { n in
        canvas {
          $0.addArc(center: .zero, radius: n, startAngle: n, endAngle: -n, clockwise: true);
          $0.addArc(tangent1End: CGPoint(x: n, y: 0), tangent2End: CGPoint(x: 9, y: n), radius: n); $0.addRelative(n); $0.fillPath()
        }
      }
    ),
    (
      "context shadow",
      { n in
        canvas {
          $0.setShadow(offset: CGSize(width: n, height: n), blur: n); $0.setAlpha(n); $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
      }
    ),
    (
      "context clip",
      { n in
        canvas {
          $0.clip(to: CGRect(x: n, y: 0, width: n, height: 9)); _ = $0.boundingBoxOfClipPath;
          $0.fill(CGRect(x: 0, y: 0, width: 9, height: 9))
        }
      }
    ),
    (
      "context text",
      { n in
        canvas { _ in
          "Snow".draw(in: CGRect(x: n, y: 0, width: n, height: n));
          "Snow".draw(at: CGPoint(x: n, y: n), withAttributes: [.font: UIFont.systemFont(ofSize: n)])
        }
      }
    ),
    (
      "context image",
      { n in
        canvas { _ in
          UIImage(systemName: "sun.max")?.draw(in: CGRect(x: n, y: 0, width: n, height: n));
          UIImage(systemName: "sun.max")?.draw(at: CGPoint(x: n, y: n), blendMode: .multiply, alpha: n);
          UIImage(systemName: "sun.max")?.drawAsPattern(in: CGRect(x: 0, y: 0, width: n, height: n))
        }
      }
    ),
    (
      "bezier",
      { n in
        canvas { _ in
          let p = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: n, height: 9), byRoundingCorners: .allCorners, cornerRadii: CGSize(width: n, height: n));
          p.lineWidth = n; p.stroke(); p.fill(); _ = p.contains(CGPoint(x: n, y: n));
          p.addArc(withCenter: .zero, radius: n, startAngle: n, endAngle: n, clockwise: false); p.apply(CGAffineTransform(scaleX: n, y: n));
          p.fill()
        }
      }
    ),
  ]

  @Test func everyNumberGivesAnImageOrADiagnostic() {
    for (name, view) in Self.views {
      for number in ExtremeNumbers.all {
        let view = view(number)
        view.layoutIfNeeded()
        _ = view.intrinsicContentSize
        _ = view.sizeThatFits(CGSize(width: number, height: number))
        #expect(ExtremeNumbers.isImageOrDiagnostic { try view.pngData() }, "\(name): \(number)")
        #expect(ExtremeNumbers.isImageOrDiagnostic { try view.pngData(scale: number) }, "the scale of \(name): \(number)")
      }
    }
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

  /// Numbers that a property may have give images, so that the test above draws what it is meant to.
  @Test func ordinaryNumbersGiveImages() throws {
    for (_, view) in Self.views { _ = try view(0.5).pngData() }
  }
}

extension CGContext {
  fileprivate func addRelative(_ n: CGFloat) {
    addCurve(to: CGPoint(x: n, y: 0), control1: CGPoint(x: 9, y: n), control2: CGPoint(x: n, y: n));
    addQuadCurve(to: CGPoint(x: 0, y: n), control: CGPoint(x: n, y: n))
  }
}
