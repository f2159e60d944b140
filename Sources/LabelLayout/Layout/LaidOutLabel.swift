// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelText
package import LabelViewNode

/// A label after layout: every view has a frame and text is broken into lines.
package struct LaidOutLabel: Hashable {
  package var environment: RenderEnvironment
  /// The label's own size in points.
  package var size: Size
  package var root: LaidOutNode

  package init(environment: RenderEnvironment, size: Size, root: LaidOutNode) {
    self.environment = environment
    self.size = size
    self.root = root
  }
}

/// A view with its frame, in points from the top left corner of the label, not yet rounded to pixels.
package struct LaidOutNode: Hashable {
  package indirect enum Content: Hashable {
    case text(TextLayout, TextFill)
    case icon(ResolvedIcon)
    case spacer
    case shape(ResolvedShape)
    case masked(LaidOutNode, by: LaidOutNode)
    case stack([LaidOutNode])
    case decorated(LaidOutNode, Decoration)
  }

  package var frame: Rect
  package var content: Content

  package init(frame: Rect, content: Content) {
    self.frame = frame
    self.content = content
  }
}
