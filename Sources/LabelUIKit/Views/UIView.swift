// SPDX-License-Identifier: MIT

public import Foundation
public import LabelKit
internal import LabelLayout

/// A rectangle with a background and subviews, as UIKit's `UIView`, which draws itself into a PNG.
///
///     let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
///     card.backgroundColor = .secondarySystemBackground
///     card.addSubview(label)
///     try card.pngData(scale: 2).write(to: url)
///
/// Properties have UIKit's names, defaults and meaning; lengths are points. Views are laid out when they are drawn: constraints are met,
/// then `layoutSubviews()` is called for each view from the outside in. A view is bound to no actor and belongs to the thread that uses it.
/// There is no window, no touch and no animation; `draw(_:)` is called without a context to draw into.
open class UIView: NSObject {
  // MARK: Geometry

  private var storedFrame: CGRect

  /// Place and size in the superview's coordinates.
  open var frame: CGRect {
    get { storedFrame }
    set {
      let old = storedFrame.size
      storedFrame = newValue
      if old != newValue.size { resizeSubviews(from: old) }
    }
  }

  /// The size of `frame` at the origin; nothing scrolls.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: storedFrame.size) }
    set { frame = CGRect(origin: storedFrame.origin, size: newValue.size) }
  }

  /// The middle of `frame`.
  open var center: CGPoint {
    get { CGPoint(x: storedFrame.midX, y: storedFrame.midY) }
    set { storedFrame.origin = CGPoint(x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2) }
  }

  /// How the frame follows when the superview's size changes; not at all.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Looks

  /// The colour behind the bounds; nil for none.
  open var backgroundColor: UIColor?
  /// The background's corners, border and shadow.
  public let layer = CALayer()
  /// Whether what is drawn outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The opacity of everything, 0…1.
  open var alpha: CGFloat = 1
  /// How the view is drawn about its middle; the identity by default. `frame` stays as it was set, where UIKit's grows with the map.
  open var transform: CGAffineTransform = .identity
  /// Whether nothing is drawn; a stack view leaves no room for it.
  open var isHidden = false
  /// How a picture meets the view's size; only image views have one.
  open var contentMode = ContentMode.scaleToFill
  /// The colour of symbols and controls inside, that of the superview when nil; blue where no view has one.
  ///
  /// It is never nil when read.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { writtenTint ?? superview?.tintColor ?? .systemBlue }
    set { writtenTint = newValue }
  }
  private var writtenTint: UIColor?
  /// A number to find the view by.
  open var tag = 0
  /// Whether touches reach the view; nothing is drawn of it.
  open var isUserInteractionEnabled = true
  /// What the view is made for: the superview's unless it was set.
  open var traitCollection: UITraitCollection {
    get { writtenTraits ?? superview?.traitCollection ?? UITraitCollection() }
    set { writtenTraits = newValue }
  }
  private var writtenTraits: UITraitCollection?

  // MARK: Hierarchy

  /// The views inside, those drawn first at the beginning.
  public internal(set) final var subviews: [UIView] = []
  /// The view that this one is in.
  public internal(set) final weak var superview: UIView?

  // MARK: Constraints

  /// Whether the frame is given by `frame`, and not by constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Room that `layoutMarginsGuide` leaves at the edges; 8 on each side.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  /// The active constraints whose first item is this view or one of its guides.
  public internal(set) final var constraints: [NSLayoutConstraint] = []
  /// Guides that were added.
  public internal(set) final var layoutGuides: [UILayoutGuide] = []
  var accessible = AccessibilityValues()
  var priorities = ContentPriorities()
  /// Guides that every view has, by kind, made when they are asked for.
  final var fixedGuides: [String: UILayoutGuide] = [:]

  /// Makes a view of a size.
  public init(frame: CGRect) {
    storedFrame = frame
    super.init()
  }

  /// Makes a view without a size. No nib is read: nothing of the coder is used.
  public required init?(coder: NSCoder) {
    storedFrame = .zero
    super.init()
  }

  /// Makes a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  // MARK: For subclasses

  /// Lays out the subviews; called for each view, from the outside in, whenever a view is drawn, after the constraints are solved.
  open func layoutSubviews() {}
  /// Changes constraints before they are met.
  open func updateConstraints() {}
  /// The natural size; a negative length for none. A plain view has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
  /// The size that fits another one; a plain view has its own.
  open func sizeThatFits(_ size: CGSize) -> CGSize { storedFrame.size }
  /// Called before the view is drawn. There is no context to draw into: what a subclass draws by hand is not in the picture.
  open func draw(_ rect: CGRect) {}
  /// Called when the view was put into another one.
  open func didMoveToSuperview() {}
  /// Called when a view was put into this one.
  open func didAddSubview(_ subview: UIView) {}
  /// Not called: there are no nibs.
  open func awakeFromNib() {}
  /// Not called: there is no Interface Builder.
  open func prepareForInterfaceBuilder() {}
  /// Not called: there are no windows.
  open func didMoveToWindow() {}
  /// Not called: traits are what they are when a picture is drawn.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Not called: colours are what they are when a picture is drawn.
  open func tintColorDidChange() {}

  /// Gives the view the size that fits its present one.
  open func sizeToFit() { bounds.size = sizeThatFits(storedFrame.size) }

  /// What is drawn over the background and behind the subviews, as large as the view; nil for nothing.
  func ownContent(size: CGSize) -> ViewNode? { nil }

  /// The text's lines, for baselines: half the height of all of them, and the first and last baseline from their middle; nil for none.
  var baselineOffsets: (first: CGFloat, last: CGFloat)? { nil }

  /// Constraints that the view itself brings for its subviews.
  var ownConstraints: [NSLayoutConstraint] { [] }
}

extension UIView {
  /// No natural length along an axis: -1.
  public static var noIntrinsicMetric: CGFloat { -1 }
  /// A size to fit that is as small as can be.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// A size to fit that is as large as can be.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// How a picture meets the size of a view.
  public enum ContentMode: Int, Hashable, Sendable {
    /// It is stretched.
    case scaleToFill
    /// All of it is inside, in its own ratio.
    case scaleAspectFit
    /// It covers all of the size, in its own ratio.
    case scaleAspectFill
    /// As `scaleToFill`.
    case redraw
    /// In its own size in the middle.
    case center
    /// In its own size at the top.
    case top
    /// In its own size at the bottom.
    case bottom
    /// In its own size at the left.
    case left
    /// In its own size at the right.
    case right
    /// In its own size in a corner.
    case topLeft
    /// In its own size in a corner.
    case topRight
    /// In its own size in a corner.
    case bottomLeft
    /// In its own size in a corner.
    case bottomRight
  }

  /// Which of a frame's lengths follow when the superview's size changes.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The room at the left.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The room at the right.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The room at the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The room at the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}
