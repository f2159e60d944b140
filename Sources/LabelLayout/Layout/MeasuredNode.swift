// SPDX-License-Identifier: MIT

package import LabelCore
internal import LabelText

/// A view's answer to a proposal, with everything inside it already placed relative to it.
struct MeasuredNode {
  var size: Size
  /// Points from the top; nil for views without text or symbol, which then align by their bottom edge.
  var firstBaseline: Double?
  var lastBaseline: Double?
  /// What a frame puts into its middle, in points from the top; nil for half the height.
  var middle: Double?
  /// Lines that somebody said something of, in points from the top or leading edge; baselines have their own places above.
  var guides: [GuideKey: Double] = [:]
  var content: MeasuredContent

  /// The same without endless lengths, which a label alone on its picture cannot have.
  var finite: MeasuredNode {
    var result = self
    if !size.width.isFinite { result.size.width = 0 }
    if !size.height.isFinite { result.size.height = 0 }
    return result
  }
}

/// A view inside another, at its place there.
///
/// A type of its own, not a pair: Swift 6.3 takes the pair for a circle of types in some orders of the files.
struct MeasuredChild {
  var node: MeasuredNode
  var origin: Point
  /// Views with larger numbers are drawn above others.
  var depth = 0.0
}

/// What a measured view is made of.
indirect enum MeasuredContent {
  case text(TextLayout, TextFill)
  case icon(ResolvedIcon)
  case spacer
  case shape(ResolvedShape)
  /// In the order of the views, whatever is drawn above what.
  case stack([MeasuredChild])
  /// Content that is made when the place is known.
  case geometry(ResolvedGeometry, LayoutEngine)
  case masked(MeasuredNode, by: MeasuredNode, origin: Point)
  case decorated(MeasuredNode, origin: Point, Decoration)
  case observed(MeasuredNode, PlacementObserver, isMirrored: Bool)
  case named(MeasuredNode, AnyHashable, isMirrored: Bool)
  case preferenceLayer(MeasuredNode, ResolvedPreferenceLayer, LayoutEngine)
}

extension MeasuredNode {
  /// The same with something done to it that does not change its size.
  func decorated(_ decoration: Decoration, moved delta: Point = .zero) -> MeasuredNode {
    var result = self
    result.content = .decorated(self, origin: delta, decoration)
    return result
  }

  /// A box that holds the view at a place; lines of the view are lines of the box.
  func contained(in size: Size, at origin: Point, isMirrored: Bool, _ decoration: Decoration) -> MeasuredNode {
    let leading = isMirrored ? size.width - origin.x - self.size.width : origin.x
    var result = MeasuredNode(
      size: size, firstBaseline: firstBaseline.map { $0 + origin.y }, lastBaseline: lastBaseline.map { $0 + origin.y },
      middle: middle.map { $0 + origin.y }, content: .decorated(self, origin: origin, decoration))
    for (key, place) in guides { result.guides[key] = place + (key.axis == .horizontal ? leading : origin.y) }
    return result
  }

  // MARK: Alignment

  /// Where a line of the view runs, in points from the top or leading edge.
  subscript(key: GuideKey) -> Double {
    let extent = size[key.axis]
    switch key.alignment {
    case .start: return guides[key] ?? 0
    case .center: return guides[key] ?? extent / 2
    case .end: return guides[key] ?? extent
    case .firstTextBaseline: return key.axis == .vertical ? firstBaseline ?? extent : self[GuideKey(.horizontal, .start)]
    case .lastTextBaseline: return key.axis == .vertical ? lastBaseline ?? extent : self[GuideKey(.horizontal, .end)]
    case .custom(let guide): return guides[key] ?? guide.defaultPlace(dimensions)
    }
  }

  /// Where somebody said that a line of the view runs.
  func explicit(_ key: GuideKey) -> Double? {
    switch key.alignment {
    case .firstTextBaseline where key.axis == .vertical: firstBaseline
    case .lastTextBaseline where key.axis == .vertical: lastBaseline
    default: guides[key]
    }
  }

  mutating func set(_ key: GuideKey, to place: Double) {
    switch key.alignment {
    case .firstTextBaseline where key.axis == .vertical: firstBaseline = place
    case .lastTextBaseline where key.axis == .vertical: lastBaseline = place
    default: guides[key] = place
    }
  }

  var dimensions: NodeDimensions { NodeDimensions(size: size, place: { self[$0] }, explicit: explicit) }

  /// Where another view stands whose lines are put on this one's.
  func origin(of other: MeasuredNode, _ alignment: FrameAlignment, isMirrored: Bool) -> Point {
    let (across, down) = (GuideKey(.horizontal, alignment.horizontal), GuideKey(.vertical, alignment.vertical))
    let leading = self[across] - other[across]
    return Point(x: isMirrored ? size.width - leading - other.size.width : leading, y: self[down] - other[down])
  }

  /// Where the view stands in a box of another size. In the middle of one, text is centred by its own middle.
  func origin(in box: Size, _ alignment: FrameAlignment, isMirrored: Bool) -> Point {
    let frame = MeasuredNode(size: box, content: .spacer)
    var origin = frame.origin(of: self, alignment, isMirrored: isMirrored)
    if alignment.vertical == .center, guides[GuideKey(.vertical, .center)] == nil {
      origin.y = box.height / 2 - (middle ?? size.height / 2)
    }
    return origin
  }
}

/// What letters are filled with and the shadows that they have.
package struct TextFill: Hashable, Sendable {
  package var shadows: [Shadow]
  /// By the numbers that runs name them by.
  package var paints: [ResolvedPaint]
  /// Draws a bar for each line instead of its letters; nil draws the letters.
  package var redaction: SRGBColor?

  /// Letters in their own colours.
  package init(shadows: [Shadow]) {
    self.shadows = shadows
    paints = []
  }

  init(_ text: ResolvedText) {
    shadows = text.shadows
    paints = text.paints
    redaction = text.redaction
  }
}
