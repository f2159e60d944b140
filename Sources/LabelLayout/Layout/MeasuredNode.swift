// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelText
internal import LabelViewNode

/// A view's size for a proposal, with everything inside it already placed relative to it.
struct MeasuredNode {
  var size: Size
  /// In points from the top; nil for views without text or symbol, which align by their bottom edge.
  var firstBaseline: Double?
  var lastBaseline: Double?
  /// The position that a frame centres vertically, in points from the top; nil for half the height.
  var verticalCenter: Double?
  /// Explicit alignment guides, in points from the top or leading edge; baselines have their own properties above.
  var guides: [GuideKey: Double] = [:]
  var content: MeasuredContent

  /// The node with infinite lengths replaced by 0, for the root of a label.
  var finite: MeasuredNode {
    var result = self
    if !size.width.isFinite { result.size.width = 0 }
    if !size.height.isFinite { result.size.height = 0 }
    return result
  }
}

/// A child view with its origin in the parent.
///
/// It is a struct and not a tuple because Swift 6.3 reports circular types for the tuple in some orders of the files.
struct MeasuredChild {
  var node: MeasuredNode
  var origin: Point
  /// The z-index: views with a larger one are drawn above others.
  var zIndex = 0.0
}

/// The content of a measured view.
indirect enum MeasuredContent {
  case text(TextLayout, TextFill)
  case icon(ResolvedIcon)
  case spacer
  case shape(ResolvedShape)
  /// Children in the order of the views, regardless of their z-index.
  case stack([MeasuredChild])
  /// Content that is made when the frame is known.
  case geometry(ResolvedGeometry, LayoutEngine)
  case masked(MeasuredNode, by: MeasuredNode, origin: Point)
  case decorated(MeasuredNode, origin: Point, Decoration)
  case observed(MeasuredNode, PlacementObserver, isMirrored: Bool)
  case named(MeasuredNode, AnyHashable, isMirrored: Bool)
  case preferenceLayer(MeasuredNode, ResolvedPreferenceLayer, LayoutEngine)
  /// A view beside bars of some sizes.
  case barred(MeasuredNode, EdgeInsets)
  /// A view that is measured again by its item where it extends below bars.
  case extending(MeasuredNode, LayoutItem, FrameEdges)
}

extension MeasuredNode {
  /// The view with a decoration that does not change its size.
  func decorated(_ decoration: Decoration, moved delta: Point = .zero) -> MeasuredNode {
    var result = self
    result.content = .decorated(self, origin: delta, decoration)
    return result
  }

  /// A box that contains the view at an origin; the view's guides become guides of the box.
  func contained(in size: Size, at origin: Point, isMirrored: Bool, _ decoration: Decoration) -> MeasuredNode {
    let leading = isMirrored ? size.width - origin.x - self.size.width : origin.x
    var result = MeasuredNode(
      size: size, firstBaseline: firstBaseline.map { $0 + origin.y }, lastBaseline: lastBaseline.map { $0 + origin.y },
      verticalCenter: verticalCenter.map { $0 + origin.y }, content: .decorated(self, origin: origin, decoration))
    for (key, position) in guides { result.guides[key] = position + (key.axis == .horizontal ? leading : origin.y) }
    return result
  }

  // MARK: Alignment

  /// The position of an alignment guide, in points from the top or leading edge.
  subscript(key: GuideKey) -> Double {
    let extent = size[key.axis]
    switch key.alignment {
    case .start: return guides[key] ?? 0
    case .center: return guides[key] ?? extent / 2
    case .end: return guides[key] ?? extent
    case .firstTextBaseline: return key.axis == .vertical ? firstBaseline ?? extent : self[GuideKey(.horizontal, .start)]
    case .lastTextBaseline: return key.axis == .vertical ? lastBaseline ?? extent : self[GuideKey(.horizontal, .end)]
    case .custom(let guide): return guides[key] ?? guide.defaultValue(dimensions)
    }
  }

  /// The explicit position of an alignment guide; nil when it has none.
  func explicit(_ key: GuideKey) -> Double? {
    switch key.alignment {
    case .firstTextBaseline where key.axis == .vertical: firstBaseline
    case .lastTextBaseline where key.axis == .vertical: lastBaseline
    default: guides[key]
    }
  }

  mutating func set(_ key: GuideKey, to position: Double) {
    switch key.alignment {
    case .firstTextBaseline where key.axis == .vertical: firstBaseline = position
    case .lastTextBaseline where key.axis == .vertical: lastBaseline = position
    default: guides[key] = position
    }
  }

  var dimensions: NodeDimensions { NodeDimensions(size: size, value: { self[$0] }, explicit: explicit) }

  /// The origin of another view whose alignment guides are at those of this view.
  func origin(of other: MeasuredNode, _ alignment: FrameAlignment, isMirrored: Bool) -> Point {
    let (across, down) = (GuideKey(.horizontal, alignment.horizontal), GuideKey(.vertical, alignment.vertical))
    let leading = self[across] - other[across]
    return Point(x: isMirrored ? size.width - leading - other.size.width : leading, y: self[down] - other[down])
  }

  /// The origin of the view in a box of another size. When it is centred vertically, its own `verticalCenter` is at the centre.
  func origin(in box: Size, _ alignment: FrameAlignment, isMirrored: Bool) -> Point {
    let frame = MeasuredNode(size: box, content: .spacer)
    var origin = frame.origin(of: self, alignment, isMirrored: isMirrored)
    if alignment.vertical == .center, guides[GuideKey(.vertical, .center)] == nil {
      origin.y = box.height / 2 - (verticalCenter ?? size.height / 2)
    }
    return origin
  }
}

/// The fill and the shadows of glyphs, and the text that they are of.
package struct TextFill: Hashable {
  /// The text before it was broken into lines; nil if only its lines are known.
  package var shaped: ShapedText?
  package var shadows: [Shadow]
  /// The paints that runs refer to by index.
  package var paints: [ResolvedPaint]
  /// The indices of the paints that go over their run on each line.
  package var runPaints: [Int] = []
  /// The colour of the bars that replace the glyphs of redacted text; nil for normal text.
  package var redaction: SRGBColor?

  /// A fill without paints, for glyphs in the colours of their runs.
  package init(shadows: [Shadow]) {
    self.shadows = shadows
    paints = []
  }

  init(_ text: ResolvedText) {
    shaped = text.shaped
    shadows = text.shadows
    paints = text.paints
    runPaints = text.runPaints
    redaction = text.redaction
  }
}
