// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelText

/// A view tree with nothing left to look up: concrete faces, sizes, colours and icons, and text already shaped.
package struct ResolvedLabel: Hashable {
  package var environment: RenderEnvironment
  package var root: ResolvedNode
}

package indirect enum ResolvedNode: Hashable {
  case text(ResolvedText)
  case icon(ResolvedIcon)
  /// Children without empty ones; spacing in points.
  case stack(Axis, StackAlignment, spacing: Double, children: [ResolvedNode])
  /// Points.
  case spacer(minimum: Double)
  case decorated(ResolvedNode, Decoration)
}

/// Shaped text and how it is broken into lines.
package struct ResolvedText: Hashable {
  package var shaped: ShapedText
  package var settings: TextSettings
  /// Below the glyphs, as UILabel draws it.
  package var shadow: Shadow?
}

/// A drawn icon at its size: commands whose origin is the top left corner of its box.
package struct ResolvedIcon: Hashable, Sendable {
  package var name: String
  package var mode: IconRenderingMode
  /// Points: the icon's box, on whole pixels.
  package var size: Size
  /// From the top of the box to the baseline of the text beside it, in points: the box is centred on the capitals.
  package var baseline: Double
  /// All that is painted, in points from the top left corner of the box: larger than it where a symbol's margins cut into its ink.
  package var ink: Rect
  /// In points from the top left corner of the box.
  package var commands: [DrawCommand]
}

/// What is done to a node, with concrete values.
package enum Decoration: Hashable, Sendable {
  case padding(EdgeInsets)
  case frame(width: Double?, height: Double?, alignment: FrameAlignment)
  case background(SRGBColor, cornerRadius: Double)
  case border(SRGBColor, width: Double, cornerRadius: Double)
  case shadow(Shadow)
  case opacity(Double)
  /// Where reading begins inside.
  case direction(TextDirection)
}
