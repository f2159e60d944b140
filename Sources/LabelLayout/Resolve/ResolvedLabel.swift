// SPDX-License-Identifier: MIT

package import LabelCore
package import LabelIcons
package import LabelText

/// A view tree with nothing left to look up: concrete faces, sizes, colours and icons, and text already shaped.
///
/// Only content that depends on its place is resolved during layout. Labels with such content hold the view's functions, and so stay with
/// the thread that made the view.
package struct ResolvedLabel: Hashable {
  package var environment: RenderEnvironment
  package var root: ResolvedNode
}

package indirect enum ResolvedNode: Hashable {
  case text(ResolvedText)
  case icon(ResolvedIcon)
  /// Children without empty ones; spacing in points, what the neighbours want when nil.
  case stack(Axis, StackAlignment, spacing: Double?, children: [ResolvedNode])
  /// Points.
  case spacer(minimum: Double)
  case shape(ResolvedShape)
  /// Children without empty ones.
  case container(ContainerNode.Arrangement, [ResolvedNode])
  case geometry(ResolvedGeometry)
  /// A view, and another over or behind it.
  case layered(ResolvedNode, ResolvedNode, FrameAlignment, isBehind: Bool)
  case masked(ResolvedNode, by: ResolvedNode, FrameAlignment)
  case decorated(ResolvedNode, Decoration)
}

/// An outline with its paint.
package struct ResolvedShape: Hashable, Sendable {
  package var outline: ShapeOutline
  package var drawing: ShapeNode.Drawing
  package var paint: ResolvedPaint
  package var shadows: [Shadow]
}

/// Content that is made, and its names looked up, when its place is known.
package struct ResolvedGeometry: Hashable {
  let content: DeferredContent<Placement>
}

/// A view over or behind another, made and looked up when what the other hands outwards is known.
package struct ResolvedPreferenceLayer: Hashable {
  let content: DeferredContent<LaidOutPreferences>
  let alignment: FrameAlignment
  let isBehind: Bool
}

/// Shaped text and how it is broken into lines.
package struct ResolvedText: Hashable {
  package var shaped: ShapedText
  package var settings: TextSettings
  /// Below all glyphs, as UILabel draws it, and inside them.
  package var shadows: [Shadow] = []
  /// What glyphs are filled with whose style names one of these by its number.
  package var paints: [ResolvedPaint] = []
  /// Draws a bar for each line instead of its letters; nil draws the letters.
  package var redaction: SRGBColor?
  /// What lies between the text and its neighbours in a vertical stack.
  package var spacing: VerticalSpacing
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
  /// Fills whatever size it is proposed; nil for its own size only.
  package var filling: Filling?

  /// How an icon fills a size.
  package struct Filling: Hashable, Sendable {
    /// Its own size in points, which it has where nothing is proposed.
    package var natural: Size
    package var mode: ImageResizing.Mode
    /// The parts at the sides that keep their thickness, in points of the natural size.
    package var caps: EdgeInsets
  }
  /// Below and inside the ink.
  package var shadows: [Shadow] = []
}

/// What is done to a node, with concrete values.
package enum Decoration: Hashable {
  case padding(EdgeInsets)
  case frame(width: Double?, height: Double?, alignment: FrameAlignment)
  case background(SRGBColor, cornerRadius: Double)
  case border(SRGBColor, width: Double, cornerRadius: Double)
  case shadow(Shadow)
  case opacity(Double)
  case flexibleFrame(FlexibleFrame)
  case fixedSize([Axis])
  case priority(Double)
  case aspectRatio(Double?, fills: Bool)
  case clip(ShapeOutline, FillRule)
  case offset(Point)
  case position(Point)
  case rotation(Double, anchor: Point)
  case scale(Double, Double, anchor: Point)
  case map(AffineTransform, anchor: Point)
  case blend(DrawGroup.Compositing)
  case filters([Filter])
  case flattened
  case hidden
  case depth(Double)
  case guide(GuideKey, ViewFunction<NodeDimensions, Double>)
  case cell(GridCell)
  case layoutValue(ObjectIdentifier, ViewValue)
  /// Where reading begins inside.
  case direction(TextDirection)
  /// Not in placed views, as the two below.
  case observed(PlacementObserver)
  case coordinateSpace(AnyHashable)
  case preferenceLayer(ResolvedPreferenceLayer)
}
