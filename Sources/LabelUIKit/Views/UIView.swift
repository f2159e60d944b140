// SPDX-License-Identifier: MIT

public import Foundation
public import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A rectangle with a background, content and subviews, like UIKit's `UIView`. It renders itself as a PNG.
///
///     let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
///     card.backgroundColor = .secondarySystemBackground
///     card.addSubview(label)
///     try card.pngData(scale: 2).write(to: url)
///
/// Properties have UIKit's names, defaults and meanings; lengths are in points. Views are laid out when they are drawn: the constraints are
/// solved, then `layoutSubviews()` is called for each view, parents first, then `draw(_:)`. A view is not bound to the main actor; it belongs
/// to the thread that uses it. Nothing touches or animates a rendered image.
open class UIView: UIResponder {
  // MARK: Geometry

  private var storedFrame: CGRect
  /// Whether constraints set the frame, not the owner of the view.
  final var hasSolvedFrame = false

  /// The position and the size of the view in its superview's coordinates, in points.
  open var frame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame.size
      storedFrame = newValue
      hasSolvedFrame = false
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
  /// The class of the view's `layer`; `CALayer` by default. A subclass overrides it to have a gradient or a shape as its background.
  open class var layerClass: AnyClass { CALayer.self }
  /// The layer of the view: its corners, border, shadow, mask and sublayers.
  open var layer: CALayer { ownLayer }
  private final lazy var ownLayer: CALayer = {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    layer.view = self
    return layer
  }()
  /// A view whose opacity says how much of this one is drawn, in this view's coordinates; nil, the default, for all of it.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }
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
  /// A Boolean value that indicates whether the view is touched with several fingers at once. It has no effect in a rendered image.
  open var isMultipleTouchEnabled = false
  /// A Boolean value that indicates whether the view covers everything below it; a hint for the system, without effect here.
  open var isOpaque = true
  /// The number of pixels per point that the view is drawn with; that of `traitCollection` unless it is set. It has no effect here.
  open var contentScaleFactor: CGFloat {
    get { explicitScaleFactor ?? traitCollection.displayScale }
    set { explicitScaleFactor = newValue }
  }
  private var explicitScaleFactor: CGFloat?
  /// Whether the direction of the layout is forced, whatever the locale; unspecified by default, which follows the superview.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// The appearance of this view and its subviews; unspecified by default, which follows the superview.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The gesture recognisers of the view, which never recognise anything here; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The environment that the view is drawn in; the superview's unless it is set.
  open var traitCollection: UITraitCollection {
    get {
      var traits = explicitTraits ?? superview?.traitCollection ?? UITraitCollection()
      if overrideUserInterfaceStyle != .unspecified { traits.userInterfaceStyle = overrideUserInterfaceStyle }
      return traits
    }
    set { explicitTraits = newValue }
  }
  private var explicitTraits: UITraitCollection?

  /// A Boolean value that indicates whether the view takes all fingers while it is touched. It has no effect in a rendered image.
  open var isExclusiveTouch = false
  /// Whether the tint colour is dimmed; automatic by default, without effect here.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// A Boolean value that indicates whether the bounds are cleared before `draw(_:)`; they always are here.
  open var clearsContextBeforeDrawing = true
  /// A Boolean value that indicates whether subviews follow the size of the view by their masks; true by default.
  open var autoresizesSubviews = true
  /// The name of the view for restoring the state of an app, or nil; without effect here.
  open var restorationIdentifier: String?
  /// The largest text size for what is inside the view, or nil; without effect here.
  open var maximumContentSizeCategory: UIContentSizeCategory?
  /// The smallest text size for what is inside the view, or nil; without effect here.
  open var minimumContentSizeCategory: UIContentSizeCategory?
  /// The interactions of the view, which nothing uses here.
  open var interactions: [any UIInteraction] = []

  // MARK: Hierarchy

  /// The views inside this one, from back to front.
  public internal(set) final var subviews: [UIView] = []
  /// The view that this one is inside, or nil.
  public internal(set) final weak var superview: UIView?
  /// The window that the view is inside, or nil.
  open var window: UIWindow? { superview as? UIWindow ?? superview?.window }
  /// The responder after this view: the superview, or nil.
  open override var next: UIResponder? { superview }

  // MARK: Constraints

