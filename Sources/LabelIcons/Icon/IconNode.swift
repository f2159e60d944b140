// SPDX-License-Identifier: MIT

package import LabelCore

/// A piece of an icon; pieces are painted in order, each over the one before.
package enum IconNode: Hashable, Sendable {
  case shape(IconShape)
  case group(IconGroup)
}

/// Pieces that are clipped, masked or faded together.
package struct IconGroup: Hashable, Sendable {
  /// Of the whole group as one picture, 0…1.
  package var opacity: Double
  /// How the group is laid over what is below it.
  package var blend: DrawGroup.Compositing
  /// Ink outside any of these is dropped.
  package var clips: [IconClip]
  /// Says how much of the clipped ink is kept; nil for all of it.
  package var mask: IconMask?
  package var nodes: [IconNode]

  package init(
    opacity: Double = 1, blend: DrawGroup.Compositing = .over, clips: [IconClip] = [], mask: IconMask? = nil, nodes: [IconNode]
  ) {
    self.opacity = opacity
    self.blend = blend
    self.clips = clips
    self.mask = mask
    self.nodes = nodes
  }
}

/// An area: whatever one of the outlines encloses. Without an outline it is empty.
package struct IconClip: Hashable, Sendable {
  package struct Outline: Hashable, Sendable {
    package var path: VectorPath
    package var rule: FillRule
    /// What this outline alone is cut to, further.
    package var clips: [IconClip] = []
  }

  package var outlines: [Outline]
}

/// A picture that says how much of a group is kept; it shows its own colours in every mode.
package struct IconMask: Hashable, Sendable {
  package var measure: DrawMask.Measure
  package var nodes: [IconNode]
}

/// One outline of an icon with its fill and its stroke, in units of the icon's view box, all transforms applied.
package struct IconShape: Hashable, Sendable {
  package struct Fill: Hashable, Sendable {
    package var ink: IconInk
    package var rule: FillRule
    /// 0…1, over the ink's own.
    package var opacity: Double
  }

  package struct Stroke: Hashable, Sendable {
    package var ink: IconInk
    /// As the file draws it, which is the regular weight.
    package var style: StrokeStyle
    /// 0…1, over the ink's own.
    package var opacity: Double
    /// How much of what black adds to the regular line the line takes: 1 for all, less where there is no room for thick lines.
    package var weightShare = 1.0
  }

  package var path: VectorPath
  /// Painted first; nil for none.
  package var fill: Fill?
  /// Painted over the fill; nil for none.
  package var stroke: Stroke?
  /// Of fill and stroke as one picture, 0…1.
  package var opacity: Double
  package var layer: IconLayer
  /// The line in the file that draws it, from 1.
  package var line: Int
  /// Where the icon is mirrored, the shape is turned back about this vertical line (its x), so that a letter stays legible and a
  /// slash keeps its direction; nil for shapes that turn with the icon.
  package var uprightAxis: Double?
  /// Whether pixels are either painted or not: `shape-rendering="crispEdges"`.
  package var isCrisp = false
}

/// The colour that a file asks for.
package enum IconInk: Hashable, Sendable {
  /// `currentColor`: the label's foreground.
  case foreground
  /// A colour written in the file; modes of one colour ignore it.
  case color(SRGBColor)
  /// A gradient of the file, in units of the shape; modes of one colour keep only its opacities.
  case gradient(Gradient)
  /// Nothing is said: SVG's black, where colours count at all.
  case unset
}
