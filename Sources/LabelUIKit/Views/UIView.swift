// SPDX-License-Identifier: MIT

public import Foundation
public import LabelKit
internal import LabelLayout

/// A rectangle with a background, content and subviews, like UIKit's `UIView`. It renders itself as a PNG.
///
///     let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
///     card.backgroundColor = .secondarySystemBackground
///     card.addSubview(label)
///     try card.pngData(scale: 2).write(to: url)
///
/// Properties have UIKit's names, defaults and meanings; lengths are in points. Views are laid out when they are drawn: the constraints are
/// solved, then `layoutSubviews()` is called for each view, parents first. A view is not bound to the main actor; it belongs to the thread
/// that uses it. There are no windows, no touches and no animations, and `draw(_:)` has no context to draw into.
open class UIView: NSObject {
  // MARK: Geometry

  private var storedFrame: CGRect

  /// The position and the size of the view in its superview's coordinates, in points.
  open var frame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame.size
      storedFrame = newValue
      if old != newValue.size { resizeSubviews(from: old) }
    }
  }

  /// The rectangle of the view in its own coordinates, in points. Its origin is always zero, because nothing scrolls.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedFrame.size) }
    set { frame = CGRect(origin: storedFrame.origin, size: newValue.size) }
  }

  /// The centre of the frame in the superview's coordinates, in points.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { storedFrame.origin = CGPoint(x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2) }
  }

  /// How the frame changes when the superview's size changes; not at all by default.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Looks

  /// The colour of the background; nil, the default, for none.
  open var backgroundColor: UIColor?
  /// The corners, the border and the shadow of the background.
  public let layer = CALayer()
  /// A Boolean value that indicates whether content outside the bounds is clipped; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The opacity of the view and its subviews, from 0 (clear) to 1 (opaque); 1 by default.
  open var alpha: CGFloat = 1
  /// The transform about the view's centre; the identity by default. `frame` does not include the transform, unlike UIKit's.
  open var transform: CGAffineTransform = .identity
  /// A Boolean value that indicates whether the view is hidden; false by default. A stack view leaves no space for a hidden view.
  open var isHidden = false
  /// How the content is fitted to the bounds; `scaleToFill` by default. Only image views use it.
  open var contentMode = ContentMode.scaleToFill
  /// The colour of symbols and controls in this view and its subviews. Nil means the superview's colour, or blue if no ancestor has one.
  ///
  /// Reading it never returns nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { explicitTintColor ?? superview?.tintColor ?? .systemBlue }
    set { explicitTintColor = newValue }
  }
  private var explicitTintColor: UIColor?
  /// A number by which `viewWithTag(_:)` finds the view; 0 by default.
  open var tag = 0
  /// A Boolean value that indicates whether touches reach the view. It has no effect in a rendered image.
  open var isUserInteractionEnabled = true
  /// The environment that the view is drawn in; the superview's unless it is set.
  open var traitCollection: UITraitCollection {
    get { explicitTraits ?? superview?.traitCollection ?? UITraitCollection() }
    set { explicitTraits = newValue }
  }
  private var explicitTraits: UITraitCollection?

  // MARK: Hierarchy

  /// The views inside this one, from back to front.
  public internal(set) final var subviews: [UIView] = []
  /// The view that this one is inside, or nil.
  public internal(set) final weak var superview: UIView?

  // MARK: Constraints

  /// A Boolean value that indicates whether `frame` sets the view's frame, not constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The insets of `layoutMarginsGuide` from the edges; 8 points on each side by default.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The active constraints whose first item is this view or one of its guides.
  public internal(set) final var constraints: [NSLayoutConstraint] = []
  /// The guides that were added with `addLayoutGuide(_:)`.
  public internal(set) final var layoutGuides: [UILayoutGuide] = []
  var accessibilityValues = AccessibilityValues()
  var priorities = ContentPriorities()
  /// The built-in guides, such as the margins guide, by kind. They are created on first use.
  final var fixedGuides: [String: UILayoutGuide] = [:]

  /// Creates a view with a frame.
  ///
  /// - Parameter frame: The frame in the superview's coordinates, in points.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Creates a view without a size. No nib is read.
  ///
  /// - Parameter coder: The coder; not used.
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  // MARK: For subclasses

  /// Lays out the subviews. Subclasses override it. It is called for each view, parents first, whenever the view is drawn, after the
  /// constraints are solved.
  open func layoutSubviews() {}
  /// Updates the constraints. Subclasses override it. It is called whenever the view is drawn, before the constraints are solved.
  open func updateConstraints() {}
  /// The natural size of the view in points; negative lengths mean none. A plain view has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Returns the size that fits a proposed one. A plain view returns its current size.
  ///
  /// - Parameter size: The proposed size, in points.
  /// - Returns: The size in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedFrame.size }
  /// Draws the view on Apple's platforms. Here it is called before the view is drawn, without a graphics context: custom drawing of a
  /// subclass is not in the image.
  ///
  /// - Parameter rect: The bounds of the view.
  open func draw(_ rect: CGRect) {}
  /// Tells the view that its superview has changed. Subclasses override it.
  open func didMoveToSuperview() {}
  /// Tells the view that a subview was added. Subclasses override it.
  ///
  /// - Parameter subview: The new subview.
  open func didAddSubview(_ subview: UIView) {}
  /// Prepares a view that was loaded from a nib on Apple's platforms. It is never called here.
  open func awakeFromNib() {}
  /// Prepares a view for Interface Builder on Apple's platforms. It is never called here.
  open func prepareForInterfaceBuilder() {}
  /// Tells the view that its window has changed on Apple's platforms. It is never called here.
  open func didMoveToWindow() {}
  /// Tells the view that its traits have changed on Apple's platforms. It is never called here.
  ///
  /// - Parameter previousTraitCollection: The old traits, or nil.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Tells the view that its tint colour has changed on Apple's platforms. It is never called here.
  open func tintColorDidChange() {}

  /// Gives the view the size that `sizeThatFits(_:)` returns for its current size.
  open func sizeToFit() { bounds.size = sizeThatFits(storedFrame.size) }

  /// Returns what is drawn between the background and the subviews, as large as the view, or nil for nothing.
  ///
  /// - Parameter size: The size of the view in points.
  func ownContent(size: CGSize) -> ViewNode? { nil }

  /// The first and the last baseline, in points from the vertical centre of the lines; nil without text.
  var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  /// The constraints that the view itself adds for its subviews.
  var ownConstraints: [NSLayoutConstraint] { [] }
}

extension UIView {
  /// The length that means no intrinsic size along an axis, −1.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// The target for the smallest size that satisfies the constraints.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// The target for the largest size that satisfies the constraints.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// How content is fitted to the bounds of a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// The content is stretched to the bounds.
    case scaleToFill
    /// The content keeps its aspect ratio and fits within the bounds.
    case scaleAspectFit
    /// The content keeps its aspect ratio and covers the bounds.
    case scaleAspectFill
    /// The content is drawn again at the size of the bounds; the same as `scaleToFill` here.
    case redraw
    /// The content has its own size, in the centre.
    case center
    /// The content has its own size, at the centre of the top edge.
    case top
    /// The content has its own size, at the centre of the bottom edge.
    case bottom
    /// The content has its own size, at the centre of the left edge.
    case left
    /// The content has its own size, at the centre of the right edge.
    case right
    /// The content has its own size, in the top left corner.
    case topLeft
    /// The content has its own size, in the top right corner.
    case topRight
    /// The content has its own size, in the bottom left corner.
    case bottomLeft
    /// The content has its own size, in the bottom right corner.
    case bottomRight
  }

  /// The distances and lengths of a frame that change with the superview's size. They share the change equally.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The distance to the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width of the view changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height of the view changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