  /// A Boolean value that indicates whether `frame` sets the view's frame, not constraints; true by default.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The insets of `layoutMarginsGuide` from the edges; 8 points on each side by default.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The insets of `layoutMarginsGuide` by reading direction. Setting it sets `layoutMargins`.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let (own, isLeftToRight) = (layoutMargins, effectiveUserInterfaceLayoutDirection == .leftToRight)
      return NSDirectionalEdgeInsets(
        top: own.top, leading: isLeftToRight ? own.left : own.right, bottom: own.bottom, trailing: isLeftToRight ? own.right : own.left)
    }
    set {
      let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: isLeftToRight ? newValue.leading : newValue.trailing, bottom: newValue.bottom,
        right: isLeftToRight ? newValue.trailing : newValue.leading)
    }
  }
  /// A Boolean value that indicates whether the margins are at least those of the superview; false by default, without effect here.
  open var preservesSuperviewLayoutMargins = false
  /// A Boolean value that indicates whether the margins are inside the safe area; true by default. An image has no bars.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The insets of the safe area; zero, because no bars cover a rendered image.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The active constraints whose first item is this view or one of its guides.
  public internal(set) final var constraints: [NSLayoutConstraint] = []
  /// The guides that were added with `addLayoutGuide(_:)`.
  public internal(set) final var layoutGuides: [UILayoutGuide] = []
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
  /// Lays out the sublayers. Subclasses override it. It is called whenever the view is drawn, after `layoutSubviews()`.
  ///
  /// - Parameter layer: The layer of the view.
  open func layoutSublayers(of layer: CALayer) {}
  /// Tells the view that its margins have changed on Apple's platforms. It is never called here.
  open func layoutMarginsDidChange() {}
  /// Tells the view that the insets of the safe area have changed on Apple's platforms. It is never called here.
  open func safeAreaInsetsDidChange() {}
  /// Updates the constraints. Subclasses override it. It is called whenever the view is drawn, before the constraints are solved.
  open func updateConstraints() {}
  /// The natural size of the view in points; negative lengths mean none. A plain view has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// Returns the size that fits a proposed one. A plain view returns its current size.
  ///
  /// - Parameter size: The proposed size, in points.
  /// - Returns: The size in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedFrame.size }
  /// Draws the content of the view into `UIGraphicsGetCurrentContext()`, between the background and the subviews. Subclasses override it. What
  /// is outside the bounds is clipped.
  ///
  /// - Parameter rect: The bounds of the view.
  open func draw(_ rect: CGRect) {}
  /// Draws the content of the view's layer: calls `draw(_:)` with the layer's bounds.
  ///
  /// - Parameters:
  ///   - layer: The layer of the view.
  ///   - ctx: The context, which is the current one.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(CGRect(origin: .zero, size: ctx.size)) }
  /// Returns the size of the view that satisfies its constraints.
  ///
  /// - Parameter targetSize: `layoutFittingCompressedSize` for the smallest size, `layoutFittingExpandedSize` for the largest.
  /// - Returns: The size in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    ConstraintSystem(root: self, fitting: targetSize).solvedSize
  }
  /// Returns the size of the view that satisfies its constraints, with a priority for each length of the target.
  ///
  /// - Parameters:
  ///   - targetSize: The target size, in points.
  ///   - horizontalFittingPriority: The priority of the target width: a required one is the width of the result.
  ///   - verticalFittingPriority: The priority of the target height: a required one is the height of the result.
  /// - Returns: The size in points.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    ConstraintSystem(root: self, fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority).solvedSize
  }
  /// Requests a layout on Apple's platforms. No effect here: views are laid out whenever they are drawn.
  open func setNeedsLayout() {}
  /// Requests drawing on Apple's platforms. No effect here: every image is drawn again.
  open func setNeedsDisplay() {}
  /// Requests drawing of a part on Apple's platforms. No effect here: every image is drawn again.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// Requests an update of the constraints on Apple's platforms. No effect here: they are updated whenever the view is drawn.
  open func setNeedsUpdateConstraints() {}
  /// Updates the constraints of the view and its subviews at once.
  open func updateConstraintsIfNeeded() { updateTree() }
  /// Marks the intrinsic size as out of date on Apple's platforms. No effect here: it is computed whenever the view is drawn.
  open func invalidateIntrinsicContentSize() {}
  /// Lays out the views inside this one at its current size: solves the constraints and calls `layoutSubviews`.
  open func layoutIfNeeded() { layoutTree() }
  /// A Boolean value that indicates whether the view has to be laid out by constraints. No effect here: it always may be.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// The insets of the rectangle that constraints align from the frame; zero by default. They have no effect here.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  // MARK: Subviews

  /// Adds a subview in front of the others. It is removed from its old superview.
  ///
  /// - Parameter view: The view.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
  /// Inserts a subview at an index. It is removed from its old superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - index: The index among the subviews, 0 for the back; indices out of range are clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
  /// Inserts a subview behind another. It is removed from its old superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sibling: The subview next to which it is inserted. If it is not a subview, the view is added at the front.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }
  /// Inserts a subview in front of another. It is removed from its old superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - sibling: The subview next to which it is inserted. If it is not a subview, the view is added at the front.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeFromSuperview()
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }
  /// Removes this view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a subview in front of the others. Views that are not subviews are ignored.
  ///
  /// - Parameter view: The view.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
  }
  /// Moves a subview behind the others. Views that are not subviews are ignored.
  ///
  /// - Parameter view: The view.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
  }
  /// Returns the first view with a tag, this one or one inside it at any depth, or nil if there is none.
  ///
  /// - Parameter tag: The tag.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  /// Tells the view that it is about to get another superview. Subclasses override it.
  ///
  /// - Parameter newSuperview: The new superview, or nil.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that it is about to get another window. It is never called here.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that a subview is about to be removed. Subclasses override it.
  ///
  /// - Parameter subview: The subview.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Touches

  /// Returns whether a point is inside the bounds.
  ///
  /// - Parameters:
  ///   - point: The point in the view's coordinates, in points.
  ///   - event: The event with the touch, or nil; not used.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// Returns the frontmost view at a point, this one or one inside it; nil if the point is outside or the view does not take touches.
  ///
  /// - Parameters:
  ///   - point: The point in the view's coordinates, in points.
  ///   - event: The event with the touch, or nil; not used.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }
  /// Adds a gesture recogniser, which never recognises anything in a rendered image.
  ///
  /// - Parameter gestureRecognizer: The recogniser.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }
  /// Removes a gesture recogniser from the view.
  ///
  /// - Parameter gestureRecognizer: The recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
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
  /// Whether the tint colour of a view is dimmed.
  public enum TintAdjustmentMode: Int, Hashable, Sendable {
    /// As that of the superview.
    case automatic
    /// It is not.
    case normal
    /// It is.
    case dimmed
  }

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
