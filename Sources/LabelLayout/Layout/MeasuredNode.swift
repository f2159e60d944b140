// SPDX-License-Identifier: MIT

internal import LabelCore
internal import LabelText

/// A view's answer to a proposal, with everything inside it already placed relative to it.
struct MeasuredNode {
  var size: Size
  /// Points from the top; nil for views without text or symbol, which then align by their bottom edge.
  var firstBaseline: Double?
  var lastBaseline: Double?
  /// What a frame puts into its middle, in points from the top; nil for half the height.
  var middle: Double?
  var content: Content

  indirect enum Content {
    case text(TextLayout, shadow: Shadow?)
    case icon(ResolvedIcon)
    case spacer
    case stack([(node: MeasuredNode, origin: Point)])
    case decorated(MeasuredNode, origin: Point, Decoration)
  }

  /// The same with absolute frames.
  func placed(at origin: Point) -> PlacedNode {
    let content: PlacedNode.Content =
      switch content {
      case .text(let layout, let shadow): .text(layout, shadow: shadow)
      case .icon(let icon): .icon(icon)
      case .spacer: .spacer
      case .stack(let children): .stack(children.map { $0.node.placed(at: origin + $0.origin) })
      case .decorated(let inner, let offset, let decoration): .decorated(inner.placed(at: origin + offset), decoration)
      }
    return PlacedNode(frame: Rect(origin: origin, size: size), content: content)
  }
}
