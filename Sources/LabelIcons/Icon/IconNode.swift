// SPDX-License-Identifier: MIT

package import LabelCore

/// A node of an icon's drawing. Nodes are painted in order, each over the ones before.
package enum IconNode: Hashable, Sendable {
  case shape(IconShape)
  case group(IconGroup)
}

/// Nodes that are filtered, clipped, masked, faded or blended together.
package struct IconGroup: Hashable, Sendable {
  /// The opacity of the whole group as one image, 0…1.
  package var opacity: Double
  /// How the group is blended with what is below it.
  package var blend: DrawGroup.Compositing
  /// Applied to the group before everything else; nil for none. In modes of one colour only its alpha is used.
  package var filter: Filter?
  /// The group is clipped to the intersection of these areas.
  package var clips: [IconClip]
  /// Multiplies the opacity of the clipped group; nil for no mask.
  package var mask: IconMask?
  package var nodes: [IconNode]

  package init(
    opacity: Double = 1, blend: DrawGroup.Compositing = .over, filter: Filter? = nil, clips: [IconClip] = [], mask: IconMask? = nil,
    nodes: [IconNode]
  ) {
    self.filter = filter
    self.opacity = opacity
    self.blend = blend
    self.clips = clips
    self.mask = mask
    self.nodes = nodes
  }
}

/// The union of the areas that the outlines enclose; empty without outlines.
package struct IconClip: Hashable, Sendable {
  package struct Outline: Hashable, Sendable {
    package var path: VectorPath
    package var rule: FillRule
    /// Further clips of this outline alone.
    package var clips: [IconClip] = []
  }

  package var outlines: [Outline]
}

/// A drawing whose luminance or alpha masks a group. It has its own colours in every mode.
package struct IconMask: Hashable, Sendable {
  package var measure: DrawMask.Measure
  package var nodes: [IconNode]
}

/// One outline of an icon with its fill and its stroke, in units of the icon's view box, with all transforms applied.
package struct IconShape: Hashable, Sendable {
  package struct Fill: Hashable, Sendable {
    package var paint: IconPaint
    package var rule: FillRule
    /// 0…1, multiplied with the paint's own.
    package var opacity: Double
  }

  package struct Stroke: Hashable, Sendable {
    package var paint: IconPaint
    /// The stroke of the file, which is the regular weight.
    package var style: StrokeStyle
    /// 0…1, multiplied with the paint's own.
    package var opacity: Double
    /// How far the line thickens towards black: 1 for all of the normal growth, less where there is no space for thick lines.
    package var weightShare = 1.0
  }

  package var path: VectorPath
  /// Painted first; nil for none.
  package var fill: Fill?
  /// Painted over the fill; nil for none.
  package var stroke: Stroke?
  /// The opacity of fill and stroke as one image, 0…1.
  package var opacity: Double
  package var layer: IconLayer
  /// The line of its element in the file, from 1.
  package var line: Int
  /// The x of the vertical axis about which the shape is mirrored back in a mirrored icon, so that a letter stays legible and a slash
  /// keeps its direction; nil for shapes that are mirrored with the icon.
  package var uprightAxis: Double?
  /// The character that the shape draws, for `IconLocalization`: `?`, a digit, or `a` for any letter; nil for other shapes.
  package var character: Character?
  /// Whether the shape is drawn without antialiasing: `shape-rendering="crispEdges"`.
  package var isCrisp = false
}

/// The paint of a fill or stroke in an icon's file.
package enum IconPaint: Hashable, Sendable {
  /// `currentColor`: the label's foreground.
  case foreground
  /// A colour written in the file; modes of one colour ignore it.
  case color(SRGBColor)
  /// A gradient of the file, in the shape's units; modes of one colour keep only its opacities.
  case gradient(Gradient)
  /// A picture, as the fill of its rectangle.
  case picture(IconPicture)
  /// The file gives no paint: SVG's default black, used in multicolor only.
  case unset
}
