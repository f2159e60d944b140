// SPDX-License-Identifier: MIT

public import Foundation
internal import LabelCore
public import LabelKit
internal import LabelLayout
internal import LabelViewNode

/// A rectangle with a background, corners, a border and a shadow, like Core Animation's layer: that of a view, or one inside it. Lengths are
/// in points. Nothing is animated, and there are no transforms in space.
nonisolated open class CALayer: NSObject {
  // MARK: Geometry

  /// The view whose layer this is; nil for a sublayer that was made on its own.
  final weak var view: UIView?
  private final var ownFrame = CGRect.zero

  /// The position and the size of the layer in its superlayer's coordinates, in points. That of a view's layer is the view's.
  open var frame: CGRect {
    get { view?.frame ?? ownFrame }
    set { if let view { view.frame = newValue } else { ownFrame = newValue } }
  }
  /// The rectangle of the layer in its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      let center = position
      frame.size = newValue.size
      if view == nil { position = center }
    }
  }
  /// The position of the layer's anchor point in its superlayer's coordinates, in points: the centre unless `anchorPoint` is another.
  open var position: CGPoint {
    get { CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height) }
    set { frame.origin = CGPoint(x: newValue.x - anchorPoint.x * frame.width, y: newValue.y - anchorPoint.y * frame.height) }
  }
  /// The point of the layer that `position` places and that transforms leave in place, in fractions of its size; its centre by default.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The order among sublayers: those with a larger value are drawn above others; 0 by default.
  open var zPosition: CGFloat = 0
  private final var ownTransform = CGAffineTransform.identity

  /// Returns the transformation about the anchor point.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? ownTransform }
  /// Sets the transformation about the anchor point.
  ///
  /// - Parameter transform: The transformation.
  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view { view.transform = transform } else { ownTransform = transform }
  }

  // MARK: Looks

  private final var ownBackground: CGColor?
  private final var ownOpacity: Float = 1
  private final var ownIsHidden = false

  /// The colour of the background; nil, the default, for none. That of a view's layer is the view's.
  open var backgroundColor: CGColor? {
    get { view.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set { if let view { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } } else { ownBackground = newValue } }
  }
  /// The opacity of the layer and what is inside, 0…1; 1 by default. That of a view's layer is the view's.
  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? ownOpacity }
    set { if let view { view.alpha = CGFloat(newValue) } else { ownOpacity = newValue } }
  }
  /// A Boolean value that indicates whether the layer is hidden; false by default.
  open var isHidden: Bool {
    get { view?.isHidden ?? ownIsHidden }
    set { if let view { view.isHidden = newValue } else { ownIsHidden = newValue } }
  }
  /// A Boolean value that indicates whether the layer covers everything below it; a hint for the system, without effect here.
  open var isOpaque = false
  /// The radius of the corners in points; 0 by default. It always applies to the background, and to the content if `masksToBounds` is
  /// true.
  open var cornerRadius: CGFloat = 0
  /// The corners that are round; all of them by default.
  open var maskedCorners: CACornerMask = .all
  /// The curve of the corners; circular by default.
  open var cornerCurve = CALayerCornerCurve.circular
  /// The width of the border inside the edge, in points; 0, the default, draws none.
  open var borderWidth: CGFloat = 0
  /// The colour of the border; opaque black by default, nil for none.
  open var borderColor: CGColor? = UIColor.black.cgColor
  /// A Boolean value that indicates whether content outside the bounds is clipped, the shadow included; false by default.
  open var masksToBounds = false
  /// A layer whose opacity says how much of this one is drawn, in this layer's coordinates; nil, the default, for all of it.
  open var mask: CALayer? {
    didSet {
      oldValue?.isMask = false
      mask?.isMask = true
    }
  }
  /// Whether the layer is the mask of another one. The view of such a layer is not drawn with its siblings.
  final var isMask = false
  /// The colour of the shadow of the layer and its content; opaque black by default, nil for none.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, 0…1; 0, the default, draws none.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow in points, to the right and down; by default 3 points up.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur of the shadow in points, the standard deviation of the Gaussian; 3 by default.
  open var shadowRadius: CGFloat = 3
  /// The outline of the shadow on Apple's platforms, which makes it faster. It is not used here: the shadow is that of what is drawn.
  open var shadowPath: CGPath?

  // MARK: Content

  /// An image that fills the layer, a `CGImage` or a `UIImage`; nil, the default, for none.
  open var contents: Any?
  /// The number of pixels per point of the content. It has no effect here: everything is sharp at any scale.
  open var contentsScale: CGFloat = 1
  /// A Boolean value that indicates whether the layer is drawn as an image on Apple's platforms; without effect here.
  open var shouldRasterize = false
  /// A Boolean value that indicates whether edges are smooth; they always are here.
  open var allowsEdgeAntialiasing = true
  /// The place of the contents in the bounds; without effect here.
  open var contentsGravity = CALayerContentsGravity.resize
  /// A Boolean value that indicates whether the layer is drawn as a group; it always is here.
  open var allowsGroupOpacity = true
  /// A Boolean value that indicates whether the back of the layer is drawn; an image shows no backs.
  open var isDoubleSided = true
  /// A Boolean value that indicates whether the layer is drawn in the background; without effect here.
  open var drawsAsynchronously = false
  /// A Boolean value that indicates whether the layer is drawn again at another size; it always is here.
  open var needsDisplayOnBoundsChange = false
  /// A filter for what is below the layer, or nil; not drawn.
  open var compositingFilter: Any?
  /// The speed of animations; without effect here.
  open var speed: Float = 1
  /// The time at which animations begin, in seconds; without effect here.
  open var beginTime: CFTimeInterval = 0
  /// The time within animations, in seconds; without effect here.
  open var timeOffset: CFTimeInterval = 0
  /// The transformation of the sublayers; not drawn.
  open var sublayerTransform = CATransform3D()
  /// The scale of that image in pixels per point; without effect here.
  open var rasterizationScale: CGFloat = 1
  /// A name of the layer, by which code finds it again.
  open var name: String?
  /// The layers inside this one that were added to it, from back to front; nil for none. Layers of subviews are not among them.
  open internal(set) var sublayers: [CALayer]?
  /// The layer that this one was added to, or nil.
  open internal(set) weak var superlayer: CALayer?
  /// The number of subviews that were there when the layer was added: they are below it.
  final var subviewsBelow = 0

  /// Creates a layer without a size.
  public override required init() { super.init() }
  /// Creates a copy of a layer for an animation on Apple's platforms; an empty layer here.
  public init(layer: Any) { super.init() }
  /// Creates a layer without a size. Nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }

  /// Draws the content of the layer. Subclasses override it. The context is not the current one for UIKit's functions.
  ///
  /// - Parameter ctx: The context of the layer's size.
  open func draw(in ctx: CGContext) {}
  /// Lays out the sublayers. Subclasses override it. It is called whenever the layer is drawn.
  open func layoutSublayers() {}
  /// Prepares the content on Apple's platforms. It is never called here.
  open func display() {}
  /// Requests drawing on Apple's platforms. No effect here: every image is drawn again.
  open func setNeedsDisplay() {}
  /// Requests a layout on Apple's platforms. No effect here: layers are laid out whenever they are drawn.
  open func setNeedsLayout() {}
  /// Calls `layoutSublayers()` at once.
  open func layoutIfNeeded() { layoutSublayers() }
  /// Returns the layer as it appears while it is animated: the layer itself.
  open func presentation() -> Self? { self }
  /// Returns the layer without animations: the layer itself.
  open func model() -> Self { self }
  /// Returns whether a point is inside the bounds.
  ///
  /// - Parameter point: The point in the layer's coordinates, in points.
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }
  /// Draws the layer and what is inside it into a context.
  ///
  /// - Parameter ctx: The context.
  open func render(in ctx: CGContext) {
    let node = view?.node(size: bounds.size) ?? self.node(size: bounds.size, ctx.direction == .leftToRight)
    ctx.add(ctx.placed(node, in: bounds))
  }

  // MARK: Sublayers

  /// Adds a sublayer in front of the others and of the subviews.
  ///
  /// - Parameter layer: The layer. It is removed from its old superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0, above: view?.subviews.count ?? 0) }
  /// Inserts a sublayer at an index; at 0 it is behind the subviews too.
  ///
  /// - Parameters:
  ///   - layer: The layer. It is removed from its old superlayer.
  ///   - idx: The index among the sublayers and the layers of subviews; one out of range is clamped.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx), above: min(Int(idx), view?.subviews.count ?? 0))
  }
  /// Inserts a sublayer behind another.
  ///
  /// - Parameters:
  ///   - layer: The layer. It is removed from its old superlayer.
  ///   - sibling: The sublayer, or the layer of a subview, that it is behind.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, nextTo: sibling, after: 0) }
  /// Inserts a sublayer in front of another.
  ///
  /// - Parameters:
  ///   - layer: The layer. It is removed from its old superlayer.
  ///   - sibling: The sublayer, or the layer of a subview, that it is in front of.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, nextTo: sibling, after: 1) }
  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    if superlayer?.sublayers?.isEmpty == true { superlayer?.sublayers = nil }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, nextTo sibling: CALayer?, after offset: Int) {
    if let sibling, let index = sublayers?.firstIndex(where: { $0 === sibling }) {
      insert(layer, at: index + offset, above: sibling.subviewsBelow)
    } else if let sibling, let index = view?.subviews.firstIndex(where: { $0.layer === sibling }) {
      let position = (sublayers ?? []).firstIndex { $0.subviewsBelow > index + offset } ?? sublayers?.count ?? 0
      insert(layer, at: position, above: index + offset)
    } else {
      addSublayer(layer)
    }
  }

  private func insert(_ layer: CALayer, at index: Int, above subviews: Int) {
    guard layer !== self else { return }
    // A view's own layer is drawn by its view.
    layer.removeFromSuperlayer()
    layer.subviewsBelow = subviews
    var all = sublayers ?? []
    all.insert(layer, at: min(max(index, 0), all.count))
    sublayers = all
    layer.superlayer = self
  }

  /// The content that the class of the layer draws, such as a gradient, as large as the layer; nil for none.
  func ownContent(size: CGSize) -> ViewNode? { nil }
}

/// The corners of a layer, by their places in a coordinate system with y down.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top and on the left.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner at the top and on the right.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner at the bottom and on the left.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner at the bottom and on the right.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// The curve of a layer's corners.
public enum CALayerCornerCurve: Hashable, Sendable {
  /// Corners that are circular arcs.
  case circular
  /// Corners of continuous curvature. With `maskedCorners` they are arcs here.
  case continuous
}

/// The place of the contents of a layer in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the place.
  public let rawValue: String
  /// Creates a place from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In the middle of the bounds.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the whole bounds, stretched.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// In the whole bounds as far as the proportions allow.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Beyond the bounds as far as the proportions need.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At the top of the bounds.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the bottom of the bounds.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left of the bounds.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right of the bounds.
  public static let right = CALayerContentsGravity(rawValue: "right")
}
