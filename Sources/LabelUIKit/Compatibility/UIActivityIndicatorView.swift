// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelKit

/// A sign that something is going on: eight spokes around a centre, drawn at rest with the top one as the darkest.
///
/// As on iOS it is hidden until `startAnimating()`, unless `hidesWhenStopped` is false. The lengths of the spokes are an estimate.
open class UIActivityIndicatorView: UIView {
  /// The size of the sign.
  public enum Style: Int, Hashable, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101
  }

  /// The size of the sign; medium by default.
  open var style: Style {
    didSet { fitFrame() }
  }
  /// A Boolean value that indicates whether the sign is hidden while it does not move; true by default.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }
  // Apple's type; it is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the darkest spoke; gray by default, as nil too.
  open var color: UIColor! {
    get { ownColor ?? .systemGray }
    set { ownColor = newValue }
  }
  private var ownColor: UIColor?
  /// A Boolean value that indicates whether the sign moves on Apple's platforms; false at first.
  public private(set) final var isAnimating = false

  /// Creates a sign of a size.
  ///
  /// - Parameter style: The size of the sign.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    (isHidden, isUserInteractionEnabled) = (true, false)
    fitFrame()
  }
  /// Creates a sign of medium size with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points. A size of zero is that of the sign.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    (isHidden, isUserInteractionEnabled) = (true, false)
    fitFrame()
  }
  /// Creates a sign of medium size. No nib is read.
  public required init(coder: NSCoder) {
    style = .medium
    super.init(frame: .zero)
    (isHidden, isUserInteractionEnabled) = (true, false)
    fitFrame()
  }

  /// Shows the sign, which does not move here.
  open func startAnimating() { (isAnimating, isHidden) = (true, false) }
  /// Hides the sign, unless `hidesWhenStopped` is false.
  open func stopAnimating() { (isAnimating, isHidden) = (false, hidesWhenStopped) }

  /// The diameter of the sign in points.
  private var side: CGFloat { style == .large ? 37 : 20 }
  private func fitFrame() { if bounds.size == .zero || bounds.width == bounds.height { bounds.size = intrinsicContentSize } }

  /// The size of the sign: 20 × 20 points, or 37 × 37 for a large one.
  open override var intrinsicContentSize: CGSize { CGSize(width: side, height: side) }
  /// Returns the size of the sign, whatever the proposal.
  ///
  /// - Parameter size: The proposed size; not used.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Draws the spokes, clockwise from the darkest at the top to the faintest before it.
  ///
  /// - Parameter rect: The bounds of the view.
  open override func draw(_ rect: CGRect) {
    super.draw(rect)
    let (count, center) = (8, CGPoint(x: rect.midX, y: rect.midY))
    let (outer, inner, width) = (side * 0.46, side * 0.25, side * 0.115)
    for index in 0..<count {
      let angle = 2 * .pi * CGFloat(index) / CGFloat(count) - .pi / 2
      let (x, y) = (cos(angle), sin(angle))
      let path = UIBezierPath()
      path.move(to: CGPoint(x: center.x + x * (inner + width / 2), y: center.y + y * (inner + width / 2)))
      path.addLine(to: CGPoint(x: center.x + x * (outer - width / 2), y: center.y + y * (outer - width / 2)))
      (path.lineWidth, path.lineCapStyle) = (width, .round)
      color.withAlphaComponent(index == 0 ? 1 : 0.3 + 0.1 * CGFloat(index) / CGFloat(count)).setStroke()
      path.stroke()
    }
  }

  /// The text that describes the sign: that something is going on, unless another one is set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "In progress" }
    set { super.accessibilityLabel = newValue }
  }
}
