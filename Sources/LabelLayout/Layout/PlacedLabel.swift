// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelText

/// A label in which everything has its place and text has its lines.
package struct PlacedLabel: Hashable {
  package var environment: RenderEnvironment
  /// The label's own size in points.
  package var size: Size
  package var root: PlacedNode

  package init(environment: RenderEnvironment, size: Size, root: PlacedNode) {
    self.environment = environment
    self.size = size
    self.root = root
  }
}

/// A view at its place. Frames are points from the top left corner of the label, not yet rounded to pixels.
package struct PlacedNode: Hashable {
  package indirect enum Content: Hashable {
    case text(TextLayout, TextFill)
    case icon(ResolvedIcon)
    case spacer
    case shape(ResolvedShape)
    case masked(PlacedNode, by: PlacedNode)
    case stack([PlacedNode])
    case decorated(PlacedNode, Decoration)
  }

  package var frame: Rect
  package var content: Content

  package init(frame: Rect, content: Content) {
    self.frame = frame
    self.content = content
  }
}
